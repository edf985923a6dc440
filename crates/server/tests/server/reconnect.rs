//! Coming back: after a lost connection, and after the server was away.

use serde_json::{Value, json};

use crate::client::Socket;
use crate::house::House;
use crate::positions::QUIET;

fn numbers(welcome: &Value) -> Vec<u64> {
    welcome["log"].as_array().unwrap().iter().map(|entry| entry["number"].as_u64().unwrap()).collect()
}

async fn any(socket: &mut Socket) {
    let (seat, action) = socket.any_move(0).unwrap();
    socket.play(seat, &action).await;
}

#[tokio::test]
async fn who_comes_back_hears_only_what_is_new() {
    let house = House::open().await;
    let (ann, bob) = (house.person().await, house.person().await);
    let room = ann.open_for_two(Some(QUIET)).await;
    let mut anns = ann.connect(&room).await;
    let mut bobs = bob.sit(&room, 1, "Bob").await;
    any(&mut anns).await;
    bobs.next("update").await;
    let seen = bobs.version;
    bobs.close().await;
    any(&mut anns).await;
    any(&mut anns).await;
    let bobs = bob.connect_since(&room, seen).await;
    assert_eq!(numbers(&bobs.welcome), [2, 3]);
    assert_eq!(bobs.welcome["table"], anns.table);
    assert_eq!(bobs.welcome["room"]["seats"][1]["own"], true, "the seat was kept");
    assert_eq!(numbers(&bob.connect(&room).await.welcome), [1, 2, 3]);
    assert_eq!(numbers(&bob.connect_since(&room, bobs.version).await.welcome), [0u64; 0]);

    anns.done(anns.to_undo(3)).await;
    assert_eq!(numbers(&bob.connect_since(&room, bobs.version).await.welcome), [1, 2]);
    assert_eq!(numbers(&bob.connect_since(&room, anns.version).await.welcome), [0u64; 0]);
    let reply = bob.get(&format!("/api/rooms/{room}/socket?since=yesterday")).await;
    assert_eq!(reply.refusal(), (400, "bad-message".to_owned()));
}

#[tokio::test]
async fn nothing_is_lost_when_the_server_was_away() {
    let mut house = House::open().await;
    let (mut ann, mut bob) = (house.person().await, house.person().await);
    // A deal in which the game goes on long enough, and the last of the moves cannot be taken back alone.
    let wish =
        json!({ "setup": [["players", "2"]], "seed": "1", "seats": [{ "kind": "own" }, { "kind": "free" }] });
    let room = ann.open(wish).await;
    let mut anns = ann.connect(&room).await;
    let mut bobs = bob.sit(&room, 1, "Боб").await;
    anns.done(json!({ "ask": "say", "text": "привет" })).await;
    let settings = json!({ "visibility": "public", "pause_seconds": 0 });
    bobs.done(json!({ "ask": "settings", "settings": settings })).await;
    for _ in 0..12 {
        let mover = if anns.any_move(0).is_some() { &mut anns } else { &mut bobs };
        any(mover).await;
        anns.told_so_far().await;
        bobs.told_so_far().await;
    }
    anns.done(anns.to_undo(anns.made())).await;
    bobs.done(json!({ "ask": "agree", "yes": true })).await;
    anns.told_so_far().await;
    let before = ann.connect(&room).await.welcome;

    house.restart([&mut ann, &mut bob]).await;
    while anns.read().await.is_some() {}
    let mut after = ann.connect(&room).await.welcome;
    // Bob is not connected any more; all else is as it was.
    after["room"]["seats"][1]["present"] = json!(true);
    assert_eq!(after, before);
    let listed = house.person().await.get("/api/rooms").await.json();
    assert_eq!(listed["public"][0]["moves_made"], before["table"]["moves_made"]);
    assert_eq!(listed["public"][0]["people"], json!(["Ann", "Боб"]));
    let mut anns = ann.connect_since(&room, before["version"].as_u64().unwrap()).await;
    assert_eq!(numbers(&anns.welcome), [0u64; 0]);
    let mut bobs = bob.connect(&room).await;
    let mover = if anns.any_move(0).is_some() { &mut anns } else { &mut bobs };
    any(mover).await;
}
