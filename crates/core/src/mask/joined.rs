//! Whether the letters of a mask connect, and where it hangs by a thread.

use super::board::Frame;
use super::prices::{CUT, CUT_OFF};

/// Walks over masks of one rectangle; keeps its tables between walks.
#[derive(Debug)]
pub(super) struct Joining {
    width: usize,
    /// When the walk came to a square, from 1; 0 is not yet.
    seen_at: Vec<u32>,
    /// The earliest square that can be reached from those below.
    low: Vec<u32>,
    /// How many letters lie below, itself included.
    below: Vec<u32>,
    /// The most letters that a letter alone keeps with the rest.
    cuts_off: Vec<u32>,
    path: Vec<(usize, u8)>,
}

impl Joining {
    pub fn new(frame: Frame) -> Self {
        let area = frame.area();
        Self {
            width: frame.width,
            seen_at: vec![0; area],
            low: vec![0; area],
            below: vec![0; area],
            cuts_off: vec![0; area],
            path: Vec::new(),
        }
    }

    /// The number of parts, and the price of the letters that alone join two parts.
    ///
    /// Tarjan's depth-first search for cut vertices, without recursion; `below` counts the letters
    /// under each one, so that a cut knows what it cuts off.
    pub fn walk(&mut self, block: &[bool]) -> (i64, i64) {
        self.seen_at.fill(0);
        self.cuts_off.fill(0);
        let width = self.width as isize;
        let steps = [1, width, -1, -width];
        let mut clock = 0;
        let mut parts = 0;
        let mut price = 0;
        for root in 0..block.len() {
            if block[root] || self.seen_at[root] != 0 {
                continue;
            }
            parts += 1;
            let first = clock;
            self.enter(root, &mut clock);
            let mut root_children = 0;
            while let Some(&mut (square, ref mut side)) = self.path.last_mut() {
                if let Some(&step) = steps.get(usize::from(*side)) {
                    *side += 1;
                    let next = square.wrapping_add_signed(step);
                    if block[next] {
                        continue;
                    }
                    if self.seen_at[next] == 0 {
                        self.enter(next, &mut clock);
                    } else {
                        self.low[square] = self.low[square].min(self.seen_at[next]);
                    }
                    continue;
                }
                self.path.pop();
                if let Some(&(parent, _)) = self.path.last() {
                    self.below[parent] += self.below[square];
                    self.low[parent] = self.low[parent].min(self.low[square]);
                    if self.low[square] >= self.seen_at[parent] {
                        self.cuts_off[parent] = self.cuts_off[parent].max(self.below[square]);
                        root_children += i64::from(parent == root);
                    }
                }
            }
            if root_children < 2 {
                self.cuts_off[root] = 0;
            }
            let letters = clock - first;
            price += self.price_cuts(first, letters);
        }
        (parts, price)
    }

    fn price_cuts(&self, first: u32, letters: u32) -> i64 {
        (0..self.seen_at.len())
            .filter(|&square| self.seen_at[square] > first)
            .map(|square| self.cuts_off[square].min(letters - 1 - self.cuts_off[square]))
            // On a lattice the letter before a slot's end often carries the last one.
            .filter(|&smaller| smaller > 1)
            .map(|smaller| CUT + CUT_OFF * i64::from(smaller))
            .sum()
    }

    fn enter(&mut self, square: usize, clock: &mut u32) {
        *clock += 1;
        self.seen_at[square] = *clock;
        self.low[square] = *clock;
        self.below[square] = 1;
        self.path.push((square, 0));
    }
}
