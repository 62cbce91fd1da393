//! The helpers still to be had: words of a lexicon, drawn by pattern.

use std::collections::BTreeSet;

use crate::ids::{Glyph, WordId};
use crate::words::{Bucket, WordIndex, LONGEST, SHORTEST};
use crate::wordsearch::board::EMPTY;
use crate::wordsearch::nesting::Company;
use crate::wordsearch::random::Random;
use crate::wordsearch::stock::Stock;

/// So many words that fit the letters but not the company are looked at before a line is left.
const PATIENCE: usize = 24;

/// The words of a lexicon that are not on the board yet.
#[derive(Clone)]
pub struct Helpers<'a> {
    stock: &'a Stock,
    index: &'a WordIndex,
    buckets: Vec<Option<&'a Bucket>>,
    free: Vec<Vec<u64>>,
    groups: BTreeSet<u32>,
}

impl<'a> Helpers<'a> {
    /// All words of a lexicon with a number of cells in a range.
    pub fn new(stock: &'a Stock, shortest: usize, longest: usize) -> Self {
        let index = stock.index();
        let in_range = |length: usize| {
            (shortest..=longest).contains(&length) && (SHORTEST..=LONGEST).contains(&length)
        };
        let buckets: Vec<Option<&Bucket>> = (0..=LONGEST)
            .map(|length| in_range(length).then(|| index.bucket(length)))
            .collect();
        let free = (0..=LONGEST)
            .map(|length| stock.allowed(length).to_vec())
            .collect();
        Self {
            stock,
            index,
            buckets,
            free,
            groups: BTreeSet::new(),
        }
    }

    /// Whether there are words of a length at all.
    pub fn has_length(&self, length: usize) -> bool {
        length <= LONGEST && self.buckets[length].is_some_and(|bucket| !bucket.is_empty())
    }

    /// The cells of a word.
    pub fn text(&self, word: WordId) -> &'a [Glyph] {
        self.index.glyphs(word)
    }

    /// A free word that fits a pattern, where [`EMPTY`] stands for any letter, and the company.
    pub fn draw(
        &self,
        pattern: &[Glyph],
        company: &Company,
        random: &mut Random,
    ) -> Option<WordId> {
        let bucket = self.buckets[pattern.len()]?;
        if !self.stock.may_fit(pattern) {
            return None;
        }
        let free = &self.free[pattern.len()];
        let mut rows: [&[u64]; LONGEST] = [&[]; LONGEST];
        let mut count = 0;
        for (at, &glyph) in pattern.iter().enumerate() {
            if glyph != EMPTY {
                rows[count] = bucket.row(at, glyph);
                count += 1;
            }
        }
        let rows = &rows[..count];
        let blocks = free.len();
        if blocks == 0 {
            return None;
        }
        let first = random.below(blocks);
        let turn = random.below(64) as u32;
        let mut looked_at = 0;
        for block in (first..blocks).chain(0..first) {
            let fitting = rows.iter().fold(free[block], |bits, row| bits & row[block]);
            let mut turned = fitting.rotate_right(turn);
            while turned != 0 {
                let bit = (turned.trailing_zeros() + turn) % 64;
                turned &= turned - 1;
                let word = bucket.word(block * 64 + bit as usize);
                let known = self.groups.contains(&self.index.group(word));
                if !known && company.welcomes(self.index.glyphs(word)) {
                    return Some(word);
                }
                looked_at += 1;
                if looked_at == PATIENCE {
                    return None;
                }
            }
        }
        None
    }

    /// Take a word out of the stock, and its whole lemma.
    pub fn take(&mut self, word: WordId) {
        self.groups.insert(self.index.group(word));
        self.turn(word, false);
    }

    /// Let the other forms of a word's lemma in again; the word itself stays out.
    pub fn release_lemma(&mut self, word: WordId) {
        self.groups.remove(&self.index.group(word));
    }

    /// Put a word back.
    pub fn put_back(&mut self, word: WordId) {
        self.turn(word, true);
    }

    fn turn(&mut self, word: WordId, free: bool) {
        let text = self.index.glyphs(word);
        let Some(bucket) = self.buckets[text.len()] else {
            return;
        };
        let Some(place) = self.place(bucket, word) else {
            return;
        };
        let block = &mut self.free[text.len()][place / 64];
        if free {
            *block |= 1 << (place % 64);
        } else {
            *block &= !(1 << (place % 64));
        }
    }

    /// The place of a word in its bucket, whose order is that of the glyphs.
    fn place(&self, bucket: &Bucket, word: WordId) -> Option<usize> {
        let key = |word| (self.index.glyphs(word), word);
        let (mut low, mut high) = (0, bucket.len());
        while low < high {
            let middle = usize::midpoint(low, high);
            if key(bucket.word(middle)) < key(word) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        (low < bucket.len() && bucket.word(low) == word).then_some(low)
    }
}
