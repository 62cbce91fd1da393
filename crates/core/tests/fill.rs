//! The fill against every assignment of letters, on small random problems.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crosswright_core::chance::Chance;
use crosswright_core::control::{CancelFlag, Progress};
use crosswright_core::fill::{fill, Options};
use crosswright_core::ideas::Ideas;
use crosswright_core::ids::{CellId, Glyph, LetterSet, WordId};
use crosswright_core::outcome::{Ending, Limit, Outcome};
use crosswright_core::problem::{Problem, ProblemError, Repeats, Slot, Standing};
use crosswright_core::roots::{letters_share_root, same_root};
use crosswright_core::runs::{share_run, SHORTEST_RUN};
use crosswright_core::words::{Columns, WordIndex, WordsError};

const LETTERS: usize = 3;
const HARD_LETTERS: usize = 10;

fn index_of(letters: usize, words: &[Vec<Glyph>]) -> WordIndex {
    let columns = Columns {
        glyphs: words.concat(),
        lengths: words.iter().map(|word| word.len() as u8).collect(),
        scores: (0..words.len()).map(|word| (word % 101) as u8).collect(),
        groups: (0..words.len() as u32).collect(),
        breaks: vec![1; words.len()],
    };
    WordIndex::new(letters, columns).expect("the columns are a lexicon")
}

fn random_words(chance: &mut Chance) -> Vec<Vec<Glyph>> {
    let count = 4 + chance.below(40);
    let mut words: Vec<Vec<Glyph>> = (0..count)
        .map(|_| {
            (0..2 + chance.below(3))
                .map(|_| chance.below(LETTERS as u32) as Glyph)
                .collect()
        })
        .collect();
    words.sort();
    words.dedup();
    words
}

/// Slots of any shape through a few cells: a cell may lie in many, and twice in one.
fn random_problem<'a>(index: &'a WordIndex, chance: &mut Chance) -> Problem<'a> {
    let cells = 3 + chance.below(6);
    let slots = (0..=chance.below(5)).map(|_| Slot {
        cells: (0..2 + chance.below(3))
            .map(|_| CellId(chance.below(cells) as u16))
            .collect(),
        min_score: if chance.below(4) == 0 { 10 } else { 0 },
        words: random_list(index, chance),
    });
    let slots = slots.collect();
    let allowed = (0..cells).map(|_| {
        LetterSet(if chance.below(4) == 0 {
            chance.bits()
        } else {
            u64::MAX
        })
    });
    let allowed = allowed.collect();
    let standing = (0..chance.below(2)).map(|_| Standing {
        glyphs: (0..2 + chance.below(3))
            .map(|_| chance.below(LETTERS as u32) as Glyph)
            .collect(),
        breaks: 0,
    });
    let standing = standing.collect();
    let repeats = [Repeats::Allowed, Repeats::NoWord, Repeats::NoRoot][chance.below(3) as usize];
    let mut problem =
        Problem::new(index, allowed, slots, standing, repeats).expect("the parts fit");
    problem.longest_shared = (chance.below(4) == 0).then_some(SHORTEST_RUN - 1);
    problem
}

/// Seldom a list of some of the words.
fn random_list(index: &WordIndex, chance: &mut Chance) -> Option<Arc<[WordId]>> {
    (chance.below(6) == 0).then(|| {
        let words = (0..index.len() as u32).filter(|_| chance.below(2) == 0);
        words.map(WordId).collect()
    })
}

fn run(problem: &Problem<'_>, options: Options) -> Outcome {
    fill(
        problem,
        options,
        &CancelFlag::default(),
        &Progress::default(),
    )
}

/// Whether letters, one a cell, are a fill.
fn is_fill(problem: &Problem<'_>, letters: &[Glyph]) -> bool {
    let index = problem.index;
    let answers: Vec<Vec<Glyph>> = problem
        .slots
        .iter()
        .map(|slot| {
            slot.cells
                .iter()
                .map(|cell| letters[cell.index()])
                .collect()
        })
        .collect();
    let repeats = |a: &[Glyph], b: &[Glyph]| match problem.repeats {
        Repeats::Allowed => false,
        Repeats::NoWord => a == b,
        Repeats::NoRoot => a == b || letters_share_root(a, b),
    };
    let stand_together = |a: &[Glyph], b: &[Glyph]| {
        let longest = problem.longest_shared;
        !repeats(a, b) && longest.is_none_or(|longest| !share_run(a, b, longest + 1))
    };
    let mut cells = problem.slots.iter().flat_map(|slot| &slot.cells);
    cells.all(|cell| problem.cells[cell.index()].has(letters[cell.index()]))
        && problem.slots.iter().zip(&answers).all(|(slot, answer)| {
            index.spelled(answer).iter().any(|word| {
                let listed = slot.words.as_ref().is_none_or(|list| list.contains(word));
                listed && index.score(*word) >= slot.min_score
            })
        })
        && (0..answers.len()).all(|slot| {
            answers[..slot]
                .iter()
                .all(|other| stand_together(&answers[slot], other))
                && problem
                    .standing
                    .iter()
                    .all(|other| stand_together(&answers[slot], &other.glyphs))
        })
}

fn has_fill(problem: &Problem<'_>) -> bool {
    let cells = problem.cells.len() as u32;
    (0..(LETTERS as u32).pow(cells)).any(|number| {
        let letters: Vec<Glyph> = (0..cells)
            .map(|cell| (number / (LETTERS as u32).pow(cell) % LETTERS as u32) as Glyph)
            .collect();
        is_fill(problem, &letters)
    })
}

#[test]
fn the_verdict_is_that_of_trying_every_grid() {
    let found = verdicts(1_500, 11);
    assert!(
        (300..1_200).contains(&found),
        "{found} of 1500 cases have a fill"
    );
}

#[test]
#[ignore = "long; run by `make campaign`"]
fn ten_thousand_verdicts_are_those_of_trying_every_grid() {
    verdicts(10_000, 12);
}

/// All ideas, or all but one.
fn random_ideas(chance: &mut Chance) -> Ideas {
    let all = Ideas::default();
    let name = Ideas::NAMES.get(chance.below(10) as usize);
    name.and_then(|name| all.without(name)).unwrap_or(all)
}

/// Compare so many random problems with the trial of every grid; how many have a fill.
fn verdicts(cases: u64, seed: u64) -> u64 {
    let mut chance = Chance::new(seed);
    let mut found = 0;
    for seed in 0..cases {
        let words = random_words(&mut chance);
        let index = index_of(LETTERS, &words);
        let problem = random_problem(&index, &mut chance);
        let outcome = run(
            &problem,
            Options {
                seed,
                climb: u64::from(chance.below(4) == 0) * 20,
                ideas: random_ideas(&mut chance),
                ..Options::default()
            },
        );
        match outcome.ending {
            Ending::Found(words) => {
                found += 1;
                let glyphs = outcome
                    .letters
                    .iter()
                    .map(|letters| letters.letters().next().unwrap_or(0));
                assert!(is_fill(&problem, &glyphs.collect::<Vec<_>>()));
                for (slot, word) in problem.slots.iter().zip(words) {
                    assert!(slot.words.as_ref().is_none_or(|list| list.contains(&word)));
                    for (cell, &glyph) in slot.cells.iter().zip(index.glyphs(word)) {
                        assert_eq!(outcome.letters[cell.index()].single(), Some(glyph));
                    }
                }
            }
            Ending::Infeasible(clash) => {
                assert!(!has_fill(&problem));
                assert!(!clash.is_empty());
                assert!(!has_fill(&problem.only(&clash)));
            }
            other => panic!("nothing limits this search, but it ended as {other:?}"),
        }
    }
    found
}

#[test]
fn roots_found_by_index_are_those_of_the_pairs() {
    let mut chance = Chance::new(5);
    let words: Vec<Vec<Glyph>> = (0..300)
        .map(|_| {
            (0..2 + chance.below(7))
                .map(|_| chance.below(LETTERS as u32) as Glyph)
                .collect()
        })
        .collect();
    let index = index_of(LETTERS, &words);
    for (a, x) in words.iter().enumerate() {
        for (b, y) in words.iter().enumerate() {
            let found = same_root(&index, WordId(a as u32), WordId(b as u32));
            assert_eq!(found, x == y || letters_share_root(x, y), "{x:?} {y:?}");
        }
    }
}

/// An open square too large to be filled with its words, and to be refuted soon.
fn hard_problem(index: &WordIndex) -> Problem<'_> {
    let side = 8;
    let slot = |cells: Vec<u16>| Slot {
        cells: cells.into_iter().map(CellId).collect(),
        min_score: 0,
        words: None,
    };
    let across = (0..side).map(|row| slot((0..side).map(|col| row * side + col).collect()));
    let down = (0..side).map(|col| slot((0..side).map(|row| row * side + col).collect()));
    let cells = vec![LetterSet(u64::MAX); usize::from(side * side)];
    Problem::new(
        index,
        cells,
        across.chain(down).collect(),
        Vec::new(),
        Repeats::NoWord,
    )
    .expect("the parts fit")
}

fn hard_words() -> Vec<Vec<Glyph>> {
    let mut chance = Chance::new(3);
    let mut word = || {
        (0..8)
            .map(|_| chance.below(HARD_LETTERS as u32) as Glyph)
            .collect()
    };
    (0..1_000).map(|_| word()).collect()
}

#[test]
fn a_seed_and_a_limit_in_steps_repeat_a_search_exactly() {
    let words = hard_words();
    let index = index_of(HARD_LETTERS, &words);
    let problem = hard_problem(&index);
    let options = Options {
        seed: 9,
        steps: Some(3_000),
        ..Options::default()
    };
    let ends: Vec<Outcome> = (0..2)
        .map(|_| {
            let mut end = run(&problem, options);
            end.statistics.seconds = 0.0;
            end
        })
        .collect();
    assert_eq!(ends[0].ending, Ending::Limit(Limit::Steps));
    assert_eq!(ends[0].statistics.steps, 3_000);
    assert_eq!(ends[0], ends[1]);
    assert_ne!(
        run(
            &problem,
            Options {
                seed: 10,
                ..options
            }
        )
        .letters,
        ends[0].letters
    );
}

#[test]
fn a_limit_in_seconds_and_a_flag_end_a_search() {
    let words = hard_words();
    let index = index_of(HARD_LETTERS, &words);
    let problem = hard_problem(&index);
    let end = run(
        &problem,
        Options {
            seconds: Some(0.05),
            ..Options::default()
        },
    );
    assert_eq!(end.ending, Ending::Limit(Limit::Seconds));
    let cancel = CancelFlag::default();
    cancel.set();
    let end = fill(&problem, Options::default(), &cancel, &Progress::default());
    assert_eq!(end.ending, Ending::Cancelled);
}

#[test]
fn misuse_is_named() {
    let index = index_of(LETTERS, &[vec![0, 1]]);
    let problem = |slot: Slot| {
        Problem::new(
            &index,
            vec![LetterSet(7); 2],
            vec![slot],
            Vec::new(),
            Repeats::NoWord,
        )
    };
    let slot = |cells: &[u16]| Slot {
        cells: cells.iter().copied().map(CellId).collect(),
        min_score: 0,
        words: None,
    };
    assert_eq!(problem(slot(&[0])).err(), Some(ProblemError::Length(0, 1)));
    assert_eq!(problem(slot(&[0, 2])).err(), Some(ProblemError::Cell(0, 2)));
    assert_eq!(
        WordIndex::new(0, Columns::default()).err(),
        Some(WordsError::Letters(0))
    );
}

#[test]
fn a_search_obeys_its_flag_within_fifty_milliseconds() {
    let words = hard_words();
    let index = index_of(HARD_LETTERS, &words);
    let problem = hard_problem(&index);
    for threads in [1, 3] {
        // On a busy machine a thread may wait for its turn: one prompt answer of five is enough.
        let prompt = (0..5).any(|_| {
            let cancel = CancelFlag::default();
            let options = Options {
                threads,
                ..Options::default()
            };
            let delay = std::thread::scope(|scope| {
                let search = scope.spawn(|| fill(&problem, options, &cancel, &Progress::default()));
                std::thread::sleep(Duration::from_millis(60));
                let asked = Instant::now();
                cancel.set();
                let end = search.join().expect("the search does not panic");
                assert_eq!(end.ending, Ending::Cancelled);
                asked.elapsed()
            });
            delay < Duration::from_millis(50)
        });
        assert!(prompt, "{threads} threads");
    }
}
