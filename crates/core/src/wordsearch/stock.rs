//! A lexicon as a word search draws from it, with a quick answer to "can no word be so?".

use std::sync::Arc;

use crate::ids::{Glyph, MOST_LETTERS};
use crate::words::{WordIndex, LONGEST};
use crate::wordsearch::board::EMPTY;
use crate::wordsearch::readings::Readable;

/// Letters this far apart are looked at in pairs.
const DISTANCES: usize = 2;

/// The words that may be added to a grid.
///
/// Nearly all lines through a cell of a nearly full grid can take no word at all. For every length,
/// place and letter the stock knows which letters may follow at once or after one cell, and most
/// such lines are seen through by that alone.
#[derive(Clone)]
pub struct Stock {
    index: Arc<WordIndex>,
    following: Vec<Vec<u64>>,
    allowed: Vec<Vec<u64>>,
}

impl Stock {
    /// The stock of the words of a lexicon in which no blocked word can be read.
    pub fn new(index: Arc<WordIndex>, blocked: &Readable) -> Self {
        let mut following = vec![Vec::new(); LONGEST + 1];
        let mut allowed = vec![Vec::new(); LONGEST + 1];
        for length in 0..=LONGEST {
            let bucket = index.bucket(length);
            if bucket.is_empty() {
                continue;
            }
            let pairs = &mut following[length];
            *pairs = vec![0; length * DISTANCES * MOST_LETTERS];
            allowed[length] = bucket.all();
            for place in 0..bucket.len() {
                let text = index.glyphs(bucket.word(place));
                if blocked.stands_in(text) {
                    allowed[length][place / 64] &= !(1 << (place % 64));
                    continue;
                }
                for (at, &letter) in text.iter().enumerate() {
                    for (distance, &next) in text[at + 1..].iter().take(DISTANCES).enumerate() {
                        pairs[pair(at, distance, letter)] |= 1 << next;
                    }
                }
            }
        }
        Self {
            index,
            following,
            allowed,
        }
    }

    /// The lexicon.
    pub fn index(&self) -> &WordIndex {
        &self.index
    }

    /// The places of the words of one length, as blocks.
    pub fn allowed(&self, length: usize) -> &[u64] {
        &self.allowed[length]
    }

    /// Whether some word may fit a pattern, where [`EMPTY`] stands for any letter; a yes may be wrong.
    pub fn may_fit(&self, pattern: &[Glyph]) -> bool {
        let pairs = &self.following[pattern.len()];
        if pairs.is_empty() {
            return false;
        }
        pattern.iter().enumerate().all(|(at, &letter)| {
            letter == EMPTY
                || pattern[at + 1..]
                    .iter()
                    .take(DISTANCES)
                    .enumerate()
                    .all(|(distance, &next)| {
                        next == EMPTY || pairs[pair(at, distance, letter)] >> next & 1 == 1
                    })
        })
    }
}

fn pair(at: usize, distance: usize, letter: Glyph) -> usize {
    (at * DISTANCES + distance) * MOST_LETTERS + usize::from(letter)
}
