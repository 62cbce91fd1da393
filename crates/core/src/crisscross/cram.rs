//! Cramming: the best layout laid into another rectangle, less the words that do not fit.

use std::ops::RangeInclusive;

use crate::chance::Chance;

use super::board::{Spot, Way};
use super::packing::Packing;
use super::problem::{Layout, Place, Problem};

/// How a layout is moved: rows down, columns right, and whether across becomes down first.
#[derive(Clone, Copy)]
struct Shift {
    rows: isize,
    cols: isize,
    turned: bool,
}

/// Lay a layout into a rectangle so that about as many letters stay as can.
pub(super) fn cram<'a>(
    layout: &Layout,
    problem: &'a Problem,
    (rows, cols): (usize, usize),
    chance: &mut Chance,
) -> Packing<'a> {
    let mut packing = Packing::new(&problem.words, rows, cols, problem.glyphs);
    problem.lay_pins(&mut packing);
    let shift = best_shift(layout, problem, (rows, cols), chance);
    for (word, place) in layout.places.iter().enumerate() {
        let Some((row, col, way)) = place.and_then(|place| moved(place, shift)) else {
            continue;
        };
        let length = problem.words[word].len();
        if !packing.is_placed(word as u16) && packing.board.holds(row, col, way, length) {
            let cell = packing.board.cell(row, col) as u32;
            packing.put(word as u16, Spot { cell, way });
        }
    }
    packing.mend();
    packing.keep_largest_part();
    packing.settle();
    packing
}

fn best_shift(
    layout: &Layout,
    problem: &Problem,
    (rows, cols): (usize, usize),
    chance: &mut Chance,
) -> Shift {
    let mut best = Shift {
        rows: 0,
        cols: 0,
        turned: false,
    };
    if !problem.pins.is_empty() {
        return best;
    }
    let mut most = 0;
    let turns: &[bool] = if problem.keyword.is_some() {
        &[false]
    } else {
        &[false, true]
    };
    for &turned in turns {
        let (from_rows, from_cols) = if turned {
            (layout.cols, layout.rows)
        } else {
            (layout.rows, layout.cols)
        };
        for down in offsets(from_rows, rows) {
            for right in offsets(from_cols, cols) {
                let shift = Shift {
                    rows: down,
                    cols: right,
                    turned,
                };
                // A little chance, so that two tries of one rectangle start apart.
                let kept = 8 * letters_kept(layout, problem, (rows, cols), shift)
                    + chance.below(24) as usize;
                if kept > most {
                    most = kept;
                    best = shift;
                }
            }
        }
    }
    best
}

fn offsets(have: usize, want: usize) -> RangeInclusive<isize> {
    if want < have {
        -signed(have - want)..=0
    } else {
        0..=signed(want - have)
    }
}

fn signed(side: usize) -> isize {
    isize::try_from(side).unwrap_or(isize::MAX)
}

fn letters_kept(
    layout: &Layout,
    problem: &Problem,
    (rows, cols): (usize, usize),
    shift: Shift,
) -> usize {
    let words = layout.places.iter().zip(&problem.words);
    words
        .filter_map(|(place, word)| {
            let (row, col, way) = moved((*place)?, shift)?;
            let fits = match way {
                Way::Across => row < rows && col + word.len() <= cols,
                Way::Down => col < cols && row + word.len() <= rows,
            };
            fits.then_some(word.len())
        })
        .sum()
}

fn moved(place: Place, shift: Shift) -> Option<(usize, usize, Way)> {
    let (row, col, down) = if shift.turned {
        (place.col, place.row, !place.down)
    } else {
        (place.row, place.col, place.down)
    };
    Some((
        row.checked_add_signed(shift.rows)?,
        col.checked_add_signed(shift.cols)?,
        if down { Way::Down } else { Way::Across },
    ))
}
