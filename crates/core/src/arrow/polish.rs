//! Better words, window by window: a part of the full grid is emptied and filled again, and what is
//! better stays (large neighbourhood search; Shaw 1998).

use super::order::Fixed;
use super::words::{squares, Layout, Writer, CHOOSY};
use crate::chance::Chance;
use crate::choose::Chooser;
use crate::control::Progress;
use crate::ids::{LetterSet, WordId};
use crate::outcome::Statistics;
use crate::problem::{Problem, Standing};
use crate::propagate::Network;
use crate::search::{Search, Stop, Watch};

/// The narrowest and the widest window.
const NARROW: u32 = 3;
const WIDE: u32 = 5;
/// Steps of one window.
const STEPS: u64 = 60;
/// Entries drawn; the one with the worst word is in the window.
const DRAWN: u32 = 5;

/// Fill windows again; returns how many became better.
pub(super) fn polish(
    writer: &Writer<'_>,
    layout: &Layout,
    words: &mut [Option<WordId>],
    windows: usize,
    chance: &mut Chance,
    watch: Watch<'_>,
) -> usize {
    let open = writer.open(layout);
    if open.is_empty() {
        return 0;
    }
    let mut letters = letters_of(writer, layout, words);
    let mut better = 0;
    for _ in 0..windows {
        if watch.cancel.is_set() {
            break;
        }
        let window = window(writer, layout, &open, words, chance);
        let inside: Vec<usize> = open
            .iter()
            .copied()
            .filter(|&entry| {
                squares(layout.entries[entry], writer.order.cols).any(|square| window[square])
            })
            .collect();
        let Some(found) = refill(writer, layout, words, &letters, &window, &inside, chance) else {
            continue;
        };
        let before: i32 = inside
            .iter()
            .filter_map(|&entry| words[entry])
            .map(|x| worth(writer, x))
            .sum();
        let after: i32 = found.iter().map(|&word| worth(writer, word)).sum();
        if after > before {
            for (&entry, word) in inside.iter().zip(found) {
                words[entry] = Some(word);
            }
            letters = letters_of(writer, layout, words);
            better += 1;
        }
    }
    better
}

/// What a word is worth to the grid.
fn worth(writer: &Writer<'_>, word: WordId) -> i32 {
    i32::from(writer.index.score(word))
}

fn letters_of(writer: &Writer<'_>, layout: &Layout, words: &[Option<WordId>]) -> Vec<LetterSet> {
    let area = writer.order.fixed.len();
    let mut letters: Vec<LetterSet> = (0..area)
        .map(|square| writer.order.letters(square, writer.alphabet))
        .collect();
    for (&entry, word) in layout.entries.iter().zip(words) {
        if let Some(word) = word {
            for (square, &glyph) in
                squares(entry, writer.order.cols).zip(writer.index.glyphs(*word))
            {
                letters[square] = LetterSet::only(glyph);
            }
        }
    }
    letters
}

/// The squares around a poor word.
fn window(
    writer: &Writer<'_>,
    layout: &Layout,
    open: &[usize],
    words: &[Option<WordId>],
    chance: &mut Chance,
) -> Vec<bool> {
    let count = open.len() as u32;
    let drawn = (0..DRAWN).map(|_| open[chance.below(count) as usize]);
    let score = |entry: &usize| words[*entry].map_or(0, |word| writer.index.score(word));
    let entry = drawn.min_by_key(score).unwrap_or(open[0]);
    let entry = layout.entries[entry];
    let (rows, cols) = (writer.order.rows, writer.order.cols);
    let place = chance.below(entry.length as u32) as usize;
    let middle = entry.start + place * if entry.down { cols } else { 1 };
    let side = |chance: &mut Chance| (NARROW + chance.below(WIDE - NARROW + 1)) as usize;
    let (high, wide) = (side(chance), side(chance));
    let top = (middle / cols).saturating_sub(high / 2);
    let left = (middle % cols).saturating_sub(wide / 2);
    let mut window = vec![false; rows * cols];
    for row in top..(top + high).min(rows) {
        for col in left..(left + wide).min(cols) {
            window[row * cols + col] =
                !matches!(writer.order.fixed[row * cols + col], Fixed::Given(_));
        }
    }
    window
}

/// Other words for the entries inside a window, all letters outside kept.
#[allow(clippy::too_many_arguments)]
fn refill(
    writer: &Writer<'_>,
    layout: &Layout,
    words: &[Option<WordId>],
    letters: &[LetterSet],
    window: &[bool],
    inside: &[usize],
    chance: &mut Chance,
) -> Option<Vec<WordId>> {
    let index = writer.index;
    let mut is_inside = vec![false; words.len()];
    for &entry in inside {
        is_inside[entry] = true;
    }
    let outside = words
        .iter()
        .enumerate()
        .filter(|(entry, _)| !is_inside[*entry]);
    let standing = outside.filter_map(|(_, word)| {
        let word = (*word)?;
        Some(Standing {
            glyphs: index.glyphs(word).to_vec(),
            breaks: index.breaks(word),
        })
    });
    let cells = letters.iter().zip(window);
    let problem = Problem {
        index,
        cells: cells
            .map(|(&set, &open)| if open { writer.alphabet } else { set })
            .collect(),
        slots: inside
            .iter()
            .map(|&entry| writer.slot(layout, entry))
            .collect(),
        standing: writer
            .order
            .standing
            .iter()
            .cloned()
            .chain(standing)
            .collect(),
        repeats: writer.order.repeats,
    };
    let chooser = Chooser::new(inside.len(), CHOOSY, chance.bits());
    let mut search = Search::new(Network::new(&problem), chooser);
    let (cancel, progress) = (crate::control::CancelFlag::default(), Progress::default());
    let watch = Watch {
        cancel: &cancel,
        progress: &progress,
        steps: Some(STEPS),
        deadline: None,
    };
    match search.run(watch, &mut Statistics::default()) {
        Stop::Found(words) => Some(words),
        _ => None,
    }
}
