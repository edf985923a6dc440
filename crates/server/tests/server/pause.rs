//! The pause before a draw in which others can still play a card.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::client::Socket;
use crate::house::House;
use crate::positions::{BEFORE_DRAW, OTHER_HOLDS_CARDS};
use crate::together::both_about_to_gain;

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
    json!({ "ask": "play", "seat": 0, "move": "draw", "seen": 1 })
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
async fn a_card_played_before_the_draw_leaves_it_announced_with_its_deadline() {
    let house = House::open().await;
    let (mut anns, mut bobs) = table(&house, OTHER_HOLDS_CARDS, 20).await;
    let id = anns.send(draw()).await;
    let before = announced(&mut bobs).await["left_ms"].as_u64().unwrap();
    bobs.play(1, "sandbags observatory").await;
    let pause = announced(&mut bobs).await;
    assert_eq!((&pause["seat"], &pause["may_wait"]), (&json!(0), &json!([1])), "the Helicopter Lift is left");
    assert!(pause["left_ms"].as_u64().unwrap() <= before, "it is not put off");
    bobs.done(ask("go-on")).await;
    assert_eq!(anns.answer(id).await.unwrap()["tell"], "done");
    anns.told_so_far().await;
    assert_eq!(anns.made(), 2);
}

#[tokio::test]
async fn a_draw_that_means_something_else_by_now_is_called_off() {
    let house = House::open().await;
    let (mut anns, mut bobs) = table(&house, OTHER_HOLDS_CARDS, 20).await;
    bobs.play(1, "sandbags observatory").await;
    let id = anns.send(draw()).await;
    announced(&mut bobs).await;
    bobs.done(bobs.to_undo(1)).await;
    let answer = anns.answer(id).await.unwrap();
    assert_eq!(answer["refusal"]["code"], "late", "moves were taken back");
    assert_eq!(bobs.next("pause").await["pause"], Value::Null);
    anns.told_so_far().await;
    assert_eq!(anns.made(), 0);
}

#[tokio::test]
async fn wait_called_again_and_again_does_not_hold_the_draw_any_longer() {
    let house = House::with(|config| config.longest_wait_seconds = 2).await;
    let (mut anns, mut bobs) = table(&house, OTHER_HOLDS_CARDS, 1).await;
    let id = anns.send(draw()).await;
    announced(&mut bobs).await;
    let held = Instant::now();
    let mut last = u64::MAX;
    while held.elapsed() < Duration::from_millis(1500) {
        bobs.done(ask("wait")).await;
        let left = announced(&mut bobs).await["left_ms"].as_u64().unwrap();
        assert!(left <= last, "{left} after {last}");
        last = left;
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    assert!(last < 1900, "time has passed: {last} ms are left");
    assert_eq!(anns.answer(id).await.unwrap()["tell"], "done", "the draw is made");
}

#[tokio::test]
async fn a_game_without_reactions_announces_nothing() {
    let house = House::open().await;
    let (ann, _, [mut anns, mut bobs]) = both_about_to_gain(&house).await;
    assert_eq!(anns.welcome["room"]["settings"]["pause_seconds"], 4, "whatever the settings say");
    assert_eq!(anns.welcome["room"]["reactions"], false);
    assert!(bobs.any_move(0).is_some(), "another could move now");
    anns.play(0, "minor").await;
    assert_eq!(anns.table["free_undos"], 0, "cards are shown");
    assert!(!bobs.was_told("pause").await);

    let games = ann.get("/api/games").await.json();
    let reactions = |id: &str| {
        let found = games.as_array().unwrap().iter().find(|game| game["id"] == id);
        found.unwrap()["reactions"].clone()
    };
    let told = ["forbidden-island", "ghost-stories", "spirit-island"].map(reactions);
    assert_eq!(told, [json!(true), json!(false), json!(false)]);
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
