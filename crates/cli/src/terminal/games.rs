//! The games that can be shown.

use anyhow::{Result, anyhow, bail};
use artel_engine::Rulebook;
use artel_forbidden_island::ForbiddenIsland;
use artel_ghost_stories::GhostStories;
use artel_spirit_island::SpiritIsland;
use artel_texts::Texts;

use super::Drawn;

/// Something to do with a game once it is known which.
pub(crate) trait WithGame {
    fn run<G: Drawn>(self) -> Result<()>;
}

/// Does it with the game that has this id. A new game is one line here.
pub(crate) fn with_game(id: &str, texts: &Texts, action: impl WithGame) -> Result<()> {
    match id {
        "forbidden-island" => action.run::<ForbiddenIsland>(),
        "ghost-stories" => action.run::<GhostStories>(),
        "spirit-island" => action.run::<SpiritIsland>(),
        _ => bail!(unknown(id, texts)),
    }
}

/// The rules of the game that has this id.
pub(crate) fn rulebook_of(id: &str, texts: &Texts) -> Result<&'static Rulebook> {
    artel_games::find(id).map(artel_games::Kind::rulebook).map_err(|_| anyhow!(unknown(id, texts)))
}

fn unknown(id: &str, texts: &Texts) -> String {
    let games: Vec<&str> = artel_games::games().iter().map(artel_games::Kind::id).collect();
    texts.with("game-unknown", [("game", id.to_owned()), ("games", games.join(", "))])
}
