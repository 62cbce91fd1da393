//! What is asked for, what is answered, and which of two answers is better.

use std::cmp::Reverse;
use std::fmt;

use crate::ids::{Glyph, MOST_LETTERS};

use super::board::{Spot, Way};
use super::packing::{Bounds, Packing};
use super::places::Rules;

/// A word with its place given by the person: first square and direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// Row of the first letter, from 0.
    pub row: usize,
    /// Column of the first letter, from 0.
    pub col: usize,
    /// Whether the word runs down; across if not.
    pub down: bool,
}

/// The words to lay and the shape to lay them in.
#[derive(Clone, Debug)]
pub struct Problem {
    /// Two or more glyphs each, all different.
    pub words: Vec<Vec<Glyph>>,
    /// Glyphs are below this.
    pub glyphs: usize,
    /// Words whose place is given. The first square of the grid is then row 0, column 0.
    pub pins: Vec<(u16, Place)>,
    /// A word that must run down and be crossed as often as it can be.
    pub keyword: Option<u16>,
    /// How many words are wanted; all when this is more than there are.
    pub wanted: usize,
    /// The most rows and columns.
    pub most: (usize, usize),
    /// The longer side of the grid over the shorter one, at most, in thousandths.
    pub aspect: u32,
    /// Whether words may touch side by side where every run is a word of the list.
    pub tight: bool,
    /// The rules in force.
    pub rules: Rules,
}

/// The shapes a grid may have.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shape {
    most: (usize, usize),
    aspect: f32,
    aspect_thousandths: u32,
}

impl Shape {
    pub(super) fn may_hold(self, rows: usize, cols: usize) -> bool {
        rows <= self.most.0 && cols <= self.most.1
    }

    pub(super) fn most(self) -> (usize, usize) {
        self.most
    }

    /// The area of the smallest rectangle within the aspect that holds this one.
    #[inline]
    pub(super) fn padded_area(self, rows: usize, cols: usize) -> f32 {
        let long = rows.max(cols) as f32;
        ((rows * cols) as f32).max(long * long / self.aspect)
    }

    /// How far a rectangle is from the wanted aspect; 0 within.
    pub(super) fn excess(self, rows: usize, cols: usize) -> u64 {
        let (short, long) = (rows.min(cols) as u64, rows.max(cols) as u64);
        (1000 * long).saturating_sub(u64::from(self.aspect_thousandths) * short)
    }
}

impl Problem {
    pub(super) fn shape(&self) -> Shape {
        Shape {
            most: self.most,
            aspect: self.aspect as f32 / 1000.0,
            aspect_thousandths: self.aspect,
        }
    }

    pub(super) fn must_run_down(&self, word: u16) -> bool {
        self.keyword == Some(word)
    }

    /// The rectangle from row 0, column 0 that holds all pinned words.
    pub(super) fn pinned_bounds(&self) -> Bounds {
        let mut bounds = Bounds::NOTHING;
        for &(word, place) in &self.pins {
            let length = self.words[usize::from(word)].len();
            bounds = bounds.with(place.row, place.col, way(place), length);
        }
        if !self.pins.is_empty() {
            (bounds.top, bounds.left) = (0, 0);
        }
        bounds
    }

    /// Lay the pinned words, for good.
    pub(super) fn lay_pins(&self, packing: &mut Packing) {
        for &(word, place) in &self.pins {
            let cell = packing.board.cell(place.row, place.col) as u32;
            packing.put(
                word,
                Spot {
                    cell,
                    way: way(place),
                },
            );
            packing.fix(word);
        }
    }
}

fn way(place: Place) -> Way {
    if place.down {
        Way::Down
    } else {
        Way::Across
    }
}

/// A finished packing: where each word lies in a grid of just the right size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// Rows of the grid.
    pub rows: usize,
    /// Columns of the grid.
    pub cols: usize,
    /// The place of each word of the problem, in its order; `None` for one left out.
    pub places: Vec<Option<Place>>,
    /// Squares that two words share.
    pub crossings: usize,
    pub(super) cost: Cost,
}

/// The goals in their order; less is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Cost {
    /// Connected parts beyond the first, where pinned words could not be joined.
    pub(super) loose: usize,
    pub(super) placed: Reverse<usize>,
    /// Letters of the keyword that no word crosses.
    pub(super) uncrossed: usize,
    pub(super) excess: u64,
    pub(super) area: usize,
    pub(super) crossings: Reverse<usize>,
    pub(super) imbalance: usize,
}

impl Cost {
    /// Whether more room might mend something that area comes after.
    pub(super) fn lacks(&self) -> bool {
        self.loose > 0 || self.uncrossed > 0 || self.excess > 0
    }

    pub(super) fn of(packing: &mut Packing, problem: &Problem) -> Self {
        let bounds = measured(packing, problem);
        let uncrossed = problem.keyword.map_or(0, |keyword| {
            let mut crossed = 0;
            packing.for_crossed(keyword, |_| crossed += 1);
            packing.word(keyword).len() - crossed
        });
        let loose = if problem.pins.len() > 1 {
            packing.count_parts().saturating_sub(1)
        } else {
            0
        };
        Self {
            loose,
            placed: Reverse(packing.placed),
            uncrossed,
            excess: problem.shape().excess(bounds.rows(), bounds.cols()),
            area: bounds.rows() * bounds.cols(),
            crossings: Reverse(packing.crossings),
            imbalance: packing.across.abs_diff(packing.placed - packing.across),
        }
    }
}

/// The rectangle of a packing as its grid has it: from the origin where words are pinned.
fn measured(packing: &Packing, problem: &Problem) -> Bounds {
    let mut bounds = packing.bounds();
    if !problem.pins.is_empty() {
        (bounds.top, bounds.left) = (0, 0);
    }
    bounds
}

impl Layout {
    pub(super) fn of(packing: &mut Packing, problem: &Problem) -> Self {
        let bounds = measured(packing, problem);
        let places = packing
            .spots
            .iter()
            .map(|spot| {
                spot.map(|spot| {
                    let (row, col) = packing.board.row_and_col(spot.cell as usize);
                    Place {
                        row: row - bounds.top,
                        col: col - bounds.left,
                        down: spot.way == Way::Down,
                    }
                })
            })
            .collect();
        Self {
            rows: bounds.rows(),
            cols: bounds.cols(),
            places,
            crossings: packing.crossings,
            cost: Cost::of(packing, problem),
        }
    }

    /// The layout less the pinned words that could not be joined to the rest.
    pub(super) fn joined(self, problem: &Problem) -> Self {
        if self.cost.loose == 0 {
            return self;
        }
        let mut packing = Packing::new(&problem.words, self.rows, self.cols, problem.glyphs);
        for (word, place) in self.places.iter().enumerate() {
            if let Some(place) = *place {
                let cell = packing.board.cell(place.row, place.col) as u32;
                packing.put(
                    word as u16,
                    Spot {
                        cell,
                        way: way(place),
                    },
                );
            }
        }
        packing.keep_largest_part();
        Self::of(&mut packing, problem)
    }

    /// The number of words that are in.
    pub fn placed(&self) -> usize {
        self.cost.placed.0
    }

    /// Rows times columns.
    pub fn area(&self) -> usize {
        self.rows * self.cols
    }
}

/// Indicates a problem whose parts contradict each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProblemError {
    /// More words than a word id can name.
    TooMany(usize),
    /// A word of fewer than two glyphs.
    TooShort(usize),
    /// A glyph outside the alphabet, or an alphabet of more than 64.
    Glyph(usize),
    /// Two words are the same.
    Twice(usize, usize),
    /// A pin or a keyword names no word.
    NoWord(u16),
    /// A pinned word leaves the largest shape allowed.
    Outside(u16),
    /// A pinned word clashes with, touches or runs over another.
    Clash(u16),
}

impl fmt::Display for ProblemError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooMany(words) => write!(out, "{words} words; at most {MOST_WORDS} can be laid"),
            Self::TooShort(word) => write!(out, "word {word} has fewer than 2 glyphs"),
            Self::Glyph(word) => write!(out, "word {word} holds a glyph outside the alphabet"),
            Self::Twice(one, two) => write!(out, "words {one} and {two} are the same"),
            Self::NoWord(word) => write!(out, "there is no word {word}"),
            Self::Outside(word) => write!(out, "the pinned word {word} leaves the grid"),
            Self::Clash(word) => write!(out, "the pinned word {word} clashes with another"),
        }
    }
}

/// Ids are `u16`, and the last one stands for no word.
const MOST_WORDS: usize = u16::MAX as usize - 1;

impl Problem {
    /// Whether the parts agree.
    ///
    /// # Errors
    ///
    /// The first contradiction found.
    pub fn check(&self) -> Result<(), ProblemError> {
        if self.words.len() > MOST_WORDS {
            return Err(ProblemError::TooMany(self.words.len()));
        }
        let mut order: Vec<usize> = (0..self.words.len()).collect();
        order.sort_unstable_by_key(|&word| (&self.words[word], word));
        for pair in order.windows(2) {
            if self.words[pair[0]] == self.words[pair[1]] {
                return Err(ProblemError::Twice(pair[0], pair[1]));
            }
        }
        for (at, word) in self.words.iter().enumerate() {
            if word.len() < 2 {
                return Err(ProblemError::TooShort(at));
            }
            let most = self.glyphs.min(MOST_LETTERS);
            if word.iter().any(|&glyph| usize::from(glyph) >= most) {
                return Err(ProblemError::Glyph(at));
            }
        }
        let named = self.pins.iter().map(|pin| pin.0).chain(self.keyword);
        for word in named {
            if usize::from(word) >= self.words.len() {
                return Err(ProblemError::NoWord(word));
            }
        }
        self.check_pins()
    }

    fn check_pins(&self) -> Result<(), ProblemError> {
        let far = self.pinned_bounds();
        for &(word, place) in &self.pins {
            let length = self.words[usize::from(word)].len();
            let bounds = Bounds::NOTHING.with(place.row, place.col, way(place), length);
            if bounds.bottom > self.most.0 || bounds.right > self.most.1 {
                return Err(ProblemError::Outside(word));
            }
        }
        let mut packing = Packing::new(&self.words, far.bottom, far.right, self.glyphs);
        for &(word, place) in &self.pins {
            let cell = packing.board.cell(place.row, place.col);
            if packing.is_placed(word) || !packing.agrees(word, cell, way(place)) {
                return Err(ProblemError::Clash(word));
            }
            packing.put(
                word,
                Spot {
                    cell: cell as u32,
                    way: way(place),
                },
            );
        }
        for &(word, _) in &self.pins {
            if packing.touches_unlawfully(word) {
                return Err(ProblemError::Clash(word));
            }
        }
        Ok(())
    }
}
