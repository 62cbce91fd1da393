//! What is to be filled: cells, the slots through them, and what may not recur.

use std::fmt;
use std::sync::Arc;

use crate::ids::{CellId, Glyph, LetterSet, SlotId, WordId};
use crate::words::{WordIndex, LONGEST, SHORTEST};

/// A place for a word: its cells in reading order, of any shape.
#[derive(Clone, Debug)]
pub struct Slot {
    /// A cell may lie in any number of slots.
    pub cells: Vec<CellId>,
    /// Words with a lower score are not used here.
    pub min_score: u8,
    /// The only words that may be used here, ascending; all when there is no list.
    pub words: Option<Arc<[WordId]>>,
}

/// An answer that stands already, in the lexicon or not, outside the slots to fill.
#[derive(Clone, Debug)]
pub struct Standing {
    /// Its cells.
    pub glyphs: Vec<Glyph>,
    /// Where its written words start; bit 0 is understood.
    pub breaks: u32,
}

/// Which answers may not stand in one fill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repeats {
    /// Any may.
    Allowed,
    /// No answer twice.
    NoWord,
    /// No two answers of one root; see [`crate::roots`].
    NoRoot,
}

impl Repeats {
    /// The rule that keeps apart answers spelled alike (`unique`), or of one root, which includes these.
    pub fn of(unique: bool, roots: bool) -> Self {
        match (unique, roots) {
            (_, true) => Self::NoRoot,
            (true, false) => Self::NoWord,
            (false, false) => Self::Allowed,
        }
    }
}

/// A fill to be found.
#[derive(Clone)]
pub struct Problem<'a> {
    /// The words.
    pub index: &'a WordIndex,
    /// The letters allowed in each cell.
    pub cells: Vec<LetterSet>,
    /// The slots to fill.
    pub slots: Vec<Slot>,
    /// Answers that stand already.
    pub standing: Vec<Standing>,
    /// Which answers may not stand together.
    pub repeats: Repeats,
    /// The longest run of letters that two answers may share, [`crate::runs::SHORTEST_RUN`] less one
    /// or more; any without it.
    pub longest_shared: Option<usize>,
    /// What each word is worth here, 0 to 100, one a word; without it what the lexicon says.
    pub worth: Option<&'a [u8]>,
}

/// Indicates a problem whose parts contradict each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProblemError {
    /// More cells or slots than ids.
    TooLarge(&'static str, usize),
    /// A slot is too short or too long.
    Length(usize, usize),
    /// A slot runs through a cell that does not exist.
    Cell(usize, u16),
    /// A slot has a word that is not in the lexicon.
    Word(usize, u32),
    /// A standing answer is too long or holds a glyph outside the alphabet.
    Standing(usize),
}

impl fmt::Display for ProblemError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge(what, count) => write!(out, "{count} {what}; {} can be used", u16::MAX),
            Self::Length(slot, length) => {
                write!(
                    out,
                    "slot {slot} has {length} cells; {SHORTEST} to {LONGEST} can be used"
                )
            }
            Self::Cell(slot, cell) => write!(
                out,
                "slot {slot} runs through cell {cell}, which does not exist"
            ),
            Self::Word(slot, word) => write!(
                out,
                "slot {slot} may hold word {word}, which does not exist"
            ),
            Self::Standing(answer) => write!(
                out,
                "standing answer {answer} is no row of 1 to {LONGEST} glyphs"
            ),
        }
    }
}

impl std::error::Error for ProblemError {}

impl<'a> Problem<'a> {
    /// Check that the parts fit each other; letters beyond the alphabet are dropped.
    ///
    /// # Errors
    /// A [`ProblemError`] that names the first part that does not.
    pub fn new(
        index: &'a WordIndex,
        mut cells: Vec<LetterSet>,
        slots: Vec<Slot>,
        standing: Vec<Standing>,
        repeats: Repeats,
    ) -> Result<Self, ProblemError> {
        for (what, count) in [("cells", cells.len()), ("slots", slots.len())] {
            if count > usize::from(u16::MAX) {
                return Err(ProblemError::TooLarge(what, count));
            }
        }
        for (number, slot) in slots.iter().enumerate() {
            if !(SHORTEST..=LONGEST).contains(&slot.cells.len()) {
                return Err(ProblemError::Length(number, slot.cells.len()));
            }
            if let Some(cell) = slot.cells.iter().find(|cell| cell.index() >= cells.len()) {
                return Err(ProblemError::Cell(number, cell.0));
            }
        }
        for (number, slot) in slots.iter().enumerate() {
            let words = slot.words.iter().flat_map(|words| words.iter());
            if let Some(word) = words.into_iter().find(|word| word.index() >= index.len()) {
                return Err(ProblemError::Word(number, word.0));
            }
        }
        let is_answer = |glyphs: &[Glyph]| {
            (1..=LONGEST).contains(&glyphs.len())
                && glyphs
                    .iter()
                    .all(|&glyph| usize::from(glyph) < index.letters())
        };
        if let Some(number) = standing
            .iter()
            .position(|answer| !is_answer(&answer.glyphs))
        {
            return Err(ProblemError::Standing(number));
        }
        let alphabet = LetterSet::first(index.letters());
        for letters in &mut cells {
            *letters = letters.and(alphabet);
        }
        Ok(Self {
            index,
            cells,
            slots,
            standing,
            repeats,
            longest_shared: None,
            worth: None,
        })
    }

    /// Whether some answers may not stand beside others.
    pub fn keeps_apart(&self) -> bool {
        self.repeats != Repeats::Allowed || self.longest_shared.is_some()
    }

    /// What a word is worth.
    pub fn worth(&self, word: WordId) -> u8 {
        match self.worth {
            Some(worth) => worth[word.index()],
            None => self.index.score(word),
        }
    }

    /// The same problem with some of its slots only.
    #[must_use]
    pub fn only(&self, slots: &[SlotId]) -> Self {
        Self {
            slots: slots
                .iter()
                .map(|slot| self.slots[slot.index()].clone())
                .collect(),
            ..self.clone()
        }
    }

    /// The ids of all slots.
    pub fn slot_ids(&self) -> impl Iterator<Item = SlotId> {
        (0..self.slots.len() as u16).map(SlotId)
    }
}
