//! The improvement: a rectangle with less area is fixed, the best packing is crammed into it, and
//! what fell out is worked in by ruin and recreate under annealing until all words are in again.

use super::board::{Spot, Way, WAYS};
use super::budget::Budget;
use super::chance::Chance;
use super::packing::Packing;
use super::places::{Places, LAW};
use super::problem::{Cost, Layout, Problem};

#[derive(Clone, Debug)]
pub struct Tuning {
    pub ruin: usize,
    pub hot: f32,
    pub cold: f32,
    pub cross: f32,
    pub dead: f32,
    pub noise: f32,
    pub skip: f32,
    pub gamma: f32,
    pub rounds: usize,
    pub near: f32,
    pub wnoise: f32,
}

impl Tuning {
    pub fn get() -> Self {
        let g = |name: &str, or: f32| -> f32 {
            std::env::var(name).ok().and_then(|x| x.parse().ok()).unwrap_or(or)
        };
        Self {
            ruin: g("RUIN", 6.0) as usize,
            hot: g("HOT", 3.0),
            cold: g("COLD", 0.5),
            cross: g("CROSS", 1.0),
            dead: g("DEAD", 0.0),
            noise: g("NOISE", 1.0),
            skip: g("SKIP", 0.02),
            gamma: g("GAMMA", 0.3),
            rounds: g("ROUNDS", 3000.0) as usize,
            near: g("NEAR", 0.9),
            wnoise: g("WNOISE", 3.0),
        }
    }
}

pub(super) struct Squeeze<'a, 'b> {
    pub(super) problem: &'a Problem,
    pub(super) pool: Vec<u16>,
    pub(super) chance: Chance,
    pub(super) budget: &'b mut Budget<'a>,
    pub(super) best: Layout,
    pub(super) tuning: Tuning,
    pub(super) attempts: usize,
}

struct Bench<'a> {
    packing: Packing<'a>,
    places: Places,
    due: Vec<(f32, u16)>,
    near: Vec<(usize, u16)>,
}

impl<'a, 'b> Squeeze<'a, 'b> {
    pub(super) fn run(&mut self) {
        let mut rounds = self.tuning.rounds;
        while self.budget.ended().is_none() {
            let Some((rows, cols)) = self.choose_box() else { return };
            self.attempts += 1;
            if self.attempt(rows, cols, rounds) {
                rounds = self.tuning.rounds;
            } else {
                rounds = (rounds * 5 / 4).min(self.tuning.rounds * 40);
            }
        }
    }

    fn choose_box(&mut self) -> Option<(usize, usize)> {
        let shape = self.problem.shape();
        let area = self.best.cost.area;
        let (most_rows, most_cols) = shape.most();
        let mut boxes = Vec::new();
        let longest = self.pool.iter().map(|&w| self.problem.words[usize::from(w)].len()).max()?;
        for rows in 1..=most_rows.min(area) {
            let cols = ((area - 1) / rows).min(most_cols);
            if cols == 0 || shape.excess(rows, cols) > 0 || rows.max(cols) < longest {
                continue;
            }
            if rows > cols && rows <= most_cols && cols <= most_rows {
                continue;
            }
            boxes.push((rows * cols, rows, cols));
        }
        boxes.sort_unstable();
        let best = boxes.last()?.0;
        let floor = (best as f32 * (self.tuning.near + (1.0 - self.tuning.near) * self.chance.share())) as usize;
        boxes.retain(|x| x.0 >= floor);
        let (_, rows, cols) = boxes[self.chance.below(boxes.len())];
        Some((rows, cols))
    }

    /// Lay the best packing into a smaller box, less what does not fit.
    fn cram(&mut self, rows: usize, cols: usize) -> Packing<'a> {
        let mut packing = Packing::new(&self.problem.words, rows, cols, self.problem.glyphs);
        let mut best: (usize, (isize, isize, bool)) = (0, (0, 0, false));
        for turned in [false, true] {
            let (h, w) = if turned {
                (self.best.cols, self.best.rows)
            } else {
                (self.best.rows, self.best.cols)
            };
            let range = |have: usize, want: usize| -> std::ops::RangeInclusive<isize> {
                let d = want as isize - have as isize;
                d.min(0)..=d.max(0)
            };
            for dr in range(h, rows) {
                for dc in range(w, cols) {
                    let kept = self.kept(rows, cols, (dr, dc, turned)) * 8 + self.chance.below(24);
                    if kept > best.0 {
                        best = (kept, (dr, dc, turned));
                    }
                }
            }
        }
        for (word, place) in self.best.places.iter().enumerate() {
            let Some(place) = place else { continue };
            if let Some((row, col, way)) = moved(*place, best.1) {
                if packing.board.holds(row, col, way, self.problem.words[word].len()) {
                    let cell = packing.board.cell(row, col) as u32;
                    packing.put(word as u16, Spot { cell, way });
                }
            }
        }
        packing.mend();
        packing.keep_largest_part();
        packing.settle();
        packing.stir_all();
        packing
    }

    fn kept(&self, rows: usize, cols: usize, to: (isize, isize, bool)) -> usize {
        let mut kept = 0;
        for (word, place) in self.best.places.iter().enumerate() {
            let Some(place) = place else { continue };
            let length = self.problem.words[word].len();
            if let Some((row, col, way)) = moved(*place, to) {
                let fits = match way {
                    Way::Across => row < rows && col + length <= cols,
                    Way::Down => col < cols && row + length <= rows,
                };
                kept += if fits { length } else { 0 };
            }
        }
        kept
    }

    fn attempt(&mut self, rows: usize, cols: usize, rounds: usize) -> bool {
        let packing = self.cram(rows, cols);
        let places = Places::new(&packing.board);
        let mut bench = Bench { packing, places, due: Vec::new(), near: Vec::new() };
        self.recreate(&mut bench);
        let mut energy = self.energy(&bench.packing);
        let target = self.best.placed();
        let cool = (self.tuning.cold / self.tuning.hot).ln();
        for round in 0..rounds {
            if round & 15 == 0 && self.budget.ended().is_some() {
                return false;
            }
            let heat = self.tuning.hot * (cool * round as f32 / rounds as f32).exp();
            let mark = bench.packing.mark();
            self.ruin(&mut bench);
            self.recreate(&mut bench);
            let now = self.energy(&bench.packing);
            if now <= energy - heat * self.chance.share().max(1e-9).ln() {
                energy = now;
                bench.packing.settle();
                if bench.packing.placed >= target {
                    let cost = Cost::of(&mut bench.packing, self.problem);
                    if cost < self.best.cost {
                        #[cfg(any(test, feature = "check_invariants"))]
                        bench.packing.assert_legal();
                        self.best = Layout::of(&mut bench.packing, self.problem);
                        self.budget.report(self.best.placed(), self.best.area());
                        return true;
                    }
                }
            } else {
                bench.packing.undo(mark);
            }
        }
        false
    }

    fn energy(&self, packing: &Packing) -> f32 {
        let mut missing = 0;
        for &word in &self.pool {
            if !packing.is_placed(word) {
                missing += self.problem.words[usize::from(word)].len();
            }
        }
        missing as f32 - self.tuning.gamma * packing.crossings as f32
    }

    fn ruin(&mut self, bench: &mut Bench) {
        let count = 1 + self.chance.below(self.tuning.ruin);
        let packing = &mut bench.packing;
        let board = &packing.board;
        // A random square, then the words nearest to it.
        let row = self.chance.below(board.rows);
        let col = self.chance.below(board.cols);
        bench.near.clear();
        for &word in &self.pool {
            if let Some(spot) = packing.spots[usize::from(word)] {
                let (r, c) = board.row_and_col(spot.cell as usize);
                let length = self.problem.words[usize::from(word)].len() - 1;
                let (dr, dc) = match spot.way {
                    Way::Across => (r.abs_diff(row), away(col, c, length)),
                    Way::Down => (away(row, r, length), c.abs_diff(col)),
                };
                bench.near.push(((dr.max(dc)) * 16 + self.chance.below(24), word));
            }
        }
        let count = count.min(bench.near.len());
        if count == 0 {
            return;
        }
        if count < bench.near.len() {
            bench.near.select_nth_unstable(count);
        }
        for &(_, word) in &bench.near[..count] {
            packing.take(word);
        }
        packing.keep_largest_part();
    }

    fn recreate(&mut self, bench: &mut Bench) {
        let mut due = std::mem::take(&mut bench.due);
        due.clear();
        for &word in &self.pool {
            if !bench.packing.is_placed(word) {
                let len = self.problem.words[usize::from(word)].len() as f32;
                due.push((len + self.tuning.wnoise * self.chance.share(), word));
            }
        }
        due.sort_unstable_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        loop {
            let before = due.len();
            due.retain(|&(_, word)| !self.insert(bench, word));
            if due.is_empty() || due.len() == before {
                break;
            }
        }
        bench.due = due;
    }

    fn insert(&mut self, bench: &mut Bench, word: u16) -> bool {
        self.budget.step();
        let packing = &mut bench.packing;
        let glyphs = packing.word(word);
        let mut best = None;
        let mut best_value = f32::MIN;
        if packing.placed == 0 {
            return false;
        }
        for way in WAYS {
            let board = &packing.board;
            if !bench.places.find(board, glyphs, way, LAW, packing.stirred(way, glyphs.len())) {
                continue;
            }
            for cell in bench.places.cells() {
                let mut value = self.tuning.cross * bench.places.crossings(cell) as f32
                    + self.tuning.noise * self.chance.share();
                if self.tuning.dead > 0.0 {
                    value -= self.tuning.dead * board.cost_of_room(glyphs.len(), cell, way) as f32;
                }
                if value > best_value && self.chance.share() >= self.tuning.skip {
                    best_value = value;
                    best = Some(Spot { cell: cell as u32, way });
                }
            }
        }
        if let Some(spot) = best {
            packing.put(word, spot);
            return true;
        }
        false
    }
}

fn away(at: usize, first: usize, length: usize) -> usize {
    if at < first {
        first - at
    } else {
        at.saturating_sub(first + length)
    }
}

fn moved(
    place: super::problem::Place,
    (dr, dc, turned): (isize, isize, bool),
) -> Option<(usize, usize, Way)> {
    let (row, col, down) = if turned {
        (place.col, place.row, !place.down)
    } else {
        (place.row, place.col, place.down)
    };
    Some((
        row.checked_add_signed(dr)?,
        col.checked_add_signed(dc)?,
        if down { Way::Down } else { Way::Across },
    ))
}
