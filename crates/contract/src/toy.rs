//! The smallest game there is, in one file: climbers take turns on a mountain. A model for new games, and proof
//! that a game needs nothing but the contract. With the feature `toy` it is in the list of games.

use std::fmt;

use artel_engine::text::{TextError, lines};
use artel_engine::{
    Conflict, Described, Game, Generator, Illegal, Log, Phrase, Rule, RuleId, Rulebook, Seat, Seed,
    SetupError, SetupOption, Status, Topic, Viewer,
};
use serde::Serialize;

const TOY_1: RuleId = RuleId::new("TOY-1");
const TOY_2: RuleId = RuleId::new("TOY-2");
const TOY_3: RuleId = RuleId::new("TOY-3");

const fn rule(id: RuleId, en: &'static str, ru: &'static str) -> Rule {
    Rule { id, topic: "climbing", en, ru, note_en: "", note_ru: "" }
}

static RULES: Rulebook = Rulebook {
    game: "toy",
    version: 1,
    title_en: "The Mountain",
    title_ru: "Гора",
    topics: &[Topic { id: "climbing", en: "Climbing", ru: "Восхождение" }],
    rules: &[
        rule(
            TOY_1,
            "On your turn, climb as far as the die says, or rest.",
            "В свой ход поднимитесь на выпавшее число или отдохните.",
        ),
        rule(TOY_2, "At 12 metres everybody has won.", "На высоте 12 метров все победили."),
        rule(TOY_3, "After 8 turns everybody has lost.", "После 8 ходов все проиграли."),
    ],
    rulings: &[],
};

/// Where the mountain ends, in metres.
pub const TOP: u8 = 12;
const TURNS: u8 = 8;
const PLAYERS: [&str; 2] = ["1", "2"];

artel_engine::vocabulary! {
    /// What the die shows.
    pub enum Face: "face" { One = "one", Two = "two", Three = "three" }
}

artel_engine::moves! {
    /// What a climber does.
    pub enum Move {
        /// Roll the die and climb.
        Climb = "climb", rules [TOY_1];
        /// Stay.
        Rest = "rest", rules [TOY_1];
    }
}

/// How many climb.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    players: u8,
}

impl Default for Setup {
    fn default() -> Self {
        Setup { players: 2 }
    }
}

impl artel_engine::Setup for Setup {
    fn options() -> Vec<SetupOption> {
        SetupOption::all_of::<Setup>([SetupOption::one("players", PLAYERS)])
    }

    fn get(&self, key: &str) -> Option<String> {
        (key == "players").then(|| self.players.to_string())
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        if key != "players" {
            return Err(SetupError::unknown(key, &Self::options()));
        }
        self.players = match value {
            "1" => 1,
            "2" => 2,
            _ => return Err(SetupError::not_one_of(key, value, PLAYERS)),
        };
        Ok(())
    }

    fn conflicts(&self) -> Vec<Conflict> {
        Vec::new()
    }
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)] // the names say it
pub enum Event {
    Climbed { metres: u8 },
    Rested {},
}

impl Described for Event {
    fn phrase(&self) -> Phrase {
        match self {
            Event::Climbed { metres } => Phrase::new("event-climbed").number("metres", *metres),
            Event::Rested {} => Phrase::new("event-rested"),
        }
    }

    fn rules(&self) -> &'static [RuleId] {
        &[TOY_1]
    }
}

/// The only way to lose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooLate;

impl fmt::Display for TooLate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("too-late")
    }
}

impl Described for TooLate {
    fn phrase(&self) -> Phrase {
        Phrase::new("lost-too-late")
    }

    fn rules(&self) -> &'static [RuleId] {
        &[TOY_3]
    }
}

/// What everybody sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)] // the names say it
pub struct View {
    pub height: u8,
    pub turns_left: u8,
}

/// The game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Toy {
    players: u8,
    height: u8,
    turns_left: u8,
    rolling: bool,
    generator: Generator,
}

impl Toy {
    /// How high everybody is, in metres.
    pub fn height(&self) -> u8 {
        self.height
    }

    /// How many turns are left.
    pub fn turns_left(&self) -> u8 {
        self.turns_left
    }

    /// Whose turn it is; none if the game is over or the die rolls.
    pub fn actor(&self) -> Option<Seat> {
        let playing = self.status() == Status::Playing && !self.rolling;
        playing.then(|| Seat((TURNS - self.turns_left) % self.players))
    }
}

impl Game for Toy {
    type Setup = Setup;
    type Move = Move;
    type Outcome = Face;
    type Event = Event;
    type View = View;
    type Defeat = TooLate;

    const RULEBOOK: &'static Rulebook = &RULES;
    const ALL_SEE_THE_SAME: bool = true;

    fn new(setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        let generator = Generator::new(seed);
        Ok(Toy { players: setup.players, height: 0, turns_left: TURNS, rolling: false, generator })
    }

    fn seats(&self) -> u8 {
        self.players
    }

    fn status(&self) -> Status<TooLate> {
        match (self.height, self.turns_left) {
            (TOP.., _) => Status::Won,
            (_, 0) => Status::Lost(TooLate),
            _ => Status::Playing,
        }
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.actor() == Some(seat) {
            out.extend([Move::Climb, Move::Rest]);
        }
    }

    fn asks_the_same(&self, before: &Self, seat: Seat) -> bool {
        (self.actor() == Some(seat), self.turns_left) == (before.actor() == Some(seat), before.turns_left)
    }

    fn begin(&mut self, seat: Seat, action: Move, log: &mut impl Log<Self>) -> Result<(), Illegal> {
        if self.actor() != Some(seat) {
            return Err(Illegal { rule: TOY_1, reason: Phrase::new("why-not-your-turn") });
        }
        match action {
            Move::Climb => self.rolling = true,
            Move::Rest => {
                self.turns_left -= 1;
                log.push(self, Event::Rested {});
            }
        }
        Ok(())
    }

    fn outcomes(&self, out: &mut Vec<(Face, u32)>) {
        if self.rolling {
            out.extend([(Face::One, 3), (Face::Two, 2), (Face::Three, 1)]);
        }
    }

    fn resolve(&mut self, face: Face, log: &mut impl Log<Self>) -> Result<(), String> {
        if !self.rolling {
            return Err(format!("nothing is rolled now, so '{face}' cannot be"));
        }
        self.generator.advance();
        let metres = face as u8 + 1;
        self.rolling = false;
        self.height += metres;
        self.turns_left -= 1;
        log.push(self, Event::Climbed { metres });
        Ok(())
    }

    fn view(&self, _viewer: Viewer) -> View {
        View { height: self.height, turns_left: self.turns_left }
    }

    fn generator(&mut self) -> &mut Generator {
        &mut self.generator
    }

    fn write_position(&self) -> String {
        let Toy { players, height, turns_left, .. } = self;
        let chance = self.generator.state();
        format!("players {players}\nheight {height}\nturns-left {turns_left}\nchance {chance}\n")
    }

    fn read_position(text: &str) -> Result<Self, TextError> {
        let mut game = Toy {
            players: 2,
            height: 0,
            turns_left: TURNS,
            rolling: false,
            generator: Generator::from_state(0),
        };
        for line in lines(text) {
            let (key, rest) = line.key_and_rest();
            let number: u64 = rest.parse().map_err(|_| line.error(format!("'{key}' needs a number")))?;
            let small = || u8::try_from(number).map_err(|_| line.error("the number is too large"));
            match key {
                "players" => game.players = small()?,
                "height" => game.height = small()?,
                "turns-left" => game.turns_left = small()?,
                "chance" => game.generator = Generator::from_state(number),
                _ => return Err(line.error("a line begins with players, height, turns-left or chance")),
            }
        }
        game.check_invariants().map_err(TextError::whole)?;
        Ok(game)
    }

    fn check_invariants(&self) -> Result<(), String> {
        let climbed_by_turns = self.height <= 3 * (TURNS - self.turns_left.min(TURNS));
        if !(1..=2).contains(&self.players) {
            return Err("one or two players climb".into());
        }
        if self.turns_left > TURNS || self.height > TOP + 2 || !climbed_by_turns {
            return Err("nobody can be here".into());
        }
        Ok(())
    }
}
