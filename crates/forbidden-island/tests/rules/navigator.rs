//! The Navigator leads other pawns.

use crate::support::{Table, named, proves, set, table};
use artel_forbidden_island::rules::{
    FI_022, FI_032, FI_040, FI_042, FI_043, FI_R04, FI_R05, FI_R06, FI_R07, FI_R45,
};
use artel_forbidden_island::{Event, Phase};

/// All that two ordinary steps from breakers-bridge reach.
const TWO_STEPS: &str = "howling-garden temple-of-the-sun cliffs-of-abandon misty-marsh gold-gate cave-of-shadows \
                         whispering-garden temple-of-the-moon crimson-forest lost-lagoon observatory twilight-hollow";

fn navigator_and(led: &str, lines: &str) -> Table {
    table(&format!("player navigator at watchtower\nplayer {led} at breakers-bridge\n{lines}"))
}

#[test]
fn the_navigator_leads_another_pawn_one_or_two_steps() {
    proves(&[FI_043]);
    for led in ["engineer", "messenger"] {
        let table = navigator_and(led, "");
        assert_eq!(table.targets("navigator", "guide"), set(TWO_STEPS), "{led}");
        assert_eq!(table.refused("navigator", &format!("guide {led} phantom-rock")), FI_043);
        assert_eq!(table.refused("navigator", &format!("guide {led} copper-gate")), FI_043);
        assert_eq!(table.refused("navigator", &format!("guide {led} fools-landing")), FI_043);
    }
}

#[test]
fn leading_costs_the_navigator_one_action_and_moves_only_the_led_pawn() {
    proves(&[FI_043]);
    let mut table = navigator_and("engineer", "");
    let events = table.play("navigator", "guide engineer gold-gate");
    let (adventurer, from, to) = (named("engineer"), named("breakers-bridge"), named("gold-gate"));
    assert_eq!(events, [Event::Guided { adventurer, from, to }]);
    assert_eq!((table.at("engineer").as_str(), table.at("navigator").as_str()), ("gold-gate", "watchtower"));
    assert_eq!((table.active().as_str(), table.phase()), ("navigator", Phase::Actions { left: 2 }));
}

#[test]
fn a_pawn_is_led_over_flooded_tiles_but_not_over_missing_ones() {
    proves(&[FI_043, FI_R05]);
    for led in ["engineer", "messenger", "pilot"] {
        let table =
            navigator_and(led, "flooded misty-marsh lost-lagoon\nsunk howling-garden cliffs-of-abandon");
        let reach = "temple-of-the-sun misty-marsh cave-of-shadows temple-of-the-moon lost-lagoon observatory \
                     twilight-hollow";
        assert_eq!(table.targets("navigator", "guide"), set(reach), "{led}");
        assert_eq!(table.refused("navigator", &format!("guide {led} howling-garden")), FI_040);
        for beyond in ["gold-gate", "crimson-forest", "whispering-garden"] {
            assert_eq!(
                table.refused("navigator", &format!("guide {led} {beyond}")),
                FI_R05,
                "{led} to {beyond}"
            );
        }
    }
}

#[test]
fn the_explorer_is_led_diagonally_too() {
    proves(&[FI_R04]);
    let table = table("player navigator at watchtower\nplayer explorer at cave-of-embers");
    let reach = "copper-gate gold-gate cave-of-shadows howling-garden temple-of-the-moon temple-of-the-sun \
                 breakers-bridge lost-lagoon misty-marsh fools-landing";
    assert_eq!(table.targets("navigator", "guide"), set(reach));
    assert_eq!(table.refused("navigator", "guide explorer iron-gate"), FI_043);
}

#[test]
fn the_explorer_is_not_led_over_missing_tiles() {
    proves(&[FI_R04, FI_R05]);
    let table = table(
        "player navigator at watchtower\nplayer explorer at cave-of-embers\n\
         sunk cave-of-shadows copper-gate temple-of-the-sun",
    );
    assert_eq!(table.targets("navigator", "guide"), set("temple-of-the-moon lost-lagoon"));
    assert_eq!(table.refused("navigator", "guide explorer gold-gate"), FI_R05);
}

#[test]
fn the_diver_is_led_across_a_single_missing_tile() {
    proves(&[FI_R05]);
    let mut table =
        navigator_and("diver", "flooded misty-marsh\nsunk howling-garden gold-gate cliffs-of-abandon");
    let reach = "temple-of-the-sun misty-marsh cave-of-shadows whispering-garden temple-of-the-moon crimson-forest \
                 lost-lagoon observatory twilight-hollow";
    assert_eq!(table.targets("navigator", "guide"), set(reach));
    assert_eq!(table.refused("navigator", "guide diver howling-garden"), FI_040);
    assert_eq!(table.refused("navigator", "guide diver gold-gate"), FI_040);
    assert_eq!(table.refused("navigator", "guide diver fools-landing"), FI_043);
    table.play("navigator", "guide diver crimson-forest");
    assert_eq!(table.at("diver"), "crimson-forest");
}

#[test]
fn the_diver_is_led_two_steps_far_even_through_water() {
    proves(&[FI_R05]);
    let table = navigator_and("diver", "flooded howling-garden gold-gate misty-marsh twilight-hollow");
    assert_eq!(table.targets("navigator", "guide"), set(TWO_STEPS));
}

#[test]
fn the_pilot_is_led_by_steps_and_keeps_the_flight() {
    proves(&[FI_R06, FI_042]);
    let mut table = navigator_and("pilot", "phase actions 1");
    assert_eq!(table.targets("navigator", "guide"), set(TWO_STEPS));
    table.play("navigator", "guide pilot gold-gate");
    assert!(!table.game.flight_used());
    table.play_as("navigator", "draw", &["earth-stone"]);
    table.play_as("navigator", "draw", &["earth-stone"]);
    table.play_as("navigator", "flood", &["tidal-palace"]);
    table.play_as("navigator", "flood", &["coral-palace"]);
    assert_eq!(table.active(), "pilot");
    assert!(table.can("pilot", "fly phantom-rock"));
}

#[test]
fn one_action_leads_one_pawn_and_the_navigator_walks_one_step() {
    proves(&[FI_R07]);
    let mut table =
        table("player navigator at breakers-bridge\nplayer diver\nplayer engineer at breakers-bridge");
    let steps = set("howling-garden temple-of-the-sun cliffs-of-abandon misty-marsh");
    assert_eq!(table.targets("navigator", "move"), steps);
    assert_eq!(table.refused("navigator", "guide navigator misty-marsh"), FI_R07);
    assert_eq!(table.refused("navigator", "guide navigator twilight-hollow"), FI_R07);
    table.play("navigator", "guide diver whispering-garden");
    table.play("navigator", "guide engineer twilight-hollow");
    table.play("navigator", "guide engineer misty-marsh");
    let pawns = ["diver", "engineer", "navigator"].map(|each| table.at(each));
    assert_eq!(pawns, ["whispering-garden", "misty-marsh", "breakers-bridge"]);
    assert_eq!(table.phase(), Phase::Actions { left: 0 });
}

#[test]
fn a_pawn_is_not_led_back_to_where_it_stands() {
    proves(&[FI_R45]);
    for led in ["diver", "engineer", "explorer"] {
        let table = navigator_and(led, "flooded breakers-bridge misty-marsh");
        assert_eq!(table.refused("navigator", &format!("guide {led} breakers-bridge")), FI_R45, "{led}");
    }
}

#[test]
fn only_pawns_in_play_are_led() {
    proves(&[FI_022, FI_043]);
    assert_eq!(navigator_and("engineer", "").refused("navigator", "guide pilot bronze-gate"), FI_022);
}

#[test]
fn nobody_but_the_navigator_leads_and_only_in_the_own_turn() {
    proves(&[FI_043]);
    for other in ["diver", "engineer", "explorer", "messenger", "pilot"] {
        let table = table(&format!("player {other}\nplayer navigator at breakers-bridge"));
        assert_eq!(table.targets(other, "guide"), set(""), "{other}");
        assert_eq!(table.refused(other, "guide navigator misty-marsh"), FI_043, "{other}");
        assert_eq!(table.refused("navigator", &format!("guide {other} misty-marsh")), FI_032);
    }
}
