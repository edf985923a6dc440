//! Games to begin from.

/// Nobody holds anything to interject; the first player has all actions left.
pub(crate) const QUIET: &str = "artel position 1\ngame forbidden-island\nplayer diver\nplayer pilot\n";

/// The first player is about to draw treasure cards; nobody holds anything.
pub(crate) const BEFORE_DRAW: &str =
    "artel position 1\ngame forbidden-island\nplayer diver\nplayer pilot\nphase actions 0\n";

/// The first player is about to draw; the second holds cards that can be played at any time.
pub(crate) const OTHER_HOLDS_CARDS: &str = "artel position 1\ngame forbidden-island\nflooded observatory\n\
     player diver\nplayer pilot with helicopter-lift sandbags\nphase actions 0\n";
