//! The answer stands in other words, with letters on both sides, forwards or backwards.

use super::asked::Asked;
use super::rank::{Best, Part};
use crate::ids::{Glyph, WordId};

/// Inside one word; `at` says where it starts there.
pub fn within(asked: &Asked, best: &mut Best) {
    inside(asked, asked.answer(), false, best);
}

/// Inside one word, backwards; `at` says where its last letter stands there.
pub fn within_backwards(asked: &Asked, best: &mut Best) {
    if let Some(backwards) = backwards(asked) {
        inside(asked, &backwards, false, best);
    }
}

/// Across two words, where `at` says how many of its letters the first one has; or over a join of a
/// phrase of the lexicon, where `at` says where it starts there.
pub fn across(asked: &Asked, best: &mut Best) {
    inside(asked, asked.answer(), true, best);
    over_two(asked, asked.answer(), best);
}

/// Across two words or in a phrase, backwards; `at` as forwards, for the answer backwards.
pub fn across_backwards(asked: &Asked, best: &mut Best) {
    if let Some(backwards) = backwards(asked) {
        inside(asked, &backwards, true, best);
        over_two(asked, &backwards, best);
    }
}

/// The answer backwards, unless it is the same.
fn backwards(asked: &Asked) -> Option<Vec<Glyph>> {
    let backwards: Vec<_> = asked.answer().iter().rev().copied().collect();
    (backwards != asked.answer()).then_some(backwards)
}

/// Where letters stand inside a word of the lexicon: over a join of a phrase, or not.
fn inside(asked: &Asked, letters: &[Glyph], over_a_join: bool, best: &mut Best) {
    let index = asked.stock().index();
    for (word, at) in index.holding(letters) {
        let length = index.glyphs(word).len();
        let end = at + letters.len();
        if at == 0 || end == length {
            continue;
        }
        let breaks = index.breaks(word);
        let starts = |place: usize| breaks >> place & 1 == 1;
        // A word that stands openly in a phrase is not hidden there.
        let is_open = starts(at) && starts(end);
        if (at + 1..end).any(starts) == over_a_join && !is_open {
            if let Some(part) = asked.part(word) {
                best.offer(&[part], &[at]);
            }
        }
    }
}

/// The end of one word and the start of another, each with letters to spare.
fn over_two(asked: &Asked, letters: &[Glyph], best: &mut Best) {
    let (stock, index) = (asked.stock(), asked.stock().index());
    let longer = |words: &[WordId], length: usize| -> Vec<(Part, u8)> {
        let words = words.iter();
        let longer = words.filter(|&&word| index.glyphs(word).len() > length);
        longer.filter_map(|&word| asked.part(word)).collect()
    };
    for cut in 1..letters.len() {
        let (end, start) = letters.split_at(cut);
        let second = longer(stock.starting(start), start.len());
        if second.is_empty() {
            continue;
        }
        let first = longer(stock.ending(end), end.len());
        Asked::offer_pairs(first, second, &[cut], best);
    }
}
