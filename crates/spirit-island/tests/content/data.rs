//! What is printed on the components, as files that the content is compared with.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use artel_engine::RuleId;
use artel_spirit_island::effect::Power;
use artel_spirit_island::{Card, SpiritName, rules};
use serde::Deserialize;
use serde::de::DeserializeOwned;

pub use crate::uses::all_within;

/// The rules that a test proves: citing one that doesn't exist does not compile.
pub fn proves(rules: &[RuleId]) {
    assert!(!rules.is_empty(), "a test proves something");
    for rule in rules {
        assert!(rules::RULEBOOK.ids().any(|id| id == *rule), "{rule} is not in the rulebook");
    }
}

/// What a file says.
pub fn read<T: DeserializeOwned>(file: &str) -> T {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let text = fs::read_to_string(folder.join(file)).expect("the data file can be read");
    toml::from_str(&text).expect("the data file is as expected")
}

/// The id that the program uses for one of the file, or for a name.
pub fn id(text: &str) -> String {
    text.to_lowercase().replace(['_', ' '], "-").replace(['\'', ','], "")
}

#[derive(Deserialize)]
pub struct PowersFile {
    pub counts: BTreeMap<String, usize>,
    pub power: Vec<PowerData>,
}

#[derive(Deserialize)]
pub struct SpiritsFile {
    pub spirit: Vec<SpiritData>,
}

#[derive(Deserialize)]
pub struct SpiritData {
    pub id: String,
    pub unique_powers: Vec<String>,
    pub innate: Vec<PowerData>,
}

/// A Power card, or an Innate Power: that one has only a name, no cost and no elements.
#[derive(Deserialize)]
pub struct PowerData {
    pub name_en: String,
    pub id: Option<String>,
    pub kind: Option<String>,
    #[serde(default)]
    pub cost: u8,
    pub speed: String,
    #[serde(default)]
    pub elements: Vec<String>,
    pub range: Option<RangeData>,
    pub target: TargetData,
    #[serde(default)]
    pub effect: String,
    #[serde(default)]
    pub threshold: Vec<ThresholdData>,
}

#[derive(Deserialize)]
pub struct RangeData {
    pub distance: u8,
    pub source: String,
    #[serde(default)]
    pub source_terrain: Vec<String>,
}

#[derive(Deserialize)]
pub struct TargetData {
    #[serde(rename = "type")]
    pub what: String,
    pub who: Option<String>,
    #[serde(default)]
    pub terrain: Vec<String>,
    #[serde(default)]
    pub has: Vec<String>,
    #[serde(default)]
    pub without: Vec<String>,
    #[serde(default)]
    pub coastal: bool,
}

#[derive(Deserialize)]
pub struct ThresholdData {
    pub elements: BTreeMap<String, u8>,
    pub effect: String,
    pub instead: bool,
    #[serde(default)]
    pub optional: bool,
    #[serde(default)]
    pub timing: String,
}

/// The boxes that have data files.
pub const BOXES: [&str; 1] = ["horizons"];

/// Every Power of the data files with the same Power of the program.
pub fn powers() -> Vec<(PowerData, &'static Power)> {
    BOXES.iter().flat_map(|name| powers_of(name)).collect()
}

/// Every Power card and Innate Power of a box.
pub fn powers_of(name: &str) -> Vec<(PowerData, &'static Power)> {
    let mut found = Vec::new();
    for data in read::<PowersFile>(&format!("{name}-powers.toml")).power {
        let card: Card = id(data.id.as_deref().unwrap()).parse().unwrap();
        found.push((data, card.entry()));
    }
    for spirit in read::<SpiritsFile>(&format!("{name}-spirits.toml")).spirit {
        let innates = id(&spirit.id).parse::<SpiritName>().unwrap().entry().innates;
        assert_eq!(innates.len(), spirit.innate.len(), "{}", spirit.id);
        found.extend(spirit.innate.into_iter().zip(innates));
    }
    found
}
