//! What the flood deck and the treasure deck may bring. Which cards lie in which layer is public
//! (FI-081); inside a layer all orders are equally likely.

use artel_engine::Phrase;
use artel_forbidden_island::{Card, ForbiddenIsland, Move, Phase, Tile, TileState};
use artel_odds::forbidden_island::flood_odds;
use artel_odds::percent;
use artel_texts::Texts;

/// How many flood cards are still to come in this turn.
fn flood_cards_to_come(game: &ForbiddenIsland) -> u8 {
    match game.phase() {
        Phase::FloodDraw { left } if left > 0 => left,
        _ => game.water().flood_cards(),
    }
}

/// How likely the tile's card is among the next flood cards, in percent, if the deck stays as it is.
pub(super) fn percent_drawn(game: &ForbiddenIsland, tile: Tile) -> u32 {
    let odds = flood_odds(game, flood_cards_to_come(game), tile);
    percent(odds.floods + odds.sinks)
}

/// How likely the next treasure card is Waters Rise!, in percent.
pub(super) fn percent_waters_rise(game: &ForbiddenIsland) -> u32 {
    let top = game.treasure_deck().top();
    percent(f64::from(top.count(Card::WatersRise)) / f64::from(top.len()))
}

/// What threatens a tile in the next flood phase.
pub(super) fn outlook(game: &ForbiddenIsland, tile: Tile, texts: &Texts) -> Option<String> {
    let percent = percent_drawn(game, tile);
    let key = match game.tile_state(game.cell(tile)) {
        TileState::Sunk => return None,
        _ if percent == 0 => "odds-safe",
        TileState::Dry => "odds-floods",
        TileState::Flooded => "odds-sinks",
    };
    Some(texts.phrase(&Phrase::new(key).name("tile", tile.id()).number("percent", percent)))
}

/// What chance may bring if the move is made.
pub(super) fn of_move(
    game: &ForbiddenIsland,
    action: Move,
    after: &ForbiddenIsland,
    texts: &Texts,
) -> Vec<String> {
    match action {
        Move::Draw => draw(game, texts),
        Move::Flood => flood(game, texts),
        Move::Step(tile)
        | Move::Fly(tile)
        | Move::Guide(_, tile)
        | Move::Lift(_, tile)
        | Move::Swim(tile) => outlook(after, tile, texts).into_iter().collect(),
        Move::ShoreUp(tile) | Move::Sandbags(tile) => outlook(game, tile, texts).into_iter().collect(),
        Move::ShoreUpTwo(one, other) => {
            [one, other].into_iter().filter_map(|tile| outlook(game, tile, texts)).collect()
        }
        Move::Give(..) | Move::Capture(_) | Move::Discard(_) | Move::TakeOff => Vec::new(),
    }
}

fn draw(game: &ForbiddenIsland, texts: &Texts) -> Vec<String> {
    let known = game.treasure_deck().known().next();
    vec![match known {
        Some(card) => texts.phrase(&Phrase::new("odds-known-card").name("card", card.id())),
        None => texts.with("odds-waters-rise", [("percent", percent_waters_rise(game))]),
    }]
}

fn flood(game: &ForbiddenIsland, texts: &Texts) -> Vec<String> {
    let top = game.flood_deck().top();
    let sinking = top.iter().filter(|&tile| game.tile_state(game.cell(tile)) == TileState::Flooded);
    let sinking: Vec<&'static str> = sinking.map(Tile::id).collect();
    let mut lines = vec![
        texts.phrase(
            &Phrase::new("odds-flood-card")
                .number("cards", top.len())
                .number("percent", percent(1.0 / f64::from(top.len()))),
        ),
    ];
    if !sinking.is_empty() {
        lines.push(texts.phrase(&Phrase::new("odds-would-sink").names("tiles", sinking)));
    }
    lines
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use artel_engine::{Game, position};

    use super::*;

    fn game(lines: &str) -> ForbiddenIsland {
        let text = format!("artel position 1\ngame forbidden-island\nplayer pilot\nplayer diver\n{lines}");
        position::read(&text).unwrap()
    }

    #[test]
    fn layers_decide_what_comes_next() {
        let game = game(
            "water 3\nflooded watchtower observatory\nflood-deck observatory | watchtower gold-gate lost-lagoon",
        );
        assert!(game.check_invariants().is_ok());
        assert_eq!(percent_drawn(&game, Tile::Observatory), 100);
        assert_eq!(percent_drawn(&game, Tile::Watchtower), 67, "two of three cards");
        assert_eq!(percent_drawn(&game, Tile::CrimsonForest), 0);
    }

    #[test]
    fn waters_rise_is_counted_in_the_deck() {
        assert_eq!(percent_waters_rise(&game("")), 11, "3 of 28");
        assert_eq!(percent_waters_rise(&game("treasure-deck waters-rise")), 100);
        assert_eq!(percent_waters_rise(&game("treasure-discard waters-rise waters-rise waters-rise")), 0);
    }
}
