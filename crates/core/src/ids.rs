//! The ids of the core: separate types, so that a table of slots cannot be asked for a word.

/// A word's place in the columns of its lexicon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct WordId(pub u32);

/// A cell of a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct CellId(pub u16);

/// A slot of a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SlotId(pub u16);

impl WordId {
    /// The id as an index into the columns.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl CellId {
    /// The id as an index into the cells.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl SlotId {
    /// The id as an index into the slots.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The number of a letter in its alphabet, below [`MOST_LETTERS`].
pub type Glyph = u8;

/// The most letters an alphabet may have: the letters possible at a cell fill one [`LetterSet`].
pub const MOST_LETTERS: usize = 64;

/// A set of letters: bit `g` stands for glyph `g`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LetterSet(pub u64);

impl LetterSet {
    /// The first `letters` letters: a whole alphabet.
    pub fn first(letters: usize) -> Self {
        debug_assert!(letters <= MOST_LETTERS);
        Self(if letters == MOST_LETTERS {
            u64::MAX
        } else {
            (1 << letters) - 1
        })
    }

    /// The set of one letter.
    pub fn only(glyph: Glyph) -> Self {
        Self(1 << glyph)
    }

    /// The letters of either set.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether a letter is in the set.
    pub fn has(self, glyph: Glyph) -> bool {
        self.0 >> glyph & 1 == 1
    }

    /// The number of letters.
    pub fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The letters of this set that are not in another.
    #[must_use]
    pub fn less(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The letters in both sets.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Whether no letter is left.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The single letter of the set, if there is just one.
    pub fn single(self) -> Option<Glyph> {
        self.0
            .is_power_of_two()
            .then(|| self.0.trailing_zeros() as Glyph)
    }

    /// The letters in ascending order.
    pub fn letters(self) -> impl Iterator<Item = Glyph> {
        ones(self.0).map(|bit| bit as Glyph)
    }
}

/// The places of the one bits of a block, lowest first.
pub fn ones(mut block: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        if block == 0 {
            return None;
        }
        let bit = block.trailing_zeros();
        block &= block - 1;
        Some(bit)
    })
}
