//! The flood cards that are still to be turned up in this turn.

use artel_engine::{Member, Set};
use artel_forbidden_island::{Cell, FloodDeck, ForbiddenIsland, Phase, Tile};

/// Flood cards to come: whole layers one after the other, and then some cards of one more. Only
/// these last are left to chance, but for the order inside each layer.
pub(super) struct FloodDraw {
    /// The tiles that sink with each of the whole layers, in the order of the layers.
    pub(super) sunk: Vec<Set<Cell>>,
    /// The dry tiles after the whole layers.
    dry: Set<Cell>,
    /// The flooded tiles after the whole layers.
    flooded: Set<Cell>,
    /// The last layer, and how many cards of it come.
    layer: Set<Cell>,
    cards: u32,
    /// Whether the deck runs out before the last card.
    pub(super) reshuffled: bool,
}

/// How many flood cards are to come when the water stands there.
pub(super) fn cards_to_come(game: &ForbiddenIsland, water_after: u8) -> u8 {
    match game.phase() {
        Phase::FloodDraw { left } => left,
        Phase::Actions { .. } | Phase::TreasureDraw { .. } => water_after,
    }
}

impl FloodDraw {
    /// So many cards from the deck as it lies, or with the discards on top after Waters Rise! (FI-081).
    pub(super) fn of(game: &ForbiddenIsland, recycled: bool, cards: u8) -> FloodDraw {
        let (mut deck, mut discard) = (*game.flood_deck(), game.flood_discard());
        if recycled {
            deck.put_on_top(std::mem::take(&mut discard));
        }
        let mut draw = FloodDraw {
            sunk: Vec::new(),
            dry: game.dry(),
            flooded: game.flooded(),
            layer: Set::EMPTY,
            cards: cards.into(),
            reshuffled: false,
        };
        while draw.cards > 0 && !deck.is_empty() {
            let layer = deck.top();
            draw.layer = cells(game, layer);
            if layer.len() > draw.cards {
                return draw;
            }
            let flooded = draw.take_layer();
            discard = discard.or(flooded.iter().map(|cell| game.tile(cell)).collect());
            layer.iter().for_each(|card| deck.draw(card));
            if deck.is_empty() {
                draw.reshuffled |= draw.cards > 0;
                deck = FloodDeck::shuffled(std::mem::take(&mut discard));
            }
        }
        draw.cards = 0;
        draw
    }

    /// Turns up the whole layer and tells which tiles are flooded by it (FI-093, FI-094).
    fn take_layer(&mut self) -> Set<Cell> {
        let (sinks, floods) = (self.layer.and(self.flooded), self.layer.and(self.dry));
        self.cards -= self.layer.len();
        self.sunk.push(sinks);
        self.flooded = self.flooded.minus(sinks).or(floods);
        self.dry = self.dry.minus(floods);
        floods
    }

    /// How likely the tile is flooded at the end.
    pub(super) fn flooded_at_the_end(&self, cell: Cell) -> f64 {
        if self.dry.contains(cell) {
            self.drawn(cell)
        } else if self.flooded.contains(cell) {
            1.0 - self.drawn(cell)
        } else {
            0.0
        }
    }

    /// How likely the tile has sunk at the end.
    pub(super) fn sunk_at_the_end(&self, cell: Cell) -> f64 {
        if self.dry.contains(cell) {
            0.0
        } else if self.flooded.contains(cell) {
            self.drawn(cell)
        } else {
            1.0
        }
    }

    /// How likely the tile's card is among those of the last layer.
    fn drawn(&self, cell: Cell) -> f64 {
        if self.cards > 0 && self.layer.contains(cell) {
            f64::from(self.cards) / f64::from(self.layer.len())
        } else {
            0.0
        }
    }

    /// Tells every set of tiles that may sink with the last cards, and how likely it is.
    pub(super) fn each_last(&self, mut tell: impl FnMut(Set<Cell>, f64)) {
        let flooded = self.layer.and(self.flooded);
        let dry = self.layer.len() - flooded.len();
        let all = choices(self.layer.len(), self.cards);
        for sinking in self.cards.saturating_sub(dry)..=self.cards.min(flooded.len()) {
            let probability = choices(dry, self.cards - sinking) / all;
            each_choice(flooded, sinking, Set::EMPTY, &mut |chosen| tell(chosen, probability));
        }
    }
}

fn cells(game: &ForbiddenIsland, tiles: Set<Tile>) -> Set<Cell> {
    tiles.iter().map(|tile| game.cell(tile)).collect()
}

/// In how many ways `count` of `all` things can be chosen.
fn choices(all: u32, count: u32) -> f64 {
    (0..count).fold(1.0, |ways, done| ways * f64::from(all - done) / f64::from(done + 1))
}

/// Tells every choice of `count` members, together with those chosen before.
fn each_choice<T: Member>(from: Set<T>, count: u32, chosen: Set<T>, tell: &mut impl FnMut(Set<T>)) {
    if count == 0 {
        return tell(chosen);
    }
    let mut rest = from;
    while rest.len() >= count
        && let Some(member) = rest.first()
    {
        rest.remove(member);
        each_choice(rest, count - 1, chosen.with(member), tell);
    }
}
