//! What a mask pays: much for breaking the law, a little for looking poor or being hard to fill.
//!
//! The figures were set by looking at hundreds of masks and by filling them from a plain word list
//! (`ONE` is about the price of a three-letter entry). What decides whether a mask can be filled
//! is how many words there are for its slots: few have three letters, few have many, so a mask of
//! even lengths fills best. The logarithm of the number of words by length, less what the mean
//! length makes unavoidable, is the shape of `open_run`.

use crate::chance::Chance;

use super::board::Frame;
use super::rules::{Checked, Problem};

/// The unit of all prices.
pub(super) const ONE: i64 = 64;
/// For each cell by which a run breaks the law.
const BROKEN: i64 = 12 * ONE;
/// For each letter of a lattice that is not checked as it must be: so cheap that annealing can pass
/// through masks which lack one or two.
pub(super) const UNCHECKED: i64 = 4 * ONE;
/// For each block or entry above what the law allows.
pub(super) const ABOVE: i64 = 4 * ONE;
/// For each part of the letters beyond the first.
pub(super) const PART: i64 = 12 * ONE;
/// For each entry more or fewer than aimed at.
pub(super) const ENTRY: i64 = 2 * ONE;
/// For a letter that alone joins two parts, and for each letter of the smaller part.
pub(super) const CUT: i64 = 2 * ONE;
pub(super) const CUT_OFF: i64 = ONE / 8;

/// Grids of fewer squares have few lawful masks: chance leans more there, and blocks count more.
const SMALL: usize = 100;

/// The prices of one try.
#[derive(Debug, Clone)]
pub(super) struct Prices {
    /// By length: a run of open cells.
    pub open_run: Vec<Run>,
    /// By length: a run of blocks.
    pub block_run: Vec<Run>,
    /// What rectangles of some shapes may hold.
    pub windows: Vec<Window>,
    /// By framed square: a block there.
    pub block: Vec<i64>,
    /// For each block more or fewer than aimed at.
    pub off_aim: i64,
}

/// The price of every rectangle of one shape, by the number of blocks in it.
#[derive(Debug, Clone)]
pub(super) struct Window {
    pub rows: usize,
    pub cols: usize,
    pub by_blocks: Vec<i64>,
}

impl Window {
    fn new(rows: usize, cols: usize, price: impl Fn(usize) -> i64) -> Self {
        let by_blocks = (0..=rows * cols).map(price).collect();
        Self {
            rows,
            cols,
            by_blocks,
        }
    }
}

/// A run of one length: its price, how far it breaks the law, and whether it is an entry.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Run {
    pub price: i64,
    pub faults: i64,
    pub entries: i64,
}

impl Prices {
    /// The prices that fit a problem; chance leans them a little, so that no two seeds agree on
    /// the most beautiful mask.
    ///
    /// `one` is the unit of beauty: `ONE`, or less where beauty must stand back.
    pub fn new(problem: &Problem, chance: &mut Chance, one: i64) -> Self {
        let mut lean = |width: i64| i64::from(chance.below(width as u32));
        let three = 3 * one / 2 + lean(one / 2);
        let small = problem.area() < SMALL;
        let partial = if small { 2 * one } else { one / 4 };
        let every = problem.rules.checked == Checked::Every;
        let lengths = 0..=problem.rows.max(problem.cols);
        Self {
            open_run: lengths
                .clone()
                .map(|length| open_run(problem, one, three, length))
                .collect(),
            block_run: lengths
                .map(|length| block_run(every, one, length))
                .collect(),
            windows: if every {
                even_spread(one)
            } else {
                lattice_spread(one)
            },
            block: (0..Frame::new(problem).area())
                .map(|_| lean(2 * partial) - partial)
                .collect(),
            off_aim: if small { 3 * one } else { one },
        }
    }
}

fn open_run(problem: &Problem, one: i64, three: i64, length: usize) -> Run {
    let rules = &problem.rules;
    if length < rules.shortest {
        // On a lattice, a letter that only one slot covers is the rule.
        let lawful = length == 0 || length == 1 && rules.checked == Checked::Lattice;
        let faults = if lawful {
            0
        } else {
            (rules.shortest - length) as i64
        };
        return Run {
            price: faults * BROKEN,
            faults,
            entries: 0,
        };
    }
    let faults = length.saturating_sub(rules.longest.unwrap_or(length)) as i64;
    let letters = length as i64;
    let beauty = match (rules.checked, length) {
        (Checked::Every, 2) => 2 * three,
        (Checked::Every, 3) | (Checked::Lattice, 4) => three,
        (Checked::Every, _) => (letters - 7).max(0) * one / 2 + very_long(letters) * one,
        (Checked::Lattice, ..=3) => 3 * three,
        (Checked::Lattice, _) => (letters - 8).max(0) * one / 8 + very_long(letters) * one,
    };
    Run {
        price: faults * BROKEN + beauty,
        faults,
        entries: 1,
    }
}

/// Beyond 15 letters there are hardly any words.
fn very_long(letters: i64) -> i64 {
    let beyond = (letters - 15).max(0);
    beyond * beyond
}

/// Bars of blocks: three in a row are a common sight, more are a wall.
fn block_run(every: bool, one: i64, length: usize) -> Run {
    let free = if every { 2 } else { 3 };
    let beyond = length.saturating_sub(free) as i64;
    Run {
        price: beyond * beyond * one / 2,
        ..Run::default()
    }
}

/// No lumps of blocks, no wide open space, no dense spot.
fn even_spread(one: i64) -> Vec<Window> {
    vec![
        Window::new(2, 2, |blocks| [0, 0, 0, one, 5 * one][blocks]),
        Window::new(5, 5, |blocks| outside(blocks as i64, 2, 6) * one / 2),
    ]
}

/// The same for a lattice, of whose squares a quarter are blocks from the start.
fn lattice_spread(one: i64) -> Vec<Window> {
    vec![
        Window::new(2, 2, |blocks| if blocks == 4 { one } else { 0 }),
        Window::new(5, 5, |blocks| outside(blocks as i64, 6, 14) * one / 2),
    ]
}

fn outside(blocks: i64, least: i64, most: i64) -> i64 {
    let off = (least - blocks).max(blocks - most).max(0);
    off * off
}
