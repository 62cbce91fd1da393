//! How an error of the core becomes an exception of Python: the only place.

use std::fmt::Display;

use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::PyErr;

create_exception!(
    crosswright.native._native,
    NativeError,
    PyValueError,
    "Indicates arguments of the native core that contradict each other; a defect of the caller."
);

/// An error of the core as an exception.
pub fn misuse(error: impl Display) -> PyErr {
    NativeError::new_err(error.to_string())
}
