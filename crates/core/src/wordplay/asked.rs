//! An answer to play with, and which words may be parts of its plays.

use std::cmp::Reverse;

use super::rank::{Best, Part};
use super::stock::{Stock, LETTER_SCORE};
use crate::ids::{Glyph, LetterSet, WordId};
use crate::words::LONGEST;

/// An answer, the words at hand, and those among them that would give it away.
pub struct Asked<'a> {
    stock: &'a Stock,
    answer: &'a [Glyph],
    barred: &'a [u32],
    min_score: u8,
}

impl<'a> Asked<'a> {
    /// Play with an answer; words of the lemma groups in `barred`, and words scored below
    /// `min_score`, are no parts.
    pub fn new(stock: &'a Stock, answer: &'a [Glyph], barred: &'a [u32], min_score: u8) -> Self {
        Self {
            stock,
            answer,
            barred,
            min_score,
        }
    }

    /// The cells of the answer.
    pub fn answer(&self) -> &'a [Glyph] {
        self.answer
    }

    /// The words at hand.
    pub fn stock(&self) -> &'a Stock {
        self.stock
    }

    /// A word as a part with its score, if it may be one.
    pub fn part(&self, word: WordId) -> Option<(Part, u8)> {
        let index = self.stock.index();
        let score = index.score(word);
        let fits = score >= self.min_score
            && !self.barred.contains(&index.group(word))
            && index.glyphs(word) != self.answer
            && self.stock.is_usable(word);
        fits.then_some((Part::Word(word), score))
    }

    /// The word spelled so, as a part.
    pub fn word(&self, glyphs: &[Glyph]) -> Option<(Part, u8)> {
        self.part(self.stock.index().find(glyphs)?)
    }

    /// The word spelled so, be it one of a single letter.
    pub fn piece(&self, glyphs: &[Glyph]) -> Option<(Part, u8)> {
        match glyphs {
            &[glyph] if self.stock.is_single(glyph) => Some((Part::Letter(glyph), LETTER_SCORE)),
            _ => self.word(glyphs),
        }
    }

    /// The words that fit a pattern of possible letters, as parts.
    pub fn matching(&self, pattern: &[LetterSet]) -> Vec<(Part, u8)> {
        if pattern.len() > LONGEST {
            return Vec::new();
        }
        let found = self
            .stock
            .index()
            .matching(pattern, self.min_score, usize::MAX);
        found.into_iter().filter_map(|x| self.part(x)).collect()
    }

    /// A pattern of nothing but these letters.
    pub fn exactly(glyphs: &[Glyph]) -> Vec<LetterSet> {
        glyphs.iter().map(|&glyph| LetterSet::only(glyph)).collect()
    }

    /// Any letter at all.
    pub fn any(&self) -> LetterSet {
        LetterSet::first(self.stock.index().letters())
    }

    /// Offer the best pairs of a first and a second part, no word twice.
    ///
    /// A pair is no better than its worse part: one that has none of the best parts on its side is
    /// beaten by enough others. One part more than plays are kept makes up for the word itself.
    pub fn offer_pairs(
        first: Vec<(Part, u8)>,
        second: Vec<(Part, u8)>,
        at: &[usize],
        best: &mut Best,
    ) {
        let room = best.limit().saturating_add(1);
        let (first, second) = (best_parts(first, room), best_parts(second, room));
        for &one in &first {
            for &other in second.iter().filter(|other| other.0 != one.0) {
                best.offer(&[one, other], at);
            }
        }
    }
}

/// The best of some parts.
pub fn best_parts(mut parts: Vec<(Part, u8)>, limit: usize) -> Vec<(Part, u8)> {
    let key = |&(part, score): &(Part, u8)| (Reverse(score), part);
    if parts.len() > limit {
        parts.select_nth_unstable_by_key(limit, key);
        parts.truncate(limit);
    }
    parts.sort_unstable_by_key(key);
    parts
}
