//! Forbidden Island keeps the promises of every game.

artel_contract::suite!(artel_forbidden_island::ForbiddenIsland);
