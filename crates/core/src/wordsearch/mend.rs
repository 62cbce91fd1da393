//! Read the full grid as a solver would, and take back what must not be readable.

use crate::ids::Glyph;
use crate::wordsearch::board::{LaidId, EMPTY};
use crate::wordsearch::readings::Readable;
use crate::wordsearch::run::Run;
use crate::wordsearch::shape::{Line, FIRST_DIAGONAL};
use crate::wordsearch::task::Leftover;

/// Rounds in which only filler letters are drawn anew.
const REDRAWS: usize = 60;
/// A diagonal share this close to the wish is close enough.
pub const NEAR: f32 = 0.035;
/// A share further from the wish than this is a miss, and worth another grid.
const FAR: f32 = 0.05;
/// Phrase cells may touch as often as random ones do, and this share more; one letter is always let be.
const TOUCHING: f32 = 0.02;

impl Run<'_> {
    /// The letter of every cell, the leftover written in.
    pub fn full_letters(&mut self) -> Vec<Glyph> {
        let shape = self.board.shape();
        let mut letters = vec![EMPTY; shape.numbers()];
        let mut uncovered = 0;
        for &cell in shape.cells() {
            letters[cell] = self.board.letter(cell);
            if letters[cell] == EMPTY {
                letters[cell] = match self.task.leftover {
                    Leftover::Phrase(phrase) => phrase[uncovered],
                    Leftover::Filler(weights) => draw(&mut self.random, weights),
                };
                uncovered += 1;
            }
        }
        letters
    }

    /// The finished letters, or None after words in the way were taken off.
    pub fn read_through(&mut self) -> Option<Vec<Glyph>> {
        let listed = self.listed();
        let mut letters = self.full_letters();
        for _ in 0..REDRAWS {
            let wrong = self.offences(&listed, &letters);
            if wrong.is_empty() {
                return Some(letters);
            }
            if !self.redraw(&wrong, &mut letters) {
                self.undo(&wrong);
                return None;
            }
        }
        None
    }

    /// Draw other fillers where the offences have one each; false when one has none.
    fn redraw(&mut self, wrong: &[Line], letters: &mut [Glyph]) -> bool {
        let Leftover::Filler(weights) = self.task.leftover else {
            return false;
        };
        let shape = self.board.shape();
        for &line in wrong {
            let fillers: Vec<usize> = shape
                .along(line)
                .filter(|&cell| self.board.empty().has(cell))
                .collect();
            if fillers.is_empty() {
                return false;
            }
            let cell = self.random.pick(&fillers);
            letters[cell] = draw(&mut self.random, weights);
        }
        true
    }

    /// All words that must be readable once.
    fn listed(&self) -> Readable {
        let mut listed = Readable::new(self.task.letters);
        for (_, laid) in self.board.laid() {
            if self.is_own(laid.word) {
                listed.add(laid.word, self.own_text(laid.word));
            } else if let Some(helpers) = &self.helpers {
                listed.add(laid.word, helpers.text(self.helper(laid.word)));
            }
        }
        for (number, text) in self.task.watched.iter().enumerate() {
            listed.add(u32::MAX - 1 - number as u32, text);
        }
        listed
    }

    /// Lines on which a listed word stands a second time, or a blocked word at all.
    fn offences(&self, listed: &Readable, letters: &[Glyph]) -> Vec<Line> {
        let shape = self.board.shape();
        let mut wrong = Vec::new();
        let mut seen = vec![false; self.task.watched.len()];
        listed.scan(shape, letters, |word, line| {
            if self.is_backward_palindrome(letters, line) || self.lies_here(word, line) {
                return;
            }
            let watched = (u32::MAX - 1 - word) as usize;
            if watched < seen.len() && !seen[watched] {
                seen[watched] = true;
            } else {
                wrong.push(line);
            }
        });
        self.task.blocked.scan(shape, letters, |_, line| {
            if !self.lies_in_own_word(line) {
                wrong.push(line);
            }
        });
        wrong
    }

    /// Whether a word is laid on exactly this line (a palindrome: from either end).
    fn lies_here(&self, word: u32, line: Line) -> bool {
        let shape = self.board.shape();
        let end = shape.on(line.start, line.direction, line.length - 1);
        self.board.covering(line.start).iter().any(|&id| {
            let laid = self.board.at(id);
            let other_end = shape.on(laid.line.start, laid.line.direction, laid.line.length - 1);
            let same = laid.line.start == line.start && other_end == end;
            let turned = laid.line.start == end && other_end == line.start;
            laid.word == word && laid.line.length == line.length && (same || turned)
        })
    }

    /// Whether a line is part of an own word: SPOONS is the person's choice, whatever stands in it.
    fn lies_in_own_word(&self, line: Line) -> bool {
        let shape = self.board.shape();
        let end = shape.on(line.start, line.direction, line.length - 1);
        let at_end = self.board.covering(end);
        let mut through = self.board.covering(line.start).iter();
        through.any(|id| at_end.contains(id) && self.is_own(self.board.at(*id).word))
    }

    /// A palindrome is one reading, though it is found from both ends: the later one is passed over.
    fn is_backward_palindrome(&self, letters: &[Glyph], line: Line) -> bool {
        let shape = self.board.shape();
        let end = shape.on(line.start, line.direction, line.length - 1);
        line.start > end
            && (0..line.length / 2).all(|at| {
                letters[shape.on(line.start, line.direction, at)]
                    == letters[shape.back(end, line.direction, at)]
            })
    }

    /// Take off one word in the way of each offence; a helper rather than an own word.
    fn undo(&mut self, wrong: &[Line]) {
        self.wake();
        for &line in wrong {
            let shape = self.board.shape();
            let mut near: Vec<LaidId> = shape
                .along(line)
                .flat_map(|cell| self.board.covering(cell).iter().copied())
                .collect();
            if near.is_empty() {
                // The phrase alone spells it: let a neighbour move, and the phrase moves too.
                near = shape
                    .along(line)
                    .flat_map(|cell| shape.around(cell))
                    .filter(|&cell| shape.is_open(cell))
                    .flat_map(|cell| self.board.covering(cell).iter().copied())
                    .collect();
            }
            let helpers: Vec<LaidId> = near
                .iter()
                .copied()
                .filter(|&id| !self.is_own(self.board.at(id).word))
                .collect();
            let from = if helpers.is_empty() { &near } else { &helpers };
            if !from.is_empty() {
                let id = self.random.pick(from);
                self.lift(id);
            }
        }
    }

    /// Whether the grid looks as wished; if not, take off a word or two that spoil it.
    pub fn pleases(&mut self) -> bool {
        let crowded = self.crowded();
        if !crowded.is_empty() {
            for cell in crowded {
                self.reserved[cell] = false;
                self.lift_beside(cell, 1);
            }
            return false;
        }
        if let Some(diagonal) = self.too_many_diagonals() {
            let odd: Vec<LaidId> = self
                .board
                .laid()
                .filter(|(_, laid)| (laid.line.direction >= FIRST_DIAGONAL) == diagonal)
                .map(|(id, _)| id)
                .collect();
            self.wake();
            if !odd.is_empty() {
                let id = self.random.pick(&odd);
                self.lift(id);
            }
            return false;
        }
        true
    }

    /// Phrase cells to move, when more of them touch than chance would have it: half of those too many.
    fn crowded(&mut self) -> Vec<usize> {
        let over = self.crowd();
        if over <= 0.0 {
            return Vec::new();
        }
        let empty = self.board.empty().cells().iter().copied();
        let mut crowded: Vec<usize> = empty
            .filter(|&cell| self.uncovered_around(cell) > 0)
            .collect();
        while crowded.len() as f32 > (over / 2.0).ceil() {
            let place = self.random.below(crowded.len());
            crowded.swap_remove(place);
        }
        crowded
    }

    /// How many phrase cells touch another beyond what chance would have; 0 when none.
    pub fn crowd(&self) -> f32 {
        let cells = self.board.shape().cells();
        let spare = self.spare();
        if spare < 2 || spare == cells.len() {
            return 0.0;
        }
        let empty = self.board.empty().cells().iter();
        let crowded = empty
            .filter(|&&cell| self.uncovered_around(cell) > 0)
            .count();
        let neighbours: usize = cells.iter().map(|&cell| self.neighbours(cell)).sum();
        let others = (spare - 1) as f32 / (cells.len() - 1) as f32;
        let by_chance = 1.0 - (1.0 - others).powf(neighbours as f32 / cells.len() as f32);
        (crowded as f32 - (by_chance + TOUCHING) * spare as f32 - 1.0).max(0.0)
    }

    fn neighbours(&self, cell: usize) -> usize {
        let shape = self.board.shape();
        shape
            .around(cell)
            .filter(|&near| shape.is_open(near))
            .count()
    }

    /// Whether there are too many diagonals (true) or too few (false); None when the share is right.
    fn too_many_diagonals(&self) -> Option<bool> {
        let over = self.slant_wish()?;
        let slack = (NEAR * self.board.words() as f32).max(0.5);
        (over.abs() > slack).then_some(over > 0.0)
    }

    /// By how much of all words the share of diagonals misses the wish; 0 where it is near enough.
    pub fn missed_share(&self) -> f32 {
        let words = self.board.words() as f32;
        let over = self.slant_wish().unwrap_or(0.0).abs();
        if over > (FAR * words).max(0.5) {
            over / words
        } else {
            0.0
        }
    }

    /// Take off words that lie on or beside a cell.
    pub fn lift_beside(&mut self, cell: usize, count: usize) {
        self.wake();
        let shape = self.board.shape();
        for _ in 0..count {
            let near: Vec<LaidId> = shape
                .around(cell)
                .chain([cell])
                .filter(|&near| shape.is_open(near))
                .flat_map(|near| self.board.covering(near).iter().copied())
                .collect();
            if near.is_empty() {
                return;
            }
            // Own words move too, but helpers first: three draws look for one.
            let draws = [(); 3].map(|()| self.random.pick(&near));
            let id = draws
                .into_iter()
                .find(|&id| !self.is_own(self.board.at(id).word))
                .unwrap_or(draws[0]);
            self.lift(id);
        }
    }
}

fn draw(random: &mut crate::wordsearch::random::Random, weights: &[f32]) -> Glyph {
    random.weighted(weights).unwrap_or(0) as Glyph
}
