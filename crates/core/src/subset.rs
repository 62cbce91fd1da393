//! A part of the words of a lexicon, as an index of its own.

use crate::ids::WordId;
use crate::words::{Columns, WordIndex, WordsError};

impl WordIndex {
    /// The words whose byte in `chosen` is not 0, and their ids here, ascending.
    ///
    /// `scores` are what all words here are worth there instead.
    ///
    /// # Errors
    /// [`WordsError::Ragged`] when one of the two has not a byte for each word, and what
    /// [`WordIndex::new`] says of the scores.
    pub fn part(
        &self,
        chosen: &[u8],
        scores: Option<&[u8]>,
    ) -> Result<(Self, Vec<u32>), WordsError> {
        let given = [("chosen", Some(chosen)), ("scores", scores)];
        for (name, column) in given {
            if let Some(column) = column.filter(|column| column.len() != self.len()) {
                return Err(WordsError::Ragged(name, column.len(), self.len()));
            }
        }
        let ids: Vec<u32> = (0u32..)
            .zip(chosen)
            .filter_map(|(id, &byte)| (byte != 0).then_some(id))
            .collect();
        let words = || ids.iter().map(|&id| WordId(id));
        let mut columns = Columns {
            glyphs: Vec::with_capacity(words().map(|word| self.glyphs(word).len()).sum()),
            lengths: words().map(|word| self.glyphs(word).len() as u8).collect(),
            scores: words()
                .map(|word| scores.map_or_else(|| self.score(word), |given| given[word.index()]))
                .collect(),
            groups: words().map(|word| self.group(word)).collect(),
            breaks: words().map(|word| self.breaks(word)).collect(),
        };
        for word in words() {
            columns.glyphs.extend_from_slice(self.glyphs(word));
        }
        Ok((Self::new(self.letters(), columns)?, ids))
    }

    /// How often each letter of the alphabet stands in the words.
    pub fn letter_counts(&self) -> Vec<u64> {
        let mut counts = vec![0; self.letters()];
        for word in 0..self.len() as u32 {
            for &glyph in self.glyphs(WordId(word)) {
                counts[usize::from(glyph)] += 1;
            }
        }
        counts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn index(words: &[&[u8]]) -> WordIndex {
        let columns = Columns {
            glyphs: words.concat(),
            lengths: words.iter().map(|word| word.len() as u8).collect(),
            scores: (10..).take(words.len()).collect(),
            groups: (5..).take(words.len()).collect(),
            breaks: vec![1; words.len()],
        };
        WordIndex::new(4, columns).expect("the words keep the rules")
    }

    #[test]
    fn a_part_has_the_words_chosen_under_new_numbers() {
        let whole = index(&[&[0, 1], &[2, 3, 0], &[1, 1]]);
        let (part, ids) = whole.part(&[0, 1, 255], None).expect("a byte for each");
        assert_eq!(ids, [1, 2]);
        assert_eq!(part.glyphs(WordId(0)), [2, 3, 0]);
        assert_eq!(part.glyphs(WordId(1)), [1, 1]);
        assert_eq!((part.score(WordId(0)), part.group(WordId(1))), (11, 7));
        assert_eq!(part.letter_counts(), [1, 2, 1, 1]);
    }

    #[test]
    fn a_part_takes_other_scores() {
        let (part, _) = index(&[&[0, 1], &[2, 3]])
            .part(&[0, 1], Some(&[1, 99]))
            .expect("a byte for each");
        assert_eq!(part.score(WordId(0)), 99);
    }

    #[test]
    fn a_column_of_another_length_is_refused() {
        let whole = index(&[&[0, 1]]);
        let error = whole.part(&[1, 1], None).err();
        assert_eq!(error, Some(WordsError::Ragged("chosen", 2, 1)));
    }
}
