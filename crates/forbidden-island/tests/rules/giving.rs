//! Giving treasure cards to teammates.

use std::collections::BTreeSet;

use crate::support::{Table, named, proves, set, table};
use artel_engine::Set;
use artel_forbidden_island::rules::{
    FI_022, FI_032, FI_050, FI_051, FI_052, FI_053, FI_054, FI_087, FI_R39, FI_R40,
};
use artel_forbidden_island::{Event, Phase};

const TREASURE_CARDS: [&str; 4] = ["crystal-of-fire", "statue-of-the-wind", "oceans-chalice", "earth-stone"];
const ORDINARY: [&str; 5] = ["diver", "engineer", "explorer", "navigator", "pilot"];

fn gifts(table: &Table, adventurer: &str) -> BTreeSet<String> {
    table.moves(adventurer).into_iter().filter(|text| text.starts_with("give ")).collect()
}

#[test]
fn any_treasure_card_of_the_own_hand_can_be_given_on_a_shared_tile() {
    proves(&[FI_050]);
    for giver in ORDINARY {
        let table = table(&format!(
            "player {giver} at observatory with {}\nplayer messenger at observatory",
            TREASURE_CARDS.join(" ")
        ));
        let expected = TREASURE_CARDS.map(|card| format!("give {card} messenger"));
        assert_eq!(gifts(&table, giver), expected.into(), "{giver}");
    }
}

#[test]
fn a_gift_moves_one_card_from_hand_to_hand() {
    proves(&[FI_050]);
    let mut table = table(
        "player diver at observatory with earth-stone earth-stone oceans-chalice\n\
         player pilot at observatory with earth-stone",
    );
    let events = table.play("diver", "give earth-stone pilot");
    let (adventurer, card, to) = (named("diver"), named("earth-stone"), named("pilot"));
    assert_eq!(events, [Event::Given { adventurer, card, to }]);
    assert_eq!(table.hand("diver"), ["oceans-chalice", "earth-stone"]);
    assert_eq!(table.hand("pilot"), ["earth-stone", "earth-stone"]);
    assert_eq!(table.phase(), Phase::Actions { left: 2 });
    assert!(table.treasure_discard().is_empty());
}

#[test]
fn no_card_is_given_from_tile_to_tile() {
    proves(&[FI_050]);
    for giver in ORDINARY {
        let table =
            table(&format!("player {giver} at observatory with earth-stone\nplayer messenger at watchtower"));
        assert_eq!(gifts(&table, giver), set(""), "{giver}");
        assert_eq!(table.refused(giver, "give earth-stone messenger"), FI_050, "{giver}");
    }
}

#[test]
fn every_teammate_on_the_tile_can_be_given_to_and_no_other() {
    proves(&[FI_050]);
    let table = table(
        "player engineer at observatory with earth-stone\nplayer diver at watchtower\n\
         player pilot at observatory\nplayer explorer at observatory",
    );
    assert_eq!(table.targets("engineer", "give"), set("pilot explorer"));
}

#[test]
fn only_cards_in_hand_can_be_given() {
    proves(&[FI_050]);
    let table = table(
        "player diver at observatory with earth-stone\nplayer pilot at observatory with oceans-chalice",
    );
    assert_eq!(gifts(&table, "diver"), ["give earth-stone pilot".to_owned()].into());
    assert_eq!(table.refused("diver", "give oceans-chalice pilot"), FI_050);
}

#[test]
fn three_gifts_are_the_most_a_turn_allows() {
    proves(&[FI_051]);
    let mut table = table(
        "player diver at observatory with earth-stone earth-stone earth-stone earth-stone\nplayer pilot at observatory",
    );
    for left in [2, 1, 0] {
        table.play("diver", "give earth-stone pilot");
        assert_eq!(table.phase(), Phase::Actions { left });
    }
    assert_eq!((table.hand("diver").len(), table.hand("pilot").len()), (1, 3));
    assert_eq!(table.refused("diver", "give earth-stone pilot"), FI_032);
}

#[test]
fn special_cards_can_never_be_given() {
    proves(&[FI_052]);
    for giver in ["messenger", "diver"] {
        let table = table(&format!(
            "player {giver} at observatory with helicopter-lift sandbags\nplayer pilot at observatory"
        ));
        assert_eq!(gifts(&table, giver), set(""), "{giver}");
        assert_eq!(table.refused(giver, "give helicopter-lift pilot"), FI_052, "{giver}");
        assert_eq!(table.refused(giver, "give sandbags pilot"), FI_052, "{giver}");
        assert_eq!(table.refused(giver, "give waters-rise pilot"), FI_052, "{giver}");
    }
}

#[test]
fn a_card_received_counts_toward_the_limit_straight_away() {
    proves(&[FI_053]);
    let mut table = table(
        "player diver at observatory with earth-stone earth-stone\n\
         player pilot at observatory with oceans-chalice oceans-chalice oceans-chalice sandbags",
    );
    table.play("diver", "give earth-stone pilot");
    assert_eq!(table.game.over_limit(), Set::EMPTY, "five cards are within the limit");
    assert!(table.can("diver", "give earth-stone pilot"));
    table.play("diver", "give earth-stone pilot");
    assert_eq!(table.game.over_limit(), Set::only(table.seat("pilot")));
    assert_eq!(table.refused("diver", "draw"), FI_087);
    assert_eq!(table.targets("pilot", "discard"), set("oceans-chalice earth-stone sandbags"));
    assert_eq!(table.moves("pilot").len(), 3);
    assert_eq!(table.moves("diver"), [""; 0]);
    table.play("pilot", "discard earth-stone");
    assert_eq!(table.treasure_discard(), ["earth-stone"]);
    assert!(table.can("diver", "draw"));
}

#[test]
fn the_messenger_gives_from_anywhere_to_anybody() {
    proves(&[FI_054]);
    let mut table = table(
        "player messenger at tidal-palace with earth-stone oceans-chalice\nplayer diver at watchtower\n\
         player pilot at fools-landing\nplayer explorer at tidal-palace",
    );
    let mut expected = BTreeSet::new();
    for receiver in ["diver", "pilot", "explorer"] {
        expected.extend(["oceans-chalice", "earth-stone"].map(|card| format!("give {card} {receiver}")));
    }
    assert_eq!(gifts(&table, "messenger"), expected);
    table.play("messenger", "give earth-stone diver");
    assert_eq!(
        (table.hand("diver"), table.phase()),
        (vec!["earth-stone".to_owned()], Phase::Actions { left: 2 })
    );
}

#[test]
fn only_the_active_player_gives_and_only_from_the_own_hand() {
    proves(&[FI_R39]);
    let table = table(
        "player diver at observatory\nplayer pilot at observatory with earth-stone\n\
         player messenger at observatory with oceans-chalice",
    );
    for giver in ["pilot", "messenger"] {
        assert_eq!(gifts(&table, giver), set(""), "it is not the {giver}'s turn");
    }
    assert_eq!(table.refused("pilot", "give earth-stone diver"), FI_032);
    assert_eq!(table.refused("messenger", "give oceans-chalice diver"), FI_032);
    assert_eq!(table.refused("diver", "give earth-stone pilot"), FI_050, "the card is not the giver's own");
}

#[test]
fn the_messengers_reach_is_not_for_cards_given_to_the_messenger() {
    proves(&[FI_R39, FI_054]);
    let apart = table("player diver at observatory with earth-stone\nplayer messenger at watchtower");
    assert_eq!(apart.refused("diver", "give earth-stone messenger"), FI_050);
    let together = table("player diver at watchtower with earth-stone\nplayer messenger at watchtower");
    assert!(together.can("diver", "give earth-stone messenger"));
}

#[test]
fn nobody_gives_to_themselves_or_to_somebody_not_in_play() {
    proves(&[FI_R39, FI_022]);
    for giver in ["messenger", "diver"] {
        let table = table(&format!("player {giver} with earth-stone\nplayer pilot"));
        assert_eq!(table.refused(giver, &format!("give earth-stone {giver}")), FI_R39);
        assert_eq!(table.refused(giver, "give earth-stone navigator"), FI_022);
        assert!(!table.targets(giver, "give").contains(giver));
    }
}

#[test]
fn cards_are_not_thrown_away_within_the_limit() {
    proves(&[FI_R40]);
    let hand = "earth-stone earth-stone sandbags helicopter-lift oceans-chalice";
    for phase in ["actions 3", "actions 0", "treasure-draw 1", "treasure-draw 0", "flood-draw 1"] {
        let table = table(&format!("player diver with {hand}\nplayer pilot with earth-stone\nphase {phase}"));
        assert_eq!(table.targets("diver", "discard"), set(""));
        assert_eq!(table.refused("diver", "discard earth-stone"), FI_R40);
        assert_eq!(table.refused("pilot", "discard earth-stone"), FI_R40);
    }
}
