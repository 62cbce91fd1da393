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
