//! Barred masks: every square is open, and bars end the slots.
//!
//! The unknowns are the orbits of edges between squares. A try anneals as that of blocks does; the
//! whole grid is weighed anew after each move, for a barred grid is small.

use crate::chance::Chance;

use super::generate::{Limit, Statistics, Stop};
use super::pace::{go_on, Halt};
use super::prices::ONE;
use super::rules::{Fixed, Symmetry, MOST_LINES};

/// Moves of one try for each free orbit.
const MOVES_PER_ORBIT: usize = 160;
const FEWEST_MOVES: usize = 2_000;
const MOST_MOVES: usize = 60_000;
/// The temperature falls from `HOT` by the factor `COOLER` of 65,536 at each of the stages.
const HOT: i64 = 3 * ONE;
const STAGES: usize = 64;
const COOLER: i64 = 62_300;
/// Tries before the search gives up although no limit was set.
const MOST_TRIES: u64 = 40;
/// For each cell by which a slot breaks the law.
const BROKEN: i64 = 8 * ONE;
/// For each entry more or fewer than aimed at.
const ENTRY: i64 = ONE;

/// What a barred mask must obey.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BarRules {
    /// The symmetry of its bars.
    pub symmetry: Symmetry,
    /// The fewest cells of a slot, at least 2; a run of one cell is no slot.
    pub shortest: usize,
    /// By length: the most unchecked letters of a slot; longer slots have the last value.
    pub most_unchecked: Vec<usize>,
    /// The most unchecked letters in a row.
    pub longest_run: usize,
    /// How many slots there must be.
    pub entries: Option<usize>,
    /// From where to where their number may lie when none is asked for.
    pub usual: (usize, usize),
}

/// A barred mask to be made. Edges are counted: those to the right of squares, row by row, without
/// the last column; then those below squares, row by row, without the last row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BarProblem {
    rows: usize,
    cols: usize,
    fixed: Vec<Fixed>,
    rules: BarRules,
}

/// A lawful barred mask.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MadeBars {
    /// Whether a bar lies on each edge.
    pub bars: Vec<bool>,
    /// The number of slots.
    pub entries: usize,
}

/// How the search ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BarOutcome {
    /// A lawful mask with the entries asked for.
    Found(MadeBars),
    /// The symmetry fixes an edge both ways.
    Asymmetric(usize),
    /// A limit came first; the lawful mask nearest to what was asked for, if one was met.
    LimitReached(Limit, Option<MadeBars>),
    /// The person stopped it.
    Cancelled,
}

impl BarProblem {
    /// A problem; `fixed` has one value an edge, [`Fixed::Block`] for a bar.
    ///
    /// # Errors
    /// A sentence, when the parts do not fit each other.
    pub fn new(
        rows: usize,
        cols: usize,
        fixed: Vec<Fixed>,
        rules: BarRules,
    ) -> Result<Self, String> {
        let sides = 2..=MOST_LINES;
        if !sides.contains(&rows) || !sides.contains(&cols) {
            return Err(format!(
                "a barred mask of {rows}x{cols} is not possible; 2x2 to 100x100 is"
            ));
        }
        let edges = rows * (cols - 1) + (rows - 1) * cols;
        if fixed.len() != edges {
            return Err(format!("{} fixed values for {edges} edges", fixed.len()));
        }
        if rules.shortest < 2 || rules.most_unchecked.is_empty() {
            return Err("slots have 2 cells at least, and a bound of unchecked ones".to_owned());
        }
        Ok(Self {
            rows,
            cols,
            fixed,
            rules,
        })
    }

    /// The edge between a square and the one to its right or below it.
    fn edge(&self, row: usize, col: usize, is_down: bool) -> usize {
        if is_down {
            self.rows * (self.cols - 1) + row * self.cols + col
        } else {
            row * (self.cols - 1) + col
        }
    }

    /// The first square of an edge, and whether the other one lies below it.
    fn place(&self, edge: usize) -> (usize, usize, bool) {
        let across = self.rows * (self.cols - 1);
        if edge < across {
            (edge / (self.cols - 1), edge % (self.cols - 1), false)
        } else {
            let edge = edge - across;
            (edge / self.cols, edge % self.cols, true)
        }
    }

    /// The image of an edge after one turn or in the mirror.
    fn image(&self, edge: usize) -> usize {
        let (row, col, is_down) = self.place(edge);
        let other = (row + usize::from(is_down), col + usize::from(!is_down));
        let (last_row, last_col) = (self.rows - 1, self.cols - 1);
        let turn = |(row, col): (usize, usize)| match self.rules.symmetry {
            Symmetry::None => (row, col),
            Symmetry::QuarterTurn if self.rows == self.cols => (col, last_row - row),
            Symmetry::HalfTurn | Symmetry::QuarterTurn => (last_row - row, last_col - col),
            Symmetry::LeftRight => (row, last_col - col),
            Symmetry::TopBottom => (last_row - row, col),
        };
        let (a, b) = (turn((row, col)), turn(other));
        let (a, b) = if a <= b { (a, b) } else { (b, a) };
        self.edge(a.0, a.1, b.0 > a.0)
    }

    /// The orbits of the edges that may change, and those that are bars; else the edge at fault.
    fn orbits(&self) -> Result<(Vec<Vec<usize>>, Vec<usize>), usize> {
        let mut seen = vec![false; self.fixed.len()];
        let (mut free, mut bars) = (Vec::new(), Vec::new());
        for first in 0..self.fixed.len() {
            if seen[first] {
                continue;
            }
            let mut orbit = vec![first];
            seen[first] = true;
            let mut next = self.image(first);
            while next != first {
                seen[next] = true;
                orbit.push(next);
                next = self.image(next);
            }
            let is = |value: Fixed| orbit.iter().any(|&edge| self.fixed[edge] == value);
            match (is(Fixed::Block), is(Fixed::Open)) {
                (true, true) => return Err(first),
                (true, false) => bars.extend(orbit),
                (false, true) => {}
                (false, false) => free.push(orbit),
            }
        }
        Ok((free, bars))
    }
}

/// Make a barred mask.
pub fn generate_bars(problem: &BarProblem, seed: u64, stop: Stop) -> (BarOutcome, Statistics) {
    let mut statistics = Statistics::default();
    let (free, bars) = match problem.orbits() {
        Ok(orbits) => orbits,
        Err(edge) => return (BarOutcome::Asymmetric(edge), statistics),
    };
    let mut chance = Chance::new(seed);
    let (least, most) = problem
        .rules
        .entries
        .map_or(problem.rules.usual, |wanted| (wanted, wanted));
    let off =
        |made: &MadeBars| least.saturating_sub(made.entries) + made.entries.saturating_sub(most);
    let mut best: Option<MadeBars> = None;
    while statistics.tries < MOST_TRIES {
        statistics.tries += 1;
        let spread = (most.max(least) - least + 1) as u32;
        let aim = least + chance.below(spread) as usize;
        let mut annealing = Annealing::new(problem, &free, &bars, aim);
        let halted = annealing.run(&mut chance, || go_on(stop, &mut statistics));
        match halted {
            Ok(()) => {}
            Err(Halt::Cancel) => return (BarOutcome::Cancelled, statistics),
            Err(Halt::Limit(limit)) => return (BarOutcome::LimitReached(limit, best), statistics),
        }
        if let Some(made) = annealing.lawful() {
            if off(&made) == 0 {
                return (BarOutcome::Found(made), statistics);
            }
            if best.as_ref().is_none_or(|best| off(&made) < off(best)) {
                best = Some(made);
            }
        }
    }
    let outcome = match best {
        Some(made) if problem.rules.entries.is_none() => BarOutcome::Found(made),
        best => BarOutcome::LimitReached(Limit::Tries, best),
    };
    (outcome, statistics)
}

struct Annealing<'a> {
    problem: &'a BarProblem,
    free: &'a [Vec<usize>],
    orbit_of: Vec<Option<usize>>,
    bars: Vec<bool>,
    weighing: Weighing,
    aim: usize,
    view: View,
}

impl<'a> Annealing<'a> {
    fn new(
        problem: &'a BarProblem,
        free: &'a [Vec<usize>],
        fixed_bars: &[usize],
        aim: usize,
    ) -> Self {
        let mut bars = vec![false; problem.fixed.len()];
        for &edge in fixed_bars {
            bars[edge] = true;
        }
        let mut orbit_of = vec![None; problem.fixed.len()];
        for (orbit, edges) in free.iter().enumerate() {
            for &edge in edges {
                orbit_of[edge] = Some(orbit);
            }
        }
        let mut weighing = Weighing::new(problem);
        let view = weighing.look(problem, &bars);
        Self {
            problem,
            free,
            orbit_of,
            bars,
            weighing,
            aim,
            view,
        }
    }

    fn cost(&self, view: View) -> i64 {
        view.price + view.faults * BROKEN + view.entries.abs_diff(self.aim) as i64 * ENTRY
    }

    fn run(
        &mut self,
        chance: &mut Chance,
        mut may_go_on: impl FnMut() -> Result<(), Halt>,
    ) -> Result<(), Halt> {
        if self.free.is_empty() {
            return may_go_on();
        }
        let moves = (MOVES_PER_ORBIT * self.free.len()).clamp(FEWEST_MOVES, MOST_MOVES);
        let mut temperature = HOT << 16;
        for _ in 0..STAGES {
            for _ in 0..moves / STAGES {
                may_go_on()?;
                let turned = self.pick(chance);
                let limit = self.cost(self.view) + chance.patience(temperature >> 16);
                self.flip(turned);
                let view = self.weighing.look(self.problem, &self.bars);
                if self.cost(view) <= limit {
                    self.view = view;
                } else {
                    self.flip(turned);
                }
            }
            temperature = (temperature >> 16) * COOLER;
        }
        Ok(())
    }

    /// One or two orbits to turn over: a bar that comes or goes, or shifts along its line.
    fn pick(&self, chance: &mut Chance) -> [Option<usize>; 2] {
        let orbit = chance.below(self.free.len() as u32) as usize;
        let edge = self.free[orbit][0];
        if !self.bars[edge] || chance.below(2) == 0 {
            return [Some(orbit), None];
        }
        let (row, col, is_down) = self.problem.place(edge);
        let step = if chance.below(2) == 0 { 1 } else { -1 };
        let (row, col) = if is_down {
            (row.checked_add_signed(step), Some(col))
        } else {
            (Some(row), col.checked_add_signed(step))
        };
        let (last_row, last_col) = (
            self.problem.rows - 1 - usize::from(is_down),
            self.problem.cols - 1 - usize::from(!is_down),
        );
        let other = row
            .zip(col)
            .filter(|&(row, col)| row <= last_row && col <= last_col)
            .map(|(row, col)| self.problem.edge(row, col, is_down))
            .filter(|&other| !self.bars[other])
            .and_then(|other| self.orbit_of[other])
            .filter(|&other| other != orbit);
        [Some(orbit), other]
    }

    fn flip(&mut self, change: [Option<usize>; 2]) {
        for orbit in change.into_iter().flatten() {
            for &edge in &self.free[orbit] {
                self.bars[edge] = !self.bars[edge];
            }
        }
    }

    fn lawful(&self) -> Option<MadeBars> {
        (self.view.faults == 0).then(|| MadeBars {
            bars: self.bars.clone(),
            entries: self.view.entries,
        })
    }
}

/// What a grid shows.
#[derive(Debug, Clone, Copy, Default)]
struct View {
    faults: i64,
    price: i64,
    entries: usize,
}

/// Weighs whole grids; keeps its tables between looks.
struct Weighing {
    /// Per direction and square: the cells of the run it stands in.
    lengths: [Vec<usize>; 2],
    /// Squares joined by slots, as a forest.
    parents: Vec<usize>,
}

impl Weighing {
    fn new(problem: &BarProblem) -> Self {
        let area = problem.rows * problem.cols;
        Self {
            lengths: [vec![0; area], vec![0; area]],
            parents: vec![0; area],
        }
    }

    fn look(&mut self, problem: &BarProblem, bars: &[bool]) -> View {
        let shortest = problem.rules.shortest;
        let mut view = View::default();
        for (square, parent) in self.parents.iter_mut().enumerate() {
            *parent = square;
        }
        for is_down in [false, true] {
            self.measure(problem, bars, is_down, &mut view);
        }
        for square in 0..self.parents.len() {
            let covered = self
                .lengths
                .iter()
                .any(|lengths| lengths[square] >= shortest);
            view.faults += i64::from(!covered);
        }
        for is_down in [false, true] {
            self.weigh(problem, is_down, &mut view);
        }
        let roots = (0..self.parents.len()).filter(|&square| self.parents[square] == square);
        view.faults += roots.count() as i64 - 1;
        view
    }

    /// The number of lines, their length, and the square at a place of a line.
    fn lines(problem: &BarProblem, is_down: bool) -> (usize, usize) {
        if is_down {
            (problem.cols, problem.rows)
        } else {
            (problem.rows, problem.cols)
        }
    }

    fn square(problem: &BarProblem, is_down: bool, line: usize, at: usize) -> usize {
        if is_down {
            at * problem.cols + line
        } else {
            line * problem.cols + at
        }
    }

    fn measure(&mut self, problem: &BarProblem, bars: &[bool], is_down: bool, view: &mut View) {
        let shortest = problem.rules.shortest;
        let (lines, length) = Self::lines(problem, is_down);
        for line in 0..lines {
            let mut from = 0;
            for at in 0..length {
                let (row, col) = if is_down { (at, line) } else { (line, at) };
                if at + 1 < length && !bars[problem.edge(row, col, is_down)] {
                    continue;
                }
                let cells = at + 1 - from;
                let first = Self::square(problem, is_down, line, from);
                for place in from..=at {
                    let square = Self::square(problem, is_down, line, place);
                    self.lengths[usize::from(is_down)][square] = cells;
                    if cells >= shortest {
                        self.join(first, square);
                    }
                }
                if cells >= shortest {
                    view.entries += 1;
                    view.price += price_of(cells);
                } else if cells > 1 {
                    view.faults += (shortest - cells) as i64;
                }
                from = at + 1;
            }
        }
    }

    /// Unchecked letters of the slots of one direction: too many, in a row, or too few to be usual.
    fn weigh(&self, problem: &BarProblem, is_down: bool, view: &mut View) {
        let rules = &problem.rules;
        let (lines, length) = Self::lines(problem, is_down);
        let (own, other) = (usize::from(is_down), usize::from(!is_down));
        for line in 0..lines {
            let mut at = 0;
            while at < length {
                let cells = self.lengths[own][Self::square(problem, is_down, line, at)];
                if cells >= rules.shortest {
                    let (mut unchecked, mut alone, mut beyond) = (0_usize, 0, 0);
                    for place in at..at + cells {
                        let square = Self::square(problem, is_down, line, place);
                        if self.lengths[other][square] >= rules.shortest {
                            alone = 0;
                        } else {
                            unchecked += 1;
                            alone += 1;
                            beyond += i64::from(alone > rules.longest_run);
                        }
                    }
                    let most = rules.most_unchecked[cells.min(rules.most_unchecked.len() - 1)];
                    view.faults += unchecked.saturating_sub(most) as i64 + beyond;
                    // Solvers expect about as many as are allowed; a grid with few is hard to fill.
                    view.price += most.saturating_sub(unchecked + 1) as i64 * ONE;
                }
                at += cells;
            }
        }
    }

    fn root(&mut self, mut square: usize) -> usize {
        while self.parents[square] != square {
            self.parents[square] = self.parents[self.parents[square]];
            square = self.parents[square];
        }
        square
    }

    fn join(&mut self, a: usize, b: usize) {
        let (a, b) = (self.root(a), self.root(b));
        self.parents[a.max(b)] = a.min(b);
    }
}

/// Few words have three letters and few have many.
fn price_of(cells: usize) -> i64 {
    let long = cells.saturating_sub(8) as i64;
    (if cells <= 3 { ONE } else { 0 }) + long * ONE / 4 + long * long * ONE / 16
}
