//! What a style allows, and what it pays for.

/// How an arrow leaves its clue cell; the second word says that the entry turns there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrow {
    /// To the right, and on.
    Right,
    /// Downwards, and on.
    Down,
    /// To the right, then downwards.
    RightDown,
    /// Downwards, then to the right.
    DownRight,
    /// To the left, then downwards.
    LeftDown,
    /// Upwards, then to the right.
    UpRight,
}

impl Arrow {
    /// All arrows, straight ones first.
    pub const ALL: [Self; 6] = [
        Self::Right,
        Self::Down,
        Self::RightDown,
        Self::DownRight,
        Self::LeftDown,
        Self::UpRight,
    ];

    /// Whether the entry runs the way the arrow leaves.
    pub fn is_straight(self) -> bool {
        matches!(self, Self::Right | Self::Down)
    }

    /// Whether the entry runs downwards.
    pub fn leads_down(self) -> bool {
        matches!(self, Self::Down | Self::RightDown | Self::LeftDown)
    }

    /// From the clue cell to the first letter: rows, columns.
    pub fn step(self) -> (isize, isize) {
        match self {
            Self::Right | Self::RightDown => (0, 1),
            Self::Down | Self::DownRight => (1, 0),
            Self::LeftDown => (0, -1),
            Self::UpRight => (-1, 0),
        }
    }
}

/// A set of arrows: bit `i` stands for `Arrow::ALL[i]`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Arrows(pub u8);

impl Arrows {
    /// Whether an arrow may be drawn.
    pub fn has(self, arrow: Arrow) -> bool {
        self.0 >> arrow as u8 & 1 == 1
    }

    /// The arrows of the set, straight ones first.
    pub fn iter(self) -> impl Iterator<Item = Arrow> {
        Arrow::ALL.into_iter().filter(move |&arrow| self.has(arrow))
    }
}

/// What stands in the first row and the first column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Border {
    /// Clue cells only; those that reach no entry may be idle.
    Clues,
    /// A clue cell, a letter, a clue cell.
    Alternate,
}

/// Which letters may stand in one entry only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unchecked {
    /// None.
    None,
    /// Those at the edge of the grid or of a hole in it.
    Edge,
    /// Any.
    Any,
}

/// What a mask pays for; only what is better or worse counts, not the sums.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prices {
    /// For an entry, by its number of letters; longer ones cost what the last costs.
    pub lengths: Vec<i32>,
    /// For an unchecked letter.
    pub unchecked: i32,
    /// For two of them in a row.
    pub unchecked_pair: i32,
    /// For two clue cells side by side.
    pub touching: i32,
    /// For two clue cells corner to corner.
    pub corner: i32,
    /// For a clue cell that reaches no entry, where that is allowed.
    pub idle: i32,
    /// For each clue cell more or less than wanted, times their number.
    pub share: i32,
}

/// A style of arrowwords.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Style {
    /// The arrows that may be drawn.
    pub arrows: Arrows,
    /// The first row and column.
    pub border: Border,
    /// Which letters may be unchecked.
    pub unchecked: Unchecked,
    /// Unchecked letters at most, in hundredths of all letters.
    pub most_unchecked: usize,
    /// Whether clue cells may stand side by side. Those of the first row and column always may touch
    /// an inner one: nothing else could part the second row and column of a large grid, for every
    /// cell of the border has as many clues as it has room for.
    pub may_touch: bool,
    /// The fewest letters of an entry.
    pub shortest: usize,
    /// The most letters of an entry.
    pub longest: usize,
    /// What a mask pays for.
    pub prices: Prices,
}
