//! Which clue cell asks for which entry: a matching in which a cell has one clue or two.
//!
//! First every clue cell takes one entry, then every entry left takes a cell with room, pushing
//! others along where that is needed (augmenting paths; Kuhn 1955). A push never empties a cell, so
//! both steps succeed wherever an assignment exists (Mendelsohn and Dulmage 1958).

use super::board::Board;
use super::style::Arrow;

/// Clues a cell has room for.
const MOST: usize = 2;

/// A run of letters that is to be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its first square, counted row by row in the grid.
    pub start: usize,
    /// Whether it runs downwards.
    pub down: bool,
    /// Its number of letters.
    pub length: usize,
}

/// An entry's clue cell and the arrow between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Assigned {
    /// The clue cell, counted row by row in the grid.
    pub clue: usize,
    /// The arrow.
    pub arrow: Arrow,
    /// Whether another clue shares the cell.
    pub shared: bool,
}

/// Clues assigned to all entries, in the order of [`entries`].
pub(super) fn assign(board: &Board<'_>, entries: &[Entry]) -> Option<Vec<Assigned>> {
    let mut matching = Matching::new(board, entries);
    let cells = matching.cells.len();
    for cell in 0..cells {
        let square = matching.cells[cell];
        let mut seen = vec![false; entries.len()];
        if !matching.take_entry(cell, &mut seen) && !board.may_idle[square] {
            return None;
        }
    }
    for entry in 0..entries.len() {
        let mut seen = vec![false; cells];
        if matching.of_entry[entry].is_none() && !matching.take_cell(entry, &mut seen) {
            return None;
        }
    }
    matching.straighten();
    Some(matching.result(board))
}

/// The entries of a mask, across and then down, each in reading order.
pub(super) fn entries(board: &Board<'_>) -> Vec<Entry> {
    let runs = [false, true].into_iter().flat_map(|down| {
        let step = if down { board.width } else { 1 };
        let starts = board.squares().filter(move |&x| board.starts(x, step));
        starts.map(move |start| Entry {
            start: board.place(start),
            down,
            length: board.run_length(start, step),
        })
    });
    runs.collect()
}

struct Matching {
    cells: Vec<usize>,
    /// Per entry the cells that reach it, straight arrows first.
    options: Vec<Vec<(usize, Arrow)>>,
    /// Per cell the entries it reaches, straight arrows first.
    reached: Vec<Vec<usize>>,
    of_entry: Vec<Option<usize>>,
    of_cell: Vec<Vec<usize>>,
}

impl Matching {
    fn new(board: &Board<'_>, entries: &[Entry]) -> Self {
        let mut cells: Vec<usize> = board.squares().filter(|&x| board.is_clue(x)).collect();
        // A cell that may be idle must not take the only entry of one that may not.
        cells.sort_by_key(|&x| board.may_idle[x]);
        let mut starts = vec![[None; 2]; board.rows * board.cols];
        for (number, entry) in entries.iter().enumerate() {
            starts[entry.start][usize::from(entry.down)] = Some(number);
        }
        let mut options = vec![Vec::new(); entries.len()];
        let mut reached = vec![Vec::new(); cells.len()];
        for arrow in board.style.arrows.iter() {
            for (cell, &square) in cells.iter().enumerate() {
                let first = board.first(square, arrow);
                if board.starts(first, board.run_step(arrow)) {
                    let down = usize::from(arrow.leads_down());
                    if let Some(entry) = starts[board.place(first)][down] {
                        options[entry].push((cell, arrow));
                        reached[cell].push(entry);
                    }
                }
            }
        }
        Self {
            of_entry: vec![None; entries.len()],
            of_cell: vec![Vec::new(); cells.len()],
            cells,
            options,
            reached,
        }
    }

    /// Give a cell its first entry; the cell it is taken from looks for another.
    fn take_entry(&mut self, cell: usize, seen: &mut [bool]) -> bool {
        for at in 0..self.reached[cell].len() {
            let entry = self.reached[cell][at];
            if std::mem::replace(&mut seen[entry], true) {
                continue;
            }
            let free = match self.of_entry[entry] {
                None => true,
                Some(other) => self.take_entry(other, seen),
            };
            if free {
                self.set(entry, cell);
                return true;
            }
        }
        false
    }

    /// Give an entry a cell with room; an entry it pushes out looks for another.
    fn take_cell(&mut self, entry: usize, seen: &mut [bool]) -> bool {
        for at in 0..self.options[entry].len() {
            let (cell, _) = self.options[entry][at];
            if std::mem::replace(&mut seen[cell], true) {
                continue;
            }
            if self.of_cell[cell].len() < MOST {
                self.set(entry, cell);
                return true;
            }
            for place in 0..MOST {
                let other = self.of_cell[cell][place];
                if self.take_cell(other, seen) {
                    self.set(entry, cell);
                    return true;
                }
            }
        }
        false
    }

    fn set(&mut self, entry: usize, cell: usize) {
        if let Some(before) = self.of_entry[entry].replace(cell) {
            self.of_cell[before].retain(|&other| other != entry);
        }
        self.of_cell[cell].push(entry);
    }

    /// Move entries to cells that reach them straight, or that have no other clue.
    fn straighten(&mut self) {
        for entry in 0..self.options.len() {
            let Some(now) = self.of_entry[entry] else {
                continue;
            };
            if self.of_cell[now].len() < MOST || self.options[entry][0].0 == now {
                continue;
            }
            let (best, arrow) = self.options[entry][0];
            if arrow.is_straight() && self.of_cell[best].len() < MOST {
                self.set(entry, best);
            }
        }
    }

    fn result(&self, board: &Board<'_>) -> Vec<Assigned> {
        let assigned = self
            .of_entry
            .iter()
            .zip(&self.options)
            .filter_map(|(cell, options)| {
                let cell = (*cell)?;
                let &(_, arrow) = options.iter().find(|(other, _)| *other == cell)?;
                Some(Assigned {
                    clue: board.place(self.cells[cell]),
                    arrow,
                    shared: self.of_cell[cell].len() > 1,
                })
            });
        assigned.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{assign, entries, Entry, MOST};
    use crate::arrow::board::Board;
    use crate::arrow::order::{Fixed, Order};
    use crate::arrow::style::{Arrows, Border, Prices, Style, Unchecked};
    use crate::chance::Chance;
    use crate::problem::Repeats;

    fn order(fixed: Vec<Fixed>, border: Border) -> Order {
        let prices = Prices {
            lengths: vec![0],
            unchecked: 0,
            unchecked_pair: 0,
            touching: 0,
            corner: 0,
            idle: 0,
            share: 0,
        };
        let style = Style {
            arrows: Arrows(0b11_1111),
            border,
            unchecked: Unchecked::Any,
            most_unchecked: 100,
            may_touch: true,
            shortest: 2,
            longest: 12,
            prices,
        };
        Order {
            rows: 5,
            cols: 5,
            fixed,
            style,
            clue_cells: 8,
            masks: 1,
            standing: Vec::new(),
            repeats: Repeats::Allowed,
        }
    }

    /// Whether clues can be assigned, by trying every clue cell for every entry.
    fn can_assign(board: &Board<'_>, entries: &[Entry], counts: &mut [usize]) -> bool {
        let Some((entry, rest)) = entries.split_first() else {
            return board
                .squares()
                .filter(|&x| board.is_clue(x) && !board.may_idle[x])
                .all(|x| counts[x] > 0);
        };
        let start = board.square(entry.start / board.cols, entry.start % board.cols);
        let arrows = board.style.arrows.iter();
        let mut cells: Vec<usize> = arrows
            .filter(|arrow| arrow.leads_down() == entry.down)
            .map(|arrow| {
                let (rows, cols) = arrow.step();
                start.wrapping_add_signed(-(rows * board.width as isize + cols))
            })
            .collect();
        cells.dedup();
        cells.into_iter().any(|cell| {
            let fits = board.is_clue(cell) && counts[cell] < MOST;
            if fits {
                counts[cell] += 1;
            }
            let works = fits && can_assign(board, rest, counts);
            if fits {
                counts[cell] -= 1;
            }
            works
        })
    }

    #[test]
    fn clues_are_assigned_exactly_where_trying_all_ways_finds_one() {
        let mut chance = Chance::new(3);
        let (mut possible, mut impossible) = (0, 0);
        for round in 0..6000 {
            let border = if round % 2 == 0 {
                Border::Clues
            } else {
                Border::Alternate
            };
            let fixed = (0..25).map(|_| match chance.below(5) {
                0 | 1 => Fixed::Clue,
                _ => Fixed::Letter,
            });
            let order = order(fixed.collect(), border);
            let board = Board::new(&order);
            let entries = entries(&board);
            let expected = can_assign(&board, &entries, &mut vec![0; board.at.len()]);
            let assigned = assign(&board, &entries);
            assert_eq!(assigned.is_some(), expected, "round {round}");
            possible += usize::from(expected);
            impossible += usize::from(!expected);
            for (entry, clue) in entries.iter().zip(assigned.into_iter().flatten()) {
                let cell = board.square(clue.clue / 5, clue.clue % 5);
                let start = board.square(entry.start / 5, entry.start % 5);
                assert_eq!(board.first(cell, clue.arrow), start);
                assert_eq!(clue.arrow.leads_down(), entry.down);
            }
        }
        assert!(possible > 10 && impossible > 10, "{possible} {impossible}");
    }
}
