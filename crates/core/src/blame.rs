//! What clashes: few slots that cannot be filled together, when all of them cannot.

use crate::choose::{Chooser, Taste};
use crate::control::Progress;
use crate::ids::SlotId;
use crate::outcome::Statistics;
use crate::problem::Problem;
use crate::propagate::Network;
use crate::search::{Search, Stop, Watch};

/// One proof may take so many times the steps of the first, and a few more.
const LONGER: u64 = 1;
/// All proofs together may take so many times the steps of the first, and a few more.
const ALL_LONGER: u64 = 1;
/// The few more, for one proof.
const FEW_STEPS: u64 = 300;
/// The few more, for all proofs.
const ALL_FEW_STEPS: u64 = 1_500;

/// Some slots, as few as can be had cheaply, that cannot be filled together.
///
/// All slots of the problem cannot: that was proved in so many `steps`, and `weights` says how
/// often each failed. From the slot that failed most a region grows over crossing slots, to twice
/// its size again and again, until it is proved impossible on its own; most of what clashes is
/// local. Of the region, slots are left out in runs, the last to come first, half of them at once,
/// then ever fewer, as long as the rest is still proved impossible. The result is minimal unless a
/// proof was given up for its length. Ascending.
pub fn blame(problem: &Problem<'_>, weights: &[f32], watch: Watch<'_>, steps: u64) -> Vec<SlotId> {
    let mut slots = region(problem, weights);
    let mut court = Court {
        problem,
        weights,
        watch,
        most: LONGER * steps + FEW_STEPS,
        left: ALL_LONGER * steps + ALL_FEW_STEPS,
    };
    let mut few = 1;
    while few < slots.len() {
        if court.proves(&slots[..few]) {
            slots.truncate(few);
            break;
        }
        few *= 2;
    }
    slots.reverse();
    let mut run = slots.len().div_ceil(2);
    while slots.len() > 1 {
        let mut at = 0;
        while at < slots.len() && slots.len() > 1 {
            let mut fewer = slots.clone();
            fewer.drain(at..slots.len().min(at + run));
            if court.proves(&fewer) {
                slots = fewer;
            } else {
                at += run;
            }
        }
        if run == 1 {
            break;
        }
        run = run.div_ceil(2).min(slots.len().div_ceil(2));
    }
    slots.sort_unstable();
    slots
}

/// All slots, each but the first crossing one before it, if it can; the heaviest such comes next.
fn region(problem: &Problem<'_>, weights: &[f32]) -> Vec<SlotId> {
    let cells_of = |slot: SlotId| &problem.slots[slot.index()].cells;
    let mut is_reached = vec![false; problem.cells.len()];
    let mut waiting: Vec<SlotId> = problem.slot_ids().collect();
    let mut order = Vec::with_capacity(waiting.len());
    while !waiting.is_empty() {
        let key = |slot: SlotId| {
            let crosses = cells_of(slot).iter().any(|cell| is_reached[cell.index()]);
            (crosses, weights[slot.index()])
        };
        let mut best = 0;
        for at in 1..waiting.len() {
            let (now, before) = (key(waiting[at]), key(waiting[best]));
            if now
                .0
                .cmp(&before.0)
                .then(now.1.total_cmp(&before.1))
                .is_gt()
            {
                best = at;
            }
        }
        let slot = waiting.remove(best);
        for cell in cells_of(slot) {
            is_reached[cell.index()] = true;
        }
        order.push(slot);
    }
    order
}

/// Proofs that some slots cannot be filled together, within a budget.
struct Court<'a> {
    problem: &'a Problem<'a>,
    weights: &'a [f32],
    watch: Watch<'a>,
    most: u64,
    left: u64,
}

impl Court<'_> {
    fn proves(&mut self, slots: &[SlotId]) -> bool {
        let weight = |slot: &SlotId| self.weights[slot.index()].max(1.0);
        let (impossible, spent) = prove(
            &self.problem.only(slots),
            slots.iter().map(weight).collect(),
            Watch {
                steps: Some(self.left.min(self.most)),
                ..self.watch
            },
        );
        self.left -= spent.min(self.left);
        impossible
    }
}

/// Whether a problem is proved impossible within a limit, and the steps that took.
fn prove(problem: &Problem<'_>, weights: Vec<f32>, watch: Watch<'_>) -> (bool, u64) {
    if problem.slots.is_empty() {
        return (false, 0);
    }
    let mut statistics = Statistics::default();
    let chooser = Chooser::new(weights.len(), Taste::default(), 0).taught(weights);
    let progress = Progress::default();
    let mut search = Search::new(Network::new(problem), chooser);
    let stop = search.run(
        Watch {
            progress: &progress,
            ..watch
        },
        &mut statistics,
    );
    (stop == Stop::Infeasible, statistics.steps)
}
