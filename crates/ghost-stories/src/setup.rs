//! What is chosen before the game, and the setup that follows from it.

use artel_engine::{
    Conflict, Generator, Given, Group, Need, ParseError, Phrase, Seat, Seed, Set, SetupError, SetupOption,
    Status, list_of, read_list, read_set,
};

use crate::agenda::Agenda;
use crate::exorcism::Exorcism;
use crate::game::{Board, Doings, GhostStories, Phase};
use crate::spells::Spells;
use crate::{Colour, Deck, Difficulty, Ghosts, Place, Power, Side, Tao, Taoist, Tile, Village};

const RANDOM: &str = "random";
const PLAYERS: [&str; 4] = ["1", "2", "3", "4"];
const SEATS: [&str; 4] = ["1", "2", "3", "4"];
const NO_YES: [&str; 2] = ["no", "yes"];
/// What a group that finds Initiation too hard may start with (GS-152).
const EXTRA_QI: u8 = 5;
/// What a neutral board starts with (GS-196).
const NEUTRAL_QI: u8 = 3;

/// What is chosen before the game.
///
/// ```
/// use artel_engine::Setup as _;
/// use artel_ghost_stories::{Difficulty, Setup};
/// let setup = Setup::from_pairs([("players", "1"), ("difficulty", "hell")])?;
/// assert_eq!((setup.players, setup.difficulty), (1, Difficulty::Hell));
/// # Ok::<(), artel_engine::SetupError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// How many players: 1 to 4 (GS-001).
    pub players: u8,
    /// The level.
    pub difficulty: Difficulty,
    /// The Taoists in the order of the seats; empty to have them dealt (GS-024).
    pub taoists: Vec<Taoist>,
    /// The powers that must show, at most one of a Taoist; the other boards are turned by lot (GS-024).
    pub powers: Vec<Power>,
    /// Who begins; none to have it decided by lot (GS-R05).
    pub first: Option<Seat>,
    /// Whether everybody starts with 5 Qi, on Initiation only (GS-152).
    pub extra_qi: bool,
}

impl Default for Setup {
    fn default() -> Self {
        Setup {
            players: 2,
            difficulty: Difficulty::Initiation,
            taoists: Vec::new(),
            powers: Vec::new(),
            first: None,
            extra_qi: false,
        }
    }
}

impl artel_engine::Setup for Setup {
    fn options() -> Vec<SetupOption> {
        let twin_winds = Need::value(Power::DanceOfTheTwinWinds.id(), "players", ["2", "3", "4"]);
        let extra_qi = Need::value(NO_YES[1], "difficulty", [Difficulty::Initiation.id()]);
        SetupOption::all_of::<Setup>([
            SetupOption::one("players", PLAYERS),
            SetupOption::one("difficulty", Difficulty::ALL.map(Difficulty::id)).among(Group::Challenge),
            SetupOption::per_seat("taoists", Taoist::ALL.map(Taoist::id)).or(RANDOM).among(Group::Cast),
            SetupOption::set("powers", Power::ALL.map(Power::id))
                .or(RANDOM)
                .needing([twin_winds])
                .among(Group::Cast),
            SetupOption::one("extra-qi", NO_YES).needing([extra_qi]).among(Group::Challenge),
            SetupOption::one("first", SEATS).or(RANDOM).needing(Need::seats(SEATS, &PLAYERS)),
        ])
    }

    fn get(&self, key: &str) -> Option<String> {
        Some(match key {
            "players" => self.players.to_string(),
            "difficulty" => self.difficulty.to_string(),
            "taoists" => list_of(RANDOM, self.taoists.iter().map(|each| each.id())),
            "powers" => list_of(RANDOM, self.powers.iter().map(|each| each.id())),
            "extra-qi" => NO_YES[usize::from(self.extra_qi)].to_owned(),
            "first" => self.first.map_or(RANDOM.to_owned(), |seat| seat.to_string()),
            _ => return None,
        })
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        let wrong = |problem: ParseError| SetupError::new(key, problem);
        match key {
            "players" if PLAYERS.contains(&value) => {
                let Ok(players) = value.parse() else { unreachable!("the values are numbers") };
                self.players = players;
            }
            "players" => return Err(SetupError::not_one_of(key, value, PLAYERS)),
            "difficulty" => self.difficulty = value.parse().map_err(wrong)?,
            "taoists" if value == RANDOM => self.taoists.clear(),
            "taoists" => self.taoists = read_list(value).map_err(wrong)?,
            "powers" if value == RANDOM => self.powers.clear(),
            "powers" => {
                self.powers = read_set(key, value)?;
                self.powers.sort_unstable();
            }
            "extra-qi" if NO_YES.contains(&value) => self.extra_qi = value == NO_YES[1],
            "extra-qi" => return Err(SetupError::not_one_of(key, value, NO_YES)),
            "first" if value == RANDOM => self.first = None,
            "first" if SEATS.contains(&value) => self.first = value.parse().ok().and_then(Seat::from_number),
            "first" => return Err(SetupError::not_one_of(key, value, [RANDOM].into_iter().chain(SEATS))),
            _ => return Err(SetupError::unknown(key, &Self::options())),
        }
        Ok(())
    }

    fn conflicts(&self) -> Vec<Conflict> {
        let players = self.players;
        if !(1..=4).contains(&players) {
            return vec![SetupError::not_one_of("players", &players.to_string(), PLAYERS).into()];
        }
        let taoists = Given {
            key: "taoists",
            open: RANDOM,
            same: "the same Taoist",
            phrase: "conflict-same-taoist",
            chosen: &self.taoists,
        };
        taoists
            .conflicts(players)
            .chain(self.powers_of_one_board())
            .chain(self.power_not_alone())
            .chain(self.relief_elsewhere())
            .chain(Conflict::no_seat(self.first, players))
            .collect()
    }
}

impl Setup {
    fn powers_of_one_board(&self) -> Option<Conflict> {
        let taoists: Set<Taoist> = self.powers.iter().map(|power| power.taoist()).collect();
        (taoists.len() as usize != self.powers.len()).then(|| {
            let problem = "a board shows only one of the two powers of its Taoist";
            Conflict::new(&["powers"], problem, Phrase::new("conflict-one-board"))
        })
    }

    fn power_not_alone(&self) -> Option<Conflict> {
        (self.players == 1 && self.powers.contains(&Power::DanceOfTheTwinWinds)).then(|| {
            let problem = "alone, the red board shows 'dance-of-the-peaks'";
            let phrase = Phrase::new("conflict-power-alone").name("power", Power::DanceOfThePeaks.id());
            Conflict::new(&["powers", "players"], problem, phrase)
        })
    }

    fn relief_elsewhere(&self) -> Option<Conflict> {
        (self.extra_qi && self.difficulty != Difficulty::Initiation).then(|| {
            let problem = "5 Qi are a relief for the level 'initiation' only";
            let phrase = Phrase::new("conflict-extra-qi").name("level", Difficulty::Initiation.id());
            Conflict::new(&["extra-qi", "difficulty"], problem, phrase)
        })
    }

    /// The power that a Taoist's board shows; the lot decides what was not chosen (GS-024, GS-206).
    fn power_of(&self, taoist: Taoist, lot: u32) -> Power {
        let chosen = self.powers.iter().copied().find(|power| power.taoist() == taoist);
        let solo = (self.players == 1 && taoist == Taoist::Red).then_some(Power::DanceOfThePeaks);
        chosen.or(solo).unwrap_or(Power::both_of(taoist)[lot as usize % 2])
    }
}

/// The sides on which the players sit: two face each other (GS-199).
pub(crate) fn seat_sides(players: u8) -> &'static [Side] {
    match players {
        2 => &[Side::North, Side::South],
        _ => &Side::ALL[..(players as usize).min(4)],
    }
}

impl GhostStories {
    /// Sets the game up (GS-023 to GS-032); the setup has been checked.
    pub(crate) fn deal(setup: &Setup, seed: Seed) -> GhostStories {
        let mut generator = Generator::new(seed);
        let mut tiles = Tile::ALL;
        generator.shuffle(&mut tiles);
        let mut lots = Taoist::ALL;
        generator.shuffle(&mut lots);
        let mut rest = lots.into_iter().filter(|taoist| !setup.taoists.contains(taoist));
        let mut boards = [(Taoist::Yellow, Power::BottomlessPockets); 4];
        for side in Side::ALL {
            let seat = seat_sides(setup.players).iter().position(|&seated| seated == side);
            let chosen = seat.and_then(|seat| setup.taoists.get(seat)).copied();
            let Some(taoist) = chosen.or_else(|| rest.next()) else { unreachable!("each side has a Taoist") };
            boards[side.index()] = (taoist, setup.power_of(taoist, generator.below(2)));
        }
        let qi = if setup.extra_qi { EXTRA_QI } else { setup.difficulty.starting_qi() };
        let mut game =
            GhostStories::undealt(setup.difficulty, setup.players, Village::new(tiles), boards, qi);
        let lot = Seat(generator.below(u32::from(setup.players)) as u8);
        let first = setup.first.unwrap_or(lot);
        let Some(side) = game.side_of_seat(first) else { unreachable!("the first seat is checked") };
        game.turn = side;
        game.generator = generator;
        game
    }

    /// The game as it is set up, with the first seat to begin.
    pub(crate) fn undealt(
        difficulty: Difficulty,
        players: u8,
        village: Village,
        boards: [(Taoist, Power); 4],
        qi: u8,
    ) -> GhostStories {
        let mut game = GhostStories {
            generator: Generator::new(Seed(0)),
            deck: Deck::new(difficulty, players),
            ghosts: Ghosts::NONE,
            on_stone: Set::EMPTY,
            buddhas: Set::EMPTY,
            dice_held: Set::EMPTY,
            unsettled: Set::EMPTY,
            met_buddha: Set::EMPTY,
            mantra: None,
            spells: Spells::default(),
            village,
            haunted: Set::EMPTY,
            circle: None,
            centre_tokens: 0,
            boards: boards.map(|(taoist, power)| Board::neutral(taoist, power)),
            sides: Taoist::ALL.map(|taoist| side_of(taoist, boards)),
            players,
            difficulty,
            turn: Side::North,
            phase: Phase::Dawn,
            doings: Doings::default(),
            agenda: Agenda::EMPTY,
            exorcism: Exorcism::NONE,
            due: None,
            exorcised: 0,
            status: Status::Playing,
        };
        for (seat, &side) in seat_sides(players).iter().enumerate() {
            let board = game.board_mut(side);
            board.seat = Some(Seat(seat as u8));
            board.qi = qi;
            board.tao = starting_tao(board.taoist, players);
            board.yin_yang = difficulty.starts_with_yin_yang();
            board.power_tokens = starting_power_tokens(players);
        }
        game
    }
}

/// Where the Taoist's board lies.
fn side_of(taoist: Taoist, boards: [(Taoist, Power); 4]) -> Side {
    let Some(place) = boards.iter().position(|board| board.0 == taoist) else {
        unreachable!("every Taoist has a board")
    };
    Side::ALL[place]
}

/// One token of the own colour; alone one of each colour of a board, never a black one (GS-027, GS-204,
/// GS-R04).
pub(crate) fn starting_tao(taoist: Taoist, players: u8) -> Tao {
    if players == 1 {
        Colour::ALL.into_iter().filter(|colour| colour.taoist().is_some()).collect()
    } else {
        [taoist.colour()].into_iter().collect()
    }
}

/// The neutral power tokens of each player (GS-198, GS-205).
pub(crate) fn starting_power_tokens(players: u8) -> u8 {
    match players {
        1 => 3,
        2 | 3 => 1,
        4 => 0,
        _ => unreachable!("one to four play, not {players}"),
    }
}

impl Board {
    /// A board without a player: 3 Qi and nothing else (GS-196, GS-197).
    fn neutral(taoist: Taoist, power: Power) -> Board {
        Board {
            taoist,
            power,
            seat: None,
            qi: NEUTRAL_QI,
            place: Place::CENTRE,
            tao: Tao::NONE,
            yin_yang: false,
            buddhas: 0,
            fresh_buddhas: 0,
            power_tokens: 0,
        }
    }
}
