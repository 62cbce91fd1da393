//! The answer in two, the openings of its halves exchanged: BUTTERFLY, FLUTTER BY.

use super::asked::Asked;
use super::rank::Best;
use crate::ids::Glyph;

/// Two words that become the answer when the consonants they open with change places; `at` says how
/// many letters of the answer its first half has.
pub fn spoonerism(asked: &Asked, best: &mut Best) {
    let answer = asked.answer();
    for cut in 1..answer.len() {
        let (first, second) = answer.split_at(cut);
        let (Some((one, tail)), Some((other, end))) = (opened(asked, first), opened(asked, second))
        else {
            continue;
        };
        if one == other {
            continue;
        }
        let words = (
            asked.word(&[other, tail].concat()),
            asked.word(&[one, end].concat()),
        );
        if let (Some(first), Some(second)) = words {
            best.offer(&[first, second], &[cut]);
        }
    }
}

/// The consonants a half opens with and the rest, which a vowel starts; both must be there.
fn opened<'a>(asked: &Asked, half: &'a [Glyph]) -> Option<(&'a [Glyph], &'a [Glyph])> {
    let vowel = half
        .iter()
        .position(|&glyph| asked.stock().is_vowel(glyph))?;
    (vowel > 0).then(|| half.split_at(vowel))
}
