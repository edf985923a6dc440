//! The programs at the table.

use serde_json::{Value, json};

use crate::house::House;
use crate::positions::QUIET;

#[tokio::test]
async fn one_person_and_three_bots_play_to_the_end() {
    let house = House::open().await;
    let ann = house.person().await;
    let (heuristic, random) =
        (json!({ "kind": "bot", "bot": "heuristic" }), json!({ "kind": "bot", "bot": "random" }));
    let room = ann
        .open(json!({
            "setup": [["players", "4"]], "seats": [{ "kind": "own" }, heuristic, random, heuristic],
            "settings": { "visibility": "link", "pause_seconds": 0 },
        }))
        .await;
    let mut socket = ann.connect(&room).await;
    let mut number = 0;
    while socket.table["status"]["result"] == "playing" {
        number += 1;
        assert!(number < 3000, "the game ends");
        match socket.any_move(number * 17) {
            // A bot may be quicker than oneself.
            Some((seat, action)) => {
                socket.ask(socket.to_play(seat, &action)).await;
            }
            None => drop(socket.next("update").await),
        }
    }
    let log = ann.read(&room, "/history").await["log"].clone();
    let seats: std::collections::BTreeSet<u64> =
        log.as_array().unwrap().iter().map(|entry| entry["seat"].as_u64().unwrap()).collect();
    assert!(seats.len() > 1, "the game did not end before a bot had its turn");
}

#[tokio::test]
async fn a_bot_takes_over_a_seat_and_gives_it_back() {
    let house = House::open().await;
    let (ann, bob) = (house.person().await, house.person().await);
    let room = ann.open_for_two(Some(QUIET)).await;
    let mut anns = ann.connect(&room).await;
    let mut bobs = bob.sit(&room, 1, "Bob").await;
    anns.done(json!({ "ask": "seat-bot", "seat": 0, "bot": "heuristic" })).await;
    let update = bobs.next("update").await;
    assert_eq!(update["log"][0]["seat"], 0, "the bot plays the seat");
    assert_eq!(anns.refused(json!({ "ask": "sit", "seat": 0 })).await, "seat-taken");
    anns.done(json!({ "ask": "unseat-bot", "seat": 0 })).await;
    let seats = ann.read(&room, "").await["seats"].clone();
    assert_eq!((&seats[0]["own"], &seats[0]["holder"]["kind"]), (&json!(true), &json!("person")));
    let made = ann.read(&room, "/history").await["table"]["moves_made"].clone();
    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    assert_eq!(ann.read(&room, "/history").await["table"]["moves_made"], made, "no bot plays any more");
    assert_eq!(bobs.refused(json!({ "ask": "unseat-bot", "seat": 0 })).await, "seat-taken");
    assert_eq!(bobs.refused(json!({ "ask": "seat-bot", "seat": 0, "bot": "random" })).await, "not-your-seat");
}

#[tokio::test]
async fn bots_go_on_while_nobody_looks() {
    let house = House::open().await;
    let ann = house.person().await;
    let bots = vec![json!({ "kind": "bot", "bot": "random" }); 2];
    let room = ann.open(json!({ "setup": [["players", "2"]], "seats": bots })).await;
    let mut status = Value::Null;
    for _ in 0..400 {
        status = ann.read(&room, "/history").await["table"]["status"]["result"].clone();
        if status != "playing" {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    assert_ne!(status, "playing");
}
