//! Which words an answer keeps out of a fill, as bits of the sets they are to be taken from.

use std::borrow::Cow;
use std::sync::OnceLock;

use crate::ids::{Glyph, SlotId, WordId};
use crate::problem::{Problem, Repeats, Standing};
use crate::words::{WordIndex, LONGEST};

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

    /// Whether a place of a length is among them.
    pub fn holds(self, length: usize, place: usize) -> bool {
        self.length() == length && self.block() == place / 64 && self.bits >> (place % 64) & 1 == 1
    }
}

/// What each word of an index keeps out by one rule, found when first asked for and kept: a word is
/// tried again and again, in one fill and in the next.
#[derive(Default)]
pub struct Kept(OnceLock<Vec<OnceLock<Box<[Exclusion]>>>>);

impl Kept {
    /// What a word keeps out; `find` finds it.
    pub fn of<'a>(
        &'a self,
        index: &WordIndex,
        word: WordId,
        find: impl FnOnce(&WordIndex) -> Vec<Exclusion>,
    ) -> &'a [Exclusion] {
        let all = self
            .0
            .get_or_init(|| (0..index.len()).map(|_| OnceLock::new()).collect());
        all[word.index()].get_or_init(|| find(index).into_boxed_slice())
    }
}

/// What words keep out, for the lengths of one problem.
pub struct Exclusions {
    by_length: Vec<Vec<SlotId>>,
}

impl Exclusions {
    /// Nothing found yet.
    pub fn new(problem: &Problem<'_>) -> Self {
        let mut by_length = vec![Vec::new(); LONGEST + 1];
        for slot in problem.slot_ids() {
            by_length[problem.slots[slot.index()].cells.len()].push(slot);
        }
        Self { by_length }
    }

    /// The slots of one length.
    pub fn slots_of_length(&self, length: usize) -> &[SlotId] {
        &self.by_length[length]
    }
}

/// What a word keeps out: by the rule on repeats, and by the runs it shares.
pub fn of_word<'a>(problem: &Problem<'a>, word: WordId) -> [Cow<'a, [Exclusion]>; 2] {
    let index = problem.index;
    let alike = match problem.repeats {
        Repeats::NoRoot => Cow::Borrowed(index.kin(word)),
        repeats => Cow::Owned(of_answer(
            index,
            repeats,
            index.glyphs(word),
            index.breaks(word),
        )),
    };
    let sharing = problem
        .longest_shared
        .map_or(&[][..], |longest| index.sharing(word, longest + 1));
    [alike, Cow::Borrowed(sharing)]
}

/// What a standing answer keeps out, in the lexicon or not.
pub fn of_standing(problem: &Problem<'_>, answer: &Standing) -> Vec<Exclusion> {
    let index = problem.index;
    let mut kept = of_answer(index, problem.repeats, &answer.glyphs, answer.breaks);
    if let Some(longest) = problem.longest_shared {
        kept.extend(sharing_of_answer(index, &answer.glyphs, longest + 1));
    }
    kept
}

/// What an answer keeps out by the rule on repeats, in the lexicon or not.
pub fn of_answer(
    index: &WordIndex,
    repeats: Repeats,
    glyphs: &[Glyph],
    breaks: u32,
) -> Vec<Exclusion> {
    match repeats {
        Repeats::Allowed => Vec::new(),
        Repeats::NoWord => {
            let bucket = index.bucket(glyphs.len());
            let places = bucket
                .places(glyphs)
                .filter(|&place| bucket.is_distinct(place));
            grouped(places.map(|place| (glyphs.len(), place)).collect())
        }
        Repeats::NoRoot => kin_of_answer(index, glyphs, breaks),
    }
}

/// The spellings of an index that share a root with an answer.
pub fn kin_of_answer(index: &WordIndex, glyphs: &[Glyph], breaks: u32) -> Vec<Exclusion> {
    let words = index.roots().conflicts(index, glyphs, breaks).into_iter();
    grouped(
        words
            .map(|word| (index.glyphs(word).len(), index.roots().place(word)))
            .collect(),
    )
}

/// The spellings of an index that share a run of so many letters with an answer.
pub fn sharing_of_answer(index: &WordIndex, glyphs: &[Glyph], length: usize) -> Vec<Exclusion> {
    let words = index.runs().sharing(index, glyphs, length).into_iter();
    grouped(
        words
            .map(|word| (index.glyphs(word).len(), index.roots().place(word)))
            .collect(),
    )
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
