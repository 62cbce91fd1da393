//! The search: try a letter, propagate, take back what failed, begin anew when it takes too long.

use std::time::Instant;

use crate::choose::{Choice, Chooser};
use crate::control::{CancelFlag, Look, Progress};
use crate::ids::{LetterSet, WordId};
use crate::outcome::{Limit, Statistics};
use crate::propagate::{Conflict, Network};

/// Restarts follow Luby's sequence times so many failures.
const FAILURES: u64 = 1000;
/// The clock and the flag are looked at every so many rounds.
const ROUNDS: u64 = 16;

/// What bounds and watches a search.
#[derive(Clone, Copy)]
pub struct Watch<'a> {
    /// Asked often.
    pub cancel: &'a CancelFlag,
    /// Written often.
    pub progress: &'a Progress,
    /// The most steps, those of `statistics` included.
    pub steps: Option<u64>,
    /// When to stop.
    pub deadline: Option<Instant>,
}

/// Why a search stopped.
#[derive(Clone, Debug, PartialEq)]
pub enum Stop {
    /// Every slot has its word.
    Found(Vec<WordId>),
    /// There is no fill.
    Infeasible,
    /// A limit came first.
    Limit(Limit),
    /// Stopped from outside.
    Cancelled,
}

/// A search over one network.
pub struct Search<'a> {
    network: Network<'a>,
    chooser: Chooser,
    choices: Vec<Choice>,
    fullest: Vec<LetterSet>,
    most_filled: usize,
    rounds: u64,
}

impl<'a> Search<'a> {
    /// A search that has not begun.
    pub fn new(network: Network<'a>, chooser: Chooser) -> Self {
        let fullest = network.cells().to_vec();
        Self {
            network,
            chooser,
            choices: Vec::new(),
            fullest,
            most_filled: 0,
            rounds: 0,
        }
    }

    /// The letters of the fullest grid seen: of the fill, when there is one.
    pub fn fullest(&self) -> &[LetterSet] {
        &self.fullest
    }

    /// What was learned.
    pub fn chooser(&self) -> &Chooser {
        &self.chooser
    }

    /// Search until a fill is found, none can be, or something stops it.
    pub fn run(&mut self, watch: Watch<'_>, statistics: &mut Statistics) -> Stop {
        let mut failures = 0;
        let mut tries = 1;
        loop {
            if let Some(stop) = self.stopped(watch, statistics) {
                return stop;
            }
            if let Err(conflict) = self.network.propagate() {
                failures += 1;
                if !self.retreat(conflict, statistics) {
                    return Stop::Infeasible;
                }
                continue;
            }
            self.note_fullest();
            if failures >= FAILURES * luby(tries) && !self.choices.is_empty() {
                self.restart(statistics);
                (failures, tries) = (0, tries + 1);
                continue;
            }
            if watch.steps.is_some_and(|most| statistics.steps >= most) && !self.is_full() {
                return Stop::Limit(Limit::Steps);
            }
            let Some(choice) = self.chooser.choose(&self.network) else {
                self.show(watch.progress, statistics);
                return Stop::Found(self.words());
            };
            statistics.steps += 1;
            self.choices.push(choice);
            self.network.push();
            self.network
                .narrow(choice.cell, LetterSet::only(choice.glyph));
        }
    }

    fn is_full(&self) -> bool {
        self.network.taken().len() == self.network.problem().slots.len()
    }

    fn words(&self) -> Vec<WordId> {
        self.network
            .problem()
            .slot_ids()
            .map(|slot| self.network.word(slot))
            .collect()
    }

    /// Take back the last choice, and those before it that leave their cell no other letter.
    /// Returns whether there was one.
    fn retreat(&mut self, conflict: Conflict, statistics: &mut Statistics) -> bool {
        self.chooser.learn(conflict);
        while let Some(choice) = self.choices.pop() {
            statistics.backtracks += 1;
            self.network.pop();
            let left = self
                .network
                .letters(choice.cell)
                .less(LetterSet::only(choice.glyph));
            if !left.is_empty() {
                self.network.narrow(choice.cell, left);
                return true;
            }
        }
        false
    }

    /// Give up all choices; the weights stay.
    fn restart(&mut self, statistics: &mut Statistics) {
        statistics.restarts += 1;
        while self.choices.pop().is_some() {
            self.network.pop();
        }
    }

    fn note_fullest(&mut self) {
        let filled = self.network.taken().len();
        if filled >= self.most_filled.max(1) {
            if filled > self.most_filled || self.is_full() {
                self.fullest.copy_from_slice(self.network.cells());
            }
            self.most_filled = filled;
        }
    }

    fn stopped(&mut self, watch: Watch<'_>, statistics: &Statistics) -> Option<Stop> {
        self.rounds += 1;
        if self.rounds % ROUNDS != 1 {
            return None;
        }
        self.show(watch.progress, statistics);
        if watch.cancel.is_set() {
            return Some(Stop::Cancelled);
        }
        let late = watch
            .deadline
            .is_some_and(|deadline| Instant::now() >= deadline);
        late.then_some(Stop::Limit(Limit::Seconds))
    }

    fn show(&self, progress: &Progress, statistics: &Statistics) {
        progress.show(Look {
            steps: statistics.steps,
            restarts: statistics.restarts,
            filled: self.network.taken().len() as u64,
            most_filled: self.most_filled as u64,
        });
    }
}

/// Luby's sequence from 1: 1 1 2 1 1 2 4 1 1 2 ...
fn luby(number: u64) -> u64 {
    let next = (number + 1).next_power_of_two();
    if next == number + 1 {
        next / 2
    } else {
        luby(number + 1 - next / 2)
    }
}

#[cfg(test)]
mod tests {
    use super::luby;

    #[test]
    fn luby_is_the_sequence_of_the_paper() {
        let begin: Vec<u64> = (1..16).map(luby).collect();
        assert_eq!(begin, [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
    }
}
