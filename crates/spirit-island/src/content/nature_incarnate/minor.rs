//! The Minor Powers.

use crate::effect::Power;

/// All Minor Powers in the order of their ids.
pub const MINORS: &[Power] = &[];
