//! The law of a mask, and what was fixed in advance.

use std::fmt;

/// The group a mask is invariant under.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Symmetry {
    /// Any mask.
    None,
    /// A half turn.
    HalfTurn,
    /// A quarter turn; in a grid that is not square, a half turn.
    QuarterTurn,
    /// The left half mirrors the right one.
    LeftRight,
    /// The top half mirrors the bottom one.
    TopBottom,
}

/// Which letters must stand in two slots.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Checked {
    /// Every letter.
    Every,
    /// Slots on every second line; at least half of each slot's letters are checked, never more
    /// than two unchecked ones in a row.
    Lattice,
}

/// What is said of a square in advance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fixed {
    /// Nothing: the search decides.
    Free,
    /// A letter stands there.
    Open,
    /// A block stands there.
    Block,
}

/// What a mask must obey.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rules {
    /// The symmetry of its blocks.
    pub symmetry: Symmetry,
    /// Which letters are checked.
    pub checked: Checked,
    /// The fewest cells of a slot, at least 2.
    pub shortest: usize,
    /// The most cells of a slot.
    pub longest: Option<usize>,
    /// The most slots.
    pub most_entries: Option<usize>,
    /// The most blocks.
    pub most_blocks: Option<usize>,
    /// How many slots there must be.
    pub entries: Option<usize>,
    /// From where to where the number of slots may lie when none is asked for: a wish, not a law.
    pub usual: (usize, usize),
}

/// A mask to be made: a rectangle, what is fixed in it, and the law.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    pub(super) rows: usize,
    pub(super) cols: usize,
    pub(super) fixed: Vec<Fixed>,
    pub(super) rules: Rules,
}

/// The most rows and the most columns of a rectangle.
pub const MOST_LINES: usize = 100;

impl Problem {
    /// A problem; `fixed` has one value a square, row by row.
    ///
    /// # Errors
    /// When a side is not from 1 to 100, `fixed` has another length, or slots of less than two
    /// cells are asked for.
    pub fn new(
        rows: usize,
        cols: usize,
        fixed: Vec<Fixed>,
        rules: Rules,
    ) -> Result<Self, BadProblem> {
        let sides = 1..=MOST_LINES;
        if !sides.contains(&rows) || !sides.contains(&cols) {
            return Err(BadProblem::Sides { rows, cols });
        }
        if fixed.len() != rows * cols {
            return Err(BadProblem::Fixed {
                given: fixed.len(),
                squares: rows * cols,
            });
        }
        if rules.shortest < 2 {
            return Err(BadProblem::Shortest(rules.shortest));
        }
        Ok(Self {
            rows,
            cols,
            fixed,
            rules,
        })
    }

    pub(super) fn area(&self) -> usize {
        self.rows * self.cols
    }
}

/// A problem that contradicts itself; a defect of the caller.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BadProblem {
    /// A side is not from 1 to 100.
    Sides {
        /// Height.
        rows: usize,
        /// Width.
        cols: usize,
    },
    /// As many fixed values as squares are needed.
    Fixed {
        /// How many there are.
        given: usize,
        /// How many squares there are.
        squares: usize,
    },
    /// Slots have two cells at least.
    Shortest(usize),
}

impl fmt::Display for BadProblem {
    fn fmt(&self, to: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Sides { rows, cols } => write!(
                to,
                "a mask of {rows}x{cols} is not possible; 1x1 to 100x100 is"
            ),
            Self::Fixed { given, squares } => {
                write!(to, "{given} fixed values for {squares} squares")
            }
            Self::Shortest(cells) => {
                write!(to, "slots of {cells} cells are not possible; 2 or more are")
            }
        }
    }
}

impl std::error::Error for BadProblem {}
