//! Those who would fill the disk.

use rusqlite::Connection;
use serde_json::{Value, json};

use crate::client::{Folder, Person};
use crate::server::Server;

const WON: &str = include_str!("../../../forbidden-island/tests/records/two-players-won.artel");

/// How many bytes the entries of all rooms have, and how many rooms there are.
fn stored(folder: &Folder) -> (i64, i64) {
    let connection = Connection::open(folder.path().join("artel.db")).unwrap();
    let sum = "SELECT (SELECT coalesce(sum(length(CAST(entry AS BLOB))), 0) FROM entries)
        + (SELECT coalesce(sum(length(CAST(entry AS BLOB))), 0) FROM journal)";
    let count = |query: &str| connection.query_row(query, [], |row| row.get(0)).unwrap();
    (count(sum), count("SELECT count(*) FROM rooms"))
}

#[tokio::test]
async fn onlookers_cannot_fill_the_disk_by_talking() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--log", "off"]).await;
    let ann = Person::new(server.address).await;
    let room = ann.open(json!({ "seats": [{ "kind": "own" }] })).await;
    let line = "🐙".repeat(500);
    let mut said = 0;
    for _ in 0..10 {
        let mut eves = Person::new(server.address).await.connect(&room).await;
        for _ in 0..30 {
            let answer = eves.ask(json!({ "ask": "say", "text": line })).await;
            said += usize::from(answer["tell"] == "done");
            if answer["tell"] != "done" {
                assert_eq!(answer["refusal"]["code"], "too-much", "{answer}");
            }
        }
    }
    assert!((10..=60).contains(&said), "{said} of 300 lines were said");
    let (bytes, _) = stored(&folder);
    assert!(bytes < 200_000, "{bytes} bytes");
}

#[tokio::test]
async fn one_address_writes_only_so_much_in_an_hour() {
    let folder = Folder::new();
    let settings = [
        ("ARTEL_MEGABYTES_PER_HOUR", "1"),
        ("ARTEL_CHAT_PER_MINUTE", "1000000"),
        ("ARTEL_MESSAGES_PER_SECOND", "100000"),
    ];
    let server = Server::start_set(&folder, &["--log", "off"], &settings).await;
    let ann = Person::new(server.address).await;
    let line = "🐙".repeat(500);
    let mut refused = 0;
    for _ in 0..4 {
        let Ok(room) = opened(&ann, json!({ "seats": [{ "kind": "own" }] })).await else { break };
        let mut socket = ann.connect(&room).await;
        for _ in 0..300 {
            let answer = socket.ask(json!({ "ask": "say", "text": line })).await;
            refused += usize::from(answer["refusal"]["code"] == "too-much");
        }
    }
    let (bytes, _) = stored(&folder);
    assert!(refused > 0 && bytes < 1_500_000, "{bytes} bytes, {refused} refused");
}

async fn opened(person: &Person, wish: Value) -> Result<String, (u16, String)> {
    let reply = person.try_open(wish).await;
    if reply.status != 201 {
        return Err(reply.refusal());
    }
    Ok(reply.json()["room"].as_str().unwrap().to_owned())
}

#[tokio::test]
async fn what_a_record_is_padded_with_is_not_kept() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--log", "off"]).await;
    let ann = Person::new(server.address).await;
    let padded =
        WON.replace("\nmoves\n", &format!("\n{}\nmoves\n", format!("# {}\n", "x".repeat(98)).repeat(2_400)));
    assert!(padded.len() > 240_000);
    let room = ann.open(json!({ "file": padded, "seats": [{ "kind": "own" }, { "kind": "own" }] })).await;
    assert_eq!(ann.read(&room, "/history").await["log"].as_array().unwrap().len(), 189);
    let (bytes, _) = stored(&folder);
    assert!(bytes < 20_000, "{bytes} bytes");
}

#[tokio::test]
async fn another_game_counts_as_a_room_that_is_opened() {
    let folder = Folder::new();
    let server = Server::start_set(&folder, &["--log", "off"], &[("ARTEL_ROOMS_PER_HOUR", "5")]).await;
    let ann = Person::new(server.address).await;
    let own = json!([{ "kind": "own" }, { "kind": "own" }]);
    let mut room = ann.open(json!({ "file": WON, "seats": own })).await;
    let mut refused = None;
    for _ in 0..10 {
        let mut socket = ann.connect(&room).await;
        let answer = socket.ask(json!({ "ask": "rematch", "seed": "new" })).await;
        if answer["tell"] != "done" {
            refused = Some(answer["refusal"]["code"].clone());
            break;
        }
        room = ann.read(&room, "").await["rematch"].as_str().unwrap().to_owned();
    }
    assert_eq!(refused, Some(json!("too-much")));
    assert_eq!(stored(&folder).1, 5);
}
