//! What is asked for: a size, what is fixed in advance, a style, and words to use.

use std::fmt;

use super::style::Style;
use crate::ids::{Glyph, LetterSet};
use crate::problem::{Repeats, Standing};
use crate::words::{WordIndex, LONGEST};

/// The most rows and columns.
pub const MOST_LINES: usize = 40;
/// The fewest.
pub const FEWEST_LINES: usize = 5;

/// What stands on a square in advance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fixed {
    /// The search decides.
    Free,
    /// A letter, of the search's choice.
    Letter,
    /// This letter.
    Given(Glyph),
    /// A clue cell.
    Clue,
    /// Nothing: a picture stands there.
    Hole,
}

/// The lowest scores words may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Floors {
    /// Where two clues share their cell.
    pub shared: u8,
    /// Where a clue has its cell to itself.
    pub alone: u8,
    /// In the third of the entries that failed most, if that is lower.
    pub heavy: u8,
}

/// Words a mask is filled with, and how often it is mended for them before other words are tried.
#[derive(Clone, Copy)]
pub struct Rung<'a> {
    /// The words.
    pub index: &'a WordIndex,
    /// What each is worth, one a word; without it its score.
    pub worth: Option<&'a [u8]>,
    /// Which of them may be used where.
    pub floors: Floors,
    /// Mendings before the next rung.
    pub mendings: usize,
}

/// An arrowword to be made.
#[derive(Clone, Debug)]
pub struct Order {
    /// Rows of the grid.
    pub rows: usize,
    /// Columns of the grid.
    pub cols: usize,
    /// Row by row, what is fixed.
    pub fixed: Vec<Fixed>,
    /// The style.
    pub style: Style,
    /// The wanted number of clue cells.
    pub clue_cells: usize,
    /// Masks tried before giving up.
    pub masks: usize,
    /// Answers that stand already: those whose every letter is given.
    pub standing: Vec<Standing>,
    /// Which answers may not stand together.
    pub repeats: Repeats,
}

/// Indicates an order whose parts contradict each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadOrder {
    /// A size outside 5x5 to 40x40.
    Size(usize, usize),
    /// Another number of fixed squares than the size has.
    Squares(usize, usize),
    /// Entries of these lengths are not possible.
    Lengths(usize, usize),
    /// No price for entries.
    NoPrices,
}

impl fmt::Display for BadOrder {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size(rows, cols) => write!(
                out,
                "an arrowword of {rows}x{cols}; {FEWEST_LINES}x{FEWEST_LINES} to \
                 {MOST_LINES}x{MOST_LINES} can be made"
            ),
            Self::Squares(found, wanted) => {
                write!(out, "{found} squares are given for a grid of {wanted}")
            }
            Self::Lengths(shortest, longest) => write!(
                out,
                "entries of {shortest} to {longest} letters; 2 to {LONGEST} can be used"
            ),
            Self::NoPrices => write!(out, "no price for the length of an entry is given"),
        }
    }
}

impl std::error::Error for BadOrder {}

impl Order {
    /// Check that the parts fit each other.
    ///
    /// # Errors
    /// The first part that does not.
    pub fn check(&self) -> Result<(), BadOrder> {
        let lines = FEWEST_LINES..=MOST_LINES;
        if !lines.contains(&self.rows) || !lines.contains(&self.cols) {
            return Err(BadOrder::Size(self.rows, self.cols));
        }
        let area = self.rows * self.cols;
        if self.fixed.len() != area {
            return Err(BadOrder::Squares(self.fixed.len(), area));
        }
        let (shortest, longest) = (self.style.shortest, self.style.longest);
        if shortest < 2 || longest < shortest || longest > LONGEST {
            return Err(BadOrder::Lengths(shortest, longest));
        }
        if self.style.prices.lengths.is_empty() {
            return Err(BadOrder::NoPrices);
        }
        Ok(())
    }

    /// The letters a square may hold.
    pub(super) fn letters(&self, square: usize, alphabet: LetterSet) -> LetterSet {
        match self.fixed[square] {
            Fixed::Given(glyph) => LetterSet::only(glyph),
            _ => alphabet,
        }
    }
}
