//! A word with one letter changed, or with two letters that change places.

use super::asked::Asked;
use super::rank::Best;

/// A word with another letter at one cell, which `at` names.
pub fn change(asked: &Asked, best: &mut Best) {
    let mut pattern = Asked::exactly(asked.answer());
    for at in 0..pattern.len() {
        let own = std::mem::replace(&mut pattern[at], asked.any());
        for part in asked.matching(&pattern) {
            best.offer(&[part], &[at]);
        }
        pattern[at] = own;
    }
}

/// A word whose letters at two cells, which `at` names, have changed places.
pub fn swap(asked: &Asked, best: &mut Best) {
    let mut letters = asked.answer().to_vec();
    for from in 0..letters.len() {
        for to in from + 1..letters.len() {
            letters.swap(from, to);
            if let Some(part) = asked.word(&letters) {
                best.offer(&[part], &[from, to]);
            }
            letters.swap(from, to);
        }
    }
}
