//! What is asked for, what is answered, and which of two answers is better.

use std::cmp::Reverse;

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
    pub words: Vec<Vec<u8>>,
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

    pub(super) fn is_pinned(&self, word: u16) -> bool {
        self.pins.iter().any(|&(pinned, _)| pinned == word)
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

    /// The number of words that are in.
    pub fn placed(&self) -> usize {
        self.cost.placed.0
    }

    /// Rows times columns.
    pub fn area(&self) -> usize {
        self.rows * self.cols
    }
}
