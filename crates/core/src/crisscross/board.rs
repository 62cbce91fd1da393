//! The board: which cells hold letters, which words cover them, and what is still free.
//!
//! All planes share one layout: a frame of one empty row above and below and one empty column on
//! the left, which also serves the right, so that a neighbour is always a fixed number of bits
//! away. A board says nothing about what may be placed; `places` asks that of its planes.

use super::bits;

/// No word here.
pub(super) const NONE: u16 = u16::MAX;

/// The two ways a word may run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Way {
    Across,
    Down,
}

pub(super) const WAYS: [Way; 2] = [Way::Across, Way::Down];

impl Way {
    pub(super) fn other(self) -> Self {
        match self {
            Self::Across => Self::Down,
            Self::Down => Self::Across,
        }
    }
}

/// Where a word lies: its first cell and the way it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Spot {
    pub(super) cell: u32,
    pub(super) way: Way,
}

/// A rectangle of cells with words on it.
#[derive(Clone, Debug)]
pub(super) struct Board {
    pub(super) rows: usize,
    pub(super) cols: usize,
    /// Bits from a cell to the one below it.
    pub(super) stride: usize,
    /// Blocks of 64 cells a plane uses; each plane has one empty block more.
    pub(super) blocks: usize,
    /// Cells with a letter.
    pub(super) filled: Vec<u64>,
    /// Cells of the box itself, without the frame.
    inside: Vec<u64>,
    /// Cells of the box without a letter.
    pub(super) empty: Vec<u64>,
    /// By way: empty cells whose two neighbours to the sides of that way are empty too.
    pub(super) free: [Vec<u64>; 2],
    /// By way and glyph: cells with that letter where only a word of the other way lies.
    crossable: [Vec<u64>; 2],
    /// By way: the word that covers each cell.
    cover: [Vec<u16>; 2],
    letters: Vec<u8>,
    /// Row and column of each cell, looked up where a division would be slow.
    squares: Vec<(u16, u16)>,
}

impl Board {
    pub(super) fn new(rows: usize, cols: usize, glyphs: usize) -> Self {
        let stride = cols + 1;
        let cells = (rows + 2) * stride + 1;
        let blocks = cells.div_ceil(64);
        let plane = vec![0; blocks + 1];
        let mut inside = plane.clone();
        for row in 0..rows {
            for col in 0..cols {
                bits::set(&mut inside, (row + 1) * stride + col + 1);
            }
        }
        Self {
            rows,
            cols,
            stride,
            blocks,
            filled: plane.clone(),
            free: [inside.clone(), inside.clone()],
            empty: inside.clone(),
            inside,
            crossable: [
                vec![0; (blocks + 1) * glyphs],
                vec![0; (blocks + 1) * glyphs],
            ],
            cover: [vec![NONE; cells], vec![NONE; cells]],
            letters: vec![u8::MAX; cells],
            squares: (0..cells)
                .map(|cell| {
                    let (row, col) = (cell / stride, cell % stride);
                    (row.saturating_sub(1) as u16, col.saturating_sub(1) as u16)
                })
                .collect(),
        }
    }

    pub(super) fn cell(&self, row: usize, col: usize) -> usize {
        (row + 1) * self.stride + col + 1
    }

    #[inline]
    pub(super) fn row_and_col(&self, cell: usize) -> (usize, usize) {
        let (row, col) = self.squares[cell];
        (usize::from(row), usize::from(col))
    }

    /// Bits from one cell of a word to the next.
    #[inline]
    pub(super) fn step(&self, way: Way) -> usize {
        match way {
            Way::Across => 1,
            Way::Down => self.stride,
        }
    }

    /// Whether a word of `length` cells stays inside the box.
    pub(super) fn holds(&self, row: usize, col: usize, way: Way, length: usize) -> bool {
        match way {
            Way::Across => row < self.rows && col + length <= self.cols,
            Way::Down => col < self.cols && row + length <= self.rows,
        }
    }

    #[inline]
    pub(super) fn is_filled(&self, cell: usize) -> bool {
        bits::get(&self.filled, cell)
    }

    #[inline]
    pub(super) fn letter(&self, cell: usize) -> u8 {
        self.letters[cell]
    }

    /// The word of one way that covers a cell, or `NONE`.
    #[inline]
    pub(super) fn word_at(&self, cell: usize, way: Way) -> u16 {
        self.cover[way as usize][cell]
    }

    /// Where a word of this way may cross a letter `glyph`.
    #[inline]
    pub(super) fn crossable(&self, way: Way, glyph: u8) -> &[u64] {
        let from = usize::from(glyph) * (self.blocks + 1);
        &self.crossable[way as usize][from..=from + self.blocks]
    }

    fn crossable_mut(&mut self, way: Way, glyph: u8) -> &mut [u64] {
        let from = usize::from(glyph) * (self.blocks + 1);
        &mut self.crossable[way as usize][from..=from + self.blocks]
    }

    /// Lay a word; its crossed letters must agree. Returns the number of crossings.
    pub(super) fn put(&mut self, id: u16, word: &[u8], spot: Spot) -> usize {
        let way = spot.way;
        let step = self.step(way);
        let mut crossings = 0;
        let mut cell = spot.cell as usize;
        for &glyph in word {
            self.cover[way as usize][cell] = id;
            if self.is_filled(cell) {
                bits::clear(self.crossable_mut(way, glyph), cell);
                crossings += 1;
            } else {
                bits::set(&mut self.filled, cell);
                self.letters[cell] = glyph;
                bits::set(self.crossable_mut(way.other(), glyph), cell);
            }
            cell += step;
        }
        self.refresh(spot.cell as usize, cell - step);
        crossings
    }

    /// Take a word away; letters that another word needs stay. Returns the number of crossings.
    pub(super) fn take(&mut self, word: &[u8], spot: Spot) -> usize {
        let way = spot.way;
        let step = self.step(way);
        let mut crossings = 0;
        let mut cell = spot.cell as usize;
        for &glyph in word {
            self.cover[way as usize][cell] = NONE;
            if self.word_at(cell, way.other()) == NONE {
                bits::clear(&mut self.filled, cell);
                self.letters[cell] = u8::MAX;
                bits::clear(self.crossable_mut(way.other(), glyph), cell);
            } else {
                bits::set(self.crossable_mut(way, glyph), cell);
                crossings += 1;
            }
            cell += step;
        }
        self.refresh(spot.cell as usize, cell - step);
        crossings
    }

    /// Bring `free` up to date around the cells `first ..= last`.
    fn refresh(&mut self, first: usize, last: usize) {
        let from = (first - self.stride.min(first)) >> 6;
        let to = ((last + self.stride) >> 6).min(self.blocks - 1);
        for block in from..=to {
            let empty = self.inside[block] & !self.filled[block];
            self.empty[block] = empty;
            self.free[Way::Across as usize][block] = empty
                & !bits::up(&self.filled, block, self.stride)
                & !self.moved_down(block, self.stride);
            self.free[Way::Down as usize][block] =
                empty & !bits::up(&self.filled, block, 1) & !self.moved_down(block, 1);
        }
    }

    /// As `bits::down` on `filled`, beyond whose end nothing stands.
    fn moved_down(&self, block: usize, shift: usize) -> u64 {
        if block + (shift >> 6) < self.blocks {
            bits::down(&self.filled, block, shift)
        } else {
            0
        }
    }
}
