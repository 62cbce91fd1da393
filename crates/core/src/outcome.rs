//! How a search ended.

use crate::ids::{LetterSet, SlotId, WordId};

/// The four ends of a search.
#[derive(Clone, Debug, PartialEq)]
pub enum Ending {
    /// A word for each slot.
    Found(Vec<WordId>),
    /// Proved: there is no fill. These slots alone cannot be filled together.
    Infeasible(Vec<SlotId>),
    /// There is none with the letters the search confined itself to; with others there may be.
    Missed,
    /// A limit came first.
    Limit(Limit),
    /// Stopped from outside.
    Cancelled,
}

/// Which limit came first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// The number of decisions.
    Steps,
    /// The time.
    Seconds,
}

/// What a search did.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Statistics {
    /// Decisions made.
    pub steps: u64,
    /// Decisions taken back because they failed.
    pub backtracks: u64,
    /// Times the search began anew.
    pub restarts: u64,
    /// Choices jumped over.
    pub jumped: u64,
    /// Wall time.
    pub seconds: f64,
}

/// How a search ended, with all it can show.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// The end.
    pub ending: Ending,
    /// The letters of each cell: one in each when found, else those of the fullest grid seen.
    pub letters: Vec<LetterSet>,
    /// What it took.
    pub statistics: Statistics,
}
