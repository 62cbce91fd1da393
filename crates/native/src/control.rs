//! `CancelFlag` and `Progress`: how another Python thread stops a search and looks on.

use std::sync::Arc;

use crosswright_core::control::{CancelFlag as CoreFlag, Progress as CoreProgress};
use pyo3::prelude::*;

/// Asks searches to stop; see the stub for its documentation.
#[pyclass(frozen, module = "crosswright.native._native")]
#[derive(Default)]
pub struct CancelFlag {
    pub(crate) core: Arc<CoreFlag>,
}

#[pymethods]
impl CancelFlag {
    #[new]
    fn new() -> Self {
        Self::default()
    }

    fn set(&self) {
        self.core.set();
    }

    fn is_set(&self) -> bool {
        self.core.is_set()
    }
}

/// How far a search has come; see the stub for its documentation.
#[pyclass(frozen, module = "crosswright.native._native")]
#[derive(Default)]
pub struct Progress {
    pub(crate) core: Arc<CoreProgress>,
}

#[pymethods]
impl Progress {
    #[new]
    fn new() -> Self {
        Self::default()
    }

    #[getter]
    fn steps(&self) -> u64 {
        self.core.look().steps
    }

    #[getter]
    fn restarts(&self) -> u64 {
        self.core.look().restarts
    }

    #[getter]
    fn filled(&self) -> u64 {
        self.core.look().filled
    }

    #[getter]
    fn most_filled(&self) -> u64 {
        self.core.look().most_filled
    }

    #[getter]
    fn searched(&self) -> f64 {
        self.core.look().searched
    }

    #[getter]
    fn seconds_left(&self) -> Option<f64> {
        let look = self.core.look();
        let left = look.seconds * (1.0 - look.searched) / look.searched;
        left.is_finite().then_some(left)
    }
}
