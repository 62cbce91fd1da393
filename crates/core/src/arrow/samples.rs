//! The styles that masks are tested in.

use super::style::{Arrows, Border, Prices, Style, Unchecked};

/// Magazine, bent, classic, and magazine with short entries and all arrows.
pub(super) fn style(number: u32) -> Style {
    let (arrows, border, unchecked, most_unchecked, may_touch, shortest) = match number {
        0 => (15, Border::Alternate, Unchecked::Any, 20, false, 3),
        1 => (15, Border::Alternate, Unchecked::Edge, 100, true, 2),
        2 => (3, Border::Clues, Unchecked::None, 100, true, 2),
        _ => (63, Border::Alternate, Unchecked::Any, 20, false, 2),
    };
    Style {
        arrows: Arrows(arrows),
        border,
        unchecked,
        most_unchecked,
        may_touch,
        shortest,
        longest: 12,
        prices: Prices {
            lengths: vec![0, 0, 600, 150, 20, 0, 40, 120, 240, 400, 600, 800, 1000],
            unchecked: 200,
            unchecked_pair: 100,
            touching: 200,
            corner: 10,
            idle: 1000,
            share: 40,
        },
    }
}
