//! The base game: Spirits, Unique Powers, adversaries, Blight cards and scenarios as the data files have them.

use std::collections::BTreeMap;

use artel_engine::{Setup as _, SetupError};
use artel_spirit_island::effect::make::{DAHAN, has};
use artel_spirit_island::effect::{Condition, Gift, Grow, Slot, Spirit, Start, Threshold};
use artel_spirit_island::rules::{
    SI_003, SI_010, SI_025, SI_027, SI_030, SI_047, SI_061, SI_209, SI_263, SM_024, SM_026, SM_030, SM_R73,
};
use artel_spirit_island::{
    AdversaryName, BlightCard, BoxName, Element, Elements, INVADERS, ScenarioName, Setup, SpiritName,
    Terrain, Terrains,
};
use serde::Deserialize;

use crate::data::{id, proves, read};

#[derive(Deserialize)]
struct Panels {
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
    setup: Placements,
    special_rule: Vec<Named>,
    #[serde(default)]
    growth_always: Vec<Action>,
    growth: Vec<Vec<Action>>,
    energy_track: Vec<Space>,
    plays_track: Vec<Space>,
    unique_powers: Vec<String>,
    #[serde(default)]
    progression: Vec<String>,
    innate: Vec<Innate>,
}

#[derive(Deserialize)]
struct Named {
    name_en: String,
}

#[derive(Deserialize)]
struct Placements {
    placement: Vec<Placement>,
}

#[derive(Deserialize)]
struct Placement {
    count: u8,
    land: Option<String>,
    land_number: Option<u8>,
    terrain: Option<String>,
    #[serde(default)]
    without: Vec<String>,
    #[serde(default)]
    pick: String,
}

#[derive(Deserialize)]
#[serde(tag = "action", rename_all = "snake_case")]
enum Action {
    ReclaimAll,
    ReclaimOne,
    GainPowerCard,
    GainEnergy {
        amount: u8,
    },
    ExtraCardPlay {
        amount: u8,
    },
    GatherPresence {},
    PushPresence {},
    AddPresence {
        range: Option<u8>,
        #[serde(default)]
        ocean: bool,
        #[serde(default)]
        coastal: bool,
        #[serde(default)]
        terrain: Vec<String>,
        #[serde(default)]
        has_any: Vec<String>,
    },
}

#[derive(Deserialize)]
struct Space {
    #[serde(alias = "energy", alias = "plays")]
    number: Option<u8>,
    element: Option<String>,
    action: Option<String>,
}

#[derive(Deserialize)]
struct Innate {
    name_en: String,
    threshold: Vec<Step>,
    #[serde(default)]
    fast_if: BTreeMap<String, u8>,
}

#[derive(Deserialize)]
struct Step {
    elements: BTreeMap<String, u8>,
}

/// Every Spirit of the box with its panel in the data file.
fn panels() -> Vec<(&'static Spirit, Panel)> {
    let panels = read::<Panels>("base-spirits.toml").spirit;
    panels.into_iter().map(|panel| (id(&panel.id).parse::<SpiritName>().unwrap().entry(), panel)).collect()
}

fn base() -> BoxName {
    "base".parse().unwrap()
}

fn terrains(names: &[String]) -> Terrains {
    names.iter().map(|name| name.parse::<Terrain>().unwrap()).collect()
}

fn elements(counted: &BTreeMap<String, u8>) -> Elements {
    let counted: Vec<(Element, u8)> =
        counted.iter().map(|(name, &count)| (name.parse().unwrap(), count)).collect();
    Elements::counted(&counted)
}

#[test]
fn the_eight_spirits_are_those_of_the_box() {
    proves(&[SI_003]);
    let mut printed: Vec<String> = panels().iter().map(|(_, panel)| id(&panel.id)).collect();
    printed.sort();
    let mut there: Vec<&str> = base().entry().spirits.iter().map(|spirit| spirit.id).collect();
    there.sort_unstable();
    assert_eq!((printed.len(), printed.iter().map(String::as_str).collect::<Vec<_>>()), (8, there));
}

#[test]
fn the_tracks_are_as_printed() {
    proves(&[SI_010, SI_061, SI_025]);
    for (spirit, printed) in panels() {
        for (track, spaces) in [(spirit.energy, &printed.energy_track), (spirit.plays, &printed.plays_track)]
        {
            assert_eq!(track.len(), spaces.len(), "{}", spirit.id);
            for (slot, space) in track.iter().zip(spaces) {
                assert!(is_slot(slot, space), "{}: {slot:?}", spirit.id);
            }
        }
        let placed: u8 = printed.setup.placement.iter().map(|placement| placement.count).sum();
        let covered = spirit.energy[1..].len() + spirit.plays[1..].len();
        let total = read::<Panels>("base-spirits.toml").common.presence_total;
        assert_eq!(covered + usize::from(placed), total, "{}", spirit.id);
    }
}

fn is_slot(slot: &Slot, space: &Space) -> bool {
    let gifts: Vec<Gift> = slot.gifts().collect();
    let given = match (space.element.as_deref(), space.action.as_deref(), &gifts[..]) {
        (None, None, [])
        | (Some("any"), None, [Gift::AnyElement])
        | (None, Some("reclaim_one"), [Gift::Action(_)]) => true,
        (Some(name), None, [Gift::Element(element)]) => Ok(*element) == name.parse(),
        (_, _, _) => false,
    };
    slot.number == space.number && given
}

#[test]
fn growth_is_as_printed() {
    proves(&[SI_047]);
    for (spirit, printed) in panels() {
        let picked = printed.growth.iter().map(|option| option.iter().map(grow).collect());
        let mut groups: Vec<Vec<Vec<Grow>>> = vec![picked.collect()];
        if !printed.growth_always.is_empty() {
            groups.push(vec![printed.growth_always.iter().map(grow).collect()]);
        }
        let there: Vec<Vec<Vec<Grow>>> = spirit
            .growth
            .iter()
            .map(|group| group.options.iter().map(|option| option.actions.to_vec()).collect())
            .collect();
        assert_eq!(there, groups, "{}", spirit.id);
        assert!(spirit.growth.iter().all(|group| group.picks == 1), "{}", spirit.id);
    }
}

fn grow(action: &Action) -> Grow {
    match action {
        Action::ReclaimAll => Grow::Reclaim,
        Action::ReclaimOne => Grow::ReclaimOne,
        Action::GainPowerCard => Grow::GainPower,
        Action::GainEnergy { amount } => Grow::Energy(*amount),
        Action::ExtraCardPlay { amount } => Grow::MorePlays(*amount),
        Action::GatherPresence {} => Grow::GatherIntoOceans,
        Action::PushPresence {} => Grow::PushFromOceans,
        Action::AddPresence { ocean: true, .. } => Grow::AddToOcean,
        Action::AddPresence { range, coastal, terrain, has_any, .. } => {
            let mut tests = Vec::new();
            if !terrain.is_empty() {
                tests.push(Condition::Terrain(terrains(terrain)));
            }
            if *coastal {
                tests.push(Condition::Coastal);
            }
            if !has_any.is_empty() {
                let kinds = has_any.iter().map(|name| if name == "dahan" { DAHAN } else { INVADERS });
                tests.push(has(kinds.reduce(artel_engine::Set::or).unwrap()));
            }
            Grow::AddPresence(range.unwrap(), tests.leak())
        }
    }
}

#[test]
fn the_first_presence_goes_where_the_panel_says() {
    proves(&[SI_027, SI_030]);
    for (spirit, printed) in panels() {
        assert_eq!(spirit.start.len(), printed.setup.placement.len(), "{}", spirit.id);
        for (start, said) in spirit.start.iter().zip(&printed.setup.placement) {
            let terrain = said.terrain.as_deref().map(|name| name.parse::<Terrain>().unwrap());
            let fits = match (*start, said.land.as_deref(), said.pick.as_str()) {
                (Start::Numbered(count, number), None, _) => {
                    (count, Some(number)) == (said.count, said.land_number)
                }
                (Start::Highest(count, of), None, "highest_numbered") => {
                    (count, Some(of)) == (said.count, terrain)
                }
                (Start::Ocean(count), Some("ocean"), _)
                | (Start::Any(count, &[Condition::Coastal]), Some("coastal"), "choice") => {
                    count == said.count
                }
                (
                    Start::Any(count, &[Condition::Terrain(of), Condition::AtMost(0, kinds)]),
                    None,
                    "choice",
                ) => {
                    let kinds_said = said.without == ["dahan"] && kinds == DAHAN;
                    count == said.count && kinds_said && terrain.is_some_and(|one| of == Terrains::only(one))
                }
                (Start::Most(count, _, place, _), Some("most_dahan"), pick) => {
                    count == said.count && ["first", "second"][usize::from(place)] == pick
                }
                (_, _, _) => false,
            };
            assert!(fits, "{}: {start:?}", spirit.id);
        }
    }
}

#[test]
fn names_thresholds_and_cards_of_a_panel_are_as_printed() {
    proves(&[SI_209, SI_263, SI_025]);
    for (spirit, printed) in panels() {
        let ids = |names: &[String]| names.iter().map(|name| id(name)).collect::<Vec<_>>();
        let rules: Vec<String> = printed.special_rule.iter().map(|rule| id(&rule.name_en)).collect();
        assert_eq!(spirit.traits.iter().map(|(name, _)| (*name).to_owned()).collect::<Vec<_>>(), rules);
        let uniques: Vec<&str> = spirit.uniques.iter().map(|power| power.id).collect();
        assert_eq!(uniques, ids(&printed.unique_powers), "{}", spirit.id);
        assert_eq!(spirit.progression, ids(&printed.progression), "{}", spirit.id);
        assert_eq!(spirit.innates.len(), printed.innate.len(), "{}", spirit.id);
        for (power, innate) in spirit.innates.iter().zip(&printed.innate) {
            assert_eq!(power.id, id(&innate.name_en));
            let (hastens, usual): (Vec<&Threshold>, Vec<&Threshold>) =
                power.thresholds.iter().partition(|threshold| threshold.hastens);
            let said: Vec<Elements> = innate.threshold.iter().map(|step| elements(&step.elements)).collect();
            let there: Vec<Elements> = usual.iter().map(|threshold| threshold.elements).collect();
            let fast: Vec<Elements> = hastens.iter().map(|threshold| threshold.elements).collect();
            let fast_said: Vec<Elements> = Some(&innate.fast_if)
                .filter(|counted| !counted.is_empty())
                .map(elements)
                .into_iter()
                .collect();
            // A threshold that only makes the Power fast may stand among the others.
            let all = |list: &[Elements], more: &[Elements]| {
                let mut all: Vec<String> = list.iter().chain(more).map(|each| format!("{each:?}")).collect();
                all.sort();
                all.dedup();
                all
            };
            assert_eq!(all(&there, &fast), all(&said, &fast_said), "{}", power.id);
        }
    }
}

#[derive(Deserialize)]
struct Adversaries {
    adversary: Vec<Adversary>,
    common: Usual,
}

#[derive(Deserialize)]
struct Usual {
    default_invader_deck: String,
}

#[derive(Deserialize)]
struct Adversary {
    id: String,
    base_difficulty: u8,
    base_fear_cards: FearCards,
    loss_condition: Named,
    escalation: Named,
    level: Vec<LevelData>,
}

#[derive(Deserialize)]
struct FearCards {
    total: u8,
    per_terror_level: [u8; 3],
}

#[derive(Deserialize)]
struct LevelData {
    level: usize,
    difficulty: u8,
    fear_cards: FearCards,
    invader_deck: Option<String>,
    effect: Vec<Named>,
}

/// The id of a name, as keys of texts have it.
fn key(name: &str) -> String {
    id(name).replace(['&', '(', ')'], "").replace("--", "-")
}

#[test]
fn adversaries_are_as_printed() {
    proves(&[SM_026]);
    let file = read::<Adversaries>("base-adversaries.toml");
    let printed = file.adversary;
    assert_eq!(printed.len(), base().entry().adversaries.len());
    for data in printed {
        let panel = id(&data.id).parse::<AdversaryName>().unwrap().entry();
        assert_eq!(panel.escalation.0, key(&data.escalation.name_en));
        let loss = panel.loss.map_or("none".to_owned(), |(name, _)| name.to_owned());
        assert_eq!(loss, key(&data.loss_condition.name_en));
        assert_eq!(panel.difficulty[0], data.base_difficulty, "{}", panel.id);
        assert_eq!(panel.fear_cards[0], data.base_fear_cards.per_terror_level, "{}", panel.id);
        assert_eq!(panel.decks[0], file.common.default_invader_deck);
        assert_eq!(data.level.len(), panel.levels.len(), "{}", panel.id);
        for level in data.level {
            let number = level.level;
            assert_eq!(panel.difficulty[number], level.difficulty, "{} {number}", panel.id);
            assert_eq!(panel.fear_cards[number], level.fear_cards.per_terror_level, "{} {number}", panel.id);
            let total: u8 = level.fear_cards.per_terror_level.iter().sum();
            assert_eq!(total, level.fear_cards.total, "{} {number}", panel.id);
            let deck = level.invader_deck.unwrap_or(file.common.default_invader_deck.clone());
            assert_eq!(panel.decks[number], deck, "{} {number}", panel.id);
            assert_eq!(panel.levels[number - 1].name, key(&level.effect[0].name_en));
        }
    }
}

#[derive(Deserialize)]
struct Rest {
    blight: Vec<BlightData>,
    scenario: Vec<Scenario>,
    healthy_side: Healthy,
}

#[derive(Deserialize)]
struct Healthy {
    blight_per_player: u8,
}

#[derive(Deserialize)]
struct BlightData {
    id: String,
    side: String,
    blight_per_player: u8,
    each_invader_phase: Vec<String>,
}

#[derive(Deserialize)]
struct Scenario {
    id: String,
    difficulty: Value,
    loss: Option<String>,
    rule: Option<Vec<Named>>,
}

#[derive(Deserialize)]
struct Value {
    value: u8,
}

#[test]
fn blight_cards_are_as_printed() {
    proves(&[SM_030]);
    let file = read::<Rest>("base-blight-scenarios.toml");
    assert_eq!((file.blight.len(), file.healthy_side.blight_per_player), (base().entry().blights.len(), 2));
    for data in file.blight {
        let card = id(&data.id).parse::<BlightCard>().unwrap().entry();
        assert_eq!((card.per_player, card.still_healthy), (data.blight_per_player, data.side != "blighted"));
        assert_eq!(card.each_phase.len(), data.each_invader_phase.len(), "{}", card.id);
        assert!(card.at_once.is_empty(), "{}", card.id);
    }
}

#[test]
fn scenarios_are_as_printed() {
    proves(&[SM_R73]);
    let printed = read::<Rest>("base-blight-scenarios.toml").scenario;
    assert_eq!(printed.len(), base().entry().scenarios.len());
    for data in printed {
        let panel = id(&data.id).parse::<ScenarioName>().unwrap().entry();
        assert_eq!(panel.difficulty, data.difficulty.value, "{}", panel.id);
        let named: Vec<String> = data.rule.iter().flatten().map(|rule| key(&rule.name_en)).collect();
        let loses = data.loss.is_some_and(|loss| loss.starts_with("additional"));
        assert_eq!(panel.loss.is_some(), loses, "{}", panel.id);
        let there = panel.rules.iter().map(|(name, _)| *name).chain(panel.loss.map(|(name, _)| name));
        let there: Vec<&str> = there.filter(|name| *name != "loss-condition").collect();
        assert_eq!(there, named, "{}", panel.id);
    }
}

#[derive(Deserialize)]
struct Difficulties {
    difficulty: Vec<Row>,
}

#[derive(Deserialize)]
struct Row {
    adversary: String,
    level: u8,
    difficulty: u8,
    published: Option<u8>,
}

fn setup(options: &[(&str, &str)]) -> Result<Setup, SetupError> {
    let mut setup = Setup::default();
    setup.set("boxes", "base")?;
    for (key, value) in options {
        setup.set(key, value)?;
    }
    Ok(setup)
}

#[test]
fn the_difficulty_of_every_adversary_is_that_of_the_table() {
    proves(&[SM_026]);
    let rows = read::<Difficulties>("difficulty.toml").difficulty;
    assert_eq!(rows.len(), 7 * 7);
    let mut known = 0;
    for row in rows {
        let Ok(name) = id(&row.adversary).parse::<AdversaryName>() else { continue };
        let level = row.level.to_string();
        let setup = setup(&[("adversary", name.id()), ("level", &level)]).unwrap();
        assert_eq!(
            setup.difficulty_number(),
            Some(row.published.unwrap_or(row.difficulty)),
            "{name} {level}"
        );
        known += 1;
    }
    assert!(known >= 3 * 7, "{known}");
}

#[test]
fn scenario_and_thematic_boards_are_added_to_the_difficulty() {
    proves(&[SM_024, SM_026]);
    let number = |options: &[(&str, &str)]| setup(options).unwrap().difficulty_number();
    assert_eq!(number(&[]), Some(0));
    assert_eq!(number(&[("scenario", "dahan-insurrection")]), Some(4));
    assert_eq!(number(&[("scenario", "rituals-of-terror"), ("map", "thematic")]), Some(6));
    let all =
        [("adversary", "sweden"), ("level", "3"), ("scenario", "rituals-of-terror"), ("map", "thematic")];
    assert_eq!(number(&all), Some(5 + 3 + 3));
    assert_eq!(number(&[("scenario", "blitz"), ("adversary", "england")]), Some(1));
}
