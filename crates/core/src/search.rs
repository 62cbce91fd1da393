//! The search: try a letter, propagate, take back what failed, begin anew when it takes too long.
//!
//! What is taken back after a failure is what led to it (conflict-directed backjumping, Prosser
//! 1993). A new beginning keeps three things: how often each slot failed, the letters that were
//! refuted by themselves, and the words of the fullest grid seen, which every second try takes first:
//! corners that were solved are solved again at once, and the search goes on where it was hard.

use std::time::Instant;

use crate::causes::Causes;
use crate::choose::{Choice, Chooser};
use crate::control::{CancelFlag, Look, Progress};
use crate::ideas::Ideas;
use crate::ids::{CellId, Glyph, LetterSet, WordId};
use crate::outcome::{Limit, Statistics};
use crate::propagate::{Conflict, Network};
use crate::shared::Refuted;
use crate::space::Space;

/// Restarts follow Luby's sequence times so many failures.
const FAILURES: u64 = 250;
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
    ideas: Ideas,
    choices: Vec<Choice>,
    fullest: Vec<LetterSet>,
    /// Per slot the place of its word in the fullest grid seen.
    remembered: Vec<Option<usize>>,
    most_filled: usize,
    /// Letters refuted by themselves since the search last began anew.
    refuted: Vec<(CellId, Glyph)>,
    shared: Option<&'a Refuted>,
    space: Space,
    begun: Instant,
    rounds: u64,
}

impl<'a> Search<'a> {
    /// A search that has not begun.
    pub fn new(network: Network<'a>, chooser: Chooser) -> Self {
        let fullest = network.cells().to_vec();
        let slots = network.problem().slots.len();
        Self {
            network,
            chooser,
            ideas: Ideas::default(),
            choices: Vec::new(),
            fullest,
            remembered: vec![None; slots],
            most_filled: 0,
            refuted: Vec::new(),
            shared: None,
            space: Space::new(),
            begun: Instant::now(),
            rounds: 0,
        }
    }

    /// Use these ideas only.
    #[must_use]
    pub fn with(mut self, ideas: Ideas) -> Self {
        self.ideas = ideas;
        self
    }

    /// Tell of refuted letters, and hear of them, whenever the search begins anew.
    #[must_use]
    pub fn sharing(mut self, refuted: Option<&'a Refuted>) -> Self {
        self.shared = refuted;
        self
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
            let enough = self.ideas.restarts && failures >= FAILURES * luby(tries);
            if enough && !self.choices.is_empty() {
                self.restart(statistics);
                (failures, tries) = (0, tries + 1);
                continue;
            }
            if watch.steps.is_some_and(|most| statistics.steps >= most) && !self.is_full() {
                return Stop::Limit(Limit::Steps);
            }
            let Some(choice) = self.choose(tries) else {
                self.show(watch.progress, statistics);
                return Stop::Found(self.words());
            };
            statistics.steps += 1;
            self.enter(choice);
        }
    }

    /// Every second try remembers; only those that do not can leave what cannot be completed.
    fn choose(&mut self, tries: u64) -> Option<Choice> {
        let remembers = self.ideas.memory && tries % 2 == 0;
        let remembered = remembers.then_some(&self.remembered[..]);
        self.chooser
            .choose_again(&self.network, remembered.unwrap_or_default())
    }

    fn enter(&mut self, choice: Choice) {
        self.space.enter(self.network.letters(choice.cell).count());
        self.choices.push(choice);
        self.network.push();
        let letter = LetterSet::only(choice.glyph);
        let causes = Causes::level(self.choices.len());
        self.network.narrow_because(choice.cell, letter, &causes);
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

    /// Take back choices up to the last that led to the failure and leaves its cell another letter.
    /// Returns whether there was one.
    fn retreat(&mut self, conflict: Conflict, statistics: &mut Statistics) -> bool {
        if self.ideas.difficulty {
            self.chooser.learn(conflict);
        }
        let mut causes = self.network.causes_of(conflict.0);
        while let Some(choice) = self.leave() {
            let level = self.choices.len() + 1;
            statistics.backtracks += 1;
            if self.ideas.jumps && !causes.has(level) {
                statistics.jumped += 1;
                continue;
            }
            causes = causes.below(level);
            let letter = LetterSet::only(choice.glyph);
            if causes.is_empty() {
                self.refuted.push((choice.cell, choice.glyph));
            }
            let left = self.network.letters(choice.cell).less(letter);
            if !left.is_empty() {
                self.network.narrow_because(choice.cell, left, &causes);
                return true;
            }
            causes.join(&self.network.causes_at(choice.cell));
        }
        false
    }

    fn leave(&mut self) -> Option<Choice> {
        let choice = self.choices.pop()?;
        self.network.pop();
        self.space.leave();
        Some(choice)
    }

    /// Give up all choices; what was learned stays.
    fn restart(&mut self, statistics: &mut Statistics) {
        statistics.restarts += 1;
        while self.leave().is_some() {}
        (self.space, self.begun) = (Space::new(), Instant::now());
        for (cell, glyph) in std::mem::take(&mut self.refuted) {
            if let Some(shared) = self.shared {
                shared.add(cell, glyph);
            }
            self.remove(cell, LetterSet::only(glyph));
        }
        if let Some(shared) = self.shared {
            for (cell, letters) in shared.cells() {
                self.remove(cell, letters);
            }
        }
    }

    fn remove(&mut self, cell: CellId, letters: LetterSet) {
        let left = self.network.letters(cell).less(letters);
        self.network.narrow(cell, left);
    }

    fn note_fullest(&mut self) {
        let filled = self.network.taken().len();
        if filled <= self.most_filled {
            return;
        }
        self.most_filled = filled;
        self.fullest.copy_from_slice(self.network.cells());
        self.remembered.fill(None);
        for &slot in self.network.taken() {
            self.remembered[slot.index()] = Some(self.network.words().only(slot.index()));
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
            searched: self.space.searched(),
            seconds: self.begun.elapsed().as_secs_f64(),
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
