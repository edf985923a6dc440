//! Games recorded once and for all: whoever changes the rules, the generator or the format so that
//! they no longer replay has to raise the version of the rulebook.

use artel_engine::record;
use artel_ghost_stories::GhostStories;

#[test]
fn old_records_replay_to_the_same_end() {
    let records = [
        include_str!("../records/alone-nightmare-won.artel"),
        include_str!("../records/four-players-won.artel"),
        include_str!("../records/two-players-line-overrun.artel"),
        include_str!("../records/three-players-deck-exhausted.artel"),
        include_str!("../records/two-players-hell-all-dead.artel"),
        include_str!("../records/three-players-hell-village-haunted.artel"),
    ];
    for text in records {
        let session = record::read::<GhostStories>(text).unwrap();
        assert!(session.seed().is_some());
        assert_eq!(record::write(&session), text);
    }
}
