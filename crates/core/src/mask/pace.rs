//! How a search counts its moves and hears that it shall stop.

use std::time::Instant;

use crate::control::CancelFlag;

use super::generate::{Limit, Statistics, Stop};

/// Moves between two looks at the clock and the flag.
const MOVES_PER_LOOK: u64 = 256;

/// Why a try ended early.
pub(super) enum Halt {
    Limit(Limit),
    Cancel,
}

/// Count a step, unless a limit or the person says that none may follow.
pub(super) fn go_on(stop: Stop, statistics: &mut Statistics) -> Result<(), Halt> {
    if stop.steps.is_some_and(|most| statistics.steps >= most) {
        return Err(Halt::Limit(Limit::Steps));
    }
    if statistics.steps % MOVES_PER_LOOK == 0 {
        if stop.cancel.is_some_and(CancelFlag::is_set) {
            return Err(Halt::Cancel);
        }
        if stop
            .deadline
            .is_some_and(|deadline| Instant::now() >= deadline)
        {
            return Err(Halt::Limit(Limit::Seconds));
        }
    }
    statistics.steps += 1;
    Ok(())
}
