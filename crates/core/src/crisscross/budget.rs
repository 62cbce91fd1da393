//! How long a search may go on, and how it is stopped and watched from outside.

use std::time::{Duration, Instant};

use crate::control::{CancelFlag, Look, Progress};

use super::problem::Layout;

/// Seed and bounds of one search; `None` is no bound.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Options {
    /// Another seed gives another layout.
    pub seed: u64,
    /// The most steps; one step is one word whose places are looked up.
    pub steps: Option<u64>,
    /// The most seconds of wall time.
    pub seconds: Option<f64>,
}

/// Why a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// Nothing more was to be gained within reason.
    Settled,
    /// The bound on steps came first.
    Steps,
    /// The bound on time came first.
    Seconds,
    /// Stopped from outside.
    Cancelled,
}

/// How often the clock and the flag are looked at, in steps.
const LOOK_EVERY: u64 = 32;

pub(super) struct Budget<'a> {
    options: Options,
    cancel: &'a CancelFlag,
    progress: &'a Progress,
    began: Instant,
    steps: u64,
    next_look: u64,
    seen: Look,
    ended: Option<Ended>,
}

impl<'a> Budget<'a> {
    pub(super) fn new(options: Options, cancel: &'a CancelFlag, progress: &'a Progress) -> Self {
        Self {
            options,
            cancel,
            progress,
            began: Instant::now(),
            steps: 0,
            next_look: 0,
            seen: Look::default(),
            ended: None,
        }
    }

    /// Count one step; whether the search may go on.
    pub(super) fn step(&mut self) -> bool {
        self.steps += 1;
        if self.options.steps.is_some_and(|most| self.steps > most) {
            self.ended.get_or_insert(Ended::Steps);
        }
        if self.steps >= self.next_look {
            self.next_look = self.steps + LOOK_EVERY;
            if self.cancel.is_set() {
                self.ended.get_or_insert(Ended::Cancelled);
            }
            if self
                .options
                .seconds
                .is_some_and(|most| self.seconds() >= most)
            {
                self.ended.get_or_insert(Ended::Seconds);
            }
            self.seen.steps = self.steps;
            self.progress.show(self.seen);
        }
        self.ended.is_none()
    }

    /// Tell whoever watches of a better layout, or of one more try.
    pub(super) fn report(&mut self, best: &Layout, tries: u64) {
        self.seen.restarts = tries;
        self.seen.filled = best.placed() as u64;
        self.seen.most_filled = self.seen.most_filled.max(self.seen.filled);
    }

    pub(super) fn ended(&self) -> Option<Ended> {
        self.ended
    }

    pub(super) fn steps(&self) -> u64 {
        self.steps
    }

    pub(super) fn seconds(&self) -> f64 {
        self.began.elapsed().as_secs_f64()
    }

    pub(super) fn elapsed(&self) -> Duration {
        self.began.elapsed()
    }

    /// The share of the tighter bound that is spent, 0 to 1. By steps alone where steps bound.
    pub(super) fn spent(&self) -> f64 {
        let steps = self
            .options
            .steps
            .map_or(0.0, |most| self.steps as f64 / most.max(1) as f64);
        let time = self
            .options
            .seconds
            .map_or(0.0, |most| self.seconds() / most.max(1e-9));
        steps.max(time).min(1.0)
    }
}
