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
const ALL_LONGER: u64 = 2;
/// The few more.
const FEW_STEPS: u64 = 200;

/// Some slots, as few as can be had cheaply, that cannot be filled together.
///
/// All slots of the problem cannot: that was proved in so many `steps`, and `weights` says how
/// often each failed. Slots are left out in runs, those that failed least first, half of them at
/// once, then ever fewer, as long as the rest is still proved impossible. The result is minimal
/// unless a proof was given up for its length. Ascending.
pub fn blame(problem: &Problem<'_>, weights: &[f32], watch: Watch<'_>, steps: u64) -> Vec<SlotId> {
    let mut slots: Vec<SlotId> = problem.slot_ids().collect();
    let weight = |slot: &SlotId| weights[slot.index()];
    slots.sort_by(|a, b| weight(a).total_cmp(&weight(b)));
    let mut left = ALL_LONGER * steps + FEW_STEPS;
    let mut run = slots.len().div_ceil(2);
    while slots.len() > 1 {
        let mut at = 0;
        while at < slots.len() && slots.len() > 1 {
            let mut fewer = slots.clone();
            fewer.drain(at..slots.len().min(at + run));
            let most = left.min(LONGER * steps + FEW_STEPS);
            let taught = fewer.iter().map(|slot| weight(slot).max(1.0)).collect();
            let (impossible, spent) = prove(
                &problem.only(&fewer),
                taught,
                Watch {
                    steps: Some(most),
                    ..watch
                },
            );
            left -= spent;
            if impossible {
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
