//! The images of a square under a symmetry.

use super::rules::{Problem, Symmetry};

/// The images of a square, itself first, each once.
fn images(problem: &Problem, square: usize) -> Vec<usize> {
    let (rows, cols) = (problem.rows, problem.cols);
    let (row, col) = (square / cols, square % cols);
    let at = |row: usize, col: usize| row * cols + col;
    let half_turn = at(rows - 1 - row, cols - 1 - col);
    let mut all = vec![square];
    match problem.rules.symmetry {
        Symmetry::None => {}
        Symmetry::QuarterTurn if rows == cols => {
            all.extend([at(col, rows - 1 - row), half_turn, at(cols - 1 - col, row)]);
        }
        Symmetry::HalfTurn | Symmetry::QuarterTurn => all.push(half_turn),
        Symmetry::LeftRight => all.push(at(row, cols - 1 - col)),
        Symmetry::TopBottom => all.push(at(rows - 1 - row, col)),
    }
    let mut once: Vec<usize> = Vec::with_capacity(4);
    for image in all {
        if !once.contains(&image) {
            once.push(image);
        }
    }
    once
}

/// The orbits of a rectangle: which squares change together.
#[derive(Debug, Clone)]
pub(super) struct Orbits {
    /// The squares of each orbit.
    pub members: Vec<Vec<usize>>,
    /// The orbit of each square.
    pub of: Vec<usize>,
}

impl Orbits {
    /// All orbits, in the order of their first squares.
    pub fn new(problem: &Problem) -> Self {
        let mut members = Vec::new();
        let mut of = vec![usize::MAX; problem.area()];
        for square in 0..problem.area() {
            if of[square] == usize::MAX {
                let orbit = images(problem, square);
                for &image in &orbit {
                    of[image] = members.len();
                }
                members.push(orbit);
            }
        }
        Self { members, of }
    }
}
