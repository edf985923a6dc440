//! Tables on which the Invader phase is about to begin: seat 1 has only to be ready.

use artel_engine::Game as _;
use artel_spirit_island::content::horizons::FEARS;
use artel_spirit_island::{Event, SpiritIsland};

use super::{Table, table};

/// A Spirit on board G. Its Slow card lets the game rest in the Slow phase, before Time Passes.
pub const ALONE: &str = "\
phase fast-phase
spirit 1 sun-bright-whirlwind tracks:2,2
play 1 gift-of-the-sunlit-air scatter-to-the-winds
";

const SECOND: &str = "spirit 2 eyes-watch-from-the-trees tracks:2,2 stage:ready\n";
const THIRD: &str = "spirit 3 devouring-teeth-lurk-underfoot tracks:2,2 stage:ready\n";

/// One Spirit, on board G, and what lies there.
#[track_caller]
pub fn alone(lines: &str) -> Table {
    table(&format!("{ALONE}{lines}"))
}

/// Two Spirits, on the boards G and H.
#[track_caller]
pub fn two(lines: &str) -> Table {
    table(&format!("{ALONE}{SECOND}{lines}"))
}

/// Three Spirits, on the boards G, H and B.
#[track_caller]
pub fn three(lines: &str) -> Table {
    table(&format!("{ALONE}{SECOND}{THIRD}{lines}"))
}

/// The lines by which this Fear card can be the one that is turned over at the Terror Level.
pub fn one_fear(card: &str, level: usize) -> String {
    let others = FEARS.iter().map(|fear| fear.id).filter(|id| *id != card);
    let resolved: Vec<&str> = others.take([0, 2, 5][level - 1]).collect();
    let resolved =
        if resolved.is_empty() { String::new() } else { format!("fear-resolved {}\n", resolved.join(" ")) };
    format!("fear-earned 1\n{resolved}")
}

/// Invader cards in the order in which a deck can have them.
pub const DECK: [&str; 12] = [
    "stage-1-jungle",
    "stage-1-wetland",
    "stage-1-sands",
    "stage-2-jungle",
    "stage-2-wetland",
    "stage-2-sands",
    "stage-2-coastal",
    "stage-3-jungle-sands",
    "stage-3-jungle-mountain",
    "stage-3-jungle-wetland",
    "stage-3-mountain-sands",
    "stage-3-mountain-wetland",
];

/// The lines by which these Invader cards were turned up, the last of them in the Build space.
pub fn turned_up(cards: &[&str]) -> String {
    match cards {
        [] => String::new(),
        [build] => format!("build {build}\n"),
        [ravage, build] => format!("ravage {ravage}\nbuild {build}\n"),
        [discard @ .., ravage, build] => {
            format!("invader-discard {}\nravage {ravage}\nbuild {build}\n", discard.join(" "))
        }
    }
}

impl Table {
    /// The Invader phase begins, with dictated Fear and Invader cards: all that are due before somebody decides.
    #[track_caller]
    pub fn invade(&mut self, outcomes: &[&str]) -> Vec<Event> {
        self.play_as("1 ready", outcomes)
    }

    /// A Fear card whose effect needs no decision; then the Invaders explore by the card.
    #[track_caller]
    pub fn terrify(&mut self, fear: &str, explored: &str) -> Vec<Event> {
        self.invade(&[fear, explored])
    }

    /// Fear generated since the last card was earned.
    pub fn fear(&self) -> u8 {
        self.game.fear()
    }

    /// Blight in the pool.
    pub fn pool(&self) -> u8 {
        self.game.blight_pool()
    }

    pub fn terror_level(&self) -> u8 {
        self.game.terror_level()
    }

    /// The state that the position describes; for comparing.
    pub fn copy(&self) -> SpiritIsland {
        SpiritIsland::read_position(&self.game.write_position()).unwrap()
    }
}

/// The lands that ravaged, with the damage after Defend, in their order.
pub fn ravages(events: &[Event]) -> Vec<String> {
    let told = events.iter().filter_map(|event| match event {
        Event::Ravaged { land, damage } => Some(format!("{land}:{damage}")),
        _ => None,
    });
    told.collect()
}

/// The lands that were built in, with what was built.
pub fn builds(events: &[Event]) -> Vec<String> {
    let told = events.iter().filter_map(|event| match event {
        Event::Built { kind, land } => Some(format!("{land}:{kind}")),
        _ => None,
    });
    told.collect()
}

/// The lands that were explored.
pub fn explored(events: &[Event]) -> Vec<String> {
    let told = events.iter().filter_map(|event| match event {
        Event::Explored { land } => Some(land.to_string()),
        _ => None,
    });
    told.collect()
}

/// The damage of the counterattacks, by land.
pub fn counterattacks(events: &[Event]) -> Vec<String> {
    let told = events.iter().filter_map(|event| match event {
        Event::Counterattacked { land, damage } => Some(format!("{land}:{damage}")),
        _ => None,
    });
    told.collect()
}

/// The Fear cards turned over, with the Terror Level.
pub fn fears_turned(events: &[Event]) -> Vec<String> {
    let told = events.iter().filter_map(|event| match event {
        Event::FearTurned { card, level } => Some(format!("{card}:{level}")),
        _ => None,
    });
    told.collect()
}
