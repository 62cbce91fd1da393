//! The improvement: a rectangle with less area is fixed, the best layout is crammed into it, and
//! what fell out is worked in by ruin and recreate under annealing, until all words are in again.
//!
//! Ruin and recreate: Schrimpf and others 2000; picking neighbours to take out and now and then
//! passing over the best place follows Christiaens and Vanden Berghe 2020. The constants were
//! chosen by trial on 20, 40, 80 and 150 English words; twice or half their value costs about 1 %.
//! Many words ask for another pace than few: see `Pace`.

use crate::chance::Chance;

use super::board::{Spot, Way, WAYS};
use super::budget::Budget;
use super::cram::cram;
use super::pace::Pace;
use super::packing::{Mark, Packing};
use super::places::{Places, LAW};
use super::problem::{Cost, Layout, Problem};
use super::tight::touching_places;

/// What a crossing is worth, in letters.
const CROSSING: f32 = 0.6;
/// What a crossing is worth once the rectangle is settled.
const CROSSING_LAST: f32 = 1.5;
/// Chance in the choice of a place, in crossings.
const NOISE: f32 = 0.5;
/// The share of places passed over unseen.
const BLINK: f32 = 0.02;
/// Chance in the order in which words are worked in, in letters.
const SHUFFLE: f32 = 3.0;
/// Rounds of a try; after a failure a quarter more, up to `MOST_ROUNDS`.
const ROUNDS: usize = 40_000;
const MOST_ROUNDS: usize = 400_000;
/// A rectangle is chosen among those of at least this share of the largest one allowed: large cuts
/// at first, small ones at the end of the budget.
const NEAR_FIRST: f32 = 0.88;
const NEAR_LAST: f32 = 0.98;
/// How many words that are out are tried in one round.
const TRIED: usize = 32;
/// From this share of the budget on, the rectangle stays and crossings count.
const POLISH_FROM: f64 = 0.93;
/// Up to this share of the budget, words that are out are looked for in a roomier rectangle.
const SEEK_UNTIL: f64 = 0.7;
/// Steps without gain, by words squared, after which a search is settled.
const PATIENCE: u64 = 20_000;

/// What a try is for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Aim {
    /// Words that are still out, in a roomy rectangle.
    Seek,
    /// Less area.
    Shrink,
    /// More crossings and better balance in the same rectangle.
    Polish,
}

pub(super) struct Squeeze<'p, 'b, 'c> {
    problem: &'p Problem,
    /// The words to lay.
    pool: Vec<u16>,
    /// The same, in the order of their glyphs.
    sorted: Vec<u16>,
    wanted: usize,
    pace: Pace,
    chance: Chance,
    budget: &'b mut Budget<'c>,
    pub(super) best: Layout,
    pub(super) tries: u64,
    last_gain: u64,
}

/// What a try works on.
struct Bench<'p> {
    packing: Packing<'p>,
    places: Places,
    aim: Aim,
    due: Vec<(f32, u16)>,
    near: Vec<(usize, u16)>,
}

impl<'p, 'b, 'c> Squeeze<'p, 'b, 'c> {
    pub(super) fn new(
        problem: &'p Problem,
        pool: Vec<u16>,
        best: Layout,
        chance: Chance,
        budget: &'b mut Budget<'c>,
    ) -> Self {
        let wanted = problem.wanted.min(pool.len());
        let mut pool = pool;
        if best.placed() >= wanted {
            pool.retain(|&word| best.places[usize::from(word)].is_some());
        }
        let mut sorted = pool.clone();
        sorted.sort_unstable_by(|&a, &b| {
            problem.words[usize::from(a)].cmp(&problem.words[usize::from(b)])
        });
        Self {
            problem,
            pace: Pace::of(pool.len()),
            pool,
            sorted,
            wanted,
            chance,
            last_gain: budget.steps(),
            budget,
            best,
            tries: 0,
        }
    }

    pub(super) fn run(&mut self) {
        let pins = &self.problem.pins;
        if self
            .pool
            .iter()
            .all(|word| pins.iter().any(|pin| pin.0 == *word))
        {
            // Nothing can be moved, so nothing is looked up, and no limit would ever come.
            return;
        }
        let mut rounds = ROUNDS;
        let patience = PATIENCE * (self.pool.len() as u64).pow(2);
        while self.budget.ended().is_none() && self.pool.len() > 1 {
            let waited = self.budget.steps() - self.last_gain;
            let aim = self.aim(waited, patience);
            let size = match aim {
                Aim::Seek => Some(self.roomy()),
                Aim::Shrink => self.smaller(),
                Aim::Polish => Some((self.best.rows, self.best.cols)),
            };
            // Nothing is smaller: what is left is to cross more often.
            let (aim, size) = size
                .map_or((Aim::Polish, (self.best.rows, self.best.cols)), |size| {
                    (aim, size)
                });
            self.tries += 1;
            if self.attempt(aim, size, rounds) {
                self.last_gain = self.budget.steps();
                rounds = ROUNDS;
            } else {
                rounds = (rounds * 5 / 4).min(MOST_ROUNDS);
                if waited > patience {
                    return;
                }
            }
        }
    }

    fn aim(&mut self, waited: u64, patience: u64) -> Aim {
        let spent = self.budget.spent();
        let lacks = self.best.placed() < self.wanted || self.best.cost.lacks();
        if spent >= POLISH_FROM || waited > patience / 2 {
            Aim::Polish
        } else if lacks && spent < SEEK_UNTIL && self.chance.unit() < 0.8 {
            Aim::Seek
        } else {
            Aim::Shrink
        }
    }

    /// A rectangle somewhat larger than the best one, as far as it may be.
    fn roomy(&mut self) -> (usize, usize) {
        let (most_rows, most_cols) = self.problem.shape().most();
        let grow = |side: usize, by: u32| side + side / 8 + 1 + by as usize;
        let rows = grow(self.best.rows, self.chance.below(3)).min(most_rows);
        let cols = grow(self.best.cols, self.chance.below(3)).min(most_cols);
        (rows, cols)
    }

    /// A rectangle of less area than the best one, mostly just a little less.
    fn smaller(&mut self) -> Option<(usize, usize)> {
        let shape = self.problem.shape();
        let (most_rows, most_cols) = shape.most();
        let turns = self.problem.pins.is_empty() && self.problem.keyword.is_none();
        let longest = self.longest();
        let area = self.best.area();
        // Pinned words stay where they are, however small the rest could be.
        let far = self.problem.pinned_bounds();
        let (least_rows, least_cols) = if self.problem.pins.is_empty() {
            (1, 1)
        } else {
            (far.bottom, far.right)
        };
        let mut sizes: Vec<(usize, usize, usize)> =
            (least_rows..=most_rows.min(area))
                .filter_map(|rows| {
                    let cols = ((area - 1) / rows).min(most_cols);
                    let held = cols >= least_cols && rows.max(cols) >= longest;
                    // A turned rectangle holds the turned words: one of the two is enough.
                    let twin = turns && rows > cols && rows <= most_cols && cols <= most_rows;
                    (held && !twin && shape.excess(rows, cols) <= self.best.cost.excess)
                        .then_some((rows * cols, rows, cols))
                })
                .collect();
        let largest = sizes.iter().map(|size| size.0).max()? as f32;
        let near = NEAR_FIRST + (NEAR_LAST - NEAR_FIRST) * self.budget.spent() as f32;
        let floor = largest * (near + (1.0 - near) * self.chance.unit());
        sizes.retain(|size| size.0 as f32 >= floor);
        let (_, rows, cols) = sizes[self.chance.below(sizes.len() as u32) as usize];
        Some((rows, cols))
    }

    fn longest(&self) -> usize {
        let lengths = self.pool.iter().map(|&word| self.length(word));
        lengths.max().unwrap_or(1)
    }

    fn length(&self, word: u16) -> usize {
        self.problem.words[usize::from(word)].len()
    }

    /// Anneal in one rectangle; whether the best layout was bettered.
    fn attempt(&mut self, aim: Aim, size: (usize, usize), rounds: usize) -> bool {
        let packing = cram(&self.best, self.problem, size, &mut self.chance);
        let mut bench = Bench {
            places: Places::new(&packing.board),
            packing,
            aim,
            due: Vec::new(),
            near: Vec::new(),
        };
        bench.packing.stir_all();
        self.recreate(&mut bench, usize::MAX);
        let mut energy = self.energy(&mut bench);
        let mut gained = self.keep(&mut bench);
        let cooling = (self.pace.cold / self.pace.hot).ln();
        for round in 0..rounds {
            if self.budget.ended().is_some() || (gained && aim == Aim::Shrink) {
                break;
            }
            let heat = self.pace.hot * (cooling * round as f32 / rounds as f32).exp();
            let mark = bench.packing.mark();
            self.ruin(&mut bench, mark);
            self.recreate(&mut bench, TRIED);
            let now = self.energy(&mut bench);
            if now <= energy - heat * self.chance.unit().max(1e-9).ln() {
                energy = now;
                bench.packing.settle();
                gained |= self.keep(&mut bench);
            } else {
                bench.packing.undo(mark);
            }
        }
        gained
    }

    /// Remember a packing that betters the best layout.
    fn keep(&mut self, bench: &mut Bench) -> bool {
        if bench.packing.placed < self.best.placed() {
            return false;
        }
        let cost = Cost::of(&mut bench.packing, self.problem);
        let better = cost < self.best.cost;
        if better {
            #[cfg(any(test, feature = "check_invariants"))]
            bench.packing.assert_legal(cost.loose + 1);
            self.best = Layout::of(&mut bench.packing, self.problem);
            self.budget.report(&self.best, self.tries);
        }
        better
    }

    /// What annealing lowers: letters that are out, less what crossings are worth.
    fn energy(&self, bench: &mut Bench) -> f32 {
        let packing = &bench.packing;
        let out = self.pool.iter().filter(|&&word| !packing.is_placed(word));
        let missing: f32 = if bench.aim == Aim::Seek {
            // Each word counts alike: the goal is how many are in.
            out.map(|&word| 5.0 + 0.2 * self.length(word) as f32).sum()
        } else {
            out.map(|&word| self.length(word) as f32).sum()
        };
        let crossings = packing.crossings as f32;
        let value = if bench.aim == Aim::Polish {
            let down = packing.placed - packing.across;
            CROSSING_LAST * crossings - 0.1 * packing.across.abs_diff(down) as f32
        } else {
            CROSSING * crossings
        };
        let wishes = if self.problem.keyword.is_some() || self.problem.pins.len() > 1 {
            let cost = Cost::of(&mut bench.packing, self.problem);
            3.0 * cost.uncrossed as f32 + 8.0 * cost.loose as f32
        } else {
            0.0
        };
        missing - value + wishes
    }

    /// Take out a few words near one square, and whatever then hangs loose.
    fn ruin(&mut self, bench: &mut Bench, mark: Mark) {
        let packing = &mut bench.packing;
        let board = &packing.board;
        let row = self.chance.below(board.rows as u32) as usize;
        let col = self.chance.below(board.cols as u32) as usize;
        bench.near.clear();
        for &word in &self.pool {
            if let Some(spot) = packing.spots[usize::from(word)] {
                let (top, left) = board.row_and_col(spot.cell as usize);
                let last = packing.word(word).len() - 1;
                let (rows, cols) = match spot.way {
                    Way::Across => (top.abs_diff(row), away(col, left, last)),
                    Way::Down => (away(row, top, last), left.abs_diff(col)),
                };
                let distance = rows.max(cols) * 16 + self.chance.below(24) as usize;
                bench.near.push((distance, word));
            }
        }
        let count = (1 + self.chance.below(self.pace.ruin) as usize).min(bench.near.len());
        if count < bench.near.len() {
            bench.near.select_nth_unstable(count);
        }
        for &(_, word) in &bench.near[..count] {
            packing.take(word);
        }
        packing.keep_largest_part_since(mark);
    }

    /// Work in words that are out, at most so many, long ones first, while any goes in.
    fn recreate(&mut self, bench: &mut Bench, most: usize) {
        let mut due = std::mem::take(&mut bench.due);
        due.clear();
        for &word in &self.pool {
            if !bench.packing.is_placed(word) {
                let length = self.length(word) as f32;
                due.push((length + SHUFFLE * self.chance.unit(), word));
            }
        }
        if due.len() > most {
            for at in 0..most {
                let other = at + self.chance.below((due.len() - at) as u32) as usize;
                due.swap(at, other);
            }
            due.truncate(most);
        }
        due.sort_unstable_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        // A word that did not fit may fit once another has gone in.
        let again = self.pace.again || most > TRIED;
        let (mut at, mut failed) = (0, 0);
        while failed < due.len() && self.budget.ended().is_none() {
            if at >= due.len() {
                if !again {
                    break;
                }
                at = 0;
            }
            if self.insert(bench, due[at].1) {
                due.remove(at);
                failed = 0;
            } else {
                at += 1;
                failed += 1;
            }
        }
        bench.due = due;
    }

    fn insert(&mut self, bench: &mut Bench, word: u16) -> bool {
        if bench.packing.is_placed(word) {
            return true;
        }
        if !self.budget.step() || bench.packing.placed >= self.wanted {
            return false;
        }
        let mut best: Option<(f32, Spot)> = None;
        for way in WAYS {
            if way == Way::Across && self.problem.must_run_down(word) {
                continue;
            }
            self.choose(bench, word, way, &mut best);
        }
        if self.problem.tight && self.insert_touching(bench, word, best) {
            return true;
        }
        best.is_some_and(|(_, spot)| {
            bench.packing.put(word, spot);
            true
        })
    }

    /// The best place one way, if it is better than the best so far.
    fn choose(&mut self, bench: &mut Bench, word: u16, way: Way, best: &mut Option<(f32, Spot)>) {
        let packing = &bench.packing;
        let glyphs = packing.word(word);
        let range = if packing.placed == 0 {
            return;
        } else {
            packing.stirred(way, glyphs.len())
        };
        if !bench.places.find(&packing.board, glyphs, way, LAW, range) {
            return;
        }
        for cell in bench.places.cells() {
            let value = bench.places.crossings(cell) as f32 + NOISE * self.chance.unit();
            let seen = self.chance.unit() >= BLINK;
            if seen && best.is_none_or(|(most, _)| value > most) {
                let cell = cell as u32;
                *best = Some((value, Spot { cell, way }));
            }
        }
    }

    /// Lay a word beside others where that spells words, if that is better than `other`.
    fn insert_touching(
        &mut self,
        bench: &mut Bench,
        word: u16,
        other: Option<(f32, Spot)>,
    ) -> bool {
        let mut best: Option<(f32, super::tight::TightPlace)> = None;
        for way in WAYS {
            if bench.packing.placed == 0 || self.problem.keyword == Some(word) {
                return false;
            }
            let range = bench.packing.stirred(way, self.length(word));
            let packing = &bench.packing;
            let found = touching_places(packing, &self.sorted, word, way, &mut bench.places, range);
            for place in found {
                let room = packing.placed + place.sides.len() < self.wanted;
                let value =
                    (place.crossings + 2 * place.sides.len()) as f32 + NOISE * self.chance.unit();
                if room && best.as_ref().is_none_or(|x| value > x.0) {
                    best = Some((value, place));
                }
            }
        }
        let Some((value, place)) = best else {
            return false;
        };
        if other.is_some_and(|(most, _)| most > value) {
            return false;
        }
        bench.packing.put(word, place.spot);
        for (side, spot) in place.sides {
            bench.packing.put(side, spot);
        }
        true
    }
}

/// How far a row or column is from the stretch `first ..= first + last`.
fn away(at: usize, first: usize, last: usize) -> usize {
    if at < first {
        first - at
    } else {
        at.saturating_sub(first + last)
    }
}
