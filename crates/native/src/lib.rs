//! The extension module `crosswright.native._native`: a list of exports, nothing else.

use pyo3::prelude::*;

mod arrow;
mod control;
mod crisscross;
mod errors;
mod fill;
mod improve;
mod look_ahead;
mod mask;
mod parts;
mod wordplay;
mod words;
mod wordsearch;

/// The native core of crosswright.
#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("NativeError", module.py().get_type::<errors::NativeError>())?;
    module.add_class::<words::WordIndex>()?;
    module.add_function(wrap_pyfunction!(words::lowered, module)?)?;
    module.add_class::<wordplay::Wordplay>()?;
    module.add_class::<control::CancelFlag>()?;
    module.add_class::<control::Progress>()?;
    module.add_class::<fill::FillResult>()?;
    module.add_function(wrap_pyfunction!(fill::fill, module)?)?;
    module.add_class::<improve::ImproveResult>()?;
    module.add_function(wrap_pyfunction!(improve::improve, module)?)?;
    module.add_class::<look_ahead::LookAheadResult>()?;
    module.add_function(wrap_pyfunction!(look_ahead::look_ahead, module)?)?;
    module.add_class::<mask::MaskResult>()?;
    module.add_function(wrap_pyfunction!(mask::make_mask, module)?)?;
    module.add_class::<mask::BarsResult>()?;
    module.add_function(wrap_pyfunction!(mask::make_bars, module)?)?;
    module.add_class::<crisscross::LayResult>()?;
    module.add_function(wrap_pyfunction!(crisscross::lay_words, module)?)?;
    module.add_class::<wordsearch::WordStock>()?;
    module.add_class::<wordsearch::BlockedWords>()?;
    module.add_class::<wordsearch::WordSearchResult>()?;
    module.add_function(wrap_pyfunction!(wordsearch::make_word_search, module)?)?;
    module.add_class::<arrow::ArrowwordResult>()?;
    module.add_function(wrap_pyfunction!(arrow::make_arrowword, module)?)?;
    module.add_function(wrap_pyfunction!(arrow::lines_of, module)?)?;
    module.add_function(wrap_pyfunction!(arrow::least_lines, module)?)?;
    module.add_function(wrap_pyfunction!(arrow::spread_phrases, module)?)?;
    Ok(())
}
