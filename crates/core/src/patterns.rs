//! Patterns with runs of any letters: which words fit, the best ones first.

use crate::ids::{Glyph, LetterSet, WordId};
use crate::words::WordIndex;

/// A partly known answer: fixed parts with a run of any letters between each two of them.
#[derive(Clone, Debug, Default)]
pub struct Pattern {
    /// The letters possible at each cell of each part; one part alone is the whole word.
    pub parts: Vec<Vec<LetterSet>>,
    /// The fewest cells of a word that fits.
    pub shortest: usize,
    /// The most cells of a word that fits.
    pub longest: usize,
    /// No other letter may stand anywhere.
    pub letters: LetterSet,
    /// Letters that must stand somewhere, and how often at least.
    pub needs: Vec<(Glyph, usize)>,
}

/// All words, best score first and then by id, each with the set of its letters.
pub(crate) struct Ranked(Box<[Known]>);

#[derive(Clone, Copy)]
struct Known {
    letters: u64,
    word: WordId,
    score: u8,
    length: u8,
}

impl Ranked {
    pub(crate) fn new(index: &WordIndex) -> Self {
        let mut words: Vec<Known> = (0..index.len() as u32)
            .map(WordId)
            .map(|word| {
                let glyphs = index.glyphs(word);
                Known {
                    letters: glyphs.iter().fold(0, |set, &glyph| set | 1 << glyph),
                    word,
                    score: index.score(word),
                    length: glyphs.len() as u8,
                }
            })
            .collect();
        // Stable, so that ids stay in order.
        words.sort_by_key(|known| std::cmp::Reverse(known.score));
        Self(words.into())
    }
}

/// What a word's set of letters tells before its cells are looked at.
struct Sieve {
    all: u64,
    one_of: Vec<u64>,
    none: u64,
}

impl Sieve {
    fn new(pattern: &Pattern, alphabet: LetterSet) -> Self {
        let mut all = 0;
        let mut one_of = Vec::new();
        for set in pattern.parts.iter().flatten().map(|set| set.and(alphabet)) {
            if set.single().is_some() {
                all |= set.0;
            } else if set != alphabet && !one_of.contains(&set.0) {
                one_of.push(set.0);
            }
        }
        for &(glyph, times) in &pattern.needs {
            all |= if times > 0 {
                LetterSet::only(glyph).0
            } else {
                0
            };
        }
        let none = alphabet.less(pattern.letters).0;
        Self { all, one_of, none }
    }

    fn passes(&self, letters: u64) -> bool {
        letters & self.all == self.all
            && letters & self.none == 0
            && self.one_of.iter().all(|set| letters & set != 0)
    }
}

impl WordIndex {
    /// The words that fit a pattern, best score first, then by id.
    pub fn search(&self, pattern: &Pattern, min_score: u8, limit: usize) -> Vec<WordId> {
        let alphabet = LetterSet::first(self.letters());
        let sieve = Sieve::new(pattern, alphabet);
        self.ranked()
            .0
            .iter()
            .take_while(|known| known.score >= min_score)
            .filter(|known| {
                (pattern.shortest..=pattern.longest).contains(&usize::from(known.length))
                    && sieve.passes(known.letters)
                    && pattern.fits(self.glyphs(known.word))
            })
            .map(|known| known.word)
            .take(limit)
            .collect()
    }
}

impl Pattern {
    /// Whether the parts stand in a word one after the other, and the needed letters often enough.
    fn fits(&self, glyphs: &[Glyph]) -> bool {
        let often = |&(glyph, times): &(Glyph, usize)| {
            let found: usize = glyphs
                .iter()
                .map(|&other| usize::from(other == glyph))
                .sum();
            found >= times
        };
        self.needs.iter().all(often) && self.lies_in(glyphs)
    }

    fn lies_in(&self, glyphs: &[Glyph]) -> bool {
        let [first, between @ .., last] = self.parts.as_slice() else {
            return self
                .parts
                .first()
                .is_none_or(|only| only.len() == glyphs.len() && stands(only, glyphs));
        };
        if first.len() + last.len() > glyphs.len() {
            return false;
        }
        let (inner, end) = glyphs[first.len()..].split_at(glyphs.len() - first.len() - last.len());
        if !stands(first, glyphs) || !stands(last, end) {
            return false;
        }
        // The first place for each part leaves most room to the next.
        let mut at = 0;
        between.iter().all(|part| {
            let found = (at..=inner.len().saturating_sub(part.len()))
                .find(|&start| start + part.len() <= inner.len() && stands(part, &inner[start..]));
            at = found.map_or(at, |start| start + part.len());
            found.is_some()
        })
    }
}

/// Whether a part stands at the start of these cells, of which there are enough.
fn stands(part: &[LetterSet], glyphs: &[Glyph]) -> bool {
    part.iter().zip(glyphs).all(|(set, &glyph)| set.has(glyph))
}
