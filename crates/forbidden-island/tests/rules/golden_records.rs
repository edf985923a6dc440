//! Games recorded once and for all: whoever changes the rules, the generator or the format so that
//! they no longer replay has to raise the version of the rulebook.

use artel_engine::record;
use artel_forbidden_island::ForbiddenIsland;

#[test]
fn old_records_replay_to_the_same_end() {
    let records = [
        include_str!("../records/two-players-won.artel"),
        include_str!("../records/two-players-treasure-sunk.artel"),
        include_str!("../records/coral-reef-elite.artel"),
    ];
    for text in records {
        let session = record::read::<ForbiddenIsland>(text).unwrap();
        assert!(session.seed().is_some());
        assert_eq!(record::write(&session), text);
    }
}
