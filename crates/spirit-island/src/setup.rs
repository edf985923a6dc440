//! What is chosen before the game, and the setup that follows from it.

use arrayvec::ArrayVec;
use artel_engine::{Generator, Seed, SetupError, SetupOption, Status, list_of, read_list};

use crate::agenda::Agenda;
use crate::components::{BoardName, Cards, FearCard, InvaderCard, Kind, Land, Lands, Piece, SpiritName};
use crate::effect::Start;
use crate::game::{FEAR_DECK, Phase, SpiritIsland, TABLE};
use crate::island::{Island, MOST_SPIRITS};
use crate::spirit::SpiritState;

const RANDOM: &str = "random";
const STANDARD: &str = "standard";
const PLAYERS: [&str; 3] = ["1", "2", "3"];
const NOBODY: &str = "nobody";
const EVERYBODY: &str = "everybody";
/// The boards of an island of one, two and three.
pub(crate) const STANDARD_BOARDS: [BoardName; 3] = [BoardName::G, BoardName::H, BoardName::B];

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
    /// How many players: 1 to 3 (SI-001).
    pub players: u8,
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
        let option = |key, values, several| SetupOption { key, values, several, default: default.get(key) };
        let with = |word, ids: Vec<&'static str>| [word].into_iter().chain(ids).collect();
        vec![
            option("players", PLAYERS.to_vec(), false),
            option("difficulty", Difficulty::ALL.map(Difficulty::id).to_vec(), false),
            option("spirits", with(RANDOM, SpiritName::all().map(SpiritName::id).collect()), true),
            option("boards", with(STANDARD, BoardName::letters()), true),
            option("progression", vec![NOBODY, EVERYBODY], false),
        ]
    }

    fn get(&self, key: &str) -> String {
        match key {
            "players" => self.players.to_string(),
            "difficulty" => self.difficulty.to_string(),
            "spirits" => list_of(RANDOM, self.spirits.iter().map(|each| each.id())),
            "boards" => list_of(STANDARD, self.boards.iter().map(|each| each.id())),
            _ => [NOBODY, EVERYBODY][usize::from(self.progression)].to_owned(),
        }
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        let wrong = |problem: String| SetupError::new(key, problem);
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
        one_for_each("boards", STANDARD, &self.boards, players)
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

/// Blight in the pool at the start (SI-023, SI-305).
pub(crate) fn starting_blight(players: u8) -> u8 {
    5 * players + 1
}

impl SpiritIsland {
    /// Sets the game up (SI-014 to SI-035); the setup has been checked.
    pub(crate) fn deal(setup: &Setup, seed: Seed) -> SpiritIsland {
        let mut generator = Generator::new(seed);
        let players = setup.players as usize;
        let boards = if setup.boards.is_empty() { &STANDARD_BOARDS[..players] } else { &setup.boards[..] };
        let mut lots: ArrayVec<SpiritName, 16> = SpiritName::all().collect();
        generator.shuffle(&mut lots);
        let spirits = if setup.spirits.is_empty() { &lots[..players] } else { &setup.spirits[..] };
        let mut game = SpiritIsland::undealt(boards, spirits, setup.progression);
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
    pub(crate) fn undealt(boards: &[BoardName], spirits: &[SpiritName], progression: bool) -> SpiritIsland {
        let spirits: ArrayVec<_, MOST_SPIRITS> =
            spirits.iter().take(MOST_SPIRITS).map(|&name| SpiritState::new(name, progression)).collect();
        let prepared = if progression { progression_cards(&spirits) } else { Cards::NONE };
        SpiritIsland {
            generator: Generator::new(Seed(0)),
            island: Island::new(boards),
            turn: 0,
            phase: Phase::BonusGrowth,
            escalation: false,
            power_decks: Cards::MINORS.or(Cards::MAJORS).minus(prepared),
            power_discards: Cards::NONE,
            blight_pool: starting_blight(spirits.len() as u8),
            blight_missing: false,
            fear: 0,
            fear_deck: FEAR_DECK,
            fear_earned: 0,
            fear_unseen: ((1_u32 << FearCard::COUNT) - 1) as u16,
            fear_discard: ArrayVec::new(),
            invaders_unseen: ((1_u32 << InvaderCard::COUNT) - 1) as u16,
            invaders_drawn: 0,
            ravage: None,
            build: None,
            invader_discard: ArrayVec::new(),
            standing: ArrayVec::new(),
            skips: ArrayVec::new(),
            action: None,
            avenging: false,
            agendas: std::array::from_fn(|_| Agenda::new()),
            scope: TABLE,
            due: None,
            status: Status::Playing,
            spirits,
        }
    }

    /// The printed pieces and the Spirits' first Presence (SI-015 to SI-017, SI-027).
    fn set_pieces(&mut self) {
        for land in self.island.lands.iter() {
            let [dahan, towns, cities, blight] = land.printed().setup;
            let ground = self.island.at_mut(land);
            ground.add(Piece::whole(Kind::Dahan), dahan);
            ground.add(Piece::whole(Kind::Town), towns);
            ground.add(Piece::whole(Kind::City), cities);
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
            self.invaders_unseen &= !(1 << card.place());
            self.invaders_drawn += 1;
            self.explore(card, &mut artel_engine::NoLog);
            self.build = Some(card);
        }
    }
}

/// The cards of the Power Progressions, which are not in the decks (SI-263).
fn progression_cards(spirits: &[SpiritState]) -> Cards {
    let ids = spirits.iter().flat_map(|spirit| spirit.panel().progression);
    ids.filter_map(|id| id.parse().ok()).collect()
}

/// Where Presence starts, and how much (SI-030).
fn first_land(start: Start, board: BoardName) -> (u8, Land) {
    let of = |terrain| {
        let lands = Lands::of_board(board);
        lands.iter().filter(move |land| land.terrain() == terrain)
    };
    match start {
        Start::Numbered(count, number) => (count, Land::new(board, number)),
        Start::Lowest(count, terrain) => (count, of(terrain).next().unwrap_or(Land::new(board, 1))),
        Start::Highest(count, terrain) => (count, of(terrain).last().unwrap_or(Land::new(board, 1))),
    }
}
