//! Every Power card and every Innate Power: what stands around its text.

use std::collections::BTreeSet;

use artel_spirit_island::content::horizons::{FEARS, INVADERS as INVADER_CARDS, MAJORS, MINORS, SPIRITS};
use artel_spirit_island::effect::make::{DAHAN, has, none_of};
use artel_spirit_island::effect::{Condition, Effect, Origin, Power, PowerKind, Speed, Target, When};
use artel_spirit_island::rules::{SI_004, SI_209, SI_212, SI_213, SI_242};
use artel_spirit_island::{Card, Element, Elements, INVADERS, SpiritName, Terrain, Terrains};

use crate::data::{
    BOXES, PowerData, PowersFile, SpiritsFile, TargetData, ThresholdData, all_within, id, powers, powers_of,
    proves, read,
};

fn terrains(names: &[String]) -> Terrains {
    names.iter().map(|name| name.parse::<Terrain>().unwrap()).collect()
}

/// What the file says must be true of a target land.
fn tests(target: &TargetData) -> Vec<Condition> {
    let mut tests = Vec::new();
    if !target.terrain.is_empty() {
        tests.push(Condition::Terrain(terrains(&target.terrain)));
    }
    tests.extend(target.has.iter().map(|thing| match thing.as_str() {
        "dahan" => has(DAHAN),
        "invaders" => has(INVADERS),
        "blight" => Condition::Blight,
        other => panic!("nothing is called {other}"),
    }));
    tests.extend(target.without.iter().map(|thing| match thing.as_str() {
        "invaders" => none_of(INVADERS),
        "blight" => Condition::NoBlight,
        other => panic!("nothing is called {other}"),
    }));
    if target.coastal {
        tests.push(Condition::Coastal);
    }
    tests
}

/// Whether the threshold comes in where the file says.
fn comes_when_said(data: &ThresholdData, when: When) -> bool {
    match (data.instead, data.optional) {
        // What only widens the choice needs no question of its own.
        (true, true) => matches!(when, When::MayInstead | When::Instead),
        (true, false) => when == When::Instead,
        _ if data.timing.starts_with("before") => when == When::Within,
        _ => matches!(when, When::After | When::Within),
    }
}

/// The Range that the file's words give the Power, if the threshold changes it.
fn new_range(data: &ThresholdData) -> Option<u8> {
    let (_, range) = data.effect.split_once("range of this power becomes ")?;
    assert!(data.timing.starts_with("targeting"));
    Some(range.parse().unwrap())
}

#[test]
fn the_box_has_36_minor_22_major_and_20_unique_powers_15_fear_and_15_invader_cards() {
    proves(&[SI_004, SI_209]);
    let counts = read::<PowersFile>("horizons-powers.toml").counts;
    let cards = powers_of("horizons").into_iter().map(|(_, power)| power);
    let kinds: Vec<PowerKind> = cards.map(|power| power.kind).collect();
    for (kind, many) in [(PowerKind::Minor, 36), (PowerKind::Major, 22), (PowerKind::Unique, 20)] {
        assert_eq!(kinds.iter().filter(|&&each| each == kind).count(), many);
        assert_eq!(counts[kind.id()], many);
    }
    assert_eq!((FEARS.len(), INVADER_CARDS.len(), SPIRITS.len()), (15, 15, 5));
    assert_eq!(powers_of("horizons").len(), 78 + 5);
    let ids: BTreeSet<&str> = powers().iter().map(|(_, power)| power.id).collect();
    assert_eq!(ids.len(), powers().len(), "no two alike");
}

#[test]
fn each_spirit_has_its_four_unique_powers_and_its_innate_powers() {
    proves(&[SI_004, SI_209]);
    let files = BOXES.map(|name| read::<SpiritsFile>(&format!("{name}-spirits.toml")).spirit);
    for data in files.into_iter().flatten() {
        let spirit: SpiritName = id(&data.id).parse().unwrap();
        let uniques: BTreeSet<String> =
            Card::uniques(spirit).iter().map(|card| card.id().to_owned()).collect();
        assert_eq!(uniques, data.unique_powers.iter().map(|power| id(power)).collect(), "{spirit}");
        assert!(spirit.entry().uniques.iter().all(|power| power.kind == PowerKind::Unique), "{spirit}");
        for (innate, said) in spirit.entry().innates.iter().zip(&data.innate) {
            assert_eq!((innate.kind, innate.id), (PowerKind::Innate, id(&said.name_en).as_str()));
        }
    }
}

#[test]
fn minor_and_major_powers_stand_in_the_order_of_their_ids() {
    assert!(MINORS.is_sorted_by_key(|power| power.id));
    assert!(MAJORS.is_sorted_by_key(|power| power.id));
}

#[test]
fn kind_cost_speed_and_elements_are_the_printed_ones() {
    proves(&[SI_212, SI_213, SI_242]);
    for (data, power) in powers() {
        let kind = data.kind.as_deref().unwrap_or("innate");
        assert_eq!((power.kind.id(), power.cost), (kind, data.cost), "{}", power.id);
        assert_eq!(Ok(power.speed), data.speed.parse::<Speed>(), "{}", power.id);
        let elements: Vec<Element> = data.elements.iter().map(|name| name.parse().unwrap()).collect();
        assert_eq!(power.elements, Elements::of(&elements), "{}", power.id);
    }
}

#[test]
fn range_origin_and_target_are_the_printed_ones() {
    proves(&[SI_212]);
    for (PowerData { target: said, range: said_range, .. }, power) in powers() {
        let name = power.id;
        match power.target {
            Target::Land { range, from, tests: required } => {
                let measured = said_range.unwrap();
                let sacred_site = measured.source == "sacred_site";
                let origin = Origin { sacred_site, terrains: terrains(&measured.source_terrain) };
                assert_eq!((said.what.as_str(), range, from), ("land", measured.distance, origin), "{name}");
                assert_eq!(required, tests(&said), "{name}");
            }
            Target::Yourself => assert_eq!(said.who.as_deref(), Some("yourself"), "{name}"),
            Target::AnySpirit => assert_eq!(said.who.as_deref(), Some("any"), "{name}"),
            Target::AnotherSpirit => assert_eq!(said.who.as_deref(), Some("another"), "{name}"),
        }
    }
}

#[test]
fn thresholds_ask_for_the_printed_elements_and_add_or_replace_as_printed() {
    proves(&[SI_212]);
    for (data, power) in powers() {
        assert_eq!(power.thresholds.len(), data.threshold.len(), "{}", power.id);
        for (threshold, said) in power.thresholds.iter().zip(&data.threshold) {
            let elements: Vec<(Element, u8)> =
                said.elements.iter().map(|(name, &count)| (name.parse().unwrap(), count)).collect();
            assert_eq!(threshold.elements, Elements::counted(&elements), "{}", power.id);
            assert!(comes_when_said(said, threshold.when), "{}: {:?}", power.id, threshold.when);
            assert_eq!(threshold.range, new_range(said), "{}", power.id);
        }
    }
}

/// The thresholds that the effects themselves bring in.
fn brought_in(power: &Power) -> BTreeSet<usize> {
    let number = |effect: Effect| match effect {
        Effect::IfThreshold(number, ..) => Some(number as usize),
        _ => None,
    };
    all_within(power.effects).into_iter().filter_map(number).collect()
}

#[test]
fn a_threshold_is_brought_in_by_the_effects_exactly_if_it_has_none_of_its_own() {
    for (_, power) in powers() {
        let within =
            power.thresholds.iter().enumerate().filter(|(_, threshold)| threshold.when == When::Within);
        assert_eq!(
            within.map(|(number, _)| number).collect::<BTreeSet<_>>(),
            brought_in(power),
            "{}",
            power.id
        );
        for threshold in power.thresholds {
            let silent = threshold.when == When::Within || threshold.range.is_some();
            assert!(silent || !threshold.effects.is_empty(), "{}", power.id);
        }
    }
}
