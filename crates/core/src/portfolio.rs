//! A portfolio: several searches of one problem at once, each with chances of its own.
//!
//! How long a search takes varies wildly with luck, so the first of several is far sooner than the
//! average of one. The searches tell each other what they refuted; the first that ends ends all.

use std::num::NonZeroUsize;
use std::sync::mpsc::{channel, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use crate::control::{CancelFlag, Progress};
use crate::outcome::{Ending, Outcome};

/// How often the flag of the caller is looked at.
const PATIENCE: Duration = Duration::from_millis(5);

/// Run so many searches, numbered from 0; each obeys a flag. The outcome of the first that found a
/// fill or proved that there is none, with the steps of all; else that of the first search.
pub fn portfolio(
    threads: NonZeroUsize,
    cancel: &CancelFlag,
    progress: &Progress,
    search: impl Fn(usize, &CancelFlag, &Progress) -> Outcome + Sync,
) -> Outcome {
    if threads.get() == 1 {
        return search(0, cancel, progress);
    }
    let stop = CancelFlag::default();
    let (search, stop) = (&search, &stop);
    thread::scope(|scope| {
        let (done, wait) = channel();
        for number in 0..threads.get() {
            let done = done.clone();
            scope.spawn(move || {
                let own = Progress::default();
                let outcome = search(number, stop, if number == 0 { progress } else { &own });
                // The other end waits for all searches; it cannot be gone.
                let _ = done.send((number, outcome));
            });
        }
        let mut all: Vec<(usize, Outcome)> = Vec::new();
        let mut first = None;
        while all.len() < threads.get() {
            match wait.recv_timeout(PATIENCE) {
                Ok((number, outcome)) => {
                    if is_decided(&outcome) {
                        first.get_or_insert(number);
                        stop.set();
                    }
                    all.push((number, outcome));
                }
                Err(RecvTimeoutError::Timeout) if cancel.is_set() => stop.set(),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        joined(all, first.unwrap_or(0))
    })
}

fn is_decided(outcome: &Outcome) -> bool {
    matches!(outcome.ending, Ending::Found(_) | Ending::Infeasible(_))
}

/// The outcome of one search, with the work of all.
fn joined(mut all: Vec<(usize, Outcome)>, chosen: usize) -> Outcome {
    all.sort_by_key(|(number, _)| (*number != chosen, *number));
    let mut outcomes = all.into_iter().map(|(_, outcome)| outcome);
    let Some(mut outcome) = outcomes.next() else {
        unreachable!("a portfolio has at least one search, and a search that panics is passed on")
    };
    for other in outcomes {
        outcome.statistics.steps += other.statistics.steps;
        outcome.statistics.backtracks += other.statistics.backtracks;
        outcome.statistics.restarts += other.statistics.restarts;
        outcome.statistics.jumped += other.statistics.jumped;
    }
    outcome
}
