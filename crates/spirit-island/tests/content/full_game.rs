//! The Power cards of the boxes whose data files share one notation: what is printed on them is what the program has.

use std::collections::{BTreeMap, BTreeSet};

use artel_spirit_island::effect::make::{BEASTS, CITY, DAHAN, TOWN, has, none_of};
use artel_spirit_island::effect::{Amount, Condition, Effect, Group, Lasting, Origin, Power, Speed, Target};
use artel_spirit_island::rules::SI_212;
use artel_spirit_island::{Card, Element, Elements, INVADERS, Kind, Kinds, Terrain, Terrains};
use serde::Deserialize;

use crate::data::{all_within, id, proves, read};
use crate::wordings;

/// The boxes with such files, and the kinds of cards of each that are all in the program.
const WHOLE: [(&str, &[&str]); 0] = [];
/// The boxes with such files.
const BOXES: [&str; 3] = ["branch-claw", "jagged-earth", "nature-incarnate"];

#[derive(Deserialize)]
struct File {
    power: Vec<Printed>,
}

#[derive(Deserialize)]
struct Printed {
    id: String,
    kind: String,
    #[serde(default)]
    cost: u8,
    speed: String,
    #[serde(default)]
    elements: Vec<String>,
    range: Option<Range>,
    target: Aim,
    #[serde(default)]
    effect: Vec<String>,
    #[serde(default)]
    threshold: Vec<Step>,
}

#[derive(Deserialize)]
struct Range {
    distance: Option<Distance>,
    source: String,
    #[serde(default)]
    source_terrain: Vec<String>,
}

/// A Range, or one for each of several target lands.
#[derive(Deserialize)]
#[serde(untagged)]
enum Distance {
    One(u8),
    Several(Vec<u8>),
}

#[derive(Deserialize)]
struct Aim {
    #[serde(rename = "type")]
    what: String,
    who: Option<String>,
    #[serde(default)]
    terrain: Vec<String>,
    #[serde(default)]
    not_terrain: Vec<String>,
    #[serde(default)]
    has: Vec<String>,
    #[serde(default)]
    has_any: Vec<String>,
    #[serde(default)]
    without: Vec<String>,
    #[serde(default)]
    any_of: Vec<String>,
    #[serde(default)]
    coastal: bool,
    #[serde(default)]
    inland: bool,
}

#[derive(Deserialize)]
struct Step {
    elements: BTreeMap<String, u8>,
    effect: Vec<String>,
}

/// Every Power card of these files that the program has.
fn cards() -> Vec<(Printed, &'static Power)> {
    let files = BOXES.map(|name| read::<File>(&format!("{name}-powers.toml")).power);
    let found = |printed: Printed| {
        let card: Card = id(&printed.id).parse().ok()?;
        Some((printed, card.entry()))
    };
    files.into_iter().flatten().filter_map(found).collect()
}

fn terrains(names: &[String]) -> Terrains {
    names.iter().map(|name| name.parse::<Terrain>().unwrap()).collect()
}

fn kinds(name: &str) -> Kinds {
    match name {
        "invaders" | "invader" => INVADERS,
        "dahan" => DAHAN,
        "beasts" => BEASTS,
        "town" => TOWN,
        "city" => CITY,
        other => other.split('|').map(|kind| kind.parse::<Kind>().unwrap()).collect(),
    }
}

fn there_is(thing: &str, is: bool) -> Condition {
    match (thing, is) {
        ("blight", true) => Condition::Blight,
        ("blight", false) => Condition::NoBlight,
        (thing, true) => has(kinds(thing)),
        (thing, false) => none_of(kinds(thing)),
    }
}

/// One of several descriptions of a land, such as `terrain jungle` or `without blight`.
fn alone(text: &str) -> Condition {
    match text.split_once(' ').unwrap_or(("terrain", text)) {
        (_, "coastal") => Condition::Coastal,
        ("terrain", name) => Condition::Terrain(terrains(&[name.to_owned()])),
        ("without", thing) => there_is(thing, false),
        other => panic!("{other:?} describes no land"),
    }
}

/// What the file says must be true of a target land.
fn tests(aim: &Aim) -> Vec<Condition> {
    let mut tests = Vec::new();
    if !aim.terrain.is_empty() {
        tests.push(Condition::Terrain(terrains(&aim.terrain)));
    }
    if !aim.not_terrain.is_empty() {
        tests.push(Condition::Terrain(Terrains::ALL.minus(terrains(&aim.not_terrain))));
    }
    tests.extend(aim.has.iter().map(|thing| there_is(thing, true)));
    if !aim.has_any.is_empty() {
        tests.push(has(kinds(&aim.has_any.join("|"))));
    }
    tests.extend(aim.without.iter().map(|thing| there_is(thing, false)));
    if let [one, other] = &aim.any_of[..] {
        tests.push(Condition::Any(Box::leak(Box::new([alone(one), alone(other)]))));
    }
    tests.extend(aim.coastal.then_some(Condition::Coastal));
    tests.extend(aim.inland.then_some(Condition::Inland));
    tests
}

#[test]
fn what_stands_around_the_text_is_as_printed() {
    proves(&[SI_212]);
    for (printed, power) in cards() {
        let name = power.id;
        assert_eq!((power.kind.id(), power.cost), (printed.kind.as_str(), printed.cost), "{name}");
        assert_eq!(Ok(power.speed), printed.speed.parse::<Speed>(), "{name}");
        let elements: Vec<Element> = printed.elements.iter().map(|name| name.parse().unwrap()).collect();
        assert_eq!(power.elements, Elements::of(&elements), "{name}");
        assert_eq!(power.thresholds.len(), printed.threshold.len(), "{name}");
        for (threshold, said) in power.thresholds.iter().zip(&printed.threshold) {
            let elements: Vec<(Element, u8)> =
                said.elements.iter().map(|(name, &count)| (name.parse().unwrap(), count)).collect();
            assert_eq!(threshold.elements, Elements::counted(&elements), "{name}");
        }
    }
}

#[test]
fn what_is_targeted_is_as_printed() {
    proves(&[SI_212]);
    for (printed, power) in cards() {
        let name = power.id;
        let aim = &printed.target;
        match power.target {
            Target::Land { range, from, tests: required } => {
                let measured = printed.range.unwrap();
                let sacred_site = measured.source == "sacred_site";
                let origin = Origin { sacred_site, terrains: terrains(&measured.source_terrain) };
                let farthest = match measured.distance {
                    None => 0,
                    Some(Distance::One(distance)) => distance,
                    Some(Distance::Several(distances)) => distances[0],
                };
                assert_eq!((aim.what.as_str(), range, from), ("land", farthest, origin), "{name}");
                assert_eq!(required, tests(aim), "{name}");
            }
            Target::Yourself => assert_eq!(aim.who.as_deref(), Some("yourself"), "{name}"),
            Target::AnySpirit => assert_eq!(aim.who.as_deref(), Some("any"), "{name}"),
            Target::AnotherSpirit => assert_eq!(aim.who.as_deref(), Some("another"), "{name}"),
        }
    }
}

#[test]
fn the_minor_and_major_powers_are_all_there() {
    for (name, whole) in WHOLE {
        for printed in read::<File>(&format!("{name}-powers.toml")).power {
            if whole.contains(&printed.kind.as_str()) {
                assert!(id(&printed.id).parse::<Card>().is_ok(), "{} is missing", printed.id);
            }
        }
    }
}

/// Words of the files that name an instruction, each followed by its parts in brackets.
const WORDS: [&str; 8] = ["fear", "damage", "defend", "push", "gather", "destroy", "add", "remove"];

/// Instructions that the program says in another way, by the card and the words of the file.
const IN_OTHER_WORDS: [(&str, &str, &str); 12] = [
    ("flow-downriver-blow-downwind", "blight|explorer|town", "explorer|town|blight"),
    (
        "hazards-spread-across-the-island",
        "add(1 of that kind)",
        "add(1 badlands, 1 beasts, 1 disease, 1 strife, 1 wilds)",
    ),
    (
        "like-calls-to-like",
        "gather(up_to 1 of it)",
        "gather(up_to 1 explorer, up_to 1 town, up_to 1 dahan, up_to 1 blight, up_to 1 beasts)",
    ),
    ("weep-for-what-is-lost", " per blight here)", ")"),
    ("call-to-trade", "may gather(1", "gather(up_to 1"),
    ("flow-like-water-reach-like-air", "may push(1 of its presence)", ""),
    ("here-there-be-monsters", "may push(1", "push(up_to 1"),
    ("rites-of-the-lands-rejection", "fear(the smaller of:", "fear(1 for the smaller of:"),
    ("sweep-into-the-sea", "push(all explorer and all town)", "push(all explorer/town)"),
    ("sweep-into-the-sea", "destroy(all explorer and all town)", "destroy(all explorer/town)"),
    ("teeming-rivers", "remove(it)", "remove(1 blight)"),
    ("unrelenting-growth", "add(2 presence)", "add(1 presence)"),
];

/// The instructions of a text: `push up_to 2 explorer/town`, `fear 2`.
fn said(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for word in WORDS {
        for (place, _) in text.match_indices(&format!("{word}(")) {
            let is_word = !text[..place].ends_with(|letter: char| letter.is_ascii_alphabetic());
            let rest = &text[place + word.len() + 1..];
            let inside = &rest[..rest.find(')').unwrap()];
            let is_number = matches!(word, "fear" | "damage" | "defend");
            if is_word && is_number {
                let numbers = inside.split(", ").filter(|part| !part.starts_with("max"));
                let numbers = numbers.filter_map(|part| number_of(part.trim_start_matches('+')));
                found.extend(numbers.map(|number| format!("{word} {number}")));
            } else if is_word {
                let inside = inside.replace(" and ", ", ").replace('|', "/");
                let whole =
                    |part: &str| if part.ends_with("invader") { format!("{part}s") } else { part.to_owned() };
                found.extend(inside.split(", ").map(|part| format!("{word} {}", whole(part))));
            }
        }
    }
    for (place, _) in text.match_indices(" damage") {
        let number = text[..place].rsplit('+').next().and_then(number_of);
        if text[..place].ends_with(|letter: char| letter.is_ascii_digit()) {
            found.extend(number.map(|number| format!("damage {number}")));
        }
    }
    found
}

fn number_of(text: &str) -> Option<u8> {
    let digits: String = text.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}

fn numbers(word: &str, amount: Amount) -> Vec<String> {
    let parts = [amount.fixed, amount.each];
    parts.into_iter().filter(|&part| part > 0).map(|part| format!("{word} {part}")).collect()
}

fn pieces(word: &str, group: Group) -> Vec<String> {
    let all = if group.kinds == INVADERS {
        "invaders".to_owned()
    } else {
        group.kinds.iter().map(Kind::id).collect::<Vec<_>>().join("/")
    };
    let up_to = if group.up_to { "up_to " } else { "" };
    let number = match group.count {
        count if count.is_all() => "all".to_owned(),
        count => count.fixed.max(count.each).to_string(),
    };
    vec![format!("{word} {up_to}{number} {all}")]
}

/// The instructions of an effect, in the words of the files.
fn instructions(effect: Effect) -> Vec<String> {
    match effect {
        Effect::Fear(amount) => numbers("fear", amount),
        Effect::Damage(amount, _) | Effect::HarmDahan(amount) | Effect::DamageAmong(amount, ..) => {
            numbers("damage", amount)
        }
        Effect::DamageEach(damage, _) | Effect::Lasting(Lasting::StrikeSkipped(damage)) => {
            vec![format!("damage {damage}")]
        }
        Effect::Defend(amount) | Effect::LastingUntil(Lasting::DefendWhere(_, amount), _) => {
            numbers("defend", amount)
        }
        Effect::Push(group, _) => pieces("push", group),
        Effect::Gather(group) => pieces("gather", group),
        Effect::Destroy(group) => pieces("destroy", group),
        Effect::Add(group) | Effect::AddMixed(group, _) => pieces("add", group),
        Effect::Remove(group) => pieces("remove", group),
        Effect::RemoveDamaged(kinds) => pieces("remove", Group { kinds, count: Amount::ALL, up_to: false })
            .into_iter()
            .map(|said| said.replace("all", "all damaged"))
            .collect(),
        Effect::RemoveHealth(amount) => {
            vec![format!("remove up_to {} health", amount.fixed.max(amount.each))]
        }
        Effect::AddStrife(count, _) => vec![format!("add {count} strife")],
        Effect::AddBlight => vec!["add 1 blight".to_owned()],
        Effect::RemoveBlight => vec!["remove 1 blight".to_owned()],
        Effect::AddPresence => vec!["add 1 presence".to_owned()],
        Effect::DestroyPresence(count) => vec![format!("destroy {count} of your presence")],
        _ => Vec::new(),
    }
}

#[test]
fn every_card_has_the_printed_instructions() {
    proves(&[SI_212]);
    let mut differences = Vec::new();
    for (printed, power) in cards() {
        let texts = printed.effect.iter().chain(printed.threshold.iter().flat_map(|step| &step.effect));
        let mut text = texts.cloned().collect::<Vec<_>>().join("; ");
        for &(card, words, others) in IN_OTHER_WORDS.iter().chain(wordings::LATER_BOXES) {
            if card == power.id {
                assert!(text.contains(words), "{card}: '{words}' is not in '{text}'");
                text = text.replace(words, others);
            }
        }
        let lists = power.thresholds.iter().map(|threshold| threshold.effects).chain([power.effects]);
        let has: BTreeSet<String> = lists.flat_map(all_within).flat_map(instructions).collect();
        let said = said(&text);
        if said != has {
            let only = |these: &BTreeSet<String>, those: &BTreeSet<String>| {
                these.difference(those).cloned().collect::<Vec<_>>().join(", ")
            };
            differences.push(format!(
                "{}: said [{}], has [{}]",
                power.id,
                only(&said, &has),
                only(&has, &said)
            ));
        }
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

#[test]
fn minor_and_major_powers_of_each_box_stand_in_the_order_of_their_ids() {
    for name in artel_spirit_island::BoxName::all() {
        assert!(name.entry().minors.is_sorted_by_key(|power| power.id), "{name}");
        assert!(name.entry().majors.is_sorted_by_key(|power| power.id), "{name}");
    }
}
