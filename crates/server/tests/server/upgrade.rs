//! Data folders of older programs, and rooms that this program cannot follow.

use std::collections::BTreeMap;

use rusqlite::Connection;
use serde_json::{Value, json};

use crate::client::{Folder, Person};
use crate::house::House;
use crate::unseen::unseen;

const SCHEMA_1: &str = include_str!("../data/schema-1.sql");
const SCHEMA_1_EARLY: &str = include_str!("../data/schema-1-early.sql");
/// The positions that the older program told of each room.
const POSITIONS: &str = include_str!("../data/schema-1-positions.txt");

/// The rooms in the folders, with how many moves were made in them.
const ROOMS: [(&str, usize); 8] = [
    ("w3qg3ynqf6", 5),
    ("n5gtsdhmzv", 8),
    ("ma7yvsp4z4", 14),
    ("x7rjnf5ywq", 25),
    ("nfq0v75nxt", 4),
    ("7y2zzp0kem", 189),
    ("n7uka49sb5", 189),
    ("kuz42f7skf", 0),
];

fn folder_of(schema: &str) -> Folder {
    let folder = Folder::new();
    std::fs::create_dir_all(folder.path()).unwrap();
    Connection::open(folder.path().join("artel.db")).unwrap().execute_batch(schema).unwrap();
    folder
}

fn expected() -> BTreeMap<&'static str, &'static str> {
    POSITIONS.split("room ").skip(1).map(|part| part.split_once('\n').unwrap()).collect()
}

fn without_chance(position: &str) -> String {
    position.lines().filter(|line| !line.starts_with("chance ")).flat_map(|line| [line, "\n"]).collect()
}

async fn check(ann: &Person) {
    for (room, moves) in ROOMS {
        let info = ann.read(room, "").await;
        assert_eq!((&info["frozen"], &info["outdated"]), (&json!(false), &json!(false)), "{room}");
        let history = ann.read(room, "/history").await;
        assert_eq!(history["log"].as_array().unwrap().len(), moves, "{room}");
        let position = ann.get(&format!("/api/rooms/{room}/position")).await.body;
        assert_eq!(without_chance(&position), expected()[room], "{room}");
    }
}

#[tokio::test]
async fn rooms_of_older_programs_are_as_they_were() {
    for schema in [SCHEMA_1, SCHEMA_1_EARLY] {
        let mut house = House::on(folder_of(schema), |_| {}).await;
        let mut ann = Person { address: house.address(), key: "a".repeat(26) };
        check(&ann).await;
        let chat = ann.connect("w3qg3ynqf6").await.welcome["chat"].clone();
        assert_eq!((&chat[0]["text"], &chat[1]["text"]), (&json!("hello"), &json!("привет")));
        let lobby = ann.get("/api/rooms").await.json();
        assert_eq!(lobby["own"].as_array().unwrap().len(), 7);
        // They go on, and are the same after they were read once more.
        let mut socket = ann.connect("x7rjnf5ywq").await;
        let (seat, action) = socket.any_move(0).unwrap();
        socket.play(seat, &action).await;
        socket.done(socket.to_undo(26)).await;
        house.restart([&mut ann]).await;
        check(&ann).await;
        let copy = house.folder.path().join("artel.schema-1.db");
        let version = |path: &std::path::Path| -> i64 {
            Connection::open(path).unwrap().query_row("PRAGMA user_version", [], |row| row.get(0)).unwrap()
        };
        assert_eq!(
            (version(&copy), version(&house.folder.path().join("artel.db"))),
            (1, 2),
            "a copy is kept"
        );
    }
}

/// The columns and indices of a database.
fn shape(folder: &Folder) -> Vec<String> {
    let connection = Connection::open(folder.path().join("artel.db")).unwrap();
    let all = |query: &str| -> Vec<String> {
        let mut query = connection.prepare(query).unwrap();
        query.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
    };
    let mut shape = all(
        "SELECT tables.name || '.' || columns.name || ' ' || columns.type || ' ' || \"notnull\" || ' ' || pk || ' ' || coalesce(dflt_value, '')
         FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns WHERE tables.type = 'table'",
    );
    shape.extend(all("SELECT name FROM sqlite_master WHERE type = 'index'"));
    shape.sort();
    shape
}

#[tokio::test]
async fn an_older_database_becomes_the_same_as_a_new_one() {
    let new = shape(&House::open().await.close().await);
    assert!(new.len() > 15, "{new:?}");
    for schema in [SCHEMA_1, SCHEMA_1_EARLY] {
        assert_eq!(shape(&House::on(folder_of(schema), |_| {}).await.close().await), new);
    }
}

#[tokio::test]
async fn rooms_of_older_programs_that_nobody_used_are_removed_in_time() {
    // The rooms of the folder are of 2026; it is later now, and nothing has happened in them since.
    let folder = folder_of(SCHEMA_1);
    Connection::open(folder.path().join("artel.db"))
        .unwrap()
        .execute("UPDATE rooms SET changed_ms = 1", [])
        .unwrap();
    let house = House::on(folder, |config| config.unused_days = 14).await;
    let connection = Connection::open(house.folder.path().join("artel.db")).unwrap();
    let rooms =
        || -> i64 { connection.query_row("SELECT count(*) FROM rooms", [], |row| row.get(0)).unwrap() };
    for _ in 0..200 {
        if rooms() == 7 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    let ann = Person { address: house.address(), key: "a".repeat(26) };
    for (room, _) in ROOMS {
        // Only one was never played; those that began from a record show its moves.
        let gone = room == "kuz42f7skf";
        assert_eq!(
            ann.get(&format!("/api/rooms/{room}")).await.status,
            if gone { 404 } else { 200 },
            "{room}"
        );
    }
    let left: i64 = connection
        .query_row("SELECT count(*) FROM entries WHERE room NOT IN (SELECT number FROM rooms)", [], |row| {
            row.get(0)
        })
        .unwrap();
    assert_eq!(left, 0, "nothing of them is left");
}

/// A room with some moves whose stored entries are changed as by another program.
async fn changed(change: impl Fn(&Connection)) -> (House, Person, String, Value) {
    let house = House::open().await;
    let mut ann = house.person().await;
    let room = ann.open_for_two(None).await;
    let mut socket = ann.connect(&room).await;
    socket.done(json!({ "ask": "sit", "seat": 1 })).await;
    for number in 0..6 {
        let Some((seat, action)) = socket.any_move(number * 17) else { break };
        socket.play(seat, &action).await;
    }
    let log = ann.read(&room, "/history").await["log"].clone();
    drop(socket);
    let folder = house.close().await;
    change(&Connection::open(folder.path().join("artel.db")).unwrap());
    let house = House::on(folder, |_| {}).await;
    ann.address = house.address();
    (house, ann, room, log)
}

fn edit(number: &str, from: &str, to: &str) -> impl Fn(&Connection) {
    let sql = format!("UPDATE entries SET entry = replace(entry, '{from}', '{to}') WHERE {number}");
    move |connection| {
        assert!(connection.execute(&sql, []).unwrap() > 0);
    }
}

#[tokio::test]
async fn what_cannot_be_followed_is_shown_as_far_as_it_can_be() {
    for change in [
        // A move that is not allowed any more, and an entry of another program.
        edit("number = 5", r#""move":""#, r#""move":"impossible "#),
        edit("number = 5", r#""entry":"moved""#, r#""entry":"foreseen""#),
    ] {
        let (_house, ann, room, log) = changed(change).await;
        let info = ann.read(&room, "").await;
        assert_eq!((&info["frozen"], &info["outdated"]), (&json!(true), &json!(true)));
        let shown = ann.read(&room, "/history").await["log"].clone();
        assert_eq!(shown.as_array().unwrap()[..], log.as_array().unwrap()[..3]);
        let mut socket = ann.connect(&room).await;
        assert_eq!(socket.welcome["log"], unseen(&shown));
        assert_eq!(socket.refused(socket.to_undo(1)).await, "frozen");
        let record = ann.get(&format!("/api/rooms/{room}/record")).await;
        assert_eq!(record.status, 200);
        let moves = record.body.split("\nmoves\n").nth(1).unwrap();
        assert_eq!(
            moves.lines().count(),
            log.as_array().unwrap().len(),
            "all moves are in the record: {moves}"
        );
        assert!(
            !record.body.contains("seed ") && !record.body.contains("chance "),
            "and nothing of what is hidden"
        );
    }
}

#[tokio::test]
async fn a_deal_of_other_rules_stays_what_it_was() {
    let (_house, ann, room, log) = changed(edit("number = 0", "rules 1", "rules 77")).await;
    assert_eq!(ann.read(&room, "").await["outdated"], false);
    assert_eq!(ann.read(&room, "/history").await["log"], log);
    let (_house, ann, room, log) = changed(edit("number = 0", r"\nseed ", r"\nseed 1")).await;
    assert_eq!(ann.read(&room, "/history").await["log"], log, "what was dealt counts, not the seed");
}

#[tokio::test]
async fn a_room_whose_start_cannot_be_read_still_has_a_record() {
    let (_house, ann, room, log) =
        changed(edit("number = 0", r"\nstart\n", r"\nstart\n  unheard-of thing\n")).await;
    let refused = ann.get(&format!("/api/rooms/{room}")).await;
    assert_eq!(refused.refusal(), (409, "outdated".to_owned()));
    let socket = ann.connect(&room).await;
    assert_eq!(socket.welcome["refusal"]["code"], "outdated");
    let record = ann.get(&format!("/api/rooms/{room}/record")).await;
    assert_eq!(record.status, 200);
    assert_eq!(record.body.split("\nmoves\n").nth(1).unwrap().lines().count(), log.as_array().unwrap().len());
    assert_eq!(ann.get("/api/rooms").await.json()["own"].as_array().unwrap().len(), 1, "the lobby lists it");
}
