//! From a fill to a better one: large-neighbourhood search (Shaw, CP 1998).
//!
//! A round takes the letters out of a few slots that hang together, the dull ones first, and looks
//! for other words there. What is found stays if it hurts less, or no more than a little while the
//! search is young; the best fill is kept apart.
//!
//! | file | idea |
//! | --- | --- |
//! | `aims` | what a fill should be like: nothing dull, nothing stale, letters and words it should hold |
//! | `pain` | what a fill falls short of its aims by, as one number |
//! | `region` | which letters a round takes out |
//! | `refill` | other words for a region, none whose pain is above a bound |
//! | `rounds` | round after round, until a limit |

// Every count is of slots or letters, far below any bound of a kind of numbers.
#![allow(clippy::cast_possible_wrap)]

mod aims;
mod pain;
mod refill;
mod region;
mod rounds;

pub use aims::Aims;
pub use pain::PEAK;
pub use rounds::{improve, Bounds, Ending, Improved};
