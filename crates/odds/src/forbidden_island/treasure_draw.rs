//! The treasure cards that are still to be drawn in this turn.

use artel_forbidden_island::{Card, ForbiddenIsland, Phase, Pile, TreasureDeck, WaterMark};

/// What the treasure cards may mean for the flood.
#[derive(Clone, Debug)]
pub(super) struct TreasureDraw {
    /// How many of them are Waters Rise!.
    pub(super) rises: u8,
    /// Where the water stands after them.
    pub(super) water: WaterMark,
    pub(super) probability: f64,
    /// How many Helicopter Lifts the team holds then, and how likely; these add up to `probability`.
    pub(super) lifts: Vec<(u8, f64)>,
}

/// How many treasure cards are still to be drawn in this turn.
pub(super) fn cards_to_come(game: &ForbiddenIsland) -> u8 {
    match game.phase() {
        Phase::Actions { .. } => Phase::TREASURE_CARDS,
        Phase::TreasureDraw { left } => left,
        Phase::FloodDraw { .. } => 0,
    }
}

/// Everything that the treasure cards may bring, by the number of Waters Rise!.
pub(super) fn treasure_draws(game: &ForbiddenIsland) -> Vec<TreasureDraw> {
    let lifts = game.all_seats().map(|seat| game.hand(seat).count(Card::HelicopterLift)).sum();
    let start = Draw {
        deck: *game.treasure_deck(),
        discard: game.treasure_discard(),
        water: game.water(),
        rises: 0,
        lifts,
    };
    let mut draws = Vec::new();
    start.go_on(cards_to_come(game), 1.0, &mut draws);
    draws
}

#[derive(Clone, Copy)]
struct Draw {
    deck: TreasureDeck,
    discard: Pile,
    water: WaterMark,
    rises: u8,
    lifts: u8,
}

impl Draw {
    fn go_on(self, cards: u8, probability: f64, draws: &mut Vec<TreasureDraw>) {
        if cards == 0 || self.water == WaterMark::SKULL {
            return self.end(probability, draws);
        }
        let top = self.deck.top();
        for card in top.kinds() {
            let share = f64::from(top.count(card)) / f64::from(top.len());
            self.drawn(card).go_on(cards - 1, probability * share, draws);
        }
    }

    /// After a card (FI-078 to FI-082, FI-069).
    fn drawn(mut self, card: Card) -> Draw {
        self.deck.draw(card);
        match card {
            Card::WatersRise => {
                self.discard.add(card);
                self.water = self.water.risen();
                self.rises += 1;
            }
            Card::HelicopterLift => self.lifts += 1,
            _ => {}
        }
        if self.deck.is_empty() {
            self.deck = TreasureDeck::shuffled(std::mem::replace(&mut self.discard, Pile::EMPTY));
        }
        self
    }

    fn end(self, probability: f64, draws: &mut Vec<TreasureDraw>) {
        let known = draws.iter().position(|draw| draw.rises == self.rises);
        let place = known.unwrap_or(draws.len());
        if known.is_none() {
            draws.push(TreasureDraw {
                rises: self.rises,
                water: self.water,
                probability: 0.0,
                lifts: Vec::new(),
            });
        }
        let draw = &mut draws[place];
        draw.probability += probability;
        match draw.lifts.iter_mut().find(|(lifts, _)| *lifts == self.lifts) {
            Some((_, likely)) => *likely += probability,
            None => draw.lifts.push((self.lifts, probability)),
        }
    }
}
