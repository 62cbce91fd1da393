//! Tight places: words may touch side by side where every run that arises is a word of the list.
//!
//! The rule of the Crozzle competitions. A word laid so brings the words of its side runs with it.

use super::bits;
use super::board::{Board, Spot, Way, NONE};
use super::packing::Packing;
use super::places::{Places, Rules};

/// A place with the words that its side runs spell.
#[derive(Clone, Debug)]
pub(super) struct TightPlace {
    pub(super) spot: Spot,
    pub(super) crossings: usize,
    pub(super) sides: Vec<(u16, Spot)>,
}

/// Rule one alone: what may touch is asked run by run.
const ENDS_ONLY: Rules = Rules {
    ends: true,
    sides: false,
};

/// The places of a word that touch others and turn every contact into a word not yet laid.
pub(super) fn touching_places(
    packing: &Packing,
    sorted: &[u16],
    word: u16,
    way: Way,
    places: &mut Places,
    range: (usize, usize),
) -> Vec<TightPlace> {
    let glyphs = packing.word(word);
    if !places.find(&packing.board, glyphs, way, ENDS_ONLY, range) {
        return Vec::new();
    }
    places
        .cells()
        .filter_map(|cell| {
            let sides = side_words(packing, sorted, word, cell, way)?;
            (!sides.is_empty()).then(|| TightPlace {
                spot: Spot {
                    cell: cell as u32,
                    way,
                },
                crossings: places.crossings(cell),
                sides,
            })
        })
        .collect()
}

/// The words spelled by the side runs of a word laid here; `None` where a run spells none.
fn side_words(
    packing: &Packing,
    sorted: &[u16],
    word: u16,
    first: usize,
    way: Way,
) -> Option<Vec<(u16, Spot)>> {
    let board = &packing.board;
    let step = board.step(way);
    let mut found: Vec<(u16, Spot)> = Vec::new();
    for (at, &glyph) in packing.word(word).iter().enumerate() {
        let cell = first + at * step;
        if board.is_filled(cell) || bits::get(&board.free[way as usize], cell) {
            continue;
        }
        let (start, run) = side_run(board, cell, glyph, way.other())?;
        let side = sorted
            .binary_search_by(|&other| packing.word(other).cmp(&run))
            .ok()
            .map(|at| sorted[at])?;
        if side == word || packing.is_placed(side) || found.iter().any(|x| x.0 == side) {
            return None;
        }
        let spot = Spot {
            cell: start as u32,
            way: way.other(),
        };
        found.push((side, spot));
    }
    Some(found)
}

/// The run through a cell about to hold `glyph`; `None` where a word already lies along it.
fn side_run(board: &Board, cell: usize, glyph: u8, way: Way) -> Option<(usize, Vec<u8>)> {
    let step = board.step(way);
    let mut start = cell;
    while board.is_filled(start - step) {
        start -= step;
        if board.word_at(start, way) != NONE {
            return None;
        }
    }
    let mut run = Vec::new();
    let mut at = start;
    while at == cell || board.is_filled(at) {
        if board.word_at(at, way) != NONE {
            return None;
        }
        run.push(if at == cell { glyph } else { board.letter(at) });
        at += step;
    }
    Some((start, run))
}
