//! Word searches of the engine, read again by a slow and obvious checker that knows none of its parts.

use std::collections::BTreeSet;
use std::sync::Arc;

use crosswright_core::control::CancelFlag;
use crosswright_core::words::{Columns, WordIndex};
use crosswright_core::wordsearch::{
    search, Ended, Layout, Leftover, Limits, Readable, Shape, Sharing, Statistics, Stock, Stop,
    Task, Wishes, STEPS,
};

const LETTERS: usize = 12;

/// Words of made-up syllables: enough of them, and alike enough to be nested or found twice.
fn words(count: usize, salt: u64) -> Vec<Vec<u8>> {
    let mut state = salt;
    let mut next = |end: u64| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        ((state >> 33) % end) as u8
    };
    let mut words = BTreeSet::new();
    while words.len() < count {
        let syllables = 2 + next(3);
        let mut word = Vec::new();
        for _ in 0..syllables {
            word.push(4 + next(8));
            word.push(next(4));
        }
        if next(2) == 0 {
            word.push(4 + next(8));
        }
        words.insert(word);
    }
    words.into_iter().collect()
}

fn stock(words: &[Vec<u8>]) -> Stock {
    let columns = Columns {
        glyphs: words.concat(),
        lengths: words.iter().map(|word| word.len() as u8).collect(),
        scores: vec![50; words.len()],
        groups: (0..words.len() as u32).collect(),
        breaks: vec![1; words.len()],
    };
    let index = WordIndex::new(LETTERS, columns).expect("a lexicon");
    Stock::new(Arc::new(index), &Readable::new(LETTERS))
}

fn wishes() -> Wishes {
    Wishes {
        directions: [1.0; 8],
        steer: false,
        shortest: 4,
        longest: 9,
        mean_length: 6.0,
        sharing: Sharing::Free,
        least_words: 0,
        load: 0.7,
    }
}

fn run(task: &Task, steps: u64) -> (Ended, Statistics) {
    let limits = Limits {
        steps: Some(steps),
        time: None,
        cancel: &CancelFlag::default(),
    };
    search(task, limits)
}

type Squares = Vec<(usize, usize)>;

/// Every way to read a word in the grid, as the set of its squares.
fn readings(grid: &[Vec<Option<u8>>], word: &[u8]) -> BTreeSet<Vec<(usize, usize)>> {
    let mut found = BTreeSet::new();
    for row in 0..grid.len() {
        for col in 0..grid[0].len() {
            for (down, right) in STEPS {
                let squares: Vec<(usize, usize)> = (0..word.len())
                    .map_while(|at| {
                        let at = isize::try_from(at).ok()?;
                        Some((
                            row.checked_add_signed(down * at)?,
                            col.checked_add_signed(right * at)?,
                        ))
                    })
                    .collect();
                let reads = squares.len() == word.len()
                    && squares.iter().zip(word).all(|(&(r, c), &letter)| {
                        grid.get(r).and_then(|line| line.get(c)) == Some(&Some(letter))
                    });
                if reads {
                    let mut squares = squares;
                    squares.sort_unstable();
                    found.insert(squares);
                }
            }
        }
    }
    found
}

/// Hold a layout against the law of word searches.
fn check(task: &Task, shape: &Shape, size: (usize, usize), layout: &Layout, helpers: &[Vec<u8>]) {
    let mut grid = vec![vec![None; size.1]; size.0];
    for (&cell, &letter) in shape.cells().iter().zip(&layout.letters) {
        let (row, col) = shape.place(cell);
        grid[row][col] = Some(letter);
    }
    let text = |word: u32| {
        let word = word as usize;
        task.own
            .get(word)
            .unwrap_or_else(|| &helpers[word - task.own.len()])
    };
    let lines: Vec<(Vec<u8>, Squares)> = layout
        .words
        .iter()
        .map(|laid| {
            let squares = shape.along(laid.line).map(|cell| shape.place(cell));
            (text(laid.word).clone(), squares.collect())
        })
        .collect();
    let mut covered = BTreeSet::new();
    for (number, (word, squares)) in lines.iter().enumerate() {
        for (&(row, col), &letter) in squares.iter().zip(word) {
            assert_eq!(
                grid[row][col],
                Some(letter),
                "a word is not where it should be"
            );
            covered.insert((row, col));
        }
        let mut here = squares.clone();
        here.sort_unstable();
        assert_eq!(
            readings(&grid, word),
            BTreeSet::from([here]),
            "{word:?} is not found once"
        );
        for (_, others) in &lines[..number] {
            let shared = squares
                .iter()
                .filter(|square| others.contains(square))
                .count();
            assert!(shared <= 1, "two words share {shared} squares");
            assert!(task.wishes.sharing != Sharing::Never || shared == 0);
        }
    }
    let left: Vec<(usize, usize)> = shape
        .cells()
        .iter()
        .map(|&cell| shape.place(cell))
        .filter(|square| !covered.contains(square))
        .collect();
    let uncovered: Vec<_> = layout
        .uncovered
        .iter()
        .map(|&cell| shape.place(cell))
        .collect();
    assert_eq!(left, uncovered);
    if let Leftover::Phrase(phrase) = task.leftover {
        let read: Vec<u8> = left
            .iter()
            .filter_map(|&(row, col)| grid[row][col])
            .collect();
        assert_eq!(read, phrase, "the leftover is not the phrase");
    }
    for word in task.watched {
        assert_eq!(readings(&grid, word).len(), 1, "{word:?} is not read once");
    }
}

fn found(ended: Ended) -> Layout {
    match ended {
        Ended::Found(layout) => layout,
        other => panic!("no grid: {other:?}"),
    }
}

/// A disc, so that rows differ in length and none is as wide as the grid.
fn disc(side: usize) -> Vec<bool> {
    let middle = side as f32 / 2.0 - 0.5;
    (0..side * side)
        .map(|cell| {
            let (row, col) = ((cell / side) as f32, (cell % side) as f32);
            (row - middle).hypot(col - middle) <= side as f32 / 2.0
        })
        .collect()
}

#[test]
fn helpers_leave_exactly_the_phrase() {
    let helpers = words(6000, 1);
    let stock = stock(&helpers);
    let blocked_word = vec![4, 0, 4, 0];
    let mut blocked = Readable::new(LETTERS);
    blocked.add(0, &blocked_word);
    for (side, letters) in [(8, 0), (8, 9), (10, 12), (12, 60), (15, 17)] {
        for (seed, open) in [(1, vec![true; side * side]), (2, disc(side))] {
            let shape = Shape::new(side, side, &open);
            let phrase: Vec<u8> = (0..letters).map(|at| (at * 5 % LETTERS) as u8).collect();
            let task = Task {
                shape: &shape,
                own: &[],
                watched: &[],
                helpers: Some(&stock),
                blocked: &blocked,
                letters: LETTERS,
                leftover: Leftover::Phrase(&phrase),
                wishes: wishes(),
                seed,
            };
            let layout = found(run(&task, 2_000_000).0);
            check(&task, &shape, (side, side), &layout, &helpers);
            let again = found(run(&task, 2_000_000).0);
            assert_eq!(
                layout.letters, again.letters,
                "the same seed gave another grid"
            );
        }
    }
}

#[test]
fn own_words_come_first_and_helpers_after() {
    let helpers = words(6000, 1);
    let stock = stock(&helpers);
    let own: Vec<Vec<u8>> = words(40, 9)
        .into_iter()
        .filter(|word| word.len() > 7)
        .collect();
    let shape = Shape::new(14, 13, &[true; 14 * 13]);
    let phrase: Vec<u8> = (0..15).map(|at| at % LETTERS as u8).collect();
    let task = Task {
        shape: &shape,
        own: &own[..10],
        watched: &[],
        helpers: Some(&stock),
        blocked: &Readable::new(LETTERS),
        letters: LETTERS,
        leftover: Leftover::Phrase(&phrase),
        wishes: wishes(),
        seed: 3,
    };
    let layout = found(run(&task, 2_000_000).0);
    assert_eq!(layout.unplaced, []);
    check(&task, &shape, (14, 13), &layout, &helpers);
}

#[test]
fn fillers_leave_every_word_readable_once() {
    let all = words(60, 5);
    let weights = [1.0; LETTERS];
    for sharing in [Sharing::Never, Sharing::Free, Sharing::Eager] {
        let own: Vec<Vec<u8>> = all
            .iter()
            .filter(|word| word.len() == 8)
            .take(12)
            .cloned()
            .collect();
        let shape = Shape::new(13, 13, &[true; 169]);
        let task = Task {
            shape: &shape,
            own: &own,
            watched: &[],
            helpers: None,
            blocked: &Readable::new(LETTERS),
            letters: LETTERS,
            leftover: Leftover::Filler(&weights),
            wishes: Wishes {
                sharing,
                ..wishes()
            },
            seed: 4,
        };
        let layout = found(run(&task, 2_000_000).0);
        assert_eq!(layout.words.len() + layout.unplaced.len(), own.len());
        check(&task, &shape, (13, 13), &layout, &[]);
    }
}

#[test]
fn squares_out_of_reach_are_proved() {
    let stock = stock(&words(500, 2));
    let shape = Shape::new(3, 3, &[true; 9]);
    let task = Task {
        shape: &shape,
        own: &[],
        watched: &[],
        helpers: Some(&stock),
        blocked: &Readable::new(LETTERS),
        letters: LETTERS,
        leftover: Leftover::Phrase(&[1, 2]),
        wishes: wishes(),
        seed: 1,
    };
    assert!(matches!(run(&task, 1000).0, Ended::OutOfReach(9)));
}

#[test]
fn limits_end_a_search_that_cannot_succeed() {
    let few = stock(&[vec![0, 1, 2, 3], vec![3, 4, 5, 6]]);
    let shape = Shape::new(9, 9, &[true; 81]);
    let task = Task {
        shape: &shape,
        own: &[],
        watched: &[],
        helpers: Some(&few),
        blocked: &Readable::new(LETTERS),
        letters: LETTERS,
        leftover: Leftover::Phrase(&[1, 2]),
        wishes: wishes(),
        seed: 1,
    };
    let (ended, statistics) = run(&task, 5000);
    assert!(matches!(ended, Ended::Stopped(Stop::Steps)));
    assert!(statistics.steps <= 5001);
    let flag = CancelFlag::default();
    flag.set();
    let limits = Limits {
        steps: None,
        time: None,
        cancel: &flag,
    };
    assert!(matches!(
        search(&task, limits).0,
        Ended::Stopped(Stop::Cancelled)
    ));
}
