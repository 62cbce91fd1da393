//! `make_arrowword`: one call of the arrowword engine, interruptible.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crosswright_core::arrow::{
    best_spread, least_lines as least, lines_of as lines, make, make_mask, Arrows, Border, Ending,
    Fixed, Floors, Order, Outcome, Prices, Rung, Style, Unchecked,
};
use crosswright_core::control::Progress;
use crosswright_core::ids::MOST_LETTERS;
use crosswright_core::outcome::Limit;
use crosswright_core::problem::{Repeats, Standing};
use crosswright_core::search::Watch;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::PyBytes;

use crate::control::CancelFlag;
use crate::errors::misuse;
use crate::fill::interruptible;
use crate::words::{numbers, WordIndex};

/// The style of an arrowword as Python gives it; see the stub for its documentation.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
pub struct StyleGiven {
    arrows: u8,
    border: String,
    unchecked: String,
    most_unchecked: usize,
    may_touch: bool,
    shortest: usize,
    longest: usize,
    lengths: Vec<i32>,
    unchecked_price: i32,
    unchecked_pair: i32,
    touching: i32,
    corner: i32,
    idle: i32,
    share: i32,
}

impl StyleGiven {
    fn into_style(self) -> PyResult<Style> {
        Ok(Style {
            arrows: Arrows(self.arrows),
            border: match self.border.as_str() {
                "clues" => Border::Clues,
                "alternate" => Border::Alternate,
                other => return Err(misuse(format!("no border is called '{other}'"))),
            },
            unchecked: match self.unchecked.as_str() {
                "none" => Unchecked::None,
                "edge" => Unchecked::Edge,
                "any" => Unchecked::Any,
                other => return Err(misuse(format!("no letters are called '{other}'"))),
            },
            most_unchecked: self.most_unchecked,
            may_touch: self.may_touch,
            shortest: self.shortest,
            longest: self.longest,
            prices: Prices {
                lengths: self.lengths,
                unchecked: self.unchecked_price,
                unchecked_pair: self.unchecked_pair,
                touching: self.touching,
                corner: self.corner,
                idle: self.idle,
                share: self.share,
            },
        })
    }
}

/// How a search for an arrowword ended; see the stub for its documentation.
#[pyclass(frozen, get_all, module = "crosswright.native._native")]
#[derive(Default)]
pub struct ArrowwordResult {
    status: &'static str,
    clues: Option<Py<PyBytes>>,
    entries: Vec<(usize, bool, usize)>,
    arrows: Vec<(usize, u8)>,
    words: Vec<Option<u32>>,
    rung: usize,
    trace: Vec<(usize, i32, Py<PyBytes>)>,
    masks: usize,
    changes: usize,
    mendings: usize,
    polished: usize,
    steps: u64,
    backtracks: u64,
    seconds: f64,
}

impl ArrowwordResult {
    fn new(py: Python<'_>, outcome: Outcome, seconds: f64) -> Self {
        let statistics = outcome.statistics;
        let marks = |marks: &[bool]| {
            let bytes: Vec<u8> = marks.iter().map(|&mark| u8::from(mark)).collect();
            PyBytes::new(py, &bytes).unbind()
        };
        let trace = outcome.trace.iter();
        let result = Self {
            trace: trace.map(|x| (x.step, x.price, marks(&x.clues))).collect(),
            masks: statistics.masks,
            changes: statistics.changes,
            mendings: statistics.mendings,
            polished: statistics.polished,
            steps: statistics.fill.steps,
            backtracks: statistics.fill.backtracks,
            seconds,
            ..Self::default()
        };
        match outcome.ending {
            Ending::Found(made) => Self {
                status: "found",
                clues: Some(marks(&made.clues)),
                entries: made
                    .entries
                    .iter()
                    .map(|x| (x.start, x.down, x.length))
                    .collect(),
                arrows: made
                    .assigned
                    .iter()
                    .map(|x| (x.clue, x.arrow as u8))
                    .collect(),
                words: made.words.iter().map(|word| word.map(|x| x.0)).collect(),
                rung: made.rung,
                ..result
            },
            Ending::NoMask => Self {
                status: "no mask",
                ..result
            },
            Ending::NoWords => Self {
                status: "no words",
                ..result
            },
            Ending::Limit(Limit::Steps) => Self {
                status: "steps",
                ..result
            },
            Ending::Limit(Limit::Seconds) => Self {
                status: "seconds",
                ..result
            },
            Ending::Cancelled => Self {
                status: "cancelled",
                ..result
            },
        }
    }
}

/// Words to try: the words, what each is worth, their floors where a clue shares its cell, where it
/// does not, and in entries that fail often, and the mendings.
type RungGiven = (Py<WordIndex>, Option<PyBackedBytes>, (u8, u8, u8), usize);

fn rung_of(given: &RungGiven) -> PyResult<Rung<'_>> {
    let (index, worth, (shared, alone, heavy), mendings) = given;
    let (index, worth) = (&index.get().core, worth.as_deref());
    if let Some(worth) = worth.filter(|worth| worth.len() != index.len()) {
        let (found, wanted) = (worth.len(), index.len());
        return Err(misuse(format!(
            "{found} values are given for {wanted} words"
        )));
    }
    Ok(Rung {
        index,
        worth,
        floors: Floors {
            shared: *shared,
            alone: *alone,
            heavy: *heavy,
        },
        mendings: *mendings,
    })
}

/// Make an arrowword; see the stub for its documentation.
#[pyfunction]
#[pyo3(signature = (
    rungs, *, rows, cols, fixed, style, clue_cells, masks, standing, unique = true, roots = true,
    sweeps = 0, traced = false, seed = 0, steps = None, seconds = None, cancel = None
))]
#[allow(clippy::too_many_arguments, clippy::fn_params_excessive_bools)]
pub fn make_arrowword(
    py: Python<'_>,
    rungs: Vec<RungGiven>,
    rows: usize,
    cols: usize,
    fixed: Vec<i16>,
    style: StyleGiven,
    clue_cells: usize,
    masks: usize,
    standing: Vec<(Vec<u8>, u32)>,
    unique: bool,
    roots: bool,
    sweeps: usize,
    traced: bool,
    seed: u64,
    steps: Option<u64>,
    seconds: Option<f64>,
    cancel: Option<&CancelFlag>,
) -> PyResult<ArrowwordResult> {
    let order = Order {
        rows,
        cols,
        fixed: fixed.into_iter().map(fixed_of).collect::<PyResult<_>>()?,
        style: style.into_style()?,
        clue_cells,
        masks,
        standing: standing
            .into_iter()
            .map(|(glyphs, breaks)| Standing { glyphs, breaks })
            .collect(),
        repeats: Repeats::of(unique, roots),
    };
    order.check().map_err(misuse)?;
    let letters = rungs.iter().map(|rung| rung.0.get().core.letters()).min();
    check_glyphs(&order, letters.unwrap_or(64))?;
    let rungs: Vec<Rung<'_>> = rungs.iter().map(rung_of).collect::<PyResult<_>>()?;
    let cancel = cancel.map_or_else(Arc::default, |flag| Arc::clone(&flag.core));
    let progress = Progress::default();
    let begun = Instant::now();
    let wait = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds.max(0.0)).ok());
    let watch = Watch {
        cancel: &cancel,
        progress: &progress,
        steps,
        deadline: wait.and_then(|wait| begun.checked_add(wait)),
    };
    let search = || {
        if rungs.is_empty() {
            make_mask(&order, seed, watch, traced)
        } else {
            make(&rungs, &order, seed, sweeps, watch, traced)
        }
    };
    let outcome = py.detach(|| interruptible(search, || cancel.set()))?;
    Ok(ArrowwordResult::new(
        py,
        outcome,
        begun.elapsed().as_secs_f64(),
    ))
}

/// Every glyph that is given must be one of the alphabet.
fn check_glyphs(order: &Order, letters: usize) -> PyResult<()> {
    let given = order.fixed.iter().filter_map(|fixed| match fixed {
        Fixed::Given(glyph) => Some(glyph),
        _ => None,
    });
    let mut glyphs = given.chain(order.standing.iter().flat_map(|answer| &answer.glyphs));
    match glyphs.find(|&&glyph| usize::from(glyph) >= letters) {
        Some(glyph) => Err(misuse(format!("glyph {glyph} is outside the alphabet"))),
        None => Ok(()),
    }
}

fn fixed_of(value: i16) -> PyResult<Fixed> {
    match value {
        -1 => Ok(Fixed::Free),
        -2 => Ok(Fixed::Letter),
        -3 => Ok(Fixed::Clue),
        -4 => Ok(Fixed::Hole),
        0..=63 => Ok(Fixed::Given(value.unsigned_abs() as u8)),
        _ => Err(misuse(format!(
            "a square is fixed as {value}; -4 to 63 are known"
        ))),
    }
}

/// The lines a clue takes in its cell; see the stub.
#[pyfunction]
pub fn lines_of(text: &str) -> u32 {
    lines(text)
}

/// The fewest lines that a clue of each word takes; see the stub.
#[pyfunction]
pub fn least_lines<'py>(
    py: Python<'py>,
    clues: &[u8],
    ends: &[u8],
    sources: u64,
) -> PyResult<Bound<'py, PyBytes>> {
    let ends = numbers("ends", ends)?;
    Ok(PyBytes::new(py, &least(clues, &ends, sources)))
}

/// Which phrase of a list letters spell in their order, most evenly; see the stub.
#[pyfunction]
pub fn spread_phrases(letters: &[u8], phrases: Vec<Vec<u8>>) -> PyResult<Option<SpreadFound>> {
    let mut all = letters.iter().chain(phrases.iter().flatten());
    if let Some(glyph) = all.find(|&&glyph| usize::from(glyph) >= MOST_LETTERS) {
        return Err(misuse(format!("glyph {glyph} is outside the alphabet")));
    }
    let found = best_spread(letters, &phrases);
    Ok(found.map(|found| (found.phrase, found.places, found.unevenness)))
}

type SpreadFound = (usize, Vec<usize>, f64);
