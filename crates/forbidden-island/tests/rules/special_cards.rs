//! Helicopter Lift and Sandbags: when they may be played, and what it costs.

use crate::support::{Table, named, proves, set, table};
use artel_engine::{Arg, Game, NoLog, Phrase, Seat};
use artel_forbidden_island::rules::{
    FI_001, FI_070, FI_071, FI_072, FI_073, FI_074, FI_R13, FI_R14, FI_R16, FI_R48,
};
use artel_forbidden_island::{Adventurer, Event, Move, Phase, Tile, TileState};

const ALL_BUT_OBSERVATORY: &str = "fools-landing bronze-gate copper-gate gold-gate iron-gate silver-gate \
    cave-of-embers cave-of-shadows howling-garden whispering-garden coral-palace tidal-palace temple-of-the-moon \
    temple-of-the-sun breakers-bridge cliffs-of-abandon crimson-forest dunes-of-deception lost-lagoon misty-marsh \
    phantom-rock twilight-hollow watchtower";

/// The Engineer's turn; the Pilot holds both special cards and stands on Observatory.
fn in_phase(phase: &str) -> Table {
    table(&format!(
        "player engineer at observatory\nplayer pilot at observatory with helicopter-lift sandbags\n\
         flooded watchtower lost-lagoon\nphase {phase}"
    ))
}

#[test]
fn a_drawn_special_card_lies_with_the_other_cards_until_it_is_used() {
    proves(&[FI_070]);
    let mut table = table(
        "player engineer\nplayer pilot with earth-stone\nturn pilot\nphase actions 0\nflooded watchtower\n\
         treasure-deck sandbags helicopter-lift",
    );
    assert!(!table.can("pilot", "sandbags watchtower"));
    table.play("pilot", "draw");
    assert!(table.can("pilot", "sandbags watchtower"));
    assert!(!table.can("pilot", "lift pilot watchtower"));
    table.play("pilot", "draw");
    assert!(table.can("pilot", "lift pilot watchtower"));
    assert_eq!(table.hand("pilot"), ["earth-stone", "helicopter-lift", "sandbags"]);
    table.play_as("pilot", "flood", &["gold-gate"]);
    table.play_as("pilot", "flood", &["iron-gate"]);
    assert_eq!(table.active(), "engineer");
    assert_eq!(table.hand("pilot"), ["earth-stone", "helicopter-lift", "sandbags"]);
    table.play("pilot", "sandbags gold-gate");
    assert!(!table.can("pilot", "sandbags iron-gate"));
}

#[test]
fn only_the_owner_plays_a_special_card() {
    proves(&[FI_070, FI_071]);
    let table = in_phase("actions 3");
    let no_card = |card| Phrase::new("why-no-card").name("card", card);
    for (action, card) in [
        ("sandbags watchtower", "sandbags"),
        ("lift engineer watchtower", "helicopter-lift"),
        ("take-off", "helicopter-lift"),
    ] {
        let refusal = table.refusal("engineer", action);
        assert_eq!((refusal.rule, refusal.reason), (FI_070, no_card(card)), "{action}");
    }
}

#[test]
fn special_cards_are_played_in_any_phase_of_anybodys_turn() {
    proves(&[FI_071, FI_R13, FI_R14, FI_R16]);
    for phase in ["actions 3", "actions 2", "actions 1", "actions 0", "treasure-draw 1", "treasure-draw 0"] {
        let table = in_phase(phase);
        assert_eq!(table.targets("pilot", "sandbags"), set("watchtower lost-lagoon"), "{phase}");
        assert_eq!(table.targets("pilot", "lift"), set(ALL_BUT_OBSERVATORY), "{phase}");
        assert_eq!(table.moves("pilot").len(), 2 + 3 * 23, "{phase}");
        let own_turn = table.with("turn pilot");
        assert_eq!(own_turn.targets("pilot", "sandbags"), set("watchtower lost-lagoon"), "own {phase}");
        assert_eq!(own_turn.targets("pilot", "lift"), set(ALL_BUT_OBSERVATORY), "own {phase}");
    }
    let flooding = in_phase("flood-draw 1");
    assert_eq!(flooding.targets("pilot", "sandbags"), set(""));
    assert_eq!(flooding.targets("pilot", "lift"), set(ALL_BUT_OBSERVATORY));
    assert_eq!(flooding.moves("pilot").len(), 3 * 23);
}

#[test]
fn between_the_draws_and_before_the_first_flood_card_both_kinds_may_be_played() {
    proves(&[FI_R14]);
    let mut table = in_phase("actions 0");
    table.play_as("engineer", "draw", &["earth-stone"]);
    assert!(table.can("pilot", "sandbags watchtower") && table.can("pilot", "lift engineer iron-gate"));
    table.play_as("engineer", "draw", &["earth-stone"]);
    assert_eq!(table.phase(), Phase::TreasureDraw { left: 0 });
    assert!(table.can("pilot", "lift engineer iron-gate"));
    table.play("pilot", "sandbags watchtower");
    assert_eq!(table.tile_state("watchtower"), TileState::Dry);
    table.play_as("engineer", "flood", &["gold-gate"]);
    assert!(!table.can("pilot", "sandbags lost-lagoon"));
    assert!(table.can("pilot", "lift engineer iron-gate"));
}

#[test]
fn a_special_card_uses_up_nobodys_actions_and_is_discarded() {
    proves(&[FI_072, FI_073]);
    let mut table = in_phase("actions 2").with("turn pilot");
    let sandbagged = Event::Sandbagged { adventurer: Adventurer::Pilot, tile: Tile::Watchtower };
    assert_eq!(table.play("pilot", "sandbags watchtower"), [sandbagged]);
    assert_eq!(table.phase(), Phase::Actions { left: 2 });
    assert_eq!(table.treasure_discard(), ["sandbags"]);
    assert_eq!(table.hand("pilot"), ["helicopter-lift"]);

    let lifted = Event::Lifted {
        adventurer: Adventurer::Pilot,
        passengers: [Adventurer::Engineer].into_iter().collect(),
        from: Tile::Observatory,
        to: Tile::IronGate,
        rescue: false,
    };
    assert_eq!(table.play("pilot", "lift engineer iron-gate"), [lifted]);
    assert_eq!(table.phase(), Phase::Actions { left: 2 });
    assert_eq!(table.active(), "pilot");
    assert_eq!(table.treasure_discard(), ["helicopter-lift", "sandbags"]);
    assert_eq!(table.hand("pilot"), [""; 0]);
}

#[test]
fn a_special_card_played_on_anothers_turn_leaves_that_turn_as_it_was() {
    proves(&[FI_072, FI_071]);
    for (phase, expected) in [
        ("actions 3", Phase::Actions { left: 3 }),
        ("treasure-draw 1", Phase::TreasureDraw { left: 1 }),
        ("treasure-draw 0", Phase::TreasureDraw { left: 0 }),
        ("flood-draw 1", Phase::FloodDraw { left: 1 }),
    ] {
        let mut table = in_phase(phase);
        table.play("pilot", "lift pilot gold-gate");
        assert_eq!((table.phase(), table.active()), (expected, "engineer".to_owned()));
    }
}

#[test]
fn one_card_is_used_at_a_time() {
    proves(&[FI_073]);
    let mut table = table(
        "player engineer\nplayer pilot with helicopter-lift helicopter-lift sandbags sandbags\nflooded gold-gate iron-gate",
    );
    table.play("pilot", "lift pilot gold-gate");
    table.play("pilot", "sandbags gold-gate");
    assert_eq!(table.hand("pilot"), ["helicopter-lift", "sandbags"]);
    assert_eq!(table.treasure_discard(), ["helicopter-lift", "sandbags"]);
}

#[test]
fn a_special_card_that_must_be_discarded_may_be_played_for_its_effect() {
    proves(&[FI_074]);
    let over = table(
        "player engineer with helicopter-lift sandbags earth-stone earth-stone earth-stone earth-stone\nplayer pilot\n\
         phase treasure-draw 1\nflooded observatory",
    );
    let mut sandbags = over.clone();
    sandbags.play("engineer", "sandbags observatory");
    assert_eq!(sandbags.tile_state("observatory"), TileState::Dry);
    assert_eq!(sandbags.treasure_discard(), ["sandbags"]);
    assert!(sandbags.can("engineer", "draw"));

    let mut lift = over;
    lift.play("engineer", "lift pilot observatory");
    assert_eq!(lift.at("pilot"), "observatory");
    assert_eq!(lift.treasure_discard(), ["helicopter-lift"]);
    assert!(lift.can("engineer", "draw"));
}

#[test]
fn nothing_interrupts_a_card_that_is_being_turned_up() {
    proves(&[FI_R13]);
    for (phase, action) in
        [("actions 1", Move::Draw), ("treasure-draw 0", Move::Flood), ("flood-draw 1", Move::Flood)]
    {
        let mut game = in_phase(phase).game;
        game.begin(Seat(0), action, &mut NoLog).unwrap();
        assert!(game.chance_due());
        let mut moves = Vec::new();
        game.all_seats().for_each(|seat| game.moves(seat, &mut moves));
        assert!(moves.is_empty(), "{} moves while a card is turned up in {phase}", moves.len());
        for text in ["lift engineer watchtower", "sandbags watchtower"] {
            assert!(
                game.why_not(Seat(1), named(text)).is_some(),
                "{text} while a card is turned up in {phase}"
            );
        }
    }
}

#[test]
fn while_a_pawn_must_leave_a_sunk_tile_only_it_may_be_lifted() {
    proves(&[FI_R13]);
    let mut table = table(
        "player engineer at gold-gate\nplayer pilot at observatory with helicopter-lift sandbags\nflooded gold-gate watchtower\n\
         phase treasure-draw 0\nflood-deck gold-gate",
    );
    table.play_as("engineer", "flood", &["gold-gate"]);
    let refusal = table.refusal("pilot", "lift pilot watchtower");
    assert_eq!((refusal.rule, refusal.reason), (FI_R13, Phrase::new("why-rescue-only")));
    assert!(!table.can("pilot", "sandbags watchtower"));
    assert!(table.can("pilot", "lift engineer watchtower"));
    table.play("engineer", "swim copper-gate");
    assert!(table.can("pilot", "lift pilot watchtower"));
}

#[test]
fn nobody_has_to_pass_before_the_active_player_goes_on() {
    proves(&[FI_R48]);
    let mut table = in_phase("actions 3");
    assert!("pass".parse::<Move>().is_err());
    for (action, outcome) in
        [("draw", "earth-stone"), ("draw", "earth-stone"), ("flood", "gold-gate"), ("flood", "iron-gate")]
    {
        table.play_as("engineer", action, &[outcome]);
    }
    assert_eq!(table.active(), "pilot");
    assert_eq!(table.hand("pilot"), ["helicopter-lift", "sandbags"]);
}

#[test]
fn an_empty_seat_plays_nothing() {
    proves(&[FI_001]);
    let table = in_phase("actions 3");
    for action in ["sandbags watchtower", "lift pilot watchtower", "draw", "discard sandbags"] {
        let refusal = table.refusal_of(Seat(2), named(action));
        assert_eq!((refusal.rule, refusal.reason), (FI_001, Phrase::new("why-no-such-seat")), "{action}");
    }
}

#[test]
fn others_are_told_whose_turn_it_is() {
    proves(&[FI_071]);
    let table = in_phase("actions 3");
    for action in ["draw", "flood", "move misty-marsh"] {
        let reason = table.refusal("pilot", action).reason;
        assert_eq!(reason.args, [("active", Arg::Name { name: "engineer".into() })], "{action}");
        assert_eq!(reason.key, "why-not-your-turn", "{action}");
    }
}

#[test]
fn cards_are_drawn_so_that_others_can_play_theirs_before() {
    proves(&[FI_071, FI_R13]);
    const { assert!(artel_forbidden_island::ForbiddenIsland::REACTIONS) };
    let before = in_phase("actions 0");
    let pilot = before.seat("pilot");
    let engineer = before.seat("engineer");
    assert!(before.can("engineer", "draw") && before.can("pilot", "sandbags watchtower"));
    // What was played leaves both what they are asked, as long as nothing is drawn.
    let mut after = before.clone();
    after.play("pilot", "sandbags watchtower");
    assert!(after.game.asks_the_same(&before.game, engineer) && after.can("engineer", "draw"));
    assert!(after.game.asks_the_same(&before.game, pilot) && after.can("pilot", "lift pilot watchtower"));
    after.play("engineer", "draw");
    assert!(!after.game.asks_the_same(&before.game, engineer), "a card less is left to draw");
}
