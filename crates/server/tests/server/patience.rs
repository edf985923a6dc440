//! Those who do not listen, and those who say nothing.

use std::time::Duration;

use serde_json::json;

use crate::client::{Person, Socket};
use crate::house::House;
use crate::positions::QUIET;

/// How many look on, once there are so many or after a while.
async fn spectators(person: &Person, room: &str, wanted: u64) -> u64 {
    for _ in 0..100 {
        if person.read(room, "").await["spectators"] == wanted {
            return wanted;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    person.read(room, "").await["spectators"].as_u64().unwrap()
}

/// Draws as much as one may.
async fn draw_much(socket: &mut Socket) {
    let thing = "x".repeat(60);
    let marks: Vec<_> = (0..40).map(|_| json!({ "mark": "arrow", "from": thing, "to": thing })).collect();
    socket.done(json!({ "ask": "draw", "marks": marks })).await;
    socket.told_so_far().await;
}

#[tokio::test]
async fn whoever_does_not_listen_is_cut_off_and_nobody_waits_for_them() {
    let house = House::open().await;
    let (ann, eve) = (house.person().await, house.person().await);
    let room = ann.open_for_two(Some(QUIET)).await;
    let mut anns = ann.connect(&room).await;
    let _deaf = eve.connect(&room).await;
    assert_eq!(spectators(&ann, &room, 1).await, 1);
    for _ in 0..4_000 {
        draw_much(&mut anns).await;
        anns.heard.clear();
        if ann.read(&room, "").await["spectators"] == 0 {
            break;
        }
    }
    assert_eq!(spectators(&ann, &room, 0).await, 0, "what is not heard piles up for ever");
    let mut back = eve.connect(&room).await;
    back.done(json!({ "ask": "alive" })).await;
}

#[tokio::test]
async fn a_connection_that_says_nothing_is_closed() {
    let house = House::with(|config| config.silence_seconds = 1).await;
    let (ann, eve) = (house.person().await, house.person().await);
    let room = ann.open_for_two(Some(QUIET)).await;
    let (mut anns, mut eves) = (ann.connect(&room).await, eve.connect(&room).await);
    for _ in 0..8 {
        tokio::time::sleep(Duration::from_millis(400)).await;
        anns.done(json!({ "ask": "alive" })).await;
    }
    while eves.read().await.is_some() {}
    assert_eq!(spectators(&ann, &room, 0).await, 0);
    anns.done(json!({ "ask": "alive" })).await;
}
