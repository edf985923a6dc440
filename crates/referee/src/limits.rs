//! How much a program can ask for, so that a mistake in it cannot exhaust the machine.

/// The longest line.
pub const MOST_LINE_BYTES: usize = 1 << 20;

/// The most tables open at once.
pub const MOST_TABLES: usize = 10_000;

/// The most random games played for one request.
pub const MOST_ROLLOUTS: u64 = 100_000;
