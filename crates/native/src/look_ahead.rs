//! `look_ahead`: what is still possible in a grid that somebody fills by hand.

use crosswright_core::ids::SlotId;
use crosswright_core::look_ahead::look_ahead as core_look_ahead;
use pyo3::prelude::*;

use crate::errors::misuse;
use crate::parts::Parts;
use crate::words::WordIndex;

/// What is possible; see the stub for its documentation.
#[pyclass(frozen, get_all, module = "crosswright.native._native")]
pub struct LookAheadResult {
    letters: Vec<u64>,
    counts: Vec<u32>,
    candidates: Vec<(u32, f32)>,
    stuck: Option<u16>,
}

/// What is possible in a problem; see the stub for its documentation.
#[pyfunction]
#[pyo3(signature = (
    index, *, cells, slots, min_scores, standing, unique = true, roots = true,
    words = None, slot = None, most = 100
))]
#[allow(clippy::too_many_arguments, clippy::fn_params_excessive_bools)]
pub fn look_ahead(
    py: Python<'_>,
    index: &WordIndex,
    cells: Vec<u64>,
    slots: Vec<Vec<u16>>,
    min_scores: Vec<u8>,
    standing: Vec<(Vec<u8>, u32)>,
    unique: bool,
    roots: bool,
    words: Option<Vec<Option<Vec<u32>>>>,
    slot: Option<u16>,
    most: usize,
) -> PyResult<LookAheadResult> {
    let parts = Parts {
        cells,
        slots,
        min_scores,
        standing,
        unique,
        roots,
        longest_shared: None,
        words,
    };
    let problem = parts.problem(&index.core)?;
    if let Some(slot) = slot.filter(|&slot| usize::from(slot) >= problem.slots.len()) {
        let count = problem.slots.len();
        return Err(misuse(format!("there is no slot {slot} among {count}")));
    }
    let seen = py.detach(|| core_look_ahead(&problem, slot.map(SlotId), most));
    Ok(match seen {
        Ok(seen) => LookAheadResult {
            letters: seen.letters.into_iter().map(|set| set.0).collect(),
            counts: seen.counts,
            candidates: seen
                .candidates
                .into_iter()
                .map(|x| (x.word.0, x.leaves))
                .collect(),
            stuck: None,
        },
        Err(conflict) => LookAheadResult {
            letters: vec![0; problem.cells.len()],
            counts: vec![0; problem.slots.len()],
            candidates: Vec::new(),
            stuck: Some(conflict.0 .0),
        },
    })
}
