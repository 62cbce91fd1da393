//! Runs of letters: which words share one of a given length with an answer.
//!
//! Two answers share a run where the one holds letters in a row that the other holds too, wherever
//! they stand: SHIPMENT and HARDSHIP share SHIP. The judge states it once more, in
//! `audit/rules/shared_run.py`.

use crate::ids::{Glyph, WordId};
use crate::words::WordIndex;

/// Runs are found by the rarest of their runs of so many letters.
const KEY: usize = 3;
/// The shortest run that can be asked for.
pub const SHORTEST_RUN: usize = KEY;

/// The words of an index by the runs of three letters they hold.
pub struct Runs {
    /// For each run its words: `words[starts[r]..starts[r + 1]]`.
    starts: Vec<u32>,
    words: Vec<WordId>,
}

impl Runs {
    /// Prepare for the words of an index, by counting.
    pub fn new(index: &WordIndex) -> Self {
        let all = || (0..index.len() as u32).map(WordId);
        let mut starts = vec![0_u32; index.letters().pow(KEY as u32) + 1];
        for key in all().flat_map(|word| keys(index, index.glyphs(word))) {
            starts[key] += 1;
        }
        let mut end = 0;
        for start in &mut starts {
            end += *start;
            *start = end;
        }
        let mut words = vec![WordId(0); end as usize];
        for word in all() {
            for key in keys(index, index.glyphs(word)) {
                starts[key] -= 1;
                words[starts[key] as usize] = word;
            }
        }
        Self { starts, words }
    }

    /// The words that share a run of so many letters, at least [`SHORTEST_RUN`], with an answer.
    pub fn sharing(&self, index: &WordIndex, glyphs: &[Glyph], length: usize) -> Vec<WordId> {
        let mut found = Vec::new();
        for run in glyphs.windows(length) {
            let rarest = keys(index, run).min_by_key(|&key| self.holding(key).len());
            let held = rarest.map_or(&[][..], |key| self.holding(key));
            let holds = |word: &WordId| index.glyphs(*word).windows(length).any(|x| x == run);
            found.extend(held.iter().copied().filter(holds));
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    fn holding(&self, key: usize) -> &[WordId] {
        &self.words[self.starts[key] as usize..self.starts[key + 1] as usize]
    }
}

/// The runs of three letters of an answer, as numbers.
fn keys<'a>(index: &'a WordIndex, glyphs: &'a [Glyph]) -> impl Iterator<Item = usize> + 'a {
    glyphs.windows(KEY).map(|run| {
        run.iter()
            .fold(0, |id, &glyph| id * index.letters() + usize::from(glyph))
    })
}

/// Whether two answers share a run of so many letters.
pub fn share_run(a: &[Glyph], b: &[Glyph], length: usize) -> bool {
    a.windows(length)
        .any(|run| b.windows(length).any(|other| other == run))
}
