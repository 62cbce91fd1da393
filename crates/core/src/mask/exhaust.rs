//! Where few orbits are free, every mask can be looked at: then failure is a proof.

use super::board::{Aim, Board};
use super::ground::Ground;
use super::overseer::Overseer;
use super::prices::Prices;
use super::rules::Problem;

/// The most free orbits for which all masks are looked at.
pub(super) const MOST_ORBITS: usize = 14;

/// A lawful mask with the entries asked for, if the ground allows one.
///
/// All masks are met in the order of a Gray code, so each differs from the last by one orbit.
pub(super) fn exhaust<Halt>(
    problem: &Problem,
    ground: &Ground,
    prices: &Prices,
    mut may_go_on: impl FnMut() -> Result<(), Halt>,
) -> Result<Option<(Vec<bool>, usize)>, Halt> {
    let mut board = Board::new(problem, prices, Aim::default());
    for &square in &ground.blocks {
        board.flip(square);
    }
    let mut overseer = Overseer::new(problem);
    for number in 0..1_u32 << ground.free.len() {
        may_go_on()?;
        if number > 0 {
            for &square in &ground.free[number.trailing_zeros() as usize] {
                board.flip(square);
            }
        }
        let entries = board.entries() as usize;
        let wanted = problem.rules.entries.is_none_or(|wanted| wanted == entries);
        if wanted && entries > 0 && board.faults() == 0 && overseer.faults(board.block()) == 0 {
            return Ok(Some((board.blocks(), entries)));
        }
    }
    Ok(None)
}
