//! What is true of every state that the rules can reach.

use artel_engine::{Seat, Set, Status};

use crate::game::{HAND_LIMIT, MAX_PLAYERS};
use crate::{Adventurer, Card, Cell, Defeat, ForbiddenIsland, Phase, Pile, Tile, Treasure, WaterMark};

/// Says what is wrong with a state, if anything.
pub(crate) fn check(game: &ForbiddenIsland) -> Result<(), String> {
    game.check_players()?;
    game.check_treasure_cards()?;
    game.check_flood_cards()?;
    game.check_turn()?;
    game.check_pawns()?;
    game.check_hands()?;
    game.check_status()
}

fn ensure(holds: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem()) }
}

impl ForbiddenIsland {
    fn check_players(&self) -> Result<(), String> {
        ensure((2..=MAX_PLAYERS as u8).contains(&self.players), || "2 to 4 players play".into())?;
        let adventurers: Set<Adventurer> = self.all_seats().map(|seat| self.adventurer(seat)).collect();
        ensure(adventurers.len() == self.players as u32, || "two players have the same adventurer".into())?;
        ensure(self.captors.iter().flatten().all(|seat| seat.0 < self.players), || {
            "a captor is missing".into()
        })?;
        ensure(self.active.0 < self.players, || "the active player is missing".into())
    }

    fn check_treasure_cards(&self) -> Result<(), String> {
        let mut all = self.treasure_deck.cards();
        all.add_all(self.treasure_discard);
        self.hands.iter().for_each(|&hand| all.add_all(hand));
        ensure(all == Pile::ALL, || format!("the treasure cards are not those of the game: {all:?}"))?;
        ensure(!self.treasure_deck.is_empty() || self.status.is_over(), || {
            "the treasure deck is reshuffled as soon as it is empty".into()
        })?;
        let dealt = self.hands.iter().any(|hand| hand.has(Card::WatersRise));
        ensure(!dealt, || "Waters Rise! is never in a hand (FI-067)".into())
    }

    fn check_flood_cards(&self) -> Result<(), String> {
        ensure(self.dry.and(self.flooded).is_empty(), || "a tile is both dry and flooded".into())?;
        let existing: Set<Tile> = self.existing().iter().map(|cell| self.tile(cell)).collect();
        let (deck, discard) = (self.flood_deck.cards(), self.flood_discard);
        ensure(deck.and(discard).is_empty(), || "a flood card is in two places".into())?;
        ensure(deck.or(discard) == existing, || "the flood cards are not those of the tiles left".into())?;
        let layers = self.flood_deck.layers().map(Set::len);
        ensure(layers.sum::<u32>() == self.flood_deck.len() as u32, || {
            "the layers of the flood deck overlap".into()
        })?;
        ensure(self.flood_deck.layers().next().unwrap_or_default() == self.flood_deck.top(), || {
            "the top of the flood deck is not its top layer".into()
        })?;
        ensure(!self.flood_deck.is_empty() || self.status.is_over(), || {
            "the flood deck is reshuffled as soon as it is empty: leave a card in it".into()
        })
    }

    fn check_turn(&self) -> Result<(), String> {
        let flood_cards = self.water.flood_cards();
        let (left, most) = match self.phase {
            Phase::Actions { left } => (left, 3),
            Phase::TreasureDraw { left } => (left, Phase::TREASURE_CARDS - 1),
            Phase::FloodDraw { left } => (left, flood_cards.saturating_sub(1)),
        };
        ensure(left <= most, || format!("{left} steps left in the phase, but at most {most} are possible"))?;
        let resting = self.phase == (Phase::FloodDraw { left: 0 }) && !self.status.is_over();
        ensure(!resting || !self.swimmers().is_empty(), || {
            "no flood card is left to turn up and nobody has to swim: it is the next player's turn".into()
        })?;
        ensure(self.due.is_none(), || "a card is being drawn".into())?;
        ensure(self.water >= self.difficulty.start(), || "the water is lower than where it started".into())?;
        let pilot_acted = self.adventurer(self.active) == Adventurer::Pilot && self.phase != Phase::BEGIN;
        ensure(!self.flight_used || pilot_acted, || {
            "only the Pilot flies, by an action of the own turn".into()
        })
    }

    fn check_pawns(&self) -> Result<(), String> {
        let in_water: Vec<Cell> = self
            .all_seats()
            .map(|seat| self.pawn(seat))
            .filter(|&cell| !self.existing().contains(cell))
            .collect();
        let flooding = matches!(self.phase, Phase::FloodDraw { .. });
        ensure(in_water.is_empty() || flooding, || {
            "a pawn stands on a sunk tile outside the flood phase".into()
        })?;
        ensure(in_water.iter().all(|&cell| cell == in_water[0]), || {
            "pawns stand on two sunk tiles at once".into()
        })
    }

    fn check_hands(&self) -> Result<(), String> {
        let over = self.over_limit();
        let by_one = over.iter().all(|seat| self.hand(seat).len() == HAND_LIMIT + 1);
        ensure(over.len() <= 1 && by_one, || {
            format!(
                "a hand holds at most {HAND_LIMIT} cards, and one more in one hand while its owner discards"
            )
        })?;
        let flooding = matches!(self.phase, Phase::FloodDraw { .. });
        ensure(over.is_empty() || !flooding, || "nobody is over the hand limit in the flood phase".into())
    }

    fn check_status(&self) -> Result<(), String> {
        let expected = self.loss_on_the_table();
        let drowned = |seat: Seat| Status::Lost(Defeat::Drowned(self.adventurer(seat)));
        let fits = match (self.status, expected) {
            (Status::Won, expected) => {
                expected.is_none() && self.has_all_treasures() && self.everyone_on_landing()
            }
            (Status::Playing, expected) => expected.is_none() && self.first_lost_pawn().is_none(),
            (Status::Lost(_), Some(defeat)) => self.status == Status::Lost(defeat),
            (Status::Lost(_), None) => {
                self.first_lost_pawn().is_some_and(|seat| self.status == drowned(seat))
            }
        };
        ensure(fits, || match expected {
            Some(defeat) => format!("by the rules this game is over: write 'over lost {defeat}'"),
            None => {
                "how the game stands does not fit the table: see the lines 'over', 'captured' and 'player'"
                    .into()
            }
        })
    }

    /// The loss that tiles and water alone show.
    fn loss_on_the_table(&self) -> Option<Defeat> {
        let gone = |tile: &Tile| !self.existing().contains(self.cell(*tile));
        let treasure = Treasure::ALL
            .into_iter()
            .find(|each| self.captor(*each).is_none() && each.tiles().iter().all(gone));
        if let Some(treasure) = treasure {
            Some(Defeat::TreasureSunk(treasure))
        } else if gone(&Tile::FoolsLanding) {
            Some(Defeat::LandingSunk)
        } else {
            (self.water == WaterMark::SKULL).then_some(Defeat::WaterLevel)
        }
    }

    /// The first pawn that can neither swim nor be carried.
    fn first_lost_pawn(&self) -> Option<Seat> {
        let lost = self.next_swimmer(self.stranded(self.swimmers()));
        lost.filter(|_| !self.lift_in_hands())
    }
}
