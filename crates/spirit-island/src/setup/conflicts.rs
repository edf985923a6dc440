//! What of a setup does not fit together.

use artel_engine::{Conflict, Given, Phrase, SetupError};

use super::{Difficulty, Map, PLAYERS, RANDOM, STANDARD, Setup};
use crate::components::{Arrangement, BoardName, ScenarioName, SpiritName};
use crate::effect::Loss;

/// As many players as Horizons alone has boards and Spirits for (SI-001).
const HORIZONS_PLAYERS: u8 = 3;

impl Setup {
    /// Everything that does not fit together, what matters most first.
    pub(super) fn all_conflicts(&self) -> Vec<Conflict> {
        let players = self.players;
        if players == 0 || usize::from(players) > PLAYERS.len() {
            return vec![SetupError::not_one_of("players", &players.to_string(), PLAYERS).into()];
        }
        let spirits = self.spirits_given().conflicts(players);
        let boards = self.boards_given().conflicts(players);
        let challenge = self
            .many_players()
            .into_iter()
            .chain(self.not_for_a_full_game())
            .chain(self.adversary_lacks())
            .chain(self.scenario_lacks());
        spirits
            .chain(self.boxes_lack())
            .chain(challenge)
            .chain(self.thematic_board())
            .chain(self.boards_of_the_other_side())
            .chain(self.fixed_places())
            .chain(self.no_inner_lands())
            .chain(boards)
            .collect()
    }

    /// No two are the same Spirit (SI-026).
    fn spirits_given(&self) -> Given<'_, SpiritName> {
        let phrase = "conflict-same-spirit";
        Given { key: "spirits", open: RANDOM, same: "the same", phrase, chosen: &self.spirits }
    }

    /// No two start on the same board (SI-R48).
    fn boards_given(&self) -> Given<'_, BoardName> {
        let phrase = "conflict-same-board";
        Given { key: "boards", open: STANDARD, same: "the same", phrase, chosen: &self.boards }
    }

    /// What the boxes lack.
    fn boxes_lack(&self) -> Vec<Conflict> {
        if self.boxes.first().is_none() {
            return vec![Conflict::new(
                &["boxes"],
                "choose at least one box",
                Phrase::new("conflict-no-box"),
            )];
        }
        if !self.boxes.have_core() {
            let problem = "the other boxes need the base game, or Horizons in its place";
            let no_core = Conflict::new(&["boxes"], problem, Phrase::new("conflict-no-core-box"));
            return std::iter::once(no_core).chain(self.not_in_the_boxes_chosen()).collect();
        }
        self.not_in_the_boxes_chosen()
    }

    /// What was chosen and is in none of the boxes, whatever they are.
    pub fn not_in_the_boxes_chosen(&self) -> Vec<Conflict> {
        let spirit = |spirit: &&SpiritName| self.boxes.spirits().all(|each| each != **spirit);
        let board = |board: &&BoardName| self.boxes.boards().all(|each| each != **board);
        let spirits = self.spirits.iter().filter(spirit).map(|spirit| {
            let problem = format!("'{spirit}' is in none of the boxes chosen");
            let phrase = Phrase::new("conflict-not-in-boxes").name("thing", spirit.id());
            Conflict::new(&["spirits", "boxes"], problem, phrase)
        });
        let boards = self.boards.iter().filter(board).map(|board| {
            let problem = format!("board {board} is in none of the boxes chosen");
            let phrase = Phrase::new("conflict-not-in-boxes").name("thing", board.id());
            Conflict::new(&["boards", "boxes"], problem, phrase)
        });
        spirits.chain(boards).chain(self.few_spirits()).chain(self.few_boards()).collect()
    }

    fn few_spirits(&self) -> Option<Conflict> {
        let few = self.spirits.is_empty() && self.boxes.spirits().count() < usize::from(self.players);
        few.then(|| {
            let problem = "the boxes chosen have too few Spirits for so many players";
            Conflict::new(&["boxes", "players"], problem, Phrase::new("conflict-few-spirits"))
        })
    }

    /// A board is needed for each player (SM-R27).
    fn few_boards(&self) -> Option<Conflict> {
        let (there, options) = match self.map {
            Map::Balanced => (self.boxes.boards().count(), &["boxes", "players"][..]),
            Map::Thematic => (self.boxes.thematic_boards(), &["map", "boxes", "players"][..]),
        };
        (there < usize::from(self.players)).then(|| {
            let problem = "the boxes chosen have too few boards for so many players";
            Conflict::new(options, problem, Phrase::new("conflict-few-boards"))
        })
    }

    /// Horizons alone is for three (SI-001).
    fn many_players(&self) -> Option<Conflict> {
        (!self.is_full() && self.players > HORIZONS_PLAYERS).then(|| {
            let problem = "Horizons alone is for 1 to 3 players";
            Conflict::new(&["players", "boxes"], problem, Phrase::new("conflict-many-players"))
        })
    }

    /// What makes a game of Horizons easier or harder is not for a full game, which has adversaries.
    fn not_for_a_full_game(&self) -> Option<Conflict> {
        (self.is_full() && self.difficulty != Difficulty::Standard).then(|| {
            let problem = "only a game of Horizons alone is made easier or harder so; choose an adversary";
            Conflict::new(&["difficulty", "boxes"], problem, Phrase::new("conflict-difficulty-of-horizons"))
        })
    }

    /// The adversary is in one of the boxes; without one there is no level.
    fn adversary_lacks(&self) -> Option<Conflict> {
        let Some(name) = self.adversary else {
            return (self.level > 0).then(|| {
                let problem = "a level is that of an adversary";
                Conflict::new(&["level", "adversary"], problem, Phrase::new("conflict-no-adversary"))
            });
        };
        self.boxes.adversaries().all(|each| each != name).then(|| {
            let problem = format!("'{name}' is in none of the boxes chosen");
            let phrase = Phrase::new("conflict-not-in-boxes").name("thing", name.id());
            Conflict::new(&["adversary", "boxes"], problem, phrase)
        })
    }

    /// The scenario is in one of the boxes.
    fn scenario_lacks(&self) -> Option<Conflict> {
        let name = self.scenario.filter(|&name| self.boxes.scenarios().all(|each| each != name))?;
        let problem = format!("'{name}' is in none of the boxes chosen");
        let phrase = Phrase::new("conflict-not-in-boxes").name("thing", name.id());
        Some(Conflict::new(&["scenario", "boxes"], problem, phrase))
    }

    /// The thematic boards lie in one way only (SM-019).
    fn fixed_places(&self) -> Option<Conflict> {
        (self.map == Map::Thematic && self.layout != Arrangement::Standard).then(|| {
            let problem = "the thematic boards have fixed places";
            Conflict::new(&["map", "layout"], problem, Phrase::new("conflict-thematic-layout"))
        })
    }

    /// The Inner Lands are those at the common point of boards with letters in their usual places; with two boards or fewer
    /// they have a number (SM-R72).
    fn no_inner_lands(&self) -> Option<Conflict> {
        let inner = |name: ScenarioName| matches!(name.entry().loss, Some((_, Loss::InInnerLands(_))));
        let usual = self.map == Map::Balanced && self.layout == Arrangement::Standard;
        (self.scenario.is_some_and(inner) && self.players > 2 && !usual).then(|| {
            let problem = "the scenario needs boards with letters in their usual places";
            Conflict::new(&["scenario", "map", "layout"], problem, Phrase::new("conflict-no-inner-lands"))
        })
    }

    /// The thematic boards are chosen by the map, not one by one.
    fn thematic_board(&self) -> Option<Conflict> {
        let board = self.boards.iter().find(|board| board.is_thematic())?;
        let lettered = BoardName::LETTERED.map(BoardName::id);
        Some(SetupError::not_one_of("boards", board.id(), lettered).into())
    }

    /// The thematic boards have fixed places (SM-019).
    fn boards_of_the_other_side(&self) -> Option<Conflict> {
        (self.map == Map::Thematic && !self.boards.is_empty()).then(|| {
            let problem = "the thematic boards are fixed by the number of players";
            Conflict::new(&["map", "boards"], problem, Phrase::new("conflict-thematic-boards"))
        })
    }
}
