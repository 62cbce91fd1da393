//! A packing: which words lie where on one board, changed word by word and undone as easily.
//!
//! Every change keeps one law: two letters that touch lie in one word that runs through both. Two
//! across words one above the other may touch where a down word joins them, so whoever takes that
//! down word away must look at the contact it leaves.

mod parts;

use parts::Walk;

use super::board::{Board, Spot, Way, NONE, WAYS};

#[derive(Clone, Copy, Debug)]
struct Change {
    word: u16,
    spot: Spot,
    put: bool,
}

/// Words on a board, with what is needed to judge and to undo.
#[derive(Clone, Debug)]
pub(super) struct Packing<'a> {
    words: &'a [Vec<u8>],
    pub(super) board: Board,
    pub(super) spots: Vec<Option<Spot>>,
    pub(super) placed: usize,
    pub(super) crossings: usize,
    pub(super) across: usize,
    fixed: Vec<bool>,
    log: Vec<Change>,
    /// First and last cell of the words laid or lifted since the last mark.
    touched: (usize, usize),
    parts: Vec<u16>,
    walk: Walk,
}

const UNTOUCHED: (usize, usize) = (usize::MAX, 0);

/// A moment to come back to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark(usize);

impl<'a> Packing<'a> {
    pub(super) fn new(words: &'a [Vec<u8>], rows: usize, cols: usize, glyphs: usize) -> Self {
        Self {
            words,
            board: Board::new(rows, cols, glyphs),
            spots: vec![None; words.len()],
            placed: 0,
            crossings: 0,
            across: 0,
            fixed: vec![false; words.len()],
            log: Vec::new(),
            touched: UNTOUCHED,
            parts: Vec::new(),
            walk: Walk::new(words.len()),
        }
    }

    pub(super) fn word(&self, word: u16) -> &'a [u8] {
        &self.words[usize::from(word)]
    }

    pub(super) fn is_placed(&self, word: u16) -> bool {
        self.spots[usize::from(word)].is_some()
    }

    pub(super) fn put(&mut self, word: u16, spot: Spot) {
        self.lay(word, spot);
        self.log.push(Change {
            word,
            spot,
            put: true,
        });
    }

    /// Never take this word again.
    pub(super) fn fix(&mut self, word: u16) {
        self.fixed[usize::from(word)] = true;
    }

    /// Take a word away, and with it every word that would then touch another without a word
    /// through both. A fixed word stays.
    pub(super) fn take(&mut self, word: u16) {
        let mut due = vec![word];
        while let Some(word) = due.pop() {
            let Some(spot) = self.spots[usize::from(word)] else {
                continue;
            };
            if self.fixed[usize::from(word)] {
                continue;
            }
            self.lift(word, spot);
            self.log.push(Change {
                word,
                spot,
                put: false,
            });
            due.extend(self.contact_left(word, spot));
        }
    }

    /// A word that touches another along the squares a word has just left.
    fn contact_left(&self, word: u16, spot: Spot) -> Vec<u16> {
        let step = self.board.step(spot.way);
        let mut found = Vec::new();
        for at in 1..self.word(word).len() {
            let cell = spot.cell as usize + at * step;
            if self.board.is_filled(cell) && self.board.is_filled(cell - step) {
                let (one, two) = (
                    self.board.word_at(cell - step, spot.way.other()),
                    self.board.word_at(cell, spot.way.other()),
                );
                found.push(self.lighter(one, two));
            }
        }
        found
    }

    /// The shorter of two words, unless it is fixed.
    fn lighter(&self, one: u16, two: u16) -> u16 {
        let keep_two = self.fixed[usize::from(two)];
        let shorter = self.word(one).len() < self.word(two).len();
        if keep_two || (shorter && !self.fixed[usize::from(one)]) {
            one
        } else {
            two
        }
    }

    /// Take away words until no two touch without a word through both.
    pub(super) fn mend(&mut self) {
        for cell in 0..(self.board.rows + 1) * self.board.stride {
            for way in WAYS {
                let next = cell + self.board.step(way);
                if self.board.is_filled(cell) && self.board.is_filled(next) {
                    let here = self.board.word_at(cell, way);
                    if here == NONE || here != self.board.word_at(next, way) {
                        let one = self.board.word_at(cell, way.other());
                        let two = self.board.word_at(next, way.other());
                        self.take(self.lighter(one, two));
                    }
                }
            }
        }
    }

    pub(super) fn mark(&mut self) -> Mark {
        self.touched = UNTOUCHED;
        Mark(self.log.len())
    }

    /// Look everywhere until the next mark.
    pub(super) fn stir_all(&mut self) {
        self.touched = (0, self.board.blocks * 64);
    }

    /// The blocks in which a place of a word of `length` cells may have become legal since the
    /// last mark.
    pub(super) fn stirred(&self, way: Way, length: usize) -> (usize, usize) {
        let (first, last) = self.touched;
        if first > last {
            return (0, 0);
        }
        let before = self.board.stride + (length + 1) * self.board.step(way);
        let after = last + self.board.stride + self.board.step(way);
        (
            first.saturating_sub(before) >> 6,
            ((after >> 6) + 1).min(self.board.blocks),
        )
    }

    pub(super) fn undo(&mut self, mark: Mark) {
        while self.log.len() > mark.0 {
            let Some(change) = self.log.pop() else { break };
            if change.put {
                self.lift(change.word, change.spot);
            } else {
                self.lay(change.word, change.spot);
            }
        }
    }

    /// Forget how to undo what has been done so far.
    pub(super) fn settle(&mut self) {
        self.log.clear();
    }

    fn touch(&mut self, word: u16, spot: Spot) {
        let first = spot.cell as usize;
        let last = first + (self.word(word).len() - 1) * self.board.step(spot.way);
        self.touched = (self.touched.0.min(first), self.touched.1.max(last));
    }

    fn lay(&mut self, word: u16, spot: Spot) {
        self.touch(word, spot);
        self.crossings += self.board.put(word, &self.words[usize::from(word)], spot);
        self.spots[usize::from(word)] = Some(spot);
        self.placed += 1;
        self.across += usize::from(spot.way == Way::Across);
    }

    fn lift(&mut self, word: u16, spot: Spot) {
        self.touch(word, spot);
        self.crossings -= self.board.take(&self.words[usize::from(word)], spot);
        self.spots[usize::from(word)] = None;
        self.placed -= 1;
        self.across -= usize::from(spot.way == Way::Across);
    }

    /// Call `visit` with every word that crosses this one.
    pub(super) fn for_crossed(&self, word: u16, visit: impl FnMut(u16)) {
        if let Some(spot) = self.spots[usize::from(word)] {
            self.for_crossing(word, spot, visit);
        }
    }

    /// Call `visit` with every word that crosses this one if it lies here.
    fn for_crossing(&self, word: u16, spot: Spot, mut visit: impl FnMut(u16)) {
        let step = self.board.step(spot.way);
        let mut cell = spot.cell as usize;
        for _ in 0..self.word(word).len() {
            let other = self.board.word_at(cell, spot.way.other());
            if other != NONE {
                visit(other);
            }
            cell += step;
        }
    }

    /// First row, first column, rows and columns of the smallest rectangle around all letters.
    pub(super) fn bounds(&self) -> Bounds {
        let mut bounds = Bounds::NOTHING;
        for (word, spot) in self.spots.iter().enumerate() {
            if let Some(spot) = spot {
                let (row, col) = self.board.row_and_col(spot.cell as usize);
                bounds = bounds.with(row, col, spot.way, self.words[word].len());
            }
        }
        bounds
    }

    /// Whether a word could lie here as far as letters go: each cell empty or of the same letter,
    /// and no other word along it.
    pub(super) fn agrees(&self, word: u16, first: usize, way: Way) -> bool {
        let step = self.board.step(way);
        self.word(word).iter().enumerate().all(|(at, &glyph)| {
            let cell = first + at * step;
            self.board.word_at(cell, way) == NONE
                && (!self.board.is_filled(cell) || self.board.letter(cell) == glyph)
        })
    }

    /// Whether a letter of this word touches a letter with which it shares no word.
    pub(super) fn touches_unlawfully(&self, word: u16) -> bool {
        let Some(spot) = self.spots[usize::from(word)] else {
            return false;
        };
        (0..self.word(word).len()).any(|at| {
            let cell = spot.cell as usize + at * self.board.step(spot.way);
            WAYS.iter().any(|&way| {
                let step = self.board.step(way);
                [cell - step, cell + step].iter().any(|&other| {
                    let shared = self.board.word_at(cell, way);
                    self.board.is_filled(other)
                        && (shared == NONE || shared != self.board.word_at(other, way))
                })
            })
        })
    }

    /// Check the law of packings the slow way.
    #[cfg(any(test, feature = "check_invariants"))]
    pub(super) fn assert_legal(&mut self, parts: usize) {
        for cell in 0..self.board.blocks * 64 {
            if cell >= (self.board.rows + 1) * self.board.stride || !self.board.is_filled(cell) {
                continue;
            }
            for way in WAYS {
                let next = cell + self.board.step(way);
                let (here, there) = (self.board.word_at(cell, way), self.board.word_at(next, way));
                assert!(
                    !self.board.is_filled(next) || (here != NONE && here == there),
                    "an unclued run at cell {cell} {way:?}"
                );
            }
        }
        assert!(self.count_parts() <= parts, "more than {parts} parts");
    }
}

/// A rectangle: from row `top` and column `left` to before row `bottom` and column `right`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bounds {
    pub(super) top: usize,
    pub(super) left: usize,
    pub(super) bottom: usize,
    pub(super) right: usize,
}

impl Bounds {
    pub(super) const NOTHING: Self = Self {
        top: usize::MAX,
        left: usize::MAX,
        bottom: 0,
        right: 0,
    };

    /// The rectangle grown to hold one more word.
    #[inline]
    pub(super) fn with(self, row: usize, col: usize, way: Way, length: usize) -> Self {
        let (bottom, right) = match way {
            Way::Across => (row + 1, col + length),
            Way::Down => (row + length, col + 1),
        };
        Self {
            top: self.top.min(row),
            left: self.left.min(col),
            bottom: self.bottom.max(bottom),
            right: self.right.max(right),
        }
    }

    pub(super) fn rows(self) -> usize {
        self.bottom.saturating_sub(self.top)
    }

    pub(super) fn cols(self) -> usize {
        self.right.saturating_sub(self.left)
    }
}
