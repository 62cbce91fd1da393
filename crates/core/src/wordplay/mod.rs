//! Wordplay: the ways an answer can be made of other words.
//!
//! One file a family of operations; an operation is one line of [`OPERATIONS`]. Each finds every play
//! there is, and gives the best: those whose rarest part is the least rare.

mod acrostic;
mod altered;
mod alternate;
mod anagram;
mod asked;
mod charade;
mod container;
mod hidden;
mod rank;
mod reversal;
mod shortened;
mod spoonerism;
mod stock;

pub use asked::Asked;
pub use rank::{Part, Play};
pub use stock::Stock;

use rank::Best;

/// How an operation finds its plays: it offers each to the best there are.
type Find = fn(&Asked, &mut Best);

/// Every operation, by the name people know it by.
pub const OPERATIONS: [(&str, Find); 22] = [
    ("palindrome", reversal::palindrome),
    ("reversal", reversal::reversal),
    ("anagram", anagram::of_a_word),
    ("anagram-two", anagram::of_two_words),
    ("anagram-plus", anagram::of_a_word_and_letters),
    ("hidden", hidden::within),
    ("hidden-back", hidden::within_backwards),
    ("hidden-across", hidden::across),
    ("hidden-across-back", hidden::across_backwards),
    ("container", container::container),
    ("charade", charade::of_two),
    ("charade-three", charade::of_three),
    ("beheading", shortened::beheading),
    ("curtailment", shortened::curtailment),
    ("heart", shortened::heart),
    ("lost-letter", shortened::lost_letter),
    ("change", altered::change),
    ("swap", altered::swap),
    ("alternate", alternate::of_a_word),
    ("alternate-two", alternate::of_two_words),
    ("spoonerism", spoonerism::spoonerism),
    ("acrostic", acrostic::acrostic),
];

/// The best plays of an operation on an answer, best first; `None` when there is no such operation.
pub fn plays(operation: &str, asked: &Asked, limit: usize) -> Option<Vec<Play>> {
    let (_, find) = OPERATIONS.iter().find(|(name, _)| *name == operation)?;
    let mut best = Best::new(limit);
    find(asked, &mut best);
    Some(best.into_plays())
}
