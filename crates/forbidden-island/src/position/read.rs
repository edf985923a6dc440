//! Putting the lines of a position together.

use artel_engine::text::TextError;
use artel_engine::{Generator, Seat, Set, Status};

use super::check::check;
use super::draft::{Draft, error_at};
use crate::components::Map;
use crate::game::MAX_PLAYERS;
use crate::{
    Adventurer, Card, Cell, Difficulty, FloodDeck, ForbiddenIsland, Layout, Pile, Tile, TreasureDeck,
};

/// The state that the lines describe, if it could be reached by the rules.
pub(crate) fn read(text: &str) -> Result<ForbiddenIsland, TextError> {
    let draft = Draft::read(text)?;
    let at = |key: &'static str| move |problem: String| error_at(text, key, problem);
    let adventurers: Vec<Adventurer> = draft.players.iter().map(|player| player.adventurer).collect();
    if !(2..=MAX_PLAYERS).contains(&adventurers.len()) {
        return Err(at("player")(format!(
            "2 to 4 players play, not {}: add a line 'player …' for each",
            adventurers.len()
        )));
    }
    let map = lay_tiles(&draft.tiles).map_err(at("tiles"))?;
    let layout = draft.layout.unwrap_or(Layout::Standard);
    let difficulty = draft.difficulty.unwrap_or(Difficulty::Novice);
    let mut game = ForbiddenIsland::undealt(layout, difficulty, &adventurers, map);
    game.set_island(&draft).map_err(at("sunk"))?;
    game.set_players(&draft);
    game.set_captors(&draft).map_err(at("captured"))?;
    game.set_turn(&draft).map_err(at("turn"))?;
    game.set_treasure_cards(&draft).map_err(at("treasure-discard"))?;
    if let Some(tile) = draft.flood_discard.unwrap_or_default().and(draft.sunk).first() {
        return Err(at("flood-discard")(out_of_the_game(tile)));
    }
    game.set_flood_cards(&draft).map_err(at("flood-deck"))?;
    check(&game).map_err(TextError::whole)?;
    Ok(game)
}

/// Where the cards of flooded tiles are unless they are named elsewhere: in the discard pile.
pub(super) fn default_flood_discard(game: &ForbiddenIsland, in_deck: Set<Tile>) -> Set<Tile> {
    game.flooded.iter().map(|cell| game.tile(cell)).collect::<Set<_>>().minus(in_deck)
}

fn out_of_the_game(tile: Tile) -> String {
    format!("'{tile}' has sunk, so its flood card is out of the game")
}

fn lay_tiles(tiles: &[Tile]) -> Result<Map, String> {
    if tiles.is_empty() {
        return Ok(Map::new(Tile::ALL));
    }
    let array: [Tile; Cell::COUNT] = tiles
        .try_into()
        .map_err(|_| format!("the island has 24 tiles, not {}: name each once", tiles.len()))?;
    match Tile::ALL.iter().find(|tile| !array.contains(tile)) {
        None => Ok(Map::new(array)),
        Some(missing) => Err(format!("'{missing}' is missing and another tile stands twice")),
    }
}

impl ForbiddenIsland {
    fn set_island(&mut self, draft: &Draft) -> Result<(), String> {
        if let Some(tile) = draft.flooded.and(draft.sunk).first() {
            return Err(format!("'{tile}' cannot be both flooded and sunk"));
        }
        let cells = |tiles: Set<Tile>| -> Set<Cell> { tiles.iter().map(|tile| self.cell(tile)).collect() };
        let (flooded, sunk) = (cells(draft.flooded), cells(draft.sunk));
        self.flooded = flooded;
        self.dry = Set::ALL.minus(flooded).minus(sunk);
        Ok(())
    }

    fn set_players(&mut self, draft: &Draft) {
        for (seat, player) in draft.players.iter().enumerate() {
            if let Some(tile) = player.at {
                self.pawns[seat] = self.cell(tile);
            }
        }
    }

    fn set_captors(&mut self, draft: &Draft) -> Result<(), String> {
        for &(treasure, adventurer) in &draft.captured {
            self.captors[treasure as usize] = Some(self.find_seat(adventurer)?);
        }
        Ok(())
    }

    fn set_turn(&mut self, draft: &Draft) -> Result<(), String> {
        if let Some(adventurer) = draft.turn {
            self.active = self.find_seat(adventurer)?;
        }
        self.phase = draft.phase.unwrap_or(self.phase);
        self.flight_used = draft.flight_used;
        self.water = draft.water.unwrap_or(self.water);
        self.status = draft.status.unwrap_or(Status::Playing);
        if let Some(state) = draft.chance {
            self.generator = Generator::from_state(state);
        }
        Ok(())
    }

    fn find_seat(&self, adventurer: Adventurer) -> Result<Seat, String> {
        self.seat_of(adventurer).ok_or_else(|| format!("no player is the '{adventurer}'"))
    }

    fn set_treasure_cards(&mut self, draft: &Draft) -> Result<(), String> {
        let in_hands = draft.players.iter().flat_map(|player| &player.hand);
        let named: Vec<Card> =
            draft.treasure_discard.iter().chain(&draft.treasure_deck).chain(in_hands).copied().collect();
        for card in Card::ALL {
            let count = named.iter().filter(|&&each| each == card).count();
            if count > card.copies() as usize {
                return Err(format!("there are {} cards '{card}' in the game, not {count}", card.copies()));
            }
        }
        for (hand, player) in self.hands.iter_mut().zip(&draft.players) {
            *hand = player.hand.iter().copied().collect();
        }
        self.treasure_discard = draft.treasure_discard.iter().copied().collect();
        let rest = Pile::ALL.minus(named.into_iter().collect()).unwrap_or(Pile::EMPTY);
        self.treasure_deck = TreasureDeck::shuffled(rest);
        draft.treasure_deck.iter().rev().for_each(|&card| self.treasure_deck.put_on_top(card));
        Ok(())
    }

    fn set_flood_cards(&mut self, draft: &Draft) -> Result<(), String> {
        let mut in_deck = Set::EMPTY;
        for &layer in &draft.flood_deck {
            if let Some(tile) = layer.and(in_deck).first() {
                return Err(format!("the flood card '{tile}' is in the deck twice"));
            }
            in_deck = in_deck.or(layer);
        }
        let discard = draft.flood_discard.unwrap_or_else(|| default_flood_discard(self, in_deck));
        if let Some(tile) = discard.and(in_deck).first() {
            return Err(format!("the flood card '{tile}' cannot be both in the deck and discarded"));
        }
        let existing: Set<Tile> = self.existing().iter().map(|cell| self.tile(cell)).collect();
        if let Some(tile) = in_deck.minus(existing).first() {
            return Err(out_of_the_game(tile));
        }
        self.flood_discard = discard;
        self.flood_deck = FloodDeck::shuffled(existing.minus(discard).minus(in_deck));
        draft.flood_deck.iter().rev().for_each(|&layer| self.flood_deck.put_on_top(layer));
        Ok(())
    }
}
