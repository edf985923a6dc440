//! Seeds for games that are given none.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::time::SystemTime;

use artel_engine::Seed;

/// A seed that nobody can foresee, small enough for programs whose only numbers are doubles.
pub(crate) fn random() -> Seed {
    // The standard library keys its hashers from the system's randomness.
    let mut hasher = RandomState::new().build_hasher();
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    hasher.write_u128(since.as_nanos());
    Seed(hasher.finish() >> 11)
}
