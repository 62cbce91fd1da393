//! The fill of a whole problem: its independent parts one by one, and what clashes if there is none.

use std::time::{Duration, Instant};

use crate::blame::blame;
use crate::choose::Taste;
use crate::control::{CancelFlag, Progress};
use crate::fragments::fragments;
use crate::ids::{LetterSet, SlotId, WordId};
use crate::outcome::{Ending, Outcome, Statistics};
use crate::problem::{Problem, Repeats, Standing};
use crate::propagate::Network;
use crate::search::{Search, Stop, Watch};

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
    let watch = Watch {
        cancel,
        progress,
        steps: options.steps,
        deadline,
    };
    let mut filling = Filling {
        problem,
        options,
        watch,
        letters: problem.cells.clone(),
        statistics: Statistics::default(),
    };
    let ending = filling.run();
    filling.statistics.seconds = begin.elapsed().as_secs_f64();
    Outcome {
        ending,
        letters: filling.letters,
        statistics: filling.statistics,
    }
}

/// A fill under way.
struct Filling<'a> {
    problem: &'a Problem<'a>,
    options: Options,
    watch: Watch<'a>,
    letters: Vec<LetterSet>,
    statistics: Statistics,
}

impl Filling<'_> {
    fn run(&mut self) -> Ending {
        let mut network = Network::new(self.problem);
        if network.propagate().is_err() {
            return self.explain(self.problem.slot_ids().collect());
        }
        self.letters.copy_from_slice(network.cells());
        let fragments = fragments(&network);
        if fragments.len() < 2 {
            return self.together(network);
        }
        let mut words: Vec<Option<WordId>> = vec![None; self.problem.slots.len()];
        let mut standing = self.problem.standing.clone();
        for &slot in network.taken() {
            words[slot.index()] = Some(network.word(slot));
            standing.push(self.standing(network.word(slot)));
        }
        for slots in &fragments {
            let part = Problem {
                standing: standing.clone(),
                ..self.problem.only(slots)
            };
            match self.search(&part, slots) {
                Stop::Found(found) => {
                    for (&slot, word) in slots.iter().zip(found) {
                        words[slot.index()] = Some(word);
                        standing.push(self.standing(word));
                    }
                }
                Stop::Infeasible if self.problem.repeats == Repeats::Allowed => {
                    return self.explain(slots.clone())
                }
                Stop::Infeasible => return self.apart(slots, network),
                other => return self.ended(other),
            }
        }
        Ending::Found(words.into_iter().flatten().collect())
    }

    /// A fragment that has no fill beside the others: has it one on its own?
    fn apart(&mut self, slots: &[SlotId], network: Network<'_>) -> Ending {
        let alone = self.problem.only(slots);
        match self.search(&alone, slots) {
            Stop::Found(_) => self.together(network),
            Stop::Infeasible => self.explain(slots.to_vec()),
            other => self.ended(other),
        }
    }

    fn together(&mut self, network: Network<'_>) -> Ending {
        let mut search = Search::new(network, self.options.taste, self.options.seed);
        let stop = search.run(self.watch, &mut self.statistics);
        self.letters.copy_from_slice(search.fullest());
        match stop {
            Stop::Infeasible => {
                let mut slots: Vec<SlotId> = self.problem.slot_ids().collect();
                // Those that failed most are most likely to blame: keep them to the last.
                slots.sort_by(|a, b| {
                    search
                        .chooser()
                        .weight(*a)
                        .total_cmp(&search.chooser().weight(*b))
                });
                self.explain(slots)
            }
            other => self.ended(other),
        }
    }

    /// Search a part; its letters become part of ours.
    fn search(&mut self, part: &Problem<'_>, slots: &[SlotId]) -> Stop {
        let mut search = Search::new(Network::new(part), self.options.taste, self.options.seed);
        let stop = search.run(self.watch, &mut self.statistics);
        for slot in slots {
            for cell in &self.problem.slots[slot.index()].cells {
                self.letters[cell.index()] = search.fullest()[cell.index()];
            }
        }
        stop
    }

    fn explain(&self, slots: Vec<SlotId>) -> Ending {
        Ending::Infeasible(blame(self.problem, slots, self.watch))
    }

    fn ended(&self, stop: Stop) -> Ending {
        match stop {
            Stop::Found(words) => Ending::Found(words),
            Stop::Infeasible => self.explain(self.problem.slot_ids().collect()),
            Stop::Limit(limit) => Ending::Limit(limit),
            Stop::Cancelled => Ending::Cancelled,
        }
    }

    fn standing(&self, word: WordId) -> Standing {
        let index = self.problem.index;
        Standing {
            glyphs: index.glyphs(word).to_vec(),
            breaks: index.breaks(word),
        }
    }
}
