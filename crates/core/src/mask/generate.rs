//! The search: try after try, until a mask is lawful and has the entries asked for.

use std::time::Instant;

use crate::chance::Chance;
use crate::control::CancelFlag;

use super::anneal::Annealing;
use super::board::Aim;
use super::exhaust::{exhaust, MOST_ORBITS};
use super::forced::{check_entries, entries_multiple, Impossible};
use super::ground::{grounds, Ground};
use super::pace::{go_on, Halt};
use super::prices::{Prices, ONE};
use super::rules::{Checked, Problem, Rules};

/// Tries before the search gives up although no limit was set.
const MOST_TRIES: u64 = 40;
/// Tries in which nothing but a usual number of entries will do, when none was asked for.
const TRIES_FOR_A_WISH: u64 = 5;
/// Tries in which beauty counts in full, when a number of entries was asked for; it then falls to
/// a half, a third, and so on.
const TRIES_IN_BEAUTY: u64 = 3;
const LEAST_BEAUTY: u64 = 9;

/// When to stop searching; a search without any bound still ends.
#[derive(Debug, Clone, Copy, Default)]
pub struct Stop<'a> {
    /// The most moves.
    pub steps: Option<u64>,
    /// The moment after which no move is made.
    pub deadline: Option<Instant>,
    /// Set by another thread to call the search off.
    pub cancel: Option<&'a CancelFlag>,
}

/// What the search did.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Moves tried.
    pub steps: u64,
    /// Times it began.
    pub tries: u64,
}

/// A lawful mask.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Made {
    /// Whether each square is a block, row by row.
    pub blocks: Vec<bool>,
    /// The number of slots.
    pub entries: usize,
}

/// Which limit came first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Limit {
    /// The number of moves.
    Steps,
    /// The time.
    Seconds,
    /// The number of tries, when no other limit was set.
    Tries,
}

/// How the search ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// A lawful mask with the entries asked for.
    Found(Made),
    /// Proved: there is none.
    Impossible(Impossible),
    /// A limit came first; the lawful mask nearest to what was asked for, if one was met.
    LimitReached(Limit, Option<Made>),
    /// The person stopped it.
    Cancelled,
}

/// Make a mask.
pub fn generate(problem: &Problem, seed: u64, stop: Stop) -> (Outcome, Statistics) {
    let mut statistics = Statistics::default();
    let outcome = match check_entries(problem).and_then(|()| grounds(problem)) {
        Ok(grounds) => {
            let mut search = Search {
                problem,
                grounds,
                chance: Chance::new(seed),
                statistics,
                stop,
            };
            let outcome = search.run();
            statistics = search.statistics;
            outcome
        }
        Err(impossible) => Outcome::Impossible(impossible),
    };
    (outcome, statistics)
}

struct Search<'a> {
    problem: &'a Problem,
    grounds: Vec<Ground>,
    chance: Chance,
    statistics: Statistics,
    stop: Stop<'a>,
}

impl Search<'_> {
    fn run(&mut self) -> Outcome {
        let mut best: Option<Made> = None;
        while self.statistics.tries < MOST_TRIES {
            self.statistics.tries += 1;
            match self.attempt() {
                Ok(made) => best = self.nearer(best, made),
                Err(Halt::Cancel) => return Outcome::Cancelled,
                Err(Halt::Limit(limit)) => return self.out_of(limit, best),
            }
            match best {
                Some(made) if self.is_enough(&made) => return Outcome::Found(made),
                other => best = other,
            }
        }
        match self.exhaust() {
            Err(Halt::Cancel) => Outcome::Cancelled,
            Ok(Some(outcome)) => outcome,
            Ok(None) => self.out_of(Limit::Tries, best),
            Err(Halt::Limit(limit)) => self.out_of(limit, best),
        }
    }

    /// A limit came: a lawful mask is still one, unless the number of entries was asked for.
    fn out_of(&self, limit: Limit, best: Option<Made>) -> Outcome {
        match best {
            Some(made) if self.problem.rules.entries.is_none() => Outcome::Found(made),
            best => Outcome::LimitReached(limit, best),
        }
    }

    /// Whether a lawful mask may be handed out now.
    fn is_enough(&self, made: &Made) -> bool {
        let wished =
            self.problem.rules.entries.is_none() && self.statistics.tries >= TRIES_FOR_A_WISH;
        wished || self.off(made) == 0
    }

    fn nearer(&self, one: Option<Made>, other: Option<Made>) -> Option<Made> {
        match (one, other) {
            (Some(one), Some(other)) if self.off(&other) < self.off(&one) => Some(other),
            (one, other) => one.or(other),
        }
    }

    /// How many entries a mask has above or below those asked for or usual.
    fn off(&self, made: &Made) -> usize {
        let (least, most) = wished(&self.problem.rules);
        least.saturating_sub(made.entries) + made.entries.saturating_sub(most)
    }

    /// Look at every mask where there are few: one of them, or the proof that none is lawful.
    fn exhaust(&mut self) -> Result<Option<Outcome>, Halt> {
        if self
            .grounds
            .iter()
            .any(|ground| ground.free.len() > MOST_ORBITS)
        {
            return Ok(None);
        }
        let prices = Prices::new(self.problem, &mut self.chance, ONE);
        let (stop, statistics) = (self.stop, &mut self.statistics);
        for ground in &self.grounds {
            if let Some((blocks, entries)) =
                exhaust(self.problem, ground, &prices, || go_on(stop, statistics))?
            {
                return Ok(Some(Outcome::Found(Made { blocks, entries })));
            }
        }
        Ok(Some(Outcome::Impossible(Impossible::NoneLeft)))
    }

    /// The unit of beauty: the more tries have missed the entries asked for, the less it counts.
    fn unit(&self) -> i64 {
        let missed = self.statistics.tries.saturating_sub(TRIES_IN_BEAUTY);
        match self.problem.rules.entries {
            Some(_) => ONE / (1 + missed.min(LEAST_BEAUTY)) as i64,
            None => ONE,
        }
    }

    /// Anneal once; the mask, if it is lawful.
    fn attempt(&mut self) -> Result<Option<Made>, Halt> {
        let unit = self.unit();
        let ground = &self.grounds[self.chance.below(self.grounds.len() as u32) as usize];
        let aim = aim(self.problem, &mut self.chance);
        let prices = Prices::new(self.problem, &mut self.chance, unit);
        let mut annealing = Annealing::new(self.problem, ground, &prices, aim);
        let (stop, statistics) = (self.stop, &mut self.statistics);
        annealing.run(&mut self.chance, || go_on(stop, statistics))?;
        Ok(annealing
            .lawful()
            .map(|(blocks, entries)| Made { blocks, entries }))
    }
}

/// From where to where the number of entries should lie.
fn wished(rules: &Rules) -> (usize, usize) {
    rules.entries.map_or(rules.usual, |wanted| (wanted, wanted))
}

/// What a try aims at.
///
/// Where every letter is checked, a newspaper's masks have a sixth of blocks: more make words short
/// and dull, fewer make them hard to find. On a lattice the entries settle how many blocks there
/// are, and none is wanted beyond those.
fn aim(problem: &Problem, chance: &mut Chance) -> Aim {
    let (least, most) = wished(&problem.rules);
    // No grid has more slots than this, whatever is wished.
    let (least, most) = (least.min(problem.area()), most.min(problem.area()));
    let multiple = entries_multiple(problem);
    let least = least.div_ceil(multiple);
    let most = (most / multiple).max(least);
    let entries = (least + chance.below((most - least + 1) as u32) as usize) * multiple;
    let blocks = match problem.rules.checked {
        Checked::Every => {
            let sixth = problem.area() / 6;
            let most = problem.rules.most_blocks.unwrap_or(sixth).min(sixth);
            most - (chance.below(2) as usize).min(most)
        }
        Checked::Lattice => 0,
    };
    Aim { entries, blocks }
}
