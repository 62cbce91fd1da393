//! Criss-cross: a person's words laid freely so that they interlock, all of them, tightly.

mod bits;
mod board;
mod budget;
mod chance;
mod greedy;
mod packing;
mod places;
mod problem;
mod squeeze;

pub use budget::{Ended, Limits, Watch};
pub use places::{Rules, LAW};
pub use problem::{Layout, Place, Problem};

use budget::Budget;
use chance::Chance;

/// Greedy packings before the improvement starts, as in the method of the source.
const ORDERS: usize = 40;

/// How a search went.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The best packing; `None` only when the search was stopped before the first word lay.
    pub layout: Option<Layout>,
    /// Why it ended.
    pub ended: Ended,
    /// Steps taken.
    pub steps: u64,
    /// Boxes tried.
    pub attempts: usize,
    /// Time
    pub first: std::time::Duration,
    /// area
    pub first_area: usize,
}

/// Lay the words of a problem.
pub fn lay(problem: &Problem, seed: u64, limits: Limits, watch: &Watch) -> Answer {
    let mut budget = Budget::new(limits, watch);
    let mut chance = Chance::new(seed);
    let pool: Vec<u16> = (0..problem.words.len() as u16).collect();
    let mut best: Option<Layout> = None;
    for _ in 0..ORDERS {
        let mut keyed: Vec<(f32, u16)> = pool
            .iter()
            .map(|&w| (problem.words[usize::from(w)].len() as f32 + 3.0 * chance.share(), w))
            .collect();
        keyed.sort_unstable_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        let order: Vec<u16> = keyed.iter().map(|x| x.1).collect();
        let layout = greedy::grow(problem, &order, problem.wanted, &mut chance, &mut budget);
        if let Some(layout) = layout {
            if best.as_ref().is_none_or(|b| layout.cost < b.cost) {
                best = Some(layout);
            }
        }
        if budget.ended().is_some() {
            break;
        }
    }
    let first = budget.elapsed();
    let first_area = best.as_ref().map_or(0, Layout::area);
    let mut attempts = 0;
    if let Some(layout) = best.take() {
        let mut squeeze = squeeze::Squeeze {
            problem,
            pool,
            chance,
            budget: &mut budget,
            best: layout,
            tuning: squeeze::Tuning::get(),
            attempts: 0,
        };
        squeeze.run();
        attempts = squeeze.attempts;
        best = Some(squeeze.best);
    }
    Answer {
        layout: best,
        ended: budget.ended().unwrap_or(Ended::Settled),
        steps: budget.steps,
        attempts,
        first,
        first_area,
    }
}
