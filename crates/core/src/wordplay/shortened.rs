//! A longer word that loses letters: its first, its last, its heart, one within.

use super::asked::Asked;
use super::rank::{Best, Part};
use crate::ids::LetterSet;

/// A word that starts with a letter too many.
pub fn beheading(asked: &Asked, best: &mut Best) {
    with_letters(asked, 0, 1, best);
}

/// A word that ends in a letter too many.
pub fn curtailment(asked: &Asked, best: &mut Best) {
    with_letters(asked, asked.answer().len(), 1, best);
}

/// A word whose middle letter, or two of them, are taken out; answers of an even length only.
pub fn heart(asked: &Asked, best: &mut Best) {
    let length = asked.answer().len();
    if length % 2 == 0 {
        with_letters(asked, length / 2, 1, best);
        with_letters(asked, length / 2, 2, best);
    }
}

/// A word that loses one letter elsewhere; `at` has its cell.
///
/// Of two equal letters side by side either may be lost: `at` names the first, and a word that may
/// as well be beheaded, curtailed or lose its heart is none of these.
pub fn lost_letter(asked: &Asked, best: &mut Best) {
    let answer = asked.answer();
    let taken = |from: usize, to: usize| {
        let heart = answer.len() / 2;
        let has_heart = answer.len() % 2 == 0 && (from..=to).contains(&heart);
        from == 0 || to == answer.len() || has_heart
    };
    for at in 1..answer.len() {
        let pattern = pattern_with(asked, at, 1);
        for part in asked.matching(&pattern) {
            let Part::Word(word) = part.0 else { continue };
            let lost = asked.stock().index().glyphs(word)[at];
            let equal = answer[at..].iter().take_while(|&&x| x == lost).count();
            if answer[at - 1] != lost && !taken(at, at + equal) {
                best.offer(&[part], &[at, 1]);
            }
        }
    }
}

/// Offer the words that are the answer with letters put in at a cell; `at` has that cell and how many.
fn with_letters(asked: &Asked, at: usize, letters: usize, best: &mut Best) {
    for part in asked.matching(&pattern_with(asked, at, letters)) {
        best.offer(&[part], &[at, letters]);
    }
}

/// The answer with any letters put in at a cell.
fn pattern_with(asked: &Asked, at: usize, letters: usize) -> Vec<LetterSet> {
    let (start, end) = asked.answer().split_at(at);
    let mut pattern = Asked::exactly(start);
    pattern.extend(std::iter::repeat_n(asked.any(), letters));
    pattern.extend(Asked::exactly(end));
    pattern
}
