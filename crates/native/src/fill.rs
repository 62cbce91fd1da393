//! `fill`: one call of the fill engine, interruptible.

use std::sync::mpsc::{channel, RecvTimeoutError};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use crosswright_core::fill::{fill as core_fill, Options};
use crosswright_core::ideas::Ideas;
use crosswright_core::ids::LetterSet;
use crosswright_core::outcome::{Ending, Limit, Outcome};
use pyo3::prelude::*;

use crate::control::{CancelFlag, Progress};
use crate::errors::misuse;
use crate::parts::Parts;
use crate::words::WordIndex;

/// How often the calling thread asks Python whether Ctrl-C was pressed.
const PATIENCE: Duration = Duration::from_millis(20);

/// More threads than any machine here has.
const MOST_THREADS: usize = 64;

/// How a fill ended; see the stub for its documentation.
#[pyclass(frozen, get_all, module = "crosswright.native._native")]
pub struct FillResult {
    status: &'static str,
    words: Option<Vec<u32>>,
    letters: Vec<Option<u8>>,
    clash: Vec<u16>,
    steps: u64,
    backtracks: u64,
    restarts: u64,
    jumped: u64,
    seconds: f64,
}

impl From<Outcome> for FillResult {
    fn from(outcome: Outcome) -> Self {
        let (status, words, clash) = match outcome.ending {
            Ending::Found(words) => ("found", Some(words), Vec::new()),
            Ending::Infeasible(clash) => ("infeasible", None, clash),
            Ending::Limit(Limit::Steps) => ("steps", None, Vec::new()),
            Ending::Limit(Limit::Seconds) => ("seconds", None, Vec::new()),
            Ending::Missed => ("letters", None, Vec::new()),
            Ending::Cancelled => ("cancelled", None, Vec::new()),
        };
        Self {
            status,
            words: words.map(|words| words.into_iter().map(|word| word.0).collect()),
            letters: outcome.letters.into_iter().map(LetterSet::single).collect(),
            clash: clash.into_iter().map(|slot| slot.0).collect(),
            steps: outcome.statistics.steps,
            backtracks: outcome.statistics.backtracks,
            restarts: outcome.statistics.restarts,
            jumped: outcome.statistics.jumped,
            seconds: outcome.statistics.seconds,
        }
    }
}

/// Fill slots with words; see the stub for its documentation.
#[pyfunction]
#[pyo3(signature = (
    index, *, cells, slots, min_scores, standing, unique = true, roots = true,
    longest_shared = None, words = None, seed = 0, climb = 0, threads = 1,
    balanced = false, without = None, terse = false, steps = None, seconds = None, cancel = None,
    progress = None
))]
#[allow(clippy::too_many_arguments, clippy::fn_params_excessive_bools)]
pub fn fill(
    py: Python<'_>,
    index: &WordIndex,
    cells: Vec<u64>,
    slots: Vec<Vec<u16>>,
    min_scores: Vec<u8>,
    standing: Vec<(Vec<u8>, u32)>,
    unique: bool,
    roots: bool,
    longest_shared: Option<usize>,
    words: Option<Vec<Option<Vec<u32>>>>,
    seed: u64,
    climb: u64,
    threads: usize,
    balanced: bool,
    without: Option<Vec<String>>,
    terse: bool,
    steps: Option<u64>,
    seconds: Option<f64>,
    cancel: Option<&CancelFlag>,
    progress: Option<&Progress>,
) -> PyResult<FillResult> {
    let parts = Parts {
        cells,
        slots,
        min_scores,
        standing,
        unique,
        roots,
        longest_shared,
        words,
    };
    let problem = parts.problem(&index.core)?;
    let mut ideas = Ideas::default();
    for name in without.iter().flatten() {
        ideas = ideas.without(name).ok_or_else(|| {
            let known = Ideas::NAMES.join(", ");
            misuse(format!(
                "there is no idea {name:?} to leave out; known are {known}"
            ))
        })?;
    }
    let options = Options {
        seed,
        steps,
        seconds,
        climb,
        threads: threads.clamp(1, MOST_THREADS),
        balanced,
        ideas,
        terse,
        ..Options::default()
    };
    let cancel = cancel.map_or_else(Arc::default, |flag| Arc::clone(&flag.core));
    let progress = progress.map_or_else(Arc::default, |progress| Arc::clone(&progress.core));
    let search = || core_fill(&problem, options, &cancel, &progress);
    let outcome = py.detach(|| interruptible(search, || cancel.set()))?;
    Ok(outcome.into())
}

/// Run a search on a thread of its own, so that this one can listen for Ctrl-C.
pub(crate) fn interruptible<T: Send>(
    search: impl FnOnce() -> T + Send,
    stop: impl Fn(),
) -> PyResult<T> {
    thread::scope(|scope| {
        let (done, wait) = channel();
        let worker = scope.spawn(move || {
            let found = search();
            // The other end waits until the thread has ended; it cannot be gone.
            let _ = done.send(());
            found
        });
        let mut interrupted = Ok(());
        while interrupted.is_ok() && wait.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
            interrupted = Python::attach(listen);
        }
        if interrupted.is_err() {
            stop();
        }
        let found = worker
            .join()
            .unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        interrupted.map(|()| found)
    })
}

/// Let Python handle its signals: an error is what a handler raised.
fn listen(py: Python<'_>) -> PyResult<()> {
    py.check_signals()
}
