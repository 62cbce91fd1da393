//! Masks of arrowwords keep the law of their style, whatever size, hole or given letter they have.

use crosswright_core::arrow::{
    make_mask, Arrows, Border, Ending, Fixed, Order, Prices, Style, Unchecked,
};
use crosswright_core::chance::Chance;
use crosswright_core::control::{CancelFlag, Progress};
use crosswright_core::problem::Repeats;
use crosswright_core::search::Watch;

fn style(number: u32) -> Style {
    let (arrows, border, unchecked, most_unchecked, may_touch, shortest) = match number {
        0 => (15, Border::Alternate, Unchecked::Any, 20, false, 3),
        1 => (15, Border::Alternate, Unchecked::Edge, 100, true, 2),
        _ => (3, Border::Clues, Unchecked::None, 100, true, 2),
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

#[test]
fn masks_of_random_sizes_keep_their_law() {
    let mut chance = Chance::new(11);
    let (cancel, progress) = (CancelFlag::default(), Progress::default());
    let watch = Watch {
        cancel: &cancel,
        progress: &progress,
        steps: None,
        deadline: None,
    };
    let mut made = 0;
    for round in 0..60 {
        let number = round % 3;
        let (rows, cols) = (8 + chance.below(9) as usize, 8 + chance.below(9) as usize);
        let mut fixed = vec![Fixed::Free; rows * cols];
        if chance.below(3) == 0 {
            // A picture in the lower right corner, of at most a quarter of the grid.
            let (high, wide) = (2 + chance.below(2) as usize, 2 + chance.below(2) as usize);
            for row in rows - high..rows {
                for col in cols - wide..cols {
                    fixed[row * cols + col] = Fixed::Hole;
                }
            }
        }
        let style = style(number);
        let share = if number == 2 { 30 } else { 20 };
        let order = Order {
            rows,
            cols,
            fixed,
            clue_cells: rows * cols * share / 100,
            masks: 1,
            standing: Vec::new(),
            repeats: Repeats::Allowed,
            style,
        };
        let outcome = make_mask(&order, u64::from(round), watch, false);
        let Ending::Found(mask) = outcome.ending else {
            continue;
        };
        made += 1;
        let letter = |row: usize, col: usize| {
            let place = row * cols + col;
            row < rows && col < cols && !mask.clues[place] && order.fixed[place] != Fixed::Hole
        };
        let mut covered = vec![0; rows * cols];
        let mut clues = vec![0; rows * cols];
        for (entry, clue) in mask.entries.iter().zip(&mask.assigned) {
            assert!((order.style.shortest..=12).contains(&entry.length));
            let (row, col) = (entry.start / cols, entry.start % cols);
            for at in 0..entry.length {
                let (row, col) = if entry.down {
                    (row + at, col)
                } else {
                    (row, col + at)
                };
                assert!(letter(row, col));
                covered[row * cols + col] += 1;
            }
            let (down, right) = clue.arrow.step();
            let from = (
                row.wrapping_add_signed(-down),
                col.wrapping_add_signed(-right),
            );
            assert_eq!(from.0 * cols + from.1, clue.clue);
            assert!(mask.clues[clue.clue]);
            clues[clue.clue] += 1;
        }
        for place in 0..rows * cols {
            let (row, col) = (place / cols, place % cols);
            if letter(row, col) {
                let least = if number == 2 { 2 } else { 1 };
                assert!(
                    (least..=2).contains(&covered[place]),
                    "round {round} {place}"
                );
            }
            let may_idle = number == 2 && (row == 0 || col == 0);
            if mask.clues[place] {
                assert!(clues[place] <= 2 && (may_idle || clues[place] > 0));
            }
        }
        let letters = covered.iter().filter(|&&count| count > 0).count();
        let unchecked = covered.iter().filter(|&&count| count == 1).count();
        assert!(unchecked * 100 <= letters * order.style.most_unchecked);
    }
    assert!(made >= 45, "{made} masks of 60");
}
