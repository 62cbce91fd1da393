//! What a fill falls short by: the sum of what its words, its crossings and its gaps hurt.

use crate::ids::{CellId, LetterSet, SlotId, WordId};
use crate::problem::Problem;
use crate::words::LONGEST;

use super::aims::Aims;

/// A word with this score or more hurts nobody.
pub const PEAK: i64 = 70;
/// Below this score a word is obscure.
const OBSCURE: i64 = 25;
/// What an obscure word hurts, beside its low score.
const OBSCURE_PAIN: i64 = 3_000;
/// What a crossing of two obscure words hurts: who knows neither cannot get its letter.
const CROSSED_PAIN: i64 = 2_400;
/// What a three-letter word with less than this score hurts more: crosswords are tired of them.
const SHORT: usize = 3;
const TIRED: i64 = 45;
const TIRED_PAIN: i64 = 200;
/// What a letter or a wished word that is lacking hurts: more than any region can make good.
const LACKING_PAIN: i64 = 50_000;

/// Tiers of pain, so that the least one of many words is found without asking each.
const TIERS: [i64; 6] = [150, 450, 900, 1_500, 2_400, 5_200];

/// The pain of words and fills of one problem.
pub(super) struct Pain<'a> {
    problem: &'a Problem<'a>,
    aims: &'a Aims,
    by_word: Vec<u16>,
    /// By length and tier: the places of words that hurt no more, as blocks.
    tiers: Vec<Vec<Vec<u64>>>,
    /// Pairs of slots that cross.
    crossings: Vec<(SlotId, SlotId)>,
    first_slot_of: Vec<Option<(SlotId, u8)>>,
}

impl<'a> Pain<'a> {
    pub fn new(problem: &'a Problem<'a>, aims: &'a Aims) -> Self {
        let index = problem.index;
        let mut pain = Self {
            problem,
            aims,
            by_word: vec![0; index.len()],
            tiers: vec![Vec::new(); LONGEST + 1],
            crossings: Vec::new(),
            first_slot_of: vec![None; problem.cells.len()],
        };
        for slot in problem.slot_ids() {
            let cells = &problem.slots[slot.index()].cells;
            if pain.tiers[cells.len()].is_empty() {
                pain.weigh_length(cells.len());
            }
            for (place, cell) in cells.iter().enumerate() {
                match pain.first_slot_of[cell.index()] {
                    Some((other, _)) => pain.crossings.push((other, slot)),
                    None => pain.first_slot_of[cell.index()] = Some((slot, place as u8)),
                }
            }
        }
        pain
    }

    fn weigh_length(&mut self, length: usize) {
        let bucket = self.problem.index.bucket(length);
        let mut tiers = vec![vec![0; bucket.blocks()]; TIERS.len()];
        for (place, &word) in bucket.words().iter().enumerate() {
            let pain = self.weigh(word, length);
            self.by_word[word.index()] = pain as u16;
            for (tier, &most) in tiers.iter_mut().zip(&TIERS) {
                if pain <= most {
                    tier[place / 64] |= 1 << (place % 64);
                }
            }
        }
        self.tiers[length] = tiers;
    }

    fn weigh(&self, word: WordId, length: usize) -> i64 {
        let stale = self.aims.stale.get(&word).copied().unwrap_or(0);
        let score = i64::from(self.problem.index.score(word).saturating_sub(stale));
        let short_of = (PEAK - score).max(0);
        let obscure = if score < OBSCURE { OBSCURE_PAIN } else { 0 };
        let tired = length == SHORT && score < TIRED;
        short_of * short_of + obscure + if tired { TIRED_PAIN } else { 0 }
    }

    /// What one word hurts.
    pub fn of_word(&self, word: WordId) -> i64 {
        i64::from(self.by_word[word.index()])
    }

    /// What a whole fill hurts.
    pub fn of_fill(&self, words: &[WordId]) -> i64 {
        let all: i64 = words.iter().map(|&word| self.of_word(word)).sum();
        let crossed = self.crossings.iter().filter(|(a, b)| {
            self.is_obscure(words[a.index()]) && self.is_obscure(words[b.index()])
        });
        all + crossed.count() as i64 * CROSSED_PAIN + self.lacking(words) as i64 * LACKING_PAIN
    }

    fn is_obscure(&self, word: WordId) -> bool {
        self.of_word(word) >= (PEAK - OBSCURE) * (PEAK - OBSCURE) + OBSCURE_PAIN
    }

    /// How many letters and wished words are lacking.
    pub fn lacking(&self, words: &[WordId]) -> usize {
        if !self.aims.has_goal() {
            return 0;
        }
        let used = words.iter().filter(|word| self.aims.wished.contains(word));
        let letters = self.letters_lacking(words).count() as usize;
        letters + self.aims.wanted.saturating_sub(used.count())
    }

    /// The letters that a fill should hold and does not; cells in no slot count as they stand.
    pub fn letters_lacking(&self, words: &[WordId]) -> LetterSet {
        if self.aims.letters.is_empty() {
            return LetterSet::default();
        }
        let mut lacking = self.aims.letters;
        for cell in 0..self.problem.cells.len() {
            lacking = lacking.less(match self.first_slot_of[cell] {
                Some((slot, place)) => {
                    let glyphs = self.problem.index.glyphs(words[slot.index()]);
                    LetterSet::only(glyphs[usize::from(place)])
                }
                None => self.fixed(CellId(cell as u16)),
            });
        }
        lacking
    }

    fn fixed(&self, cell: CellId) -> LetterSet {
        let letters = self.problem.cells[cell.index()];
        letters
            .single()
            .map_or_else(LetterSet::default, LetterSet::only)
    }

    /// The tiers of one length with the least pain above each: of words in no tier, the last.
    pub fn tiers(&self, length: usize) -> impl Iterator<Item = (&[u64], i64)> {
        let above = std::iter::once(0).chain(TIERS.iter().map(|most| most + 1));
        self.tiers[length].iter().map(Vec::as_slice).zip(above)
    }

    /// What every word in no tier hurts at least.
    pub fn beyond_tiers() -> i64 {
        TIERS[TIERS.len() - 1] + 1
    }
}
