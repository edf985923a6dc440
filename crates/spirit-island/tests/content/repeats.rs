//! Which Powers repeat.

use artel_spirit_island::effect::{Effect, Lasting, PowerKind};
use artel_spirit_island::rules::SI_290;

use crate::data::{all_within, powers, proves};

#[test]
fn three_major_powers_repeat() {
    proves(&[SI_290]);
    let repeats = |effect: &Effect| {
        matches!(effect, Effect::Repeat | Effect::RepeatNear | Effect::Lasting(Lasting::Repeat(_)))
    };
    let mut found: Vec<(&str, Vec<Effect>)> = Vec::new();
    for (_, power) in powers() {
        let lists = power.thresholds.iter().map(|threshold| threshold.effects).chain([power.effects]);
        let repeating: Vec<Effect> = lists.flat_map(all_within).filter(repeats).collect();
        if !repeating.is_empty() {
            assert_eq!(power.kind, PowerKind::Major);
            found.push((power.id, repeating));
        }
    }
    let cards = |count| Effect::Lasting(Lasting::Repeat(count));
    assert_eq!(
        found,
        [
            ("powerstorm", vec![cards(2), cards(1)]),
            ("the-land-thrashes-in-furious-pain", vec![Effect::RepeatNear]),
            ("winds-of-rust-and-atrophy", vec![Effect::Repeat]),
        ]
    );
}
