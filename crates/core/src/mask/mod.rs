//! Masks: where the blocks of a crossword stand.
//!
//! A mask is found by simulated annealing. The unknowns are the orbits of squares under the
//! symmetry; a move turns one orbit from open to block or back, or shifts a block to a neighbour.
//! What breaks the law is dear, what only looks poor is cheap, and only a mask whose law is whole
//! is handed out. Before the search, `forced` draws what follows from the fixed squares; what it
//! refutes is proved impossible.
//!
//! | file | idea |
//! | --- | --- |
//! | `rules` | the law: what a mask must obey, and what was fixed in advance |
//! | `orbits` | the images of a square under a symmetry |
//! | `forced` | squares that the fixed ones leave no choice, and proofs |
//! | `ground` | where a search begins: the fixed blocks and the free orbits |
//! | `prices` | what a run, a window or a cut costs |
//! | `board` | the mask under work, its cost kept up to date square by square |
//! | `overseer` | what only the whole mask shows, priced |
//! | `joined` | whether the letters connect, and which letter alone joins two parts |
//! | `checked` | how the letters of a lattice are checked |
//! | `anneal` | one try |
//! | `exhaust` | all masks, where they are few |
//! | `barred` | masks with bars instead of blocks |
//! | `pace` | how a search counts its moves and hears that it shall stop |
//! | `generate` | the search: try after try |

// Every count of squares is at most 10,000, so no cast between kinds of numbers can wrap.
#![allow(clippy::cast_possible_wrap)]

mod anneal;
mod barred;
mod board;
mod checked;
mod exhaust;
mod forced;
mod generate;
mod ground;
mod joined;
mod orbits;
mod overseer;
mod pace;
mod prices;
mod rules;

pub use barred::{generate_bars, BarOutcome, BarProblem, BarRules, MadeBars};
pub use forced::Impossible;
pub use generate::{generate, Limit, Made, Outcome, Statistics, Stop};
pub use rules::{BadProblem, Checked, Fixed, Problem, Rules, Symmetry, MOST_LINES};
