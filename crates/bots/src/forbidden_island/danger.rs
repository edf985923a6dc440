//! How likely each tile's flood card is to come.

use artel_engine::{Member, Set};
use artel_forbidden_island::{Card, Cell, ForbiddenIsland, Phase, Tile, WaterMark};

use super::weights::Weights;

/// The chances, by position.
pub(super) struct Danger {
    /// That the card comes in the flood phase of this turn.
    pub(super) now: [f32; Cell::COUNT],
    /// That the tile is lost before it has served its purpose, if it is dry at the end of the actions.
    pub(super) dry: [f32; Cell::COUNT],
    /// The same if it is flooded.
    pub(super) flooded: [f32; Cell::COUNT],
}

impl Danger {
    pub(super) fn of(game: &ForbiddenIsland, weights: &Weights) -> Danger {
        let players = game.all_seats().count() as f32;
        let now = Draws::of_turn(game).chances(game);
        let round = Draws::of_round(game, players).chances(game);
        let mut danger = Danger { now, dry: now, flooded: now };
        for cell in 0..Cell::COUNT {
            let (now, round) = (now[cell], round[cell].max(now[cell]));
            let neglected = weights.neglect * (round - now) + weights.flooded_later;
            danger.flooded[cell] = now + (1.0 - now) * neglected;
            danger.dry[cell] = weights.dry_again * round;
        }
        danger
    }
}

/// Flood cards that are about to be turned up.
struct Draws {
    /// How many if no Waters Rise! comes before.
    calm: f32,
    /// How many after a Waters Rise!.
    risen: f32,
    /// The chance of a Waters Rise! before.
    rise: f32,
}

impl Draws {
    /// Those of this turn: exact but for two Waters Rise! at once.
    fn of_turn(game: &ForbiddenIsland) -> Draws {
        let mark = game.water();
        match game.phase() {
            Phase::FloodDraw { left } => Draws { calm: left as f32, risen: 0.0, rise: 0.0 },
            Phase::TreasureDraw { left } => Draws::after(mark, rise_within(game, left)),
            Phase::Actions { .. } => Draws::after(mark, rise_within(game, Phase::TREASURE_CARDS)),
        }
    }

    /// Those until it is this seat's turn again, this turn's included. A Waters Rise! comes in the
    /// middle of them on average, so that half of them find the recycled cards.
    fn of_round(game: &ForbiddenIsland, players: f32) -> Draws {
        let cards = Phase::TREASURE_CARDS * players as u8;
        let turn = Draws::after(game.water(), rise_within(game, cards));
        Draws { calm: turn.calm * players, risen: turn.risen * (players + 1.0) / 2.0, rise: turn.rise }
    }

    fn after(mark: WaterMark, rise: f32) -> Draws {
        Draws { calm: mark.flood_cards() as f32, risen: mark.risen().flood_cards() as f32, rise }
    }

    fn chances(&self, game: &ForbiddenIsland) -> [f32; Cell::COUNT] {
        let mut chances = [0.0; Cell::COUNT];
        let mut spread = |draws: f32, weight: f32, recycled: Set<Tile>, rest: Set<Tile>| {
            let mut left = draws;
            let layers = [recycled].into_iter().chain(game.flood_deck().layers()).chain([rest]);
            for layer in layers.filter(|layer| !layer.is_empty()) {
                let chance = (left / layer.len() as f32).min(1.0);
                for tile in layer {
                    chances[game.cell(tile).index() as usize] += weight * chance;
                }
                left -= layer.len() as f32;
                if left <= 0.0 {
                    break;
                }
            }
        };
        let discard = game.flood_discard();
        spread(self.calm, 1.0 - self.rise, Set::EMPTY, discard);
        if self.rise > 0.0 {
            spread(self.risen, self.rise, discard, Set::EMPTY);
        }
        chances
    }
}

/// The chance of a Waters Rise! among the next cards of the treasure deck, which is shuffled anew
/// from its discards when it runs out (FI-069).
fn rise_within(game: &ForbiddenIsland, cards: u8) -> f32 {
    let deck = game.treasure_deck().cards();
    let first = cards.min(deck.len());
    let mut none = none_of(deck.count(Card::WatersRise), deck.len(), first);
    if cards > first {
        let discard = game.treasure_discard();
        none *= none_of(discard.count(Card::WatersRise), discard.len(), cards - first);
    }
    1.0 - none
}

/// The chance that none of `marked` cards is among the first `drawn` of `all`.
fn none_of(marked: u8, all: u8, drawn: u8) -> f32 {
    (0..drawn.min(all)).map(|done| (all - done).saturating_sub(marked) as f32 / (all - done) as f32).product()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use artel_engine::Game;

    use super::*;

    fn now(position: &str, tile: Tile) -> f32 {
        let game = ForbiddenIsland::read_position(position).unwrap();
        Draws::of_turn(&game).chances(&game)[game.cell(tile).index() as usize]
    }

    fn assert_close(chance: f32, expected: f32) {
        assert!((chance - expected).abs() < 1e-6, "{chance} is not {expected}");
    }

    #[test]
    fn a_card_of_the_top_layer_is_sure_to_come_when_the_whole_layer_does() {
        let position = "player engineer\nplayer messenger\nphase treasure-draw 0\n\
                        flood-deck observatory watchtower\n";
        assert_close(now(position, Tile::Observatory), 1.0);
        assert_close(now(position, Tile::PhantomRock), 0.0);
    }

    #[test]
    fn the_layer_below_shares_what_the_top_leaves() {
        let position = "player engineer\nplayer messenger\nphase treasure-draw 0\nwater 3\n\
                        flood-deck observatory watchtower\n";
        assert_close(now(position, Tile::PhantomRock), 1.0 / 22.0);
    }

    #[test]
    fn discards_come_only_after_waters_rise() {
        let position = "flooded observatory watchtower\nplayer engineer\nplayer messenger\n";
        // Three of 28 cards are Waters Rise!; two are drawn, and then two flood cards of two discards.
        let rise = 1.0 - (25.0 / 28.0) * (24.0 / 27.0);
        assert_close(now(position, Tile::Observatory), rise);
        assert_close(now(position, Tile::PhantomRock), (1.0 - rise) * 2.0 / 22.0);
    }

    #[test]
    fn none_of_the_marked_cards_comes() {
        assert_close(none_of(3, 24, 2), 21.0 / 24.0 * 20.0 / 23.0);
        assert_close(none_of(0, 5, 5), 1.0);
        assert_close(none_of(2, 2, 1), 0.0);
        assert_close(none_of(0, 0, 2), 1.0);
    }
}
