//! The Major Powers.

use crate::effect::Power;

/// All Major Powers in the order of their ids.
pub const MAJORS: &[Power] = &[];
