//! `make_mask`: one call of the mask generator, interruptible.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crosswright_core::mask::{
    generate, generate_bars, BarOutcome, BarProblem, BarRules, Checked, Fixed, Impossible, Limit,
    Outcome, Problem, Rules, Stop, Symmetry,
};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::control::CancelFlag;
use crate::errors::misuse;
use crate::fill::interruptible;

/// How a search for a mask ended; see the stub for its documentation.
#[pyclass(frozen, get_all, module = "crosswright.native._native")]
#[derive(Default)]
pub struct MaskResult {
    status: &'static str,
    blocks: Option<Py<PyBytes>>,
    entries: Option<usize>,
    why: Option<&'static str>,
    squares: Vec<usize>,
    count: Option<usize>,
    steps: u64,
    tries: u64,
    seconds: f64,
}

impl MaskResult {
    fn new(py: Python<'_>, outcome: Outcome) -> Self {
        let (status, made) = match outcome {
            Outcome::Found(made) => ("found", Some(made)),
            Outcome::Impossible(why) => return Self::impossible(why),
            Outcome::LimitReached(Limit::Steps, made) => ("steps", made),
            Outcome::LimitReached(Limit::Seconds, made) => ("seconds", made),
            Outcome::LimitReached(Limit::Tries, made) => ("tries", made),
            Outcome::Cancelled => ("cancelled", None),
        };
        let bytes = |blocks: &[bool]| blocks.iter().map(|&block| u8::from(block)).collect();
        Self {
            status,
            entries: made.as_ref().map(|made| made.entries),
            blocks: made.map(|made| {
                let blocks: Vec<u8> = bytes(&made.blocks);
                PyBytes::new(py, &blocks).unbind()
            }),
            ..Self::default()
        }
    }

    fn impossible(why: Impossible) -> Self {
        let (why, squares, count) = match why {
            Impossible::Asymmetric(square) => ("asymmetric", vec![square], None),
            Impossible::NoSlotFits(square) => ("no slot fits", vec![square], None),
            Impossible::TooLong(square) => ("too long", vec![square], None),
            Impossible::Apart(a, b) => ("apart", vec![a, b], None),
            Impossible::CutUp => ("cut up", vec![], None),
            Impossible::TooManyBlocks(count) => ("too many blocks", vec![], Some(count)),
            Impossible::NothingOpen => ("nothing open", vec![], None),
            Impossible::NoLattice => ("no lattice", vec![], None),
            Impossible::TooFewEntries(count) => ("too few entries", vec![], Some(count)),
            Impossible::TooManyEntries(count) => ("too many entries", vec![], Some(count)),
            Impossible::NotAMultiple(count) => ("not a multiple", vec![], Some(count)),
            Impossible::NoneLeft => ("none left", vec![], None),
        };
        Self {
            status: "infeasible",
            why: Some(why),
            squares,
            count,
            ..Self::default()
        }
    }
}

/// Make a mask; see the stub for its documentation.
#[pyfunction]
#[pyo3(signature = (
    *, rows, cols, fixed, symmetry, lattice, shortest, longest, most_entries, most_blocks,
    entries, usual_entries, seed = 0, steps = None, seconds = None, cancel = None
))]
#[allow(clippy::too_many_arguments)]
pub fn make_mask(
    py: Python<'_>,
    rows: usize,
    cols: usize,
    fixed: &[u8],
    symmetry: &str,
    lattice: bool,
    shortest: usize,
    longest: Option<usize>,
    most_entries: Option<usize>,
    most_blocks: Option<usize>,
    entries: Option<usize>,
    usual_entries: (usize, usize),
    seed: u64,
    steps: Option<u64>,
    seconds: Option<f64>,
    cancel: Option<&CancelFlag>,
) -> PyResult<MaskResult> {
    let rules = Rules {
        symmetry: symmetry_named(symmetry)?,
        checked: if lattice {
            Checked::Lattice
        } else {
            Checked::Every
        },
        shortest,
        longest,
        most_entries,
        most_blocks,
        entries,
        usual: usual_entries,
    };
    let fixed = fixed
        .iter()
        .map(|&value| fixed_of(value))
        .collect::<PyResult<_>>()?;
    let problem = Problem::new(rows, cols, fixed, rules).map_err(misuse)?;
    let cancel = cancel.map_or_else(Arc::default, |flag| Arc::clone(&flag.core));
    let begun = Instant::now();
    let stop = Stop {
        steps,
        deadline: seconds.and_then(|seconds| deadline(begun, seconds)),
        cancel: Some(&cancel),
    };
    let search = || generate(&problem, seed, stop);
    let (outcome, statistics) = py.detach(|| interruptible(search, || cancel.set()))?;
    Ok(MaskResult {
        steps: statistics.steps,
        tries: statistics.tries,
        seconds: begun.elapsed().as_secs_f64(),
        ..MaskResult::new(py, outcome)
    })
}

/// How a search for a barred mask ended; see the stub for its documentation.
#[pyclass(frozen, get_all, module = "crosswright.native._native")]
pub struct BarsResult {
    status: &'static str,
    bars: Option<Py<PyBytes>>,
    entries: Option<usize>,
    edge: Option<usize>,
    steps: u64,
    tries: u64,
    seconds: f64,
}

/// Make a barred mask; see the stub for its documentation.
#[pyfunction]
#[pyo3(signature = (
    *, rows, cols, fixed, symmetry, shortest, most_unchecked, longest_run, entries, usual_entries,
    seed = 0, steps = None, seconds = None, cancel = None
))]
#[allow(clippy::too_many_arguments)]
pub fn make_bars(
    py: Python<'_>,
    rows: usize,
    cols: usize,
    fixed: &[u8],
    symmetry: &str,
    shortest: usize,
    most_unchecked: Vec<usize>,
    longest_run: usize,
    entries: Option<usize>,
    usual_entries: (usize, usize),
    seed: u64,
    steps: Option<u64>,
    seconds: Option<f64>,
    cancel: Option<&CancelFlag>,
) -> PyResult<BarsResult> {
    let rules = BarRules {
        symmetry: symmetry_named(symmetry)?,
        shortest,
        most_unchecked,
        longest_run,
        entries,
        usual: usual_entries,
    };
    let fixed = fixed
        .iter()
        .map(|&value| fixed_of(value))
        .collect::<PyResult<_>>()?;
    let problem = BarProblem::new(rows, cols, fixed, rules).map_err(misuse)?;
    let cancel = cancel.map_or_else(Arc::default, |flag| Arc::clone(&flag.core));
    let begun = Instant::now();
    let stop = Stop {
        steps,
        deadline: seconds.and_then(|seconds| deadline(begun, seconds)),
        cancel: Some(&cancel),
    };
    let search = || generate_bars(&problem, seed, stop);
    let (outcome, statistics) = py.detach(|| interruptible(search, || cancel.set()))?;
    let (status, made, edge) = match outcome {
        BarOutcome::Found(made) => ("found", Some(made), None),
        BarOutcome::Asymmetric(edge) => ("infeasible", None, Some(edge)),
        BarOutcome::LimitReached(Limit::Steps, made) => ("steps", made, None),
        BarOutcome::LimitReached(Limit::Seconds, made) => ("seconds", made, None),
        BarOutcome::LimitReached(Limit::Tries, made) => ("tries", made, None),
        BarOutcome::Cancelled => ("cancelled", None, None),
    };
    Ok(BarsResult {
        status,
        entries: made.as_ref().map(|made| made.entries),
        bars: made.map(|made| {
            let bars: Vec<u8> = made.bars.into_iter().map(u8::from).collect();
            PyBytes::new(py, &bars).unbind()
        }),
        edge,
        steps: statistics.steps,
        tries: statistics.tries,
        seconds: begun.elapsed().as_secs_f64(),
    })
}

/// None for a time so far off that no clock counts to it.
fn deadline(begun: Instant, seconds: f64) -> Option<Instant> {
    let wait = Duration::try_from_secs_f64(seconds.max(0.0)).ok()?;
    begun.checked_add(wait)
}

fn symmetry_named(name: &str) -> PyResult<Symmetry> {
    match name {
        "none" => Ok(Symmetry::None),
        "180" => Ok(Symmetry::HalfTurn),
        "90" => Ok(Symmetry::QuarterTurn),
        "left-right" => Ok(Symmetry::LeftRight),
        "top-bottom" => Ok(Symmetry::TopBottom),
        _ => Err(misuse(format!("no symmetry is called '{name}'"))),
    }
}

fn fixed_of(value: u8) -> PyResult<Fixed> {
    match value {
        0 => Ok(Fixed::Free),
        1 => Ok(Fixed::Open),
        2 => Ok(Fixed::Block),
        _ => Err(misuse(format!(
            "a square is fixed as {value}; 0, 1 and 2 are known"
        ))),
    }
}
