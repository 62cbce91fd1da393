//! Tiers: the best words of one length, at a glance, however many there are.
//!
//! A slot with thousands of words cannot weigh them all, and a few drawn at random would seldom
//! hold the ones a person scored highest. So each length has rows of bits for its best words: the
//! best score, then whatever score roughly quadruples the number of words.

use std::cmp::Reverse;

use crate::words::{Bucket, WordIndex};

/// The next tier holds so many times the words of the last.
const GROWTH: usize = 4;
/// A tier holds at least so many words, if the next score does not end it.
const FEWEST: usize = 8;

/// The words of one length by score, best first; each tier holds the ones before it.
pub struct Tiers {
    blocks: usize,
    bits: Box<[u64]>,
}

impl Tiers {
    /// The tiers of a bucket; none when all its words have one score.
    pub fn new(index: &WordIndex, bucket: &Bucket) -> Self {
        let score = |place: &usize| index.score(bucket.word(*place));
        let mut places: Vec<usize> = (0..bucket.len()).collect();
        places.sort_by_key(|place| Reverse(score(place)));
        let blocks = bucket.blocks();
        let mut bits = Vec::new();
        let (mut tier, mut least) = (vec![0; blocks], 1);
        for (number, place) in places.iter().enumerate() {
            let ends = number > 0 && score(&places[number - 1]) != score(place);
            if ends && number >= least {
                bits.extend_from_slice(&tier);
                least = GROWTH * number.max(FEWEST);
            }
            tier[place / 64] |= 1 << (place % 64);
        }
        Self {
            blocks,
            bits: bits.into(),
        }
    }

    /// The tiers, the best words first; the set of all words is not among them.
    pub fn rows(&self) -> impl Iterator<Item = &[u64]> {
        self.bits.chunks_exact(self.blocks.max(1))
    }
}
