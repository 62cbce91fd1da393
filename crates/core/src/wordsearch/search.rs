//! The search: lay the own words, cover the rest, read it through, and start again only at the end.

use crate::ids::Glyph;
use crate::wordsearch::board::Laid;
use crate::wordsearch::random::Random;
use crate::wordsearch::run::Run;
use crate::wordsearch::task::{Clock, Ended, Layout, Leftover, Limits, Statistics, Stop, Task};

/// Repairs per hundred cells before an attempt is thrown away.
const REPAIRS: u64 = 400;
/// Grids thrown away before an own word is given up among helpers.
const FRESH_STARTS: u64 = 3;
/// Readings of a grid that must be handed over as it is.
const LAST_READINGS: usize = 50;
/// How often a finished grid is taken up again because it could look better; more often where the
/// share of diagonals is a wish.
const POLISH: usize = 60;
const POLISH_STEERED: usize = 250;
/// Grids made anew for the share of diagonals that is a wish, before the nearest one is taken.
const STEERED_STARTS: usize = 12;

/// Make a word search.
pub fn search(task: &Task, limits: Limits) -> (Ended, Statistics) {
    let mut clock = Clock::start(limits);
    let mut statistics = Statistics::default();
    let out_of_reach = out_of_reach(task);
    if task.spare().is_some_and(|spare| out_of_reach > spare) {
        return (Ended::OutOfReach(out_of_reach), statistics);
    }
    let mut random = Random::new(task.seed);
    let mut near = Vec::new();
    loop {
        let mut attempt = Attempt {
            run: Run::new(task, Random::new(random.bits())),
            polished: 0,
            number: statistics.restarts - near.len() as u64,
            again: false,
            near,
        };
        let ended = attempt.go(&mut clock);
        statistics.steps = clock.steps();
        statistics.repairs += attempt.run.repairs;
        near = attempt.near;
        match ended {
            Step::Found(layout) => return (Ended::Found(layout), statistics),
            Step::Stopped(Stop::Cancelled) => {
                return (Ended::Stopped(Stop::Cancelled), statistics);
            }
            Step::Again if near.len() < STEERED_STARTS => statistics.restarts += 1,
            Step::Stopped(_) | Step::Again => {
                let nearest = near.into_iter().min_by(|one, two| one.0.total_cmp(&two.0));
                match (nearest, ended) {
                    (Some((_, layout)), _) => return (Ended::Found(layout), statistics),
                    (None, Step::Stopped(stop)) => return (Ended::Stopped(stop), statistics),
                    (None, _) => near = Vec::new(),
                }
            }
        }
    }
}

/// The number of cells that lie in no row long enough for the shortest word.
fn out_of_reach(task: &Task) -> usize {
    let shortest = task.shortest();
    let cells = task.shape.cells().iter();
    cells
        .filter(|&&cell| task.shape.room(cell) < shortest)
        .count()
}

enum Step {
    Found(Layout),
    Stopped(Stop),
    Again,
}

struct Attempt<'a> {
    run: Run<'a>,
    polished: usize,
    number: u64,
    again: bool,
    /// Finished grids, and how far each misses the wished share of diagonals.
    near: Vec<(f32, Layout)>,
}

impl Attempt<'_> {
    fn go(&mut self, clock: &mut Clock) -> Step {
        let cells = self.run.board.shape().cells().len() as u64;
        let most_repairs = 100 + cells * REPAIRS / 100;
        loop {
            if let Some(stop) = clock.tick() {
                return self.wind_up(stop);
            }
            let spent = self.run.repairs > most_repairs && !self.run.is_exact();
            if spent || self.again {
                return Step::Again;
            }
            if self.packs() {
                match self.run.pack(clock) {
                    Ok(true) => {}
                    Ok(false) => return Step::Again,
                    Err(stop) => return self.wind_up(stop),
                }
            } else if !self.run.pending.is_empty() {
                self.lay_pending();
            }
            if !self.run.pending.is_empty() {
                continue;
            }
            if let Some(layout) = self.one_more() {
                return Step::Found(layout);
            }
        }
    }

    /// A limit came: with fillers and own words alone the words that lie are a puzzle all the same.
    fn wind_up(&mut self, stop: Stop) -> Step {
        let fillers = matches!(self.run.task.leftover, Leftover::Filler(_));
        if !fillers || self.run.helpers.is_some() || stop == Stop::Cancelled {
            return Step::Stopped(stop);
        }
        for _ in 0..LAST_READINGS {
            let pending = std::mem::take(&mut self.run.pending);
            self.run.dropped.extend(pending);
            if let Some(letters) = self.run.read_through() {
                return Step::Found(self.layout(&letters));
            }
        }
        Step::Stopped(stop)
    }

    /// Whether the own words are to be packed: before there are helpers, or when they are all there is.
    fn packs(&self) -> bool {
        let run = &self.run;
        let alone = run.board.words() + run.pending.len() + run.dropped.len() == run.task.own.len();
        alone && (run.is_exact() || !run.pending.is_empty())
    }

    /// Lay a pending own word, or give one up where that is allowed.
    fn lay_pending(&mut self) {
        let run = &mut self.run;
        let own = run.task.own.len() as u64;
        let struggle = run
            .hardship
            .iter()
            .map(|&times| u64::from(times))
            .sum::<u64>();
        let enough = struggle > 60 + 12 * own + 40 * run.dropped.len() as u64;
        if enough && self.number < FRESH_STARTS {
            self.again = true;
            return;
        }
        if enough || !run.lay_own() {
            let worst = run
                .pending
                .iter()
                .copied()
                .max_by_key(|&word| run.hardship[word as usize]);
            if let Some(word) = worst {
                run.pending.retain(|&other| other != word);
                run.company.leave(word);
                run.dropped.push(word);
            }
        }
    }

    /// One step with all own words laid; the layout when it was the last.
    fn one_more(&mut self) -> Option<Layout> {
        let run = &mut self.run;
        let (empty, spare) = (run.board.empty().len(), run.spare());
        match run.task.leftover {
            Leftover::Filler(_) => {
                if run.helpers.is_some() && self.wants_more() && self.run.lay_at_random() {
                    return None;
                }
            }
            Leftover::Phrase(_) if empty < spare => {
                self.free_some();
                return None;
            }
            Leftover::Phrase(_) if empty > spare => {
                self.cover_some();
                return None;
            }
            Leftover::Phrase(_) => {}
        }
        self.finish()
    }

    fn wants_more(&self) -> bool {
        let run = &self.run;
        let cells = run.board.shape().cells().len() as f32;
        let covered = cells - run.board.empty().len() as f32;
        covered < cells * run.task.wishes.load || run.board.words() < run.task.wishes.least_words
    }

    /// More cells are uncovered than the phrase has letters.
    fn cover_some(&mut self) {
        let run = &mut self.run;
        if run.is_open() && run.lay_at_random() {
            return;
        }
        if run.cover_one_more() {
            return;
        }
        let cell = run.sorest();
        let count = 1 + run.random.below(2);
        run.lift_beside(cell, count);
    }

    /// Fewer cells are uncovered than the phrase has letters: a word goes, helpers first.
    fn free_some(&mut self) {
        let run = &mut self.run;
        let all: Vec<(u32, bool)> = run
            .board
            .laid()
            .map(|(id, laid)| (id, run.is_own(laid.word)))
            .collect();
        let helpers: Vec<u32> = all.iter().filter(|one| !one.1).map(|one| one.0).collect();
        let id = if helpers.is_empty() {
            run.random.pick(&all).0
        } else {
            run.random.pick(&helpers)
        };
        run.lift(id);
    }

    /// The grid is full: read it through, and look at it.
    fn finish(&mut self) -> Option<Layout> {
        let run = &mut self.run;
        let polish = if run.task.wishes.steer {
            POLISH_STEERED
        } else {
            POLISH
        };
        if self.polished < polish + run.spare() {
            self.polished += 1;
            if !run.pleases() {
                return None;
            }
        }
        let letters = run.read_through()?;
        if run.board.words() < run.task.wishes.least_words && run.helpers.is_some() {
            // A fresh start with chance's help is cheaper than exchanging words one by one.
            self.again = true;
            return None;
        }
        let miss = run.missed_share();
        let layout = self.layout(&letters);
        if miss > 0.0 && !self.run.is_exact() {
            self.near.push((miss, layout));
            self.again = true;
            return None;
        }
        Some(layout)
    }

    fn layout(&self, letters: &[Glyph]) -> Layout {
        let run = &self.run;
        let shape = run.board.shape();
        let mut words: Vec<Laid> = run.board.laid().map(|(_, laid)| laid).collect();
        words.sort_unstable_by_key(|laid| (laid.line.start, laid.line.direction));
        let mut uncovered = run.board.empty().cells().to_vec();
        uncovered.sort_unstable();
        Layout {
            letters: shape.cells().iter().map(|&cell| letters[cell]).collect(),
            words,
            uncovered,
            unplaced: run.dropped.clone(),
        }
    }
}
