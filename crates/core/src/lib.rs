//! Engines of crosswright: ids in, ids out.
//!
//! Nothing here knows Python, puzzles or languages. A glyph is a number below 64, a word a row of
//! glyphs, a slot a row of cell ids.

pub mod arrow;
pub mod balance;
pub mod bitset;
pub mod blame;
pub mod causes;
pub mod chance;
pub mod choose;
pub mod climb;
pub mod control;
pub mod crisscross;
pub mod exclusions;
pub mod fill;
pub mod first_words;
pub mod fragments;
pub mod ideas;
pub mod ids;
pub mod improve;
pub mod look_ahead;
pub mod mask;
pub mod outcome;
pub mod patterns;
pub mod portfolio;
pub mod problem;
pub mod propagate;
pub mod roots;
pub mod runs;
pub mod search;
pub mod shared;
pub mod space;
pub mod subset;
pub mod tiers;
pub mod wordplay;
pub mod words;
pub mod wordsearch;
pub mod worth;
