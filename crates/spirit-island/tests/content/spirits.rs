//! The Spirit panels: tracks, Growth, setup, Special Rules, Power Progression.

use artel_spirit_island::content::horizons::{MAJORS, MINORS, SPIRITS};
use artel_spirit_island::effect::make::add_presence;
use artel_spirit_island::effect::{Condition, Gift, Grow, Slot, Spirit, Start};
use artel_spirit_island::rules::{
    SI_003, SI_004, SI_010, SI_011, SI_025, SI_027, SI_028, SI_029, SI_030, SI_047, SI_048, SI_061, SI_210,
    SI_211, SI_263, SI_297, SI_298,
};
use artel_spirit_island::{Element, Terrain, Terrains};
use serde::Deserialize;

use crate::data::{id, powers, proves, read};

#[derive(Deserialize)]
struct PanelsFile {
    common: Common,
    spirit: Vec<Panel>,
}

#[derive(Deserialize)]
struct Common {
    presence_total: usize,
}

#[derive(Deserialize)]
struct Panel {
    id: String,
    setup: Setup,
    special_rule: SpecialRule,
    growth: Vec<Vec<Action>>,
    energy_track: Vec<Space>,
    plays_track: Vec<Space>,
    unique_powers: Vec<String>,
    progression: Vec<String>,
}

#[derive(Deserialize)]
struct Setup {
    placement: Vec<Placement>,
}

#[derive(Deserialize)]
struct Placement {
    count: u8,
    land_number: Option<u8>,
    terrain: Option<String>,
    #[serde(default)]
    pick: String,
}

#[derive(Deserialize)]
struct SpecialRule {
    name_en: String,
}

#[derive(Deserialize)]
#[serde(tag = "action", rename_all = "snake_case")]
enum Action {
    ReclaimAll,
    GainPowerCard,
    GainEnergy {
        amount: u8,
    },
    AddPresence {
        range: u8,
        #[serde(default)]
        terrain: Vec<String>,
    },
}

#[derive(Deserialize)]
struct Space {
    #[serde(alias = "energy", alias = "plays")]
    number: Option<u8>,
    element: Option<String>,
}

/// Every Spirit with its panel in the data file.
fn panels() -> impl Iterator<Item = (&'static Spirit, Panel)> {
    SPIRITS.into_iter().zip(read::<PanelsFile>("horizons-spirits.toml").spirit)
}

fn ids(names: &[String]) -> Vec<String> {
    names.iter().map(|name| id(name)).collect()
}

#[test]
fn the_five_spirits_are_those_of_the_box() {
    proves(&[SI_003]);
    let printed = read::<PanelsFile>("horizons-spirits.toml").spirit;
    assert_eq!(printed.len(), 5);
    assert!(printed.iter().map(|panel| id(&panel.id)).eq(SPIRITS.map(|spirit| spirit.id)));
}

#[test]
fn a_panel_has_a_track_of_energy_and_one_of_card_plays() {
    proves(&[SI_010, SI_061]);
    for (spirit, printed) in panels() {
        assert_eq!(spirit.energy, slots(&printed.energy_track), "{}", spirit.id);
        assert_eq!(spirit.plays, slots(&printed.plays_track), "{}", spirit.id);
    }
}

fn slots(track: &[Space]) -> Vec<Slot> {
    let element = |space: &Space| space.element.as_deref().map(|name| name.parse::<Element>().unwrap());
    let slot = |space: &Space| {
        let numbered = Slot { number: space.number, ..Slot::EMPTY };
        element(space).map_or(numbered, |element| numbered.and(Gift::Element(element)))
    };
    track.iter().map(slot).collect()
}

#[test]
fn there_are_three_growth_options_of_two_or_three_actions() {
    proves(&[SI_047, SI_048]);
    for (spirit, printed) in panels() {
        let growth: Vec<Vec<Grow>> =
            printed.growth.iter().map(|option| option.iter().map(grow).collect()).collect();
        let [group] = spirit.growth else { panic!("{} has one group of options", spirit.id) };
        assert!(group.picks == 1 && group.options.iter().all(|option| option.price == 0 && !option.once));
        let options: Vec<Vec<Grow>> = spirit.growth_options().map(|option| option.actions.to_vec()).collect();
        assert_eq!(options, growth, "{}", spirit.id);
        assert!(options.len() == 3 && options.iter().all(|option| (2..=3).contains(&option.len())));
    }
}

fn grow(action: &Action) -> Grow {
    match action {
        Action::ReclaimAll => Grow::Reclaim,
        Action::GainPowerCard => Grow::GainPower,
        Action::GainEnergy { amount } => Grow::Energy(*amount),
        Action::AddPresence { range, terrain } if terrain.is_empty() => add_presence(*range),
        Action::AddPresence { range, terrain } => {
            let terrains: Terrains = terrain.iter().map(|name| name.parse::<Terrain>().unwrap()).collect();
            Grow::AddPresence(*range, Box::leak(Box::new([Condition::Terrain(terrains)])))
        }
    }
}

#[test]
fn the_first_presence_is_put_on_the_spirits_own_board() {
    proves(&[SI_027, SI_029, SI_030]);
    for (spirit, printed) in panels() {
        let start: Vec<Start> = printed.setup.placement.iter().map(start).collect();
        assert_eq!(spirit.start, start, "{}", spirit.id);
    }
}

fn start(placement: &Placement) -> Start {
    let terrain = || placement.terrain.as_deref().unwrap().parse().unwrap();
    match (placement.land_number, placement.pick.as_str()) {
        (Some(number), _) => Start::Numbered(placement.count, number),
        (None, "lowest_numbered") => Start::Lowest(placement.count, terrain()),
        (None, "highest_numbered") => Start::Highest(placement.count, terrain()),
        (None, pick) => panic!("nothing is called {pick}"),
    }
}

#[test]
fn every_spirit_has_thirteen_presence_on_its_tracks_and_on_the_island() {
    proves(&[SI_025, SI_028]);
    let total = read::<PanelsFile>("horizons-spirits.toml").common.presence_total;
    for (spirit, printed) in panels() {
        let placed: u8 = printed.setup.placement.iter().map(|placement| placement.count).sum();
        let covered = spirit.energy[1..].len() + spirit.plays[1..].len();
        assert_eq!((total, covered + usize::from(placed)), (13, 13), "{}", spirit.id);
    }
}

#[test]
fn the_hand_of_a_spirit_is_its_four_unique_powers_in_their_order() {
    proves(&[SI_004, SI_025]);
    for (spirit, printed) in panels() {
        assert_eq!(
            spirit.uniques.iter().map(|power| power.id).collect::<Vec<_>>(),
            ids(&printed.unique_powers)
        );
        assert!(spirit.uniques.iter().all(|power| power.thresholds.is_empty()), "{}", spirit.id);
    }
}

#[test]
fn an_innate_power_costs_nothing_and_does_only_what_its_thresholds_say() {
    proves(&[SI_210, SI_211]);
    for power in SPIRITS.iter().flat_map(|spirit| spirit.innates) {
        assert!(power.cost == 0 && power.elements.is_empty() && power.effects.is_empty(), "{}", power.id);
        assert!(power.thresholds.iter().all(|threshold| !threshold.effects.is_empty()), "{}", power.id);
    }
}

#[test]
fn every_spirit_has_one_special_rule() {
    proves(&[SI_011]);
    for (spirit, printed) in panels() {
        let [(name, _)] = spirit.traits else { panic!("{} has one Special Rule", spirit.id) };
        assert_eq!(*name, id(&printed.special_rule.name_en));
    }
}

#[test]
fn a_progression_is_seven_minor_and_major_powers_that_no_other_spirit_has() {
    proves(&[SI_004, SI_263]);
    for (spirit, printed) in panels() {
        assert_eq!(spirit.progression.to_vec(), ids(&printed.progression), "{}", spirit.id);
    }
    let all = SPIRITS.map(|spirit| spirit.progression).concat();
    let taken = |kind: &[artel_spirit_island::effect::Power]| {
        kind.iter().filter(|power| all.contains(&power.id)).count()
    };
    assert_eq!((all.len(), taken(&MINORS), taken(&MAJORS)), (35, 25, 10), "each card once");
}

#[test]
fn a_power_with_a_push_or_gather_in_its_text_is_known_as_one() {
    proves(&[SI_297, SI_298]);
    for (data, power) in powers() {
        let thresholds = data.threshold.iter().map(|threshold| threshold.effect.as_str());
        let text: String = thresholds.chain([data.effect.as_str()]).collect();
        let about_others = power.id == "gift-of-wind-sped-steps";
        let says = !about_others && (text.contains("push") || text.contains("gather"));
        assert_eq!(power.pushes_or_gathers(), says, "{}: {text}", power.id);
    }
    let [death_approaches] = SPIRITS[0].innates else { panic!("one Innate Power") };
    assert!(death_approaches.pushes_or_gathers(), "it gathers Presence under a condition");
}
