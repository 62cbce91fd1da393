//! What can be read in a full grid: every place where a word of a set stands, in any direction.

use crate::ids::Glyph;
use crate::wordsearch::shape::{Line, Shape, DIRECTIONS};

/// A set of words, merged where they begin alike.
#[derive(Clone, Debug)]
pub struct Readable {
    letters: usize,
    next: Vec<u32>,
    ends: Vec<u32>,
}

/// The root of the tree; no letter leads back to it, so 0 also means "no such word".
const ROOT: u32 = 0;

/// Ends no word.
const NO_WORD: u32 = u32::MAX;

impl Readable {
    /// No words yet, over an alphabet of so many letters.
    pub fn new(letters: usize) -> Self {
        Self {
            letters,
            next: vec![ROOT; letters],
            ends: vec![NO_WORD],
        }
    }

    /// Add a word under a number; a word spelled as one before keeps the earlier number.
    pub fn add(&mut self, word: u32, text: &[Glyph]) {
        let mut node = ROOT as usize;
        for &glyph in text {
            let at = node * self.letters + usize::from(glyph);
            if self.next[at] == ROOT {
                self.next[at] = self.ends.len() as u32;
                self.ends.push(NO_WORD);
                self.next.resize(self.next.len() + self.letters, ROOT);
            }
            node = self.next[at] as usize;
        }
        if self.ends[node] == NO_WORD {
            self.ends[node] = word;
        }
    }

    /// Call `found` with the number and the line of each word that stands in the letters.
    ///
    /// A palindrome is told once for each of its two directions.
    pub fn scan(&self, shape: &Shape, letters: &[Glyph], mut found: impl FnMut(u32, Line)) {
        for &start in shape.cells() {
            for direction in 0..DIRECTIONS {
                let mut node = ROOT as usize;
                for length in 1..=shape.reach(start, direction) {
                    let glyph = letters[shape.on(start, direction, length - 1)];
                    node = self.next[node * self.letters + usize::from(glyph)] as usize;
                    if node == ROOT as usize {
                        break;
                    }
                    if self.ends[node] != NO_WORD {
                        let line = Line {
                            start,
                            direction,
                            length,
                        };
                        found(self.ends[node], line);
                    }
                }
            }
        }
    }

    /// Whether a word of the set stands inside a text, read either way.
    pub fn stands_in(&self, text: &[Glyph]) -> bool {
        let back: Vec<Glyph> = text.iter().rev().copied().collect();
        self.read_from(text) || self.read_from(&back)
    }

    fn read_from(&self, text: &[Glyph]) -> bool {
        (0..text.len()).any(|start| {
            let mut node = ROOT as usize;
            for &glyph in &text[start..] {
                node = self.next[node * self.letters + usize::from(glyph)] as usize;
                if node == ROOT as usize {
                    return false;
                }
                if self.ends[node] != NO_WORD {
                    return true;
                }
            }
            false
        })
    }
}
