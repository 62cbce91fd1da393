//! Pack the person's own words: all of them, and with own words alone so that exactly the phrase is left.
//!
//! Ruin and recreate (Schrimpf et al. 2000): take off a few neighbouring words, lay them and the missing
//! ones anew, and keep the change when it is no worse, or, with a chance that falls, when it is.

use crate::wordsearch::board::{Board, LaidId};
use crate::wordsearch::run::Run;
use crate::wordsearch::shape::{Line, FIRST_DIAGONAL};
use crate::wordsearch::task::{Clock, Stop};

/// A change that makes things worse by this much is kept once in e times.
const TEMPERATURE: f32 = 1.5;
/// Rounds before an attempt that must be exact is thrown away.
const ROUNDS_EXACT: usize = 20_000;
/// Rounds before words without a place are given up: so many, and so many more for each word.
const ROUNDS: usize = 200;
const ROUNDS_PER_WORD: usize = 10;
/// Rounds with an exact packing that might still look better.
const BEAUTY: usize = 120;
/// The most words taken off at once.
const RUIN: usize = 7;

/// The most words tried in one round; of a list that is far too long only so many.
const MOST_TRIED: usize = 64;

/// What one phrase cell too many beside another costs, and one word too many that runs diagonally.
const COST_CROWDED: f32 = 0.05;
const COST_SLANT: f32 = 0.8;

impl<'a> Run<'a> {
    /// Whether own words alone must leave exactly the phrase.
    pub fn is_exact(&self) -> bool {
        self.helpers.is_none() && self.task.spare().is_some()
    }

    /// Lay all pending words; false when an exact packing was not found.
    ///
    /// Where nothing must be exact, words that find no place are given up.
    ///
    /// # Errors
    /// What stopped the search.
    pub fn pack(&mut self, clock: &mut Clock) -> Result<bool, Stop> {
        self.lay_pending(usize::MAX, clock)?;
        let mut cost = self.cost();
        let rounds = if self.is_exact() {
            ROUNDS_EXACT
        } else {
            ROUNDS + ROUNDS_PER_WORD * self.task.own.len()
        };
        let mut best: Option<(f32, Board<'a>, Vec<u32>)> = None;
        let mut beauty = BEAUTY;
        for _ in 0..rounds {
            if cost <= 0.0 {
                return Ok(true);
            }
            if self.is_exact() && self.pending.is_empty() && self.excess_or_lack() == 0 {
                beauty -= 1;
                if beauty == 0 {
                    return Ok(true);
                }
            }
            if let Some(stop) = clock.tick() {
                return Err(stop);
            }
            let before = (self.board.clone(), self.pending.clone());
            self.ruin();
            self.lay_pending(MOST_TRIED, clock)?;
            let after = self.cost();
            let chance = (-self.random.unit().max(f32::MIN_POSITIVE).ln()) * TEMPERATURE;
            if after <= cost + chance {
                if after > cost && best.as_ref().is_none_or(|(least, ..)| cost < *least) {
                    best = Some((cost, before.0, before.1));
                }
                cost = after;
            } else {
                (self.board, self.pending) = before;
            }
        }
        if self.is_exact() {
            return Ok(false);
        }
        if let Some((_, board, pending)) = best.filter(|(least, ..)| *least < cost) {
            (self.board, self.pending) = (board, pending);
        }
        for word in std::mem::take(&mut self.pending) {
            self.company.leave(word);
            self.dropped.push(word);
        }
        Ok(true)
    }

    /// Lay the pending words that find a free line; so many are tried.
    fn lay_pending(&mut self, most: usize, clock: &mut Clock) -> Result<(), Stop> {
        let mut left = Vec::new();
        for tried in 0..most {
            let Some(word) = self.next_pending() else {
                break;
            };
            if tried > MOST_TRIED {
                // A long list takes its time, and must end in time.
                if let Some(stop) = clock.tick() {
                    self.pending.append(&mut left);
                    return Err(stop);
                }
            }
            if let Some(line) = self.best_free_line(self.own_text(word)) {
                self.put(word, line);
            } else {
                self.hardship[word as usize] += 1;
                self.pending.retain(|&other| other != word);
                left.push(word);
            }
        }
        self.pending.append(&mut left);
        Ok(())
    }

    /// Take off some words around an uncovered cell.
    fn ruin(&mut self) {
        self.repairs += 1;
        let shape = self.board.shape();
        let empty = self.board.empty().cells();
        let centre = if empty.is_empty() {
            self.random.pick(shape.cells())
        } else {
            self.random.pick(empty)
        };
        let count = 2 + self.random.below(RUIN - 1);
        let mut near: Vec<(usize, LaidId)> = Vec::new();
        let from = shape.place(centre);
        for (id, laid) in self.board.laid() {
            let gap = shape.along(laid.line).map(|cell| {
                let place = shape.place(cell);
                place.0.abs_diff(from.0).max(place.1.abs_diff(from.1))
            });
            near.push((2 * gap.min().unwrap_or(0), id));
        }
        for (gap, _) in &mut near {
            *gap += self.random.below(4);
        }
        near.sort_unstable();
        for &(_, id) in near.iter().take(count) {
            let laid = self.board.lift(id);
            self.pending.push(laid.word);
        }
    }

    /// How far the board is from what is asked for; 0 when it is that.
    fn cost(&self) -> f32 {
        let pending: usize = self
            .pending
            .iter()
            .map(|&word| self.own_text(word).len())
            .sum();
        if !self.is_exact() {
            return pending as f32;
        }
        let missing = self.still_to_share();
        if pending > 0 {
            let most = 0.5 * pending as f32;
            return pending as f32 + (-missing).max(0.0) + (missing - most).max(0.0);
        }
        missing.abs() + COST_CROWDED * self.crowd() + COST_SLANT * self.slant()
    }

    /// The cells the pending words must share so that exactly the phrase is left.
    pub fn still_to_share(&self) -> f32 {
        let pending: usize = self
            .pending
            .iter()
            .map(|&word| self.own_text(word).len())
            .sum();
        pending as f32 + self.spare() as f32 - self.board.empty().len() as f32
    }

    fn excess_or_lack(&self) -> usize {
        self.board.empty().len().abs_diff(self.spare())
    }

    /// Words that run diagonally beyond the wish, or lack.
    fn slant(&self) -> f32 {
        self.slant_wish().map_or(0.0, |over| {
            let slack = (crate::wordsearch::mend::NEAR * self.board.words() as f32).max(0.5);
            (over.abs() - slack).max(0.0)
        })
    }

    /// How many words too many run diagonally, when that is asked for.
    pub fn slant_wish(&self) -> Option<f32> {
        let diagonals = self.board.by_direction()[FIRST_DIAGONAL..]
            .iter()
            .sum::<usize>();
        let wish = self.task.wishes.diagonal() * self.board.words() as f32;
        self.task.wishes.steer.then_some(diagonals as f32 - wish)
    }

    /// Lay a pending own word on a line.
    pub fn put(&mut self, word: u32, line: Line) {
        self.board.lay(word, self.own_text(word), line);
        self.pending.retain(|&other| other != word);
    }
}
