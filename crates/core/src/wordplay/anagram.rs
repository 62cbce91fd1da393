//! The same letters in another order: of one word, of two, of a word and a letter or two.

use super::asked::Asked;
use super::rank::Best;
use super::stock::{letter_key, letters_key};
use crate::ids::{Glyph, MOST_LETTERS};

/// The most letters that may be added to a word.
const MOST_ADDED: usize = 2;

/// The shortest word that letters are added to.
const SHORTEST_WORD: usize = 3;

/// An anagram of one word.
pub fn of_a_word(asked: &Asked, best: &mut Best) {
    let wanted = counted(asked.answer());
    for word in asked.stock().lettered(letters_key(asked.answer())) {
        if counted(asked.stock().index().glyphs(word)) == wanted {
            if let Some(part) = asked.part(word) {
                best.offer(&[part], &[]);
            }
        }
    }
}

/// An anagram of two words, the first in the order of ids; not the two side by side.
pub fn of_two_words(asked: &Asked, best: &mut Best) {
    let (stock, index) = (asked.stock(), asked.stock().index());
    let whole = letters_key(asked.answer());
    let wanted = counted(asked.answer());
    for &(key, word) in stock.by_letters() {
        let first = index.glyphs(word);
        if first.len() + 2 > asked.answer().len() {
            continue;
        }
        let mut others = stock.lettered(whole.wrapping_sub(key)).peekable();
        if others.peek().is_none() {
            continue;
        }
        let Some(part) = asked.part(word) else {
            continue;
        };
        for other in others.filter(|&other| other >= word) {
            let second = index.glyphs(other);
            if counted(&[first, second].concat()) != wanted
                || is_joined(first, second, asked.answer())
                || is_joined(second, first, asked.answer())
            {
                continue;
            }
            if let Some(partner) = asked.part(other) {
                best.offer(&[part, partner], &[]);
            }
        }
    }
}

/// An anagram of a word and one or two letters; the word's own letters must change their order.
pub fn of_a_word_and_letters(asked: &Asked, best: &mut Best) {
    let answer = asked.answer();
    let mut letters = answer.to_vec();
    letters.sort_unstable();
    letters.dedup();
    let whole = letters_key(answer);
    for (place, &one) in letters.iter().enumerate() {
        let less = whole.wrapping_sub(letter_key(one));
        offer_with(asked, less, &[one], best);
        for &other in &letters[place..] {
            offer_with(
                asked,
                less.wrapping_sub(letter_key(other)),
                &[one, other],
                best,
            );
        }
    }
}

/// Offer the words that have a key and make the answer's letters with those added.
fn offer_with(asked: &Asked, key: u64, added: &[Glyph], best: &mut Best) {
    debug_assert!(added.len() <= MOST_ADDED);
    let answer = asked.answer();
    let wanted = counted(answer);
    for word in asked.stock().lettered(key) {
        let glyphs = asked.stock().index().glyphs(word);
        if glyphs.len() < SHORTEST_WORD
            || is_in_order(glyphs, answer)
            || counted(&[glyphs, added].concat()) != wanted
        {
            continue;
        }
        if let Some(part) = asked.part(word) {
            best.offer_at(added.len(), &[part], &[]);
        }
    }
}

/// Whether two words side by side spell the answer.
fn is_joined(first: &[Glyph], second: &[Glyph], answer: &[Glyph]) -> bool {
    first.len() + second.len() == answer.len()
        && answer.starts_with(first)
        && answer.ends_with(second)
}

/// Whether the letters of a word stand in the answer in their order, be it with others between.
fn is_in_order(glyphs: &[Glyph], answer: &[Glyph]) -> bool {
    let mut rest = answer.iter();
    glyphs.iter().all(|glyph| rest.any(|other| other == glyph))
}

/// How often each letter occurs.
fn counted(glyphs: &[Glyph]) -> [u8; MOST_LETTERS] {
    let mut counts = [0; MOST_LETTERS];
    for &glyph in glyphs {
        counts[usize::from(glyph)] += 1;
    }
    counts
}
