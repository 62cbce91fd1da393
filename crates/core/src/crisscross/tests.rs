//! The engine as a whole: layouts that keep the law, whatever is asked.

use std::collections::BTreeMap;

use super::*;

/// A problem of lower-case words, with everything else as it is when nobody asks.
pub(super) fn problem(words: &str) -> Problem {
    let words: Vec<Vec<u8>> = words
        .split_whitespace()
        .map(|word| word.bytes().map(|sign| sign - b'a').collect())
        .collect();
    Problem {
        wanted: words.len(),
        words,
        glyphs: 26,
        pins: Vec::new(),
        keyword: None,
        most: (100, 100),
        aspect: 1500,
        tight: false,
        rules: LAW,
    }
}

const RIVER: &str = "river otter heron reed pike waterlily kingfisher dragonfly frog newt beaver \
                     willow current pebble minnow delta source bridge ferry canoe";

fn lay_steps(problem: &Problem, seed: u64, steps: u64) -> Answer {
    problem.check().expect("a sound problem");
    let options = Options {
        seed,
        steps: Some(steps),
        seconds: None,
    };
    lay(
        problem,
        options,
        &CancelFlag::default(),
        &Progress::default(),
    )
}

fn layout(problem: &Problem, seed: u64, steps: u64) -> Layout {
    let layout = lay_steps(problem, seed, steps).layout.expect("a layout");
    assert_lawful(&layout, problem);
    layout
}

/// Read the grid as a solver would: every run of two or more is exactly one placed word.
fn assert_lawful(layout: &Layout, problem: &Problem) {
    let mut grid: BTreeMap<(usize, usize), u8> = BTreeMap::new();
    let mut words = Vec::new();
    for (place, word) in layout.places.iter().zip(&problem.words) {
        let Some(place) = place else { continue };
        words.push((place.down, place.row, place.col, word.clone()));
        for (at, &glyph) in word.iter().enumerate() {
            let square = if place.down {
                (place.row + at, place.col)
            } else {
                (place.row, place.col + at)
            };
            assert!(square.0 < layout.rows && square.1 < layout.cols);
            assert_eq!(*grid.entry(square).or_insert(glyph), glyph);
        }
    }
    let mut runs = Vec::new();
    for &(row, col) in grid.keys() {
        for down in [false, true] {
            let at = |steps: usize| {
                if down {
                    (row + steps, col)
                } else {
                    (row, col + steps)
                }
            };
            let before = if down {
                row.checked_sub(1).map(|row| (row, col))
            } else {
                col.checked_sub(1).map(|col| (row, col))
            };
            if before.is_some_and(|square| grid.contains_key(&square)) {
                continue;
            }
            let run: Vec<u8> = (0..)
                .map_while(|steps| grid.get(&at(steps)).copied())
                .collect();
            if run.len() > 1 {
                runs.push((down, row, col, run));
            }
        }
    }
    runs.sort();
    words.sort();
    assert_eq!(runs, words);
    let letters: usize = words.iter().map(|word| word.3.len()).sum();
    assert_eq!(layout.crossings, letters - grid.len());
    assert!(words.len() < 2 || layout.crossings >= words.len() - 1);
}

#[test]
fn all_twenty_words_go_in_tightly() {
    let layout = layout(&problem(RIVER), 1, 300_000);
    assert_eq!(layout.placed(), 20);
    assert!(layout.area() < 230, "area {}", layout.area());
    assert!(2 * layout.rows.max(layout.cols) <= 3 * layout.rows.min(layout.cols));
}

#[test]
fn the_same_seed_gives_the_same_layout() {
    let asked = problem(RIVER);
    assert_eq!(layout(&asked, 5, 50_000), layout(&asked, 5, 50_000));
    assert_ne!(layout(&asked, 5, 50_000), layout(&asked, 6, 50_000));
}

#[test]
fn layouts_of_many_seeds_keep_the_law() {
    for seed in 0..40 {
        layout(&problem(RIVER), seed, 4_000);
    }
}

#[test]
fn a_largest_shape_is_kept_and_as_many_words_as_can_go_in() {
    let mut asked = problem(RIVER);
    asked.most = (9, 12);
    let layout = layout(&asked, 1, 100_000);
    assert!(layout.rows <= 9 && layout.cols <= 12);
    assert!(layout.placed() >= 8, "{} placed", layout.placed());
}

#[test]
fn words_without_a_shared_letter_stay_out() {
    let layout = layout(&problem("cat dog got xxx"), 1, 10_000);
    assert_eq!(layout.placed(), 3);
    assert_eq!(layout.places[3], None);
}

#[test]
fn one_word_is_a_grid_of_its_own() {
    let layout = layout(&problem("lonely"), 1, 1_000);
    assert_eq!((layout.area(), layout.crossings), (6, 0));
}

#[test]
fn a_pinned_word_stays_where_it_was_put() {
    let mut asked = problem(RIVER);
    let place = Place {
        row: 3,
        col: 2,
        down: false,
    };
    asked.pins = vec![(6, place)];
    let layout = layout(&asked, 1, 30_000);
    assert_eq!(layout.places[6], Some(place));
    assert_eq!(layout.placed(), 20);
}

#[test]
fn no_grid_is_smaller_than_its_pins() {
    let mut asked = problem("heron hero owl otter river");
    let place = Place {
        row: 6,
        col: 9,
        down: true,
    };
    asked.pins = vec![(0, place)];
    for seed in 0..3 {
        let layout = layout(&asked, seed, 20_000);
        assert_eq!(layout.places[0], Some(place));
        assert!(layout.rows >= 11 && layout.cols >= 10);
    }
}

#[test]
fn where_every_word_is_pinned_the_search_ends_all_the_same() {
    let mut asked = problem("cat tin dog");
    let at = |row, col, down| Place { row, col, down };
    asked.pins = vec![(0, at(0, 0, false)), (1, at(0, 2, true))];
    asked.pins.push((2, at(7, 0, false)));
    let answer = lay_steps(&asked, 1, 1_000);
    let layout = answer.layout.expect("a layout");
    assert_eq!(layout.placed(), 2);
    assert_eq!(answer.ended, Ended::Settled);
}

#[test]
fn pinned_words_that_clash_are_refused() {
    let mut asked = problem("cat dog got");
    let at = |row, col, down| Place { row, col, down };
    for (one, two) in [
        (at(0, 0, false), at(0, 2, false)),
        (at(0, 0, false), at(1, 0, false)),
        (at(0, 0, false), at(0, 0, true)),
    ] {
        asked.pins = vec![(0, one), (1, two)];
        assert_eq!(
            asked.check(),
            Err(ProblemError::Clash(u16::from(one.row == two.row)))
        );
    }
}

#[test]
fn a_keyword_runs_down_and_is_crossed_in_most_letters() {
    let mut asked = problem(RIVER);
    asked.keyword = Some(11);
    let layout = layout(&asked, 1, 100_000);
    assert!(layout.places[11].is_some_and(|place| place.down));
    assert!(
        layout.cost.uncrossed <= 2,
        "{} letters uncrossed",
        layout.cost.uncrossed
    );
    assert_eq!(layout.placed(), 20);
}

#[test]
fn no_more_words_than_wanted_go_in() {
    let mut asked = problem(RIVER);
    asked.wanted = 7;
    assert_eq!(layout(&asked, 3, 20_000).placed(), 7);
    let one = layout(&asked, 1, 5_000);
    let two = layout(&asked, 2, 5_000);
    let chosen =
        |layout: &Layout| -> Vec<bool> { layout.places.iter().map(Option::is_some).collect() };
    assert_ne!(chosen(&one), chosen(&two));
}

#[test]
fn tight_layouts_keep_the_law_and_cross_more() {
    let words = "ab at ate eat tea tab bat beat bet be abet beta aa tat tet ta te ebb";
    let loose = layout(&problem(words), 1, 60_000);
    let mut asked = problem(words);
    asked.tight = true;
    let tight = layout(&asked, 1, 60_000);
    assert!(tight.placed() >= loose.placed());
    assert!(
        tight.area() < loose.area() || tight.placed() > loose.placed(),
        "tight {}x{}, loose {}x{}",
        tight.rows,
        tight.cols,
        loose.rows,
        loose.cols
    );
}

#[test]
fn either_rule_switched_off_breaks_the_law() {
    for (ends, sides) in [(false, true), (true, false)] {
        let mut asked = problem(RIVER);
        asked.rules = Rules { ends, sides };
        let broken = (0..20).filter(|&seed| {
            let layout = lay_steps(&asked, seed, 1_000).layout.expect("a layout");
            std::panic::catch_unwind(|| assert_lawful(&layout, &asked)).is_err()
        });
        assert!(broken.count() >= 19);
    }
}

#[test]
fn a_cancelled_search_ends_at_once() {
    let cancel = CancelFlag::default();
    cancel.set();
    let answer = lay(
        &problem(RIVER),
        Options::default(),
        &cancel,
        &Progress::default(),
    );
    assert_eq!(answer.ended, Ended::Cancelled);
    assert!(answer.steps < 10);
}
