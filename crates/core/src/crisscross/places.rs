//! The legal places of a word: both rules and at least one crossing, for all cells at once.
//!
//! Rule one: the cell before the first letter and the cell after the last are empty. Rule two: a
//! new letter that is no crossing has both its side neighbours empty.

use super::bits;
use super::board::{Board, Way};

/// Which rules hold; anything but `LAW` exists only to prove that the audit can fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Rule one: a word ends at an empty cell.
    pub ends: bool,
    /// Rule two: new letters touch nothing sideways.
    pub sides: bool,
}

/// Both rules.
pub const LAW: Rules = Rules {
    ends: true,
    sides: true,
};

/// The places of one word one way, as planes over its first cell, by number of crossings.
#[derive(Clone, Debug, Default)]
pub(super) struct Places {
    /// Legal places with at least 1, 2, 3 crossings.
    at_least: [Vec<u64>; 3],
    /// The blocks of the last search.
    range: (usize, usize),
}

impl Places {
    pub(super) fn new(board: &Board) -> Self {
        let plane = vec![0; board.blocks];
        Self {
            at_least: [plane.clone(), plane.clone(), plane],
            range: (0, 0),
        }
    }

    /// Find the places whose first cell lies in the blocks `from .. to`.
    pub(super) fn find(
        &mut self,
        board: &Board,
        word: &[u8],
        way: Way,
        rules: Rules,
        (from, to): (usize, usize),
    ) -> bool {
        let step = board.step(way);
        let reach = board.blocks.saturating_sub(((word.len() - 1) * step) >> 6);
        let to = to.min(reach);
        self.range = (from, to);
        if from >= to {
            return false;
        }
        let open = if rules.sides {
            &board.free[way as usize]
        } else {
            &board.empty
        };
        let legal = &mut self.at_least[0][from..to];
        legal.fill(u64::MAX);
        if rules.ends {
            keep_ending_at_empty(legal, from, board, step, word.len() * step);
        }
        for (at, &glyph) in word.iter().enumerate() {
            let (skip, bit) = ((at * step) >> 6, (at * step) & 63);
            let crossable = &board.crossable(way, glyph)[from + skip..=to + skip];
            let open = &open[from + skip..=to + skip];
            let mut any = 0;
            for ((legal, cross), open) in legal
                .iter_mut()
                .zip(crossable.windows(2))
                .zip(open.windows(2))
            {
                *legal &= (cross[0] | open[0]) >> bit | (cross[1] | open[1]) << (63 - bit) << 1;
                any |= *legal;
            }
            if any == 0 {
                return false;
            }
        }
        self.count_crossings(board, word, way)
    }

    /// Sort the legal places by crossings and drop those without; whether any is left.
    fn count_crossings(&mut self, board: &Board, word: &[u8], way: Way) -> bool {
        let (from, to) = self.range;
        let step = board.step(way);
        let mut any = 0;
        for block in from..to {
            let legal = self.at_least[0][block];
            let (mut one, mut two, mut three) = (0, 0, 0);
            if legal != 0 {
                for (at, &glyph) in word.iter().enumerate() {
                    let cross = bits::down(board.crossable(way, glyph), block, at * step) & legal;
                    three |= two & cross;
                    two |= one & cross;
                    one |= cross;
                }
            }
            any |= one;
            self.at_least[0][block] = one;
            self.at_least[1][block] = two;
            self.at_least[2][block] = three;
        }
        any != 0
    }

    /// The legal first cells, after `find`.
    pub(super) fn cells(&self) -> impl Iterator<Item = usize> + '_ {
        let (from, to) = self.range;
        (from..to).flat_map(|block| bits::cells(self.at_least[0][block], block))
    }

    /// The crossings of the place at a legal first cell: 1, 2, or 3 for all more.
    #[inline]
    pub(super) fn crossings(&self, cell: usize) -> usize {
        1 + usize::from(bits::get(&self.at_least[1], cell))
            + usize::from(bits::get(&self.at_least[2], cell))
    }
}

/// Rule one, for the first cells in the blocks from `from` on.
fn keep_ending_at_empty(legal: &mut [u64], from: usize, board: &Board, step: usize, after: usize) {
    for (at, legal) in legal.iter_mut().enumerate() {
        let block = from + at;
        *legal &= !bits::up(&board.filled, block, step);
        if block + (after >> 6) < board.blocks {
            *legal &= !bits::down(&board.filled, block, after);
        }
    }
}
