//! What a Power is, and that it is used as a whole, in one land, in one turn, once.

use artel_spirit_island::content::horizons::{MAJORS, MINORS, SPIRITS};
use artel_spirit_island::effect::{PowerKind, Speed, Target};
use artel_spirit_island::rules::{
    SI_084, SI_085, SI_209, SI_210, SI_211, SI_212, SI_213, SI_214, SI_215, SI_216, SI_217, SI_218, SI_219,
    SI_220, SI_221, SI_222, SI_223, SI_224, SI_225, SI_R44, SI_R55, SI_R73, SI_R79,
};

use crate::support::invaders::ravages;
use crate::support::powers::{fast, feared, slow, thresholds};
use crate::support::{proves, set};

#[test]
fn powers_are_cards_of_three_kinds_and_innate_powers() {
    proves(&[SI_209, SI_212]);
    assert!(MINORS.iter().all(|power| power.kind == PowerKind::Minor));
    assert!(MAJORS.iter().all(|power| power.kind == PowerKind::Major));
    for spirit in SPIRITS {
        assert!(spirit.uniques.iter().all(|power| power.kind == PowerKind::Unique), "{}", spirit.id);
        assert!(spirit.innates.iter().all(|power| power.kind == PowerKind::Innate), "{}", spirit.id);
        assert!(!spirit.innates.is_empty());
        for power in spirit.innates {
            assert_eq!((power.cost, power.elements.iter().count(), power.effects), (0, 0, &[][..]));
            assert!(matches!(power.target, Target::Land { .. }) && !power.thresholds.is_empty());
        }
    }
    let text = |power: &&artel_spirit_island::effect::Power| !power.effects.is_empty();
    assert_eq!(MINORS.iter().chain(&MAJORS).filter(text).count(), 58, "cards say what they do");
}

#[test]
fn the_ring_around_the_cost_tells_the_phase_of_a_card() {
    proves(&[SI_213]);
    let lands = "land G5 explorer:2 presence:2";
    for (card, speed) in
        [("mysterious-abductions", Speed::Fast), ("eerie-noises-and-moving-trees", Speed::Slow)]
    {
        let power = SPIRITS.iter().flat_map(|spirit| spirit.uniques).find(|power| power.id == card);
        assert_eq!(power.map(|power| power.speed), Some(speed));
        let text = format!("1 use {card}");
        assert_eq!(fast("eyes", card, lands).can(&text), speed == Speed::Fast);
        assert_eq!(slow("eyes", card, lands).can(&text), speed == Speed::Slow);
    }
    assert_eq!(fast("eyes", "drought", lands).refused("1 use drought"), SI_085);
    assert_eq!(slow("eyes", "mysterious-abductions", lands).refused("1 use mysterious-abductions"), SI_084);
}

#[test]
fn innate_powers_cost_nothing_and_take_up_no_card_play() {
    proves(&[SI_210, SI_211]);
    let mut table = slow("teeth energy:1 fire animal", "", "land G5 town:1 presence:1");
    table.cast("innate 1", "G5");
    assert_eq!((table.energy(1), table.spirit(1).played()), (1, 0));
    let lacking = slow("teeth fire", "gnawing-rootbiters drought", "land G5 town:1 presence:1");
    assert!(lacking.can("1 innate 1"), "Animal comes from a card");
    let lacking = slow("teeth fire:4 earth:2", "", "land G5 town:1 presence:1");
    assert_eq!(lacking.refused("1 innate 1"), SI_211);
}

#[test]
fn innate_powers_have_range_and_target_like_cards() {
    proves(&[SI_211]);
    let table =
        slow("teeth fire animal", "", "land G5 presence:1\nland G7 town:1\nland G1 town:1\nland G3 town:1");
    assert_eq!(table.reach("innate 1"), set("G7"), "Range 1, a land with Invaders");
}

#[test]
fn effects_come_in_printed_order_and_impossible_ones_are_skipped() {
    proves(&[SI_214]);
    // No Town to destroy; the City is damaged and Blight comes all the same.
    let mut table = slow("heat", "drought", "land G5 presence:1\nland G7 city:1 explorer:1");
    table.cast("use drought", "G7");
    assert_eq!(table.land("G7"), "explorer:1 city-1:1 blight:1");
    // First up to 3 Towns are destroyed, then each of the others is damaged.
    let mut table = slow("heat", "drought", "land G5 presence:1\nland G7 town:4");
    assert_eq!(feared(&table.cast("use drought", "G7")), 3);
    assert_eq!(table.land("G7"), "town-1:1 blight:1");
    // Nothing of it is possible: no Invaders, no Dahan.
    let mut none = slow("heat", "devouring-ants", "land G5 presence:2\nland G2 town:1");
    assert_eq!(feared(&none.cast("use devouring-ants", "G8")), 1);
    assert_eq!(none.land("G8"), "");
}

#[test]
fn a_declined_card_keeps_its_elements_and_its_price() {
    proves(&[SI_215]);
    let mut table = fast("eyes energy:1", "mysterious-abductions", "land G5 presence:2 explorer:1");
    table.play("1 ready");
    assert_eq!((table.energy(1), table.elements(1).as_str()), (1, "moon:1 fire:1 plant:1"));
    assert_eq!(table.pieces("G5"), "explorer:1");
}

#[test]
fn damage_cannot_be_left_unused_and_every_effect_happens() {
    proves(&[SI_216, SI_R79]);
    let mut table =
        slow("mud", "devouring-ants", "land G7 presence:2 explorer:1 city:1 dahan:2\nland G1 town:1");
    table.play("1 use devouring-ants");
    table.play("1 land G7");
    assert_eq!(table.rest("1 pick"), ["city G7", "explorer G7"].map(str::to_owned).into());
    assert_eq!(table.refused("1 skip"), SI_R79);
    table.play("1 pick city G7");
    assert_eq!(table.pieces("G7"), "explorer:1 city-1:1 dahan:1", "a Dahan fell, damage is left");
    table.play("1 pick city-1 G7");
    assert_eq!(table.pieces("G7"), "explorer:1 city-2:1 dahan:1", "Jungle: 1 more damage");
}

#[test]
fn a_spirit_may_act_as_if_it_had_fewer_elements() {
    proves(&[SI_217]);
    let start = slow("heat sun:3", "drought", "land G5 presence:1\nland G7 city:2");
    let mut all = start.clone();
    assert_eq!(thresholds(&all.cast("use drought", "G7")), [1]);
    assert_eq!(all.pieces("G7"), "city-1:1 blight:1");
    let mut fewer = start.clone();
    fewer.cast("use-fewer drought", "G7");
    assert_eq!(fewer.moves(), ["1 yes", "1 no"].map(str::to_owned).into());
    fewer.play("1 no");
    assert_eq!(fewer.land("G7"), "city-1:2 blight:1");
    let without = slow("heat", "drought", "land G5 presence:1\nland G7 city:2");
    assert_eq!(without.refused("1 use-fewer drought"), SI_217);
}

#[test]
fn effects_apply_in_the_target_land_alone() {
    proves(&[SI_218, SI_219, SI_220]);
    let lands =
        "land G7 presence:1 explorer:2 town:2\nland G8 explorer:2 town:2 dahan:1\nland G5 town:1 dahan:1\n";
    let mut table = slow("eyes", "the-jungle-hungers", lands);
    assert_eq!(feared(&table.cast("use the-jungle-hungers", "G8")), 2);
    assert_eq!(table.land("G8"), "");
    assert_eq!(table.pieces("G7"), "explorer:2 town:2");
    assert_eq!(table.pieces("G5"), "town:1 dahan:1");
    // "Destroy 3 Towns" is not a sum over lands.
    let mut drought = slow("heat", "drought", lands);
    drought.cast("use drought", "G8");
    assert_eq!(drought.land("G8"), "explorer:2 dahan:1 blight:1");
    assert_eq!(drought.pieces("G7"), "explorer:2 town:2");
    assert_eq!(drought.pieces("G5"), "town:1 dahan:1");
}

#[test]
fn what_leaves_no_trace_on_the_board_ends_with_the_turn() {
    proves(&[SI_221, SI_222]);
    let cards = "ravage stage-1-jungle\nbuild stage-1-sands\n";
    let lands = "land G6 presence:2 city:2 dahan:2 blight:1\nland G2 city:1\n";
    let mut table = fast("heat earth:1", "infinite-vitality", &format!("{cards}{lands}"));
    table.cast("use infinite-vitality", "G6");
    assert_eq!(table.defend("G6"), 0);
    let health = |table: &crate::support::Table| {
        table.game.health(artel_spirit_island::Kind::Dahan, crate::support::named("G6"))
    };
    assert_eq!(health(&table), 6);
    let events = table.play("2 ready");
    assert_eq!(ravages(&events), ["G6:6"]);
    // The turn is over: what is left is what lies on the board.
    while table.game.turn() == 1 {
        let next = table.moves().into_iter().next().unwrap();
        table.play(&next);
    }
    assert_eq!(health(&table), 2);
    assert_eq!(table.line("lasting infinite-vitality"), "");
    assert!(table.land("G6").contains("dahan:1"), "{}", table.land("G6"));
}

#[test]
fn a_power_is_used_once_a_turn() {
    proves(&[SI_223, SI_224]);
    let mut table = fast(
        "eyes energy:9 tracks:1,4",
        "mysterious-abductions dark-and-tangled-woods",
        "land G5 presence:2 explorer:3",
    );
    table.cast("use mysterious-abductions", "G5");
    assert_eq!(table.refused("1 use mysterious-abductions"), SI_223);
    let elements = "eyes moon:4 plant:6";
    let mut innate = fast(elements, "", "land G5 presence:2 explorer:3");
    innate.cast("innate 1", "G5");
    assert_eq!(innate.refused("1 innate 1"), SI_224, "twice the elements do not help");
}

#[test]
fn a_slow_power_made_fast_is_not_used_again_in_the_slow_phase() {
    proves(&[SI_225, SI_R44]);
    let lands = "land G5 presence:2 explorer:2\nland G2 city:1\nbuild stage-1-jungle";
    let mut table =
        fast("wind tracks:1,3", "gift-of-wind-sped-steps scatter-to-the-winds call-to-tend", lands);
    table.cast("use gift-of-wind-sped-steps", "1");
    table.cast("use scatter-to-the-winds", "G5");
    table.play("1 skip");
    assert_eq!(table.refused("1 use scatter-to-the-winds"), SI_225);
    table.play("2 ready");
    while table.phase() == artel_spirit_island::Phase::Invader {
        let next = table.moves().into_iter().next().unwrap();
        table.play(&next);
    }
    assert!(!table.can("1 use scatter-to-the-winds"), "{:?}", table.moves());
}

#[test]
fn choices_that_the_text_offers_remain_free() {
    proves(&[SI_R55, SI_R73]);
    let start = slow("eyes", "call-to-tend", "land G7 presence:1 dahan:2 blight:1\nland G2 city:1");
    let mut either = start.clone();
    either.play("1 use call-to-tend");
    assert_eq!(either.rest("1 choose"), set("1 2"));
    either.play("1 choose 2");
    assert!(either.can("1 skip"), "up to");
    either.play("1 skip");
    assert_eq!(either.pieces("G7"), "dahan:2 blight:1");
    let mut only = slow("eyes", "call-to-tend", "land G7 presence:1 dahan:2\nland G2 city:1");
    only.play("1 use call-to-tend");
    assert!(only.rest("1 choose").is_empty(), "Blight that is not there cannot be removed");
    assert!(only.can("1 send dahan G7 G8"));
}
