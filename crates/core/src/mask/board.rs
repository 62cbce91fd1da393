//! The mask under work; what a run, a window or the block count costs is kept up to date at every
//! flip of a square.
//!
//! Squares are numbered in a rectangle with a frame of blocks one square wide, so that a look
//! beside a square never leaves it; `Frame` converts.

use super::prices::{Prices, Run, Window, ABOVE, ENTRY};
use super::rules::Problem;

/// The rectangle with its frame.
#[derive(Debug, Clone, Copy)]
pub(super) struct Frame {
    pub rows: usize,
    pub cols: usize,
    /// From a square to the one below it.
    pub width: usize,
}

impl Frame {
    pub fn new(problem: &Problem) -> Self {
        Self {
            rows: problem.rows,
            cols: problem.cols,
            width: problem.cols + 2,
        }
    }

    /// The number of squares, frame included.
    pub fn area(&self) -> usize {
        (self.rows + 2) * self.width
    }

    /// The framed number of a square that is counted row by row.
    pub fn of(&self, square: usize) -> usize {
        (square / self.cols + 1) * self.width + square % self.cols + 1
    }
}

/// How many entries and blocks a try would like to have.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Aim {
    pub entries: usize,
    pub blocks: usize,
}

/// A mask with its local cost.
#[derive(Debug, Clone)]
pub(super) struct Board<'a> {
    frame: Frame,
    prices: &'a Prices,
    most_blocks: i64,
    most_entries: i64,
    aim: Aim,
    block: Vec<bool>,
    windows: Vec<Counts>,
    price: i64,
    faults: i64,
    entries: i64,
    blocks: i64,
}

impl<'a> Board<'a> {
    /// The rectangle without a block, aiming at numbers of entries and blocks.
    pub fn new(problem: &Problem, prices: &'a Prices, aim: Aim) -> Self {
        let frame = Frame::new(problem);
        let (rows, cols) = (problem.rows, problem.cols);
        let mut block = vec![true; frame.area()];
        for square in 0..problem.area() {
            block[frame.of(square)] = false;
        }
        let bound = |limit: Option<usize>| limit.unwrap_or(problem.area()) as i64;
        let mut board = Self {
            frame,
            prices,
            most_blocks: bound(problem.rules.most_blocks),
            most_entries: bound(problem.rules.most_entries),
            aim,
            block,
            windows: prices
                .windows
                .iter()
                .map(|window| Counts::new(frame, window))
                .collect(),
            price: 0,
            faults: 0,
            entries: 0,
            blocks: 0,
        };
        for _ in 0..rows {
            board.count(prices.open_run[cols], 1);
        }
        for _ in 0..cols {
            board.count(prices.open_run[rows], 1);
        }
        for (counts, window) in board.windows.iter().zip(&prices.windows) {
            board.price += counts.blocks.len() as i64 * window.by_blocks[0];
        }
        board
    }

    /// Whether each square is a block, frame included.
    pub fn block(&self) -> &[bool] {
        &self.block
    }

    /// Whether each square is a block, row by row, without the frame.
    pub fn blocks(&self) -> Vec<bool> {
        (0..self.frame.rows * self.frame.cols)
            .map(|square| self.block[self.frame.of(square)])
            .collect()
    }

    /// The number of slots.
    pub fn entries(&self) -> i64 {
        self.entries
    }

    /// What runs, windows and counts cost.
    pub fn cost(&self) -> i64 {
        let entries_off = (self.entries - self.aim.entries as i64).abs();
        let blocks_off = (self.blocks - self.aim.blocks as i64).abs();
        let aim = entries_off * ENTRY + blocks_off * self.prices.off_aim;
        self.price + self.above() * ABOVE + aim
    }

    /// How far runs and counts break the law.
    pub fn faults(&self) -> i64 {
        self.faults + self.above()
    }

    /// Blocks and entries above what the law allows.
    fn above(&self) -> i64 {
        (self.blocks - self.most_blocks).max(0) + (self.entries - self.most_entries).max(0)
    }

    /// Turn a square from open to block or back.
    pub fn flip(&mut self, square: usize) {
        let Frame { rows, cols, width } = self.frame;
        let (row, col) = (square / width - 1, square % width - 1);
        self.flip_in_line(square, 1, col, cols - 1 - col);
        self.flip_in_line(square, width, row, rows - 1 - row);
        let now_block = !self.block[square];
        self.block[square] = now_block;
        let sign = if now_block { 1 } else { -1 };
        let prices = self.prices;
        self.blocks += sign;
        self.price += sign * prices.block[square];
        for (counts, window) in self.windows.iter_mut().zip(&prices.windows) {
            self.price += counts.flip(row, col, now_block, window);
        }
    }

    /// The square's run is parted in two, and the runs beside it become one.
    fn flip_in_line(&mut self, square: usize, step: usize, before: usize, after: usize) {
        let kind = self.block[square];
        let same_before = self.reach(square, step, before, kind, false);
        let same_after = self.reach(square, step, after, kind, true);
        let other_before = if same_before > 0 {
            0
        } else {
            self.reach(square, step, before, !kind, false)
        };
        let other_after = if same_after > 0 {
            0
        } else {
            self.reach(square, step, after, !kind, true)
        };
        let prices = self.prices;
        let (same, other) = if kind {
            (&prices.block_run, &prices.open_run)
        } else {
            (&prices.open_run, &prices.block_run)
        };
        self.count(same[same_before + 1 + same_after], -1);
        self.count(same[same_before], 1);
        self.count(same[same_after], 1);
        self.count(other[other_before], -1);
        self.count(other[other_after], -1);
        self.count(other[other_before + 1 + other_after], 1);
    }

    /// How many squares of one kind follow a square in a line.
    fn reach(&self, square: usize, step: usize, room: usize, kind: bool, forward: bool) -> usize {
        (1..=room)
            .take_while(|&count| {
                let other = if forward {
                    square + count * step
                } else {
                    square - count * step
                };
                self.block[other] == kind
            })
            .count()
    }

    fn count(&mut self, run: Run, times: i64) {
        self.price += times * run.price;
        self.faults += times * run.faults;
        self.entries += times * run.entries;
    }
}

/// How many blocks stand in each place of a window.
#[derive(Debug, Clone)]
struct Counts {
    /// Places above and beside each other.
    rows: usize,
    cols: usize,
    blocks: Vec<u8>,
}

impl Counts {
    fn new(frame: Frame, window: &Window) -> Self {
        let rows = (frame.rows + 1).saturating_sub(window.rows);
        let cols = (frame.cols + 1).saturating_sub(window.cols);
        Self {
            rows,
            cols,
            blocks: vec![0; rows * cols],
        }
    }

    /// A square became block or open; the change of price.
    fn flip(&mut self, row: usize, col: usize, now_block: bool, window: &Window) -> i64 {
        let mut change = 0;
        let tops = (row + 1).saturating_sub(window.rows)..self.rows.min(row + 1);
        let lefts = (col + 1).saturating_sub(window.cols)..self.cols.min(col + 1);
        for top in tops {
            for blocks in &mut self.blocks[top * self.cols..][lefts.clone()] {
                change -= window.by_blocks[usize::from(*blocks)];
                *blocks = if now_block { *blocks + 1 } else { *blocks - 1 };
                change += window.by_blocks[usize::from(*blocks)];
            }
        }
        change
    }
}
