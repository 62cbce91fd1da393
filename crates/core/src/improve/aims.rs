//! What a fill should be like.

use std::collections::{BTreeMap, BTreeSet};

use crate::ids::{LetterSet, WordId};

/// What to strive for, beside words with a good score.
#[derive(Clone, Debug, Default)]
pub struct Aims {
    /// Points of score that a word has lost because earlier puzzles used it.
    pub stale: BTreeMap<WordId, u8>,
    /// Letters the grid should hold, each at least once.
    pub letters: LetterSet,
    /// Words of which `wanted` should be used.
    pub wished: BTreeSet<WordId>,
    /// How many of them.
    pub wanted: usize,
    /// Stop as soon as the letters and the wished words are there.
    pub is_enough: bool,
}

impl Aims {
    /// Whether there is anything to be met, not only to be bettered.
    pub fn has_goal(&self) -> bool {
        !self.letters.is_empty() || self.wanted > 0
    }
}
