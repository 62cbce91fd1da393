//! The first letters of words: those of a phrase, or of words put together for it.

use std::collections::BTreeMap;

use super::asked::{best_parts, Asked};
use super::rank::{Best, Part};
use crate::ids::{ones, Glyph};

/// Phrases whose words open with the answer's letters, and rows of words that do.
///
/// There are countless rows. The first one has the best word for each letter, the next one the next
/// best; where the answer has a letter several times, each time another word stands for it.
pub fn acrostic(asked: &Asked, best: &mut Best) {
    let index = asked.stock().index();
    for &word in asked.stock().phrases() {
        let glyphs = index.glyphs(word);
        let initials = ones(u64::from(index.breaks(word))).map(|at| &glyphs[at as usize]);
        if initials.eq(asked.answer()) {
            if let Some(part) = asked.part(word) {
                best.offer(&[part], &[]);
            }
        }
    }
    offer_rows(asked, best);
}

fn offer_rows(asked: &Asked, best: &mut Best) {
    let answer = asked.answer();
    let mut times: BTreeMap<Glyph, usize> = BTreeMap::new();
    let mut turns = Vec::with_capacity(answer.len());
    for &glyph in answer {
        let so_far = times.entry(glyph).or_default();
        turns.push(*so_far);
        *so_far += 1;
    }
    let words: BTreeMap<Glyph, Vec<(Part, u8)>> = times
        .iter()
        .map(|(&glyph, &times)| {
            let words = asked.stock().starting(&[glyph]).iter();
            let parts = words.filter_map(|&word| asked.part(word)).collect();
            let room = best.limit().saturating_mul(times);
            (glyph, best_parts(parts, room))
        })
        .collect();
    for row in 0..best.limit() {
        let chosen = answer.iter().zip(&turns).map(|(glyph, turn)| {
            let place = row * times[glyph] + turn;
            words[glyph].get(place).copied()
        });
        let Some(parts) = chosen.collect::<Option<Vec<_>>>() else {
            break;
        };
        // A known phrase comes before words that have nothing to do with each other.
        best.offer_at(1, &parts, &[]);
    }
}
