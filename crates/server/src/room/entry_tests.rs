//! What a room is on disk can be read by this version and by later ones.

use super::Room;
use crate::ids::RoomId;

/// What earlier versions of the program have written.
#[test]
fn a_room_of_an_earlier_version_can_be_read() {
    let entries = [
        r#"{"entry":"opened","at_ms":1,"game":"forbidden-island","start":{"file":"artel position 1\ngame forbidden-island\nplayer diver\nplayer pilot\nphase actions 0\n"},"settings":{"visibility":"link","pause_seconds":4},"seats":["free","free"]}"#,
        r#"{"entry":"moved","seat":0,"move":"draw","outcomes":["sandbags"]}"#,
        r#"{"entry":"moved","seat":0,"move":"draw","outcomes":["earth-stone"]}"#,
        r#"{"entry":"undone","to":1}"#,
        r#"{"entry":"moved","seat":0,"move":"draw","outcomes":["earth-stone"]}"#,
        r#"{"entry":"undone","to":0}"#,
        r#"{"entry":"moved","seat":0,"move":"draw","outcomes":["earth-stone"]}"#,
    ];
    let room = Room::from_entries(RoomId::random(), &entries.map(str::to_owned)).unwrap();
    assert_eq!((room.moves_made(), room.version), (1, 7));
    assert_eq!(room.table.entries()[0].outcomes, ["earth-stone"]);
    assert!(room.taken_back.is_empty(), "nobody knows who took that back");
}

#[test]
fn what_was_taken_back_is_read_again_and_an_impossible_undo_is_not_guessed() {
    let opened = r#"{"entry":"opened","at_ms":1,"game":"forbidden-island","start":{"file":"artel position 1\ngame forbidden-island\nflooded observatory\nplayer diver\nplayer pilot with helicopter-lift sandbags\n"},"settings":{"visibility":"link","pause_seconds":4},"seats":["free","free"]}"#;
    let lift = r#"{"entry":"moved","seat":1,"move":"lift diver observatory"}"#;
    let sandbags = r#"{"entry":"moved","seat":1,"move":"sandbags observatory"}"#;
    let shore = r#"{"entry":"moved","seat":0,"move":"shore-up observatory"}"#;
    let taken = |rest: &str| format!(r#"{{"entry":"taken-back",{rest},"by":{{"name":"Ann","seat":0}}}}"#);
    let read = |entries: &[&str]| {
        let entries: Vec<String> =
            std::iter::once(&opened).chain(entries).map(|&text| text.to_owned()).collect();
        Room::from_entries(RoomId::random(), &entries)
    };
    let room = read(&[lift, sandbags, &taken(r#""from":1,"kept":[2]"#)]).unwrap();
    assert_eq!(room.table.entries()[0].action.text, "sandbags observatory");
    let note = room.taken_back.back().unwrap();
    assert_eq!((note.by.name.as_str(), note.count, note.left, note.redealt), ("Ann", 1, 1, false));
    assert_eq!(note.moves[0].action.text, "lift diver observatory");

    let room = read(&[lift, sandbags, &taken(r#""from":2"#), &taken(r#""from":1,"redealt":7"#)]).unwrap();
    assert_eq!(room.moves_made(), 0);
    assert_eq!(
        room.taken_back.iter().map(|note| note.left).collect::<Vec<_>>(),
        [0, 0],
        "in the log they follow"
    );
    assert!(room.taken_back[1].redealt);

    let room = read(&[lift, shore, &taken(r#""from":1,"kept":[2]"#)]).unwrap();
    assert_eq!((room.outdated, room.moves_made()), (true, 2), "kept as far as it can be followed");
    for nothing in [r#""from":0"#, r#""from":3"#, r#""from":1,"kept":[1,2]"#] {
        let room = read(&[lift, sandbags, &taken(nothing)]).unwrap();
        assert_eq!((room.outdated, room.moves_made()), (true, 2), "{nothing}");
    }
}
