//! Cards by which Invaders leave out actions; nobody decides anything.

use artel_spirit_island::rules::{SI_097, SI_195, SI_R58};

use crate::support::invaders::{alone, builds, explored, one_fear};
use crate::support::proves;

/// What is built in the Jungles when the card was turned over at the Terror Level, then what is explored there.
#[track_caller]
fn in_jungles(card: &str, level: usize, lands: &str) -> (Vec<String>, Vec<String>) {
    let lines = format!("{}land G8 city:1 presence:2\n{lands}", one_fear(card, level));
    let mut building = alone(&format!("build stage-1-jungle\n{lines}"));
    let mut exploring = alone(&lines);
    let built = builds(&building.terrify(card, "stage-1-wetland"));
    (built, explored(&exploring.terrify(card, "stage-1-jungle")))
}

#[test]
fn avoid_the_dahan() {
    proves(&[SI_097, SI_195]);
    let card = "avoid-the-dahan";
    let (built, came) = in_jungles(card, 1, "land G6 explorer:1 dahan:2\nland G7 explorer:1 dahan:1\n");
    assert_eq!((built.join(" "), came.join(" ")), ("G6:town G7:town".into(), "G7".into()));
    // Dahan outnumber Towns and Cities, also where there are none.
    let (built, came) = in_jungles(card, 2, "land G6 town:1 dahan:2\nland G7 town:1 city:1 dahan:2\n");
    assert_eq!((built.join(" "), came.join(" ")), ("G7:town".into(), "G6 G7".into()));
    let (built, _) = in_jungles(card, 2, "land G6 explorer:5 dahan:1\nland G7 explorer:1\n");
    assert_eq!(built, ["G7:town"]);
    let (built, came) = in_jungles(card, 3, "land G6 town:3 dahan:1\nland G7 explorer:1\n");
    assert_eq!((built.join(" "), came.join(" ")), ("G7:town".into(), "G6 G7".into()));
}

#[test]
fn trade_suffers_at_first() {
    proves(&[SI_097, SI_195]);
    let (built, came) = in_jungles("trade-suffers", 1, "land G6 city:1 town:2\nland G7 town:2\n");
    assert_eq!((built.join(" "), came.join(" ")), ("G7:city".into(), "G6 G7".into()));
}

#[test]
fn overseas_trade_seems_safer() {
    proves(&[SI_097, SI_195]);
    let card = "overseas-trade-seems-safer";
    // Mountains: G1 by the sea, G8 inland; here only Cities would be built.
    let built = |level: usize, coast: &str| {
        let lands = format!("land G8 town:1 presence:2\nland G3 city:1\nland G1 {coast}\n");
        let mut table = alone(&format!("{}build stage-1-mountain\n{lands}", one_fear(card, level)));
        builds(&table.terrify(card, "stage-1-wetland")).join(" ")
    };
    assert_eq!(built(1, "town:1"), "G1:city G8:city");
    assert_eq!(built(2, "town:1"), "G8:city");
    assert_eq!(built(2, "explorer:1"), "G1:town G8:city");
    assert_eq!(built(3, "town:1"), "G8:city");
    assert_eq!(built(3, "explorer:1"), "G8:city");
}

#[test]
fn the_condition_is_judged_when_the_action_would_happen() {
    proves(&[SI_R58]);
    // The Dahan of G1 is there when the coast would build.
    let cards = "invader-discard stage-1-wetland stage-1-sands stage-1-mountain stage-2-mountain\n\
                 ravage stage-2-jungle\nbuild stage-2-coastal\n";
    let lands = "land G8 city:1 presence:2\nland G1 explorer:1 dahan:1\n";
    let mut table = alone(&format!("{}{cards}{lands}", one_fear("avoid-the-dahan", 3)));
    assert_eq!(builds(&table.terrify("avoid-the-dahan", "stage-2-sands")), [""; 0]);
    // Now G1 ravages first and its Dahan falls, so that it builds.
    let cards = "invader-discard stage-1-wetland stage-1-sands stage-1-jungle stage-2-jungle\n\
                 ravage stage-2-mountain\nbuild stage-2-coastal\n";
    let lands = "land G5 city:1 presence:2\nland G1 town:1 dahan:1\n";
    let mut table = alone(&format!("{}{cards}{lands}", one_fear("avoid-the-dahan", 3)));
    assert_eq!(builds(&table.terrify("avoid-the-dahan", "stage-2-sands")), ["G1:city"]);
}
