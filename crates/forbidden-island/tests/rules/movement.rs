//! Moving the own pawn.

use crate::support::{named, proves, set, table};
use artel_forbidden_island::rules::{FI_036, FI_037, FI_038, FI_039, FI_040, FI_041, FI_R38, FI_R45};
use artel_forbidden_island::{Event, Phase, Way};

/// Adventurers who walk like anybody else.
const ORDINARY: [&str; 4] = ["engineer", "messenger", "navigator", "pilot"];

#[test]
fn a_step_leads_up_down_left_or_right() {
    proves(&[FI_036]);
    for walker in ORDINARY {
        let table = table(&format!("player {walker} at howling-garden\nplayer diver"));
        let around = set("gold-gate cave-of-shadows whispering-garden breakers-bridge");
        assert_eq!(table.targets(walker, "move"), around, "{walker}");
    }
}

#[test]
fn a_step_moves_the_pawn_and_nothing_else() {
    proves(&[FI_036]);
    let mut table = table("player engineer\nplayer diver\nflooded observatory");
    let before = table.clone();
    let events = table.play("engineer", "move iron-gate");
    let (adventurer, from, to) = (named("engineer"), named("bronze-gate"), named("iron-gate"));
    assert_eq!(events, [Event::Moved { adventurer, from, to, way: Way::Step }]);
    assert_eq!(table.at("engineer"), "iron-gate");
    assert_eq!(table.phase(), Phase::Actions { left: 2 });
    table.play("engineer", "move bronze-gate");
    assert_eq!(table.game, before.with("phase actions 1").game);
}

#[test]
fn a_step_goes_one_tile_far_and_within_the_island() {
    proves(&[FI_036]);
    let table = table("player engineer at cave-of-embers\nplayer diver");
    assert_eq!(table.targets("engineer", "move"), set("cave-of-shadows temple-of-the-moon"));
    assert_eq!(table.refused("engineer", "move howling-garden"), FI_036);
    assert_eq!(table.refused("engineer", "move tidal-palace"), FI_036);
    assert_eq!(table.refused("engineer", "move fools-landing"), FI_036);
}

#[test]
fn an_ordinary_step_is_never_diagonal() {
    proves(&[FI_037]);
    for walker in ORDINARY {
        let table = table(&format!("player {walker} at howling-garden\nplayer explorer"));
        for corner in ["copper-gate", "iron-gate", "temple-of-the-sun", "cliffs-of-abandon"] {
            assert_eq!(table.refused(walker, &format!("move {corner}")), FI_037, "{walker} to {corner}");
        }
    }
}

#[test]
fn several_actions_of_a_turn_may_be_steps() {
    proves(&[FI_038]);
    let mut table = table("player messenger\nplayer diver");
    for (left, tile) in [(2, "coral-palace"), (1, "crimson-forest"), (0, "phantom-rock")] {
        table.play("messenger", &format!("move {tile}"));
        assert_eq!((table.at("messenger").as_str(), table.phase()), (tile, Phase::Actions { left }));
    }
    assert_eq!(table.moves("messenger"), ["draw"]);
}

#[test]
fn flooded_tiles_are_entered_and_crossed_like_dry_ones() {
    proves(&[FI_039]);
    let dry = table("player messenger at howling-garden\nplayer engineer");
    let mut flooded = table(
        "player messenger at howling-garden\nplayer engineer\n\
         flooded howling-garden gold-gate cave-of-shadows whispering-garden breakers-bridge misty-marsh",
    );
    assert_eq!(flooded.targets("messenger", "move"), dry.targets("messenger", "move"));
    flooded.play("messenger", "move breakers-bridge");
    flooded.play("messenger", "move misty-marsh");
    flooded.play("messenger", "move twilight-hollow");
    assert_eq!(flooded.at("messenger"), "twilight-hollow");
}

#[test]
fn the_place_of_a_sunk_tile_is_neither_entered_nor_stepped_across() {
    proves(&[FI_040]);
    for walker in ORDINARY {
        let table = table(&format!(
            "player {walker} at howling-garden\nplayer diver\nsunk breakers-bridge cave-of-shadows copper-gate"
        ));
        assert_eq!(table.targets(walker, "move"), set("gold-gate whispering-garden"), "{walker}");
        assert_eq!(table.refused(walker, "move breakers-bridge"), FI_040);
        assert_eq!(table.refused(walker, "move copper-gate"), FI_040);
        assert_eq!(table.refused(walker, "move misty-marsh"), FI_036);
    }
}

#[test]
fn a_pawn_cut_off_on_a_lone_tile_has_no_step() {
    proves(&[FI_040]);
    let table = table("player engineer at watchtower\nplayer diver\nsunk observatory twilight-hollow");
    assert_eq!(table.targets("engineer", "move"), set(""));
    assert!(table.can("engineer", "draw"));
}

#[test]
fn the_explorer_may_also_step_diagonally() {
    proves(&[FI_041]);
    let mut table = table("player explorer at howling-garden\nplayer diver");
    let around = "copper-gate gold-gate iron-gate cave-of-shadows whispering-garden \
                  temple-of-the-sun breakers-bridge cliffs-of-abandon";
    assert_eq!(table.targets("explorer", "move"), set(around));
    assert_eq!(table.refused("explorer", "move misty-marsh"), FI_036);
    let events = table.play("explorer", "move iron-gate");
    let (adventurer, from, to) = (named("explorer"), named("howling-garden"), named("iron-gate"));
    assert_eq!(events, [Event::Moved { adventurer, from, to, way: Way::Diagonal }]);
    assert_eq!(table.phase(), Phase::Actions { left: 2 });
    let events = table.play("explorer", "move bronze-gate");
    assert!(matches!(events[..], [Event::Moved { way: Way::Step, .. }]));
    assert_eq!(table.targets("explorer", "move"), set("fools-landing gold-gate iron-gate silver-gate"));
}

#[test]
fn the_explorer_enters_flooded_tiles_but_no_sunk_ones() {
    proves(&[FI_039, FI_040, FI_041]);
    let table = table(
        "player explorer at cave-of-embers\nplayer diver\nflooded temple-of-the-sun\nsunk copper-gate cave-of-shadows",
    );
    assert_eq!(table.targets("explorer", "move"), set("temple-of-the-moon temple-of-the-sun"));
    assert_eq!(table.refused("explorer", "move copper-gate"), FI_040);
}

#[test]
fn any_number_of_pawns_shares_a_tile() {
    proves(&[FI_R38]);
    let mut table = table(
        "player engineer at observatory\nplayer diver at watchtower\n\
         player pilot at watchtower\nplayer explorer at watchtower",
    );
    table.play("engineer", "move watchtower");
    for adventurer in ["engineer", "diver", "pilot", "explorer"] {
        assert_eq!(table.at(adventurer), "watchtower");
    }
}

#[test]
fn a_move_does_not_end_where_it_began() {
    proves(&[FI_R45]);
    for walker in ["diver", "engineer", "explorer", "messenger", "navigator", "pilot"] {
        let other = if walker == "diver" { "pilot" } else { "diver" };
        let table = table(&format!(
            "player {walker} at howling-garden\nplayer {other}\nflooded howling-garden gold-gate whispering-garden"
        ));
        assert_eq!(table.refused(walker, "move howling-garden"), FI_R45);
    }
}
