//! The whole search: mask after mask, each mended where they do not fit.

use super::anneal::{anneal, Snapshot};
use super::board::Board;
use super::clues::{Assigned, Entry};
use super::joined::Joining;
use super::mend::mend;
use super::order::{Order, Rung};
use super::polish::polish;
use super::words::{Layout, Weights, Writer, CHOOSY, MODEST};
use crate::chance::Chance;
use crate::ids::WordId;
use crate::outcome::{Limit, Statistics as Steps};
use crate::search::{Stop, Watch};

/// Masks cooled down before saying that there is none.
const MOST_MASKS: usize = 8;
/// Steps of one fill, for each two of its entries: a fill that works takes three or four, and one
/// that has not by then is better mended than gone on with.
const STEPS_TWO_ENTRIES: u64 = 5;
/// So many mendings, and one clue cell more may stand in the mask.
const MENDINGS_A_CELL: usize = 4;

/// What was made: the mask, its entries, their clue cells, their words.
#[derive(Clone, Debug)]
pub struct Made {
    /// Whether a clue cell stands there, row by row.
    pub clues: Vec<bool>,
    /// The entries, across and then down, each in reading order.
    pub entries: Vec<Entry>,
    /// Where each is asked for.
    pub assigned: Vec<Assigned>,
    /// Their words; none where every letter was given.
    pub words: Vec<Option<WordId>>,
    /// The rung of words they are from.
    pub rung: usize,
}

/// How the search ended.
#[derive(Clone, Debug)]
pub enum Ending {
    /// A full grid.
    Found(Made),
    /// No mask was found that keeps the law with what is fixed.
    NoMask,
    /// No words were found for any of the masks tried.
    NoWords,
    /// A limit came first.
    Limit(Limit),
    /// Stopped from outside.
    Cancelled,
}

/// What the search did.
#[derive(Clone, Copy, Debug, Default)]
pub struct Statistics {
    /// Masks cooled down.
    pub masks: usize,
    /// Changes of masks tried.
    pub changes: usize,
    /// Masks mended.
    pub mendings: usize,
    /// Words made better afterwards.
    pub polished: usize,
    /// The fills.
    pub fill: Steps,
}

/// How the search ended, and what it did.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The end.
    pub ending: Ending,
    /// What was done.
    pub statistics: Statistics,
    /// The last mask's search, if it was to be watched.
    pub trace: Vec<Snapshot>,
}

/// Make an arrowword; the order must have been checked.
///
/// Each mask is filled with the words of the first rung, mended where they do not fit, and then
/// with those of the next, until one does; the mendings stay. `sweeps` is how often at most all
/// entries of the full grid are looked at for better words.
pub fn make(
    rungs: &[Rung<'_>],
    order: &Order,
    seed: u64,
    sweeps: usize,
    watch: Watch<'_>,
    traced: bool,
) -> Outcome {
    let mut making = Making::new(order, seed, watch, traced);
    let ending = making.run(rungs, sweeps);
    Outcome {
        ending,
        statistics: making.statistics,
        trace: making.trace,
    }
}

/// Make a mask alone; the order must have been checked.
pub fn make_mask(order: &Order, seed: u64, watch: Watch<'_>, traced: bool) -> Outcome {
    let mut making = Making::new(order, seed, watch, traced);
    let ending = match making.mask() {
        Ok((board, layout)) => {
            let words = vec![None; layout.entries.len()];
            Ending::Found(made(&board, layout, words, 0))
        }
        Err(ending) => ending,
    };
    Outcome {
        ending,
        statistics: making.statistics,
        trace: making.trace,
    }
}

struct Making<'a> {
    order: &'a Order,
    chance: Chance,
    joining: Joining,
    watch: Watch<'a>,
    traced: bool,
    trace: Vec<Snapshot>,
    statistics: Statistics,
}

impl<'a> Making<'a> {
    fn new(order: &'a Order, seed: u64, watch: Watch<'a>, traced: bool) -> Self {
        Self {
            order,
            chance: Chance::new(seed),
            joining: Joining::new(&Board::new(order)),
            watch,
            traced,
            trace: Vec::new(),
            statistics: Statistics::default(),
        }
    }

    fn run(&mut self, rungs: &[Rung<'_>], sweeps: usize) -> Ending {
        for round in 0..self.order.masks {
            let (mut board, mut layout) = match self.mask() {
                Ok(mask) => mask,
                Err(ending) => return ending,
            };
            let mut weights = Weights::new(self.order.fixed.len());
            for (number, &rung) in rungs.iter().enumerate() {
                let writer = Writer::new(rung, self.order);
                match self.fill(&writer, &mut board, &mut layout, &mut weights, round) {
                    Ok(Some(mut words)) => {
                        self.statistics.polished =
                            polish(&writer, &layout, &mut words, sweeps, self.watch);
                        return Ending::Found(made(&board, layout, words, number));
                    }
                    Ok(None) => {}
                    Err(ending) => return ending,
                }
            }
        }
        Ending::NoWords
    }

    /// A lawful mask with its clues assigned.
    fn mask(&mut self) -> Result<(Board<'a>, Layout), Ending> {
        for failed in 0..MOST_MASKS {
            if let Some(ending) = self.stopped() {
                return Err(ending);
            }
            let mut board = Board::new(self.order);
            board.raise(failed);
            if !self.joining.is_whole(&board) {
                return Err(Ending::NoMask);
            }
            self.trace.clear();
            let trace = self.traced.then_some(&mut self.trace);
            let changes = anneal(&mut board, &mut self.chance, &mut self.joining, trace);
            self.statistics.changes += changes;
            self.statistics.masks += 1;
            if let Some(layout) = Layout::of(&board) {
                return Ok((board, layout));
            }
        }
        Err(Ending::NoMask)
    }

    /// Words for one mask, mended as often as it takes and the rung allows.
    fn fill(
        &mut self,
        writer: &Writer<'_>,
        board: &mut Board<'a>,
        layout: &mut Layout,
        weights: &mut Weights,
        round: usize,
    ) -> Result<Option<Vec<Option<WordId>>>, Ending> {
        for mended in 0..=writer.rung.mendings {
            let grant = STEPS_TWO_ENTRIES * (1 + round as u64) * layout.entries.len() as u64 / 2;
            let so_far = self.statistics.fill.steps;
            let most = self.watch.steps.unwrap_or(u64::MAX);
            let watch = Watch {
                steps: Some(most.min(so_far + grant)),
                ..self.watch
            };
            let taste = if mended == 0 { CHOOSY } else { MODEST };
            let choice = (taste, self.chance.bits());
            let steps = &mut self.statistics.fill;
            match writer.fill(layout, choice, weights, watch, steps) {
                Ok(words) => return Ok(Some(words)),
                Err(Stop::Cancelled) => return Err(Ending::Cancelled),
                Err(Stop::Limit(Limit::Seconds)) => return Err(Ending::Limit(Limit::Seconds)),
                Err(_) if self.statistics.fill.steps >= most => {
                    return Err(Ending::Limit(Limit::Steps))
                }
                Err(_) => {}
            }
            if mended == writer.rung.mendings {
                break;
            }
            if mended % MENDINGS_A_CELL == MENDINGS_A_CELL - 1 {
                board.want(board.wanted + 1);
            }
            let (chance, joining) = (&mut self.chance, &mut self.joining);
            match mend(board, layout, weights, chance, joining) {
                Some(better) => *layout = better,
                None => break,
            }
            self.statistics.mendings += 1;
        }
        Ok(None)
    }

    fn stopped(&self) -> Option<Ending> {
        if self.watch.cancel.is_set() {
            return Some(Ending::Cancelled);
        }
        let late = self
            .watch
            .deadline
            .is_some_and(|end| std::time::Instant::now() >= end);
        late.then_some(Ending::Limit(Limit::Seconds))
    }
}

fn made(board: &Board<'_>, layout: Layout, words: Vec<Option<WordId>>, rung: usize) -> Made {
    Made {
        clues: board
            .squares()
            .map(|square| board.is_clue(square))
            .collect(),
        entries: layout.entries,
        assigned: layout.clues,
        words,
        rung,
    }
}
