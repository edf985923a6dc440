//! Ghost Stories keeps the promises of every game.

artel_contract::suite!(artel_ghost_stories::GhostStories);
