//! The fill of a whole problem: its independent parts one by one, and what clashes if there is none.

use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use crate::balance::balanced;
use crate::blame::blame;
use crate::chance::Chance;
use crate::choose::{Chooser, Taste};
use crate::climb::{Attempt, Ladder};
use crate::control::{CancelFlag, Progress};
use crate::fragments::fragments;
use crate::ideas::Ideas;
use crate::ids::{LetterSet, SlotId, WordId};
use crate::outcome::{Ending, Limit, Outcome, Statistics};
use crate::portfolio::portfolio;
use crate::problem::{Problem, Standing};
use crate::propagate::{Conflict, Network};
use crate::search::{Search, Stop, Watch};
use crate::shared::Refuted;

/// How to search, and for how long.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// Another seed gives another fill; the same seed and step limit give the same fill.
    pub seed: u64,
    /// The most decisions.
    pub steps: Option<u64>,
    /// The most wall time, in seconds.
    pub seconds: Option<f64>,
    /// How to choose.
    pub taste: Taste,
    /// Steps spent on each higher floor that is tried first; 0: no other floor is tried.
    pub climb: u64,
    /// How many searches run at once; 0 and 1: one. Only one repeats itself exactly.
    pub threads: usize,
    /// Whether rare letters are dropped where slots cross; failing then proves nothing.
    pub balanced: bool,
    /// What the search does beyond trying letters.
    pub ideas: Ideas,
    /// Whether a proof that there is no fill is enough, without what clashes: that takes ten times as
    /// long as many a proof.
    pub terse: bool,
}

/// Fill a problem.
///
/// Fragments, that is parts that share no open cell, are filled one after the other; answers of
/// one then may not recur in the next. Only if that fails are they searched together.
pub fn fill(
    problem: &Problem<'_>,
    options: Options,
    cancel: &CancelFlag,
    progress: &Progress,
) -> Outcome {
    let begin = Instant::now();
    // A limit too long for the clock is no limit.
    let limit = options
        .seconds
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    let deadline = limit.and_then(|limit| begin.checked_add(limit));
    let shared = Refuted::new(problem);
    let threads = NonZeroUsize::new(options.threads).unwrap_or(NonZeroUsize::MIN);
    let smaller = options.balanced.then(|| balanced(problem));
    let mut outcome = portfolio(threads, cancel, progress, |number, cancel, progress| {
        let watch = Watch {
            cancel,
            progress,
            steps: options.steps,
            deadline,
        };
        let shared = (threads.get() > 1).then_some(&shared);
        let own = of_thread(options, number);
        one(smaller.as_ref().unwrap_or(problem), own, watch, shared)
    });
    if options.balanced && matches!(outcome.ending, Ending::Infeasible(_)) {
        outcome.ending = Ending::Missed;
    }
    outcome.statistics.seconds = begin.elapsed().as_secs_f64();
    outcome
}

/// What one search of several does: each has a seed of its own, every second more chance.
fn of_thread(options: Options, number: usize) -> Options {
    let mut own = options;
    if number > 0 {
        let mut chance = Chance::new(options.seed);
        own.seed = (0..number).fold(0, |_, _| chance.bits());
        own.taste.noise *= 1.0 + (number % 2) as f32;
    }
    own
}

/// One search: higher floors first, if that is wanted, then the problem as it stands.
fn one<'a>(
    problem: &'a Problem<'a>,
    options: Options,
    watch: Watch<'a>,
    shared: Option<&'a Refuted>,
) -> Outcome {
    let mut statistics = Statistics::default();
    let ladder = (options.climb > 0).then(|| Ladder::new(problem)).flatten();
    ladder
        .and_then(|ladder| climb(problem, &ladder, options, watch, &mut statistics))
        .unwrap_or_else(|| {
            let filling = Filling::new(problem, options, watch, statistics);
            Filling { shared, ..filling }.outcome()
        })
}

/// The fill with the highest floor that can be found soon, if any floor can be raised.
fn climb(
    problem: &Problem<'_>,
    ladder: &Ladder,
    options: Options,
    watch: Watch<'_>,
    statistics: &mut Statistics,
) -> Option<Outcome> {
    let mut letters = Vec::new();
    let words = ladder.climb(problem, |raised| {
        let most = statistics.steps + options.climb;
        let watch = Watch {
            steps: Some(watch.steps.map_or(most, |all| all.min(most))),
            ..watch
        };
        let terse = Options {
            terse: true,
            ..options
        };
        let outcome = Filling::new(raised, terse, watch, *statistics).outcome();
        *statistics = outcome.statistics;
        match outcome.ending {
            Ending::Found(words) => {
                letters = outcome.letters;
                Attempt::Found(words)
            }
            Ending::Limit(Limit::Steps) if statistics.steps >= most => Attempt::Failed,
            Ending::Infeasible(_) => Attempt::Failed,
            Ending::Missed | Ending::Limit(_) | Ending::Cancelled => Attempt::Stopped,
        }
    })?;
    Some(Outcome {
        ending: Ending::Found(words),
        letters,
        statistics: *statistics,
    })
}

/// A fill under way.
struct Filling<'a> {
    problem: &'a Problem<'a>,
    options: Options,
    watch: Watch<'a>,
    letters: Vec<LetterSet>,
    statistics: Statistics,
    /// What other searches of this very problem refuted.
    shared: Option<&'a Refuted>,
}

impl<'a> Filling<'a> {
    fn new(
        problem: &'a Problem<'a>,
        options: Options,
        watch: Watch<'a>,
        statistics: Statistics,
    ) -> Self {
        Self {
            problem,
            options,
            watch,
            letters: problem.cells.clone(),
            statistics,
            shared: None,
        }
    }

    fn outcome(mut self) -> Outcome {
        let ending = self.run();
        Outcome {
            ending,
            letters: self.letters,
            statistics: self.statistics,
        }
    }

    fn run(&mut self) -> Ending {
        let mut network = Network::new(self.problem);
        if let Err(Conflict(slot)) = network.propagate() {
            let mut weights = self.no_weights();
            weights[slot.index()] = 1.0;
            return self.explain(&weights);
        }
        self.letters.copy_from_slice(network.cells());
        let fragments = fragments(&network);
        if fragments.len() < 2 || !self.options.ideas.fragments {
            return self.together(network);
        }
        let mut words: Vec<Option<WordId>> = vec![None; self.problem.slots.len()];
        let mut part = Problem {
            cells: self.letters.clone(),
            ..self.problem.clone()
        };
        for &slot in network.taken() {
            words[slot.index()] = Some(network.word(slot));
            part.standing.push(self.standing(network.word(slot)));
        }
        for slots in &fragments {
            part.slots = self.problem.only(slots).slots;
            match self.search(&part, slots) {
                Ok(found) => {
                    for (&slot, word) in slots.iter().zip(found) {
                        words[slot.index()] = Some(word);
                        part.standing.push(self.standing(word));
                    }
                }
                Err(Ending::Infeasible(_)) if self.problem.keeps_apart() => {
                    // It may fail for what the other fragments took: has it a fill on its own?
                    part.standing.clone_from(&self.problem.standing);
                    return match self.search(&part, slots) {
                        Ok(_) => self.together(network),
                        Err(ending) => ending,
                    };
                }
                Err(ending) => return ending,
            }
        }
        Ending::Found(words.into_iter().flatten().collect())
    }

    /// Search all that is still open as one.
    fn together(&mut self, network: Network<'_>) -> Ending {
        let mut search = Search::new(network, self.chooser(self.problem.slots.len()))
            .with(self.options.ideas)
            .sharing(self.shared);
        let stop = search.run(self.watch, &mut self.statistics);
        self.letters.copy_from_slice(search.fullest());
        match stop {
            Stop::Found(words) => Ending::Found(words),
            Stop::Infeasible => self.explain(search.chooser().weights()),
            Stop::Limit(limit) => Ending::Limit(limit),
            Stop::Cancelled => Ending::Cancelled,
        }
    }

    /// Search the slots of one fragment; its letters become part of ours.
    fn search(&mut self, part: &Problem<'_>, slots: &[SlotId]) -> Result<Vec<WordId>, Ending> {
        let mut search =
            Search::new(Network::new(part), self.chooser(slots.len())).with(self.options.ideas);
        let stop = search.run(self.watch, &mut self.statistics);
        for cell in part.slots.iter().flat_map(|slot| &slot.cells) {
            self.letters[cell.index()] = search.fullest()[cell.index()];
        }
        match stop {
            Stop::Found(words) => Ok(words),
            Stop::Limit(limit) => Err(Ending::Limit(limit)),
            Stop::Cancelled => Err(Ending::Cancelled),
            Stop::Infeasible => {
                let mut weights = self.no_weights();
                for (slot, &weight) in slots.iter().zip(search.chooser().weights()) {
                    weights[slot.index()] = weight;
                }
                Err(self.explain(&weights))
            }
        }
    }

    fn explain(&self, weights: &[f32]) -> Ending {
        if self.options.terse {
            return Ending::Infeasible(Vec::new());
        }
        Ending::Infeasible(blame(
            self.problem,
            weights,
            self.watch,
            self.statistics.steps,
        ))
    }

    fn chooser(&self, slots: usize) -> Chooser {
        Chooser::new(slots, self.options.taste, self.options.seed)
    }

    fn no_weights(&self) -> Vec<f32> {
        vec![0.0; self.problem.slots.len()]
    }

    fn standing(&self, word: WordId) -> Standing {
        let index = self.problem.index;
        Standing {
            glyphs: index.glyphs(word).to_vec(),
            breaks: index.breaks(word),
        }
    }
}
