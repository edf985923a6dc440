//! How games begin, and who may know what is to come.

use serde_json::{Value, json};

use crate::client::Person;
use crate::house::House;

/// Plays by lot until the game is over or so many moves are made, and tells what chance decided.
async fn draws(person: &Person, room: &str, most: usize) -> Vec<Value> {
    let mut socket = person.connect(room).await;
    for number in 0..most {
        let Some((seat, action)) = socket.any_move(number * 31) else { break };
        socket.play(seat, &action).await;
    }
    let record = person.get(&format!("/api/rooms/{room}/record")).await.body;
    record.lines().filter_map(|line| line.split_once(" = ")).map(|(_, drawn)| json!(drawn)).collect()
}

#[tokio::test]
async fn whoever_opens_a_room_from_a_record_does_not_know_its_draws() {
    let house = House::open().await;
    let ann = house.person().await;
    let own = json!([{ "kind": "own" }, { "kind": "own" }]);
    let settings = json!({ "visibility": "link", "pause_seconds": 0 });
    let record = artel_games::find("forbidden-island")
        .unwrap()
        .deal([("players", "2")], artel_engine::Seed(9))
        .unwrap()
        .record();
    assert!(record.contains("seed 9"));
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..6 {
        let room = ann.open(json!({ "file": record, "seats": own, "settings": settings })).await;
        assert_eq!(ann.read(&room, "").await["known_seed"], false);
        let drawn = draws(&ann, &room, 40).await;
        // A game may be over soon, but it never ends without a draw.
        assert!(!drawn.is_empty(), "{drawn:?}");
        seen.insert(json!(drawn).to_string());
    }
    assert!(seen.len() > 1, "the same record always draws {seen:?}");
}

#[tokio::test]
async fn a_seed_that_somebody_chose_is_told_to_all() {
    let mut house = House::open().await;
    let (mut ann, mut bob) = (house.person().await, house.person().await);
    let chosen = ann.open(json!({ "seed": "77", "seats": [{ "kind": "own" }] })).await;
    let fair = ann.open(json!({ "seats": [{ "kind": "own" }] })).await;
    for _ in 0..2 {
        assert_eq!(bob.connect(&chosen).await.welcome["room"]["known_seed"], true);
        assert_eq!(bob.connect(&fair).await.welcome["room"]["known_seed"], false);
        house.restart([&mut ann, &mut bob]).await;
    }
}

#[tokio::test]
async fn a_stored_room_holds_its_rules_its_choices_and_its_deal() {
    let house = House::open().await;
    let ann = house.person().await;
    for game in ["forbidden-island", "ghost-stories", "spirit-island"] {
        ann.open(json!({ "game": game, "seats": [{ "kind": "own" }] })).await;
    }
    let folder = house.close().await;
    let connection = rusqlite::Connection::open(folder.path().join("artel.db")).unwrap();
    let mut query = connection.prepare("SELECT entry FROM entries WHERE number = 0").unwrap();
    let entries: Vec<String> = query.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    assert_eq!(entries.len(), 3);
    for entry in entries {
        let entry: Value = serde_json::from_str(&entry).unwrap();
        let start = entry["start"]["file"].as_str().unwrap();
        let kind = artel_games::find(entry["game"].as_str().unwrap()).unwrap();
        assert!(start.contains(&format!("\nrules {}\n", kind.rulebook().version)), "{start}");
        for option in kind.options().into_iter().filter(|option| option.unsaid.is_none()) {
            assert!(start.contains(&format!("\n{} ", option.key)), "{}: {start}", option.key);
        }
        assert!(start.contains("\nstart\n") && start.contains("\n  chance "), "{start}");
    }
}
