//! The Spirits, one to a file.

use crate::effect::Spirit;

/// All Spirits in the order of their ids.
pub const SPIRITS: &[&Spirit] = &[];
