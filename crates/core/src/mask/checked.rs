//! How the letters of a lattice are checked, counted over the whole mask.

use super::board::Frame;

/// A slot: its first square, the step to the next one, how many.
#[derive(Debug, Clone, Copy)]
struct Slot {
    first: usize,
    step: usize,
    cells: usize,
}

/// Counts the faults of lattices of one rectangle; keeps its tables between counts.
#[derive(Debug)]
pub(super) struct Checking {
    frame: Frame,
    shortest: usize,
    slots: Vec<Slot>,
    /// By square: in how many slots it stands.
    slots_of: Vec<u8>,
}

impl Checking {
    pub fn new(frame: Frame, shortest: usize) -> Self {
        Self {
            frame,
            shortest,
            slots: Vec::new(),
            slots_of: vec![0; frame.area()],
        }
    }

    /// Letters in no slot, checked letters that slots lack, and third unchecked letters in a row;
    /// counted no further than just above `most`.
    pub fn faults(&mut self, block: &[bool], most: i64) -> i64 {
        self.find_slots(block);
        let open = block.iter().filter(|&&block| !block).count();
        let covered = self.slots_of.iter().filter(|&&slots| slots > 0).count();
        let mut faults = (open - covered) as i64;
        for slot in &self.slots {
            if faults > most {
                break;
            }
            faults += self.faults_of(*slot);
        }
        faults
    }

    fn faults_of(&self, slot: Slot) -> i64 {
        let (mut checked, mut alone, mut thirds) = (0, 0, 0);
        let mut square = slot.first;
        for _ in 0..slot.cells {
            if self.slots_of[square] == 2 {
                checked += 1;
                alone = 0;
            } else {
                alone += 1;
                thirds += i64::from(alone > 2);
            }
            square += slot.step;
        }
        (slot.cells.div_ceil(2) as i64 - checked).max(0) + thirds
    }

    fn find_slots(&mut self, block: &[bool]) {
        self.slots.clear();
        self.slots_of.fill(0);
        let Frame { rows, cols, width } = self.frame;
        for row in 1..=rows {
            self.find_in_line(block, row * width + 1, 1, cols);
        }
        for col in 1..=cols {
            self.find_in_line(block, width + col, width, rows);
        }
    }

    fn find_in_line(&mut self, block: &[bool], first: usize, step: usize, count: usize) {
        let mut cells = 0;
        let mut square = first;
        // The square after the last one belongs to the frame and ends the last run.
        for _ in 0..=count {
            if block[square] {
                if cells >= self.shortest {
                    let first = square - cells * step;
                    self.slots.push(Slot { first, step, cells });
                    for place in 0..cells {
                        self.slots_of[first + place * step] += 1;
                    }
                }
                cells = 0;
            } else {
                cells += 1;
            }
            square += step;
        }
    }
}
