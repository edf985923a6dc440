//! Victory: what wins, when, and what a sacrifice is.

use artel_engine::{Game as _, Status};
use artel_spirit_island::content::horizons::FEARS;
use artel_spirit_island::rules::{
    SI_165, SI_166, SI_167, SI_168, SI_169, SI_170, SI_171, SI_R04, SI_R05, SI_R66,
};
use artel_spirit_island::{Defeat, Event};

use crate::support::invaders::{alone, one_fear, ravages, two};
use crate::support::{Table, proves, table};

/// The lines by which so many Fear cards were resolved: none, 3 and 6 for the Terror Levels I to III.
fn level(level: u8) -> String {
    let resolved: Vec<&str> = FEARS.iter().map(|card| card.id).take(usize::from(level - 1) * 3).collect();
    if resolved.is_empty() { String::new() } else { format!("fear-resolved {}\n", resolved.join(" ")) }
}

/// Dahan in G6 destroy what is there; this is what else there is.
#[track_caller]
fn after_the_fight(terror: u8, fallen: &str, elsewhere: &str) -> Table {
    let lands = format!("land G8 {elsewhere} presence:2\nland G6 {fallen}:1 dahan:3 defend:9\n");
    let mut table = alone(&format!("ravage stage-1-jungle\nbuild stage-1-wetland\n{}{lands}", level(terror)));
    table.play("1 ready");
    table
}

#[test]
fn at_terror_level_one_all_invaders_must_be_gone() {
    proves(&[SI_165]);
    assert_eq!(after_the_fight(1, "explorer", "dahan:1").status(), Status::Won);
    assert_eq!(after_the_fight(1, "city", "dahan:1").status(), Status::Won);
    for left in ["explorer:1", "town:1", "city:1"] {
        assert_eq!(after_the_fight(1, "explorer", left).status(), Status::Playing, "{left}");
    }
}

#[test]
fn at_terror_level_two_towns_and_cities_must_be_gone() {
    proves(&[SI_166]);
    assert_eq!(after_the_fight(2, "town", "explorer:5").status(), Status::Won);
    assert_eq!(after_the_fight(2, "town", "town:1").status(), Status::Playing);
    assert_eq!(after_the_fight(2, "town", "city:1").status(), Status::Playing);
}

#[test]
fn at_terror_level_three_cities_must_be_gone() {
    proves(&[SI_167]);
    assert_eq!(after_the_fight(3, "city", "explorer:5 town:5").status(), Status::Won);
    assert_eq!(after_the_fight(3, "city", "city:1").status(), Status::Playing);
}

#[test]
fn an_empty_fear_deck_wins_whatever_is_on_the_island() {
    proves(&[SI_168]);
    let resolved: Vec<&str> = FEARS.iter().map(|card| card.id).take(8).collect();
    let lands = "land G8 explorer:9 town:9 city:9 presence:2\nland G6 town:1 dahan:1 defend:9\n";
    let cards = format!(
        "ravage stage-1-jungle\nbuild stage-1-wetland\nfear 3\nfear-resolved {}\n",
        resolved.join(" ")
    );
    let mut table = alone(&format!("{cards}{lands}"));
    let events = table.invade(&[]);
    assert_eq!(table.status(), Status::Won);
    assert!(matches!(events.last(), Some(Event::Won { sacrifice: false, .. })));
}

#[test]
fn the_game_can_be_won_in_any_phase() {
    proves(&[SI_169, SI_R04]);
    let power =
        "spirit 1 eyes-watch-from-the-trees\nplay 1 mysterious-abductions\nland G8 explorer:1 presence:1\n";
    let mut fast = table(&format!("phase fast-phase\n{power}"));
    fast.play_as("1 use mysterious-abductions", &[]);
    assert_eq!((fast.status(), fast.game.phase().id()), (Status::Won, "fast-phase"));
    let power =
        "spirit 1 devouring-teeth-lurk-underfoot\nplay 1 ferocious-rampage\nland G8 town:1 presence:1\n";
    let mut slow = table(&format!("phase slow-phase\n{power}"));
    slow.play_as("1 use ferocious-rampage", &[]);
    assert_eq!((slow.status(), slow.game.phase().id()), (Status::Won, "slow-phase"));
    let mut fear =
        alone(&format!("{}land G1 explorer:1\nland G8 presence:2\n", one_fear("emigration-accelerates", 1)));
    fear.invade(&["emigration-accelerates"]);
    assert_eq!(fear.status(), Status::Won);
}

#[test]
fn the_win_is_declared_when_the_land_is_done_and_nothing_follows() {
    proves(&[SI_169, SI_R04]);
    let lands = "land G8 presence:2\nland G6 explorer:2 dahan:3\nland G7 dahan:1 town:1 defend:9\nland G4 explorer:1\n";
    let mut table = alone(&format!("ravage stage-1-jungle\nbuild stage-1-wetland\n{}{lands}", level(2)));
    table.invade(&[]);
    // Victory depends on the order, so it is asked for.
    let events = table.play_as("1 land G7", &[]);
    assert_eq!(ravages(&events), ["G7:0"]);
    assert_eq!(table.status(), Status::Won);
    assert_eq!((table.land("G6"), table.land("G4")), ("explorer:2 dahan:3".into(), "explorer:1".into()));
}

/// The last Blight of the pool falls in G6, where Dahan may destroy the last City.
#[track_caller]
fn last_blight(city: &str, dahan: u8) -> Table {
    let blight = "land G1 blight:3\nland G3 blight:3 presence:2\n";
    let land = format!("land G6 {city} dahan:{dahan}\nland G7 explorer:1\n");
    alone(&format!("ravage stage-1-jungle\nbuild stage-1-wetland\n{}{blight}{land}", level(3)))
}

#[test]
fn winning_and_losing_at_once_is_a_sacrifice_victory() {
    proves(&[SI_170, SI_R04, SI_R05]);
    let mut table = last_blight("city:1", 4);
    assert_eq!(table.pool(), 1);
    table.invade(&[]);
    let events = table.play_as("1 land G6", &[]);
    assert_eq!(table.pool(), 0);
    assert!(matches!(events.last(), Some(Event::Won { sacrifice: true, terror_level: 3 })), "{events:?}");
    assert_eq!(table.status(), Status::Won);
}

#[test]
fn a_lost_land_is_finished_and_no_other_follows() {
    proves(&[SI_R05]);
    let mut table = last_blight("city:2", 4);
    table.invade(&[]);
    let events = table.play_as("1 land G6", &[]);
    // The last Dahan strikes back before the game is judged.
    assert_eq!(ravages(&events), ["G6:6"]);
    assert_eq!(table.asked(), [1]);
    // The first damage is the same for both Cities.
    table.play_as("1 pick city-1 G6", &[]);
    assert_eq!(table.status(), Status::Lost(Defeat::Blight));
    assert_eq!(table.land("G6"), "city:1 city-2:1 dahan:1 blight:1");
}

#[test]
fn vengeance_comes_after_the_counterattack_and_before_the_game_is_judged() {
    proves(&[SI_R66]);
    // In G6 1 Dahan falls, 1 strikes back and destroys a Town: 2 pieces to avenge, enough for the last City.
    let lasting = "lasting vengeance-of-the-dead 1/2 user:1 target:1 land:G6\n";
    let blight = "land G1 blight:3\nland G3 blight:3 presence:2\n";
    let lands = "land G6 town-1:1 city-1:1 dahan:2 defend:2\nland G4 explorer:1\n";
    let mut table =
        alone(&format!("ravage stage-1-jungle\nbuild stage-1-wetland\n{}{lasting}{blight}{lands}", level(3)));
    let events = table.invade(&[]);
    assert_eq!(ravages(&events), ["G6:3"]);
    let events = table.play_as("1 pick town-1 G6", &[]);
    let avenged = events.iter().find_map(|event| match event {
        Event::Avenged { damage, .. } => Some(*damage),
        _ => None,
    });
    assert_eq!(avenged, Some(2), "a Dahan and a Town");
    assert!(matches!(events.last(), Some(Event::Won { sacrifice: true, .. })), "{events:?}");
}

#[test]
fn after_the_win_the_island_stays_as_it_is_for_everybody_to_look_at() {
    proves(&[SI_171]);
    let won = after_the_fight(3, "city", "explorer:5 town:5");
    assert_eq!(won.land("G8"), "explorer:5 town:5 presence:2");
    assert!(won.moves().is_empty());
    assert_eq!(won.refused("1 ready"), SI_169);
}

#[test]
fn all_players_win_together() {
    proves(&[SI_165]);
    let lands = "land G8 presence:2,1\nland G6 explorer:1 dahan:2\n";
    let mut table = two(&format!("ravage stage-1-jungle\nbuild stage-1-wetland\n{lands}"));
    table.invade(&[]);
    assert_eq!((table.status(), table.asked()), (Status::Won, vec![]));
    assert!(table.game.check_invariants().is_ok());
}
