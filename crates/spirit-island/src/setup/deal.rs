//! The setup that follows from what was chosen (SI-014 to SI-035, SM-001 to SM-012).

use arrayvec::ArrayVec;
use artel_engine::{Game as _, Generator, NoLog, Seat, Seed, Status};

use crate::action::Underway;
use crate::agenda::{Agendas, Step};
use crate::byte::byte;
use crate::components::{
    AdversaryName, Arrangement, BlightCards, BlightSide, BoardName, Boxes, Cards, EventCard, Kind, Piece,
    ScenarioName, SpiritName,
};
use crate::deck::Deck;
use crate::effect::{Trait, Victory};
use crate::game::{Phase, SpiritIsland, TABLE};
use crate::island::{Island, MOST_SPIRITS};
use crate::numbers::{self, Challenge};
use crate::power_decks::PowerDecks;
use crate::purse::Purse;
use crate::question;
use crate::spirit::SpiritState;
use crate::stage::Stage;
use crate::terror::Terror;
use crate::topology::MOST_BOARDS;

use super::{Map, STANDARD_BOARDS, Setup};

/// Boards of which at most one is drawn for an island of four boards or fewer (SM-R27).
const PAIRS: [(BoardName, BoardName); 4] = [
    (BoardName::B, BoardName::E),
    (BoardName::D, BoardName::F),
    (BoardName::C, BoardName::G),
    (BoardName::A, BoardName::H),
];

/// What a game is made of, whatever lies on the island.
pub(crate) struct Deal<'a> {
    pub(crate) boxes: Boxes,
    pub(crate) boards: &'a [BoardName],
    pub(crate) arrangement: Arrangement,
    pub(crate) spirits: &'a [SpiritName],
    pub(crate) progression: bool,
    pub(crate) adversaries: &'a [(AdversaryName, u8)],
    pub(crate) scenario: Option<ScenarioName>,
}

impl Deal<'_> {
    /// Whether it is a full game, and not one of Horizons alone (SM-R20).
    fn is_full(&self) -> bool {
        self.boxes.are_full() || !self.adversaries.is_empty() || self.scenario.is_some()
    }
}

impl SpiritIsland {
    /// Sets the game up; the setup has been checked.
    pub(crate) fn deal(setup: &Setup, seed: Seed) -> SpiritIsland {
        let mut generator = Generator::new(seed);
        let players = setup.players as usize;
        let mut lots: ArrayVec<SpiritName, { SpiritName::COUNT }> = setup.boxes.spirits().collect();
        generator.shuffle(&mut lots);
        let spirits = if setup.spirits.is_empty() { &lots[..players] } else { &setup.spirits[..] };
        let boards = boards(setup, &mut generator);
        let adversaries: Challenge = setup.adversary.map(|name| (name, setup.level)).into_iter().collect();
        let (boxes, progression) = (setup.boxes, setup.progression);
        let arrangement = setup.layout;
        let mut game = SpiritIsland::undealt(&Deal {
            boxes,
            boards: &boards,
            arrangement,
            spirits,
            progression,
            adversaries: &adversaries,
            scenario: setup.scenario,
        });
        game.escalation = setup.difficulty.escalation();
        game.set_pieces();
        game.generator = generator;
        if setup.is_full() {
            game.open();
            return game;
        }
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
    pub(crate) fn undealt(deal: &Deal<'_>) -> SpiritIsland {
        let &Deal { boxes, adversaries, scenario, .. } = deal;
        let by_rituals = scenario.is_some_and(|name| name.entry().victory == Victory::Rituals);
        let fear_cards = numbers::fear_cards(adversaries);
        let new = |&name| SpiritState::new(name, deal.progression);
        let spirits: ArrayVec<_, MOST_SPIRITS> = deal.spirits.iter().map(new).collect();
        let prepared = if deal.progression { progression_cards(&spirits) } else { Cards::NONE };
        let players = byte(spirits.len());
        let full = deal.is_full();
        let margin = numbers::margin(scenario, byte(deal.boards.len()));
        let blight =
            if full { numbers::blight_on_card(players) + margin } else { numbers::starting_blight(players) };
        let mut game = SpiritIsland {
            generator: Generator::new(Seed(0)),
            island: Island::new(deal.boards, deal.arrangement),
            turn: 0,
            phase: Phase::BonusGrowth,
            escalation: false,
            boxes,
            power_decks: PowerDecks::of(boxes.decks().minus(prepared)),
            power_discards: Cards::NONE,
            blight_side: if full { BlightSide::Healthy } else { BlightSide::NoCard },
            blight_unseen: if full { boxes.blight_cards() } else { BlightCards::NONE },
            blight_pool: blight,
            blight_missing: false,
            fear: 0,
            fear_pool: numbers::fear_pool(players, adversaries),
            terror: if by_rituals { Terror::apart(fear_cards) } else { Terror::new(fear_cards) },
            fear_earned: 0,
            fear_cards: Deck::unseen(std::iter::repeat_n((), fear_cards.iter().sum::<u8>().into())),
            fear_unseen: boxes.fear_cards(),
            fear_discard: ArrayVec::new(),
            events: Deck::unseen(
                boxes
                    .event_cards()
                    .iter()
                    .map(|_| ())
                    .collect::<ArrayVec<(), { EventCard::COUNT }>>()
                    .into_iter(),
            ),
            event_discard: ArrayVec::new(),
            purse: Purse::default(),
            invaders_unseen: boxes.invader_cards(),
            invader_cards: Deck::unseen(numbers::stage_order(adversaries).into_iter()),
            ravage: ArrayVec::new(),
            build: ArrayVec::new(),
            second_build: ArrayVec::new(),
            second_build_gone: false,
            fear_before: 0,
            adversaries: adversaries.iter().copied().collect(),
            scenario,
            invader_discard: ArrayVec::new(),
            standing: ArrayVec::new(),
            skips: ArrayVec::new(),
            underway: Underway::default(),
            agendas: Agendas::default(),
            scope: TABLE,
            due: None,
            status: Status::Playing,
            spirits,
        };
        let mut seats = game.all_seats();
        let makes_seas = |seat: &Seat| game.spirit(*seat).traits().any(|bends| bends == Trait::OceanInPlay);
        if let Some(seat) = seats.find(makes_seas) {
            game.island.set_sea_spirit(seat);
        }
        game
    }

    /// The printed pieces and the Spirits' first Presence, where there is no choice (SI-015 to SI-017, SI-027).
    fn set_pieces(&mut self) {
        for land in self.island.lands.iter() {
            for (kind, count) in land.printed().setup.by_kind() {
                self.island.add(land, Piece::whole(kind), count);
            }
        }
        self.set_tokens(self.boxes.tokens());
        for seat in self.all_seats() {
            for &start in self.spirit(seat).panel().start {
                let lands = self.starting_lands(seat, start);
                if let (Some(land), 1) = (lands.first(), lands.len()) {
                    self.island.add(land, Piece::of(Kind::Presence, seat), start.count());
                }
            }
        }
    }

    /// What is left of the setup of a full game: choices of the players, what the adversary adds, the Invaders' opening
    /// (SM-010, SM-012). It goes on until somebody has to choose.
    fn open(&mut self) {
        self.phase = Phase::Setup;
        self.spirits.iter_mut().for_each(|spirit| spirit.stage = Stage::Playing);
        self.push(Step::ScenarioSetup);
        // After the first Explore (SM-R69).
        self.push(Step::AdversarySetup { after: true });
        self.push(Step::FirstExplore);
        self.push(Step::AdversarySetup { after: false });
        for who in self.all_seats().rev() {
            let starts = self.spirit(who).panel().start;
            for number in (0..starts.len()).rev() {
                if self.starting_lands(who, starts[number]).len() != 1 {
                    self.push(question::Start { number: byte(number), who });
                }
            }
        }
        self.go_on(&mut NoLog);
        while let Some(outcome) = self.next_outcome() {
            self.chance_decides(outcome, &mut NoLog);
        }
    }

    /// The Invaders explore at the end of the setup (SI-033, SI-034).
    fn first_explore(&mut self) {
        let count = self.next_invaders().count() as u32;
        let drawn = self.generator.below(count) as usize;
        let card = self.next_invaders().nth(drawn);
        if let Some(card) = card {
            self.turn_invaders(card);
            for land in self.reached_by(card).iter() {
                self.island.add(land, Piece::whole(Kind::Explorer), 1);
            }
            self.build.push(card);
        }
    }
}

/// The cards of the Power Progressions, which are not in the decks (SI-263).
fn progression_cards(spirits: &[SpiritState]) -> Cards {
    spirits.iter().flat_map(|spirit| spirit.name.progression()).copied().collect()
}

/// The boards in the order of the seats: those chosen, the fixed ones of the thematic map (SM-020), those of Horizons, or
/// by lot (SM-R27).
fn boards(setup: &Setup, generator: &mut Generator) -> ArrayVec<BoardName, MOST_BOARDS> {
    let players = usize::from(setup.players);
    if setup.map == Map::Thematic {
        return BoardName::thematic(players).iter().copied().collect();
    }
    if !setup.boards.is_empty() {
        return setup.boards.iter().copied().collect();
    }
    if !setup.is_full() {
        return STANDARD_BOARDS[..players].iter().copied().collect();
    }
    let mut lots: ArrayVec<BoardName, { BoardName::LETTERED.len() }> = setup.boxes.boards().collect();
    generator.shuffle(&mut lots);
    let mut drawn: ArrayVec<BoardName, MOST_BOARDS> = ArrayVec::new();
    let apart = |drawn: &[BoardName], board: BoardName| {
        let other = |&(one, other): &(BoardName, BoardName)| {
            if board == one { Some(other) } else { (board == other).then_some(one) }
        };
        !PAIRS.iter().filter_map(other).any(|other| drawn.contains(&other))
    };
    for board in lots.iter().copied() {
        if drawn.len() < players && (players > 4 || apart(&drawn, board)) {
            drawn.push(board);
        }
    }
    // Where the boxes have too few boards for that, pairs come together after all.
    for board in lots {
        if drawn.len() < players && !drawn.contains(&board) {
            drawn.push(board);
        }
    }
    drawn
}
