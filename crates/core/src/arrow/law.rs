//! Whether a mask keeps the law of its style; the same law as the prices, read anew from the cells.

use super::board::Board;
use super::style::Unchecked;

/// Whether the lengths, the unchecked letters and the clue cells of a mask are lawful.
///
/// That every entry has its clue cell, and every clue cell an entry, is for [`super::clues`].
pub(super) fn is_lawful(board: &Board<'_>) -> bool {
    runs_are_lawful(board) && unchecked_are_lawful(board) && clue_cells_are_lawful(board)
}

fn runs_are_lawful(board: &Board<'_>) -> bool {
    let lengths = board.style.shortest..=board.style.longest;
    [1, board.width].into_iter().all(|step| {
        let mut starts = board.squares().filter(|&x| board.starts(x, step));
        starts.all(|start| {
            let length = board.run_length(start, step);
            lengths.contains(&length)
        })
    })
}

fn unchecked_are_lawful(board: &Board<'_>) -> bool {
    let (mut letters, mut unchecked) = (0, 0);
    let lone = |square: usize, over: usize| {
        board.is_letter(square)
            && !board.is_letter(square - over)
            && !board.is_letter(square + over)
    };
    for square in board.squares().filter(|&x| board.is_letter(x)) {
        letters += 1;
        let (across, down) = (!lone(square, 1), !lone(square, board.width));
        if across && down {
            continue;
        }
        unchecked += 1;
        let allowed = match board.style.unchecked {
            Unchecked::None => false,
            Unchecked::Edge => board.at_edge[square],
            Unchecked::Any => true,
        };
        let (along, over) = if across {
            (1, board.width)
        } else {
            (board.width, 1)
        };
        let third = lone(square - along, over) && lone(square + along, over);
        if !allowed || third || (!across && !down) {
            return false;
        }
    }
    unchecked * 100 <= letters * board.style.most_unchecked
}

fn clue_cells_are_lawful(board: &Board<'_>) -> bool {
    let mut clues = board.squares().filter(|&x| board.is_clue(x));
    clues.all(|square| {
        let touches = board.is_clue(square + 1) || board.is_clue(square + board.width);
        !touches || board.may_touch(square)
    })
}

#[cfg(test)]
mod tests {
    use crate::arrow::samples::style;
    use crate::arrow::{make_mask, Ending, Fixed, Order};
    use crate::chance::Chance;
    use crate::control::{CancelFlag, Progress};
    use crate::problem::Repeats;
    use crate::search::Watch;

    #[test]
    fn masks_of_random_sizes_keep_their_law() {
        let mut chance = Chance::new(11);
        let (cancel, progress) = (CancelFlag::default(), Progress::default());
        let watch = Watch {
            cancel: &cancel,
            progress: &progress,
            steps: None,
            deadline: None,
        };
        let mut made = 0;
        for round in 0..60 {
            let number = round % 3;
            let (rows, cols) = (8 + chance.below(9) as usize, 8 + chance.below(9) as usize);
            let mut fixed = vec![Fixed::Free; rows * cols];
            if chance.below(3) == 0 {
                // A picture in the lower right corner, of at most a quarter of the grid.
                let (high, wide) = (2 + chance.below(2) as usize, 2 + chance.below(2) as usize);
                for row in rows - high..rows {
                    for col in cols - wide..cols {
                        fixed[row * cols + col] = Fixed::Hole;
                    }
                }
            }
            let style = style(number);
            let share = if number == 2 { 30 } else { 20 };
            let order = Order {
                rows,
                cols,
                fixed,
                clue_cells: rows * cols * share / 100,
                masks: 1,
                standing: Vec::new(),
                repeats: Repeats::Allowed,
                style,
            };
            let outcome = make_mask(&order, u64::from(round), watch, false);
            let Ending::Found(mask) = outcome.ending else {
                continue;
            };
            made += 1;
            let letter = |row: usize, col: usize| {
                let place = row * cols + col;
                row < rows && col < cols && !mask.clues[place] && order.fixed[place] != Fixed::Hole
            };
            let mut covered = vec![0; rows * cols];
            let mut clues = vec![0; rows * cols];
            for (entry, clue) in mask.entries.iter().zip(&mask.assigned) {
                assert!((order.style.shortest..=12).contains(&entry.length));
                let (row, col) = (entry.start / cols, entry.start % cols);
                for at in 0..entry.length {
                    let (row, col) = if entry.down {
                        (row + at, col)
                    } else {
                        (row, col + at)
                    };
                    assert!(letter(row, col));
                    covered[row * cols + col] += 1;
                }
                let (down, right) = clue.arrow.step();
                let from = (
                    row.wrapping_add_signed(-down),
                    col.wrapping_add_signed(-right),
                );
                assert_eq!(from.0 * cols + from.1, clue.clue);
                assert!(mask.clues[clue.clue]);
                clues[clue.clue] += 1;
            }
            for place in 0..rows * cols {
                let (row, col) = (place / cols, place % cols);
                if letter(row, col) {
                    let least = if number == 2 { 2 } else { 1 };
                    assert!(
                        (least..=2).contains(&covered[place]),
                        "round {round} {place}"
                    );
                }
                let may_idle = number == 2 && (row == 0 || col == 0);
                if mask.clues[place] {
                    assert!(clues[place] <= 2 && (may_idle || clues[place] > 0));
                }
            }
            let letters = covered.iter().filter(|&&count| count > 0).count();
            let unchecked = covered.iter().filter(|&&count| count == 1).count();
            assert!(unchecked * 100 <= letters * order.style.most_unchecked);
        }
        assert!(made >= 45, "{made} masks of 60");
    }
}
