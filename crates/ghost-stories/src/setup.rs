//! What is chosen before the game, and the setup that follows from it.

use artel_engine::{
    Generator, ParseError, Seat, Seed, Set, SetupError, SetupOption, Status, list_of, read_list,
};

use crate::agenda::Agenda;
use crate::exorcism::Exorcism;
use crate::game::{Board, Doings, GhostStories, Phase};
use crate::spells::Spells;
use crate::{Colour, Deck, Difficulty, Ghosts, Place, Power, Side, Tao, Taoist, Tile, Village};

const RANDOM: &str = "random";
const PLAYERS: [&str; 4] = ["1", "2", "3", "4"];
const SEATS: [&str; 5] = [RANDOM, "1", "2", "3", "4"];
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
        let default = Setup::default();
        let option = |key, values, several| SetupOption { key, values, several, default: default.value(key) };
        let or_random = |ids: Vec<&'static str>| [RANDOM].into_iter().chain(ids).collect();
        vec![
            option("players", PLAYERS.to_vec(), false),
            option("difficulty", Difficulty::ALL.map(Difficulty::id).to_vec(), false),
            option("taoists", or_random(Taoist::ALL.map(Taoist::id).to_vec()), true),
            option("powers", or_random(Power::ALL.map(Power::id).to_vec()), true),
            option("extra-qi", NO_YES.to_vec(), false),
            option("first", SEATS.to_vec(), false),
        ]
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
            "powers" => self.powers = read_list(value).map_err(wrong)?,
            "extra-qi" if NO_YES.contains(&value) => self.extra_qi = value == NO_YES[1],
            "extra-qi" => return Err(SetupError::not_one_of(key, value, NO_YES)),
            "first" if SEATS.contains(&value) => self.first = value.parse().ok().and_then(Seat::from_number),
            "first" => return Err(SetupError::not_one_of(key, value, SEATS)),
            _ => return Err(SetupError::unknown(key, &Self::options())),
        }
        Ok(())
    }

    fn check(&self) -> Result<(), SetupError> {
        let players = self.players;
        if !(1..=4).contains(&players) {
            return Err(SetupError::not_one_of("players", &players.to_string(), PLAYERS));
        }
        self.check_taoists()?;
        self.check_powers()?;
        if self.extra_qi && self.difficulty != Difficulty::Initiation {
            return Err(SetupError::new("extra-qi", "5 Qi are a relief for the level 'initiation' only"));
        }
        match self.first {
            Some(seat) if seat.0 >= players => {
                Err(SetupError::new("first", format!("there is no seat {seat} with {players} players")))
            }
            _ => Ok(()),
        }
    }
}

impl Setup {
    fn check_taoists(&self) -> Result<(), SetupError> {
        let (chosen, players) = (&self.taoists, self.players);
        if !chosen.is_empty() && chosen.len() != players as usize {
            let problem = format!(
                "{} chosen for {players} players; name one for each seat or '{RANDOM}'",
                chosen.len()
            );
            return Err(SetupError::new("taoists", problem));
        }
        if chosen.iter().copied().collect::<Set<_>>().len() as usize != chosen.len() {
            return Err(SetupError::new("taoists", "no two players can have the same Taoist"));
        }
        Ok(())
    }

    fn check_powers(&self) -> Result<(), SetupError> {
        let taoists: Set<Taoist> = self.powers.iter().map(|power| power.taoist()).collect();
        if taoists.len() as usize != self.powers.len() {
            return Err(SetupError::new("powers", "a board shows only one of the two powers of its Taoist"));
        }
        if self.players == 1 && self.powers.contains(&Power::DanceOfTheTwinWinds) {
            return Err(SetupError::new("powers", "alone, the red board shows 'dance-of-the-peaks'"));
        }
        Ok(())
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
    let place = boards.iter().position(|board| board.0 == taoist);
    Side::ALL[place.unwrap_or(0)]
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
        _ => 0,
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
