//! Help for whoever fills a grid by hand: what is still possible, and what a word would leave.

use crate::choose::log2;
use crate::ids::{LetterSet, SlotId, WordId};
use crate::problem::Problem;
use crate::propagate::{Conflict, Network};

/// What is possible in a problem after propagation.
#[derive(Clone, Debug, PartialEq)]
pub struct LookAhead {
    /// The letters of each cell.
    pub letters: Vec<LetterSet>,
    /// The number of words of each slot.
    pub counts: Vec<u32>,
    /// Words of one slot, those that leave most first.
    pub candidates: Vec<Candidate>,
}

/// A word for a slot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate {
    /// The word.
    pub word: WordId,
    /// How often the words of the other slots can be halved, in the mean over them.
    pub leaves: f32,
}

/// What is possible, and the best words of one slot if that is asked for.
///
/// Up to `most` words of the slot are tried in turn, those first whose letters leave the crossing
/// slots most words (then by score); words that leave some slot without a word are left out.
///
/// # Errors
/// The slot that no word can fill.
pub fn look_ahead(
    problem: &Problem<'_>,
    slot: Option<SlotId>,
    most: usize,
) -> Result<LookAhead, Conflict> {
    let mut network = Network::new(problem);
    network.propagate()?;
    let letters = network.cells().to_vec();
    let counts = problem.slot_ids().map(|x| network.count(x)).collect();
    let mut candidates = Vec::new();
    if let Some(slot) = slot {
        for place in promising(&network, slot, most) {
            if let Some(leaves) = left_by(&mut network, slot, place) {
                let word = network.bucket(slot).word(place);
                candidates.push(Candidate { word, leaves });
            }
        }
        let score = |word: WordId| problem.index.score(word);
        candidates.sort_by(|a, b| {
            let by_score = score(b.word).cmp(&score(a.word));
            let by_room = b.leaves.total_cmp(&a.leaves);
            by_room.then(by_score).then(a.word.cmp(&b.word))
        });
    }
    Ok(LookAhead {
        letters,
        counts,
        candidates,
    })
}

/// The places of the words of a slot whose letters leave most, judged by each crossing alone.
fn promising(network: &Network<'_>, slot: SlotId, most: usize) -> Vec<usize> {
    let bucket = network.bucket(slot);
    let alphabet = network.problem().index.letters();
    let cells = network.cells_of(slot);
    let mut worth = vec![0.0; cells.len() * alphabet];
    for (place, &cell) in cells.iter().enumerate() {
        for glyph in network.letters(cell).letters() {
            let crossings = network.through(cell).iter().filter(|(x, _)| *x != slot);
            worth[place * alphabet + usize::from(glyph)] = crossings
                .map(|&(other, at)| log2(network.count_with(other, at, glyph)))
                .sum();
        }
    }
    let value = |place: usize| -> f32 {
        let glyphs = bucket.glyphs(place).iter().enumerate();
        glyphs
            .map(|(at, &glyph)| worth[at * alphabet + usize::from(glyph)])
            .sum()
    };
    let mut weighed: Vec<(f32, u8, usize)> = network
        .words()
        .members(slot.index())
        .map(|place| {
            let score = network.problem().index.score(bucket.word(place));
            (value(place), score, place)
        })
        .collect();
    weighed.sort_by(|a, b| b.0.total_cmp(&a.0).then((b.1, a.2).cmp(&(a.1, b.2))));
    weighed.truncate(most);
    weighed.into_iter().map(|(_, _, place)| place).collect()
}

/// What a word leaves the other slots; none when it leaves some slot nothing.
fn left_by(network: &mut Network<'_>, slot: SlotId, place: usize) -> Option<f32> {
    network.push();
    let glyphs = network.bucket(slot).glyphs(place);
    for (&cell, &glyph) in network.cells_of(slot).iter().zip(glyphs) {
        network.narrow(cell, LetterSet::only(glyph));
    }
    let left = network.propagate().is_ok().then(|| {
        let others = network.problem().slot_ids().filter(|&other| other != slot);
        let logs: Vec<f32> = others.map(|other| log2(network.count(other))).collect();
        logs.iter().sum::<f32>() / logs.len().max(1) as f32
    });
    network.pop();
    left
}

#[cfg(test)]
mod tests {
    use super::look_ahead;
    use crate::ids::{CellId, LetterSet, SlotId};
    use crate::problem::{Problem, Repeats, Slot};
    use crate::words::{Columns, WordIndex};

    fn index(words: &[[u8; 2]]) -> WordIndex {
        let columns = Columns {
            glyphs: words.concat(),
            lengths: vec![2; words.len()],
            scores: vec![50; words.len()],
            groups: (0..words.len() as u32).collect(),
            breaks: vec![1; words.len()],
        };
        WordIndex::new(4, columns).expect("the columns are a lexicon")
    }

    fn corner(index: &WordIndex) -> Problem<'_> {
        let slot = |cells: [u16; 2]| Slot {
            cells: cells.map(CellId).to_vec(),
            min_score: 0,
            words: None,
        };
        let cells = vec![LetterSet(u64::MAX); 3];
        let slots = vec![slot([0, 1]), slot([0, 2])];
        Problem::new(index, cells, slots, Vec::new(), Repeats::NoWord).expect("the parts fit")
    }

    #[test]
    fn candidates_are_sorted_by_what_they_leave_and_dead_ones_are_left_out() {
        // 0-1 leaves 0-2 and 0-3; 1-1 has no partner; 2-0 and 2-3 leave each other.
        let index = index(&[[0, 1], [0, 2], [0, 3], [1, 1], [2, 0], [2, 3]]);
        let problem = corner(&index);
        let seen = look_ahead(&problem, Some(SlotId(0)), 100).expect("a fill is possible");
        let words: Vec<u32> = seen.candidates.iter().map(|x| x.word.0).collect();
        assert_eq!(words, [0, 1, 2, 4, 5]);
        assert_eq!(seen.counts, [6, 6]);
        assert!(seen.candidates[0].leaves > seen.candidates[4].leaves);
    }

    #[test]
    fn a_slot_without_words_is_told() {
        let index = index(&[[0, 1]]);
        assert!(look_ahead(&corner(&index), None, 0).is_err());
    }
}
