//! What a mask pays: much for breaking the law, a little for looking poor.
//!
//! The figures are judged by eye against newspaper grids and by how often a plain word list fills
//! the masks; they have no deeper reason. `ONE` is the price of one three-letter entry.

use crate::chance::Chance;

use super::board::Frame;
use super::rules::{Checked, Problem};

/// The unit of all prices.
pub(super) const ONE: i64 = 64;
/// For each cell by which a run breaks the law, and each letter that is not checked as it must be.
const BROKEN: i64 = 12 * ONE;
/// For each block or entry above what the law allows.
pub(super) const ABOVE: i64 = 4 * ONE;
/// For each part of the letters beyond the first.
pub(super) const PART: i64 = 12 * ONE;

/// The prices of one try.
#[derive(Debug, Clone)]
pub(super) struct Prices {
    /// By length: a run of open cells.
    pub open_run: Vec<Run>,
    /// By length: a run of blocks.
    pub block_run: Vec<Run>,
    /// By framed square: a block there.
    pub block: Vec<i64>,
    /// By number of blocks: a window of two by two.
    pub small_window: Vec<i64>,
    /// By number of blocks: a window of `LARGE` by `LARGE`.
    pub large_window: Vec<i64>,
    /// For each entry more or fewer than aimed at.
    pub entry: i64,
    /// For a letter that alone joins two parts, and for each letter of the smaller part.
    pub cut: (i64, i64),
    /// For each fault of a lattice: a stray or badly checked letter.
    pub unchecked: i64,
}

/// Side of the window in which blocks should be neither too few nor too many.
pub(super) const LARGE: usize = 5;

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
    pub fn new(problem: &Problem, chance: &mut Chance) -> Self {
        let three = ONE / 2 + i64::from(chance.below(ONE as u32 / 2));
        let longest_line = problem.rows.max(problem.cols);
        let every = problem.rules.checked == Checked::Every;
        let exact = problem.rules.entries.is_some();
        Self {
            open_run: (0..=longest_line)
                .map(|length| open_run(problem, three, length))
                .collect(),
            block_run: (0..=longest_line)
                .map(|length| block_run(every, length))
                .collect(),
            block: (0..Frame::new(problem).area())
                .map(|_| block(every, chance))
                .collect(),
            small_window: if every {
                vec![0, 0, 0, ONE, 5 * ONE]
            } else {
                vec![0, 0, 0, 0, ONE]
            },
            large_window: (0..=LARGE * LARGE)
                .map(|blocks| large_window(every, blocks as i64))
                .collect(),
            entry: if exact { 2 * ONE } else { ONE / 2 },
            cut: (2 * ONE, ONE / 8),
            unchecked: BROKEN,
        }
    }
}

fn open_run(problem: &Problem, three: i64, length: usize) -> Run {
    let rules = &problem.rules;
    if length == 0 {
        return Run::default();
    }
    if length < rules.shortest {
        // On a lattice, a letter that only one slot covers is the rule.
        let lawful = length == 1 && rules.checked == Checked::Lattice;
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
    let beauty = match (rules.checked, length) {
        (Checked::Every, 2) => 2 * ONE,
        (Checked::Every, 3) => three,
        (Checked::Lattice, ..=3) => 4 * three,
        (Checked::Lattice, 4) => three,
        (_, ..=8) => 0,
        _ => (length as i64 - 8) * ONE / 8,
    };
    Run {
        price: faults * BROKEN + beauty,
        faults,
        entries: 1,
    }
}

/// Where every letter is checked the entries settle how many blocks there are; a lattice would
/// rather have none beyond those it needs.
fn block(every: bool, chance: &mut Chance) -> i64 {
    let lean = i64::from(chance.below(ONE as u32 / 2)) - ONE / 4;
    if every {
        lean
    } else {
        lean + ONE / 2
    }
}

/// Bars of blocks: three in a row are a common sight, more are a wall.
fn block_run(every: bool, length: usize) -> Run {
    let free = if every { 2 } else { 3 };
    let beyond = length.saturating_sub(free) as i64;
    Run {
        price: beyond * beyond * ONE / 2,
        ..Run::default()
    }
}

/// Wide open spaces are hard to fill, dense spots are ugly.
fn large_window(every: bool, blocks: i64) -> i64 {
    let (least, most) = if every { (2, 6) } else { (6, 14) };
    let off = (least - blocks).max(blocks - most).max(0);
    off * off * ONE / 2
}
