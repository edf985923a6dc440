//! The adversaries.

use crate::effect::Adversary;

/// All adversaries in the order of their ids.
pub const ADVERSARIES: &[Adversary] = &[];
