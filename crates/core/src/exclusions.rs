//! Which words an answer keeps out of a fill, as bits of the sets they are to be taken from.

use std::collections::BTreeMap;
use std::rc::Rc;

use crate::ids::{Glyph, SlotId, WordId};
use crate::problem::{Problem, Repeats};
use crate::words::LONGEST;

/// Some places of one block of the words of one length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exclusion {
    /// The places.
    pub bits: u64,
    /// The block of the places.
    block: u16,
    /// The length of the words.
    length: u8,
}

impl Exclusion {
    /// The block of the places.
    pub fn block(self) -> usize {
        usize::from(self.block)
    }

    /// The length of the words.
    pub fn length(self) -> usize {
        usize::from(self.length)
    }
}

/// The exclusions of each word, found when first asked for, for the lengths of one problem.
pub struct Exclusions {
    by_length: Vec<Vec<SlotId>>,
    by_word: BTreeMap<WordId, Rc<[Exclusion]>>,
}

impl Exclusions {
    /// Nothing found yet.
    pub fn new(problem: &Problem<'_>) -> Self {
        let mut by_length = vec![Vec::new(); LONGEST + 1];
        for slot in problem.slot_ids() {
            by_length[problem.slots[slot.index()].cells.len()].push(slot);
        }
        Self {
            by_length,
            by_word: BTreeMap::new(),
        }
    }

    /// The slots of one length.
    pub fn slots_of_length(&self, length: usize) -> &[SlotId] {
        &self.by_length[length]
    }

    /// What a word keeps out, itself among it.
    pub fn of_word(&mut self, problem: &Problem<'_>, word: WordId) -> Rc<[Exclusion]> {
        if let Some(found) = self.by_word.get(&word) {
            return Rc::clone(found);
        }
        let (glyphs, breaks) = (problem.index.glyphs(word), problem.index.breaks(word));
        let found: Rc<[Exclusion]> = self.of_answer(problem, glyphs, breaks).into();
        self.by_word.insert(word, Rc::clone(&found));
        found
    }

    /// What an answer keeps out, in the lexicon or not.
    pub fn of_answer(
        &self,
        problem: &Problem<'_>,
        glyphs: &[Glyph],
        breaks: u32,
    ) -> Vec<Exclusion> {
        let index = problem.index;
        match problem.repeats {
            Repeats::Allowed => Vec::new(),
            Repeats::NoWord => {
                let bucket = index.bucket(glyphs.len());
                let places = bucket
                    .places(glyphs)
                    .filter(|&place| bucket.is_distinct(place));
                grouped(places.map(|place| (glyphs.len(), place)).collect())
            }
            Repeats::NoRoot => {
                let words = index.roots().conflicts(index, glyphs, breaks).into_iter();
                let spellings =
                    words.map(|word| (index.glyphs(word).len(), index.roots().place(word)));
                grouped(
                    spellings
                        .filter(|(length, _)| !self.by_length[*length].is_empty())
                        .collect(),
                )
            }
        }
    }
}

/// Places of some lengths as bits of blocks.
fn grouped(mut places: Vec<(usize, usize)>) -> Vec<Exclusion> {
    places.sort_unstable();
    let mut groups: Vec<Exclusion> = Vec::new();
    for (length, place) in places {
        let (block, bits) = (place / 64, 1 << (place % 64));
        match groups.last_mut() {
            Some(last) if (last.length(), last.block()) == (length, block) => last.bits |= bits,
            _ => groups.push(Exclusion {
                bits,
                block: block as u16,
                length: length as u8,
            }),
        }
    }
    groups
}
