//! The board: which words lie where, and what that leaves free.
//!
//! Two words share at most one cell exactly when no two of them run over the same *edge* between
//! neighbouring cells, so the board keeps the owner of every edge: one look a step instead of
//! comparing words.

use crate::ids::Glyph;
use crate::wordsearch::shape::{axis, Line, Shape, DIRECTIONS};

/// Stands in a cell that no word covers.
pub const EMPTY: Glyph = u8::MAX;

/// A word that lies on the board; its number is its place in the task (see `Texts`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    /// The word's number.
    pub word: u32,
    /// Where it lies.
    pub line: Line,
}

/// The place of a laid word in the board's table.
pub type LaidId = u32;

const NOBODY: LaidId = LaidId::MAX;

/// Up to eight words meet in a cell: on each of four axes one ends and one starts there.
#[derive(Clone, Copy, Debug)]
struct Cover {
    count: u8,
    words: [LaidId; DIRECTIONS],
}

/// A set of cells that one can draw from.
#[derive(Clone, Debug, Default)]
pub struct CellSet {
    cells: Vec<usize>,
    places: Vec<u32>,
}

impl CellSet {
    fn of(cells: &[usize], numbers: usize) -> Self {
        let mut places = vec![u32::MAX; numbers];
        for (place, &cell) in cells.iter().enumerate() {
            places[cell] = place as u32;
        }
        Self {
            cells: cells.to_vec(),
            places,
        }
    }

    /// The cells, in no useful order.
    pub fn cells(&self) -> &[usize] {
        &self.cells
    }

    /// The number of cells.
    pub fn len(&self) -> usize {
        self.cells.len()
    }

    /// Whether a cell is in the set.
    pub fn has(&self, cell: usize) -> bool {
        self.places[cell] != u32::MAX
    }

    fn insert(&mut self, cell: usize) {
        debug_assert!(!self.has(cell));
        self.places[cell] = self.cells.len() as u32;
        self.cells.push(cell);
    }

    fn remove(&mut self, cell: usize) {
        let place = self.places[cell] as usize;
        self.places[cell] = u32::MAX;
        self.cells.swap_remove(place);
        if let Some(&moved) = self.cells.get(place) {
            self.places[moved] = place as u32;
        }
    }
}

/// What lies where.
#[derive(Clone, Debug)]
pub struct Board<'a> {
    shape: &'a Shape,
    letters: Vec<Glyph>,
    covers: Vec<Cover>,
    edges: [Vec<LaidId>; 4],
    laid: Vec<Option<Laid>>,
    spare: Vec<LaidId>,
    empty: CellSet,
    words: usize,
    cells_of_words: usize,
    by_direction: [usize; DIRECTIONS],
}

impl<'a> Board<'a> {
    /// A board without words.
    pub fn new(shape: &'a Shape) -> Self {
        let nobody = Cover {
            count: 0,
            words: [NOBODY; DIRECTIONS],
        };
        let edges = vec![NOBODY; shape.numbers()];
        Self {
            shape,
            letters: vec![EMPTY; shape.numbers()],
            covers: vec![nobody; shape.numbers()],
            edges: [edges.clone(), edges.clone(), edges.clone(), edges],
            laid: Vec::new(),
            spare: Vec::new(),
            empty: CellSet::of(shape.cells(), shape.numbers()),
            words: 0,
            cells_of_words: 0,
            by_direction: [0; DIRECTIONS],
        }
    }

    /// The shape under the board.
    pub fn shape(&self) -> &'a Shape {
        self.shape
    }

    /// The letter at a cell; [`EMPTY`] where no word lies.
    pub fn letter(&self, cell: usize) -> Glyph {
        self.letters[cell]
    }

    /// The cells no word covers.
    pub fn empty(&self) -> &CellSet {
        &self.empty
    }

    /// The number of words that lie here.
    pub fn words(&self) -> usize {
        self.words
    }

    /// The cells of all words together, a shared cell counted once for each word.
    pub fn cells_of_words(&self) -> usize {
        self.cells_of_words
    }

    /// The number of words in each direction.
    pub fn by_direction(&self) -> &[usize; DIRECTIONS] {
        &self.by_direction
    }

    /// The words on the board.
    pub fn laid(&self) -> impl Iterator<Item = (LaidId, Laid)> + '_ {
        self.laid
            .iter()
            .enumerate()
            .filter_map(|(id, laid)| laid.map(|laid| (id as LaidId, laid)))
    }

    /// A word on the board.
    pub fn at(&self, id: LaidId) -> Laid {
        self.laid[id as usize].expect("ids of lifted words are not kept")
    }

    /// The words that cover a cell.
    pub fn covering(&self, cell: usize) -> &[LaidId] {
        let cover = &self.covers[cell];
        &cover.words[..usize::from(cover.count)]
    }

    /// The word that runs over the edge from a cell to the next one in a direction.
    pub fn over_edge(&self, cell: usize, direction: usize) -> Option<LaidId> {
        let (axis, forth) = axis(direction);
        let first = if forth {
            cell
        } else {
            self.shape.on(cell, direction, 1)
        };
        let owner = self.edges[axis][first];
        (owner != NOBODY).then_some(owner)
    }

    /// Lay a word on a line whose edges are free and whose letters agree.
    pub fn lay(&mut self, word: u32, text: &[Glyph], line: Line) -> LaidId {
        let laid = Laid { word, line };
        let id = if let Some(id) = self.spare.pop() {
            self.laid[id as usize] = Some(laid);
            id
        } else {
            self.laid.push(Some(laid));
            (self.laid.len() - 1) as LaidId
        };
        for (at, &letter) in text.iter().enumerate() {
            let cell = self.shape.on(line.start, line.direction, at);
            let cover = &mut self.covers[cell];
            cover.words[usize::from(cover.count)] = id;
            cover.count += 1;
            if cover.count == 1 {
                self.letters[cell] = letter;
                self.empty.remove(cell);
            }
            debug_assert_eq!(self.letters[cell], letter);
        }
        self.own_edges(line, id);
        self.words += 1;
        self.cells_of_words += line.length;
        self.by_direction[line.direction] += 1;
        id
    }

    /// Take a word off the board.
    pub fn lift(&mut self, id: LaidId) -> Laid {
        let laid = self.at(id);
        self.laid[id as usize] = None;
        self.spare.push(id);
        for at in 0..laid.line.length {
            let cell = self.shape.on(laid.line.start, laid.line.direction, at);
            let cover = &mut self.covers[cell];
            let count = usize::from(cover.count);
            let place = cover.words[..count]
                .iter()
                .position(|&word| word == id)
                .expect("a word covers its own cells");
            cover.words.swap(place, count - 1);
            cover.count -= 1;
            if cover.count == 0 {
                self.letters[cell] = EMPTY;
                self.empty.insert(cell);
            }
        }
        self.own_edges(laid.line, NOBODY);
        self.words -= 1;
        self.cells_of_words -= laid.line.length;
        self.by_direction[laid.line.direction] -= 1;
        laid
    }

    fn own_edges(&mut self, line: Line, owner: LaidId) {
        let (axis, forth) = axis(line.direction);
        let first = usize::from(!forth);
        for at in 0..line.length - 1 {
            let cell = self.shape.on(line.start, line.direction, at + first);
            self.edges[axis][cell] = owner;
        }
    }
}
