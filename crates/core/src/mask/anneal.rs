//! One try: simulated annealing, from hot, where nearly any change passes, to cold.

use crate::chance::Chance;

use super::board::{Aim, Board, Frame};
use super::ground::Ground;
use super::overseer::{Overseer, View};
use super::prices::{Prices, ONE};
use super::rules::{Checked, Problem};

/// Moves of one try for each free orbit; a lattice has fewer ways to be right.
const MOVES_PER_ORBIT: usize = 250;
const MOVES_PER_ORBIT_OF_A_LATTICE: usize = 120;
/// The fewest and the most moves of one try.
const FEWEST_MOVES: usize = 1000;
const MOST_MOVES: usize = 300_000;
/// The temperature falls from `HOT` by the factor `COOLER` of 65,536 at each of the stages; it ends
/// at an eighth of the price of a three-letter entry.
const HOT: i64 = 5 * ONE / 2;
const STAGES: usize = 64;
const COOLER: i64 = 62_489;

/// A mask on its way from hot to cold.
pub(super) struct Annealing<'a> {
    ground: &'a Ground,
    moves_per_stage: usize,
    /// How far a block may shift, along a row or a column.
    steps: [usize; 2],
    board: Board<'a>,
    overseer: Overseer,
    view: View,
}

impl<'a> Annealing<'a> {
    /// Begin with the fixed blocks alone.
    pub fn new(problem: &'a Problem, ground: &'a Ground, prices: &'a Prices, aim: Aim) -> Self {
        let mut board = Board::new(problem, prices, aim);
        for &square in &ground.blocks {
            board.flip(square);
        }
        let mut overseer = Overseer::new(problem);
        let view = overseer.look(board.block(), i64::MAX).unwrap_or_default();
        // The squares of a lattice take turns: crossing, gap, crossing.
        let (stride, moves_per_orbit) = match problem.rules.checked {
            Checked::Every => (1, MOVES_PER_ORBIT),
            Checked::Lattice => (2, MOVES_PER_ORBIT_OF_A_LATTICE),
        };
        let moves = (moves_per_orbit * ground.free.len()).clamp(FEWEST_MOVES, MOST_MOVES);
        Self {
            ground,
            moves_per_stage: moves / STAGES,
            steps: [stride, stride * Frame::new(problem).width],
            board,
            overseer,
            view,
        }
    }

    /// Cool down, asking before each move whether to go on.
    pub fn run<Halt>(
        &mut self,
        chance: &mut Chance,
        mut may_go_on: impl FnMut() -> Result<(), Halt>,
    ) -> Result<(), Halt> {
        if self.ground.free.is_empty() {
            return may_go_on();
        }
        let mut temperature = HOT << 16;
        for _ in 0..STAGES {
            for _ in 0..self.moves_per_stage {
                may_go_on()?;
                let orbits = self.pick(chance);
                let patience = chance.patience(temperature >> 16);
                self.try_change(orbits, patience);
            }
            temperature = (temperature >> 16) * COOLER;
        }
        Ok(())
    }

    /// The mask, when it obeys the law, and its number of slots.
    pub fn lawful(&self) -> Option<(Vec<bool>, usize)> {
        let lawful = self.board.faults() + self.view.faults == 0;
        lawful.then(|| (self.board.blocks(), self.board.entries() as usize))
    }

    /// One or two orbits to turn over: a flip, or a block that shifts to a square nearby.
    fn pick(&self, chance: &mut Chance) -> [Option<usize>; 2] {
        let orbit = chance.below(self.ground.free.len() as u32) as usize;
        let members = &self.ground.free[orbit];
        let square = members[chance.below(members.len() as u32) as usize];
        if !self.board.block()[square] || chance.below(2) == 0 {
            return [Some(orbit), None];
        }
        let step = self.steps[chance.below(2) as usize];
        let nearby = if chance.below(2) == 0 {
            square.checked_sub(step)
        } else {
            Some(square + step)
        };
        let other = nearby
            .filter(|&nearby| self.board.block().get(nearby) == Some(&false))
            .and_then(|nearby| self.ground.orbit[nearby])
            .filter(|&other| other != orbit);
        [Some(orbit), other]
    }

    /// Make a change, and take it back when it costs more than patience allows.
    ///
    /// A look over the whole mask is dear, so it is told what it may find at most.
    fn try_change(&mut self, change: [Option<usize>; 2], patience: i64) {
        let limit = self.board.cost() + self.view.cost + patience;
        self.flip(change);
        let budget = limit - self.board.cost();
        match self.overseer.look(self.board.block(), budget) {
            Some(view) => self.view = view,
            None => self.flip(change),
        }
    }

    fn flip(&mut self, change: [Option<usize>; 2]) {
        for orbit in change.into_iter().flatten() {
            for &square in &self.ground.free[orbit] {
                self.board.flip(square);
            }
        }
    }
}
