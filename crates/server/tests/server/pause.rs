//! The pause before a draw in which others can still play a card.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::client::Socket;
use crate::house::House;
use crate::positions::{BEFORE_DRAW, OTHER_HOLDS_CARDS};

/// Ann is about to draw, Bob holds special cards; a draw is announced for so many seconds.
async fn table(house: &House, file: &str, seconds: u8) -> (Socket, Socket) {
    let (ann, bob) = (house.person().await, house.person().await);
    let room = ann
        .open(json!({
            "file": file, "seats": [{ "kind": "own" }],
            "settings": { "visibility": "link", "pause_seconds": seconds },
        }))
        .await;
    (ann.connect(&room).await, bob.sit(&room, 1, "Bob").await)
}

fn draw() -> Value {
    json!({ "ask": "play", "seat": 0, "move": "draw", "at": 0 })
}

fn ask(what: &str) -> Value {
    json!({ "ask": what })
}

/// Waits until a draw is announced.
async fn announced(socket: &mut Socket) -> Value {
    loop {
        let pause = socket.next("pause").await["pause"].clone();
        if !pause.is_null() {
            return pause;
        }
    }
}

#[tokio::test]
async fn a_draw_is_announced_to_who_could_play_a_card_and_made_when_time_is_up() {
    let house = House::open().await;
    let (mut anns, mut bobs) = table(&house, OTHER_HOLDS_CARDS, 1).await;
    let began = Instant::now();
    let id = anns.send(draw()).await;
    let pause = announced(&mut bobs).await;
    assert_eq!(
        (&pause["seat"], &pause["move"], &pause["held_by"]),
        (&json!(0), &json!("draw"), &Value::Null)
    );
    assert_eq!(pause["may_wait"], json!([1]));
    assert!(pause["left_ms"].as_u64().unwrap() > 0);
    assert_eq!(anns.refused(ask("wait")).await, "nothing-open", "who draws holds nothing back");
    assert_eq!(anns.refused(ask("go-on")).await, "nothing-open");
    assert_eq!(anns.answer(id).await.unwrap()["tell"], "done");
    assert!(began.elapsed() >= Duration::from_secs(1));
    assert_eq!(anns.made(), 1);
    bobs.next("update").await;
    assert_eq!(bobs.next("pause").await["pause"], Value::Null);
}

#[tokio::test]
async fn wait_holds_the_draw_until_go_on() {
    let house = House::open().await;
    let (mut anns, mut bobs) = table(&house, OTHER_HOLDS_CARDS, 1).await;
    let id = anns.send(draw()).await;
    announced(&mut bobs).await;
    bobs.done(ask("wait")).await;
    anns.next("pause").await;
    let held = anns.next("pause").await["pause"].clone();
    assert_eq!(held["held_by"], "Bob");
    let again = anns.send(draw()).await;
    assert_eq!(anns.answer(id).await.unwrap()["refusal"]["code"], "late", "the second request replaces it");
    tokio::time::sleep(Duration::from_millis(1300)).await;
    anns.told_so_far().await;
    assert_eq!(anns.made(), 0, "asking again does not undo a wait");
    bobs.done(ask("go-on")).await;
    assert_eq!(anns.answer(again).await.unwrap()["tell"], "done");
    assert_eq!(anns.made(), 1);
    assert_eq!(bobs.refused(ask("go-on")).await, "nothing-open");
    assert_eq!(bobs.refused(ask("wait")).await, "nothing-open");
}

#[tokio::test]
async fn playing_a_card_comes_before_the_draw() {
    let house = House::open().await;
    let (mut anns, mut bobs) = table(&house, OTHER_HOLDS_CARDS, 20).await;
    let id = anns.send(draw()).await;
    announced(&mut bobs).await;
    bobs.play(1, "sandbags observatory").await;
    let answer = anns.answer(id).await.unwrap();
    assert_eq!((&answer["tell"], &answer["refusal"]["code"]), (&json!("refused"), &json!("late")));
    anns.told_so_far().await;
    assert_eq!(anns.made(), 1);
    let id = anns.send(json!({ "ask": "play", "seat": 0, "move": "draw", "at": 1 })).await;
    announced(&mut bobs).await;
    bobs.done(ask("go-on")).await;
    assert_eq!(anns.answer(id).await.unwrap()["tell"], "done");
}

#[tokio::test]
async fn there_is_no_pause_where_nobody_needs_one() {
    let house = House::open().await;
    for (file, seconds) in [(BEFORE_DRAW, 20), (OTHER_HOLDS_CARDS, 0)] {
        let (mut anns, mut bobs) = table(&house, file, seconds).await;
        anns.done(draw()).await;
        assert!(!bobs.was_told("pause").await);
        assert_eq!(bobs.made(), 1);
    }
}
