//! The first answer: words laid one by one, in many orders, each where the rectangle grows least.

use crate::chance::Chance;

use super::board::{Spot, Way, WAYS};
use super::budget::Budget;
use super::packing::{Bounds, Packing};
use super::places::Places;
use super::problem::{Layout, Problem, Shape};

/// Letters a cell of the rectangle a greedy packing reaches at least; the canvas is made for it.
const THINNEST: f64 = 0.25;

/// How many orders are tried.
const ORDERS: usize = 40;
/// The share of the budget after which no further order is begun.
const ENOUGH: f64 = 0.2;
/// How far chance moves a word in an order, in letters.
const SHUFFLE: f32 = 3.0;
/// How far ahead a word comes that the order before could not lay, in letters.
const PROMOTED: f32 = 1000.0;

/// The orders in which words are laid: long ones first, give or take, and those first that the
/// order before left out.
pub(super) struct Orders<'a> {
    problem: &'a Problem,
    pool: &'a [u16],
    /// Orders carried through before a limit came.
    pub(super) done: usize,
}

impl<'a> Orders<'a> {
    pub(super) fn new(problem: &'a Problem, pool: &'a [u16]) -> Self {
        Self {
            problem,
            pool,
            done: 0,
        }
    }

    /// The best packing of all orders tried.
    pub(super) fn best(&mut self, chance: &mut Chance, budget: &mut Budget) -> Option<Layout> {
        let mut best: Option<Layout> = None;
        let mut promoted = vec![false; self.problem.words.len()];
        for tried in 0..ORDERS {
            if tried > 0 && (budget.ended().is_some() || budget.spent() > ENOUGH) {
                break;
            }
            let order = self.order(&promoted, chance);
            let grown = grow(self.problem, &order, chance, budget);
            self.done += usize::from(budget.ended().is_none());
            let Some(layout) = grown else {
                continue;
            };
            if layout.placed() < self.problem.wanted {
                for &word in self.pool {
                    promoted[usize::from(word)] |= layout.places[usize::from(word)].is_none();
                }
            }
            if best.as_ref().is_none_or(|best| layout.cost < best.cost) {
                budget.report(&layout, 0);
                best = Some(layout);
            }
        }
        best
    }

    fn order(&self, promoted: &[bool], chance: &mut Chance) -> Vec<u16> {
        let mut keyed: Vec<(f32, u16)> = self
            .pool
            .iter()
            .map(|&word| {
                // Of more words than are wanted any may come first, or the same ones always would.
                let length = self.problem.words[usize::from(word)].len() as f32;
                let spread = if self.problem.wanted < self.pool.len() {
                    PROMOTED
                } else {
                    SHUFFLE
                };
                let mut key = length + spread * chance.unit();
                if promoted[usize::from(word)] {
                    key += PROMOTED;
                }
                if self.problem.must_run_down(word) {
                    key = f32::MAX;
                }
                (key, word)
            })
            .collect();
        keyed.sort_unstable_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        keyed.into_iter().map(|(_, word)| word).collect()
    }
}

/// One greedy packing: words in this order, each tried again while others still go in.
fn grow(
    problem: &Problem,
    order: &[u16],
    chance: &mut Chance,
    budget: &mut Budget,
) -> Option<Layout> {
    let wanted = problem.wanted;
    let mut growth = Growth::new(problem, order);
    let mut due: Vec<u16> = order.to_vec();
    due.retain(|&word| !growth.packing.is_placed(word));
    loop {
        let before = growth.packing.placed;
        let mut rest = Vec::new();
        let mut words = due.into_iter();
        while growth.packing.placed < wanted {
            let Some(word) = words.next() else { break };
            if !budget.step() {
                return growth.finish();
            }
            if !growth.add(word, chance) {
                rest.push(word);
            }
        }
        if growth.packing.placed == before || growth.packing.placed >= wanted || rest.is_empty() {
            return growth.finish();
        }
        due = rest;
    }
}

struct Growth<'a> {
    problem: &'a Problem,
    shape: Shape,
    packing: Packing<'a>,
    places: Places,
    bounds: Bounds,
}

impl<'a> Growth<'a> {
    fn new(problem: &'a Problem, order: &[u16]) -> Self {
        let shape = problem.shape();
        let letters: usize = order
            .iter()
            .map(|&w| problem.words[usize::from(w)].len())
            .sum();
        let longest = order
            .iter()
            .map(|&w| problem.words[usize::from(w)].len())
            .max();
        let side = (letters as f64 / THINNEST).sqrt() as usize + 2 * longest.unwrap_or(1) + 2;
        let (rows, cols) = if problem.pins.is_empty() {
            (side.min(shape.most().0), side.min(shape.most().1))
        } else {
            let far = problem.pinned_bounds();
            (
                (side + far.bottom).min(shape.most().0),
                (side + far.right).min(shape.most().1),
            )
        };
        let mut packing = Packing::new(&problem.words, rows, cols, problem.glyphs);
        let mut bounds = Bounds::NOTHING;
        problem.lay_pins(&mut packing);
        if packing.placed > 0 {
            bounds = packing.bounds();
            (bounds.top, bounds.left) = (0, 0);
        }
        let places = Places::new(&packing.board);
        Self {
            problem,
            shape,
            packing,
            places,
            bounds,
        }
    }

    fn add(&mut self, word: u16, chance: &mut Chance) -> bool {
        let spot = if self.packing.placed == 0 {
            self.first_spot(word, chance)
        } else {
            self.best_spot(word, chance)
        };
        let Some(spot) = spot else { return false };
        self.packing.put(word, spot);
        let (row, col) = self.packing.board.row_and_col(spot.cell as usize);
        self.bounds = self
            .bounds
            .with(row, col, spot.way, self.packing.word(word).len());
        true
    }

    /// The middle of the canvas.
    fn first_spot(&self, word: u16, chance: &mut Chance) -> Option<Spot> {
        let length = self.packing.word(word).len();
        let board = &self.packing.board;
        let across_first = chance.below(2) == 0 && !self.problem.must_run_down(word);
        let ways = if across_first {
            [Way::Across, Way::Down]
        } else {
            [Way::Down, Way::Across]
        };
        ways.iter()
            .filter(|&&way| way == Way::Down || !self.problem.must_run_down(word))
            .find_map(|&way| {
                let (rows, cols) = match way {
                    Way::Across => (1, length),
                    Way::Down => (length, 1),
                };
                (self.shape.may_hold(rows, cols) && rows <= board.rows && cols <= board.cols).then(
                    || Spot {
                        cell: board.cell((board.rows - rows) / 2, (board.cols - cols) / 2) as u32,
                        way,
                    },
                )
            })
    }

    fn best_spot(&mut self, word: u16, chance: &mut Chance) -> Option<Spot> {
        let glyphs = self.packing.word(word);
        let mut best = None;
        let mut best_cost = f32::MAX;
        for way in WAYS {
            if way == Way::Across && self.problem.must_run_down(word) {
                continue;
            }
            let board = &self.packing.board;
            let all = (0, board.blocks);
            if !self
                .places
                .find(board, glyphs, way, self.problem.rules, all)
            {
                continue;
            }
            for cell in self.places.cells() {
                let (row, col) = board.row_and_col(cell);
                let grown = self.bounds.with(row, col, way, glyphs.len());
                if !self.shape.may_hold(grown.rows(), grown.cols()) {
                    continue;
                }
                let area = self.shape.padded_area(grown.rows(), grown.cols());
                let cost = area - 2.0 * self.places.crossings(cell) as f32 + chance.unit();
                if cost < best_cost {
                    best_cost = cost;
                    best = Some(Spot {
                        cell: cell as u32,
                        way,
                    });
                }
            }
        }
        best
    }

    fn finish(mut self) -> Option<Layout> {
        if self.problem.rules == super::places::LAW {
            self.packing.keep_largest_part();
        }
        (self.packing.placed > 0).then(|| Layout::of(&mut self.packing, self.problem))
    }
}
