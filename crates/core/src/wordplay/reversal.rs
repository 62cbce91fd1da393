//! Read backwards: POTS is STOP, ROTOR is itself.

use super::asked::Asked;
use super::rank::Best;

/// The answer is the same backwards; a play without parts.
pub fn palindrome(asked: &Asked, best: &mut Best) {
    let answer = asked.answer();
    if answer.iter().eq(answer.iter().rev()) {
        best.offer(&[], &[]);
    }
}

/// The answer is another word backwards.
pub fn reversal(asked: &Asked, best: &mut Best) {
    let backwards: Vec<_> = asked.answer().iter().rev().copied().collect();
    if let Some(part) = asked.word(&backwards) {
        best.offer(&[part], &[]);
    }
}
