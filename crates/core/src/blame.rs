//! What clashes: few slots that cannot be filled together, when all of them cannot.

use crate::choose::Taste;
use crate::control::Progress;
use crate::ids::SlotId;
use crate::outcome::Statistics;
use crate::problem::Problem;
use crate::propagate::Network;
use crate::search::{Search, Stop, Watch};

/// A proof that takes more steps than this is not worth having again.
const STEPS: u64 = 2_000;
/// All proofs together may take so many steps.
const ALL_STEPS: u64 = 20_000;

/// A small part of `slots`, which cannot be filled together, that cannot be filled either.
///
/// Slots are left out in runs, half of the rest at first, the first ones first, as long as the
/// others are still proved impossible. Minimal unless a proof was given up for its length, or the
/// watch ended it all.
/// Ascending.
pub fn blame(problem: &Problem<'_>, mut slots: Vec<SlotId>, watch: Watch<'_>) -> Vec<SlotId> {
    let mut steps = 0;
    let mut run = slots.len().div_ceil(2);
    loop {
        let mut at = 0;
        while at < slots.len() && slots.len() > 1 {
            let mut fewer = slots.clone();
            fewer.drain(at..slots.len().min(at + run));
            if steps < ALL_STEPS && is_impossible(&problem.only(&fewer), watch, &mut steps) {
                slots = fewer;
            } else {
                at += run;
            }
        }
        if run == 1 {
            break;
        }
        run = run.div_ceil(2).min(slots.len().div_ceil(2)).max(1);
    }
    slots.sort_unstable();
    slots
}

fn is_impossible(problem: &Problem<'_>, watch: Watch<'_>, steps: &mut u64) -> bool {
    if problem.slots.is_empty() {
        return false;
    }
    let mut statistics = Statistics::default();
    let progress = Progress::default();
    let watch = Watch {
        progress: &progress,
        steps: Some(STEPS),
        ..watch
    };
    let stop = Search::new(Network::new(problem), Taste::default(), 0).run(watch, &mut statistics);
    *steps += statistics.steps;
    stop == Stop::Infeasible
}
