//! `WordIndex`: the words of one lexicon, for pattern search and for every fill.

use std::sync::Arc;

use crosswright_core::ids::{LetterSet, WordId};
use crosswright_core::patterns::Pattern;
use crosswright_core::roots::same_root;
use crosswright_core::words::{Columns, WordIndex as Core};
use crosswright_core::worth::{lowered as less, raised};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::errors::misuse;

/// The words of one lexicon; see the stub for its documentation.
#[pyclass(frozen, module = "crosswright.native._native")]
pub struct WordIndex {
    pub(crate) core: Arc<Core>,
}

#[pymethods]
impl WordIndex {
    #[new]
    #[pyo3(signature = (*, letters, glyphs, lengths, scores, groups, breaks))]
    fn new(
        letters: usize,
        glyphs: &[u8],
        lengths: &[u8],
        scores: &[u8],
        groups: &[u8],
        breaks: &[u8],
    ) -> PyResult<Self> {
        let columns = Columns {
            glyphs: glyphs.to_vec(),
            lengths: lengths.to_vec(),
            scores: scores.to_vec(),
            groups: numbers("groups", groups)?,
            breaks: numbers("breaks", breaks)?,
        };
        Ok(Self {
            core: Arc::new(Core::new(letters, columns).map_err(misuse)?),
        })
    }

    fn __len__(&self) -> usize {
        self.core.len()
    }

    fn find(&self, glyphs: &[u8]) -> Option<u32> {
        self.core.find(glyphs).map(|word| word.0)
    }

    #[pyo3(signature = (masks, *, min_score = 0, limit = None))]
    fn r#match(&self, masks: Vec<u64>, min_score: u8, limit: Option<usize>) -> Vec<u32> {
        let pattern: Vec<LetterSet> = masks.into_iter().map(LetterSet).collect();
        let found = self
            .core
            .matching(&pattern, min_score, limit.unwrap_or(usize::MAX));
        found.into_iter().map(|word| word.0).collect()
    }

    #[pyo3(signature = (masks, *, min_score = 0, limit = None))]
    fn count(&self, masks: Vec<u64>, min_score: u8, limit: Option<usize>) -> usize {
        let pattern: Vec<LetterSet> = masks.into_iter().map(LetterSet).collect();
        self.core
            .count(&pattern, min_score, limit.unwrap_or(usize::MAX))
    }

    #[pyo3(signature = (parts, *, shortest, longest, letters, needs, min_score = 0, limit = None))]
    #[allow(clippy::too_many_arguments)]
    fn search(
        &self,
        parts: Vec<Vec<u64>>,
        shortest: usize,
        longest: usize,
        letters: u64,
        needs: Vec<(u8, usize)>,
        min_score: u8,
        limit: Option<usize>,
    ) -> PyResult<Vec<u32>> {
        if let Some((glyph, _)) = needs
            .iter()
            .find(|(glyph, _)| usize::from(*glyph) >= self.core.letters())
        {
            return Err(misuse(format!("glyph {glyph} is outside the alphabet")));
        }
        let part = |sets: Vec<u64>| sets.into_iter().map(LetterSet).collect();
        let pattern = Pattern {
            parts: parts.into_iter().map(part).collect(),
            shortest,
            longest,
            letters: LetterSet(letters),
            needs,
        };
        let found = self
            .core
            .search(&pattern, min_score, limit.unwrap_or(usize::MAX));
        Ok(found.into_iter().map(|word| word.0).collect())
    }

    fn same_root(&self, a: u32, b: u32) -> PyResult<bool> {
        Ok(same_root(&self.core, self.word(a)?, self.word(b)?))
    }

    fn glyphs_of<'py>(&self, py: Python<'py>, id: u32) -> PyResult<Bound<'py, PyBytes>> {
        Ok(PyBytes::new(py, self.core.glyphs(self.word(id)?)))
    }

    #[pyo3(signature = (chosen, *, scores = None))]
    fn part<'py>(
        &self,
        py: Python<'py>,
        chosen: &[u8],
        scores: Option<&[u8]>,
    ) -> PyResult<(Self, Bound<'py, PyBytes>)> {
        let (part, ids) = self.core.part(chosen, scores).map_err(misuse)?;
        let core = Arc::new(part);
        Ok((Self { core }, PyBytes::new(py, &column(&ids))))
    }

    fn letter_counts(&self) -> Vec<u64> {
        self.core.letter_counts()
    }

    fn raised<'py>(
        &self,
        py: Python<'py>,
        worth: &[u8],
        bonus: &[u8],
    ) -> PyResult<Bound<'py, PyBytes>> {
        let sizes = [
            ("worth", worth.len(), self.core.len()),
            ("bonus", bonus.len(), self.core.letters()),
        ];
        for (name, found, wanted) in sizes {
            if found != wanted {
                return Err(misuse(format!(
                    "'{name}' has {found} bytes where {wanted} are needed"
                )));
            }
        }
        Ok(PyBytes::new(py, &raised(&self.core, worth, bonus)))
    }
}

impl WordIndex {
    fn word(&self, id: u32) -> PyResult<WordId> {
        if (id as usize) < self.core.len() {
            Ok(WordId(id))
        } else {
            Err(PyIndexError::new_err(format!(
                "no word {id} among {}",
                self.core.len()
            )))
        }
    }
}

/// What words are worth less their losses; see the stub.
#[pyfunction]
pub fn lowered<'py>(
    py: Python<'py>,
    worth: &[u8],
    ids: &[u8],
    losses: &[u8],
) -> PyResult<Bound<'py, PyBytes>> {
    let ids = numbers("ids", ids)?;
    if ids.len() != worth.len() {
        return Err(misuse(format!(
            "{} ids for what {} words are worth",
            ids.len(),
            worth.len()
        )));
    }
    Ok(PyBytes::new(py, &less(worth, &ids, losses)))
}

/// A column of little-endian 32-bit numbers.
pub(crate) fn numbers(column: &str, bytes: &[u8]) -> PyResult<Vec<u32>> {
    if bytes.len() % 4 != 0 {
        return Err(misuse(format!(
            "column '{column}' has {} bytes, no multiple of 4",
            bytes.len()
        )));
    }
    let number = |four: &[u8]| u32::from_le_bytes([four[0], four[1], four[2], four[3]]);
    Ok(bytes.chunks_exact(4).map(number).collect())
}

/// Numbers as a little-endian column.
fn column(numbers: &[u32]) -> Vec<u8> {
    numbers.iter().flat_map(|x| x.to_le_bytes()).collect()
}
