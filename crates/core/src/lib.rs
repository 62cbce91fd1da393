//! Engines of crosswright: ids in, ids out.
//!
//! Nothing here knows Python, puzzles or languages. A glyph is a number below 64, a word a row of
//! glyphs, a slot a row of cell ids.

pub mod ids;
pub mod roots;
pub mod words;
