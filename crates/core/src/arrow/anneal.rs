//! The search for a mask: simulated annealing (Kirkpatrick and others 1983) over single cells.

use super::board::Board;
use super::joined::Joining;
use crate::chance::Chance;

/// Changes tried a free square.
const TRIES: usize = 600;
/// Temperatures at the beginning and at the end, in prices; where idle clue cells are very dear, it
/// begins at a share of that, or those of the beginning would stay to the end.
const HOT: f32 = 220.0;
const HOT_BY_IDLE: f32 = 0.36;
const COLD: f32 = 6.0;
/// The temperature falls in so many steps; a power of two.
const STAGES: usize = 64;

/// The mask at one moment of the search: what a person looks at to see how it goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// Changes tried so far.
    pub step: usize,
    /// The price.
    pub price: i32,
    /// Whether a clue cell stands there, row by row.
    pub clues: Vec<bool>,
}

/// Cool a mask down; `trace` gets a snapshot at each stage.
pub(super) fn anneal(
    board: &mut Board<'_>,
    chance: &mut Chance,
    joining: &mut Joining,
    mut trace: Option<&mut Vec<Snapshot>>,
) -> usize {
    if board.free.is_empty() {
        return 0;
    }
    let tries = board.free.len() * TRIES;
    let mut heat = HOT.max(HOT_BY_IDLE * board.style.prices.idle as f32);
    let cooling = stage_ratio(COLD / heat);
    for tried in 0..tries {
        if tried % (tries / STAGES).max(1) == 0 {
            heat *= cooling;
            if let Some(trace) = trace.as_deref_mut() {
                trace.push(snapshot(board, tried));
            }
        }
        let square = board.free[chance.below(board.free.len() as u32) as usize];
        let most = (heat * patience(chance.unit())) as i32;
        if board.is_clue(square) && chance.bits() & 1 == 0 {
            let to = king_step(board, square, chance.below(8) as usize);
            shift(board, square, to, most, joining);
        } else {
            flip(board, square, most, joining);
        }
    }
    if let Some(trace) = trace {
        trace.push(snapshot(board, tries));
    }
    tries
}

/// The mask as it stands.
pub(super) fn snapshot(board: &Board<'_>, step: usize) -> Snapshot {
    Snapshot {
        step,
        price: board.price,
        clues: board
            .squares()
            .map(|square| board.is_clue(square))
            .collect(),
    }
}

fn flip(board: &mut Board<'_>, square: usize, most: i32, joining: &mut Joining) {
    if let Some(change) = board.change(square, most) {
        if may_turn(board, square, joining) {
            board.turn(square, change);
        }
    }
}

/// Move a clue cell to another square.
fn shift(board: &mut Board<'_>, from: usize, to: usize, most: i32, joining: &mut Joining) {
    if !board.is_free[to] || !board.is_letter(to) {
        return;
    }
    let Some(change) = board.change_of_move(from, to, most) else {
        return;
    };
    if may_turn(board, from, joining) {
        board.turn(from, change);
        if may_turn(board, to, joining) {
            board.turn(to, 0);
        } else {
            board.turn(from, -change);
        }
    }
}

/// Whether turning a square leaves the letters connected.
pub(super) fn may_turn(board: &Board<'_>, square: usize, joining: &mut Joining) -> bool {
    if board.is_letter(square) {
        joining.can_do_without(board, square)
    } else {
        board
            .neighbours(square)
            .into_iter()
            .any(|x| board.is_letter(x))
    }
}

/// One of the eight squares around a square.
pub(super) fn king_step(board: &Board<'_>, square: usize, way: usize) -> usize {
    let width = board.width as isize;
    let steps = [
        -width - 1,
        -width,
        -width + 1,
        -1,
        1,
        width - 1,
        width,
        width + 1,
    ];
    square.wrapping_add_signed(steps[way])
}

/// About minus the natural logarithm of a number from 0 to 1: straight between powers of two, for
/// it must be the same on every machine.
fn patience(unit: f32) -> f32 {
    let log2 = unit.max(1e-7).to_bits() as f32 / (1 << 23) as f32 - 127.0;
    -log2 * std::f32::consts::LN_2
}

/// What each of [`STAGES`] factors must be for all to make up `ratio`; roots are exact everywhere.
fn stage_ratio(ratio: f32) -> f32 {
    (0..STAGES.ilog2()).fold(ratio, |root, _| root.sqrt())
}
