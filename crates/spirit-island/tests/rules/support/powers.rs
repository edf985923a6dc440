//! Tables on which the first Spirit uses Powers while the second waits in H8, so that the phase does not end.

use std::collections::BTreeSet;

use artel_engine::Seat;
use artel_spirit_island::{BoxName, Element, Event};

use super::{Table, table};

/// The whole name of a Spirit.
fn whole(name: &str) -> &str {
    match name {
        "teeth" => "devouring-teeth-lurk-underfoot",
        "eyes" => "eyes-watch-from-the-trees",
        "mud" => "fathomless-mud-of-the-swamp",
        "heat" => "rising-heat-of-stone-and-sand",
        "wind" => "sun-bright-whirlwind",
        "bringer" => "bringer-of-dreams-and-nightmares",
        "earth" => "vital-strength-of-the-earth",
        "green" => "a-spread-of-rampant-green",
        "lightning" => "lightnings-swift-strike",
        "ocean" => "oceans-hungry-grasp",
        "river" => "river-surges-in-sunlight",
        "shadows" => "shadows-flicker-like-flame",
        "thunder" => "thunderspeaker",
        _ => panic!("'{name}' is no Spirit"),
    }
}

/// The line of a Spirit from words such as `eyes energy:3 moon:2 plant:1`: elements it has gained among them.
fn spirit(seat: u8, words: &str) -> String {
    let mut parts = words.split_whitespace();
    let mut line = format!("spirit {seat} {}", whole(parts.next().unwrap()));
    let mut gained: Vec<&str> = Vec::new();
    for part in parts {
        let (key, count) = part.split_once(':').unwrap_or((part, "1"));
        if key.parse::<Element>().is_ok() {
            gained.extend(std::iter::repeat_n(key, count.parse().unwrap()));
        } else {
            line = format!("{line} {part}");
        }
    }
    if !words.contains("tracks:") {
        line.push_str(" tracks:1,2");
    }
    if !gained.is_empty() {
        line = format!("{line} gained:{}", gained.join(","));
    }
    line
}

fn phase(phase: &str, kept: &str, spirits: [&str; 2], cards: &str, lines: &str) -> Table {
    let boxes = boxes(spirits, cards);
    let [first, second] = [spirit(1, spirits[0]), spirit(2, spirits[1])];
    let play = if cards.is_empty() { String::new() } else { format!("play 1 {cards}\n") };
    table(&format!(
        "{boxes}phase {phase}\n{first}\n{second}\n{play}play 2 {kept}\nland H8 city:1 presence:0,1\n{lines}"
    ))
}

/// The line of the boxes with what is played; Horizons alone needs none.
fn boxes(spirits: [&str; 2], cards: &str) -> String {
    let base = spirits.iter().any(|words| is_of_base_game(words)).then_some("base");
    let has = |name: &BoxName| {
        let powers = name.entry().minors.iter().chain(name.entry().majors);
        cards.split(' ').any(|card| powers.clone().any(|power| power.id == card))
    };
    let others = BoxName::all().filter(|name| *name != BoxName::HORIZONS && has(name)).map(BoxName::id);
    let boxes: Vec<&str> = base.into_iter().chain(others).collect();
    if boxes.is_empty() { String::new() } else { format!("boxes horizons {}\n", boxes.join(" ")) }
}

/// Whether the words are about a Spirit of the base game.
fn is_of_base_game(words: &str) -> bool {
    let horizons = ["teeth", "eyes", "mud", "heat", "wind"];
    !words.split_whitespace().next().is_some_and(|name| horizons.contains(&name))
}

/// A companion for the Spirit.
fn companion(words: &str) -> &'static str {
    if words.starts_with("mud") { "eyes" } else { "mud" }
}

/// The Fast phase: the Spirit has these cards in play, and the lands are as the lines say.
#[track_caller]
pub fn fast(words: &str, cards: &str, lines: &str) -> Table {
    fast_with(words, companion(words), cards, lines)
}

/// The Slow phase, likewise.
#[track_caller]
pub fn slow(words: &str, cards: &str, lines: &str) -> Table {
    slow_with(words, companion(words), cards, lines)
}

/// The Fast phase with this companion, who keeps a card unused.
#[track_caller]
pub fn fast_with(words: &str, companion: &str, cards: &str, lines: &str) -> Table {
    let kept = if cards.contains("reaching-grasp") { "encompassing-ward" } else { "reaching-grasp" };
    phase("fast-phase", kept, [words, companion], cards, lines)
}

/// The Slow phase with this companion, who keeps a card unused.
#[track_caller]
pub fn slow_with(words: &str, companion: &str, cards: &str, lines: &str) -> Table {
    let kept = if cards.contains("gift-of-power") { "call-to-migrate" } else { "gift-of-power" };
    phase("slow-phase", kept, [words, companion], cards, lines)
}

impl Table {
    /// Spirit 1 uses a Power (`use drought`, `innate 1`) on a land or, by its seat, on a Spirit.
    #[track_caller]
    pub fn cast(&mut self, power: &str, target: &str) -> Vec<Event> {
        let mut events = self.play(&format!("1 {power}"));
        if !targets(&events).contains(&target.to_owned()) {
            let kind = if target.len() == 1 { "spirit" } else { "land" };
            events.extend(self.play(&format!("1 {kind} {target}")));
        }
        assert_eq!(targets(&events).first().map(String::as_str), Some(target), "{events:?}");
        events
    }

    /// The lands or Spirits that a Power of Spirit 1 can target.
    #[track_caller]
    pub fn reach(&self, power: &str) -> BTreeSet<String> {
        let mut after = self.clone();
        let events = after.play(&format!("1 {power}"));
        let chosen: BTreeSet<String> = targets(&events).into_iter().collect();
        let words = if after.rest("1 land").is_empty() { "1 spirit" } else { "1 land" };
        if chosen.is_empty() { after.rest(words) } else { chosen }
    }

    /// The pieces and the Blight of a land: `town:1 dahan:2 blight:1`.
    pub fn pieces(&self, land: &str) -> String {
        let words = self.land(land);
        let kept =
            words.split(' ').filter(|word| !word.starts_with("presence") && !word.starts_with("defend"));
        kept.collect::<Vec<_>>().join(" ")
    }

    /// The Presence in a land, of both Spirits.
    #[track_caller]
    pub fn presence(&self, land: &str) -> [u8; 2] {
        let land = super::named(land);
        [Seat(0), Seat(1)].map(|seat| self.game.presence(seat, land))
    }

    /// All Defend that counts in the land now.
    #[track_caller]
    pub fn defend(&self, land: &str) -> u8 {
        self.game.defend_in(super::named(land))
    }
}

/// What was targeted: lands by their names, Spirits by their seats.
fn targets(events: &[Event]) -> Vec<String> {
    let told = events.iter().filter_map(|event| match event {
        Event::TargetedLand { land } => Some(land.to_string()),
        Event::TargetedSpirit { seat } => Some(seat.to_string()),
        _ => None,
    });
    told.collect()
}

/// All Fear that was generated.
pub fn feared(events: &[Event]) -> u32 {
    let told = events.iter().map(|event| match event {
        Event::Feared { amount } => u32::from(*amount),
        _ => 0,
    });
    told.sum()
}

/// The thresholds that were used, by their numbers.
pub fn thresholds(events: &[Event]) -> Vec<u8> {
    let told = events.iter().filter_map(|event| match event {
        Event::Threshold { number } => Some(*number),
        _ => None,
    });
    told.collect()
}
