//! The forecast says exactly what the rules bring.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::float_cmp, missing_docs)]

mod support {
    pub(crate) mod brute_force;
    pub(crate) mod positions;
}

use artel_engine::{Choice, Game, Generator, NoLog, Seed};
use artel_forbidden_island::{ForbiddenIsland, Phase, Setup, Tile, Treasure};
use artel_games::Forecast;
use artel_odds::forbidden_island::{forecast, tile_odds};
use support::brute_force::truth;
use support::positions::positions;

#[track_caller]
fn assert_close(found: f64, expected: f64, about: &str) {
    assert!((found - expected).abs() < 1e-12, "{about}: {found} is not {expected}");
}

fn danger(forecast: &Forecast, key: &str, thing: Option<&str>) -> f64 {
    let about = |danger: &&artel_games::Danger| {
        danger.phrase.key == key && thing.is_none_or(|thing| danger.things.contains(&thing))
    };
    forecast.dangers.iter().find(about).map_or(0.0, |danger| danger.probability)
}

/// Whether the rules were asked, and said the same.
fn check(game: &ForbiddenIsland, patience: u32) -> bool {
    let Some(truth) = truth(game, patience) else { return false };
    let forecast = forecast(game).unwrap();
    let text = game.write_position();
    for tile in Tile::ALL {
        let odds = tile_odds(game, tile);
        assert_close(odds.floods, truth.floods[tile as usize], &format!("{tile} floods\n{text}"));
        assert_close(odds.sinks, truth.sinks[tile as usize], &format!("{tile} sinks\n{text}"));
    }
    assert_close(danger(&forecast, "forecast-skull", None), truth.skull, &text);
    assert_close(danger(&forecast, "forecast-landing-sinks", None), truth.landing, &text);
    for treasure in Treasure::ALL {
        let [one, other] =
            treasure.tiles().map(|tile| danger(&forecast, "forecast-treasure-sinks", Some(tile.id())));
        assert_close(one.max(other), truth.treasures[treasure as usize], &format!("{treasure}\n{text}"));
    }
    assert_close(forecast.lose, truth.lose, &format!("to lose\n{text}"));
    check_sense(&forecast);
    true
}

fn check_sense(forecast: &Forecast) {
    let likeliest = forecast.dangers.first().map_or(0.0, |danger| danger.probability);
    let sum: f64 = forecast.dangers.iter().map(|danger| danger.probability).sum();
    assert!(forecast.lose >= likeliest - 1e-12 && forecast.lose <= sum + 1e-12);
    assert!(forecast.dangers.is_sorted_by(|one, other| one.probability >= other.probability));
}

#[test]
fn positions_near_the_end() {
    let (mut checked, mut drowning) = (0, 0);
    for game in positions(0..1_500) {
        if check(&game, 10_000) {
            checked += 1;
            let drowns = danger(&forecast(&game).unwrap(), "forecast-drowns", None);
            drowning += u32::from(drowns > 0.0 && drowns < 1.0);
        }
    }
    assert!(checked > 300 && drowning > 30, "{checked} positions, {drowning} with somebody in danger");
}

#[test]
fn positions_of_games() {
    let mut lots = Generator::new(Seed(5));
    let mut checked = 0;
    for seed in 0..12 {
        let setup = Setup { players: 2 + (seed % 3) as u8, ..Setup::default() };
        let mut game = ForbiddenIsland::new(&setup, Seed(seed)).unwrap();
        while let Some(Choice { seat, action, .. }) = game.random_choice(&mut lots) {
            game.play(seat, action, &mut NoLog).unwrap();
            let near = matches!(game.phase(), Phase::TreasureDraw { left: 0 } | Phase::FloodDraw { .. });
            if near && !game.status().is_over() {
                checked += u32::from(check(&game, 1_500));
            }
        }
    }
    assert!(checked > 100, "{checked} positions");
}

fn game(lines: &str) -> ForbiddenIsland {
    ForbiddenIsland::read_position(lines).unwrap()
}

const TWO: &str = "player engineer\nplayer messenger\n";

#[test]
fn the_first_turn_by_hand() {
    // Two of 28 treasure cards, three of which are Waters Rise!; two flood cards at mark 1 and at mark
    // 2, three at mark 3 after two Waters Rise!. Six tiles are flooded, eighteen dry.
    let flooded = "flooded bronze-gate copper-gate gold-gate iron-gate silver-gate observatory\n";
    let game = game(&format!("{flooded}{TWO}"));
    let (none, two) = (25.0 * 24.0 / (28.0 * 27.0), 3.0 * 2.0 / (28.0 * 27.0));
    let one = 1.0 - none - two;
    let observatory = tile_odds(&game, Tile::Observatory);
    assert_close(observatory.sinks, one * 2.0 / 6.0 + two * 3.0 / 6.0, "after Waters Rise!");
    assert_eq!(observatory.floods, 0.0);
    let forest = tile_odds(&game, Tile::CrimsonForest);
    assert_close(forest.floods, none * 2.0 / 18.0, "without");
    assert_eq!(forest.sinks, 0.0);
    assert_eq!(forecast(&game).unwrap().lose, 0.0);
    assert!(check(&game, 1_000_000));
}

#[test]
fn dangers_overlap_and_any_of_them_loses() {
    // Two of four cards; one loses the landing, another the last tile of the Earth Stone.
    let game = game(&format!(
        "sunk temple-of-the-sun\nflooded fools-landing temple-of-the-moon observatory\n{TWO}\
         phase treasure-draw 0\nflood-deck fools-landing temple-of-the-moon observatory watchtower\n"
    ));
    let forecast = forecast(&game).unwrap();
    assert_close(danger(&forecast, "forecast-landing-sinks", Some("fools-landing")), 0.5, "landing");
    assert_close(danger(&forecast, "forecast-treasure-sinks", Some("temple-of-the-moon")), 0.5, "stone");
    assert_close(forecast.lose, 5.0 / 6.0, "all pairs but one have a losing card");
    assert!(check(&game, 1_000));
}

#[test]
fn waters_rise_at_the_last_mark_is_the_skull() {
    let known = game(&format!("water 9\n{TWO}treasure-deck waters-rise\n"));
    let certain = forecast(&known).unwrap();
    assert_eq!((certain.lose, danger(&certain, "forecast-skull", None)), (1.0, 1.0));
    assert_eq!(tile_odds(&known, Tile::Observatory).floods, 0.0, "no flood card comes any more");
    let unknown = forecast(&game(&format!("water 9\n{TWO}"))).unwrap();
    assert_close(unknown.lose, 1.0 - 25.0 * 24.0 / (28.0 * 27.0), "one of two cards");
}

/// The last tile of the lowest row is left over with one neighbour, both flooded.
#[test]
fn it_depends_on_the_order_who_gets_away() {
    let around = "sunk observatory phantom-rock misty-marsh\nflooded watchtower twilight-hollow\n";
    let rest = "player messenger\nphase treasure-draw 0\n";
    let cards = "flood-deck watchtower twilight-hollow\n";
    let both = |adventurer: &str, more: &str| {
        let game = game(&format!("{around}player {adventurer} at watchtower{more}\n{rest}{cards}"));
        assert!(check(&game, 10_000));
        forecast(&game).unwrap().lose
    };
    assert_eq!(both("engineer", ""), 1.0, "the two tiles are an island of their own");
    assert_eq!(both("diver", ""), 0.0);
    assert_eq!(both("pilot", ""), 0.0);
    assert_eq!(both("engineer", " with helicopter-lift"), 0.0);
    let joined = around.replace(" misty-marsh", "");
    let game = game(&format!("{joined}player engineer at watchtower\n{rest}{cards}"));
    let forecast = forecast(&game).unwrap();
    assert_close(danger(&forecast, "forecast-drowns", Some("engineer")), 0.5, "Twilight Hollow first");
    assert!(check(&game, 10_000));
}

#[test]
fn a_tile_comes_twice_when_the_deck_runs_out() {
    // Three cards are drawn from a deck of two: both tiles are flooded, and one of them, or one of the
    // discards, comes then.
    let game = game(
        "water 3\nplayer engineer at fools-landing\nplayer messenger at fools-landing\n\
         phase treasure-draw 0\nflood-deck observatory watchtower\nflooded iron-gate\n\
         sunk bronze-gate copper-gate gold-gate silver-gate cave-of-embers howling-garden coral-palace \
         breakers-bridge cliffs-of-abandon crimson-forest dunes-of-deception lost-lagoon misty-marsh \
         phantom-rock twilight-hollow\n\
         flood-discard iron-gate fools-landing cave-of-shadows whispering-garden tidal-palace \
         temple-of-the-moon temple-of-the-sun\n",
    );
    let odds = tile_odds(&game, Tile::Observatory);
    assert_close(odds.sinks, 1.0 / 9.0, "one of nine");
    assert_close(odds.floods, 8.0 / 9.0, "flooded before");
    assert_close(tile_odds(&game, Tile::TidalPalace).floods, 1.0 / 9.0, "dry before");
    assert!(check(&game, 10_000));
}

#[test]
fn what_is_hidden_changes_nothing() {
    let mut lots = Generator::new(Seed(8));
    for game in positions(0..100) {
        let mut redealt = game;
        redealt.redeal(&mut lots);
        assert_eq!(forecast(&game), forecast(&redealt));
    }
}
