//! What is chosen before the game, and the deal that follows from it.

use artel_engine::{
    Conflict, Generator, Given, Group, Need, ParseError, Seat, Seed, Set, SetupError, SetupOption, Status,
    list_of, read_list,
};

use crate::components::Map;
use crate::game::{ForbiddenIsland, MAX_PLAYERS, Phase};
use crate::{Adventurer, Card, Cell, Difficulty, FloodDeck, Layout, Pile, Tile, TreasureDeck};

const INITIAL_FLOODED: usize = 6;
const INITIAL_HAND: usize = 2;
const RANDOM: &str = "random";
const PLAYERS: [&str; 3] = ["2", "3", "4"];
const SEATS: [&str; 4] = ["1", "2", "3", "4"];

/// What is chosen before the game.
///
/// ```
/// use artel_engine::Setup as _;
/// use artel_forbidden_island::{Layout, Setup};
/// let setup = Setup::from_pairs([("players", "4"), ("layout", "skull-island")])?;
/// assert_eq!((setup.players, setup.layout), (4, Layout::SkullIsland));
/// assert!(Setup::from_pairs([("players", "5")]).is_err());
/// # Ok::<(), artel_engine::SetupError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// How many players: 2 to 4 (FI-001).
    pub players: u8,
    /// Where the water starts.
    pub difficulty: Difficulty,
    /// The shape of the island.
    pub layout: Layout,
    /// The adventurers in the order of the seats; empty to have them dealt (FI-019).
    pub adventurers: Vec<Adventurer>,
    /// Who begins; none to have it decided by lot (FI-R43).
    pub first: Option<Seat>,
}

impl Default for Setup {
    fn default() -> Self {
        Setup {
            players: 2,
            difficulty: Difficulty::Novice,
            layout: Layout::Standard,
            adventurers: Vec::new(),
            first: None,
        }
    }
}

impl artel_engine::Setup for Setup {
    fn options() -> Vec<SetupOption> {
        SetupOption::all_of::<Setup>([
            SetupOption::one("players", PLAYERS),
            SetupOption::one("difficulty", Difficulty::ALL.map(Difficulty::id)).among(Group::Challenge),
            SetupOption::one("layout", Layout::ALL.map(Layout::id)).among(Group::Place),
            SetupOption::per_seat("adventurers", Adventurer::ALL.map(Adventurer::id))
                .or(RANDOM)
                .among(Group::Cast),
            SetupOption::one("first", SEATS).or(RANDOM).needing(Need::seats(SEATS, &PLAYERS)),
        ])
    }

    fn get(&self, key: &str) -> Option<String> {
        Some(match key {
            "players" => self.players.to_string(),
            "difficulty" => self.difficulty.to_string(),
            "layout" => self.layout.to_string(),
            "adventurers" => list_of(RANDOM, self.adventurers.iter().map(|each| each.id())),
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
            "layout" => self.layout = value.parse().map_err(wrong)?,
            "adventurers" if value == RANDOM => self.adventurers.clear(),
            "adventurers" => self.adventurers = read_list(value).map_err(wrong)?,
            "first" if value == RANDOM => self.first = None,
            "first" if SEATS.contains(&value) => self.first = value.parse().ok().and_then(Seat::from_number),
            "first" => return Err(SetupError::not_one_of(key, value, [RANDOM].into_iter().chain(SEATS))),
            _ => return Err(SetupError::unknown(key, &Self::options())),
        }
        Ok(())
    }

    fn conflicts(&self) -> Vec<Conflict> {
        let players = self.players;
        if !(2..=MAX_PLAYERS as u8).contains(&players) {
            return vec![SetupError::not_one_of("players", &players.to_string(), PLAYERS).into()];
        }
        let adventurers = Given {
            key: "adventurers",
            open: RANDOM,
            same: "the same adventurer",
            phrase: "conflict-same-adventurer",
            chosen: &self.adventurers,
        };
        adventurers.conflicts(players).chain(Conflict::no_seat(self.first, players)).collect()
    }
}

impl ForbiddenIsland {
    /// Sets the game up (FI-013 to FI-029); the setup has been checked.
    pub(crate) fn deal(setup: &Setup, seed: Seed) -> ForbiddenIsland {
        let mut generator = Generator::new(seed);
        let players = setup.players as usize;
        let mut tiles = Tile::ALL;
        generator.shuffle(&mut tiles);
        let map = Map::new(tiles);
        let mut adventurers = Adventurer::ALL;
        generator.shuffle(&mut adventurers);
        for (place, &chosen) in adventurers.iter_mut().zip(&setup.adventurers) {
            *place = chosen;
        }
        let mut game = ForbiddenIsland::undealt(setup.layout, setup.difficulty, &adventurers[..players], map);
        game.flood_first_tiles(&mut generator);
        game.deal_hands(&mut generator);
        let lot = Seat(generator.below(setup.players as u32) as u8);
        game.active = setup.first.unwrap_or(lot);
        game.generator = generator;
        game
    }

    /// The dry island with full decks, the pawns on their start tiles, and the first seat to begin.
    pub(crate) fn undealt(
        layout: Layout,
        difficulty: Difficulty,
        adventurers: &[Adventurer],
        map: Map,
    ) -> ForbiddenIsland {
        let mut game = ForbiddenIsland {
            generator: Generator::new(Seed(0)),
            hands: [Pile::EMPTY; MAX_PLAYERS],
            treasure_deck: TreasureDeck::shuffled(Pile::ALL),
            treasure_discard: Pile::EMPTY,
            dry: Set::ALL,
            flooded: Set::EMPTY,
            flood_discard: Set::EMPTY,
            flood_deck: FloodDeck::shuffled(Set::ALL),
            map,
            pawns: [Cell(0); MAX_PLAYERS],
            adventurers: [Adventurer::Diver; MAX_PLAYERS],
            captors: [None; 4],
            players: adventurers.len() as u8,
            active: Seat(0),
            phase: Phase::BEGIN,
            due: None,
            flight_used: false,
            water: difficulty.start(),
            status: Status::Playing,
            layout,
            difficulty,
        };
        for (seat, &adventurer) in adventurers.iter().enumerate() {
            game.adventurers[seat] = adventurer;
            game.pawns[seat] = map.cell(adventurer.start());
        }
        game
    }

    /// The opening six flood cards (FI-017, FI-018).
    fn flood_first_tiles(&mut self, generator: &mut Generator) {
        let mut dry = Set::<Tile>::ALL;
        for _ in 0..INITIAL_FLOODED {
            let tile = dry.nth(generator.below(dry.len()));
            dry.remove(tile);
            let cell = self.map.cell(tile);
            self.dry.remove(cell);
            self.flooded.insert(cell);
            self.flood_discard.insert(tile);
        }
        self.flood_deck = FloodDeck::shuffled(dry);
    }

    /// Two cards each, never a Waters Rise! (FI-024, FI-025). Replacing every one that turns up and
    /// shuffling them back (FI-R42) is the same as dealing without them and adding them afterwards.
    fn deal_hands(&mut self, generator: &mut Generator) {
        let mut deck = Pile::ALL;
        (0..Card::WatersRise.copies()).for_each(|_| deck.take(Card::WatersRise));
        for seat in 0..self.players as usize {
            for _ in 0..INITIAL_HAND {
                let card = deck.nth(generator.below(deck.len() as u32) as u8);
                deck.take(card);
                self.hands[seat].add(card);
            }
        }
        (0..Card::WatersRise.copies()).for_each(|_| deck.add(Card::WatersRise));
        self.treasure_deck = TreasureDeck::shuffled(deck);
    }
}
