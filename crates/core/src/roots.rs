//! The same-root rule, and the words of a lexicon that share a root with a given one.
//!
//! Two spelled answers share a root when one of these holds for a written word of the one and a
//! written word of the other:
//!
//! 1. they are in one lemma group;
//! 2. they start with the same letters: at least 3, and at least 60 % of the shorter;
//! 3. the shorter has 4 letters or more, and less its last two letters (but at least 4 stay) it
//!    stands inside the longer.
//!
//! An answer of several written words counts each of them that has three letters or more. The
//! judge states the rule once more, on its own, in `audit/roots.py`.

use crate::ids::{Glyph, WordId};
use crate::words::{WordIndex, LONGEST};

/// The shortest written word of a phrase that counts.
const SHORTEST_PART: usize = 3;
/// The fewest letters two words of one root start with.
const FEWEST_SHARED: usize = 3;
/// The fewest letters of a stem.
const SHORTEST_STEM: usize = 4;
/// A stem is found by the rarest of its runs of so many letters.
const RUN: usize = 3;

/// Whether two written words share a root by their letters: points 2 and 3 of the rule.
pub fn letters_share_root(a: &[Glyph], b: &[Glyph]) -> bool {
    let (short, long) = if a.len() <= b.len() { (a, b) } else { (b, a) };
    let shared = short.iter().zip(long).take_while(|(x, y)| x == y).count();
    if shared >= FEWEST_SHARED && 5 * shared >= 3 * short.len() {
        return true;
    }
    contains(long, stem(short)) || (a.len() == b.len() && contains(short, stem(long)))
}

/// A word less its last two letters, of which at least four stay; empty for a shorter word.
fn stem(word: &[Glyph]) -> &[Glyph] {
    if word.len() < SHORTEST_STEM {
        &[]
    } else {
        &word[..(word.len() - 2).max(SHORTEST_STEM)]
    }
}

fn contains(word: &[Glyph], stem: &[Glyph]) -> bool {
    !stem.is_empty() && word.windows(stem.len()).any(|run| run == stem)
}

/// The written words of an answer that count for the rule, as ranges of its cells.
fn parts(length: usize, breaks: u32) -> impl Iterator<Item = (usize, usize)> {
    let breaks = breaks | 1;
    let whole = breaks == 1;
    (0..length)
        .filter(move |&from| breaks >> from & 1 == 1)
        .map(move |from| {
            (
                from,
                (from + 1..length)
                    .find(|&to| breaks >> to & 1 == 1)
                    .unwrap_or(length),
            )
        })
        .filter(move |(from, to)| whole || to - from >= SHORTEST_PART)
}

/// A written word that counts, inside a word of the lexicon.
#[derive(Clone, Copy)]
struct Part {
    word: WordId,
    from: u8,
    to: u8,
}

/// What is needed to find the words that share a root with a given one.
pub struct Roots {
    /// All parts in the order of their letters.
    parts: Vec<Part>,
    /// For each run of three letters, the parts that hold it: `held[runs[r]..runs[r + 1]]`.
    runs: Vec<u32>,
    held: Vec<u32>,
    /// The words in the order of their lemma groups.
    by_group: Vec<WordId>,
}

impl Roots {
    /// Prepare for the words of an index.
    pub fn new(index: &WordIndex) -> Self {
        let mut parts: Vec<Part> = Vec::with_capacity(index.len());
        for word in (0..index.len() as u32).map(WordId) {
            let length = index.glyphs(word).len();
            parts.extend(
                self::parts(length, index.breaks(word)).map(|(from, to)| Part {
                    word,
                    from: from as u8,
                    to: to as u8,
                }),
            );
        }
        parts.sort_by_cached_key(|part| sort_key(letters_of(index, *part)));
        let mut by_group: Vec<WordId> = (0..index.len() as u32).map(WordId).collect();
        by_group.sort_unstable_by_key(|&word| (index.group(word), word));
        let (runs, held) = runs_of(index, &parts);
        Self {
            parts,
            runs,
            held,
            by_group,
        }
    }

    /// The words that share a root with an answer or are spelled as it is, ascending.
    ///
    /// The answer may be outside the lexicon. A word of the lexicon is among its own conflicts.
    pub fn conflicts(&self, index: &WordIndex, glyphs: &[Glyph], breaks: u32) -> Vec<WordId> {
        let mut found = index.spelled(glyphs).to_vec();
        for &word in index.spelled(glyphs) {
            self.add_group(index, index.group(word), &mut found);
        }
        for (from, to) in parts(glyphs.len(), breaks) {
            let part = &glyphs[from..to];
            if part.len() < glyphs.len() {
                for &word in index.spelled(part) {
                    self.add_group(index, index.group(word), &mut found);
                }
            }
            self.add_beginnings(index, part, &mut found);
            self.add_longer(index, part, &mut found);
            self.add_shorter(index, part, &mut found);
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    /// Point 1: the words of a lemma group, and the phrases that hold one of them.
    fn add_group(&self, index: &WordIndex, group: u32, found: &mut Vec<WordId>) {
        let from = self
            .by_group
            .partition_point(|&word| index.group(word) < group);
        for &word in self.by_group[from..]
            .iter()
            .take_while(|&&word| index.group(word) == group)
        {
            let glyphs = index.glyphs(word);
            found.extend_from_slice(index.spelled(glyphs));
            let same = self.starting_with(index, glyphs);
            found.extend(
                same.iter()
                    .take_while(|part| usize::from(part.to - part.from) == glyphs.len())
                    .map(|part| part.word),
            );
        }
    }

    /// Point 2: words that start with the same letters.
    fn add_beginnings(&self, index: &WordIndex, part: &[Glyph], found: &mut Vec<WordId>) {
        if part.len() < FEWEST_SHARED {
            return;
        }
        for other in self.starting_with(index, &part[..FEWEST_SHARED]) {
            let letters = letters_of(index, *other);
            let shared = part.iter().zip(letters).take_while(|(x, y)| x == y).count();
            if 5 * shared >= 3 * part.len().min(letters.len()) {
                found.push(other.word);
            }
        }
    }

    /// Point 3, when the given word is the shorter one.
    fn add_longer(&self, index: &WordIndex, part: &[Glyph], found: &mut Vec<WordId>) {
        let stem = stem(part);
        let Some(rarest) = stem
            .windows(RUN)
            .map(|run| run_id(index.letters(), run))
            .min_by_key(|&run| self.runs[run + 1] - self.runs[run])
        else {
            return;
        };
        for &held in &self.held[self.runs[rarest] as usize..self.runs[rarest + 1] as usize] {
            let other = self.parts[held as usize];
            let letters = letters_of(index, other);
            if letters.len() >= part.len() && contains(letters, stem) {
                found.push(other.word);
            }
        }
    }

    /// Point 3, when the given word is the longer one: every run of it may be somebody's stem.
    fn add_shorter(&self, index: &WordIndex, part: &[Glyph], found: &mut Vec<WordId>) {
        for from in 0..part.len() {
            for to in from + SHORTEST_STEM..=part.len() {
                let run = &part[from..to];
                for other in self.starting_with(index, run) {
                    let letters = letters_of(index, *other);
                    if letters.len() <= part.len() && stem(letters) == run {
                        found.push(other.word);
                    }
                }
            }
        }
    }

    /// The parts that start with these letters, in order; the shortest come first.
    fn starting_with<'a>(&'a self, index: &WordIndex, letters: &[Glyph]) -> &'a [Part] {
        let from = self
            .parts
            .partition_point(|&part| letters_of(index, part) < letters);
        let count = self.parts[from..]
            .partition_point(|&part| letters_of(index, part).starts_with(letters));
        &self.parts[from..from + count]
    }
}

/// Whether two spelled answers share a root or are spelled alike.
pub fn same_root(index: &WordIndex, a: WordId, b: WordId) -> bool {
    let (short, long) = (index.glyphs(a), index.glyphs(b));
    if short == long || index.group(a) == index.group(b) {
        return true;
    }
    index
        .roots()
        .conflicts(index, short, index.breaks(a))
        .binary_search(&b)
        .is_ok()
}

fn letters_of(index: &WordIndex, part: Part) -> &[Glyph] {
    &index.glyphs(part.word)[usize::from(part.from)..usize::from(part.to)]
}

/// Letters as one number that sorts as they do, for letters at most 32 long and below 255.
fn sort_key(letters: &[Glyph]) -> [u8; LONGEST] {
    let mut key = [0; LONGEST];
    for (place, &glyph) in key.iter_mut().zip(letters) {
        *place = glyph + 1;
    }
    key
}

fn run_id(letters: usize, run: &[Glyph]) -> usize {
    run.iter()
        .fold(0, |id, &glyph| id * letters + usize::from(glyph))
}

/// The parts that hold each run of three letters, by counting.
fn runs_of(index: &WordIndex, parts: &[Part]) -> (Vec<u32>, Vec<u32>) {
    let mut runs = vec![0_u32; index.letters().pow(RUN as u32) + 1];
    for &part in parts {
        for run in letters_of(index, part).windows(RUN) {
            runs[run_id(index.letters(), run)] += 1;
        }
    }
    let mut end = 0;
    for count in &mut runs {
        end += *count;
        *count = end;
    }
    let mut held = vec![0; end as usize];
    for (number, &part) in parts.iter().enumerate().rev() {
        for run in letters_of(index, part).windows(RUN) {
            let place = &mut runs[run_id(index.letters(), run)];
            *place -= 1;
            held[*place as usize] = number as u32;
        }
    }
    (runs, held)
}
