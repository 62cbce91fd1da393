//! What words are worth to one puzzle: less when used often, more for the letters it needs.

use crate::ids::WordId;
use crate::words::WordIndex;

/// The most a word can be worth.
const MOST: u32 = 100;

/// What words are worth less their losses; `ids` say where in `losses` each word's stands.
///
/// A word whose id lies beyond the losses loses nothing.
pub fn lowered(worth: &[u8], ids: &[u32], losses: &[u8]) -> Vec<u8> {
    let loss = |id: u32| losses.get(id as usize).copied().unwrap_or(0);
    worth
        .iter()
        .zip(ids)
        .map(|(&worth, &id)| worth.saturating_sub(loss(id)))
        .collect()
}

/// What words are worth with a bonus for each of their letters, 100 at most.
pub fn raised(index: &WordIndex, worth: &[u8], bonus: &[u8]) -> Vec<u8> {
    (0u32..)
        .zip(worth)
        .map(|(id, &worth)| {
            let more = |&glyph: &u8| u32::from(bonus[usize::from(glyph)]);
            let gained: u32 = index.glyphs(WordId(id)).iter().map(more).sum();
            MOST.min(u32::from(worth) + gained) as u8
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Columns;

    #[test]
    fn words_lose_what_stands_at_their_ids() {
        assert_eq!(lowered(&[50, 3, 9], &[0, 2, 7], &[1, 2, 4]), [49, 0, 9]);
    }

    #[test]
    fn letters_add_up_to_a_hundred_at_most() {
        let columns = Columns {
            glyphs: vec![0, 1, 1, 1, 1],
            lengths: vec![2, 3],
            scores: vec![0, 0],
            groups: vec![0, 1],
            breaks: vec![1, 1],
        };
        let index = WordIndex::new(2, columns).expect("the words keep the rules");
        assert_eq!(raised(&index, &[10, 50], &[2, 30]), [42, 100]);
    }
}
