//! Every other letter of a word, or of two words side by side.

use super::asked::Asked;
use super::rank::{Best, Part};
use crate::ids::{Glyph, LetterSet};
use crate::words::{LONGEST, SHORTEST};

/// Every other letter of a word; `at` is 0 when its first letter counts, 1 when its second does.
pub fn of_a_word(asked: &Asked, best: &mut Best) {
    for (phase, length) in hosts(asked.answer().len()) {
        for part in asked.matching(&spread(asked, asked.answer(), phase, length)) {
            best.offer(&[part], &[phase]);
        }
    }
}

/// Every other letter of two words side by side; `at` as for one, then the letters of the first.
pub fn of_two_words(asked: &Asked, best: &mut Best) {
    let answer = asked.answer();
    for (phase, length) in hosts(answer.len()) {
        for cut in SHORTEST..(length + 1).saturating_sub(SHORTEST).min(LONGEST + 1) {
            let taken = (cut + 1 - phase) / 2;
            let (start, end) = answer.split_at(taken);
            let first = fitting(asked, start, phase, cut);
            if first.is_empty() {
                continue;
            }
            let second = fitting(asked, end, (phase + cut) % 2, length - cut);
            Asked::offer_pairs(first, second, &[phase, taken], best);
        }
    }
}

/// The first letter that counts and the length of what can hold so many letters alternately.
fn hosts(letters: usize) -> [(usize, usize); 4] {
    let twice = 2 * letters;
    [(0, twice - 1), (0, twice), (1, twice), (1, twice + 1)]
}

/// The words of a length that hold letters alternately.
fn fitting(asked: &Asked, letters: &[Glyph], phase: usize, length: usize) -> Vec<(Part, u8)> {
    asked.matching(&spread(asked, letters, phase, length))
}

/// A pattern of a length with letters at every other cell.
fn spread(asked: &Asked, letters: &[Glyph], phase: usize, length: usize) -> Vec<LetterSet> {
    let mut pattern = vec![asked.any(); length];
    for (place, &letter) in letters.iter().enumerate() {
        pattern[2 * place + phase] = LetterSet::only(letter);
    }
    pattern
}
