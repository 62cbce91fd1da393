//! Cover the grid with helpers until exactly the cells of the phrase are left.
//!
//! First, while there is room, words fall at random. Then the search goes where it is needed: it takes
//! an empty cell that is hard to reach, looks at every line through it, and lays the best word that
//! fits. A cell nobody can cover is left to the phrase; only when there are more of them than the
//! phrase has letters, a word beside one is taken off and the search goes on.

use std::ops::RangeInclusive;

use crate::ids::Glyph;
use crate::words::LONGEST;
use crate::wordsearch::board::EMPTY;
use crate::wordsearch::run::Run;
use crate::wordsearch::shape::Line;
use crate::wordsearch::task::{Sharing, Wishes};

/// Random laying ends when this share of the cells is covered; beyond, few random lines fit.
const OPEN_SHARE: f32 = 0.62;
/// Random lines looked at before random laying gives up.
const OPEN_TRIES: usize = 24;
/// Empty cells drawn to find one that is hard to reach.
const DRAWS: usize = 12;
/// Repairs spent on the spread of the phrase, per letter of it.
const PATIENCE: u64 = 20;

/// What a line is worth: per cell it covers, per cell of length, against a cell set aside.
const WORTH_NEW: f32 = 2.0;
const WORTH_LENGTH: f32 = 0.8;
const COST_RESERVED: f32 = 8.0;
/// The last words are short, and on a small board they weigh more: the others make up for so many
/// letters a word, divided by the cells.
const SHORT_TAIL: f32 = 52.0;
/// Leaving one to three cells more than the phrase has is a dead end more often than not.
const COST_DREGS: f32 = 3.0;
/// How much chance there is in the order of lines.
const NOISE: f32 = 1.0;

/// A line through the cell that is to be covered, and its worth.
#[derive(Clone, Copy)]
struct Choice {
    worth: f32,
    line: Line,
}

impl Run<'_> {
    /// Whether random laying still pays.
    pub fn is_open(&self) -> bool {
        let cells = self.board.shape().cells().len() as f32;
        self.board.empty().len() as f32 > cells * (1.0 - OPEN_SHARE)
    }

    /// Lay a helper on a random line; false when none of some lines took one.
    pub fn lay_at_random(&mut self) -> bool {
        for _ in 0..OPEN_TRIES {
            let length = self.random_length();
            let Some(line) = self.random_line(length) else {
                continue;
            };
            let mut pattern = [EMPTY; LONGEST];
            let Some(new) = self.read(line, &mut pattern) else {
                continue;
            };
            if new == 0 || new > self.excess() || !self.may_share(length - new) {
                continue;
            }
            if self.draw_on(line, &pattern[..length]) {
                return true;
            }
        }
        false
    }

    /// Lay a helper over one more empty cell; false when no empty cell can be covered.
    ///
    /// A cell nobody can cover takes the place of one set aside, if it stands alone; one that touches
    /// another is better repaired, until patience ends.
    pub fn cover_one_more(&mut self) -> bool {
        loop {
            while let Some(target) = self.next_target() {
                if self.cover(target) {
                    return true;
                }
                self.stuck[target] = true;
            }
            if !self.trade() {
                return false;
            }
        }
    }

    /// Give a cell set aside back, for one nobody can cover; false when there is no such pair.
    fn trade(&mut self) -> bool {
        let patient = self.repairs < self.patience();
        let empty = self.board.empty().cells();
        let mut lone: Option<usize> = None;
        let mut given: Option<(usize, usize)> = None;
        let from = self.random.below(empty.len().max(1));
        let (late, early) = empty.split_at(from.min(empty.len()));
        for &cell in early.iter().chain(late) {
            if !self.reserved[cell] {
                if lone.is_none() && (!patient || self.uncovered_around(cell) == 0) {
                    lone = Some(cell);
                }
            } else if !self.stuck[cell] {
                let crowd = self.uncovered_around(cell);
                if given.is_none_or(|(most, _)| crowd > most) {
                    given = Some((crowd, cell));
                }
            }
        }
        let (Some(lone), Some((_, given))) = (lone, given) else {
            return false;
        };
        self.reserved[lone] = true;
        self.reserved[given] = false;
        true
    }

    /// So many repairs are spent on a phrase that is spread well before any will do.
    fn patience(&self) -> u64 {
        20 + self.spare() as u64 * PATIENCE
    }

    /// A length near the wished mean, rather longer: the dense end of the search shortens it.
    fn random_length(&mut self) -> usize {
        let wishes = &self.task.wishes;
        let (shortest, longest) = (wishes.shortest as f32, wishes.longest as f32);
        let length = wishes.mean_length + 2.0 + (self.random.unit() - 0.5) * 4.0;
        length.round().clamp(shortest, longest) as usize
    }

    fn random_line(&mut self, length: usize) -> Option<Line> {
        let direction = self.random_direction()?;
        let cell = self.random.pick(self.board.empty().cells());
        let before = self.random.below(length);
        let shape = self.board.shape();
        let opposite = opposite(direction);
        if shape.reach(cell, opposite) <= before || shape.reach(cell, direction) < length - before {
            return None;
        }
        let start = shape.back(cell, direction, before);
        Some(Line {
            start,
            direction,
            length,
        })
    }

    fn random_direction(&mut self) -> Option<usize> {
        let mut weights = self.task.wishes.directions;
        for (direction, weight) in weights.iter_mut().enumerate() {
            if *weight > 0.0 {
                *weight *= (self.leaning(direction) * 0.7).exp();
            }
        }
        self.random.weighted(&weights)
    }

    /// Read a line into a pattern: the number of empty cells, or None where a word may not lie.
    ///
    /// Cells set aside for the phrase count as closed here; targeted covering may take them.
    fn read(&self, line: Line, pattern: &mut [Glyph]) -> Option<usize> {
        let shape = self.board.shape();
        let mut new = 0;
        for (at, cell) in shape.along(line).enumerate() {
            let letter = self.board.letter(cell);
            let crossed =
                at + 1 < line.length && self.board.over_edge(cell, line.direction).is_some();
            if crossed || (letter == EMPTY && self.reserved[cell]) {
                return None;
            }
            new += usize::from(letter == EMPTY);
            pattern[at] = letter;
        }
        Some(new)
    }

    fn draw_on(&mut self, line: Line, pattern: &[Glyph]) -> bool {
        let Some(helpers) = self.helpers.as_ref() else {
            return false;
        };
        let Some(word) = helpers.draw(pattern, &self.company, &mut self.random) else {
            return false;
        };
        self.lay_helper(word, line);
        true
    }

    /// The cell to cover next: one the phrase does not want, with little room around it.
    fn next_target(&mut self) -> Option<usize> {
        let empty = self.board.empty();
        let mut best: Option<(usize, usize)> = None;
        let mut seen = 0;
        let from = self.random.below(empty.len().max(1));
        let (late, early) = empty.cells().split_at(from.min(empty.len()));
        for &cell in early.iter().chain(late) {
            if self.stuck[cell] || self.reserved[cell] {
                continue;
            }
            let rank = self.uncovered_around(cell);
            seen += 1;
            if best.is_none_or(|(least, _)| rank < least) {
                best = Some((rank, cell));
            }
            if seen == DRAWS {
                break;
            }
        }
        best.map(|(_, cell)| cell)
    }

    /// The uncovered cell beside which a repair should begin: not set aside, and close to others.
    pub fn sorest(&mut self) -> usize {
        let mut best: Option<(f32, usize)> = None;
        for _ in 0..DRAWS {
            let cell = self.random.pick(self.board.empty().cells());
            let around = self.uncovered_around(cell) as f32;
            let sore = around + f32::from(u8::from(!self.reserved[cell])) + self.random.unit();
            if best.is_none_or(|(most, _)| sore > most) {
                best = Some((sore, cell));
            }
        }
        best.map_or(0, |(_, cell)| cell)
    }

    /// How many neighbours of a cell no word covers.
    pub fn uncovered_around(&self, cell: usize) -> usize {
        let empty = self.board.empty();
        let around = self.board.shape().around(cell);
        around.filter(|&near| empty.has(near)).count()
    }

    fn cover(&mut self, target: usize) -> bool {
        let mut options = self.lines_through(target);
        options.sort_unstable_by(|a, b| b.worth.total_cmp(&a.worth));
        options.into_iter().any(|option| {
            let mut pattern = [EMPTY; LONGEST];
            let shape = self.board.shape();
            for (at, cell) in shape.along(option.line).enumerate() {
                pattern[at] = self.board.letter(cell);
            }
            self.draw_on(option.line, &pattern[..option.line.length])
        })
    }

    /// Every line through a cell that a helper might take.
    fn lines_through(&mut self, target: usize) -> Vec<Choice> {
        let mut options = Vec::with_capacity(256);
        let (excess, sharing) = (self.excess(), self.task.wishes.sharing);
        let stretch = self.stretch();
        for direction in self.directions() {
            let leaning = self.leaning(direction);
            let window = Window::around(self, target, direction);
            for before in 0..=window.before {
                for length in window.lengths(&self.task.wishes, before) {
                    if !self
                        .helpers
                        .as_ref()
                        .is_some_and(|all| all.has_length(length))
                    {
                        continue;
                    }
                    let (new, reserved) = window.count(before, length);
                    let never = sharing == Sharing::Never && new < length;
                    if new > excess || never {
                        continue;
                    }
                    let left = excess - new;
                    let mut worth =
                        WORTH_NEW * new as f32 + (WORTH_LENGTH + stretch) * length as f32 + leaning
                            - COST_RESERVED * reserved as f32
                            + NOISE * self.random.unit();
                    if (1..=3).contains(&left) {
                        worth -= COST_DREGS;
                    }
                    if sharing == Sharing::Eager {
                        worth += 1.5 * (length - new) as f32;
                    }
                    let line = Line {
                        start: self.board.shape().back(target, direction, before),
                        direction,
                        length,
                    };
                    options.push(Choice { worth, line });
                }
            }
        }
        options
    }

    /// What one more cell of length is worth beyond the usual, so that the mean meets its wish.
    fn stretch(&self) -> f32 {
        let words = self.board.words() as f32;
        let cells = self.board.shape().cells().len() as f32;
        let wish = self.task.wishes.mean_length + SHORT_TAIL / cells;
        let short = wish * words - self.board.cells_of_words() as f32;
        (short * 0.3).clamp(-1.5, 2.0)
    }
}

/// The part of an axis around a cell over which a new word may run.
struct Window {
    before: usize,
    after: usize,
    /// Of the first so many cells of the window: how many are empty, how many set aside.
    empty: [u8; 2 * LONGEST],
    reserved: [u8; 2 * LONGEST],
}

impl Window {
    fn around(run: &Run, target: usize, direction: usize) -> Self {
        let (board, shape) = (&run.board, run.board.shape());
        let most = run.task.wishes.longest.min(LONGEST) - 1;
        let opposite = opposite(direction);
        let free = |from: usize, towards: usize| {
            let room = most.min(shape.reach(from, towards) - 1);
            (0..room)
                .take_while(|&at| {
                    board
                        .over_edge(shape.on(from, towards, at), towards)
                        .is_none()
                })
                .count()
        };
        let (before, after) = (free(target, opposite), free(target, direction));
        let mut window = Self {
            before,
            after,
            empty: [0; 2 * LONGEST],
            reserved: [0; 2 * LONGEST],
        };
        let start = shape.back(target, direction, before);
        for at in 0..=before + after {
            let cell = shape.on(start, direction, at);
            let is_empty = board.letter(cell) == EMPTY;
            let is_reserved = is_empty && run.reserved[cell] && cell != target;
            window.empty[at + 1] = window.empty[at] + u8::from(is_empty);
            window.reserved[at + 1] = window.reserved[at] + u8::from(is_reserved);
        }
        window
    }

    /// The lengths of the lines that start so many cells before the target and reach it.
    fn lengths(&self, wishes: &Wishes, before: usize) -> RangeInclusive<usize> {
        let least = wishes.shortest.max(before + 1);
        least..=wishes.longest.min(before + 1 + self.after)
    }

    /// The empty cells of a line, and those of them that are set aside.
    fn count(&self, before: usize, length: usize) -> (usize, usize) {
        let from = self.before - before;
        let count = |sums: &[u8]| usize::from(sums[from + length] - sums[from]);
        (count(&self.empty), count(&self.reserved))
    }
}

/// The direction that reads the other way.
pub fn opposite(direction: usize) -> usize {
    [2, 3, 0, 1, 7, 6, 5, 4][direction]
}
