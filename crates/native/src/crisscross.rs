//! `lay_words`: one call of the criss-cross engine, interruptible.

use std::sync::Arc;

use crosswright_core::crisscross::{
    lay, Answer, Ended, Options, Place, Problem, ProblemError, Rules,
};
use pyo3::prelude::*;

use crate::control::{CancelFlag, Progress};
use crate::errors::misuse;
use crate::fill::interruptible;

/// Row, column and whether the word runs down.
type PlaceTuple = (usize, usize, bool);

/// How words were laid; see the stub for its documentation.
#[pyclass(frozen, get_all, module = "crosswright.native._native")]
#[derive(Default)]
pub struct LayResult {
    status: &'static str,
    word: Option<u16>,
    rows: usize,
    cols: usize,
    places: Option<Vec<Option<PlaceTuple>>>,
    crossings: usize,
    orders: usize,
    tries: u64,
    steps: u64,
    first_area: usize,
    first_seconds: f64,
    seconds: f64,
}

impl From<Answer> for LayResult {
    fn from(answer: Answer) -> Self {
        let status = match answer.ended {
            Ended::Settled => "settled",
            Ended::Steps => "steps",
            Ended::Seconds => "seconds",
            Ended::Cancelled => "cancelled",
        };
        let mut result = Self {
            status,
            orders: answer.orders,
            tries: answer.tries,
            steps: answer.steps,
            first_area: answer.first_area,
            first_seconds: answer.first.as_secs_f64(),
            seconds: answer.total.as_secs_f64(),
            ..Self::default()
        };
        if let Some(layout) = answer.layout {
            (result.rows, result.cols) = (layout.rows, layout.cols);
            result.crossings = layout.crossings;
            let places = layout.places.into_iter();
            result.places = Some(
                places
                    .map(|place| place.map(|place| (place.row, place.col, place.down)))
                    .collect(),
            );
        }
        result
    }
}

/// Lay words so that they interlock; see the stub for its documentation.
#[pyfunction]
#[pyo3(signature = (
    words, *, glyphs, most_rows, most_cols, aspect = 1.5, pins = Vec::new(), keyword = None,
    wanted = None, tight = false, ends = true, sides = true, seed = 0, steps = None,
    seconds = None, cancel = None, progress = None
))]
#[allow(clippy::too_many_arguments, clippy::fn_params_excessive_bools)]
pub fn lay_words(
    py: Python<'_>,
    words: Vec<Vec<u8>>,
    glyphs: usize,
    most_rows: usize,
    most_cols: usize,
    aspect: f64,
    pins: Vec<(u16, PlaceTuple)>,
    keyword: Option<u16>,
    wanted: Option<usize>,
    tight: bool,
    ends: bool,
    sides: bool,
    seed: u64,
    steps: Option<u64>,
    seconds: Option<f64>,
    cancel: Option<&CancelFlag>,
    progress: Option<&Progress>,
) -> PyResult<LayResult> {
    let pins = pins
        .into_iter()
        .map(|(word, (row, col, down))| (word, Place { row, col, down }));
    let problem = Problem {
        wanted: wanted.unwrap_or(words.len()),
        words,
        glyphs,
        pins: pins.collect(),
        keyword,
        most: (most_rows, most_cols),
        #[allow(clippy::cast_sign_loss)]
        aspect: (aspect * 1000.0).round() as u32,
        tight,
        rules: Rules { ends, sides },
    };
    let refused = |status, word| LayResult {
        status,
        word: Some(word),
        ..LayResult::default()
    };
    match problem.check() {
        Ok(()) => {}
        Err(ProblemError::Outside(word)) => return Ok(refused("outside", word)),
        Err(ProblemError::Clash(word)) => return Ok(refused("clash", word)),
        Err(error) => return Err(misuse(error)),
    }
    let options = Options {
        seed,
        steps,
        seconds,
    };
    let cancel = cancel.map_or_else(Arc::default, |flag| Arc::clone(&flag.core));
    let progress = progress.map_or_else(Arc::default, |progress| Arc::clone(&progress.core));
    let search = || lay(&problem, options, &cancel, &progress);
    let answer = py.detach(|| interruptible(search, || cancel.set()))?;
    Ok(answer.into())
}
