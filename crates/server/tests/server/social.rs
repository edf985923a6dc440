//! Talking, pointing, drawing, playing once more.

use serde_json::{Value, json};

use crate::house::House;
use crate::positions::QUIET;

/// A record of a game that is over.
const WON: &str = include_str!("../../../forbidden-island/tests/records/two-players-won.artel");

#[tokio::test]
async fn what_was_said_is_kept() {
    let mut house = House::open().await;
    let (mut ann, mut bob) = (house.person().await, house.person().await);
    let room = ann.open_for_two(Some(QUIET)).await;
    let mut anns = ann.connect(&room).await;
    let mut bobs = bob.connect(&room).await;
    bobs.done(json!({ "ask": "introduce", "name": "Bob", "language": "en" })).await;
    bobs.done(json!({ "ask": "say", "text": "  may I join? " })).await;
    let line = anns.next("chat").await["line"].clone();
    assert_eq!(
        (&line["by"], &line["text"]),
        (&json!({ "name": "Bob", "seat": null }), &json!("may I join?"))
    );
    for number in 0..210 {
        anns.done(json!({ "ask": "say", "text": format!("line {number}") })).await;
    }
    let too_long = "x".repeat(501);
    for text in ["", "  ", "bell\u{7}", "\u{202e}turned", too_long.as_str()] {
        assert_eq!(anns.refused(json!({ "ask": "say", "text": text })).await, "bad-text", "{text:?}");
    }
    house.restart([&mut ann, &mut bob]).await;
    let chat = ann.connect(&room).await.welcome["chat"].clone();
    let chat = chat.as_array().unwrap();
    assert_eq!(chat.len(), 200, "the last lines");
    assert_eq!((&chat[0]["text"], &chat[199]["text"]), (&json!("line 10"), &json!("line 209")));
    assert_eq!(chat[0]["by"], json!({ "name": "Ann", "seat": 0 }));
}

#[tokio::test]
async fn people_point_and_draw() {
    let house = House::open().await;
    let (ann, bob) = (house.person().await, house.person().await);
    let room = ann.open_for_two(Some(QUIET)).await;
    let mut anns = ann.connect(&room).await;
    let mut bobs = bob.connect(&room).await;
    anns.done(json!({ "ask": "ping", "thing": "observatory" })).await;
    let ping = bobs.next("ping").await;
    assert_eq!((&ping["thing"], &ping["by"]["name"]), (&json!("observatory"), &json!("Ann")));
    assert_eq!(anns.refused(json!({ "ask": "ping", "thing": "<b>" })).await, "bad-message");

    let marks = json!([{ "mark": "ring", "thing": "observatory" }, { "mark": "arrow", "from": "watchtower", "to": "observatory" }]);
    anns.done(json!({ "ask": "draw", "marks": marks })).await;
    assert_eq!(bobs.next("drawn").await["marks"]["marks"], marks);
    anns.next("drawn").await;
    assert_eq!(bob.connect(&room).await.welcome["marks"][0]["marks"], marks, "who comes later sees it");
    let plan = json!([{ "mark": "ring", "thing": "G4", "about": "call-to-trade" }, { "mark": "arrow", "from": "G1", "to": "G4", "about": "fields-choked-with-growth" }]);
    anns.done(json!({ "ask": "draw", "marks": plan })).await;
    let drawn = bobs.next("drawn").await["marks"].clone();
    assert_eq!(
        (&drawn["marks"], &drawn["moves_made"]),
        (&plan, &json!(0)),
        "what is planned, and when it was"
    );
    anns.next("drawn").await;
    let many = vec![marks[0].clone(); 41];
    assert_eq!(anns.refused(json!({ "ask": "draw", "marks": many })).await, "too-much");
    let (long, markup) = ("a".repeat(65), "<b>".to_owned());
    for bad in [
        json!({ "mark": "ring", "thing": "A B" }),
        json!({ "mark": "arrow", "from": "G1", "to": "" }),
        json!({ "mark": "ring", "thing": "G4", "about": long }),
        json!({ "mark": "arrow", "from": "G1", "to": "G4", "about": markup }),
    ] {
        assert_eq!(anns.refused(json!({ "ask": "draw", "marks": [bad] })).await, "bad-message", "{bad}");
    }
    anns.done(json!({ "ask": "draw", "marks": [] })).await;
    assert_eq!(bob.connect(&room).await.welcome["marks"], json!([]));
}

#[tokio::test]
async fn the_same_people_play_the_same_game_once_more() {
    let house = House::open().await;
    let (ann, bob) = (house.person().await, house.person().await);
    let room = ann.open_for_two(Some(WON)).await;
    let mut bobs = bob.sit(&room, 1, "Bob").await;
    let mut anns = ann.connect(&room).await;
    let seed = anns.table["seed"].clone();
    assert!(seed.is_string(), "the game is over");
    anns.done(json!({ "ask": "rematch", "seed": "new" })).await;
    let next = bobs.next("rematch").await["room"].as_str().unwrap().to_owned();
    let old = ann.read(&room, "").await;
    let new = ann.read(&next, "").await;
    assert_eq!(old["rematch"], json!(next));
    assert_eq!(new["setup"], old["setup"]);
    assert_eq!(new["seats"][1]["holder"]["name"], "Bob");
    bobs.done(json!({ "ask": "rematch", "seed": "new" })).await;
    assert_eq!(bobs.next("rematch").await["room"], json!(next), "there is one next room for all");
    assert_eq!(ann.read(&next, "/history").await["log"], json!([]), "it begins anew");
}

#[tokio::test]
async fn the_same_deal_is_a_secret_until_the_game_is_over() {
    let house = House::open().await;
    let ann = house.person().await;
    let own = json!([{ "kind": "own" }, { "kind": "own" }]);
    let settings = json!({ "visibility": "link", "pause_seconds": 0 });
    let room = ann
        .open(json!({ "setup": [["players", "2"]], "seed": "77", "seats": own, "settings": settings }))
        .await;
    let mut socket = ann.connect(&room).await;
    assert_eq!(socket.refused(json!({ "ask": "rematch", "seed": "same" })).await, "not-over");
    let mut number = 0;
    while let Some((seat, action)) = socket.any_move(number * 31) {
        socket.play(seat, &action).await;
        number += 1;
    }
    assert_eq!(socket.table["seed"], "77");
    socket.done(json!({ "ask": "rematch", "seed": "same" })).await;
    let again = socket.next("rematch").await["room"].as_str().unwrap().to_owned();
    let log = ann.read(&room, "/history").await["log"].clone();
    let mut repeated = ann.connect(&again).await;
    for entry in log.as_array().unwrap() {
        let seat = entry["seat"].as_u64().unwrap() as u8;
        repeated.play(seat, entry["action"]["move"].as_str().unwrap()).await;
    }
    assert_eq!(ann.read(&again, "/history").await["log"], log, "the same moves bring the same cards");
}

#[tokio::test]
async fn a_position_is_dealt_anew_for_another_game() {
    let house = House::open().await;
    let ann = house.person().await;
    let file = crate::positions::BEFORE_DRAW;
    let room = ann.open_for_two(Some(file)).await;
    let mut drawn = std::collections::BTreeSet::new();
    let mut next = room;
    for _ in 0..30 {
        let mut socket = ann.connect(&next).await;
        socket.play(0, "draw").await;
        drawn.insert(ann.read(&next, "/history").await["log"][0]["events"].to_string());
        socket.done(json!({ "ask": "rematch", "seed": "new" })).await;
        let Value::String(room) = socket.next("rematch").await["room"].clone() else { panic!("no room") };
        next = room;
    }
    assert!(drawn.len() >= 4, "30 new games draw only {drawn:?}");
}
