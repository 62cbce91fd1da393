//! Where a search begins: what stands fast, and which squares may still change, together.

use super::board::Frame;
use super::forced::{force, Impossible};
use super::orbits::Orbits;
use super::rules::{Checked, Fixed, Problem};

/// The fixed blocks and the free orbits of one beginning; squares are framed.
#[derive(Debug, Clone)]
pub(super) struct Ground {
    /// Squares that are blocks from the start.
    pub blocks: Vec<usize>,
    /// The squares of each free orbit.
    pub free: Vec<Vec<usize>>,
    /// By square: its free orbit, if it has one.
    pub orbit: Vec<Option<usize>>,
}

impl Ground {
    fn new(problem: &Problem, orbits: &Orbits, fixed: &[Fixed]) -> Self {
        let frame = Frame::new(problem);
        let blocks = (0..fixed.len())
            .filter(|&square| fixed[square] == Fixed::Block)
            .map(|square| frame.of(square))
            .collect();
        let free: Vec<Vec<usize>> = orbits
            .members
            .iter()
            .filter(|members| fixed[members[0]] == Fixed::Free)
            .map(|members| members.iter().map(|&square| frame.of(square)).collect())
            .collect();
        let mut orbit = vec![None; frame.area()];
        for (number, members) in free.iter().enumerate() {
            for &square in members {
                orbit[square] = Some(number);
            }
        }
        Self {
            blocks,
            free,
            orbit,
        }
    }
}

/// Every way to begin, at least one; or the proof that there is none.
pub(super) fn grounds(problem: &Problem) -> Result<Vec<Ground>, Impossible> {
    let orbits = Orbits::new(problem);
    let fixed = force(problem, &orbits)?;
    let starts = match problem.rules.checked {
        Checked::Every => vec![fixed],
        Checked::Lattice => lattices(problem, &orbits),
    };
    if starts.is_empty() {
        return Err(Impossible::NoLattice);
    }
    Ok(starts
        .iter()
        .map(|fixed| Ground::new(problem, &orbits, fixed))
        .collect())
}

/// A lattice has slots on every second row and column, from the first or the second on; the
/// squares on neither are blocks. Kept are those that agree with what is fixed.
fn lattices(problem: &Problem, orbits: &Orbits) -> Vec<Vec<Fixed>> {
    let mut starts = Vec::new();
    for (first_row, first_col) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
        let mut lattice = problem.clone();
        let mut agrees = true;
        for (square, fixed) in lattice.fixed.iter_mut().enumerate() {
            let (row, col) = (square / problem.cols, square % problem.cols);
            if row % 2 != first_row && col % 2 != first_col {
                agrees &= *fixed != Fixed::Open;
                *fixed = Fixed::Block;
            }
        }
        if agrees {
            starts.extend(force(&lattice, orbits));
        }
    }
    starts
}
