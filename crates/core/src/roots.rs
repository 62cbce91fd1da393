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
    &word[..stem_length(word.len())]
}

fn stem_length(length: usize) -> usize {
    if length < SHORTEST_STEM {
        0
    } else {
        (length - 2).max(SHORTEST_STEM)
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

impl Part {
    fn len(self) -> usize {
        usize::from(self.to - self.from)
    }
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
    /// Per word the place in its bucket that stands for its spelling.
    places: Vec<u32>,
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
        let places = places_of(index);
        Self {
            parts,
            runs,
            held,
            by_group,
            places,
        }
    }

    /// The place in its bucket that stands for a word's spelling; see `Bucket::distinct`.
    pub fn place(&self, word: WordId) -> usize {
        self.places[word.index()] as usize
    }

    /// The words that share a root with an answer or are spelled as it is, ascending; of words
    /// spelled alike at least one.
    ///
    /// The answer may be outside the lexicon. If words of the lexicon are spelled so, their
    /// written words count as well as its own.
    pub fn conflicts(&self, index: &WordIndex, glyphs: &[Glyph], breaks: u32) -> Vec<WordId> {
        let alike = index.spelled(glyphs);
        let mut found = alike.to_vec();
        for &word in alike {
            self.add_group(index, index.group(word), &mut found);
        }
        let mut forms: Vec<u32> = alike.iter().map(|&word| index.breaks(word)).collect();
        forms.push(breaks | 1);
        forms.sort_unstable();
        forms.dedup();
        for (from, to) in forms.iter().flat_map(|&breaks| parts(glyphs.len(), breaks)) {
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
            let same = starting_with(index, &self.parts, glyphs).iter();
            found.extend(
                same.take_while(|part| part.len() == glyphs.len())
                    .map(|part| part.word),
            );
        }
    }

    /// Point 2: words that start with the same letters.
    fn add_beginnings(&self, index: &WordIndex, part: &[Glyph], found: &mut Vec<WordId>) {
        if part.len() < FEWEST_SHARED {
            return;
        }
        let mut sharing = starting_with(index, &self.parts, &part[..FEWEST_SHARED]);
        for shared in FEWEST_SHARED..=part.len() {
            let short_enough = |length: usize| 5 * shared >= 3 * length;
            let more = part
                .get(..=shared)
                .map_or(&[][..], |more| starting_with(index, sharing, more));
            if short_enough(part.len()) {
                found.extend(sharing.iter().map(|other| other.word));
                return;
            }
            found.extend(
                sharing
                    .iter()
                    .filter(|other| short_enough(other.len()))
                    .map(|other| other.word),
            );
            sharing = more;
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
            let mut starting = &self.parts[..];
            for to in from + SHORTEST_STEM..=part.len() {
                let run = &part[from..to];
                starting = starting_with(index, starting, run);
                let fitting = starting.iter().filter(|other| other.len() <= part.len());
                found.extend(
                    fitting
                        .filter(|other| stem_length(other.len()) == run.len())
                        .map(|other| other.word),
                );
                if starting.is_empty() {
                    break;
                }
            }
        }
    }
}

/// Those of some parts in order that start with these letters.
fn starting_with<'a>(index: &WordIndex, parts: &'a [Part], letters: &[Glyph]) -> &'a [Part] {
    let from = parts.partition_point(|&part| letters_of(index, part) < letters);
    let count = parts[from..].partition_point(|&part| letters_of(index, part).starts_with(letters));
    &parts[from..from + count]
}

/// Whether two words of an index share a root or are spelled alike.
pub fn same_root(index: &WordIndex, a: WordId, b: WordId) -> bool {
    let roots = index.roots();
    let spelling = |word| (index.glyphs(word).len(), roots.place(word));
    let conflicts = roots.conflicts(index, index.glyphs(a), index.breaks(a));
    conflicts
        .into_iter()
        .any(|word| spelling(word) == spelling(b))
}

fn places_of(index: &WordIndex) -> Vec<u32> {
    let mut places = vec![0; index.len()];
    for bucket in (0..=LONGEST).map(|length| index.bucket(length)) {
        let mut best = 0;
        for (place, word) in bucket.words().iter().enumerate() {
            if place == 0 || bucket.glyphs(place) != bucket.glyphs(place - 1) {
                best = (place..bucket.len())
                    .find(|&place| bucket.is_distinct(place))
                    .unwrap_or(place);
            }
            places[word.index()] = best as u32;
        }
    }
    places
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
