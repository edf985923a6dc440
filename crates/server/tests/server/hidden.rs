//! What nobody may know, nobody is told.

use std::collections::BTreeSet;

use artel_engine::{Seat, Seed};
use serde_json::{Value, json};

use crate::client::{Person, Socket};
use crate::house::House;
use crate::positions::OTHER_HOLDS_CARDS;

/// A message without what differs from room to room for good reason.
fn scrubbed(text: &str, room: &str) -> String {
    fn scrub(value: &mut Value) {
        match value {
            Value::Object(fields) => fields.iter_mut().for_each(|(key, value)| {
                if key.ends_with("_ms") { *value = Value::Null } else { scrub(value) }
            }),
            Value::Array(items) => items.iter_mut().for_each(scrub),
            _ => {}
        }
    }
    let mut value: Value = serde_json::from_str(&text.replace(room, "ROOM")).unwrap();
    scrub(&mut value);
    value.to_string()
}

/// Everything that two players and a spectator are told in a room before anything is drawn.
async fn all_that_is_told(house: &House, file: &str) -> Vec<String> {
    let [ann, bob, eve] = [house.person().await, house.person().await, house.person().await];
    let seats = json!([{ "kind": "own" }, { "kind": "free" }]);
    let settings = json!({ "visibility": "public", "pause_seconds": 20 });
    let room = ann.open(json!({ "file": file, "seats": seats, "settings": settings })).await;
    let mut anns = ann.connect(&room).await;
    let mut bobs = bob.sit(&room, 1, "Bob").await;
    let mut eves = eve.connect(&room).await;
    bobs.play(1, "sandbags observatory").await;
    bobs.done(bobs.to_undo(1)).await;
    bobs.play(1, "sandbags observatory").await;
    anns.told_so_far().await;
    anns.send(anns.to_play(0, "draw")).await;
    for socket in [&mut bobs, &mut eves, &mut anns] {
        socket.ask(json!({ "ask": "preview", "seat": 0, "move": "draw" })).await;
        socket.ask(json!({ "ask": "forecast" })).await;
    }
    bobs.done(json!({ "ask": "wait" })).await;
    anns.ask(json!({ "ask": "branch", "at": 0, "shared": true })).await;
    let mut told = Vec::new();
    for mut socket in [anns, bobs, eves] {
        socket.told_so_far().await;
        // The order in which two connections are heard may differ, what is told may not.
        let mut heard: Vec<String> = socket.heard.iter().map(|text| scrubbed(text, &room)).collect();
        heard.sort();
        told.extend(heard);
    }
    for person in [&ann, &bob, &eve] {
        for what in ["", "/history", "/steps/0", "/steps/1"] {
            told.push(scrubbed(&person.get(&format!("/api/rooms/{room}{what}")).await.body, &room));
        }
        let lobby = person.get("/api/rooms").await.json();
        let lists = [&lobby["own"], &lobby["public"]].map(|list| list.as_array().unwrap().clone());
        let listed = lists.concat().into_iter().find(|listed| listed["room"] == json!(room)).unwrap();
        told.push(scrubbed(&listed.to_string(), &room));
    }
    told
}

#[tokio::test]
async fn whatever_lies_in_the_decks_everybody_is_told_the_same() {
    let house = House::open().await;
    let first = all_that_is_told(&house, OTHER_HOLDS_CARDS).await;
    for _ in 0..3 {
        let other = all_that_is_told(&house, OTHER_HOLDS_CARDS).await;
        assert_eq!(first.len(), other.len());
        for (one, other) in first.iter().zip(&other) {
            assert_eq!(one, other);
        }
    }
}

const SEED: u64 = 8_123_456_789_012_345_677;

async fn seeded(ann: &Person) -> (String, Socket) {
    let own = json!([{ "kind": "own" }, { "kind": "own" }]);
    let settings = json!({ "visibility": "public", "pause_seconds": 0 });
    let wish =
        json!({ "setup": [["players", "2"]], "seed": SEED.to_string(), "seats": own, "settings": settings });
    let room = ann.open(wish).await;
    let socket = ann.connect(&room).await;
    (room, socket)
}

/// What would tell the future of a game: its seed and what its generator holds.
fn secrets(table: &dyn artel_games::Table) -> Vec<String> {
    let mut secrets = vec![SEED.to_string(), format!("{SEED:x}"), format!("{SEED:016x}")];
    let position = table.position();
    let chance = position.lines().find_map(|line| line.trim().strip_prefix("chance ")).unwrap();
    secrets.push(chance.to_owned());
    secrets
}

#[tokio::test]
async fn no_message_tells_seed_or_generator_while_the_game_goes_on() {
    let house = House::open().await;
    let (ann, eve) = (house.person().await, house.person().await);
    let (room, mut socket) = seeded(&ann).await;
    let mut eves = eve.connect(&room).await;
    let mut table =
        artel_games::find("forbidden-island").unwrap().deal([("players", "2")], Seed(SEED)).unwrap();
    let mut secret: BTreeSet<String> = secrets(table.as_ref()).into_iter().collect();
    let mut told = Vec::new();
    for number in 0..40 {
        let Some((seat, action)) = socket.any_move(number * 31) else { break };
        socket.ask(json!({ "ask": "preview", "seat": seat, "move": action })).await;
        socket.ask(json!({ "ask": "forecast" })).await;
        socket.done(json!({ "ask": "branch", "at": number / 2, "shared": true })).await;
        socket.play(seat, &action).await;
        table.play(Seat(seat), &action, &[]).unwrap();
        if table.status().is_over() {
            break;
        }
        secret.extend(secrets(table.as_ref()));
        for what in ["", "/history", "/steps/0", "/record", "/position"] {
            told.push(eve.get(&format!("/api/rooms/{room}{what}")).await.body);
        }
    }
    assert!(!table.status().is_over(), "choose a seed with a longer game");
    told.push(eve.get("/api/rooms").await.body);
    eves.told_so_far().await;
    told.extend(socket.heard.drain(..).chain(eves.heard.drain(..)));
    for text in &told {
        for secret in &secret {
            assert!(!text.contains(secret), "{secret} in {text}");
        }
    }
}

#[tokio::test]
async fn the_preview_of_the_last_move_does_not_tell_the_seed() {
    const WON: &str = include_str!("../../../forbidden-island/tests/records/two-players-won.artel");
    let won = artel_games::read_record(WON).unwrap();
    let house = House::open().await;
    let ann = house.person().await;
    let setup: Vec<_> = won.setup().unwrap();
    let seats = json!([{ "kind": "own" }, { "kind": "own" }]);
    let settings = json!({ "visibility": "link", "pause_seconds": 0 });
    let wish = json!({ "setup": setup, "seed": "3", "seats": seats, "settings": settings });
    let mut socket = ann.connect(&ann.open(wish).await).await;
    let moves = won.entries();
    let (last, before) = moves.split_last().unwrap();
    for entry in before {
        socket.play(entry.seat.0, &entry.action.text).await;
    }
    let ask = json!({ "ask": "preview", "seat": last.seat.0, "move": last.action.text });
    let answer = socket.ask(ask).await;
    assert_eq!(answer["preview"]["table"]["status"]["result"], "won");
    assert_eq!(answer["preview"]["table"]["seed"], Value::Null);
    socket.play(last.seat.0, &last.action.text).await;
    assert_eq!(socket.table["seed"], "3");
}

/// What the next draw is if the game goes on from a file.
fn next_draw(file: &str) -> Vec<String> {
    let (mut table, _) = artel_games::read_file(file).unwrap();
    let seat = table.to_move()[0];
    table.play(seat, "draw", &[]).expect("a turn can end at once").outcomes
}

#[tokio::test]
async fn the_files_of_a_running_game_tell_nothing_of_what_is_to_come() {
    let house = House::open().await;
    let ann = house.person().await;
    let mut drawn: [BTreeSet<Vec<String>>; 3] = Default::default();
    for _ in 0..30 {
        let (room, mut socket) = seeded(&ann).await;
        for (index, what) in ["record", "position"].into_iter().enumerate() {
            let file = ann.get(&format!("/api/rooms/{room}/{what}")).await.body;
            drawn[index].insert(next_draw(&file));
        }
        let seat = socket.moves[0]["seat"].as_u64().unwrap() as u8;
        socket.play(seat, "draw").await;
        let file = ann.get(&format!("/api/rooms/{room}/record")).await.body;
        let last = artel_games::read_file(&file).unwrap().0.last().unwrap();
        drawn[2].insert(last.outcomes);
    }
    assert_eq!(drawn[2].len(), 1, "the same seed deals the same game");
    assert!(drawn[0].len() >= 4 && drawn[1].len() >= 4, "{drawn:?}");
}
