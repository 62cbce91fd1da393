//! A lexicon as a word search draws from it, with a quick answer to "can no word be so?".

use std::sync::Arc;

use crate::ids::{Glyph, MOST_LETTERS};
use crate::words::{WordIndex, LONGEST};
use crate::wordsearch::board::EMPTY;

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
}

impl Stock {
    /// The stock of all words of a lexicon.
    pub fn new(index: Arc<WordIndex>) -> Self {
        let mut following = vec![Vec::new(); LONGEST + 1];
        for (length, pairs) in following.iter_mut().enumerate() {
            let bucket = index.bucket(length);
            if bucket.is_empty() {
                continue;
            }
            *pairs = vec![0; length * DISTANCES * MOST_LETTERS];
            for place in 0..bucket.len() {
                let text = index.glyphs(bucket.word(place));
                for (at, &letter) in text.iter().enumerate() {
                    for (distance, &next) in text[at + 1..].iter().take(DISTANCES).enumerate() {
                        pairs[pair(at, distance, letter)] |= 1 << next;
                    }
                }
            }
        }
        Self { index, following }
    }

    /// The lexicon.
    pub fn index(&self) -> &WordIndex {
        &self.index
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
