//! What follows from the fixed squares before any search, and what they refute.

use super::orbits::Orbits;
use super::rules::{Checked, Fixed, Problem, Symmetry};

/// Why no mask can exist. Squares are counted row by row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Impossible {
    /// The symmetry wants one square to be open and block at once.
    Asymmetric(usize),
    /// A square must be open, but no slot of the shortest length fits there.
    NoSlotFits(usize),
    /// A run of squares that must be open is longer than the longest slot.
    TooLong(usize),
    /// Two squares must be open, but blocks keep them apart.
    Apart(usize, usize),
    /// Blocks cut the grid into parts, and the law lets none be filled up with blocks.
    CutUp,
    /// So many squares must be blocks, more than the law allows.
    TooManyBlocks(usize),
    /// No square can hold a letter.
    NothingOpen,
    /// The lattice cannot have this symmetry in this size, or not with the fixed squares.
    NoLattice,
    /// Fewer entries than this cannot be.
    TooFewEntries(usize),
    /// More entries than this cannot be.
    TooManyEntries(usize),
    /// Every mask was looked at: none obeys the law with the entries asked for.
    NoneLeft,
    /// The symmetry makes the number of entries a multiple of this.
    NotAMultiple(usize),
}

/// The number of entries that is asked for, against bounds anyone can count.
pub(super) fn check_entries(problem: &Problem) -> Result<(), Impossible> {
    let Some(wanted) = problem.rules.entries else {
        return Ok(());
    };
    let (rows, cols, shortest) = (problem.rows, problem.cols, problem.rules.shortest);
    let fit = rows * ((cols + 1) / (shortest + 1)) + cols * ((rows + 1) / (shortest + 1));
    let most = problem.rules.most_entries.map_or(fit, |law| law.min(fit));
    if wanted > most {
        return Err(Impossible::TooManyEntries(most));
    }
    // Each line that holds a letter holds an entry, where every letter stands in two.
    let open = problem.area()
        - problem
            .rules
            .most_blocks
            .unwrap_or(problem.area())
            .min(problem.area());
    let least = match problem.rules.checked {
        Checked::Every => (open.div_ceil(cols) + open.div_ceil(rows)).max(2 * shortest),
        Checked::Lattice => 1,
    };
    if wanted < least {
        return Err(Impossible::TooFewEntries(least));
    }
    let multiple = entries_multiple(problem);
    if wanted % multiple != 0 {
        return Err(Impossible::NotAMultiple(multiple));
    }
    Ok(())
}

/// A number that divides the number of entries of every mask with this symmetry.
///
/// A half turn takes each entry to another one, but for those through the very centre: the middle
/// row and the middle column share the centre square, so they are two or none, unless only one of
/// them exists. A quarter turn moves each entry through four places; with a centre square, the two
/// through it make a pair.
pub(super) fn entries_multiple(problem: &Problem) -> usize {
    let (rows, cols) = (problem.rows, problem.cols);
    let every = problem.rules.checked == Checked::Every;
    match problem.rules.symmetry {
        Symmetry::QuarterTurn if rows == cols => 4 - rows % 2 * 2,
        // With a centre square that only one slot need cover, that slot may be alone.
        Symmetry::HalfTurn | Symmetry::QuarterTurn if rows % 2 == 1 && cols % 2 == 1 => {
            1 + usize::from(every)
        }
        Symmetry::HalfTurn | Symmetry::QuarterTurn if rows % 2 == cols % 2 => 2,
        _ => 1,
    }
}

/// The squares that are fixed or forced, or the proof that no mask exists.
pub(super) fn force(problem: &Problem, orbits: &Orbits) -> Result<Vec<Fixed>, Impossible> {
    let mut work = Forcing {
        problem,
        orbits,
        fixed: problem.fixed.clone(),
    };
    for square in 0..problem.area() {
        if problem.fixed[square] != Fixed::Free {
            work.set(square, problem.fixed[square])
                .map_err(|()| Impossible::Asymmetric(square))?;
        }
    }
    loop {
        let before = work.fixed.clone();
        work.force_runs()?;
        work.check_blocks()?;
        work.join()?;
        if work.fixed == before {
            break;
        }
    }
    work.check_longest()?;
    work.check_blocks()?;
    Ok(work.fixed)
}

/// A row or a column.
struct Line {
    first: usize,
    step: usize,
    count: usize,
    across: bool,
}

impl Line {
    fn square(&self, place: usize) -> usize {
        self.first + place * self.step
    }
}

struct Forcing<'a> {
    problem: &'a Problem,
    orbits: &'a Orbits,
    fixed: Vec<Fixed>,
}

impl Forcing<'_> {
    /// Fix a square with all its images; an error when one is fixed the other way.
    fn set(&mut self, square: usize, value: Fixed) -> Result<(), ()> {
        for &image in &self.orbits.members[self.orbits.of[square]] {
            if self.fixed[image] != Fixed::Free && self.fixed[image] != value {
                return Err(());
            }
            self.fixed[image] = value;
        }
        Ok(())
    }

    /// Every row, then every column.
    fn lines(&self) -> impl Iterator<Item = Line> {
        let (rows, cols) = (self.problem.rows, self.problem.cols);
        let across = (0..rows).map(move |row| Line {
            first: row * cols,
            step: 1,
            count: cols,
            across: true,
        });
        let down = (0..cols).map(move |col| Line {
            first: col,
            step: cols,
            count: rows,
            across: false,
        });
        across.chain(down)
    }

    /// For each square, how much room lies around it across or down, and its place in there.
    fn room(&self, across: bool) -> Vec<(usize, usize)> {
        let mut room = vec![(0, 0); self.fixed.len()];
        for line in self.lines().filter(|line| line.across == across) {
            let mut start = 0;
            for place in 0..=line.count {
                if place == line.count || self.fixed[line.square(place)] == Fixed::Block {
                    for inside in start..place {
                        room[line.square(inside)] = (place - start, inside - start);
                    }
                    start = place + 1;
                }
            }
        }
        room
    }

    /// Squares no slot can cover become blocks; squares every possible slot of an open one covers
    /// become open.
    fn force_runs(&mut self) -> Result<(), Impossible> {
        let shortest = self.problem.rules.shortest;
        let (across, down) = (self.room(true), self.room(false));
        for square in 0..self.fixed.len() {
            if self.fixed[square] == Fixed::Block {
                continue;
            }
            let (wide, high) = (across[square].0 >= shortest, down[square].0 >= shortest);
            let fits = match self.problem.rules.checked {
                Checked::Every => wide && high,
                Checked::Lattice => wide || high,
            };
            if !fits {
                self.set(square, Fixed::Block)
                    .map_err(|()| Impossible::NoSlotFits(square))?;
            } else if self.fixed[square] == Fixed::Open {
                let every = self.problem.rules.checked == Checked::Every;
                if every || !high {
                    self.extend(square, across[square], 1)?;
                }
                if every || !wide {
                    self.extend(square, down[square], self.problem.cols)?;
                }
            }
        }
        Ok(())
    }

    /// The squares that every slot through an open square must cover.
    fn extend(
        &mut self,
        square: usize,
        (room, place): (usize, usize),
        step: usize,
    ) -> Result<(), Impossible> {
        let shortest = self.problem.rules.shortest;
        let first_start = (place + 1).saturating_sub(shortest);
        let last_start = place.min(room - shortest);
        for covered in last_start..first_start + shortest {
            let other = square + covered * step - place * step;
            self.set(other, Fixed::Open)
                .map_err(|()| Impossible::NoSlotFits(square))?;
        }
        Ok(())
    }

    fn check_blocks(&self) -> Result<(), Impossible> {
        let blocks = self
            .fixed
            .iter()
            .filter(|&&fixed| fixed == Fixed::Block)
            .count();
        match self.problem.rules.most_blocks {
            _ if blocks == self.fixed.len() => Err(Impossible::NothingOpen),
            Some(most) if blocks > most => Err(Impossible::TooManyBlocks(blocks)),
            _ => Ok(()),
        }
    }

    fn check_longest(&self) -> Result<(), Impossible> {
        let Some(longest) = self.problem.rules.longest else {
            return Ok(());
        };
        for line in self.lines() {
            let mut run = 0;
            for square in (0..line.count).map(|place| line.square(place)) {
                run = if self.fixed[square] == Fixed::Open {
                    run + 1
                } else {
                    0
                };
                if run > longest {
                    return Err(Impossible::TooLong(square));
                }
            }
        }
        Ok(())
    }

    /// All letters connect, so parts that the open squares cannot reach are blocks.
    fn join(&mut self) -> Result<(), Impossible> {
        let part = self.parts();
        let Some(open) = (0..part.len()).find(|&square| self.fixed[square] == Fixed::Open) else {
            return self.check_parts(&part);
        };
        for square in 0..part.len() {
            if self.fixed[square] != Fixed::Block && part[square] != part[open] {
                if self.fixed[square] == Fixed::Open {
                    return Err(Impossible::Apart(open, square));
                }
                self.set(square, Fixed::Block)
                    .map_err(|()| Impossible::Apart(open, square))?;
            }
        }
        Ok(())
    }

    /// Nothing must be open: then at least one part must be large enough for the law.
    fn check_parts(&self, part: &[usize]) -> Result<(), Impossible> {
        let Some(most_blocks) = self.problem.rules.most_blocks else {
            return Ok(());
        };
        let mut sizes = vec![0; part.len() + 1];
        for &number in part {
            sizes[number] += 1;
        }
        let largest = sizes[1..].iter().max().copied().unwrap_or(0);
        let parts = sizes[1..].iter().filter(|&&size| size > 0).count();
        if parts > 1 && largest + most_blocks < part.len() {
            return Err(Impossible::CutUp);
        }
        Ok(())
    }

    /// The connected parts of the squares that may hold letters, numbered from 1; 0 is a block.
    fn parts(&self) -> Vec<usize> {
        let (rows, cols) = (self.problem.rows, self.problem.cols);
        let mut part = vec![0; self.fixed.len()];
        let mut todo = Vec::new();
        let mut parts = 0;
        for start in 0..part.len() {
            if part[start] == 0 && self.fixed[start] != Fixed::Block {
                parts += 1;
                part[start] = parts;
                todo.push(start);
            }
            while let Some(square) = todo.pop() {
                let (row, col) = (square / cols, square % cols);
                let sides = [
                    (row > 0).then(|| square - cols),
                    (row + 1 < rows).then(|| square + cols),
                    (col > 0).then(|| square - 1),
                    (col + 1 < cols).then(|| square + 1),
                ];
                for side in sides.into_iter().flatten() {
                    if part[side] == 0 && self.fixed[side] != Fixed::Block {
                        part[side] = parts;
                        todo.push(side);
                    }
                }
            }
        }
        part
    }
}
