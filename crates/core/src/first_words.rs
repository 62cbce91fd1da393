//! The words each slot may take at first: by its length, its floor, its list and its letters.

use std::cmp::Reverse;

use crate::ids::{LetterSet, SlotId, WordId};
use crate::problem::{Problem, Slot};
use crate::words::{Bucket, WordIndex};

/// The words a slot may take by its length, its floor and the letters of its cells.
pub fn words_at_first(problem: &Problem<'_>, slot: SlotId, bucket: &Bucket) -> Vec<u64> {
    let slot = &problem.slots[slot.index()];
    let pattern: Vec<LetterSet> = slot
        .cells
        .iter()
        .map(|cell| problem.cells[cell.index()])
        .collect();
    let mut words = bucket.fitting(&pattern);
    if let Some(allowed) = &slot.words {
        keep_allowed(problem, slot, allowed, bucket, &mut words);
        return words;
    }
    for (block, (bits, distinct)) in words.iter_mut().zip(bucket.distinct()).enumerate() {
        *bits &= distinct;
        if slot.min_score > 0 {
            let scores = (0..64).filter(|bit| *bits >> bit & 1 == 1);
            let low = scores
                .filter(|bit| problem.index.score(bucket.word(block * 64 + bit)) < slot.min_score);
            let low = low.fold(0, |all, bit| all | 1_u64 << bit);
            *bits &= !low;
        }
    }
    words
}

/// Of a slot's fitting words, leave those that its own list has.
fn keep_allowed(
    problem: &Problem<'_>,
    slot: &Slot,
    allowed: &[WordId],
    bucket: &Bucket,
    words: &mut [u64],
) {
    let index = problem.index;
    let mut listed = vec![0; words.len()];
    for &word in allowed {
        let glyphs = index.glyphs(word);
        if glyphs.len() == slot.cells.len() && index.score(word) >= slot.min_score {
            let place = bucket
                .places(glyphs)
                .find(|&place| bucket.is_distinct(place));
            if let Some(place) = place {
                listed[place / 64] |= 1 << (place % 64);
            }
        }
    }
    for (bits, listed) in words.iter_mut().zip(listed) {
        *bits &= listed;
    }
}

/// The word of a list with the best score that is spelled as this one.
pub fn best_alike(index: &WordIndex, word: WordId, allowed: &[WordId]) -> WordId {
    let alike = index.spelled(index.glyphs(word)).iter().copied();
    alike
        .filter(|word| allowed.binary_search(word).is_ok())
        .min_by_key(|&word| (Reverse(index.score(word)), word))
        .unwrap_or(word)
}
