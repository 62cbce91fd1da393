//! How the outside stops a search and looks on: shared atomics, no locks, no callbacks.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Asks a search to stop.
#[derive(Debug, Default)]
pub struct CancelFlag(AtomicBool);

impl CancelFlag {
    /// Ask to stop; there is no way back.
    pub fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether stopping was asked for.
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// How far a search has come; another thread may look at any time.
#[derive(Debug, Default)]
pub struct Progress {
    steps: AtomicU64,
    restarts: AtomicU64,
    filled: AtomicU64,
    most_filled: AtomicU64,
    /// The bits of two numbers with a fraction.
    searched: AtomicU64,
    seconds: AtomicU64,
}

/// One look at a [`Progress`].
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Look {
    /// Decisions made.
    pub steps: u64,
    /// Times the search began anew.
    pub restarts: u64,
    /// Slots that have their word now.
    pub filled: u64,
    /// The most slots that had their word at once.
    pub most_filled: u64,
    /// The share of the space searched since the search last began anew, roughly.
    pub searched: f64,
    /// The seconds since then.
    pub seconds: f64,
}

impl Progress {
    /// What stands there now.
    pub fn look(&self) -> Look {
        Look {
            steps: self.steps.load(Ordering::Relaxed),
            restarts: self.restarts.load(Ordering::Relaxed),
            filled: self.filled.load(Ordering::Relaxed),
            most_filled: self.most_filled.load(Ordering::Relaxed),
            searched: f64::from_bits(self.searched.load(Ordering::Relaxed)),
            seconds: f64::from_bits(self.seconds.load(Ordering::Relaxed)),
        }
    }

    /// Write what the search knows.
    pub fn show(&self, look: Look) {
        self.steps.store(look.steps, Ordering::Relaxed);
        self.restarts.store(look.restarts, Ordering::Relaxed);
        self.filled.store(look.filled, Ordering::Relaxed);
        self.most_filled
            .fetch_max(look.most_filled, Ordering::Relaxed);
        self.searched
            .store(look.searched.to_bits(), Ordering::Relaxed);
        self.seconds
            .store(look.seconds.to_bits(), Ordering::Relaxed);
    }
}
