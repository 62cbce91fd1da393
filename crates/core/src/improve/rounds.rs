//! Round after round, until a limit; the best fill is kept.

use std::time::{Duration, Instant};

use crate::chance::Chance;
use crate::choose::{Chooser, Taste};
use crate::control::{CancelFlag, Look, Progress};
use crate::ids::{CellId, Glyph, LetterSet, SlotId, WordId};
use crate::problem::Problem;
use crate::propagate::Network;

use super::aims::Aims;
use super::pain::Pain;
use super::refill::Refill;
use super::region::Ground;

/// The most a round may hurt more than the fill before it, on average, while the search is young.
const YOUNG: i64 = 600;
/// Per round the words' scores weigh up to so much against the freedom they leave.
const MOST_SCORE: f32 = 1.5;
/// The temperature falls in so many stages; after each the search begins again at the best fill.
const STAGES: i64 = 40;

/// How long to go on; at least one of the two is set, or there is a goal to be met.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bounds {
    /// Another seed takes another way.
    pub seed: u64,
    /// The most steps: decisions and rounds.
    pub steps: Option<u64>,
    /// The most wall time, in seconds.
    pub seconds: Option<f64>,
}

/// Why the search stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The number of steps.
    Steps,
    /// The time.
    Seconds,
    /// What was to be met is met, and no more was asked for.
    Met,
    /// No slot can take another word.
    Settled,
    /// Stopped from outside.
    Cancelled,
}

/// The best fill met.
#[derive(Clone, Debug, PartialEq)]
pub struct Improved {
    /// A word for each slot.
    pub words: Vec<WordId>,
    /// Why the search stopped.
    pub ending: Ending,
    /// Letters and wished words that are still lacking.
    pub lacking: usize,
    /// What the first fill hurt, and what the best one does.
    pub pain: (i64, i64),
    /// Decisions and rounds.
    pub steps: u64,
    /// Regions filled anew.
    pub rounds: u64,
    /// Those of them that stayed.
    pub kept: u64,
    /// Wall time.
    pub seconds: f64,
}

/// Better a fill until a limit.
///
/// `words` has a word for each slot of the problem, and they agree. Where they do not, or one may
/// not stand in its slot, they come back as they are: there is nothing to begin with.
pub fn improve(
    problem: &Problem<'_>,
    words: &[WordId],
    aims: &Aims,
    bounds: Bounds,
    cancel: &CancelFlag,
    progress: &Progress,
) -> Improved {
    let begin = Instant::now();
    let pain = Pain::new(problem, aims);
    let ground = Ground::new(problem);
    let first = pain.of_fill(words);
    let mut network = Network::new(problem);
    let stands = letters_of(problem, words).filter(|_| network.propagate().is_ok());
    let mut rounds = Rounds {
        problem,
        aims,
        bounds,
        begin,
        limit: bounds
            .seconds
            .and_then(|x| Duration::try_from_secs_f64(x).ok()),
        chance: Chance::new(bounds.seed),
        network,
        letters: stands.clone().unwrap_or_default(),
        best: (words.to_vec(), first),
        words: words.to_vec(),
        now: first,
        pain,
        ground,
        steps: 0,
        regions: 0,
        kept: 0,
        stage: 0,
    };
    let ending = if stands.is_some() {
        rounds.run(cancel, progress)
    } else {
        Ending::Settled
    };
    Improved {
        lacking: rounds.pain.lacking(&rounds.best.0),
        pain: (first, rounds.best.1),
        words: rounds.best.0,
        ending,
        steps: rounds.steps,
        rounds: rounds.regions,
        kept: rounds.kept,
        seconds: begin.elapsed().as_secs_f64(),
    }
}

/// The letter of each cell; none for a cell in no slot. None at all when the words disagree.
fn letters_of(problem: &Problem<'_>, words: &[WordId]) -> Option<Vec<Option<Glyph>>> {
    let mut letters = vec![None; problem.cells.len()];
    if words.len() != problem.slots.len() {
        return None;
    }
    for (slot, &word) in problem.slots.iter().zip(words) {
        let glyphs = problem.index.glyphs(word);
        if glyphs.len() != slot.cells.len() {
            return None;
        }
        for (cell, &glyph) in slot.cells.iter().zip(glyphs) {
            let letter = letters[cell.index()].get_or_insert(glyph);
            if *letter != glyph || !problem.cells[cell.index()].has(glyph) {
                return None;
            }
        }
    }
    Some(letters)
}

struct Rounds<'a> {
    problem: &'a Problem<'a>,
    aims: &'a Aims,
    bounds: Bounds,
    begin: Instant,
    limit: Option<Duration>,
    chance: Chance,
    network: Network<'a>,
    pain: Pain<'a>,
    ground: Ground<'a>,
    letters: Vec<Option<Glyph>>,
    words: Vec<WordId>,
    now: i64,
    best: (Vec<WordId>, i64),
    steps: u64,
    regions: u64,
    kept: u64,
    stage: i64,
}

impl Rounds<'_> {
    fn run(&mut self, cancel: &CancelFlag, progress: &Progress) -> Ending {
        if self.ground.open().is_empty() {
            return Ending::Settled;
        }
        loop {
            if cancel.is_set() {
                return Ending::Cancelled;
            }
            if self.aims.is_enough && self.pain.lacking(&self.best.0) == 0 {
                return Ending::Met;
            }
            if self.bounds.steps.is_some_and(|most| self.steps >= most) {
                return Ending::Steps;
            }
            if self
                .limit
                .is_some_and(|limit| self.begin.elapsed() >= limit)
            {
                return Ending::Seconds;
            }
            let heat = self.heat();
            self.round(heat);
            progress.show(Look {
                steps: self.steps,
                restarts: self.regions,
                filled: self.words.len() as u64,
                most_filled: self.words.len() as u64,
                ..Look::default()
            });
        }
    }

    /// The temperature now; at the end of a stage the search returns to the best fill.
    fn heat(&mut self) -> i64 {
        let by_steps = self.bounds.steps.map_or(0, |most| {
            u128::from(self.steps) * STAGES as u128 / u128::from(most.max(1))
        });
        let by_time = self.limit.map_or(0, |limit| {
            self.begin.elapsed().as_nanos() * STAGES as u128 / limit.as_nanos().max(1)
        });
        let stage = by_steps.max(by_time).min(STAGES as u128) as i64;
        if stage > self.stage {
            self.stage = stage;
            if self.now > self.best.1 {
                let best = self.best.0.clone();
                self.stand(best, self.best.1);
            }
        }
        YOUNG * (STAGES - stage) / STAGES
    }

    /// Take one region out and fill it anew; what is found stays if it hurts little enough.
    fn round(&mut self, heat: i64) {
        self.regions += 1;
        self.steps += 1;
        let guide = self.guide();
        let first = guide.first;
        let region = self.ground.around(first, &mut self.chance);
        let limit = self.now + self.chance.patience(heat);
        if let Some(words) = self.refill(&region, &guide, limit) {
            let pain = self.pain.of_fill(&words);
            self.kept += 1;
            if pain < self.best.1 {
                self.best = (words.clone(), pain);
            }
            self.stand(words, pain);
        }
    }

    fn stand(&mut self, words: Vec<WordId>, pain: i64) {
        if let Some(letters) = letters_of(self.problem, &words) {
            self.letters = letters;
            self.words = words;
            self.now = pain;
        }
    }

    /// Where a round begins: at a dull slot, or where a letter or a word is to go that is lacking.
    fn guide(&mut self) -> Guide {
        let (pain, words) = (&self.pain, &self.words);
        let first = self
            .ground
            .first(&mut self.chance, |slot| pain.of_word(words[slot.index()]));
        if !self.aims.has_goal() || self.chance.below(4) == 0 || pain.lacking(words) == 0 {
            return Guide {
                first,
                letter: None,
                word: None,
            };
        }
        let letters: Vec<Glyph> = pain.letters_lacking(words).letters().collect();
        let choices = letters.len() + usize::from(self.aims.wanted > 0);
        let choice = self.chance.below(choices as u32) as usize;
        match letters.get(choice) {
            Some(&letter) => self.guide_to_letter(letter, first),
            None => self.guide_to_word(first),
        }
    }

    /// A cell that may hold a letter, and a slot through it.
    fn guide_to_letter(&mut self, letter: Glyph, first: SlotId) -> Guide {
        let open = self.ground.open();
        for _ in 0..8 {
            let slot = open[self.chance.below(open.len() as u32) as usize];
            let cells = &self.problem.slots[slot.index()].cells;
            let cell = cells[self.chance.below(cells.len() as u32) as usize];
            if self.network.letters(cell).has(letter) {
                return Guide {
                    first: slot,
                    letter: Some((cell, letter)),
                    word: None,
                };
            }
        }
        Guide {
            first,
            letter: None,
            word: None,
        }
    }

    /// A wished word that is not used, and a slot it may stand in.
    fn guide_to_word(&mut self, first: SlotId) -> Guide {
        let unused: Vec<WordId> = self
            .aims
            .wished
            .iter()
            .copied()
            .filter(|word| !self.words.contains(word))
            .collect();
        let none = Guide {
            first,
            letter: None,
            word: None,
        };
        if unused.is_empty() {
            return none;
        }
        let word = unused[self.chance.below(unused.len() as u32) as usize];
        let glyphs = self.problem.index.glyphs(word);
        let fits = |slot: &SlotId| {
            let cells = &self.problem.slots[slot.index()].cells;
            cells.len() == glyphs.len()
                && cells
                    .iter()
                    .zip(glyphs)
                    .all(|(&cell, &glyph)| self.network.letters(cell).has(glyph))
        };
        let slots: Vec<SlotId> = self.ground.open().iter().copied().filter(fits).collect();
        if slots.is_empty() {
            return none;
        }
        let slot = slots[self.chance.below(slots.len() as u32) as usize];
        Guide {
            first: slot,
            letter: None,
            word: Some(word),
        }
    }

    /// Other words for a region, with less pain than `limit`.
    fn refill(&mut self, region: &[SlotId], guide: &Guide, limit: i64) -> Option<Vec<WordId>> {
        let mut is_free = vec![false; self.problem.cells.len()];
        let mut touched: Vec<SlotId> = Vec::new();
        for &slot in region {
            for &cell in &self.problem.slots[slot.index()].cells {
                if !is_free[cell.index()] && self.problem.cells[cell.index()].count() > 1 {
                    is_free[cell.index()] = true;
                    touched.extend(self.ground.through(cell));
                }
            }
        }
        touched.sort_unstable();
        touched.dedup();
        self.network.push();
        for (number, letter) in self.letters.iter().enumerate() {
            if let (false, Some(glyph)) = (is_free[number], letter) {
                self.network
                    .narrow(CellId(number as u16), LetterSet::only(*glyph));
            }
        }
        if let Some((cell, glyph)) = guide.letter {
            self.network.narrow(cell, LetterSet::only(glyph));
        }
        if let Some(word) = guide.word {
            let cells = &self.problem.slots[guide.first.index()].cells;
            for (&cell, &glyph) in cells.iter().zip(self.problem.index.glyphs(word)) {
                self.network.narrow(cell, LetterSet::only(glyph));
            }
        }
        let all: i64 = self.words.iter().map(|&word| self.pain.of_word(word)).sum();
        let freed: i64 = touched
            .iter()
            .map(|slot| self.pain.of_word(self.words[slot.index()]))
            .sum();
        let taste = Taste {
            score: MOST_SCORE * self.chance.unit(),
            ..Taste::default()
        };
        let mut chooser = Chooser::new(self.words.len(), taste, self.chance.bits());
        let found = Refill {
            network: &mut self.network,
            chooser: &mut chooser,
            pain: &self.pain,
            touched: &touched,
            rest: all - freed,
            limit,
            steps: &mut self.steps,
        }
        .run();
        self.network.pop();
        found.filter(|words| *words != self.words)
    }
}

/// Where a round begins, and what it tries there.
struct Guide {
    first: SlotId,
    letter: Option<(CellId, Glyph)>,
    word: Option<WordId>,
}
