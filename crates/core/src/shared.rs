//! What searches of one problem tell each other: letters that no fill has in a cell.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::ids::{CellId, Glyph, LetterSet};
use crate::problem::Problem;

/// Letters refuted by whoever found out, a set a cell.
pub struct Refuted(Vec<AtomicU64>);

impl Refuted {
    /// Nothing refuted yet.
    pub fn new(problem: &Problem<'_>) -> Self {
        Self(problem.cells.iter().map(|_| AtomicU64::new(0)).collect())
    }

    /// Tell of a letter.
    pub fn add(&self, cell: CellId, glyph: Glyph) {
        self.0[cell.index()].fetch_or(1 << glyph, Ordering::Relaxed);
    }

    /// The letters refuted in each cell where there is any.
    pub fn cells(&self) -> impl Iterator<Item = (CellId, LetterSet)> + '_ {
        let all = (0_u16..).map(CellId).zip(&self.0);
        let sets = all.map(|(cell, set)| (cell, LetterSet(set.load(Ordering::Relaxed))));
        sets.filter(|(_, set)| !set.is_empty())
    }
}
