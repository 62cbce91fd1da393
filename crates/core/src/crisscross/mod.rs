//! Criss-cross: a person's words laid freely so that they interlock, all of them, tightly.
//!
//! A first answer comes from many greedy orders (`greedy`); it is then improved by ruin and
//! recreate in ever smaller rectangles (`squeeze`). Both ask `places` for the legal places of a
//! word, which reads them off the bit planes of a `board`. Goals, in their order, are the fields
//! of `problem::Cost`.

mod bits;
mod board;
mod budget;
mod cram;
mod greedy;
mod pace;
mod packing;
mod places;
mod pool;
mod problem;
mod squeeze;
mod tight;

pub use budget::{Ended, Options};
pub use places::{Rules, LAW};
pub use problem::{Layout, Place, Problem, ProblemError};

use std::time::Duration;

use crate::chance::Chance;
use crate::control::{CancelFlag, Progress};
use budget::Budget;
use greedy::Orders;
use squeeze::Squeeze;

/// How a search went.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The best layout; `None` only when the search ended before a word lay.
    pub layout: Option<Layout>,
    /// Why it ended.
    pub ended: Ended,
    /// Words looked up.
    pub steps: u64,
    /// Greedy orders carried through before a limit came.
    pub orders: usize,
    /// Rectangles tried after the first answer.
    pub tries: u64,
    /// Area of the first answer, in cells.
    pub first_area: usize,
    /// Time the first answer took.
    pub first: Duration,
    /// Time the whole search took.
    pub total: Duration,
}

/// Lay the words of a problem. One thread; the same seed and bound on steps give the same layout.
pub fn lay(
    problem: &Problem,
    options: Options,
    cancel: &CancelFlag,
    progress: &Progress,
) -> Answer {
    let mut budget = Budget::new(options, cancel, progress);
    let mut chance = Chance::new(options.seed);
    let pool = pool::linked(problem);
    let mut orders = Orders::new(problem, &pool);
    let mut best = orders.best(&mut chance, &mut budget);
    let orders = orders.done;
    let (first, first_area) = (budget.elapsed(), best.as_ref().map_or(0, Layout::area));
    let mut tries = 0;
    // The faulty rules of the tests know no repair: a packing that breaks them cannot be ruined.
    if let Some(layout) = best.take_if(|_| problem.rules == LAW) {
        let mut squeeze = Squeeze::new(problem, pool, layout, chance, &mut budget);
        squeeze.run();
        tries = squeeze.tries;
        best = Some(squeeze.best.joined(problem));
    }
    Answer {
        layout: best,
        ended: budget.ended().unwrap_or(Ended::Settled),
        steps: budget.steps(),
        orders,
        tries,
        first_area,
        first,
        total: budget.elapsed(),
    }
}

#[cfg(test)]
mod tests;
