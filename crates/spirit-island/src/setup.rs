//! What is chosen before the game, and the setup that follows from it.

use arrayvec::ArrayVec;
use artel_engine::{Generator, ParseError, Seed, SetupError, SetupOption, Status, list_of, read_list};

use crate::agenda::Agendas;
use crate::components::{Arrangement, BoardName, Boxes, Cards, Kind, Land, Piece, PrintedPieces, SpiritName};
use crate::deck::Deck;
use crate::effect::Start;
use crate::game::{Phase, SpiritIsland, TABLE};
use crate::island::{Island, MOST_SPIRITS};
use crate::numbers;
use crate::spirit::SpiritState;
use crate::terror::Terror;

const RANDOM: &str = "random";
const STANDARD: &str = "standard";
const PLAYERS: [&str; 3] = ["1", "2", "3"];
const NOBODY: &str = "nobody";
const EVERYBODY: &str = "everybody";
/// The boards of an island of one to six.
pub(crate) const STANDARD_BOARDS: [BoardName; MOST_SPIRITS] =
    [BoardName::G, BoardName::H, BoardName::B, BoardName::D, BoardName::E, BoardName::F];

artel_engine::vocabulary! {
    /// How hard the game is made (SI-310 to SI-314).
    pub enum Difficulty: "difficulty" {
        MuchEasier = "much-easier",
        Easier = "easier",
        SlightlyEasier = "slightly-easier",
        Standard = "standard",
        Harder = "harder",
    }
}

impl Difficulty {
    /// Whether every Spirit grows once before the first turn (SI-310, SI-312).
    pub fn bonus_growth(self) -> bool {
        matches!(self, Difficulty::SlightlyEasier | Difficulty::MuchEasier)
    }

    /// Whether the Invaders explore at the end of the setup (SI-033, SI-311).
    pub fn initial_explore(self) -> bool {
        !matches!(self, Difficulty::Easier | Difficulty::MuchEasier)
    }

    /// Whether Stage II cards escalate (SI-314).
    pub fn escalation(self) -> bool {
        self == Difficulty::Harder
    }
}

/// What is chosen before the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// How many players: 1 to 3 (SI-001). The rules carry six, which a position can have.
    pub players: u8,
    /// The boxes that the game is made of.
    pub boxes: Boxes,
    /// How hard.
    pub difficulty: Difficulty,
    /// The Spirits in the order of the seats; empty to have them dealt.
    pub spirits: Vec<SpiritName>,
    /// The boards in the order of the seats; empty for the standard ones.
    pub boards: Vec<BoardName>,
    /// Whether everybody gains Powers by Power Progression (SI-263).
    pub progression: bool,
}

impl Default for Setup {
    fn default() -> Self {
        Setup {
            players: 2,
            boxes: Boxes::HORIZONS,
            difficulty: Difficulty::Standard,
            spirits: Vec::new(),
            boards: Vec::new(),
            progression: false,
        }
    }
}

impl artel_engine::Setup for Setup {
    fn options() -> Vec<SetupOption> {
        let default = Setup::default();
        let option = |key, values, several| SetupOption { key, values, several, default: default.value(key) };
        let with = |word, ids: Vec<&'static str>| [word].into_iter().chain(ids).collect();
        vec![
            option("players", PLAYERS.to_vec(), false),
            option("difficulty", Difficulty::ALL.map(Difficulty::id).to_vec(), false),
            option("spirits", with(RANDOM, SpiritName::all().map(SpiritName::id).collect()), true),
            option("boards", with(STANDARD, BoardName::LETTERED.map(BoardName::id).to_vec()), true),
            option("progression", vec![NOBODY, EVERYBODY], false),
        ]
    }

    fn get(&self, key: &str) -> Option<String> {
        Some(match key {
            "players" => self.players.to_string(),
            "difficulty" => self.difficulty.to_string(),
            "spirits" => list_of(RANDOM, self.spirits.iter().map(|each| each.id())),
            "boards" => list_of(STANDARD, self.boards.iter().map(|each| each.id())),
            "progression" => [NOBODY, EVERYBODY][usize::from(self.progression)].to_owned(),
            _ => return None,
        })
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        let wrong = |problem: ParseError| SetupError::new(key, problem);
        match key {
            "players" if PLAYERS.contains(&value) => self.players = value.parse().unwrap_or(self.players),
            "players" => return Err(SetupError::not_one_of(key, value, PLAYERS)),
            "difficulty" => self.difficulty = value.parse().map_err(wrong)?,
            "spirits" if value == RANDOM => self.spirits.clear(),
            "spirits" => self.spirits = read_list(value).map_err(wrong)?,
            "boards" if value == STANDARD => self.boards.clear(),
            "boards" => self.boards = read_list(value).map_err(wrong)?,
            "progression" if value == NOBODY || value == EVERYBODY => self.progression = value == EVERYBODY,
            "progression" => return Err(SetupError::not_one_of(key, value, [NOBODY, EVERYBODY])),
            _ => return Err(SetupError::unknown(key, &Self::options())),
        }
        Ok(())
    }

    fn check(&self) -> Result<(), SetupError> {
        let players = self.players;
        if !(1..=3).contains(&players) {
            return Err(SetupError::not_one_of("players", &players.to_string(), PLAYERS));
        }
        one_for_each("spirits", RANDOM, &self.spirits, players)?;
        self.check_boxes()?;
        let strange = self.boards.iter().find(|board| board.is_thematic());
        if let Some(board) = strange {
            return Err(SetupError::not_one_of("boards", board.id(), BoardName::LETTERED.map(BoardName::id)));
        }
        one_for_each("boards", STANDARD, &self.boards, players)
    }
}

impl Setup {
    /// Whether what was chosen is in the boxes.
    fn check_boxes(&self) -> Result<(), SetupError> {
        let Some(_) = self.boxes.first() else {
            return Err(SetupError::new("boxes", "choose at least one box"));
        };
        if let Some(spirit) =
            self.spirits.iter().find(|spirit| self.boxes.spirits().all(|each| each != **spirit))
        {
            return Err(SetupError::new("spirits", format!("'{spirit}' is in none of the boxes chosen")));
        }
        if let Some(board) = self.boards.iter().find(|board| self.boxes.boards().all(|each| each != **board))
        {
            return Err(SetupError::new("boards", format!("board {board} is in none of the boxes chosen")));
        }
        if self.spirits.is_empty() && self.boxes.spirits().count() < usize::from(self.players) {
            return Err(SetupError::new(
                "boxes",
                "the boxes chosen have too few Spirits for so many players",
            ));
        }
        Ok(())
    }
}

/// A list names nothing, or something different for each seat (SI-026, SI-R48).
fn one_for_each<T: PartialEq>(key: &str, none: &str, chosen: &[T], players: u8) -> Result<(), SetupError> {
    if !chosen.is_empty() && chosen.len() != players as usize {
        let problem =
            format!("{} chosen for {players} players; name one for each seat or '{none}'", chosen.len());
        return Err(SetupError::new(key, problem));
    }
    let twice = chosen.iter().enumerate().any(|(index, each)| chosen[..index].contains(each));
    if twice { Err(SetupError::new(key, "no two players can have the same")) } else { Ok(()) }
}

impl SpiritIsland {
    /// Sets the game up (SI-014 to SI-035); the setup has been checked.
    pub(crate) fn deal(setup: &Setup, seed: Seed) -> SpiritIsland {
        let mut generator = Generator::new(seed);
        let players = setup.players as usize;
        let boards = if setup.boards.is_empty() { &STANDARD_BOARDS[..players] } else { &setup.boards[..] };
        let mut lots: ArrayVec<SpiritName, { SpiritName::COUNT }> = setup.boxes.spirits().collect();
        generator.shuffle(&mut lots);
        let spirits = if setup.spirits.is_empty() { &lots[..players] } else { &setup.spirits[..] };
        let mut game =
            SpiritIsland::undealt(setup.boxes, boards, Arrangement::Standard, spirits, setup.progression);
        game.escalation = setup.difficulty.escalation();
        game.set_pieces();
        game.generator = generator;
        if setup.difficulty.initial_explore() {
            game.first_explore();
        }
        if !setup.difficulty.bonus_growth() {
            game.turn = 1;
            game.phase = Phase::Spirit;
        }
        game
    }

    /// A game before anything is put on the island.
    pub(crate) fn undealt(
        boxes: Boxes,
        boards: &[BoardName],
        arrangement: Arrangement,
        spirits: &[SpiritName],
        progression: bool,
    ) -> SpiritIsland {
        let spirits: ArrayVec<_, MOST_SPIRITS> =
            spirits.iter().map(|&name| SpiritState::new(name, progression)).collect();
        let prepared = if progression { progression_cards(&spirits) } else { Cards::NONE };
        let players = spirits.len() as u8;
        let blight = numbers::starting_blight(players);
        SpiritIsland {
            generator: Generator::new(Seed(0)),
            island: Island::new(boards, arrangement),
            turn: 0,
            phase: Phase::BonusGrowth,
            escalation: false,
            boxes,
            power_decks: boxes.decks().minus(prepared),
            power_discards: Cards::NONE,
            blight_pool: blight,
            blight_start: blight,
            blight_missing: false,
            fear: 0,
            fear_pool: numbers::fear_pool(players),
            terror: Terror::new(numbers::FEAR_CARDS),
            fear_earned: 0,
            fear_unseen: boxes.fear_cards(),
            fear_discard: ArrayVec::new(),
            invaders_unseen: boxes.invader_cards(),
            invader_cards: Deck::unseen(numbers::stage_order().into_iter()),
            ravage: None,
            build: None,
            invader_discard: ArrayVec::new(),
            standing: ArrayVec::new(),
            skips: ArrayVec::new(),
            action: None,
            avenging: false,
            agendas: Agendas::default(),
            scope: TABLE,
            due: None,
            status: Status::Playing,
            spirits,
        }
    }

    /// The printed pieces and the Spirits' first Presence (SI-015 to SI-017, SI-027).
    fn set_pieces(&mut self) {
        for land in self.island.lands.iter() {
            let PrintedPieces { dahan, towns, cities, blight, explorers } = land.printed().setup;
            let ground = self.island.at_mut(land);
            ground.add(Piece::whole(Kind::Dahan), dahan);
            ground.add(Piece::whole(Kind::Town), towns);
            ground.add(Piece::whole(Kind::City), cities);
            ground.add(Piece::whole(Kind::Explorer), explorers);
            ground.blight = blight;
        }
        for seat in self.all_seats() {
            let board = self.island.boards[seat.index()];
            for &start in self.spirit(seat).panel().start {
                let (count, land) = first_land(start, board);
                self.island.at_mut(land).presence[seat.index()] += count;
            }
        }
    }

    /// The Invaders explore at the end of the setup (SI-033, SI-034).
    fn first_explore(&mut self) {
        let count = self.next_invaders().count() as u32;
        let drawn = self.generator.below(count) as usize;
        let card = self.next_invaders().nth(drawn);
        if let Some(card) = card {
            self.turn_invaders(card);
            self.explore(card, &mut artel_engine::NoLog);
            self.build = Some(card);
        }
    }
}

/// The cards of the Power Progressions, which are not in the decks (SI-263).
fn progression_cards(spirits: &[SpiritState]) -> Cards {
    spirits.iter().flat_map(|spirit| spirit.name.progression()).copied().collect()
}

/// Where Presence starts, and how much (SI-030).
fn first_land(start: Start, board: BoardName) -> (u8, Land) {
    let of = |terrain| board.lands().iter().filter(move |land| land.printed().terrain == terrain);
    match start {
        Start::Numbered(count, number) => (count, Land::new(board, number)),
        Start::Lowest(count, terrain) => (count, of(terrain).next().unwrap_or(Land::new(board, 1))),
        Start::Highest(count, terrain) => (count, of(terrain).last().unwrap_or(Land::new(board, 1))),
    }
}
