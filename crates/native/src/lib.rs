//! The extension module `crosswright.native._native`: a list of exports, nothing else.

use pyo3::prelude::*;

mod errors;
mod words;

/// The native core of crosswright.
#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("NativeError", module.py().get_type::<errors::NativeError>())?;
    module.add_class::<words::WordIndex>()?;
    Ok(())
}
