//! The extension module `crosswright.native._native`: a list of exports, nothing else.

use pyo3::prelude::*;

/// The native core of crosswright.
#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    Ok(())
}
