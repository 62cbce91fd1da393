//! The words plays are made of, in the orders that find them: by start, by end, by letters.

use std::ops::Range;
use std::sync::{Arc, OnceLock};

use crate::ids::{Glyph, LetterSet, WordId};
use crate::words::WordIndex;

/// What a word of one letter counts: as much as the most frequent word.
pub const LETTER_SCORE: u8 = 100;

/// The words of a lexicon that may be parts of a play.
pub struct Stock {
    index: Arc<WordIndex>,
    usable: Vec<bool>,
    singles: LetterSet,
    vowels: LetterSet,
    by_start: Vec<WordId>,
    by_end: OnceLock<Vec<WordId>>,
    by_letters: OnceLock<Vec<(u64, WordId)>>,
    phrases: OnceLock<Vec<WordId>>,
}

impl Stock {
    /// The words of an index that are `usable` (one flag a word); of words spelled alike the first
    /// one counts.
    ///
    /// `singles` are the letters that are words by themselves, `vowels` what a spoonerism leaves in
    /// its place.
    pub fn new(
        index: Arc<WordIndex>,
        usable: &[bool],
        singles: LetterSet,
        vowels: LetterSet,
    ) -> Self {
        let mut by_start: Vec<_> = (0..index.len() as u32).map(WordId).collect();
        by_start.sort_unstable_by_key(|&word| (index.glyphs(word), word));
        by_start.dedup_by_key(|&mut word| index.glyphs(word));
        by_start.retain(|word| usable[word.index()]);
        let mut flags = vec![false; index.len()];
        for word in &by_start {
            flags[word.index()] = true;
        }
        Self {
            index,
            usable: flags,
            singles,
            vowels,
            by_start,
            by_end: OnceLock::new(),
            by_letters: OnceLock::new(),
            phrases: OnceLock::new(),
        }
    }

    /// The index of the lexicon.
    pub fn index(&self) -> &WordIndex {
        &self.index
    }

    /// Whether a word may be part of a play.
    pub fn is_usable(&self, word: WordId) -> bool {
        self.usable[word.index()]
    }

    /// Whether a letter is a word by itself.
    pub fn is_single(&self, glyph: Glyph) -> bool {
        self.singles.has(glyph)
    }

    /// Whether a letter is a vowel.
    pub fn is_vowel(&self, glyph: Glyph) -> bool {
        self.vowels.has(glyph)
    }

    /// The usable words that start so.
    pub fn starting(&self, start: &[Glyph]) -> &[WordId] {
        let head = |&word: &WordId| {
            let glyphs = self.index.glyphs(word);
            glyphs[..start.len().min(glyphs.len())].cmp(start)
        };
        &self.by_start[range_of(&self.by_start, head)]
    }

    /// The usable words that end so.
    pub fn ending(&self, end: &[Glyph]) -> &[WordId] {
        let words = self.by_end.get_or_init(|| {
            let mut words = self.by_start.clone();
            let backwards = |word| self.index.glyphs(word).iter().rev();
            words.sort_unstable_by(|&a, &b| backwards(a).cmp(backwards(b)));
            words
        });
        let tail = |&word: &WordId| {
            let glyphs = self.index.glyphs(word).iter().rev();
            glyphs.take(end.len()).cmp(end.iter().rev())
        };
        &words[range_of(words, tail)]
    }

    /// The usable words whose letters have this key; some may have other letters.
    pub fn lettered(&self, key: u64) -> impl Iterator<Item = WordId> + '_ {
        let keyed = self.by_letters();
        let from = keyed.partition_point(|&(other, _)| other < key);
        let same = keyed[from..]
            .iter()
            .take_while(move |&&(other, _)| other == key);
        same.map(|&(_, word)| word)
    }

    /// Every usable word with the key of its letters.
    pub fn by_letters(&self) -> &[(u64, WordId)] {
        self.by_letters.get_or_init(|| {
            let keyed = |&word| (letters_key(self.index.glyphs(word)), word);
            let mut words: Vec<_> = self.by_start.iter().map(keyed).collect();
            words.sort_unstable();
            words
        })
    }

    /// The usable words that are written in several words.
    pub fn phrases(&self) -> &[WordId] {
        self.phrases.get_or_init(|| {
            let mut words = self.by_start.clone();
            words.retain(|&word| self.index.breaks(word) > 1);
            words
        })
    }
}

/// A key that is the same for anagrams, and adds up: that of two words is the sum of their keys.
pub fn letters_key(glyphs: &[Glyph]) -> u64 {
    glyphs
        .iter()
        .fold(0, |key, &glyph| key.wrapping_add(letter_key(glyph)))
}

/// What one letter adds to a key: the mixing function of `SplitMix64`, which spreads small numbers
/// over all bits.
pub fn letter_key(glyph: Glyph) -> u64 {
    let mut bits = (u64::from(glyph) + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ (bits >> 31)
}

/// The run of a sorted list that compares as equal.
fn range_of<T>(sorted: &[T], compare: impl Fn(&T) -> std::cmp::Ordering) -> Range<usize> {
    let from = sorted.partition_point(|item| compare(item).is_lt());
    let count = sorted[from..].partition_point(|item| compare(item).is_eq());
    from..from + count
}
