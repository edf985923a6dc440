//! Taking back the end of a game, whose seed was told.

use std::collections::BTreeSet;

use artel_games::Table;
use serde_json::{Value, json};

use crate::client::{Person, Socket};
use crate::house::House;

/// A lost game: with its last move a flood card sinks what is needed.
const LOST: &str = include_str!("../../../forbidden-island/tests/records/two-players-treasure-sunk.artel");
const WON: &str = include_str!("../../../forbidden-island/tests/records/two-players-won.artel");

async fn alone(house: &House, file: &str) -> (Person, String, Socket) {
    let ann = house.person().await;
    let own = json!([{ "kind": "own" }, { "kind": "own" }]);
    let room = ann.open(json!({ "file": file, "seats": own })).await;
    let socket = ann.connect(&room).await;
    (ann, room, socket)
}

fn read(file: &str) -> Box<dyn Table> {
    artel_games::read_file(file).unwrap_or_else(|problem| panic!("{problem}\n{file}")).0
}

/// The outcomes of the moves from a number on.
fn outcomes(file: &str, from: usize) -> Vec<String> {
    read(file).entries().into_iter().skip(from - 1).flat_map(|entry| entry.outcomes).collect()
}

#[tokio::test]
async fn what_is_hidden_is_dealt_anew_when_an_ended_game_goes_on() {
    let house = House::open().await;
    let made = read(LOST).moves_made() as u64;
    let mut came = BTreeSet::new();
    for _ in 0..12 {
        let (ann, room, mut socket) = alone(&house, LOST).await;
        assert_eq!(socket.table["seed"], "1", "nothing is secret any more");
        // The last two cards of the treasure deck and the flood card after them.
        let mut undo = socket.to_undo(made - 2);
        undo["sure"] = json!(false);
        assert_eq!(socket.ask(undo).await["plan"]["redeals"], true);
        socket.done(socket.to_undo(made - 2)).await;
        let told = socket.next("update").await["taken_back"].clone();
        assert_eq!((&told["redealt"], &told["count"]), (&json!(true), &json!(3)));
        assert_eq!(socket.table["seed"], Value::Null);
        for action in ["draw", "draw"] {
            socket.play(0, action).await;
        }
        let record = ann.get(&format!("/api/rooms/{room}/record")).await.body;
        came.insert(outcomes(&record, made as usize - 2));
    }
    assert!(came.len() >= 3, "the seed no longer tells what comes: {came:?}");
}

#[tokio::test]
async fn files_of_a_game_that_went_on_after_its_end_can_be_read_and_told_no_seed() {
    let mut house = House::open().await;
    let (mut ann, room, mut socket) = alone(&house, LOST).await;
    let made = read(LOST).moves_made() as u64;
    socket.done(socket.to_undo(made - 2)).await;
    let mut number = 0;
    while socket.table["status"]["result"] == "playing" {
        number += 1;
        let (seat, action) = socket.any_move(number * 13).expect("somebody has a move");
        socket.play(seat, &action).await;
        if number % 5 == 0 {
            socket.done(socket.to_undo(socket.made())).await;
        }
        // While it goes on and when it has ended: both files lead to where the game stands.
        for what in ["record", "position"] {
            let table = read(&ann.get(&format!("/api/rooms/{room}/{what}")).await.body);
            assert_eq!(table.view(artel_engine::Viewer::Spectator), socket.table["view"], "{what}");
        }
    }
    assert_eq!(socket.table["seed"], Value::Null, "no seed deals this game");
    let record = ann.get(&format!("/api/rooms/{room}/record")).await.body;
    assert!(!record.contains("\nseed "), "{record}");
    assert_eq!(read(&record).moves_made() as u64, socket.made());

    house.restart([&mut ann]).await;
    let again = ann.get(&format!("/api/rooms/{room}/record")).await.body;
    assert_eq!(again, record, "on disk it is the same game");
}

#[tokio::test]
async fn a_victory_that_revealed_nothing_is_taken_back_at_once_and_dealt_anew() {
    let house = House::open().await;
    let (_, _, mut socket) = alone(&house, WON).await;
    assert_eq!(socket.table["status"]["result"], "won");
    let mut undo = socket.to_undo(socket.made());
    undo["sure"] = json!(false);
    socket.done(undo).await;
    assert_eq!(socket.next("update").await["taken_back"]["redealt"], true);
    assert_eq!(socket.table["status"]["result"], "playing");
}

#[tokio::test]
async fn what_was_dealt_anew_stays_so_however_much_is_taken_back() {
    let house = House::open().await;
    let made = read(LOST).moves_made() as u64;
    let first = read(LOST).entries().iter().position(|entry| !entry.outcomes.is_empty()).unwrap() + 1;
    let expected = outcomes(LOST, first)[0].clone();
    let mut came = BTreeSet::new();
    for _ in 0..12 {
        let (ann, room, mut socket) = alone(&house, LOST).await;
        socket.done(socket.to_undo(made)).await;
        socket.done(socket.to_undo(first as u64)).await;
        let entry = &read(LOST).entries()[first - 1];
        socket.play(entry.seat.0, &entry.action.text).await;
        came.insert(outcomes(&ann.get(&format!("/api/rooms/{room}/record")).await.body, first)[0].clone());
    }
    assert!(came.len() >= 3, "'{expected}' is what the seed gives: {came:?}");
}
