//! What is chosen before the game.

mod conflicts;
mod deal;
mod difficulty;
mod start;
mod tokens;

use artel_engine::{
    Conflict, Group, Need, ParseError, SetupError, SetupOption, list_of, read_list, read_set,
};

use crate::byte::byte;
use crate::components::{AdversaryName, Arrangement, BoardName, BoxName, Boxes, ScenarioName, SpiritName};
use crate::effect::LEVELS;
use crate::island::MOST_SPIRITS;

pub(crate) use deal::Deal;
pub use difficulty::Difficulty;

const RANDOM: &str = "random";
const STANDARD: &str = "standard";
const NONE: &str = "none";
const PLAYERS: [&str; MOST_SPIRITS] = ["1", "2", "3", "4", "5", "6"];
const NOBODY: &str = "nobody";
const EVERYBODY: &str = "everybody";
/// The numbers of an adversary's levels.
const LEVEL: [&str; LEVELS] = ["0", "1", "2", "3", "4", "5", "6"];
/// The boards of an island of one to six in a game of Horizons alone.
pub(crate) const STANDARD_BOARDS: [BoardName; MOST_SPIRITS] =
    [BoardName::G, BoardName::H, BoardName::B, BoardName::D, BoardName::E, BoardName::F];

artel_engine::vocabulary! {
    /// Which side of the boards is used, and how they lie.
    #[derive(Default)]
    pub enum Map: "map" {
        /// Boards with letters in the usual places.
        #[default]
        Balanced = "balanced",
        /// The thematic boards, which have fixed places (SM-019).
        Thematic = "thematic",
    }
}

/// What is chosen before the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// How many players: 1 to 6, as far as the boxes have boards; Horizons alone has three (SI-001, SM-R27).
    pub players: u8,
    /// The boxes that the game is made of.
    pub boxes: Boxes,
    /// How hard a game of Horizons alone is.
    pub difficulty: Difficulty,
    /// The Spirits in the order of the seats; empty to have them dealt.
    pub spirits: Vec<SpiritName>,
    /// Which side of the boards is used.
    pub map: Map,
    /// The boards in the order of the seats; empty for the standard ones of Horizons, and otherwise by lot (SM-R27).
    pub boards: Vec<BoardName>,
    /// Whether everybody gains Powers by Power Progression (SI-263).
    pub progression: bool,
    /// The adversary.
    pub adversary: Option<AdversaryName>,
    /// Its level, from 0 to 6.
    pub level: u8,
    /// The scenario.
    pub scenario: Option<ScenarioName>,
    /// How the boards lie.
    pub layout: Arrangement,
}

impl Default for Setup {
    fn default() -> Self {
        Setup {
            players: 2,
            boxes: Boxes::HORIZONS,
            difficulty: Difficulty::Standard,
            spirits: Vec::new(),
            map: Map::Balanced,
            boards: Vec::new(),
            progression: false,
            adversary: None,
            level: 0,
            scenario: None,
            layout: Arrangement::Standard,
        }
    }
}

impl Setup {
    /// Whether it is a full game, and not one of Horizons alone (SM-R20).
    pub fn is_full(&self) -> bool {
        self.boxes.are_full() || self.adversary.is_some() || self.scenario.is_some()
    }
}

impl artel_engine::Setup for Setup {
    fn options() -> Vec<SetupOption> {
        let adversaries: Vec<&str> = AdversaryName::all().map(AdversaryName::id).collect();
        let scenarios = ScenarioName::all().map(ScenarioName::id);
        SetupOption::all_of::<Setup>([
            SetupOption::one("players", PLAYERS),
            SetupOption::set("boxes", BoxName::all().map(BoxName::id))
                .unsaid(BoxName::HORIZONS.id())
                .among(Group::Contents),
            SetupOption::one("difficulty", Difficulty::ALL.map(Difficulty::id)).among(Group::Challenge),
            SetupOption::one("adversary", [NONE].into_iter().chain(adversaries.iter().copied()))
                .unsaid(NONE)
                .needing(in_boxes(|boxes| boxes.adversaries().map(AdversaryName::id).collect()))
                .among(Group::Challenge),
            SetupOption::one("level", LEVEL)
                .unsaid(LEVEL[0])
                .needing([Need::option("adversary", adversaries)])
                .among(Group::Challenge),
            SetupOption::one("scenario", [NONE].into_iter().chain(scenarios))
                .unsaid(NONE)
                .needing(in_boxes(|boxes| boxes.scenarios().map(ScenarioName::id).collect()))
                .among(Group::Challenge),
            SetupOption::per_seat("spirits", SpiritName::all().map(SpiritName::id))
                .or(RANDOM)
                .needing(in_boxes(|boxes| boxes.spirits().map(SpiritName::id).collect()))
                .among(Group::Cast),
            SetupOption::one("map", Map::ALL.map(Map::id))
                .unsaid(Map::Balanced.id())
                .needing(in_boxes(|boxes| {
                    (boxes.thematic_boards() > 0).then_some(Map::Thematic.id()).into_iter().collect()
                }))
                .among(Group::Place),
            SetupOption::one("layout", Arrangement::ALL.map(Arrangement::id))
                .unsaid(Arrangement::Standard.id())
                .among(Group::Place),
            SetupOption::per_seat("boards", BoardName::LETTERED.map(BoardName::id))
                .or(STANDARD)
                .needing(in_boxes(|boxes| boxes.boards().map(BoardName::id).collect()))
                .among(Group::Place),
            SetupOption::one("progression", [NOBODY, EVERYBODY]).among(Group::Challenge),
        ])
    }

    fn get(&self, key: &str) -> Option<String> {
        Some(match key {
            "players" => self.players.to_string(),
            "boxes" => list_of("", self.boxes.iter().map(BoxName::id)),
            "difficulty" => self.difficulty.to_string(),
            "adversary" => self.adversary.map_or(NONE, AdversaryName::id).to_owned(),
            "level" => self.level.to_string(),
            "scenario" => self.scenario.map_or(NONE, ScenarioName::id).to_owned(),
            "layout" => self.layout.to_string(),
            "spirits" => list_of(RANDOM, self.spirits.iter().map(|each| each.id())),
            "map" => self.map.to_string(),
            "boards" => list_of(STANDARD, self.boards.iter().map(|each| each.id())),
            "progression" => [NOBODY, EVERYBODY][usize::from(self.progression)].to_owned(),
            _ => return None,
        })
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        let wrong = |problem: ParseError| SetupError::new(key, problem);
        match key {
            "players" => self.players = number_of(key, value, &PLAYERS)? + 1,
            "boxes" => self.boxes = read_set(key, value)?.into_iter().collect(),
            "difficulty" => self.difficulty = value.parse().map_err(wrong)?,
            "adversary" if value == NONE => self.adversary = None,
            "adversary" => {
                self.adversary =
                    Some(value.parse().map_err(|problem: String| SetupError::new(key, problem))?);
            }
            "scenario" if value == NONE => self.scenario = None,
            "scenario" => {
                self.scenario = Some(value.parse().map_err(|problem: String| SetupError::new(key, problem))?);
            }
            "layout" => self.layout = value.parse().map_err(wrong)?,
            "level" => self.level = number_of(key, value, &LEVEL)?,
            "spirits" if value == RANDOM => self.spirits.clear(),
            "spirits" => self.spirits = read_list(value).map_err(wrong)?,
            "map" => self.map = value.parse().map_err(wrong)?,
            "boards" if value == STANDARD => self.boards.clear(),
            "boards" => self.boards = read_list(value).map_err(wrong)?,
            "progression" if value == NOBODY || value == EVERYBODY => self.progression = value == EVERYBODY,
            "progression" => return Err(SetupError::not_one_of(key, value, [NOBODY, EVERYBODY])),
            _ => return Err(SetupError::unknown(key, &Self::options())),
        }
        Ok(())
    }

    fn conflicts(&self) -> Vec<Conflict> {
        self.all_conflicts()
    }

    fn difficulty_number(&self) -> Option<u8> {
        self.number()
    }
}

/// Each thing that a box has, and the boxes that have it.
fn in_boxes(things: fn(Boxes) -> Vec<&'static str>) -> Vec<Need> {
    let mut owners: Vec<(&str, Vec<&str>)> = Vec::new();
    for name in BoxName::all() {
        for thing in things(Boxes::only(name)) {
            match owners.iter_mut().find(|(known, _)| *known == thing) {
                Some((_, boxes)) => boxes.push(name.id()),
                None => owners.push((thing, vec![name.id()])),
            }
        }
    }
    owners.into_iter().map(|(thing, boxes)| Need::value(thing, "boxes", boxes)).collect()
}

/// The place of a value among those that can be chosen.
fn number_of(key: &str, value: &str, values: &[&'static str]) -> Result<u8, SetupError> {
    let place = values.iter().position(|each| *each == value);
    place.map(byte).ok_or_else(|| SetupError::not_one_of(key, value, values.iter().copied()))
}
