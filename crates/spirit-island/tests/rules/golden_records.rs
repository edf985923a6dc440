//! Games recorded once and for all: whoever changes the rules, the generator or the format so that
//! they no longer replay has to raise the version of the rulebook.

use artel_engine::record;
use artel_spirit_island::SpiritIsland;

#[test]
fn old_records_replay_to_the_same_end() {
    let records = [
        include_str!("../records/alone-won.artel"),
        include_str!("../records/two-players-won.artel"),
        include_str!("../records/three-players-progression-won.artel"),
        include_str!("../records/two-players-harder-blight.artel"),
        include_str!("../records/three-players-blight.artel"),
        include_str!("../records/two-players-presence.artel"),
        include_str!("../records/alone-slightly-easier-invaders.artel"),
    ];
    for text in records {
        let session = record::read::<SpiritIsland>(text).unwrap();
        assert!(session.seed().is_some());
        assert_eq!(record::write(&session), text);
    }
}
