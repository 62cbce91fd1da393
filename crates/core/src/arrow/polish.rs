//! Better words: entry by entry, the best word that its crossings can follow.
//!
//! An entry may take any word if each entry that crosses it has a word for the new letter and its
//! own other letters. Of all these the best is found exactly, the crossings' gains and losses
//! counted in. It is done again and again, the poorest entries first, until nothing gets better.

use super::order::Fixed;
use super::words::{squares, Layout, Writer};
use crate::exclusions::Exclusion;
use crate::ids::{ones, Glyph, LetterSet, WordId, MOST_LETTERS};
use crate::problem::{Repeats, Standing};
use crate::search::Watch;
use crate::words::LONGEST;

/// Words of one entry that are compared with all others, the best ones first, before it is left.
const CANDIDATES: usize = 12;

/// Put better words into a full grid; returns how often one was put.
pub(super) fn polish(
    writer: &Writer<'_>,
    layout: &Layout,
    words: &mut [Option<WordId>],
    sweeps: usize,
    watch: Watch<'_>,
) -> usize {
    let mut polish = Polish::new(writer, layout, words);
    let mut better = 0;
    for _ in 0..sweeps {
        let before = better;
        let mut order = writer.open(layout);
        order.sort_by_key(|&entry| (polish.worth_of(entry), entry));
        for entry in order {
            if watch.cancel.is_set() {
                return better;
            }
            better += usize::from(polish.improve(entry));
        }
        if better == before {
            break;
        }
    }
    better
}

/// A word for an entry, and what it gains.
#[derive(Clone, Copy)]
struct Offer {
    gain: i32,
    word: WordId,
}

/// What a letter of an entry is worth: the best word of the entry that crosses it there.
#[derive(Clone, Copy)]
struct Crossing {
    entry: usize,
    /// The best word for each letter.
    offers: [Option<Offer>; MOST_LETTERS],
}

struct Polish<'p> {
    writer: &'p Writer<'p>,
    layout: &'p Layout,
    words: &'p mut [Option<WordId>],
    /// Per square and way the entry through it.
    through: Vec<[Option<usize>; 2]>,
    /// What answers that stand already keep out.
    banned: Vec<Exclusion>,
}

impl<'p> Polish<'p> {
    fn new(writer: &'p Writer<'p>, layout: &'p Layout, words: &'p mut [Option<WordId>]) -> Self {
        let mut through = vec![[None; 2]; writer.order.fixed.len()];
        for (number, &entry) in layout.entries.iter().enumerate() {
            for square in squares(entry, writer.order.cols) {
                through[square][usize::from(entry.down)] = Some(number);
            }
        }
        let standing = writer.order.standing.iter();
        let banned = standing
            .flat_map(|answer| kept_out(writer, answer))
            .collect();
        Self {
            writer,
            layout,
            words,
            through,
            banned,
        }
    }

    /// What the word of an entry is worth.
    fn worth_of(&self, entry: usize) -> i32 {
        self.words[entry].map_or(0, |word| self.writer.worth(word))
    }

    /// Give an entry a better word, and those that cross it the words they need for that.
    fn improve(&mut self, entry: usize) -> bool {
        let crossings = self.crossings(entry);
        let mut offers = self.offers(entry, &crossings);
        offers.sort_by_key(|offer| (-offer.gain, offer.word));
        for offer in offers.into_iter().take(CANDIDATES) {
            let changes = self.changes(entry, offer.word, &crossings);
            if !self.clash(&changes) {
                for (entry, word) in changes {
                    self.words[entry] = Some(word);
                }
                return true;
            }
        }
        false
    }

    /// What crosses each letter of an entry; none where nothing does.
    fn crossings(&self, entry: usize) -> Vec<Option<Crossing>> {
        let down = self.layout.entries[entry].down;
        let cols = self.writer.order.cols;
        squares(self.layout.entries[entry], cols)
            .map(|square| {
                let other = self.through[square][usize::from(!down)]?;
                let entry = self.layout.entries[other];
                let place = squares(entry, cols).position(|x| x == square)?;
                let mut offers = [None; MOST_LETTERS];
                let now = self.worth_of(other);
                let mut pattern = self.letters(other);
                if self.words[other].is_some() && self.is_loose(square) {
                    pattern[place] = self.writer.alphabet;
                    self.fitting(other, &pattern, |word, glyphs| {
                        let gain = self.writer.worth(word) - now;
                        let best = &mut offers[usize::from(glyphs[place])];
                        if best.is_none_or(|best: Offer| best.gain < gain) {
                            *best = Some(Offer { gain, word });
                        }
                    });
                }
                Some(Crossing {
                    entry: other,
                    offers,
                })
            })
            .collect()
    }

    /// The words that make a full grid better, with what they and their crossings gain.
    fn offers(&self, entry: usize, crossings: &[Option<Crossing>]) -> Vec<Offer> {
        let kept = self.letters(entry);
        let cells = squares(self.layout.entries[entry], self.writer.order.cols);
        let pattern: Vec<LetterSet> = cells
            .zip(crossings)
            .zip(&kept)
            .map(|((square, crossing), &letter)| match crossing {
                None if self.is_loose(square) => self.writer.alphabet,
                Some(crossing) => letter.or(crossing.letters()),
                None => letter,
            })
            .collect();
        let now = self.worth_of(entry);
        let mut offers = Vec::new();
        self.fitting(entry, &pattern, |word, glyphs| {
            let mut gain = self.writer.worth(word) - now;
            for ((&glyph, crossing), letter) in glyphs.iter().zip(crossings).zip(&kept) {
                if let (Some(crossing), false) = (crossing, letter.has(glyph)) {
                    gain += crossing.offers[usize::from(glyph)].map_or(0, |offer| offer.gain);
                }
            }
            if gain > 0 {
                offers.push(Offer { gain, word });
            }
        });
        offers
    }

    /// All entries that change when one takes a word.
    fn changes(
        &self,
        entry: usize,
        word: WordId,
        crossings: &[Option<Crossing>],
    ) -> Vec<(usize, WordId)> {
        let mut changes = vec![(entry, word)];
        let kept = self.letters(entry);
        let glyphs = self.writer.rung.index.glyphs(word);
        for ((&glyph, crossing), letter) in glyphs.iter().zip(crossings).zip(kept) {
            if let (Some(crossing), false) = (crossing, letter.has(glyph)) {
                let offer = crossing.offers[usize::from(glyph)];
                changes.extend(offer.map(|offer| (crossing.entry, offer.word)));
            }
        }
        changes
    }

    /// Whether some of the new words may not stand beside another word of the grid.
    fn clash(&self, changes: &[(usize, WordId)]) -> bool {
        let after = |entry: usize| {
            let changed = changes.iter().find(|(other, _)| *other == entry);
            changed.map_or(self.words[entry], |(_, word)| Some(*word))
        };
        changes.iter().any(|&(entry, word)| {
            self.is_banned(word)
                || (0..self.words.len())
                    .filter(|&other| other != entry)
                    .filter_map(after)
                    .any(|other| self.may_not_meet(word, other))
        })
    }

    fn may_not_meet(&self, word: WordId, other: WordId) -> bool {
        let index = self.writer.rung.index;
        match self.writer.order.repeats {
            Repeats::Allowed => false,
            Repeats::NoWord => index.glyphs(word) == index.glyphs(other),
            Repeats::NoRoot => {
                let (length, place) = (index.glyphs(other).len(), index.roots().place(other));
                index.kin(word).iter().any(|kin| kin.holds(length, place))
            }
        }
    }

    fn is_banned(&self, word: WordId) -> bool {
        let index = self.writer.rung.index;
        let (length, place) = (index.glyphs(word).len(), index.roots().place(word));
        self.banned.iter().any(|kin| kin.holds(length, place))
    }

    /// The letters of an entry as they stand.
    fn letters(&self, entry: usize) -> Vec<LetterSet> {
        match self.words[entry] {
            Some(word) => {
                let glyphs = self.writer.rung.index.glyphs(word).iter();
                glyphs.map(|&glyph| LetterSet::only(glyph)).collect()
            }
            None => squares(self.layout.entries[entry], self.writer.order.cols)
                .map(|square| self.writer.order.letters(square, self.writer.alphabet))
                .collect(),
        }
    }

    fn is_loose(&self, square: usize) -> bool {
        !matches!(self.writer.order.fixed[square], Fixed::Given(_))
    }

    /// The words an entry may take that fit a pattern.
    fn fitting(&self, entry: usize, pattern: &[LetterSet], mut each: impl FnMut(WordId, &[Glyph])) {
        debug_assert!(pattern.len() <= LONGEST);
        let index = self.writer.rung.index;
        let bucket = index.bucket(pattern.len());
        let floor = self.writer.floor(self.layout, entry);
        let fitting = bucket.fitting(pattern);
        for (block, (bits, distinct)) in fitting.into_iter().zip(bucket.distinct()).enumerate() {
            for bit in ones(bits & distinct) {
                let place = block * 64 + bit as usize;
                let word = bucket.word(place);
                if index.score(word) >= floor {
                    each(word, bucket.glyphs(place));
                }
            }
        }
    }
}

impl Crossing {
    /// The letters it has a word for.
    fn letters(&self) -> LetterSet {
        let known = self.offers.iter().enumerate();
        LetterSet(known.fold(0, |all, (glyph, offer)| {
            all | u64::from(offer.is_some()) << glyph
        }))
    }
}

/// What an answer that stands already keeps out.
fn kept_out(writer: &Writer<'_>, answer: &Standing) -> Vec<Exclusion> {
    crate::exclusions::of_answer(
        writer.rung.index,
        writer.order.repeats,
        &answer.glyphs,
        answer.breaks,
    )
}
