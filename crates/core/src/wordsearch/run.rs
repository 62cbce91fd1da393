//! One search under way: the board, what is still to be laid, and what all parts of the search share.

use crate::ids::{Glyph, WordId};
use crate::wordsearch::board::{Board, Laid, LaidId};
use crate::wordsearch::helpers::Helpers;
use crate::wordsearch::nesting::Company;
use crate::wordsearch::random::Random;
use crate::wordsearch::shape::{Line, DIRECTIONS, FIRST_DIAGONAL};
use crate::wordsearch::task::{Sharing, Task};

/// How strongly a direction that is behind its wish is preferred: a mild leaning, or a demand.
const LEANING: f32 = 0.25;
const DEMAND: f32 = 1.0;

/// One attempt at a task.
pub struct Run<'a> {
    pub task: &'a Task<'a>,
    pub board: Board<'a>,
    pub random: Random,
    pub helpers: Option<Helpers<'a>>,
    pub company: Company,
    /// Own words that do not lie on the board now.
    pub pending: Vec<u32>,
    /// Own words this attempt has given up.
    pub dropped: Vec<u32>,
    /// How often each own word was thrown out: such words are hard to place.
    pub hardship: Vec<u32>,
    /// Cells set aside for the phrase, spread evenly; a preference, not a law.
    pub reserved: Vec<bool>,
    /// Cells no helper can cover as the board is now.
    pub stuck: Vec<bool>,
    /// Helpers that were just taken off and must not come back at once.
    pub resting: Vec<WordId>,
    /// Times words were taken off.
    pub repairs: u64,
}

impl<'a> Run<'a> {
    /// An empty board.
    pub fn new(task: &'a Task<'a>, random: Random) -> Self {
        let mut company = Company::default();
        for (word, text) in task.own.iter().enumerate() {
            company.join(word as u32, text);
        }
        let numbers = task.shape.numbers();
        let wishes = &task.wishes;
        let mut run = Self {
            task,
            board: Board::new(task.shape),
            random,
            helpers: task
                .helpers
                .map(|stock| Helpers::new(stock, wishes.shortest, wishes.longest)),
            company,
            pending: (0..task.own.len() as u32).collect(),
            dropped: Vec::new(),
            hardship: vec![0; task.own.len()],
            reserved: vec![false; numbers],
            stuck: vec![false; numbers],
            resting: Vec::new(),
            repairs: 0,
        };
        run.reserve();
        run
    }

    /// Whether a word is the person's own.
    pub fn is_own(&self, word: u32) -> bool {
        (word as usize) < self.task.own.len()
    }

    /// The helper with a number of the board.
    pub fn helper(&self, word: u32) -> WordId {
        WordId(word - self.task.own.len() as u32)
    }

    /// The cells of an own word.
    pub fn own_text(&self, word: u32) -> &'a [Glyph] {
        &self.task.own[word as usize]
    }

    /// The number of cells that must stay uncovered; 0 when any number may.
    pub fn spare(&self) -> usize {
        self.task.spare().unwrap_or(0)
    }

    /// The number of uncovered cells beyond those that must stay so.
    pub fn excess(&self) -> usize {
        self.board.empty().len().saturating_sub(self.spare())
    }

    /// Lay a helper.
    pub fn lay_helper(&mut self, word: WordId, line: Line) {
        let Some(helpers) = self.helpers.as_mut() else {
            return;
        };
        helpers.take(word);
        let number = word.0 + self.task.own.len() as u32;
        let text = helpers.text(word);
        self.company.join(number, text);
        self.board.lay(number, text, line);
    }

    /// Take a word off; an own word waits to be laid again, a helper rests.
    pub fn lift(&mut self, id: LaidId) -> Laid {
        let laid = self.board.lift(id);
        self.repairs += 1;
        if self.is_own(laid.word) {
            self.hardship[laid.word as usize] += 1;
            self.pending.push(laid.word);
        } else {
            let word = self.helper(laid.word);
            self.company.leave(laid.word);
            self.resting.push(word);
            if let Some(helpers) = self.helpers.as_mut() {
                helpers.release_lemma(word);
            }
        }
        self.loosen(laid.line);
        laid
    }

    /// Let the helpers that rest come back.
    pub fn wake(&mut self) {
        if let Some(helpers) = self.helpers.as_mut() {
            for word in self.resting.drain(..) {
                helpers.put_back(word);
            }
        }
    }

    /// Cells near a line that was freed may be coverable again.
    fn loosen(&mut self, line: Line) {
        let (board, stuck) = (&self.board, &mut self.stuck);
        let reach = self.task.wishes.longest;
        let shape = board.shape();
        let ends = [
            line.start,
            shape.on(line.start, line.direction, line.length - 1),
        ];
        let places = ends.map(|cell| shape.place(cell));
        let top = places[0].0.min(places[1].0).saturating_sub(reach);
        let left = places[0].1.min(places[1].1).saturating_sub(reach);
        let bottom = places[0].0.max(places[1].0) + reach;
        let right = places[0].1.max(places[1].1) + reach;
        for &cell in board.empty().cells() {
            let (row, col) = shape.place(cell);
            if (top..=bottom).contains(&row) && (left..=right).contains(&col) {
                stuck[cell] = false;
            }
        }
    }

    /// How welcome one more word in a direction is.
    pub fn leaning(&self, direction: usize) -> f32 {
        let wishes = &self.task.wishes;
        let counts = self.board.by_direction();
        let words = (self.board.words() + 1) as f32;
        let all: f32 = wishes.directions.iter().sum();
        let behind = wishes.directions[direction] / all * words - counts[direction] as f32;
        // An exact packing takes whatever line fits, unless diagonals are asked for.
        let mild = if self.is_exact() && !wishes.steer {
            0.0
        } else {
            behind.clamp(-3.0, 3.0) * LEANING
        };
        if !wishes.steer {
            return mild;
        }
        let diagonals = counts[FIRST_DIAGONAL..].iter().sum::<usize>() as f32;
        let short = wishes.diagonal() * words - diagonals;
        let wanted = if direction >= FIRST_DIAGONAL {
            short
        } else {
            -short
        };
        mild + wanted.clamp(-4.0, 4.0) * DEMAND
    }

    /// The directions that are switched on.
    pub fn directions(&self) -> impl Iterator<Item = usize> + 'a {
        let weights = &self.task.wishes.directions;
        (0..DIRECTIONS).filter(|&direction| weights[direction] > 0.0)
    }

    /// Whether a line that covers so many cells anew keeps the wish about sharing.
    pub fn may_share(&self, shared: usize) -> bool {
        shared == 0 || self.task.wishes.sharing != Sharing::Never
    }

    /// Set cells aside for the phrase, far from each other.
    fn reserve(&mut self) {
        let shape = self.task.shape;
        let cells = shape.cells();
        let spare = self.spare().min(cells.len());
        let mut chosen: Vec<(usize, usize)> = Vec::with_capacity(spare);
        let shortest = self.task.shortest();
        let mut out_of_reach = cells.iter().filter(|&&cell| shape.room(cell) < shortest);
        while chosen.len() < spare {
            // Best of a few draws (Mitchell 1991): even, and still never the same twice.
            let best = out_of_reach.next().copied().or_else(|| {
                (0..6)
                    .map(|_| self.random.pick(cells))
                    .filter(|&cell| !self.reserved[cell])
                    .max_by_key(|&cell| distance(shape.place(cell), &chosen))
            });
            if let Some(cell) = best {
                self.reserved[cell] = true;
                chosen.push(shape.place(cell));
            }
        }
    }
}

/// The distance to the nearest of some places, in moves of a chess king.
fn distance(from: (usize, usize), places: &[(usize, usize)]) -> usize {
    places
        .iter()
        .map(|&(row, col)| row.abs_diff(from.0).max(col.abs_diff(from.1)))
        .min()
        .unwrap_or(usize::MAX)
}
