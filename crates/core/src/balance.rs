//! Balancing: rare letters are dropped where slots cross. Fast, and incomplete.
//!
//! A letter that few words have at a crossing seldom helps and often leads astray. Here it is
//! forbidden there from the beginning, so the search is over a smaller space; a fill in which only
//! such a letter would do is missed, so that failing proves nothing.

use crate::ids::{CellId, Glyph, LetterSet};
use crate::problem::Problem;
use crate::propagate::Network;

/// Letters are dropped, the rarest first, up to this share of the pairs of words that could cross.
const DROPPED: f64 = 0.08;

/// The problem without rare letters where slots cross; as it is when it has no fill anyway.
pub fn balanced<'a>(problem: &Problem<'a>) -> Problem<'a> {
    let mut balanced = problem.clone();
    let mut network = Network::new(problem);
    if network.propagate().is_ok() {
        for (number, letters) in balanced.cells.iter_mut().enumerate() {
            *letters = common_letters(&network, CellId(number as u16));
        }
    }
    balanced
}

/// The letters of a cell that all but a few of the crossing words agree in.
fn common_letters(network: &Network<'_>, cell: CellId) -> LetterSet {
    let letters = network.letters(cell);
    let through = network.through(cell);
    if through.len() < 2 {
        return letters;
    }
    let pairs = |glyph: Glyph| -> f64 {
        let counts = through.iter();
        counts
            .map(|&(slot, place)| f64::from(network.count_with(slot, place, glyph)))
            .product()
    };
    let mut weighed: Vec<(f64, Glyph)> = letters.letters().map(|x| (pairs(x), x)).collect();
    weighed.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
    let mut spare = DROPPED * weighed.iter().map(|(pairs, _)| pairs).sum::<f64>();
    let mut left = letters;
    for (pairs, glyph) in weighed {
        spare -= pairs;
        if spare < 0.0 {
            break;
        }
        left = left.less(LetterSet::only(glyph));
    }
    left
}
