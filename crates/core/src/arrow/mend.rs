//! A small change of the mask where its words did not fit.

use super::anneal::{king_step, may_turn};
use super::board::{Board, LAW};
use super::joined::Joining;
use super::words::{squares, Layout, Weights};
use crate::chance::Chance;

/// Changes tried before giving up.
const TRIES: i32 = 400;
/// What the first change may add to the price, and how much more each further one.
const PATIENCE: i32 = 150;
const MORE: i32 = 4;
/// Entries drawn; the one that failed most is mended.
const DRAWN: u32 = 4;

/// Turn or move one clue cell near an entry that failed often.
pub(super) fn mend(
    board: &mut Board<'_>,
    layout: &Layout,
    weights: &Weights,
    chance: &mut Chance,
    joining: &mut Joining,
) -> Option<Layout> {
    for tried in 0..TRIES {
        let square = trouble(board, layout, weights, chance);
        if !board.is_free[square] {
            continue;
        }
        let price = board.price;
        let turned = if board.is_clue(square) {
            move_clue(board, square, chance, joining)
        } else {
            turn(board, square, joining).map(|change| vec![(square, change)])
        };
        let Some(turned) = turned else {
            continue;
        };
        if board.price - price <= (PATIENCE + tried * MORE).min(LAW / 2) {
            if let Some(layout) = Layout::of(board) {
                return Some(layout);
            }
        }
        for (square, change) in turned.into_iter().rev() {
            board.turn(square, -change);
        }
    }
    None
}

/// A square in or beside an entry that failed often.
fn trouble(board: &Board<'_>, layout: &Layout, weights: &Weights, chance: &mut Chance) -> usize {
    let count = layout.entries.len() as u32;
    let drawn = (0..DRAWN).map(|_| layout.entries[chance.below(count) as usize]);
    let heaviest = drawn.max_by(|&a, &b| weights.of(a).total_cmp(&weights.of(b)));
    let entry = heaviest.unwrap_or(layout.entries[0]);
    let place = chance.below(entry.length as u32 + 1) as usize;
    let step = if entry.down { board.width } else { 1 };
    let start = board.square(entry.start / board.cols, entry.start % board.cols);
    debug_assert_eq!(squares(entry, board.cols).next(), Some(board.place(start)));
    let square = start + place * step;
    if chance.bits() & 1 == 0 {
        square
    } else {
        king_step(board, square, chance.below(8) as usize)
    }
}

/// Turn a square; what that adds to the price.
fn turn(board: &mut Board<'_>, square: usize, joining: &mut Joining) -> Option<i32> {
    if !board.is_free[square] || !may_turn(board, square, joining) {
        return None;
    }
    let change = board.change(square, i32::MAX)?;
    board.turn(square, change);
    Some(change)
}

/// Take a clue cell away, or move it by one square; what was turned.
fn move_clue(
    board: &mut Board<'_>,
    square: usize,
    chance: &mut Chance,
    joining: &mut Joining,
) -> Option<Vec<(usize, i32)>> {
    let to = king_step(board, square, chance.below(8) as usize);
    let mut turned = vec![(square, turn(board, square, joining)?)];
    if board.is_free[to] && board.is_letter(to) {
        if let Some(change) = turn(board, to, joining) {
            turned.push((to, change));
        }
    }
    Some(turned)
}

#[cfg(test)]
mod tests {
    use super::mend;
    use crate::arrow::anneal::anneal;
    use crate::arrow::board::Board;
    use crate::arrow::joined::Joining;
    use crate::arrow::order::{Fixed, Order};
    use crate::arrow::samples::style;
    use crate::arrow::style::{Border, Unchecked};
    use crate::arrow::words::{Layout, Weights};
    use crate::chance::Chance;
    use crate::problem::Repeats;

    const ROUNDS: u32 = 80;
    const MENDINGS: usize = 25;

    /// A size, perhaps a picture at the right side, perhaps words in rows with their clue cells.
    fn order(number: u32, chance: &mut Chance) -> Order {
        let (rows, cols) = (9 + chance.below(8) as usize, 9 + chance.below(8) as usize);
        let mut fixed = vec![Fixed::Free; rows * cols];
        if chance.below(3) == 0 {
            let (top, high) = (2 + chance.below(3) as usize, 2 + chance.below(3) as usize);
            let wide = 2 + chance.below(3) as usize;
            for row in top..top + high {
                fixed[row * cols + cols - wide..(row + 1) * cols].fill(Fixed::Hole);
            }
        }
        for row in (2 + chance.below(2) as usize..rows - 3).step_by(4) {
            let length = 3 + chance.below(3) as usize;
            let wanted = &mut fixed[row * cols + 3..row * cols + 5 + length];
            if chance.below(2) == 0 && wanted.iter().all(|&x| x == Fixed::Free) {
                wanted.fill(Fixed::Given(0));
                (wanted[0], wanted[length + 1]) = (Fixed::Clue, Fixed::Clue);
            }
        }
        let style = style(number);
        let share = if number == 2 { 29 } else { 20 };
        let clue_cells = rows * cols * share / 100;
        Order {
            rows,
            cols,
            fixed,
            style,
            clue_cells,
            masks: 1,
            standing: Vec::new(),
            repeats: Repeats::Allowed,
        }
    }

    /// What is wrong with a mask, read from its cells alone as the judge would; empty when lawful.
    fn faults(order: &Order, board: &Board<'_>, layout: &Layout) -> Vec<String> {
        let (rows, cols) = (order.rows as isize, order.cols as isize);
        let square = |row: isize, col: isize| {
            let inside = (0..rows).contains(&row) && (0..cols).contains(&col);
            inside.then(|| board.square(row as usize, col as usize))
        };
        let clue = |row, col| square(row, col).is_some_and(|x| board.is_clue(x));
        let letter = |row, col| square(row, col).is_some_and(|x| board.is_letter(x));
        let gone =
            |row, col| square(row, col).is_none_or(|x| !clue(row, col) && !board.is_letter(x));
        let style = &order.style;
        let mut faults = Vec::new();
        let mut clues = vec![0; order.rows * order.cols];
        for assigned in &layout.clues {
            clues[assigned.clue] += 1;
        }
        let (mut letters, mut unchecked) = (0, 0);
        for (row, col) in (0..rows).flat_map(|row| (0..cols).map(move |col| (row, col))) {
            let at = (row * cols + col) as usize;
            if clue(row, col) {
                let touches = clue(row, col + 1) || clue(row + 1, col);
                if touches && !style.may_touch && row > 0 && col > 0 {
                    faults.push(format!("clue cells touch at {row},{col}"));
                }
                let may_idle = style.border == Border::Clues && (row == 0 || col == 0);
                if clues[at] > 2 || clues[at] == 0 && !may_idle {
                    faults.push(format!("{} clues at {row},{col}", clues[at]));
                }
            }
            let wanted = match order.fixed[at] {
                Fixed::Given(_) | Fixed::Letter => letter(row, col),
                Fixed::Clue => clue(row, col),
                Fixed::Hole => gone(row, col),
                Fixed::Free => true,
            };
            if !wanted {
                faults.push(format!("what is fixed at {row},{col} is gone"));
            }
            if !letter(row, col) {
                continue;
            }
            letters += 1;
            let lone = |row, col, (down, right): (isize, isize)| {
                letter(row, col)
                    && !letter(row - down, col - right)
                    && !letter(row + down, col + right)
            };
            for (along, over) in [((0, 1), (1, 0)), ((1, 0), (0, 1))] {
                if !lone(row, col, over) {
                    continue;
                }
                unchecked += 1;
                let edge = [(0, 1), (1, 0), (0, -1), (-1, 0)];
                let at_edge = edge.iter().any(|&(r, c)| gone(row + r, col + c));
                let (down, right) = along;
                let three =
                    lone(row - down, col - right, over) && lone(row + down, col + right, over);
                let banned = style.unchecked == Unchecked::None
                    || style.unchecked == Unchecked::Edge && !at_edge;
                if three || banned || lone(row, col, along) {
                    faults.push(format!("the letter at {row},{col} is not checked"));
                }
            }
        }
        if unchecked * 100 > letters * style.most_unchecked {
            faults.push(format!("{unchecked} of {letters} letters unchecked"));
        }
        for (entry, assigned) in layout.entries.iter().zip(&layout.clues) {
            if !(style.shortest..=style.longest).contains(&entry.length) {
                faults.push(format!("an entry of {} letters", entry.length));
            }
            let (down, right) = assigned.arrow.step();
            let place = assigned.clue as isize + down * cols + right;
            if place != entry.start as isize
                || !style.arrows.has(assigned.arrow)
                || assigned.arrow.leads_down() != entry.down
            {
                faults.push(format!("{assigned:?} does not lead to {entry:?}"));
            }
        }
        let covered: usize = layout.entries.iter().map(|entry| entry.length).sum();
        if covered + unchecked != 2 * letters {
            faults.push("the entries do not cover the letters".to_owned());
        }
        if !Joining::new(board).is_whole(board) {
            faults.push("the letters fall apart".to_owned());
        }
        faults
    }

    #[test]
    fn a_mended_mask_keeps_the_law_of_its_style() {
        let mut chance = Chance::new(17);
        let mut mended = [0; 4];
        for round in 0..ROUNDS {
            let number = round % 4;
            let order = order(number, &mut chance);
            let mut board = Board::new(&order);
            let mut joining = Joining::new(&board);
            if !joining.is_whole(&board) {
                continue;
            }
            anneal(&mut board, &mut chance, &mut joining, None);
            let Some(mut layout) = Layout::of(&board) else {
                continue;
            };
            let weights = Weights::new(order.fixed.len());
            for _ in 0..MENDINGS {
                // One clue cell more each time: the mender is tempted to crowd them.
                board.want(board.wanted + 1);
                let Some(next) = mend(&mut board, &layout, &weights, &mut chance, &mut joining)
                else {
                    break;
                };
                layout = next;
                mended[number as usize] += 1;
                assert_eq!(faults(&order, &board, &layout), Vec::<String>::new());
                assert_eq!(board.price, board.clone().price_anew());
            }
        }
        assert!(mended.iter().all(|&count| count > 100), "{mended:?}");
    }
}
