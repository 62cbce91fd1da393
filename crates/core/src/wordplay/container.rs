//! One word inside another: C(RAN)AGE; the inner one may be a single letter.

use super::asked::Asked;
use super::rank::Best;

/// The outer word, then the inner one; `at` says where the inner starts and ends in the answer.
pub fn container(asked: &Asked, best: &mut Best) {
    let answer = asked.answer();
    for from in 1..answer.len() {
        for to in from + 1..answer.len() {
            let Some(inner) = asked.piece(&answer[from..to]) else {
                continue;
            };
            let outer = [&answer[..from], &answer[to..]].concat();
            if let Some(outer) = asked.word(&outer) {
                best.offer(&[outer, inner], &[from, to]);
            }
        }
    }
}
