//! `Wordplay`: the ways an answer can be made of the words of an index.

use crosswright_core::ids::LetterSet;
use crosswright_core::wordplay::{plays, Asked, Part, Stock, OPERATIONS};
use crosswright_core::words::LONGEST;
use pyo3::prelude::*;

use crate::errors::misuse;
use crate::words::WordIndex;

/// The words of an index in the orders that find wordplay; see the stub for its documentation.
#[pyclass(frozen, module = "crosswright.native._native")]
pub struct Wordplay {
    stock: Stock,
    letters: usize,
}

/// A play as Python gets it: its parts and its places.
type Told = (Vec<i64>, Vec<u8>);

#[pymethods]
impl Wordplay {
    #[new]
    #[pyo3(signature = (index, *, usable, singles, vowels))]
    fn new(index: &WordIndex, usable: &[u8], singles: u64, vowels: u64) -> PyResult<Self> {
        let words = index.core.len();
        if usable.len() != words {
            return Err(misuse(format!(
                "'usable' has {} items for {words} words",
                usable.len()
            )));
        }
        let usable: Vec<_> = usable.iter().map(|&flag| flag != 0).collect();
        let (singles, vowels) = (LetterSet(singles), LetterSet(vowels));
        Ok(Self {
            letters: index.core.letters(),
            stock: Stock::new(index.core.clone(), &usable, singles, vowels),
        })
    }

    #[staticmethod]
    fn operations() -> Vec<&'static str> {
        OPERATIONS.iter().map(|(name, _)| *name).collect()
    }

    #[pyo3(signature = (operation, answer, *, barred, min_score, limit))]
    fn plays(
        &self,
        py: Python<'_>,
        operation: &str,
        answer: &[u8],
        barred: Vec<u32>,
        min_score: u8,
        limit: usize,
    ) -> PyResult<Vec<Told>> {
        if !(2..=LONGEST).contains(&answer.len()) {
            return Err(misuse(format!(
                "an answer of {} cells; 2 to {LONGEST} can be used",
                answer.len()
            )));
        }
        if let Some(glyph) = answer.iter().find(|&&x| usize::from(x) >= self.letters) {
            return Err(misuse(format!(
                "the answer holds glyph {glyph}, which is outside the alphabet"
            )));
        }
        let asked = Asked::new(&self.stock, answer, &barred, min_score);
        let found = py
            .detach(|| plays(operation, &asked, limit))
            .ok_or_else(|| misuse(format!("no operation is called '{operation}'")))?;
        let told = |part| match part {
            Part::Word(word) => i64::from(word.0),
            Part::Letter(glyph) => -1 - i64::from(glyph),
        };
        let play = |play: crosswright_core::wordplay::Play| {
            (play.parts.into_iter().map(told).collect(), play.at)
        };
        Ok(found.into_iter().map(play).collect())
    }
}
