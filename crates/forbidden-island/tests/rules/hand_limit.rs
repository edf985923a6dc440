//! At most five cards in a hand.

use crate::support::{Table, proves, set, table};
use artel_engine::{Described, Phrase, Set};
use artel_forbidden_island::rules::{
    FI_053, FI_086, FI_087, FI_088, FI_089, FI_090, FI_R15, FI_R19, FI_R21, FI_R22, FI_R23, FI_R40,
};
use artel_forbidden_island::{Adventurer, Card, Event, Phase, TileState};

const FIVE: &str = "earth-stone earth-stone crystal-of-fire oceans-chalice helicopter-lift";
const SIX: &str = "earth-stone earth-stone crystal-of-fire oceans-chalice helicopter-lift sandbags";

/// The Engineer has drawn a sixth card as the first of two.
fn engineer_over() -> Table {
    table(&format!(
        "player engineer with {SIX}\nplayer pilot with helicopter-lift sandbags\nphase treasure-draw 1\nflooded observatory"
    ))
}

/// The Engineer, next to the Messenger, may hand a card to a Messenger who has five.
fn messenger_full() -> Table {
    table(&format!(
        "player engineer at gold-gate with earth-stone statue-of-the-wind\nplayer messenger at gold-gate with {FIVE}\n\
         flooded observatory"
    ))
}

#[test]
fn five_cards_of_all_kinds_together_may_be_held() {
    proves(&[FI_086]);
    let five = table(&format!("player engineer with {FIVE}\nplayer pilot\nphase treasure-draw 1"));
    assert_eq!(five.game.over_limit(), Set::EMPTY);
    assert!(five.can("engineer", "draw"));
    let six = engineer_over();
    assert_eq!(six.game.over_limit(), Set::only(six.seat("engineer")));
    assert!(!six.can("engineer", "draw"));
}

#[test]
fn the_surplus_is_discarded_at_once_and_before_anything_else() {
    proves(&[FI_087, FI_089]);
    let mut table = engineer_over();
    assert_eq!(
        table.targets("engineer", "discard"),
        set("earth-stone crystal-of-fire oceans-chalice helicopter-lift sandbags")
    );
    let first = Phrase::new("why-discard-first").name("adventurer", "engineer");
    for action in ["draw", "flood", "move copper-gate", "swim copper-gate"] {
        let refusal = table.refusal("engineer", action);
        assert_eq!((refusal.rule, refusal.reason), (FI_087, first.clone()), "{action}");
    }
    let events = table.play("engineer", "discard earth-stone");
    assert_eq!(events, [Event::Discarded { adventurer: Adventurer::Engineer, card: Card::EarthStone }]);
    assert_eq!(events[0].rules(), [FI_087]);
    assert_eq!(table.hand("engineer").len(), 5);
    assert_eq!(table.treasure_discard(), ["earth-stone"]);
    assert_eq!(table.game.over_limit(), Set::EMPTY);
    assert_eq!(table.phase(), Phase::TreasureDraw { left: 1 });
    assert_eq!(table.targets("engineer", "discard"), set(""));
    assert_eq!(table.refused("engineer", "discard earth-stone"), FI_R40);
    assert!(table.can("engineer", "draw"));
}

#[test]
fn a_card_that_is_not_in_the_hand_cannot_be_given_up() {
    proves(&[FI_087]);
    let refusal = engineer_over().refusal("engineer", "discard statue-of-the-wind");
    let reason = Phrase::new("why-no-card").name("card", "statue-of-the-wind");
    assert_eq!((refusal.rule, refusal.reason), (FI_087, reason));
}

#[test]
fn nobody_else_chooses_or_discards() {
    proves(&[FI_089]);
    let table = engineer_over();
    assert_eq!(table.targets("pilot", "discard"), set(""));
    let refusal = table.refusal("pilot", "discard sandbags");
    let first = Phrase::new("why-discard-first").name("adventurer", "engineer");
    assert_eq!((refusal.rule, refusal.reason), (FI_087, first));
    assert_eq!(table.refused("pilot", "draw"), FI_087);
}

#[test]
fn the_limit_holds_for_a_gift_too_and_on_another_players_turn() {
    proves(&[FI_088, FI_053, FI_R22]);
    let mut table = messenger_full();
    assert!(table.can("engineer", "give earth-stone messenger"));
    table.play("engineer", "give earth-stone messenger");
    assert_eq!(table.game.over_limit(), Set::only(table.seat("messenger")));
    assert_eq!(table.moves("engineer"), [""; 0]);
    let refusal = table.refusal("engineer", "give statue-of-the-wind messenger");
    let first = Phrase::new("why-discard-first").name("adventurer", "messenger");
    assert_eq!((refusal.rule, refusal.reason), (FI_087, first));
    assert_eq!(
        table.targets("messenger", "discard"),
        set("earth-stone crystal-of-fire oceans-chalice helicopter-lift")
    );
    // The very card received may go, and then the giver acts on.
    table.play("messenger", "discard earth-stone");
    assert_eq!(table.treasure_discard(), ["earth-stone"]);
    assert_eq!((table.phase(), table.active()), (Phase::Actions { left: 2 }, "engineer".to_owned()));
    assert!(table.can("engineer", "give statue-of-the-wind messenger"));
}

#[test]
fn a_gift_by_the_last_action_is_settled_before_the_draw() {
    proves(&[FI_R22]);
    let mut table = messenger_full().with("phase actions 1");
    table.play("engineer", "give statue-of-the-wind messenger");
    assert_eq!(table.refused("engineer", "draw"), FI_087);
    table.play("messenger", "discard statue-of-the-wind");
    assert_eq!(table.moves("engineer"), ["draw"]);
}

#[test]
fn a_special_card_may_be_played_instead_of_discarded() {
    proves(&[FI_090, FI_R15]);
    let mut sandbags = engineer_over();
    sandbags.play("engineer", "sandbags observatory");
    assert_eq!(sandbags.tile_state("observatory"), TileState::Dry);
    assert_eq!(sandbags.treasure_discard(), ["sandbags"]);
    assert!(sandbags.can("engineer", "draw"));

    let mut lift = engineer_over();
    lift.play("engineer", "lift pilot observatory");
    assert_eq!(lift.at("pilot"), "observatory");
    assert_eq!(lift.treasure_discard(), ["helicopter-lift"]);
    assert!(lift.can("engineer", "draw"));

    let mut unused = engineer_over();
    unused.play("engineer", "discard sandbags");
    assert_eq!(unused.tile_state("observatory"), TileState::Flooded);
    assert_eq!(unused.treasure_discard(), ["sandbags"]);
}

#[test]
fn special_cards_of_others_may_be_played_but_do_not_lift_the_duty() {
    proves(&[FI_R15]);
    let mut table = engineer_over();
    table.play("pilot", "lift engineer observatory");
    assert!(table.game.over_limit().contains(table.seat("engineer")));
    table.play("pilot", "sandbags observatory");
    assert!(table.game.over_limit().contains(table.seat("engineer")));
    assert_eq!(table.refused("engineer", "draw"), FI_087);
    assert_eq!(table.moves("pilot"), [""; 0]);
}

#[test]
fn a_special_card_still_needs_a_target_while_somebody_is_over_the_limit() {
    proves(&[FI_090, FI_R19]);
    let table = engineer_over();
    assert_eq!(table.refused("engineer", "sandbags gold-gate"), FI_R19);
    assert_eq!(table.refused("pilot", "sandbags gold-gate"), FI_R19);
    assert_eq!(table.refusal("engineer", "take-off").reason.key, "why-treasures-missing");
    assert_eq!(table.refusal("engineer", "lift engineer,pilot gold-gate").reason.key, "why-lift-apart");
}

#[test]
fn the_surplus_cannot_be_given_away() {
    proves(&[FI_R21]);
    let mut table = table(&format!(
        "player engineer at gold-gate with {FIVE}\nplayer messenger at gold-gate with {FIVE}\nturn messenger"
    ));
    table.play("messenger", "give earth-stone engineer");
    for player in ["engineer", "messenger"] {
        assert_eq!(table.targets(player, "give"), set(""));
    }
    assert_eq!(table.refused("engineer", "give crystal-of-fire messenger"), FI_087);
    assert_eq!(table.refused("messenger", "give crystal-of-fire engineer"), FI_087);
    assert_eq!(table.refused("messenger", "capture earth-stone"), FI_087);
}

#[test]
fn the_limit_is_checked_after_each_of_the_two_draws() {
    proves(&[FI_R23]);
    let mut table = table(&format!(
        "player engineer with {FIVE}\nplayer pilot\nphase actions 0\ntreasure-deck earth-stone statue-of-the-wind"
    ));
    table.play("engineer", "draw");
    assert_eq!(table.refused("engineer", "draw"), FI_087);
    table.play("engineer", "discard crystal-of-fire");
    table.play("engineer", "draw");
    assert_eq!(table.refused("engineer", "flood"), FI_087);
    assert_eq!(
        table.hand("engineer"),
        [
            "statue-of-the-wind",
            "oceans-chalice",
            "earth-stone",
            "earth-stone",
            "earth-stone",
            "helicopter-lift"
        ]
    );
    table.play("engineer", "discard oceans-chalice");
    assert_eq!(table.treasure_discard(), ["crystal-of-fire", "oceans-chalice"]);
    assert!(table.can("engineer", "flood"));
}

#[test]
fn a_waters_rise_drawn_with_five_cards_in_hand_costs_none_of_them() {
    proves(&[FI_086, FI_R23]);
    let mut table = table(&format!(
        "player engineer with {FIVE}\nplayer pilot\nphase actions 0\ntreasure-deck waters-rise"
    ));
    table.play("engineer", "draw");
    assert_eq!(table.game.over_limit(), Set::EMPTY);
    assert!(table.can("engineer", "draw"));
}
