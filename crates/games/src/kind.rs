//! A game on the shelf: what it is called, what can be chosen, how a table of it begins.

use artel_engine::text::TextError;
use artel_engine::{
    Game, Meaning, Rulebook, Seed, Session, Setup, SetupError, SetupOption, position, record,
};
use serde::Serialize;

use crate::Table;

/// The option by which every game is told how many play.
const PLAYERS: &str = "players";

type Dealer = fn(&[(&str, &str)], Seed) -> Result<Box<dyn Table>, SetupError>;
type Reader = fn(&str) -> Result<Box<dyn Table>, TextError>;

/// A game that can be played.
#[derive(Clone, Copy)]
pub struct GameKind {
    rulebook: &'static Rulebook,
    reactions: bool,
    options: fn() -> Vec<SetupOption>,
    describe: fn(&[(&str, &str)]) -> Meaning,
    deal: Dealer,
    from_position: Reader,
    from_record: Reader,
}

/// What there is to know of a game before it is played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameInfo {
    /// The id by which the game is asked for.
    pub id: &'static str,
    /// What people call it.
    pub title: Titles,
    /// The version of its rules.
    pub rules_version: u32,
    /// How many can play.
    pub seats: SeatRange,
    /// What can be chosen before it.
    pub options: Vec<SetupOption>,
    /// Whether somebody may do something of their own just before another's move reveals something.
    pub reactions: bool,
}

/// A game's name in every language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)] // the fields are languages
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Titles {
    pub en: &'static str,
    pub ru: &'static str,
}

/// How many can play a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatRange {
    /// The fewest.
    pub least: u8,
    /// The most.
    pub most: u8,
}

impl GameKind {
    /// Any game on the shelf.
    pub const fn of<G: Game>() -> GameKind {
        GameKind {
            rulebook: G::RULEBOOK,
            reactions: G::REACTIONS,
            options: <G::Setup as Setup>::options,
            describe: |pairs| G::Setup::describe(pairs.iter().copied()),
            deal: |pairs, seed| {
                let setup = G::Setup::from_pairs(pairs.iter().copied())?;
                Ok(Box::new(Session::<G>::new(setup, seed)?))
            },
            from_position: |text| Ok(Box::new(Session::from_position(position::read::<G>(text)?))),
            from_record: |text| Ok(Box::new(record::read::<G>(text)?)),
        }
    }

    /// The game's id.
    pub fn id(&self) -> &'static str {
        self.rulebook.game
    }

    /// The game's rules.
    pub fn rulebook(&self) -> &'static Rulebook {
        self.rulebook
    }

    /// What can be chosen before the game.
    pub fn options(&self) -> Vec<SetupOption> {
        (self.options)()
    }

    /// How many can play: the values of the option `players`, which every game has.
    pub fn seats(&self) -> SeatRange {
        let options = self.options();
        let players = options.iter().filter(|option| option.key == PLAYERS).flat_map(|option| &option.values);
        let counts: Vec<u8> = players.filter_map(|value| value.parse().ok()).collect();
        let (Some(&least), Some(&most)) = (counts.iter().min(), counts.iter().max()) else {
            panic!("{} has no option '{PLAYERS}'", self.id())
        };
        SeatRange { least, most }
    }

    /// Everything above at once.
    pub fn info(&self) -> GameInfo {
        GameInfo {
            id: self.id(),
            title: Titles { en: self.rulebook.title_en, ru: self.rulebook.title_ru },
            rules_version: self.rulebook.version,
            seats: self.seats(),
            options: self.options(),
            reactions: self.reactions,
        }
    }

    /// What these choices mean, with the defaults for the rest: how hard the game is, and what does not fit together.
    pub fn describe<'a>(&self, setup: impl IntoIterator<Item = (&'a str, &'a str)>) -> Meaning {
        let pairs: Vec<_> = setup.into_iter().collect();
        (self.describe)(&pairs)
    }

    /// A new game with these choices, and the defaults for the rest, dealt from the seed.
    pub fn deal<'a>(
        &self,
        setup: impl IntoIterator<Item = (&'a str, &'a str)>,
        seed: Seed,
    ) -> Result<Box<dyn Table>, SetupError> {
        let pairs: Vec<_> = setup.into_iter().collect();
        (self.deal)(&pairs, seed)
    }

    /// A game that goes on from a position file.
    #[allow(clippy::wrong_self_convention)] // it is the table that comes from the text
    pub fn from_position(&self, text: &str) -> Result<Box<dyn Table>, TextError> {
        (self.from_position)(text)
    }

    /// The game that a record tells of, with every move verified.
    #[allow(clippy::wrong_self_convention)] // it is the table that comes from the text
    pub fn from_record(&self, text: &str) -> Result<Box<dyn Table>, TextError> {
        (self.from_record)(text)
    }
}
