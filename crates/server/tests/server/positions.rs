//! Games to begin from.

/// Nobody holds anything to interject; the first player has all actions left.
pub(crate) const QUIET: &str = "artel position 1\ngame forbidden-island\nplayer diver\nplayer pilot\n";

/// The first player is about to draw treasure cards; nobody holds anything.
pub(crate) const BEFORE_DRAW: &str =
    "artel position 1\ngame forbidden-island\nplayer diver\nplayer pilot\nphase actions 0\n";

/// The first player is about to draw; the second holds cards that can be played at any time.
pub(crate) const OTHER_HOLDS_CARDS: &str = "artel position 1\ngame forbidden-island\nflooded observatory\n\
     player diver\nplayer pilot with helicopter-lift sandbags\nphase actions 0\n";

/// The first player acts; the second holds cards that can be played at any time.
pub(crate) const BOTH_CAN_ACT: &str = "artel position 1\ngame forbidden-island\nflooded observatory\n\
     player diver\nplayer pilot with helicopter-lift sandbags\n";

/// The same with a third player, who holds nothing.
pub(crate) const TWO_OF_THREE_CAN_ACT: &str = "artel position 1\ngame forbidden-island\nflooded observatory\n\
     player diver\nplayer pilot with helicopter-lift sandbags\nplayer messenger\n";

/// The first Spirit divides three damage in a land, in the middle of a Power of the Fast phase.
pub(crate) const DAMAGE: &str = "artel position 1\ngame spirit-island\nphase fast-phase\n\
     ravage stage-1-jungle\nbuild stage-1-sands\n\
     spirit 1 eyes-watch-from-the-trees tracks:1,2\nspirit 2 fathomless-mud-of-the-swamp tracks:1,2\n\
     play 2 intractable-thickets-and-thorns\n\
     land H8 city:1 presence:2,2\nland G2 explorer:2 town:1 city:1\naction call-to-isolation user:1 land:G2\n\
     next hit lands:G2 kinds:explorer,town,city left:3 who:1\nnext end-use\nnext settle\n";

/// The same when nobody has anything more to do in the phase: with the last blow the Invaders come.
pub(crate) const LAST_DAMAGE: &str = "artel position 1\ngame spirit-island\nphase fast-phase\n\
     ravage stage-1-jungle\nbuild stage-1-sands\n\
     spirit 1 eyes-watch-from-the-trees tracks:1,2\nspirit 2 fathomless-mud-of-the-swamp tracks:1,2\n\
     land H8 city:1 presence:2,2\nland G2 explorer:2 town:1 city:1\naction call-to-isolation user:1 land:G2\n\
     next hit lands:G2 kinds:explorer,town,city left:3 who:1\nnext end-use\nnext settle\n";

/// Both Spirits have a Fast Power to use, the first of them in two lands.
pub(crate) const BOTH_USE: &str = "artel position 1\ngame spirit-island\nphase fast-phase\n\
     ravage stage-1-jungle\nbuild stage-1-sands\n\
     spirit 1 eyes-watch-from-the-trees tracks:1,2\nspirit 2 fathomless-mud-of-the-swamp tracks:1,2\n\
     play 1 mysterious-abductions\nplay 2 intractable-thickets-and-thorns\n\
     land H8 city:1 presence:0,2\nland G2 explorer:2 dahan:1 presence:2,0\nland G7 explorer:1 presence:1,0\n";
