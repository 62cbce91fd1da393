//! Arrowwords: where the clue cells stand, which clue each holds, and the words around them.
//!
//! A mask is found by simulated annealing over single cells, letter or clue. What breaks the law
//! of the style is dear, what only looks poor is cheap. Each entry then gets a clue cell whose arrow
//! reaches it, by a matching that must leave no entry without a cell and no cell without an entry.
//! Where no words fit, the mask is mended on the spot: a clue cell near the slot that failed most is
//! moved, and what was learned of the other slots is kept.
//!
//! | file | idea |
//! | --- | --- |
//! | `style` | what a style allows, and what it pays for |
//! | `order` | what is asked for, and what is fixed in advance |
//! | `board` | the mask under work, its price kept up to date cell by cell |
//! | `law` | whether a mask keeps the law of its style |
//! | `joined` | whether the letters stay connected without one of them |
//! | `anneal` | the search for a mask |
//! | `clues` | which clue cell asks for which entry |
//! | `words` | the fill of one mask |
//! | `mend` | a small change where the words did not fit |
//! | `polish` | better words, window by window |
//! | `make` | the whole search |
//! | `room` | the lines a clue takes in its cell |
//! | `spread` | which phrase of a list the full grid spells most evenly |

// A board has at most 44 lines of 44 squares: no number here comes near a limit.
#![allow(clippy::cast_possible_wrap, clippy::similar_names)]

mod anneal;
mod board;
mod clues;
mod joined;
mod law;
mod make;
mod mend;
mod order;
mod polish;
mod room;
#[cfg(test)]
mod samples;
mod spread;
mod style;
mod words;

pub use anneal::Snapshot;
pub use clues::{Assigned, Entry};
pub use make::{make, make_mask, Ending, Made, Outcome, Statistics};
pub use order::{BadOrder, Fixed, Floors, Order, Rung, MOST_LINES};
pub use room::{least_lines, lines_of};
pub use spread::{best_spread, Spread};
pub use style::{Arrow, Arrows, Border, Prices, Style, Unchecked};
