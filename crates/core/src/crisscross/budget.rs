//! How long a search may go on, and who may stop it or watch it.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Bounds of one search; `None` is no bound. One step is one word whose places are looked up.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limits {
    /// The most steps.
    pub steps: Option<u64>,
    /// The most time.
    pub time: Option<Duration>,
}

/// What the caller may set and read while a search runs.
#[derive(Debug, Default)]
pub struct Watch {
    /// Set to stop the search; it ends with the best it has.
    pub cancel: AtomicBool,
    /// Steps taken so far.
    pub steps: AtomicU64,
    /// Words laid in the best packing so far.
    pub placed: AtomicU64,
    /// Area of the best packing so far, in cells.
    pub area: AtomicU64,
}

/// Why a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// Nothing more was to be gained within reason.
    Settled,
    /// The bound on steps came first.
    Steps,
    /// The bound on time came first.
    Time,
    /// The caller stopped it.
    Cancelled,
}

/// How often the clock is read, in steps.
const CLOCK_EVERY: u64 = 32;

pub(super) struct Budget<'a> {
    limits: Limits,
    watch: &'a Watch,
    began: Instant,
    pub(super) steps: u64,
    next_look: u64,
    over: Option<Ended>,
}

impl<'a> Budget<'a> {
    pub(super) fn new(limits: Limits, watch: &'a Watch) -> Self {
        Self {
            limits,
            watch,
            began: Instant::now(),
            steps: 0,
            next_look: 0,
            over: None,
        }
    }

    /// Count one step that looked at `blocks` blocks of the board; whether the search may go on.
    pub(super) fn step(&mut self) -> bool {
        self.steps += 1;
        if self.limits.steps.is_some_and(|most| self.steps > most) {
            self.over.get_or_insert(Ended::Steps);
        }
        if self.steps >= self.next_look {
            self.look();
        }
        self.over.is_none()
    }

    fn look(&mut self) {
        self.next_look = self.steps + CLOCK_EVERY;
        self.watch.steps.store(self.steps, Ordering::Relaxed);
        if self.watch.cancel.load(Ordering::Relaxed) {
            self.over.get_or_insert(Ended::Cancelled);
        }
        if self.limits.time.is_some_and(|most| self.began.elapsed() >= most) {
            self.over.get_or_insert(Ended::Time);
        }
    }

    pub(super) fn report(&self, placed: usize, area: usize) {
        self.watch.placed.store(placed as u64, Ordering::Relaxed);
        self.watch.area.store(area as u64, Ordering::Relaxed);
    }

    pub(super) fn ended(&self) -> Option<Ended> {
        self.over
    }

    pub(super) fn elapsed(&self) -> Duration {
        self.began.elapsed()
    }

    /// The share of the tighter bound that is spent, 0 to 1.
    pub(super) fn spent(&self) -> f64 {
        let steps = self
            .limits
            .steps
            .map_or(0.0, |most| self.steps as f64 / most.max(1) as f64);
        let time = self.limits.time.map_or(0.0, |most| {
            self.began.elapsed().as_secs_f64() / most.as_secs_f64().max(1e-9)
        });
        steps.max(time).min(1.0)
    }
}
