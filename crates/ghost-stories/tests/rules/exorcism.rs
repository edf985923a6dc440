//! Exorcisms: dice, jokers, tokens and what lowers a resistance.

use crate::support::{FOUR, Table, drawn, four, named, proves, seated, set, table};
use artel_engine::{Game, NoLog};
use artel_ghost_stories::rules::{
    GS_076, GS_077, GS_078, GS_079, GS_080, GS_082, GS_088, GS_089, GS_131, GS_132, GS_145, GS_166, GS_191,
    GS_R07, GS_R21, GS_R23, GS_R24, GS_R25, GS_R26,
};
use artel_ghost_stories::{Colour, Event, Face, Faces, Move, Outcome, Phase, Step, Tao};

/// The yellow Taoist next to a ghost in front of the altar, about to act.
fn against(ghost: &str, tao: &str, more: &str) -> Table {
    four(&format!("yellow at taoist-altar tao {tao}\nghost north-2 {ghost}\n{more}\nphase yang move"))
}

/// The same with an incarnation, after so many cards.
fn against_late(count: usize, more: &str) -> Table {
    table(&drawn(count, &seated(FOUR, &format!("{more}\nphase yang move"))))
}

/// Whether the dice alone send the ghost away.
fn falls(ghost: &str, dice: &str, more: &str) -> bool {
    let mut table = against(ghost, "none", more);
    begin(&mut table, dice);
    table.card("north-2") == "-"
}

/// Rolls these dice and lets nothing more be decided.
fn begin(table: &mut Table, dice: &str) {
    let seat = table.seat("yellow");
    table.game.begin(seat, Move::Exorcise, &mut NoLog).unwrap();
    table.game.resolve(Outcome::Dice(dice.parse().unwrap()), &mut NoLog).unwrap();
}

#[test]
fn an_exorcism_is_a_roll_of_the_three_dice_without_naming_a_target() {
    proves(&[GS_076, GS_R21]);
    let corner = "yellow at herbalist-shop\nghost north-1 ghoul\nghost east-3 bleeding-eyes\nphase yang move";
    let mut table = four(corner);
    let exorcisms: Vec<String> =
        table.moves("yellow").into_iter().filter(|text| text.starts_with("exorcise")).collect();
    assert_eq!(exorcisms, ["exorcise"], "one move for whatever is in reach");
    let events = table.play_as("yellow", "exorcise", &["red+white+black"]);
    assert!(events.contains(&Event::Attempted { taoist: named("yellow-taoist") }));
    assert!(events.contains(&Event::DiceRolled { dice: "red+black+white".parse().unwrap() }));
    assert_eq!(table.targets("yellow", "dispel"), set("north-1 east-3"), "the dice are assigned afterwards");
    assert_eq!(table.game.phase(), Phase::Yang { step: Step::Acted });
}

#[test]
fn enough_faces_of_the_ghosts_colour_beat_its_resistance() {
    proves(&[GS_077]);
    let ghosts = [("ghoul", 1), ("restless-dead", 2), ("hopping-vampire-1", 3)];
    for (ghost, resistance) in ghosts {
        for shown in 0..=3 {
            let dice = ["red+red+red", "yellow+red+red", "yellow+yellow+red", "yellow+yellow+yellow"][shown];
            assert_eq!(falls(ghost, dice, ""), shown >= resistance, "{dice} against {ghost}");
        }
    }
    assert!(!falls("yellow-plague", "yellow+yellow+yellow", ""), "three faces do not beat four");
    for colour in Colour::ALL.iter().filter(|&&colour| colour != Colour::Yellow) {
        assert!(!falls("ghoul", &format!("{colour}+{colour}+{colour}"), ""), "{colour} is another colour");
    }
}

#[test]
fn a_white_face_counts_as_any_colour() {
    proves(&[GS_078]);
    for ghost in ["ghoul", "skinner", "creeping-one", "drowned-maiden", "gloomy-minion"] {
        let dice = Faces::NONE.with(Face::White).to_string();
        let mut table =
            against(ghost, "none", "ghost east-1 severed-heads-1 die\nghost east-2 repellent-beauty die");
        begin(&mut table, &dice);
        assert_eq!(table.card("north-2"), "-", "one joker beats {ghost}");
    }
    assert!(falls("restless-dead", "yellow+white+red", ""));
    assert!(!falls("hopping-vampire-1", "yellow+white+red", ""), "it counts as one face only");
    assert!(falls("hopping-vampire-1", "white+white+white", ""));
}

#[test]
fn an_exorcised_ghost_goes_to_the_discard_pile() {
    proves(&[GS_079]);
    let mut table = against("ghoul", "none", "");
    let events = table.play_as("yellow", "exorcise", &["yellow+red+red"]);
    let (taoist, card, space) = (named("yellow-taoist"), named("ghoul"), named("north-2"));
    assert!(events.contains(&Event::Exorcised { taoist, card, space }));
    assert_eq!((table.card("north-2").as_str(), table.game.gone().collect::<Vec<_>>()), ("-", vec![card]));
    assert!(!table.game.deck().is_unseen(card), "it does not come back");
}

#[test]
fn a_failed_exorcism_has_no_consequences() {
    proves(&[GS_080]);
    let before = against("lich", "red+blue", "");
    let mut table = before.clone();
    let events = table.play_as("yellow", "exorcise", &["red+red+red"]);
    assert_eq!(events.last(), Some(&Event::Failed { taoist: named("yellow-taoist") }));
    let mut same = before.with("phase yang acted").with("done exorcisms 1").game.write_position();
    same.truncate(same.find("chance").unwrap());
    assert!(table.game.write_position().starts_with(&same), "only the attempt is used up");
}

#[test]
fn tokens_of_the_ghosts_colour_make_up_for_missing_faces_after_the_roll() {
    proves(&[GS_082]);
    let mut table = against("hopping-vampire-1", "yellow+yellow+red", "");
    table.play_as("yellow", "exorcise", &["yellow+red+red"]);
    assert_eq!(table.moves("yellow"), ["dispel north-2", "give-up"]);
    let events = table.play("yellow", "dispel north-2");
    let paid = Event::PaidTao { taoist: named("yellow-taoist"), colour: Colour::Yellow };
    assert_eq!(events.iter().filter(|event| **event == paid).count(), 2, "one token for each missing face");
    assert_eq!((table.card("north-2").as_str(), table.tao("yellow")), ("-", vec!["red".to_owned()]));
    assert_eq!(table.game.bank().count(Colour::Yellow), 4, "spent tokens go to the bank");
    let mut too_few = against("hopping-vampire-1", "yellow+red+red", "");
    too_few.play_as("yellow", "exorcise", &["yellow+red+red"]);
    assert_eq!((too_few.card("north-2").as_str(), too_few.tao("yellow").len()), ("hopping-vampire-1", 3));
    let mut none_needed = against("ghoul", "yellow+yellow", "");
    none_needed.play_as("yellow", "exorcise", &["yellow+red+red"]);
    assert_eq!(none_needed.tao("yellow").len(), 2, "no token is spent without need");
}

#[test]
fn nobody_has_to_spend_tokens_but_a_beaten_ghost_has_to_go() {
    proves(&[GS_088, GS_089]);
    let mut table = against("zombie-1", "yellow+yellow", "");
    table.play_as("yellow", "exorcise", &["yellow+red+red"]);
    table.play("yellow", "give-up");
    assert_eq!((table.card("north-2").as_str(), table.tao("yellow").len()), ("zombie-1", 2));
    // The dice suffice: the Zombie goes, though its curse is unwelcome.
    let mut table = against("zombie-1", "yellow+yellow", "");
    let events = table.play_as("yellow", "exorcise", &["yellow+yellow+red", "lose-qi"]);
    assert!(events.contains(&Event::CurseRolled { face: artel_ghost_stories::CurseFace::LoseQi }));
    assert_eq!((table.card("north-2").as_str(), table.qi("yellow")), ("-", 3));
    // With a second ghost there is something to decide, but giving up is not among it.
    let corner = "yellow at herbalist-shop tao blue+blue\nghost north-1 ghoul\nghost east-3 sticky-feet\nphase yang move";
    let mut table = four(corner);
    table.play_as("yellow", "exorcise", &["yellow+black+black"]);
    assert_eq!(table.refused("yellow", "give-up"), GS_089);
}

#[test]
fn circle_and_mantra_add_up_and_resistance_does_not_fall_below_zero() {
    proves(&[GS_R23, GS_166, GS_191]);
    let mantra = "board north yellow-taoist enfeeblement-mantra player at taoist-altar tao none";
    let with = |ghost: &str, marks: &str, circle: &str| {
        four(&format!("{mantra}\nghost north-2 {ghost} {marks}\n{circle}\nphase yang move"))
    };
    let cases = [
        ("hopping-vampire-1", "", "", 3),
        ("hopping-vampire-1", "mantra", "", 2),
        ("hopping-vampire-1", "", "circle yellow", 2),
        ("hopping-vampire-1", "mantra", "circle yellow", 1),
        ("hopping-vampire-1", "mantra", "circle red", 2),
        ("restless-dead", "mantra", "circle yellow", 0),
        ("ghoul", "mantra", "circle yellow", 0),
    ];
    for (ghost, marks, circle, resistance) in cases {
        let table = with(ghost, marks, circle);
        let need = table.game.resistance(named("north-2"));
        assert_eq!(need.iter().sum::<u8>(), resistance, "{ghost} {marks} {circle}");
        let dice = ["red+red+red", "yellow+red+red", "yellow+yellow+red", "yellow+yellow+yellow"];
        for (shown, faces) in dice.iter().enumerate() {
            let mut table = table.clone();
            table.play_as("yellow", "exorcise", &[faces]);
            assert_eq!(
                table.card("north-2") == "-",
                shown >= usize::from(resistance),
                "{ghost} {marks} {circle} {faces}"
            );
        }
    }
}

#[test]
fn the_circle_lowers_the_part_of_its_colour() {
    proves(&[GS_R24]);
    let killer = "yellow at taoist-altar tao none\nghost north-2 hope-killer";
    let needs =
        |circle: &str| against_late(46, &format!("{killer}\n{circle}")).game.resistance(named("north-2"));
    assert_eq!(needs(""), [2, 2, 2, 2, 0]);
    assert_eq!(needs("circle red"), [2, 2, 2, 1, 0]);
    assert_eq!(needs("circle black"), [2, 2, 2, 2, 0]);
    let nameless = against_late(46, "yellow at taoist-altar\nghost north-2 nameless\ncircle black");
    assert_eq!(nameless.game.resistance(named("north-2")), [1, 1, 1, 1, 0]);
    let dice: Faces = "yellow+blue+green".parse().unwrap();
    let red: Tao = [Colour::Red].into_iter().collect();
    assert!(nameless.game.would_fall(nameless.game.targets(), dice, red));
    assert!(!nameless.game.would_fall(nameless.game.targets(), dice, Tao::NONE));
}

#[test]
fn an_immune_ghost_can_be_attempted_and_dice_count_for_its_neighbour_only() {
    proves(&[GS_R25]);
    let corner = "board north yellow-taoist enfeeblement-mantra player at herbalist-shop tao none
ghost east-3 walking-corpse\nghost north-1 restless-dead\nphase yang move";
    let mut table = four(corner);
    table.play_as("yellow", "exorcise", &["yellow+yellow+white"]);
    assert_eq!((table.card("north-1").as_str(), table.card("east-3").as_str()), ("-", "walking-corpse"));
    let mut alone = against("walking-corpse", "none", "");
    assert!(alone.can("yellow", "exorcise"), "it can be attempted");
    begin(&mut alone, "white+white+white");
    assert_eq!(alone.card("north-2"), "walking-corpse");
    let mut enfeebled = four(&corner.replace("walking-corpse", "walking-corpse mantra"));
    enfeebled.play_as("yellow", "exorcise", &["red+red+red"]);
    assert_eq!(
        (enfeebled.card("north-1").as_str(), enfeebled.card("east-3").as_str()),
        ("restless-dead", "-")
    );
}

#[test]
fn an_incarnation_whose_condition_is_not_met_stays() {
    proves(&[GS_R26, GS_131, GS_132]);
    let nightmare = "yellow at taoist-altar tao black\nghost north-2 howling-nightmare";
    let barred = against_late(47, &format!("{nightmare}\nghost south-2 creeping-one"));
    assert_eq!(barred.refused("yellow", "exorcise"), GS_131);
    assert!(against_late(46, nightmare).can("yellow", "exorcise"), "nothing faces it");
    let hiding = "yellow at taoist-altar tao black\nghost north-2 uncatchable";
    assert_eq!(against_late(46, hiding).refused("yellow", "exorcise"), GS_132);
    // On a corner neither dice nor tokens can be assigned to it.
    let corner =
        "yellow at herbalist-shop tao black+black+black\nghost north-1 uncatchable\nghost east-3 skinner";
    let mut table = against_late(47, corner);
    table.play_as("yellow", "exorcise", &["black+black+black"]);
    assert_eq!((table.card("north-1").as_str(), table.card("east-3").as_str()), ("uncatchable", "skinner"));
    assert_eq!(table.tao("yellow").len(), 3);
    let mut table = against_late(47, corner);
    table.play_as("yellow", "exorcise", &["black+white+white"]);
    assert_eq!(table.card("north-1"), "uncatchable");
    assert_eq!(table.card("east-3"), "-", "the jokers have to go to the Skinner");
}

#[test]
fn lasting_properties_hold_outside_the_yin_phase_of_their_board() {
    proves(&[GS_R07, GS_145]);
    // Nameless lies on the blue board, the Haunter is exorcised by yellow, in yellow's turn.
    let elsewhere = "yellow at taoist-altar tao none\nghost north-2 restless-dead\nghost west-2 nameless";
    let mut table = against_late(47, elsewhere);
    begin(&mut table, "yellow+white+white");
    assert_eq!(table.card("north-2"), "restless-dead", "white faces are ignored");
    let mut immune =
        four("yellow at taoist-altar tao none\nghost north-2 reaper\nturn north\nphase yang act");
    begin(&mut immune, "red+red+white");
    assert_eq!(immune.card("north-2"), "reaper");
    let facing = "yellow at taoist-altar\nghost north-2 howling-nightmare\nghost south-2 creeping-one";
    assert_eq!(against_late(47, facing).refused("yellow", "exorcise"), GS_131);
}
