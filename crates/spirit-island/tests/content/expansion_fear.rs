//! The Fear cards of the boxes with tokens and Events, whose data files have a notation of their own.

use std::collections::BTreeSet;

use artel_spirit_island::content::{branch_claw, feather_flame, jagged_earth, nature_incarnate};
use artel_spirit_island::effect::{Effects, Fear};
use artel_spirit_island::rules::{SI_097, SI_325, SM_R24, SM_R25};
use artel_spirit_island::{BoxName, Boxes, FearCard};
use serde::Deserialize;

use crate::data::{id, proves, read};
use crate::verbs::{has_the_numbers_of, verbs};

#[derive(Deserialize)]
struct CardsFile {
    fear: Vec<FearData>,
}

#[derive(Deserialize)]
struct FearData {
    id: String,
    set: Option<String>,
    level1: Vec<String>,
    level2: Vec<String>,
    level3: Vec<String>,
}

/// A notation of the data file and the verbs that mean it: one of them is there if and only if the notation is.
const MEANING: [(&str, &[&str]); 13] = [
    ("defend(", &["Defend", "Lasting::DefendWhere"]),
    ("remove(", &["Remove", "RemoveHealth"]),
    ("health)", &["RemoveHealth"]),
    ("replace(", &["Replace"]),
    ("push(", &["Push"]),
    ("gather(", &["Gather", "GatherFromOne"]),
    ("destroy(", &["Destroy"]),
    ("fear(", &["Fear"]),
    ("damage(", &["Damage", "DamageDifferent"]),
    ("choose one", &["Choose"]),
    ("may", &["May"]),
    ("each_board", &["EachBoard"]),
    ("different", &["EachPlayerElsewhere"]),
];

/// The cards of a box with what the data file says of them.
fn cards(file: &str, set: &str, fears: &'static [Fear]) -> Vec<(&'static Fear, FearData)> {
    let mut printed = read::<CardsFile>(file).fear;
    printed.retain(|card| card.set.as_deref().is_none_or(|of| of == set));
    let ours: Vec<&str> = fears.iter().map(|card| card.id).collect();
    let theirs: Vec<String> = printed.iter().map(|card| id(&card.id)).collect();
    let missing: Vec<&String> = theirs.iter().filter(|id| !ours.contains(&id.as_str())).collect();
    println!("{set}: {} of {} cards; not yet {missing:?}", ours.len(), theirs.len());
    printed.retain(|card| ours.contains(&id(&card.id).as_str()));
    assert!(printed.iter().map(|card| id(&card.id)).eq(ours), "the order is that of the file");
    fears.iter().zip(printed).collect()
}

fn all_cards() -> Vec<(&'static Fear, FearData)> {
    let boxes = [
        cards("branch-claw-cards.toml", "branch_claw", branch_claw::FEARS),
        cards("branch-claw-cards.toml", "feather_flame", feather_flame::FEARS),
        cards("jagged-earth-cards.toml", "jagged_earth", jagged_earth::FEARS),
        cards("nature-incarnate-cards.toml", "nature_incarnate", nature_incarnate::FEARS),
    ];
    boxes.into_iter().flatten().collect()
}

/// Notations of the file that say the same in other words.
const REWORDINGS: [(&str, &str); 7] = [
    ("there or skip the", "there; choose one: or skip the"),
    ("fear(1 per board", "each_board: fear(1 per board"),
    ("add(2 strife) in a single", "add(1 strife) twice in a single"),
    ("Explore, each_board", "Explore"),
    ("Build, each_board", "Build"),
    ("any land, or remove(", "choose one: any land | remove("),
    ("replace(1 explorer|town ->", "choose one: replace(1 explorer | 1 town ->"),
];

fn plain(lines: &[String]) -> String {
    REWORDINGS.iter().fold(lines.join("; "), |text, (wording, other)| text.replace(wording, other))
}

#[track_caller]
fn agrees(card: &str, level: Effects, printed: &[String]) {
    let (done, said) = (verbs(level), plain(printed));
    for (notation, ours) in MEANING {
        let does = ours.iter().any(|verb| done.contains(*verb));
        assert_eq!(does, said.contains(notation), "{card}: '{notation}' in '{said}' {done:?}");
    }
    assert!(has_the_numbers_of(level, &said), "{card}: '{said}'");
}

#[test]
fn a_level_does_what_its_notation_says() {
    proves(&[SI_097, SI_325]);
    for (card, printed) in all_cards() {
        let [one, two, three] = card.levels;
        assert!(one != two && two != three && one != three, "{}", card.id);
        agrees(card.id, one, &printed.level1);
        agrees(card.id, two, &printed.level2);
        agrees(card.id, three, &printed.level3);
    }
}

#[test]
fn each_box_brings_its_own_fear_cards() {
    proves(&[SM_R24, SM_R25]);
    let of = |name: &str| {
        let name: BoxName = name.parse().unwrap();
        let own = name.entry().fears.iter().map(|card| card.id).collect::<BTreeSet<_>>();
        let deck: BTreeSet<&str> = Boxes::only(name).fear_cards().iter().map(FearCard::id).collect();
        (own, deck)
    };
    for name in ["branch-claw", "feather-flame", "jagged-earth", "nature-incarnate"] {
        let (own, deck) = of(name);
        assert_eq!(own, deck, "{name}");
    }
    // The base game shares its Fear cards with Horizons.
    assert_eq!(of("base").1, of("horizons").1);
    let all: Boxes = BoxName::all().collect();
    assert_eq!(all.fear_cards().len() as usize, FearCard::all().count());
}
