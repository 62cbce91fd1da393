//! `make_word_search`: one call of the word search engine, interruptible, and what it draws from.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crosswright_core::wordsearch::{
    search, Ended, Layout, Leftover, Limits, Readable, Shape, Sharing, Statistics, Stock, Stop,
    Task, Wishes, DIRECTIONS,
};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::control::CancelFlag;
use crate::errors::misuse;
use crate::fill::interruptible;
use crate::words::WordIndex;

/// The words a search may add; see the stub for its documentation.
#[pyclass(frozen, module = "crosswright.native._native")]
pub struct WordStock {
    core: Arc<Stock>,
}

#[pymethods]
impl WordStock {
    #[new]
    fn new(py: Python<'_>, index: &WordIndex, blocked: &BlockedWords) -> PyResult<Self> {
        if index.core.letters() > blocked.letters {
            return Err(misuse("the words are of different alphabets"));
        }
        let (index, blocked) = (Arc::clone(&index.core), Arc::clone(&blocked.core));
        let core = py.detach(|| Arc::new(Stock::new(index, &blocked)));
        Ok(Self { core })
    }
}

/// Words that must not be readable; see the stub for its documentation.
#[pyclass(frozen, module = "crosswright.native._native")]
pub struct BlockedWords {
    letters: usize,
    core: Arc<Readable>,
}

#[pymethods]
impl BlockedWords {
    #[new]
    #[pyo3(signature = (words, *, letters))]
    fn new(words: Vec<Vec<u8>>, letters: usize) -> PyResult<Self> {
        check_glyphs(letters, &words)?;
        let mut core = Readable::new(letters);
        for word in &words {
            core.add(0, word);
        }
        Ok(Self {
            letters,
            core: Arc::new(core),
        })
    }

    fn stands_in(&self, text: &[u8]) -> PyResult<bool> {
        check_glyphs(self.letters, &[text.to_vec()])?;
        Ok(self.core.stands_in(text))
    }
}

/// A word on the grid: its number, whether it is an own word, its first square, its direction.
type LaidTuple = (u32, bool, usize, usize, usize, usize);

/// How a search for a word search ended; see the stub for its documentation.
#[pyclass(frozen, module = "crosswright.native._native")]
pub struct WordSearchResult {
    #[pyo3(get)]
    status: &'static str,
    letters: Vec<u8>,
    #[pyo3(get)]
    words: Vec<LaidTuple>,
    #[pyo3(get)]
    uncovered: Vec<(usize, usize)>,
    #[pyo3(get)]
    unplaced: Vec<u32>,
    #[pyo3(get)]
    out_of_reach: usize,
    #[pyo3(get)]
    steps: u64,
    #[pyo3(get)]
    repairs: u64,
    #[pyo3(get)]
    restarts: u64,
    #[pyo3(get)]
    seconds: f64,
}

#[pymethods]
impl WordSearchResult {
    #[getter]
    fn letters<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.letters)
    }
}

impl WordSearchResult {
    fn new(status: &'static str, statistics: Statistics, seconds: f64) -> Self {
        Self {
            status,
            letters: Vec::new(),
            words: Vec::new(),
            uncovered: Vec::new(),
            unplaced: Vec::new(),
            out_of_reach: 0,
            steps: statistics.steps,
            repairs: statistics.repairs,
            restarts: statistics.restarts,
            seconds,
        }
    }

    fn with(mut self, layout: Layout, shape: &Shape, own: usize) -> Self {
        self.letters = layout.letters;
        self.words = layout
            .words
            .iter()
            .map(|laid| {
                let (row, col) = shape.place(laid.line.start);
                let number = laid.word as usize;
                let is_own = number < own;
                let number = if is_own { number } else { number - own };
                let (direction, length) = (laid.line.direction, laid.line.length);
                (number as u32, is_own, row, col, direction, length)
            })
            .collect();
        let uncovered = layout.uncovered.into_iter();
        self.uncovered = uncovered.map(|cell| shape.place(cell)).collect();
        self.unplaced = layout.unplaced;
        self
    }
}

/// Make a word search; see the stub for its documentation.
#[pyfunction]
#[pyo3(signature = (
    *, rows, cols, open, letters, own, watched, stock, blocked, phrase, filler, directions, steer,
    shortest, longest, mean_length, sharing, least_words, load, seed = 0, steps = None,
    seconds = None, cancel = None
))]
#[allow(clippy::too_many_arguments)]
pub fn make_word_search(
    py: Python<'_>,
    rows: usize,
    cols: usize,
    open: &[u8],
    letters: usize,
    own: Vec<Vec<u8>>,
    watched: Vec<Vec<u8>>,
    stock: Option<&WordStock>,
    blocked: &BlockedWords,
    phrase: Option<Vec<u8>>,
    filler: Vec<f32>,
    directions: [f32; DIRECTIONS],
    steer: bool,
    shortest: usize,
    longest: usize,
    mean_length: f32,
    sharing: &str,
    least_words: usize,
    load: f32,
    seed: u64,
    steps: Option<u64>,
    seconds: Option<f64>,
    cancel: Option<&CancelFlag>,
) -> PyResult<WordSearchResult> {
    check_glyphs(letters, &own)?;
    check_glyphs(letters, &watched)?;
    if let Some(phrase) = &phrase {
        check_glyphs(letters, std::slice::from_ref(phrase))?;
    }
    if !(1..=100).contains(&rows) || !(1..=100).contains(&cols) || open.len() != rows * cols {
        let squares = open.len();
        return Err(misuse(format!("{squares} squares are no {rows}x{cols}")));
    }
    if letters != blocked.letters || stock.is_some_and(|it| it.core.index().letters() > letters) {
        return Err(misuse("the words are of different alphabets"));
    }
    if !directions.iter().any(|&weight| weight > 0.0) || shortest < 2 || longest < shortest {
        return Err(misuse(
            "no direction, or no length, is left to lay words in",
        ));
    }
    if phrase.is_none() && filler.len() != letters {
        return Err(misuse("one weight a letter is needed to draw fillers"));
    }
    let open: Vec<bool> = open.iter().map(|&square| square != 0).collect();
    let shape = Shape::new(rows, cols, &open);
    let task = Task {
        shape: &shape,
        own: &own,
        watched: &watched,
        helpers: stock.map(|stock| &*stock.core),
        blocked: &blocked.core,
        letters,
        leftover: phrase
            .as_deref()
            .map_or(Leftover::Filler(&filler), Leftover::Phrase),
        wishes: Wishes {
            directions,
            steer,
            shortest,
            longest,
            mean_length,
            sharing: sharing_of(sharing)?,
            least_words,
            load,
        },
        seed,
    };
    let cancel = cancel.map_or_else(Arc::default, |flag| Arc::clone(&flag.core));
    let limits = Limits {
        steps,
        time: seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok()),
        cancel: &cancel,
    };
    let started = Instant::now();
    let (ended, statistics) =
        py.detach(|| interruptible(|| search(&task, limits), || cancel.set()))?;
    let result =
        |status| WordSearchResult::new(status, statistics, started.elapsed().as_secs_f64());
    Ok(match ended {
        Ended::Found(layout) => result("found").with(layout, &shape, own.len()),
        Ended::OutOfReach(squares) => WordSearchResult {
            out_of_reach: squares,
            ..result("out of reach")
        },
        Ended::Stopped(Stop::Steps) => result("steps"),
        Ended::Stopped(Stop::Time) => result("seconds"),
        Ended::Stopped(Stop::Cancelled) => result("cancelled"),
    })
}

fn sharing_of(name: &str) -> PyResult<Sharing> {
    match name {
        "never" => Ok(Sharing::Never),
        "free" => Ok(Sharing::Free),
        "eager" => Ok(Sharing::Eager),
        _ => Err(misuse(format!("'{name}' is no way to share squares"))),
    }
}

fn check_glyphs(letters: usize, words: &[Vec<u8>]) -> PyResult<()> {
    if !(1..=64).contains(&letters) {
        return Err(misuse(format!("an alphabet of {letters} letters")));
    }
    let foreign = words
        .iter()
        .flatten()
        .find(|&&glyph| usize::from(glyph) >= letters);
    match foreign {
        Some(glyph) => Err(misuse(format!("glyph {glyph} is outside the alphabet"))),
        None => Ok(()),
    }
}
