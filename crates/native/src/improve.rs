//! `improve`: one call of the improvement of a fill; Ctrl-C ends it and keeps what was reached.

use std::sync::Arc;

use crosswright_core::ids::{LetterSet, WordId};
use crosswright_core::improve::{improve as core_improve, Aims, Bounds, Ending, Improved};
use pyo3::exceptions::PyKeyboardInterrupt;
use pyo3::prelude::*;

use crate::control::{CancelFlag, Progress};
use crate::errors::misuse;
use crate::fill::interruptible;
use crate::parts::Parts;
use crate::words::WordIndex;

/// The best fill met; see the stub for its documentation.
#[pyclass(frozen, get_all, module = "crosswright.native._native")]
pub struct ImproveResult {
    status: &'static str,
    words: Vec<u32>,
    lacking: usize,
    pain_before: i64,
    pain: i64,
    steps: u64,
    rounds: u64,
    kept: u64,
    seconds: f64,
}

impl ImproveResult {
    fn new(improved: Improved, interrupted: bool) -> Self {
        let status = match improved.ending {
            _ if interrupted => "interrupted",
            Ending::Steps => "steps",
            Ending::Seconds => "seconds",
            Ending::Met => "met",
            Ending::Settled => "settled",
            Ending::Cancelled => "cancelled",
        };
        Self {
            status,
            words: improved.words.into_iter().map(|word| word.0).collect(),
            lacking: improved.lacking,
            pain_before: improved.pain.0,
            pain: improved.pain.1,
            steps: improved.steps,
            rounds: improved.rounds,
            kept: improved.kept,
            seconds: improved.seconds,
        }
    }
}

/// Better a fill; see the stub for its documentation.
#[pyfunction]
#[pyo3(signature = (
    index, *, cells, slots, words, min_score, standing, unique = true, roots = true,
    longest_shared = None, stale, letters, wished, wanted, is_enough, seed = 0, steps = None, seconds = None,
    cancel = None, progress = None
))]
#[allow(clippy::too_many_arguments, clippy::fn_params_excessive_bools)]
pub fn improve(
    py: Python<'_>,
    index: &WordIndex,
    cells: Vec<u64>,
    slots: Vec<Vec<u16>>,
    words: Vec<u32>,
    min_score: u8,
    standing: Vec<(Vec<u8>, u32)>,
    unique: bool,
    roots: bool,
    longest_shared: Option<usize>,
    stale: Vec<(u32, u8)>,
    letters: u64,
    wished: Vec<u32>,
    wanted: usize,
    is_enough: bool,
    seed: u64,
    steps: Option<u64>,
    seconds: Option<f64>,
    cancel: Option<&CancelFlag>,
    progress: Option<&Progress>,
) -> PyResult<ImproveResult> {
    if words.len() != slots.len() {
        let (words, slots) = (words.len(), slots.len());
        return Err(misuse(format!("{words} words for {slots} slots")));
    }
    if let Some(word) = words
        .iter()
        .chain(&wished)
        .find(|&&word| word as usize >= index.core.len())
    {
        return Err(misuse(format!("no word {word} among {}", index.core.len())));
    }
    let parts = Parts {
        cells,
        min_scores: vec![min_score; slots.len()],
        slots,
        standing,
        unique,
        roots,
        longest_shared,
        words: None,
    };
    let problem = parts.problem(&index.core)?;
    let aims = Aims {
        stale: stale
            .into_iter()
            .map(|(word, x)| (WordId(word), x))
            .collect(),
        letters: LetterSet(letters).and(LetterSet::first(index.core.letters())),
        wished: wished.into_iter().map(WordId).collect(),
        wanted,
        is_enough,
    };
    let bounds = Bounds {
        seed,
        steps,
        seconds,
    };
    let words: Vec<WordId> = words.into_iter().map(WordId).collect();
    let cancel = cancel.map_or_else(Arc::default, |flag| Arc::clone(&flag.core));
    let progress = progress.map_or_else(Arc::default, |progress| Arc::clone(&progress.core));
    let mut reached = None;
    let search = || {
        let improved = core_improve(&problem, &words, &aims, bounds, &cancel, &progress);
        reached = Some(improved);
    };
    let ended = py.detach(|| interruptible(search, || cancel.set()));
    match (reached, ended) {
        (Some(improved), Err(error)) if error.is_instance_of::<PyKeyboardInterrupt>(py) => {
            Ok(ImproveResult::new(improved, true))
        }
        (Some(improved), Ok(())) => Ok(ImproveResult::new(improved, false)),
        (_, Err(error)) => Err(error),
        (None, Ok(())) => unreachable!("a search that ended left its result"),
    }
}
