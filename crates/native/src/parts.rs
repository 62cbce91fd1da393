//! The parts of a problem as Python gives them, decoded and checked.

use std::ops::RangeInclusive;
use std::sync::Arc;

use crosswright_core::ids::{CellId, LetterSet, WordId};
use crosswright_core::problem::{Problem, Repeats, Slot, Standing};
use crosswright_core::runs::SHORTEST_RUN;
use crosswright_core::words::{WordIndex, LONGEST};
use pyo3::prelude::*;

use crate::errors::misuse;

/// What is to be filled, in plain numbers.
pub(crate) struct Parts {
    pub cells: Vec<u64>,
    pub slots: Vec<Vec<u16>>,
    pub min_scores: Vec<u8>,
    pub standing: Vec<(Vec<u8>, u32)>,
    pub unique: bool,
    pub roots: bool,
    pub longest_shared: Option<usize>,
    pub words: Option<Vec<Option<Vec<u32>>>>,
}

impl Parts {
    /// The problem, if its parts fit each other.
    pub fn problem(self, index: &WordIndex) -> PyResult<Problem<'_>> {
        let count = self.slots.len();
        let fits = |what: &str, found: usize| {
            if found == count {
                return Ok(());
            }
            Err(misuse(format!("{found} {what} for {count} slots")))
        };
        fits("floors", self.min_scores.len())?;
        let lists = self.words.unwrap_or_else(|| vec![None; count]);
        fits("lists of words", lists.len())?;
        let slots = self.slots.into_iter().zip(self.min_scores).zip(lists);
        let mut problem = Problem::new(
            index,
            self.cells.into_iter().map(LetterSet).collect(),
            slots
                .map(|((cells, min_score), words)| Slot {
                    cells: cells.into_iter().map(CellId).collect(),
                    min_score,
                    words: words.map(ascending),
                })
                .collect(),
            self.standing
                .into_iter()
                .map(|(glyphs, breaks)| Standing { glyphs, breaks })
                .collect(),
            Repeats::of(self.unique, self.roots),
        )
        .map_err(misuse)?;
        if let Some(length) = self.longest_shared.filter(|x| !SHARED.contains(x)) {
            return Err(misuse(format!(
                "answers that share {length} letters; {} to {} can be used",
                SHARED.start(),
                SHARED.end()
            )));
        }
        problem.longest_shared = self.longest_shared;
        Ok(problem)
    }
}

/// How many letters in a row answers can be allowed to share.
const SHARED: RangeInclusive<usize> = SHORTEST_RUN - 1..=LONGEST - 1;

/// The words of a list, each once, in the order of their ids.
fn ascending(mut words: Vec<u32>) -> Arc<[WordId]> {
    words.sort_unstable();
    words.dedup();
    words.into_iter().map(WordId).collect()
}
