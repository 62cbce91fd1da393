//! Word searches: words in eight directions, and a phrase in exactly the cells they leave.
//!
//! Every rule of the finished grid is kept here and proved again elsewhere, by a judge that shares
//! nothing with this search.

mod board;
mod cover;
mod helpers;
mod mend;
mod nesting;
mod own;
mod pack;
mod random;
mod readings;
mod run;
mod search;
mod shape;
mod stock;
mod task;

pub use board::{Laid, EMPTY};
pub use nesting::lies_inside;
pub use readings::Readable;
pub use search::search;
pub use shape::{Line, Shape, DIRECTIONS, STEPS};
pub use stock::Stock;
pub use task::{Ended, Layout, Leftover, Limits, Sharing, Statistics, Stop, Task, Wishes};
