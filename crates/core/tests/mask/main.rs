//! Masks obey the law: proved by a slow judge that shares nothing with the search.

#![allow(clippy::cast_possible_wrap)]

mod judge;

use crosswright_core::mask::{
    generate, Checked, Fixed, Impossible, Limit, Outcome, Problem, Rules, Stop, Symmetry,
};
use judge::Judge;

/// The american law of one size.
fn american(rows: usize, cols: usize) -> Rules {
    let most = (78 + (rows as i64 * cols as i64 - 225) * 62 / 216) as usize;
    Rules {
        symmetry: Symmetry::HalfTurn,
        checked: Checked::Every,
        shortest: 3,
        longest: None,
        most_entries: Some(most),
        most_blocks: Some(rows * cols / 6),
        entries: None,
        usual: (most * 92 / 100, most),
    }
}

fn british(rows: usize, cols: usize) -> Rules {
    let lights = rows * cols * 2 / 15;
    Rules {
        checked: Checked::Lattice,
        most_entries: None,
        most_blocks: None,
        usual: (lights * 9 / 10, lights * 11 / 10),
        ..american(rows, cols)
    }
}

fn free(rows: usize, cols: usize, rules: Rules) -> Problem {
    Problem::new(rows, cols, vec![Fixed::Free; rows * cols], rules).expect("a sound problem")
}

/// A problem drawn as text: `#` block, `o` open, `.` free.
fn drawn(rows: &[&str], rules: Rules) -> Problem {
    let fixed = rows
        .concat()
        .chars()
        .map(|sign| match sign {
            '#' => Fixed::Block,
            'o' => Fixed::Open,
            _ => Fixed::Free,
        })
        .collect();
    Problem::new(rows.len(), rows[0].len(), fixed, rules).expect("a sound problem")
}

/// The mask as rows of `#` and `.`.
fn make(problem: &Problem, cols: usize, seed: u64) -> Vec<Vec<char>> {
    match generate(problem, seed, Stop::default()).0 {
        Outcome::Found(made) => made
            .blocks
            .chunks(cols)
            .map(|row| {
                row.iter()
                    .map(|&block| if block { '#' } else { '.' })
                    .collect()
            })
            .collect(),
        other => panic!("seed {seed}: {other:?}"),
    }
}

fn prove(rows: usize, cols: usize, rules: &Rules, seeds: std::ops::Range<u64>) {
    let problem = free(rows, cols, rules.clone());
    for seed in seeds {
        Judge {
            grid: make(&problem, cols, seed),
        }
        .check(rules);
    }
}

const SYMMETRIES: [Symmetry; 5] = [
    Symmetry::None,
    Symmetry::HalfTurn,
    Symmetry::QuarterTurn,
    Symmetry::LeftRight,
    Symmetry::TopBottom,
];

#[test]
fn american_masks_obey_the_law() {
    for side in [5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25] {
        prove(side, side, &american(side, side), 0..6);
    }
}

#[test]
fn masks_of_any_shape_and_symmetry_obey_the_law() {
    for (rows, cols) in [
        (4, 4),
        (6, 6),
        (8, 8),
        (9, 9),
        (10, 14),
        (13, 13),
        (12, 17),
        (16, 11),
    ] {
        for symmetry in SYMMETRIES {
            for shortest in [2, 3] {
                let rules = Rules {
                    symmetry,
                    shortest,
                    most_entries: None,
                    most_blocks: None,
                    ..american(rows, cols)
                };
                prove(rows, cols, &rules, 0..2);
            }
        }
    }
}

#[test]
fn british_masks_obey_the_law() {
    for side in [9, 11, 13, 15, 21] {
        for symmetry in [
            Symmetry::HalfTurn,
            Symmetry::QuarterTurn,
            Symmetry::LeftRight,
        ] {
            prove(
                side,
                side,
                &Rules {
                    symmetry,
                    ..british(side, side)
                },
                0..3,
            );
        }
    }
    prove(11, 15, &british(11, 15), 0..3);
    prove(
        12,
        14,
        &Rules {
            symmetry: Symmetry::None,
            ..british(12, 14)
        },
        0..3,
    );
}

#[test]
fn wanted_entries_are_met() {
    for wanted in [64, 66, 68, 70, 72, 74, 76, 78] {
        prove(
            15,
            15,
            &Rules {
                entries: Some(wanted),
                ..american(15, 15)
            },
            0..5,
        );
    }
    for wanted in [132, 134, 136, 138, 140] {
        prove(
            21,
            21,
            &Rules {
                entries: Some(wanted),
                ..american(21, 21)
            },
            0..3,
        );
    }
    for wanted in [26, 28, 30, 32, 34] {
        prove(
            15,
            15,
            &Rules {
                entries: Some(wanted),
                ..british(15, 15)
            },
            0..3,
        );
    }
}

#[test]
fn a_longest_slot_is_obeyed() {
    prove(
        13,
        13,
        &Rules {
            longest: Some(7),
            ..american(13, 13)
        },
        0..10,
    );
}

#[test]
fn the_same_seed_makes_the_same_mask() {
    let problem = free(15, 15, american(15, 15));
    assert_eq!(make(&problem, 15, 7), make(&problem, 15, 7));
    let picture: Vec<String> = make(&problem, 15, 1)
        .iter()
        .map(|row| row.iter().collect())
        .collect();
    assert_eq!(picture, PICTURE_OF_SEED_1);
}

/// On every machine: prices and chance are whole numbers.
const PICTURE_OF_SEED_1: [&str; 15] = [
    "......#....#...",
    "......#....#...",
    "......#........",
    ".......#.......",
    "##...#...#.....",
    "...#........###",
    "...#....#......",
    "....#.....#....",
    "......#....#...",
    "###........#...",
    ".....#...#...##",
    ".......#.......",
    "........#......",
    "...#....#......",
    "...#....#......",
];

#[test]
fn seeds_make_different_masks() {
    for rules in [american(15, 15), british(15, 15)] {
        let problem = free(15, 15, rules);
        let mut masks: Vec<_> = (0..40).map(|seed| make(&problem, 15, seed)).collect();
        masks.sort();
        masks.dedup();
        assert!(masks.len() >= 39, "{}", masks.len());
    }
}

#[test]
fn fixed_squares_stay() {
    let rows = [
        "...............",
        "...............",
        "....#..........",
        "ooooooooooooooo",
        "...............",
        "...............",
        "...............",
        "...#ooooooo#...",
        "...............",
        "...............",
        "...............",
        "...............",
        "...............",
        "...............",
        "...............",
    ];
    let problem = drawn(&rows, american(15, 15));
    for seed in 0..20 {
        let grid = make(&problem, 15, seed);
        for (row, line) in rows.iter().enumerate() {
            for (col, sign) in line.chars().enumerate() {
                let now = grid[row][col];
                assert!(sign == '.' || (sign == '#') == (now == '#'), "{row} {col}");
            }
        }
        Judge { grid }.check(&american(15, 15));
    }
}

#[test]
fn what_cannot_be_is_proved() {
    let none = |rules: Rules| Rules {
        symmetry: Symmetry::None,
        most_blocks: None,
        ..rules
    };
    let wanted = |entries| Rules {
        entries: Some(entries),
        ..american(15, 15)
    };
    let cases = [
        (free(1, 1, american(3, 3)), Impossible::NothingOpen),
        (free(2, 40, american(3, 3)), Impossible::NothingOpen),
        (free(15, 15, wanted(71)), Impossible::NotAMultiple(2)),
        (free(15, 15, wanted(80)), Impossible::TooManyEntries(78)),
        (free(15, 15, wanted(20)), Impossible::TooFewEntries(26)),
        (free(14, 14, british(15, 15)), Impossible::NoLattice),
        (
            free(
                5,
                5,
                Rules {
                    entries: Some(12),
                    ..american(5, 5)
                },
            ),
            Impossible::TooManyEntries(10),
        ),
        (
            drawn(&["#...", "....", "....", "...o"], american(4, 4)),
            Impossible::Asymmetric(0),
        ),
        (
            drawn(&["o.#.", "....", "....", "...."], none(american(4, 4))),
            Impossible::NoSlotFits(0),
        ),
        (
            drawn(
                &["ooo#", "....", "....", "####"],
                Rules {
                    symmetry: Symmetry::None,
                    ..american(4, 4)
                },
            ),
            Impossible::TooManyBlocks(7),
        ),
        (
            drawn(
                &["o...", "....", "....", "####", "....", "....", "...o"],
                none(american(7, 4)),
            ),
            Impossible::Apart(0, 19),
        ),
        (
            drawn(
                &["....", "....", "....", "####", "....", "....", "...."],
                american(7, 4),
            ),
            Impossible::CutUp,
        ),
        (
            free(
                4,
                4,
                Rules {
                    most_blocks: Some(0),
                    longest: Some(3),
                    ..american(4, 4)
                },
            ),
            Impossible::NoneLeft,
        ),
        (
            drawn(
                &["oooo", "....", "....", "...."],
                Rules {
                    longest: Some(3),
                    ..american(4, 4)
                },
            ),
            Impossible::TooLong(3),
        ),
    ];
    for (problem, why) in cases {
        assert_eq!(
            generate(&problem, 1, Stop::default()).0,
            Outcome::Impossible(why),
            "{problem:?}"
        );
    }
}

#[test]
fn limits_end_the_search() {
    let problem = free(25, 25, american(25, 25));
    let stop = Stop {
        steps: Some(100),
        ..Stop::default()
    };
    let (outcome, statistics) = generate(&problem, 1, stop);
    assert_eq!(outcome, Outcome::LimitReached(Limit::Steps, None));
    assert_eq!(statistics.steps, 100);
}
