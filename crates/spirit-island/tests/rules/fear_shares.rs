//! Fear effects that every player carries out.

use artel_spirit_island::rules::{SI_102, SI_103, SI_104, SI_R04, SI_R50};
use artel_spirit_island::{Event, Kind};

use crate::support::invaders::{one_fear, three, two};
use crate::support::{proves, set, table};

#[test]
fn a_player_may_use_any_land_the_card_permits() {
    proves(&[SI_102]);
    // Nobody is near the coast of H.
    let lands = "land G8 city:1 presence:2,1\nland H1 explorer:1\nland G3 explorer:1\nland H5 explorer:1\n";
    let mut table = two(&format!("{}{lands}", one_fear("emigration-accelerates", 1)));
    table.invade(&["emigration-accelerates"]);
    table.play("2 go");
    assert_eq!(table.rest("2 land"), set("G3 H1"));
}

#[test]
fn the_players_take_their_shares_in_any_order_each_completely() {
    proves(&[SI_103, SI_R50]);
    let lands = "land G8 city:1 presence:2,1\nland H5 explorer:3\nland G4 explorer:3\n";
    let mut table = two(&format!("{}{lands}", one_fear("retreat", 1)));
    table.invade(&["retreat"]);
    assert_eq!(table.moves(), ["1 go".to_owned(), "2 go".to_owned()].into());
    table.play("2 go");
    // Until the second player is done, nobody else decides anything.
    for step in ["2 yes", "2 land H5", "2 send explorer H5 H7", "2 send explorer H5 H4"] {
        assert_eq!(table.asked(), [2], "before '{step}'");
        assert_eq!(table.refused("1 yes").as_str().len(), "SI-000".len());
        table.play(step);
    }
    assert_eq!(table.asked(), [1]);
    assert_eq!(table.land("H5"), "explorer:1");
    table.play("1 no");
    assert_eq!(table.land("G4"), "explorer:3");
}

#[test]
fn three_players_have_three_shares() {
    proves(&[SI_103, SI_R50]);
    let lands = "land G8 city:1 presence:1,1,1\nland H5 explorer:3\nland B5 explorer:3\n";
    let mut table = three(&format!("{}{lands}", one_fear("wary-of-the-interior", 1)));
    table.invade(&["wary-of-the-interior"]);
    for (order, left) in [("3", vec![1, 2]), ("1", vec![2])] {
        table.play(&format!("{order} go"));
        table.play(&format!("{order} land B5"));
        assert_eq!(table.asked(), left);
    }
    table.play("2 land H5");
    assert_eq!((table.land("B5"), table.land("H5")), ("explorer:1".into(), "explorer:2".into()));
}

#[test]
fn the_game_is_won_after_one_players_share() {
    proves(&[SI_R04]);
    let lands = "land G8 presence:2,1\nland G1 explorer:1\n";
    let mut table = two(&format!("{}{lands}", one_fear("emigration-accelerates", 1)));
    table.invade(&["emigration-accelerates"]);
    let events = table.play("1 go");
    assert!(matches!(events.last(), Some(Event::Won { sacrifice: false, terror_level: 1 })), "{events:?}");
    assert_eq!(table.asked(), [0; 0]);
}

#[test]
fn a_fear_effect_is_no_power_of_the_spirit() {
    proves(&[SI_104]);
    // Devouring Teeth deals 1 more damage with its Powers, but the Dahan raid by themselves.
    let spirit = "phase fast-phase\nspirit 1 devouring-teeth-lurk-underfoot tracks:1,2\n\
                  play 1 gift-of-furious-might ferocious-rampage\n";
    let lands = "land G8 presence:2\nland G5 city:1 dahan:1\n";
    let mut table = table(&format!("{spirit}{}{lands}", one_fear("dahan-raid", 1)));
    table.terrify("dahan-raid", "stage-1-jungle");
    assert_eq!(table.land("G5"), "city-1:1 dahan:1");
    assert_eq!(table.game.count("G5".parse().unwrap(), Kind::City), 1);
}
