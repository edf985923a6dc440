//! What the coming Yin phases may bring until a player acts again, found by trying everything out.
//!
//! Questions on the way are answered so that losing is least likely. Cards that do the same when they
//! arrive are tried out once; so are answers between which there is no difference.

use artel_engine::{Game, Member, NoLog, Set, Status};
use artel_ghost_stories::{
    Card, Centre, Colour, Defeat, GhostStories, Left, Move, Outcome, Phase, Place, Power, Side, Space,
};

/// How many cards in a row are followed, and how many states are looked at for that: everything if
/// possible, else less. What is not followed counts as harmless, so the numbers are then too low.
const EFFORTS: [(u8, u32); 4] = [(ALL_CARDS, 20_000), (4, 4_000), (3, 4_000), (2, 4_000)];
/// More cards than can come in a row.
const ALL_CARDS: u8 = u8::MAX;

/// What may come.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Night {
    /// Whether every way was tried out; if not, the numbers are the least that is certain.
    pub complete: bool,
    /// How likely the game is lost.
    pub lose: f64,
    /// How likely it is lost in which way.
    pub defeats: Vec<(Defeat, f64)>,
    /// How likely the tile on each place is haunted afterwards.
    pub haunted: [f64; Place::COUNT],
}

impl Night {
    /// What the coming Yin phases may bring; none if there are too many ways.
    pub fn of(game: &GhostStories) -> Option<Night> {
        let begun = game.phase() == Phase::Yin;
        EFFORTS.into_iter().find_map(|(length, patience)| {
            let way = Way { drawn: None, begun, length };
            let night = Search { patience }.from(game, way)?;
            Some(Night { complete: length == ALL_CARDS, ..night })
        })
    }

    fn end(game: &GhostStories) -> Night {
        let mut night = Night::default();
        if let Status::Lost(defeat) = game.status() {
            (night.lose, night.defeats) = (1.0, vec![(defeat, 1.0)]);
        }
        game.haunted().iter().for_each(|place| night.haunted[Member::index(place) as usize] = 1.0);
        night
    }

    fn add(&mut self, other: &Night, weight: f64) {
        self.lose += weight * other.lose;
        for &(defeat, likely) in &other.defeats {
            match self.defeats.iter_mut().find(|(known, _)| *known == defeat) {
                Some((_, sum)) => *sum += weight * likely,
                None => self.defeats.push((defeat, weight * likely)),
            }
        }
        for (sum, likely) in self.haunted.iter_mut().zip(other.haunted) {
            *sum += weight * likely;
        }
    }
}

/// How the search came to a state.
#[derive(Clone, Copy)]
struct Way {
    /// The card that waits for a place.
    drawn: Option<Card>,
    /// Whether the Yin phases have begun.
    begun: bool,
    /// How many more cards are followed.
    length: u8,
}

struct Search {
    patience: u32,
}

impl Search {
    fn from(&mut self, game: &GhostStories, way: Way) -> Option<Night> {
        self.patience = self.patience.checked_sub(1)?;
        if game.status().is_over() {
            Some(Night::end(game))
        } else if game.chance_due() {
            self.chance(game, way)
        } else {
            self.decision(game, way)
        }
    }

    fn chance(&mut self, game: &GhostStories, mut way: Way) -> Option<Night> {
        let mut outcomes = Vec::new();
        game.outcomes(&mut outcomes);
        if let Some((Outcome::Card(_), _)) = outcomes.first() {
            let Some(length) = way.length.checked_sub(1) else { return Some(Night::end(game)) };
            way.length = length;
            if way.begun {
                outcomes = alike(game, &outcomes);
            }
        }
        let total: u32 = outcomes.iter().map(|&(_, weight)| weight).sum();
        let mut night = Night::default();
        for (outcome, weight) in outcomes {
            let mut next = *game;
            next.resolve(outcome, &mut NoLog).ok()?;
            way.drawn = if let Outcome::Card(card) = outcome { Some(card) } else { None };
            night.add(&self.from(&next, way)?, f64::from(weight) / f64::from(total));
        }
        Some(night)
    }

    fn decision(&mut self, game: &GhostStories, way: Way) -> Option<Night> {
        let mut moves = Vec::new();
        let seat = Side::ALL.into_iter().filter_map(|side| game.seat_at(side)).find(|&seat| {
            game.moves(seat, &mut moves);
            !moves.is_empty()
        })?;
        let goes_on = moves.iter().find(|action| matches!(action, Move::Yin | Move::End)).copied();
        if way.begun && goes_on.is_some() {
            return Some(Night::end(game));
        }
        let next_way = Way { drawn: None, begun: way.begun || goes_on == Some(Move::Yin), ..way };
        let answers = goes_on.map_or_else(|| different(game, way.drawn, moves), |action| vec![action]);
        let mut best: Option<Night> = None;
        for action in answers {
            let mut next = *game;
            next.begin(seat, action, &mut NoLog).ok()?;
            let night = self.from(&next, next_way)?;
            if best.as_ref().is_none_or(|best| night.lose < best.lose) {
                best = Some(night);
            }
        }
        best
    }
}

/// One card for all those that do the same until the Yin phase is over.
fn alike(game: &GhostStories, outcomes: &[(Outcome, u32)]) -> Vec<(Outcome, u32)> {
    let blocks = power_matters(game);
    let mut kinds: Vec<(Kind, Outcome, u32)> = Vec::new();
    for &(outcome, weight) in outcomes {
        let Outcome::Card(card) = outcome else { continue };
        let kind = Kind::of(card, blocks);
        match kinds.iter_mut().find(|(known, ..)| *known == kind) {
            Some((.., sum)) => *sum += weight,
            None => kinds.push((kind, outcome, weight)),
        }
    }
    kinds.into_iter().map(|(_, outcome, weight)| (outcome, weight)).collect()
}

/// What of a card matters on its arrival.
#[derive(PartialEq)]
struct Kind {
    colour: Colour,
    arrival: Set<Left>,
    incarnation: Option<Card>,
}

impl Kind {
    fn of(card: Card, blocks: bool) -> Kind {
        let matters = |ability: &Left| match ability {
            Left::SummonGhost | Left::HauntTile | Left::LoseQi | Left::CurseDie => true,
            Left::BlockPower | Left::GroupBlockPower => blocks,
            Left::HaunterOnBoard
            | Left::CaptureDie
            | Left::BlockTao
            | Left::GroupLoseTao
            | Left::ClearCircle => false,
        };
        Kind {
            colour: card.colour(),
            arrival: card.left().iter().copied().filter(matters).collect(),
            incarnation: card.is_incarnation().then_some(card),
        }
    }
}

/// Whether a power could still change what a Curse die does in this phase.
fn power_matters(game: &GhostStories) -> bool {
    let rolls = |space: Space| game.card(space).is_some_and(|card| card.has(Centre::Tormentor));
    let helps = |side: Side| matches!(game.power(side), Power::GodsFavorite | Power::StrengthOfAMountain);
    Side::ALL.into_iter().any(helps)
        && (game.deck().incarnation_is_next() || game.occupied().iter().any(rolls))
}

/// The answers to a question without those that differ in nothing that matters.
fn different(game: &GhostStories, drawn: Option<Card>, mut moves: Vec<Move>) -> Vec<Move> {
    let strikes = |ability: &Left| matches!(ability, Left::HauntTile | Left::CurseDie);
    let anywhere = drawn.is_some_and(|card| !card.left().iter().any(strikes));
    let mut known = Vec::new();
    moves.retain(|action| {
        let same = match *action {
            Move::Place(space) if anywhere => (space.side(), game.guarded().contains(space)),
            // Which tokens somebody has changes nothing.
            Move::Discard(_) | Move::Take(_) | Move::Pay(..) => (Side::North, false),
            _ => return true,
        };
        let new = !known.contains(&same);
        if new {
            known.push(same);
        }
        new
    });
    moves
}
