//! The words of one lexicon, indexed by length: which words have this letter there.

use std::cmp::Reverse;
use std::fmt;
use std::ops::Range;
use std::sync::OnceLock;

use crate::exclusions::{kin_of_answer, sharing_of_answer, Exclusion, Kept};
use crate::ids::{ones, Glyph, LetterSet, WordId, MOST_LETTERS};
use crate::patterns::Ranked;
use crate::roots::Roots;
use crate::runs::Runs;
use crate::tiers::Tiers;

/// The shortest word, in cells.
pub const SHORTEST: usize = 2;
/// The longest word, in cells: one bit of `breaks` a cell.
pub const LONGEST: usize = 32;

/// The columns of a compiled lexicon, one item a word but for `glyphs`.
#[derive(Clone, Debug, Default)]
pub struct Columns {
    /// The cells of all words, one after the other.
    pub glyphs: Vec<Glyph>,
    /// The number of cells of each word.
    pub lengths: Vec<u8>,
    /// 0 to 100; more is better.
    pub scores: Vec<u8>,
    /// Words with the same number are forms of one lemma.
    pub groups: Vec<u32>,
    /// Bit `i`: a new written word starts at cell `i`. Bit 0 is understood.
    pub breaks: Vec<u32>,
}

/// Indicates columns that are no lexicon.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WordsError {
    /// The alphabet has no letter, or more than 64.
    Letters(usize),
    /// A column has another number of items than `lengths`.
    Ragged(&'static str, usize, usize),
    /// The lengths do not add up to the number of glyphs.
    Glyphs(usize, usize),
    /// A word is too short or too long.
    Length(usize, u8),
    /// A glyph is outside the alphabet.
    Glyph(usize, Glyph),
    /// A score is above 100.
    Score(usize, u8),
    /// A written word starts beyond the end.
    Break(usize),
}

impl fmt::Display for WordsError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Letters(letters) => write!(
                out,
                "an alphabet of {letters} letters; 1 to {MOST_LETTERS} can be used"
            ),
            Self::Ragged(column, found, wanted) => {
                write!(
                    out,
                    "column '{column}' has {found} items for {wanted} words"
                )
            }
            Self::Glyphs(found, wanted) => {
                write!(
                    out,
                    "column 'glyphs' has {found} cells where the lengths add up to {wanted}"
                )
            }
            Self::Length(word, length) => {
                write!(
                    out,
                    "word {word} has {length} cells; {SHORTEST} to {LONGEST} can be used"
                )
            }
            Self::Glyph(word, glyph) => write!(
                out,
                "word {word} holds glyph {glyph}, which is outside the alphabet"
            ),
            Self::Score(word, score) => write!(
                out,
                "word {word} has the score {score}; 0 to 100 can be used"
            ),
            Self::Break(word) => write!(out, "a written word of word {word} starts beyond its end"),
        }
    }
}

impl std::error::Error for WordsError {}

/// The words of one lexicon.
///
/// Per length there is one [`Bucket`], made when it is first asked for.
pub struct WordIndex {
    letters: usize,
    columns: Columns,
    starts: Vec<u32>,
    by_length: Vec<Vec<WordId>>,
    buckets: Vec<OnceLock<Bucket>>,
    tiers: Vec<OnceLock<Tiers>>,
    ranked: OnceLock<Ranked>,
    roots: OnceLock<Roots>,
    kin: Kept,
    runs: OnceLock<Runs>,
    /// Per length of a run.
    sharing: Vec<Kept>,
}

impl WordIndex {
    /// Index the columns of a lexicon whose alphabet has so many letters.
    ///
    /// # Errors
    /// A [`WordsError`] that names the first word or column that breaks a rule.
    pub fn new(letters: usize, columns: Columns) -> Result<Self, WordsError> {
        check(letters, &columns)?;
        let mut counts = [0; LONGEST + 1];
        for &length in &columns.lengths {
            counts[usize::from(length)] += 1;
        }
        let mut by_length: Vec<Vec<WordId>> = counts.map(Vec::with_capacity).into();
        let mut starts = Vec::with_capacity(columns.lengths.len());
        let mut start = 0;
        for (word, &length) in columns.lengths.iter().enumerate() {
            by_length[usize::from(length)].push(WordId(word as u32));
            starts.push(start);
            start += u32::from(length);
        }
        let buckets = (0..=LONGEST).map(|_| OnceLock::new()).collect();
        let tiers = (0..=LONGEST).map(|_| OnceLock::new()).collect();
        Ok(Self {
            letters,
            columns,
            starts,
            by_length,
            buckets,
            tiers,
            ranked: OnceLock::new(),
            roots: OnceLock::new(),
            kin: Kept::default(),
            runs: OnceLock::new(),
            sharing: (0..=LONGEST).map(|_| Kept::default()).collect(),
        })
    }

    /// The number of words.
    pub fn len(&self) -> usize {
        self.starts.len()
    }

    /// Whether there is no word.
    pub fn is_empty(&self) -> bool {
        self.starts.is_empty()
    }

    /// The number of letters of the alphabet.
    pub fn letters(&self) -> usize {
        self.letters
    }

    /// The cells of a word.
    pub fn glyphs(&self, word: WordId) -> &[Glyph] {
        let start = self.starts[word.index()] as usize;
        &self.columns.glyphs[start..start + usize::from(self.columns.lengths[word.index()])]
    }

    /// The score of a word, 0 to 100.
    pub fn score(&self, word: WordId) -> u8 {
        self.columns.scores[word.index()]
    }

    /// The lemma group of a word.
    pub fn group(&self, word: WordId) -> u32 {
        self.columns.groups[word.index()]
    }

    /// Where the written words of a word start: bit `i` for cell `i`.
    pub fn breaks(&self, word: WordId) -> u32 {
        self.columns.breaks[word.index()] | 1
    }

    /// The words of one length, 0 to 32.
    pub fn bucket(&self, length: usize) -> &Bucket {
        self.buckets[length].get_or_init(|| Bucket::new(self, length))
    }

    /// The best words of one length, 0 to 32.
    pub fn tiers(&self, length: usize) -> &Tiers {
        self.tiers[length].get_or_init(|| Tiers::new(self, self.bucket(length)))
    }

    /// The words spelled so, all of them.
    pub fn spelled(&self, glyphs: &[Glyph]) -> &[WordId] {
        if glyphs.len() > LONGEST {
            return &[];
        }
        let bucket = self.bucket(glyphs.len());
        &bucket.ids[bucket.places(glyphs)]
    }

    /// The first word spelled so.
    pub fn find(&self, glyphs: &[Glyph]) -> Option<WordId> {
        self.spelled(glyphs).first().copied()
    }

    /// The words that fit a pattern of possible letters, best score first, then by id.
    pub fn matching(&self, pattern: &[LetterSet], min_score: u8, limit: usize) -> Vec<WordId> {
        let mut found = self.fitting(pattern, min_score, usize::MAX);
        found.sort_unstable_by_key(|&id| (Reverse(self.score(id)), id));
        found.truncate(limit);
        found
    }

    /// How many words fit a pattern, as [`WordIndex::matching`] finds them; no more are counted than
    /// the limit.
    pub fn count(&self, pattern: &[LetterSet], min_score: u8, limit: usize) -> usize {
        self.fitting(pattern, min_score, limit).len()
    }

    /// Words that fit a pattern, in no order.
    fn fitting(&self, pattern: &[LetterSet], min_score: u8, limit: usize) -> Vec<WordId> {
        if pattern.len() > LONGEST {
            return Vec::new();
        }
        let bucket = self.bucket(pattern.len());
        bucket
            .fitting(pattern)
            .iter()
            .enumerate()
            .flat_map(|(block, &bits)| ones(bits).map(move |bit| block * 64 + bit as usize))
            .map(|place| bucket.ids[place])
            .filter(|&id| self.score(id) >= min_score)
            .take(limit)
            .collect()
    }

    /// The words that hold a row of two glyphs or more, each with the cell where it starts, by id.
    pub fn holding<'a>(
        &'a self,
        glyphs: &'a [Glyph],
    ) -> impl Iterator<Item = (WordId, usize)> + 'a {
        let text = &self.columns.glyphs;
        // Most places differ in the first two cells already.
        let at = move |place: usize| {
            text[place] == glyphs[0]
                && text[place + 1] == glyphs[1]
                && text[place..].starts_with(glyphs)
        };
        let places = 0..(text.len() + 1).saturating_sub(glyphs.len().max(2));
        places.filter(move |&place| at(place)).filter_map(|place| {
            let word = self
                .starts
                .partition_point(|&start| start as usize <= place)
                - 1;
            let cell = place - self.starts[word] as usize;
            let fits = cell + glyphs.len() <= usize::from(self.columns.lengths[word]);
            fits.then_some((WordId(word as u32), cell))
        })
    }

    pub(crate) fn ranked(&self) -> &Ranked {
        self.ranked.get_or_init(|| Ranked::new(self))
    }

    /// What is needed to find the words that share a root with another.
    pub fn roots(&self) -> &Roots {
        self.roots.get_or_init(|| Roots::new(self))
    }

    /// The spellings that share a root with a word, its own among them.
    pub fn kin(&self, word: WordId) -> &[Exclusion] {
        self.kin.of(self, word, |index| {
            kin_of_answer(index, index.glyphs(word), index.breaks(word))
        })
    }

    /// What is needed to find the words that share a run of letters with another.
    pub fn runs(&self) -> &Runs {
        self.runs.get_or_init(|| Runs::new(self))
    }

    /// The spellings that share a run of so many letters with a word.
    pub fn sharing(&self, word: WordId, length: usize) -> &[Exclusion] {
        self.sharing[length].of(self, word, |index| {
            sharing_of_answer(index, index.glyphs(word), length)
        })
    }
}

/// The words of one length, in the order of their glyphs, and a bit for each letter they have.
///
/// A word's *place* is its position here; places fill 64-bit blocks, lowest bit first.
pub struct Bucket {
    letters: usize,
    blocks: usize,
    length: usize,
    ids: Box<[WordId]>,
    glyphs: Box<[Glyph]>,
    masks: Box<[u64]>,
    distinct: Box<[u64]>,
}

impl Bucket {
    fn new(index: &WordIndex, length: usize) -> Self {
        let mut ids = index.by_length[length].clone();
        if !ids.is_sorted_by_key(|&id| (index.glyphs(id), id)) {
            ids.sort_unstable_by_key(|&id| (index.glyphs(id), id));
        }
        let blocks = ids.len().div_ceil(64);
        let mut masks = vec![0; length * index.letters * blocks];
        let mut glyphs = Vec::with_capacity(length * ids.len());
        for (place, &id) in ids.iter().enumerate() {
            for (at, &glyph) in index.glyphs(id).iter().enumerate() {
                let row = at * index.letters + usize::from(glyph);
                masks[row * blocks + place / 64] |= 1 << (place % 64);
            }
            glyphs.extend_from_slice(index.glyphs(id));
        }
        let distinct = distinct_places(index, &ids, blocks);
        let (ids, glyphs) = (ids.into(), glyphs.into());
        Self {
            letters: index.letters,
            blocks,
            length,
            ids,
            glyphs,
            masks: masks.into(),
            distinct,
        }
    }

    /// The number of words.
    pub fn len(&self) -> usize {
        self.ids.len()
    }

    /// Whether there is no word of this length.
    pub fn is_empty(&self) -> bool {
        self.ids.is_empty()
    }

    /// The number of 64-bit blocks a set of places needs.
    pub fn blocks(&self) -> usize {
        self.blocks
    }

    /// The word at a place.
    pub fn word(&self, place: usize) -> WordId {
        self.ids[place]
    }

    /// The cells of the word at a place.
    pub fn glyphs(&self, place: usize) -> &[Glyph] {
        &self.glyphs[place * self.length..(place + 1) * self.length]
    }

    /// The places that hold a row of glyphs.
    pub fn places(&self, glyphs: &[Glyph]) -> Range<usize> {
        let (mut from, mut end) = (0, self.ids.len());
        while from < end {
            let middle = usize::midpoint(from, end);
            if self.glyphs(middle) < glyphs {
                from = middle + 1;
            } else {
                end = middle;
            }
        }
        let count = (from..self.ids.len())
            .take_while(|&place| self.glyphs(place) == glyphs)
            .count();
        from..from + count
    }

    /// The set of places that holds each spelling once, where it has the best score, as blocks.
    pub fn distinct(&self) -> &[u64] {
        &self.distinct
    }

    /// Whether a place is the one that stands for its spelling.
    pub fn is_distinct(&self, place: usize) -> bool {
        self.distinct[place / 64] >> (place % 64) & 1 == 1
    }

    /// The words in the order of their places.
    pub fn words(&self) -> &[WordId] {
        &self.ids
    }

    /// The places of the words with this letter at this cell, as blocks.
    pub fn row(&self, at: usize, glyph: Glyph) -> &[u64] {
        let start = (at * self.letters + usize::from(glyph)) * self.blocks;
        &self.masks[start..start + self.blocks]
    }

    /// The set of all places, as blocks.
    pub fn all(&self) -> Vec<u64> {
        let mut blocks = vec![u64::MAX; self.blocks];
        if let (Some(last), spare @ 1..) = (blocks.last_mut(), self.ids.len() % 64) {
            *last = (1 << spare) - 1;
        }
        blocks
    }

    /// The places of the words that fit a pattern of this length, as blocks.
    pub fn fitting(&self, pattern: &[LetterSet]) -> Vec<u64> {
        let mut found = self.all();
        let alphabet = LetterSet::first(self.letters);
        for (at, &wanted) in pattern.iter().enumerate() {
            let wanted = wanted.and(alphabet);
            if wanted == alphabet {
                continue;
            }
            let mut kept = vec![0; self.blocks];
            for glyph in wanted.letters() {
                for (block, &bits) in kept.iter_mut().zip(self.row(at, glyph)) {
                    *block |= bits;
                }
            }
            for (block, bits) in found.iter_mut().zip(kept) {
                *block &= bits;
            }
        }
        found
    }
}

fn distinct_places(index: &WordIndex, ids: &[WordId], blocks: usize) -> Box<[u64]> {
    let mut distinct = vec![0; blocks];
    let mut from = 0;
    while from < ids.len() {
        let glyphs = index.glyphs(ids[from]);
        let count = ids[from..]
            .iter()
            .take_while(|&&id| index.glyphs(id) == glyphs)
            .count();
        let best = (from..from + count).min_by_key(|&place| Reverse(index.score(ids[place])));
        if let Some(place) = best {
            distinct[place / 64] |= 1 << (place % 64);
        }
        from += count;
    }
    distinct.into()
}

fn check(letters: usize, columns: &Columns) -> Result<(), WordsError> {
    if !(1..=MOST_LETTERS).contains(&letters) {
        return Err(WordsError::Letters(letters));
    }
    let words = columns.lengths.len();
    let others = [
        ("scores", columns.scores.len()),
        ("groups", columns.groups.len()),
        ("breaks", columns.breaks.len()),
    ];
    if let Some(&(column, found)) = others.iter().find(|(_, found)| *found != words) {
        return Err(WordsError::Ragged(column, found, words));
    }
    let cells = columns
        .lengths
        .iter()
        .map(|&length| usize::from(length))
        .sum();
    if cells != columns.glyphs.len() {
        return Err(WordsError::Glyphs(columns.glyphs.len(), cells));
    }
    // Over all at once, which is ten times faster; only a bad one is looked for word by word.
    let is_foreign = |&&glyph: &&Glyph| usize::from(glyph) >= letters;
    let all_known = usize::from(columns.glyphs.iter().copied().fold(0, Glyph::max)) < letters;
    let mut start = 0;
    for (word, &length) in columns.lengths.iter().enumerate() {
        if !(SHORTEST..=LONGEST).contains(&usize::from(length)) {
            return Err(WordsError::Length(word, length));
        }
        let glyphs = &columns.glyphs[start..start + usize::from(length)];
        if !all_known {
            if let Some(&glyph) = glyphs.iter().find(is_foreign) {
                return Err(WordsError::Glyph(word, glyph));
            }
        }
        if columns.scores[word] > 100 {
            return Err(WordsError::Score(word, columns.scores[word]));
        }
        if usize::from(length) < LONGEST && columns.breaks[word] >> length != 0 {
            return Err(WordsError::Break(word));
        }
        start += usize::from(length);
    }
    Ok(())
}
