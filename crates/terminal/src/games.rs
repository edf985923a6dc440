//! The games that can be shown.

use anyhow::{Result, anyhow, bail};
use artel_engine::{Game as _, Rulebook};
use artel_texts::Texts;

use super::Displayed;

/// Something to do with a game once it is known which.
pub trait WithGame {
    /// Does it with a game of this type.
    fn run<G: Displayed>(self) -> Result<()>;
}

/// Does it with the game that has this id.
pub fn with_game(id: &str, texts: &Texts, action: impl WithGame) -> Result<()> {
    macro_rules! find {
        ($($module:ident: $game:ty),+ $(,)?) => {
            match id {
                $(_ if id == <$game>::RULEBOOK.game => action.run::<$game>(),)+
                _ => bail!(unknown(id, texts)),
            }
        };
    }
    artel_games::games!(find)
}

/// The rules of the game that has this id.
pub fn rulebook_of(id: &str, texts: &Texts) -> Result<&'static Rulebook> {
    artel_games::find(id).map(artel_games::GameKind::rulebook).map_err(|_| anyhow!(unknown(id, texts)))
}

fn unknown(id: &str, texts: &Texts) -> String {
    let games: Vec<&str> = artel_games::games().iter().map(artel_games::GameKind::id).collect();
    texts.with("game-unknown", [("game", id.to_owned()), ("games", games.join(", "))])
}
