//! A play, and which of two is the better: the one whose rarest part is the less rare, where neither
//! takes letters for words.

use std::cmp::Reverse;

use crate::ids::{Glyph, WordId};

/// What a play is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// A word of the lexicon.
    Word(WordId),
    /// A word of one letter, which no lexicon holds.
    Letter(Glyph),
}

/// One way to make an answer.
///
/// What the numbers of `at` mean is the operation's business: where a part starts, which cells were
/// changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Play {
    /// The words it is made of, in the order of the answer where it has one.
    pub parts: Vec<Part>,
    /// Places in the answer or in a part.
    pub at: Vec<u8>,
}

/// The order of plays, best first: the price, the score of the worst part, the sum of all, then the
/// ids.
type Rank = (usize, Reverse<u8>, Reverse<u32>, Vec<Part>, Vec<u8>);

/// The best plays offered so far.
pub struct Best {
    limit: usize,
    ranked: Vec<Rank>,
}

impl Best {
    /// Keep so many plays.
    pub fn new(limit: usize) -> Self {
        Self {
            limit,
            ranked: Vec::new(),
        }
    }

    /// How many plays are kept.
    pub fn limit(&self) -> usize {
        self.limit
    }

    /// Offer a play of scored parts; its price is how many of them are single letters.
    pub fn offer(&mut self, parts: &[(Part, u8)], at: &[usize]) {
        let is_letter = |part: &&(Part, u8)| matches!(part.0, Part::Letter(_));
        self.offer_at(parts.iter().filter(is_letter).count(), parts, at);
    }

    /// Offer a play at a price: how much in it is no word. Dear plays come last.
    pub fn offer_at(&mut self, price: usize, parts: &[(Part, u8)], at: &[usize]) {
        let worst = parts.iter().map(|&(_, score)| score).min().unwrap_or(0);
        let sum = parts.iter().map(|&(_, score)| u32::from(score)).sum();
        self.ranked.push((
            price,
            Reverse(worst),
            Reverse(sum),
            parts.iter().map(|&(part, _)| part).collect(),
            at.iter().map(|&place| place as u8).collect(),
        ));
        if self.ranked.len() >= self.limit.saturating_mul(4).max(256) {
            self.settle();
        }
    }

    /// The plays kept, best first.
    pub fn into_plays(mut self) -> Vec<Play> {
        self.settle();
        let play = |(_, _, _, parts, at)| Play { parts, at };
        self.ranked.into_iter().map(play).collect()
    }

    /// Drop what is not among the best. A play that was found in two ways is one play.
    fn settle(&mut self) {
        self.ranked.sort_unstable();
        self.ranked.dedup();
        self.ranked.truncate(self.limit);
    }
}
