//! Words side by side: CAR + PET, СЕМЬ + Я.

use super::asked::Asked;
use super::rank::Best;

/// Two words, of which one may be a single letter.
pub fn of_two(asked: &Asked, best: &mut Best) {
    let answer = asked.answer();
    for cut in 1..answer.len() {
        let (start, end) = answer.split_at(cut);
        if let (Some(first), Some(second)) = (asked.piece(start), asked.piece(end)) {
            best.offer(&[first, second], &[]);
        }
    }
}

/// Three words, of which some may be single letters.
pub fn of_three(asked: &Asked, best: &mut Best) {
    let answer = asked.answer();
    for cut in 1..answer.len() {
        let (start, rest) = answer.split_at(cut);
        let Some(first) = asked.piece(start) else {
            continue;
        };
        for cut in 1..rest.len() {
            let (middle, end) = rest.split_at(cut);
            if let (Some(second), Some(third)) = (asked.piece(middle), asked.piece(end)) {
                best.offer(&[first, second, third], &[]);
            }
        }
    }
}
