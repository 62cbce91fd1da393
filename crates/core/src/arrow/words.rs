//! The fill of one mask: its entries as slots, within a number of steps.

use super::board::Board;
use super::clues::{assign, entries, Assigned, Entry};
use super::law::is_lawful;
use super::order::{Fixed, Order, Rung};
use crate::choose::{Chooser, Taste};
use crate::ids::{CellId, LetterSet, WordId};
use crate::outcome::Statistics;
use crate::problem::{Problem, Slot};
use crate::propagate::Network;
use crate::search::{Search, Stop, Watch};

/// How words are chosen: well known ones first, wherever the crossings allow it.
pub(super) const CHOOSY: Taste = Taste {
    decay: 0.999,
    score: 0.1,
    noise: 1.5,
    best_first: false,
};
/// How they are chosen once that has failed.
pub(super) const MODEST: Taste = Taste {
    score: 0.06,
    ..CHOOSY
};
/// One of so many entries counts as one of those that failed most.
const HEAVY: usize = 3;
/// Failures are remembered up to this weight.
const HEAVIEST: f32 = 60.0;

/// A lawful mask: its entries and where each is asked for.
#[derive(Clone)]
pub(super) struct Layout {
    pub entries: Vec<Entry>,
    pub clues: Vec<Assigned>,
}

impl Layout {
    /// The layout of a mask that keeps the law; none where it does not.
    pub fn of(board: &Board<'_>) -> Option<Self> {
        if !is_lawful(board) {
            return None;
        }
        let entries = entries(board);
        let clues = assign(board, &entries)?;
        Some(Self { entries, clues })
    }
}

/// The squares of an entry in a grid of `cols` columns.
pub(super) fn squares(entry: Entry, cols: usize) -> impl Iterator<Item = usize> {
    let step = if entry.down { cols } else { 1 };
    (0..entry.length).map(move |place| entry.start + place * step)
}

/// What was learned of slots, by where they start and run: it outlives a change of the mask.
pub(super) struct Weights(Vec<f32>);

impl Weights {
    pub fn new(area: usize) -> Self {
        Self(vec![1.0; 2 * area])
    }

    pub fn of(&self, entry: Entry) -> f32 {
        self.0[2 * entry.start + usize::from(entry.down)]
    }

    fn set(&mut self, entry: Entry, weight: f32) {
        self.0[2 * entry.start + usize::from(entry.down)] = weight.min(HEAVIEST);
    }
}

/// The words and the steps they may take.
pub(super) struct Writer<'a> {
    pub rung: Rung<'a>,
    pub order: &'a Order,
    pub alphabet: LetterSet,
}

impl<'a> Writer<'a> {
    pub fn new(rung: Rung<'a>, order: &'a Order) -> Self {
        let alphabet = LetterSet::first(rung.index.letters());
        Self {
            rung,
            order,
            alphabet,
        }
    }

    /// The entries that are to be filled, by number: those not given whole.
    pub fn open(&self, layout: &Layout) -> Vec<usize> {
        let is_given = |square: usize| matches!(self.order.fixed[square], Fixed::Given(_));
        let entries = layout.entries.iter().enumerate();
        entries
            .filter(|(_, &entry)| !squares(entry, self.order.cols).all(is_given))
            .map(|(number, _)| number)
            .collect()
    }

    /// The slots of entries, with the scores their words need.
    fn slots(&self, layout: &Layout, open: &[usize], weights: &Weights) -> Vec<Slot> {
        let weight = |entry: usize| weights.of(layout.entries[entry]);
        let mut heaviest: Vec<f32> = open.iter().map(|&entry| weight(entry)).collect();
        heaviest.sort_by(|a, b| b.total_cmp(a));
        let light = heaviest.get(open.len() / HEAVY).copied();
        let slot = |&entry: &usize| {
            let floor = self.floor(layout, entry);
            let is_heavy = light.is_some_and(|light| weight(entry) > light);
            let cells = squares(layout.entries[entry], self.order.cols);
            Slot {
                cells: cells.map(|square| CellId(square as u16)).collect(),
                min_score: if is_heavy {
                    floor.min(self.rung.floors.heavy)
                } else {
                    floor
                },
                words: None,
            }
        };
        open.iter().map(slot).collect()
    }

    /// The score the words of an entry need.
    pub fn floor(&self, layout: &Layout, entry: usize) -> u8 {
        if layout.clues[entry].shared {
            self.rung.floors.shared
        } else {
            self.rung.floors.alone
        }
    }

    /// What a word is worth.
    pub fn worth(&self, word: WordId) -> i32 {
        i32::from(match self.rung.worth {
            Some(worth) => worth[word.index()],
            None => self.rung.index.score(word),
        })
    }

    /// Fill a mask; what failed is written into the weights.
    pub fn fill(
        &self,
        layout: &Layout,
        (taste, seed): (Taste, u64),
        weights: &mut Weights,
        watch: Watch<'_>,
        statistics: &mut Statistics,
    ) -> Result<Vec<Option<WordId>>, Stop> {
        let open = self.open(layout);
        let area = self.order.fixed.len();
        let problem = Problem {
            index: self.rung.index,
            worth: self.rung.worth,
            cells: (0..area)
                .map(|square| self.order.letters(square, self.alphabet))
                .collect(),
            slots: self.slots(layout, &open, weights),
            standing: self.order.standing.clone(),
            repeats: self.order.repeats,
            longest_shared: None,
        };
        let learned = open.iter().map(|&entry| weights.of(layout.entries[entry]));
        let chooser = Chooser::new(open.len(), taste, seed).taught(learned.collect());
        let mut search = Search::new(Network::new(&problem), chooser);
        match search.run(watch, statistics) {
            Stop::Found(words) => {
                let mut all = vec![None; layout.entries.len()];
                for (&entry, word) in open.iter().zip(words) {
                    all[entry] = Some(word);
                }
                Ok(all)
            }
            stop => {
                for (&entry, &weight) in open.iter().zip(search.chooser().weights()) {
                    weights.set(layout.entries[entry], weight);
                }
                Err(stop)
            }
        }
    }
}
