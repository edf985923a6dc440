//! The rest of a turn, card by card through the rules, in every order in which the cards may come.

use artel_engine::{Game, NoLog, Seat, Set, Status};
use artel_forbidden_island::{
    Card, Cell, FloodDeck, ForbiddenIsland, Move, Outcome, Phase, Tile, Treasure, WaterMark,
};

/// What all the orders together say.
#[derive(Default)]
pub(crate) struct Truth {
    pub(crate) floods: [f64; Tile::ALL.len()],
    pub(crate) sinks: [f64; Tile::ALL.len()],
    pub(crate) landing: f64,
    pub(crate) treasures: [f64; 4],
    pub(crate) skull: f64,
    pub(crate) lose: f64,
    /// Games that may still be played on.
    patience: u32,
}

/// The truth about a position; none if it takes more than so many steps to find it.
pub(crate) fn truth(game: &ForbiddenIsland, patience: u32) -> Option<Truth> {
    let mut truth = Truth { patience, ..Truth::default() };
    let worlds = truth.forced(vec![*game]);
    Table { worlds, cards: Cards::of(game) }.go_on(game, 1.0, &mut truth);
    (truth.patience > 0).then_some(truth)
}

/// The same cards on two tables: one plays by the rules and stops when the game is lost, the other
/// turns up all cards, whatever happens.
#[derive(Clone)]
struct Table {
    /// Everything that may have become of the game by forced choices, as long as it is not lost.
    worlds: Vec<ForbiddenIsland>,
    cards: Cards,
}

#[derive(Clone, Copy)]
struct Cards {
    deck: FloodDeck,
    discard: Set<Tile>,
    dry: Set<Tile>,
    flooded: Set<Tile>,
    left: u8,
}

impl Cards {
    fn of(game: &ForbiddenIsland) -> Cards {
        let tiles = |cells: Set<Cell>| cells.iter().map(|cell| game.tile(cell)).collect();
        let left = match game.phase() {
            Phase::FloodDraw { left } => left,
            _ => game.water().flood_cards(),
        };
        Cards {
            deck: *game.flood_deck(),
            discard: game.flood_discard(),
            dry: tiles(game.dry()),
            flooded: tiles(game.flooded()),
            left,
        }
    }

    fn turn_up(&mut self, tile: Tile) {
        self.deck.draw(tile);
        self.left -= 1;
        if self.dry.contains(tile) {
            self.dry.remove(tile);
            self.flooded.insert(tile);
            self.discard.insert(tile);
        } else {
            self.flooded.remove(tile);
        }
        if self.deck.is_empty() {
            self.deck = FloodDeck::shuffled(std::mem::take(&mut self.discard));
        }
    }
}

impl Table {
    fn go_on(mut self, start: &ForbiddenIsland, share: f64, truth: &mut Truth) {
        if truth.patience == 0 {
            return;
        }
        let treasure = self.worlds.first().is_some_and(|world| match world.phase() {
            Phase::Actions { .. } => world.active() == start.active(),
            Phase::TreasureDraw { left } => left > 0,
            Phase::FloodDraw { .. } => false,
        });
        let turn_goes_on = self.worlds.first().is_none_or(|world| {
            world.active() == start.active() && !(world.phase() == Phase::BEGIN && self.cards.left == 0)
        });
        if treasure && turn_goes_on && !matches!(start.phase(), Phase::FloodDraw { .. }) {
            self.draw_treasure(start, share, truth);
            return;
        }
        if self.cards.left > 0 && !self.cards.deck.is_empty() {
            let top = self.cards.deck.top();
            for tile in top {
                let mut next = self.clone();
                next.worlds = truth.play(&self.worlds, Move::Flood, Outcome::Flood(tile));
                next.cards.turn_up(tile);
                next.go_on(start, share / f64::from(top.len()), truth);
            }
            return;
        }
        self.worlds.retain(|world| world.status() == Status::Playing);
        self.count(start, share, truth);
    }

    fn draw_treasure(&self, start: &ForbiddenIsland, share: f64, truth: &mut Truth) {
        let world = &self.worlds[0];
        let top = world.treasure_deck().top();
        for card in top.kinds() {
            let share = share * f64::from(top.count(card)) / f64::from(top.len());
            let mut next = self.clone();
            next.worlds = truth.play(&self.worlds, Move::Draw, Outcome::Treasure(card));
            match next.worlds.first() {
                None => {
                    assert!(truth.patience == 0 || world.water().risen() == WaterMark::SKULL);
                    truth.skull += share;
                    truth.lose += share;
                }
                Some(world) => {
                    next.cards = Cards::of(world);
                    next.go_on(start, share, truth);
                }
            }
        }
    }

    fn count(&self, start: &ForbiddenIsland, share: f64, truth: &mut Truth) {
        let cards = &self.cards;
        if let Some(world) = self.worlds.first() {
            let Cards { dry, flooded, .. } = Cards::of(world);
            assert_eq!((dry, flooded), (cards.dry, cards.flooded));
        }
        let exists = |tile: Tile| cards.dry.or(cards.flooded).contains(tile);
        for tile in Tile::ALL {
            let before = start.cell(tile);
            if start.existing().contains(before) && !exists(tile) {
                truth.sinks[tile as usize] += share;
            }
            if start.dry().contains(before) && cards.flooded.contains(tile) {
                truth.floods[tile as usize] += share;
            }
        }
        truth.landing += if exists(Tile::FoolsLanding) { 0.0 } else { share };
        for treasure in Treasure::ALL {
            let lost = start.captor(treasure).is_none() && !treasure.tiles().into_iter().any(exists);
            truth.treasures[treasure as usize] += if lost { share } else { 0.0 };
        }
        truth.lose += if self.worlds.is_empty() { share } else { 0.0 };
    }
}

impl Truth {
    fn play(&mut self, worlds: &[ForbiddenIsland], action: Move, outcome: Outcome) -> Vec<ForbiddenIsland> {
        let played = worlds.iter().map(|world| {
            let mut world = *world;
            world.begin(world.active(), action, &mut NoLog).unwrap();
            world.resolve(outcome, &mut NoLog).unwrap();
            world
        });
        self.forced(played.filter(|world| world.status() == Status::Playing).collect())
    }

    /// Everything that may come of what has to be done before the next card: swims, rescues, discards.
    fn forced(&mut self, mut worlds: Vec<ForbiddenIsland>) -> Vec<ForbiddenIsland> {
        let mut rested: Vec<ForbiddenIsland> = Vec::new();
        while let Some(world) = worlds.pop() {
            if self.patience == 0 {
                return Vec::new();
            }
            self.patience -= 1;
            if world.swimmers().is_empty() && world.over_limit().is_empty() {
                if !rested.contains(&world) {
                    rested.push(world);
                }
                continue;
            }
            for (seat, action) in answers(&world) {
                let mut next = world;
                next.begin(seat, action, &mut NoLog).unwrap();
                if next.status() == Status::Playing {
                    worlds.push(next);
                }
            }
        }
        rested
    }
}

fn answers(world: &ForbiddenIsland) -> Vec<(Seat, Move)> {
    let mut answers = Vec::new();
    for seat in world.all_seats() {
        let mut moves = Vec::new();
        world.moves(seat, &mut moves);
        answers.extend(moves.into_iter().map(|action| (seat, action)));
    }
    if world.swimmers().is_empty() {
        // Whoever has too many cards keeps what can save a pawn.
        let spare = |action: &Move| matches!(action, Move::Discard(card) if *card != Card::HelicopterLift);
        answers.retain(|(_, action)| spare(action));
        answers.truncate(1);
    }
    answers
}
