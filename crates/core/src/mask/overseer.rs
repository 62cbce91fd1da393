//! What only the whole mask shows, priced: parts, cuts and badly checked letters.

use super::board::Frame;
use super::checked::Checking;
use super::joined::Joining;
use super::prices::{PART, UNCHECKED};
use super::rules::{Checked, Problem};

/// Looks over whole masks of one rectangle.
#[derive(Debug)]
pub(super) struct Overseer {
    joining: Joining,
    checking: Option<Checking>,
}

/// What a look showed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct View {
    /// What it costs.
    pub cost: i64,
    /// How far it breaks the law.
    pub faults: i64,
}

impl Overseer {
    pub fn new(problem: &Problem) -> Self {
        let frame = Frame::new(problem);
        let lattice = problem.rules.checked == Checked::Lattice;
        Self {
            joining: Joining::new(frame),
            checking: lattice.then(|| Checking::new(frame, problem.rules.shortest)),
        }
    }

    /// Look over a mask; nothing when it costs more than the budget.
    pub fn look(&mut self, block: &[bool], budget: i64) -> Option<View> {
        if budget < 0 {
            return None;
        }
        let most = budget / UNCHECKED;
        let unchecked = self
            .checking
            .as_mut()
            .map_or(0, |checking| checking.faults(block, most));
        if unchecked > most {
            return None;
        }
        let (parts, cuts) = self.joining.walk(block);
        let extra = (parts - 1).abs();
        let cost = unchecked * UNCHECKED + extra * PART + cuts;
        (cost <= budget).then_some(View {
            cost,
            faults: extra + unchecked,
        })
    }

    /// How far a mask breaks the law in what only the whole shows.
    pub fn faults(&mut self, block: &[bool]) -> i64 {
        self.look(block, i64::MAX).map_or(0, |view| view.faults)
    }
}
