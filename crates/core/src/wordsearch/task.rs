//! What is asked for, and how a search for it may end.

use std::time::{Duration, Instant};

use crate::control::CancelFlag;
use crate::ids::Glyph;
use crate::wordsearch::board::Laid;
use crate::wordsearch::readings::Readable;
use crate::wordsearch::shape::{Shape, DIRECTIONS, FIRST_DIAGONAL};
use crate::wordsearch::stock::Stock;

/// What stands in the cells no word covers.
#[derive(Clone, Copy, Debug)]
pub enum Leftover<'a> {
    /// Exactly these letters, in reading order: so many cells stay uncovered.
    Phrase(&'a [Glyph]),
    /// Letters drawn by these weights, one a letter of the alphabet.
    Filler(&'a [f32]),
}

/// Whether words may cross.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sharing {
    /// Every cell belongs to one word at most.
    Never,
    /// Words cross where it suits.
    Free,
    /// Words cross wherever they can.
    Eager,
}

/// How the puzzle should look; what the law demands is not here.
#[derive(Clone, Debug)]
pub struct Wishes {
    /// How often each direction is wanted; 0 switches it off.
    pub directions: [f32; DIRECTIONS],
    /// Whether the weights are a wish to be met, or only a mild leaning.
    pub steer: bool,
    /// The fewest cells of a helper.
    pub shortest: usize,
    /// The most cells of a helper.
    pub longest: usize,
    /// The wanted mean of all words' lengths.
    pub mean_length: f32,
    /// Whether words may cross.
    pub sharing: Sharing,
    /// The fewest words wanted in all.
    pub least_words: usize,
    /// Without a phrase: helpers are added until words cover this share of the cells.
    pub load: f32,
}

impl Wishes {
    /// The wished share of words that run diagonally.
    pub fn diagonal(&self) -> f32 {
        let all: f32 = self.directions.iter().sum();
        self.directions[FIRST_DIAGONAL..].iter().sum::<f32>() / all
    }
}

/// One word search to make.
#[derive(Clone)]
pub struct Task<'a> {
    /// The cells.
    pub shape: &'a Shape,
    /// The words that must all lie in the grid; none of them lies inside another.
    pub own: &'a [Vec<Glyph>],
    /// Words that must be readable exactly once, inside others, without being laid.
    pub watched: &'a [Vec<Glyph>],
    /// Words that may be added.
    pub helpers: Option<&'a Stock>,
    /// Words that must not be readable anywhere.
    pub blocked: &'a Readable,
    /// The number of letters of the alphabet.
    pub letters: usize,
    /// What stands where no word lies.
    pub leftover: Leftover<'a>,
    /// How it should look.
    pub wishes: Wishes,
    /// Where chance starts.
    pub seed: u64,
}

impl Task<'_> {
    /// The fewest cells of any word that may be laid.
    pub fn shortest(&self) -> usize {
        let own = self.own.iter().map(Vec::len).min();
        let helper = self.helpers.map(|_| self.wishes.shortest);
        own.into_iter().chain(helper).min().unwrap_or(1)
    }

    /// The number of cells that must stay uncovered; None when any number may.
    pub fn spare(&self) -> Option<usize> {
        match self.leftover {
            Leftover::Phrase(phrase) => Some(phrase.len()),
            Leftover::Filler(_) => None,
        }
    }
}

/// How long a search may go on.
#[derive(Clone, Copy, Debug)]
pub struct Limits<'a> {
    /// The most steps.
    pub steps: Option<u64>,
    /// The longest time.
    pub time: Option<Duration>,
    /// Set by another thread to stop the search.
    pub cancel: &'a CancelFlag,
}

/// What a search has used of its limits.
#[derive(Debug)]
pub struct Clock<'a> {
    limits: Limits<'a>,
    end: Option<Instant>,
    steps: u64,
}

impl<'a> Clock<'a> {
    /// Start the clock.
    pub fn start(limits: Limits<'a>) -> Self {
        let end = limits
            .time
            .and_then(|time| Instant::now().checked_add(time));
        Self {
            limits,
            end,
            steps: 0,
        }
    }

    /// The steps so far.
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// Count one step; says whether the search must end.
    pub fn tick(&mut self) -> Option<Stop> {
        self.steps += 1;
        if self.limits.steps.is_some_and(|most| self.steps > most) {
            return Some(Stop::Steps);
        }
        // Reading the time costs as much as a small step, so it is read at every sixteenth.
        if self.steps % 16 == 0 {
            if self.limits.cancel.is_set() {
                return Some(Stop::Cancelled);
            }
            if self.end.is_some_and(|end| Instant::now() >= end) {
                return Some(Stop::Time);
            }
        }
        None
    }
}

/// What stopped a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The limit of steps.
    Steps,
    /// The limit of time.
    Time,
    /// The cancel flag.
    Cancelled,
}

/// A finished grid.
#[derive(Clone, Debug)]
pub struct Layout {
    /// The letter of each open cell, in reading order.
    pub letters: Vec<Glyph>,
    /// The words; numbers below the number of own words are own words, the others, less that
    /// number, are helpers.
    pub words: Vec<Laid>,
    /// The cells no word covers, in reading order.
    pub uncovered: Vec<usize>,
    /// Own words for which no place was found.
    pub unplaced: Vec<u32>,
}

/// How a search ended.
#[derive(Clone, Debug)]
pub enum Ended {
    /// With a grid; own words may be missing.
    Found(Layout),
    /// Proved impossible: so many cells lie in no row long enough for a word, more than may stay
    /// uncovered.
    OutOfReach(usize),
    /// By a limit or by request.
    Stopped(Stop),
}

/// What the search took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Words laid, or tries to lay one.
    pub steps: u64,
    /// Times words were taken off again.
    pub repairs: u64,
    /// Times the whole grid was thrown away.
    pub restarts: u64,
}
