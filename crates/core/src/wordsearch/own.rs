//! Lay the person's own words: where they fit, or by throwing out as little as possible.
//!
//! A word for which there is no free line goes where the words in its way weigh least; a word
//! weighs more each time it is thrown out, so that hard words end up laid and easy ones move around
//! them (the ejection search of Nagata and Braysy 2009, for words instead of parcels).

use crate::ids::Glyph;
use crate::wordsearch::board::{LaidId, EMPTY};
use crate::wordsearch::run::Run;
use crate::wordsearch::shape::Line;
use crate::wordsearch::task::Sharing;

/// In a large, rather empty grid this many random lines are looked at before all are.
const SAMPLE: usize = 600;
/// A helper in the way weighs little.
const WEIGHT_OF_HELPER: f32 = 0.2;
const COST_RESERVED: f32 = 0.3;
/// How much chance there is in the choice of a line; a packing that must be exact needs more, or it
/// comes back to the same dead end again and again.
const NOISE: f32 = 1.5;
const NOISE_EXACT: f32 = 3.0;

impl Run<'_> {
    /// Lay one of the pending own words, throwing out what lies in its way; false when there is no
    /// line for it even in an empty grid.
    pub fn lay_own(&mut self) -> bool {
        let Some(word) = self.next_pending() else {
            return true;
        };
        let text = self.own_text(word);
        if let Some(line) = self.best_free_line(text) {
            self.put(word, line);
            return true;
        }
        let Some((line, in_the_way)) = self.cheapest_line(text) else {
            return false;
        };
        for id in in_the_way {
            self.lift(id);
        }
        self.put(word, line);
        true
    }

    /// Long words first, and those that were thrown out often.
    pub fn next_pending(&mut self) -> Option<u32> {
        let mut best: Option<(f32, u32)> = None;
        for &word in &self.pending {
            let hardship = self.hardship[word as usize].min(20) as f32;
            let turn = self.own_text(word).len() as f32 + 0.3 * hardship + self.random.unit();
            if best.is_none_or(|(most, _)| turn > most) {
                best = Some((turn, word));
            }
        }
        best.map(|(_, word)| word)
    }

    pub fn best_free_line(&mut self, text: &[Glyph]) -> Option<Line> {
        let shape = self.board.shape();
        let cells = shape.cells();
        if cells.len() * 8 > 4 * SAMPLE && self.is_open() {
            let directions: Vec<usize> = self.directions().collect();
            let mut lines = Vec::with_capacity(SAMPLE);
            for _ in 0..SAMPLE {
                lines.push((self.random.pick(cells), self.random.pick(&directions)));
            }
            let best = self.best_of(text, lines.into_iter());
            if best.is_some() {
                return best;
            }
        }
        let directions: Vec<usize> = self.directions().collect();
        let all = directions
            .into_iter()
            .flat_map(|direction| cells.iter().map(move |&cell| (cell, direction)));
        self.best_of(text, all)
    }

    fn best_of(
        &mut self,
        text: &[Glyph],
        starts: impl Iterator<Item = (usize, usize)>,
    ) -> Option<Line> {
        let leanings: [f32; 8] = std::array::from_fn(|direction| self.leaning(direction));
        let sharing = Wanted::of(self, text.len());
        let noise = if self.is_exact() { NOISE_EXACT } else { NOISE };
        let mut best: Option<(f32, Line)> = None;
        for (start, direction) in starts {
            let line = Line {
                start,
                direction,
                length: text.len(),
            };
            let Some(fit) = self.fit(text, line) else {
                continue;
            };
            if !self.may_share(fit.shared) {
                continue;
            }
            let worth = leanings[direction] + sharing.worth(fit.shared)
                - COST_RESERVED * fit.reserved as f32
                + noise * self.random.unit();
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, line));
            }
        }
        best.map(|(_, line)| line)
    }

    /// How a word would lie on a line; None when it does not fit.
    fn fit(&self, text: &[Glyph], line: Line) -> Option<Fit> {
        let (board, shape) = (&self.board, self.board.shape());
        if shape.reach(line.start, line.direction) < text.len() {
            return None;
        }
        let mut fit = Fit::default();
        let mut cell = line.start;
        for (at, &letter) in text.iter().enumerate() {
            let here = board.letter(cell);
            if here == EMPTY {
                fit.reserved += usize::from(self.reserved[cell]);
            } else if here == letter {
                fit.shared += 1;
            } else {
                return None;
            }
            if at + 1 < text.len() {
                if here != EMPTY && board.over_edge(cell, line.direction).is_some() {
                    return None;
                }
                cell = shape.on(cell, line.direction, 1);
            }
        }
        Some(fit)
    }

    /// The line on which a word throws out the least, and what it throws out.
    fn cheapest_line(&mut self, text: &[Glyph]) -> Option<(Line, Vec<LaidId>)> {
        let shape = self.board.shape();
        let mut best: Option<(f32, Line)> = None;
        let mut in_the_way = Vec::with_capacity(16);
        for direction in self.directions() {
            let leaning = self.leaning(direction);
            for &start in shape.cells() {
                let line = Line {
                    start,
                    direction,
                    length: text.len(),
                };
                let limit = best.map_or(f32::MAX, |(least, _)| least);
                if shape.reach(start, direction) < text.len() {
                    continue;
                }
                let noise = 0.6 * self.random.unit() - 0.15 * leaning;
                self.obstacles(text, line, &mut in_the_way);
                let cost = noise + in_the_way.iter().map(|&id| self.weight(id)).sum::<f32>();
                if cost < limit {
                    best = Some((cost, line));
                }
            }
        }
        let (_, line) = best?;
        self.obstacles(text, line, &mut in_the_way);
        Some((line, in_the_way))
    }

    fn weight(&self, id: LaidId) -> f32 {
        let laid = self.board.at(id);
        if self.is_own(laid.word) {
            1.0 + 0.25 * self.hardship[laid.word as usize] as f32
        } else {
            WEIGHT_OF_HELPER
        }
    }

    /// The words that must go before a word can lie on a line.
    fn obstacles(&self, text: &[Glyph], line: Line, found: &mut Vec<LaidId>) {
        found.clear();
        let (board, shape) = (&self.board, self.board.shape());
        let sharing = self.task.wishes.sharing != Sharing::Never;
        for (at, cell) in shape.along(line).enumerate() {
            let here = board.letter(cell);
            if here != EMPTY && !(sharing && here == text[at]) {
                found.extend_from_slice(board.covering(cell));
            }
            if at + 1 < line.length {
                found.extend(board.over_edge(cell, line.direction));
            }
        }
        found.sort_unstable();
        found.dedup();
    }
}

/// How a word lies on a line: letters it shares, cells set aside it takes.
#[derive(Clone, Copy, Debug, Default)]
struct Fit {
    shared: usize,
    reserved: usize,
}

/// How much sharing is wanted of the next word.
enum Wanted {
    /// So many cells each, on average, are still to be saved by the pending words.
    Exactly(f32),
    /// This much for each shared cell.
    Each(f32),
}

impl Wanted {
    fn of(run: &Run, length: usize) -> Self {
        match run.task.spare() {
            // Own words alone must leave exactly the phrase: cells to be saved by sharing, in all.
            Some(_) if run.helpers.is_none() => {
                let pending: usize = run
                    .pending
                    .iter()
                    .map(|&word| run.own_text(word).len())
                    .sum();
                Self::Exactly(run.still_to_share() * length as f32 / pending.max(1) as f32)
            }
            _ => Self::Each(match run.task.wishes.sharing {
                Sharing::Never => 0.0,
                Sharing::Free => 0.3,
                Sharing::Eager => 3.0,
            }),
        }
    }

    fn worth(&self, shared: usize) -> f32 {
        match self {
            Self::Exactly(wanted) => -1.2 * (shared as f32 - wanted).abs(),
            Self::Each(worth) => worth * shared as f32,
        }
    }
}
