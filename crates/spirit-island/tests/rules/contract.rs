//! Spirit Island keeps the promises of every game.

artel_contract::suite!(artel_spirit_island::SpiritIsland);
