//! Who may free a seat, take over from a bot, and decide for the table.

use std::time::Duration;

use serde_json::{Value, json};

use crate::client::{Person, Socket};
use crate::house::House;
use crate::positions::QUIET;

fn about(ask: &str, seat: u8) -> Value {
    json!({ "ask": ask, "seat": seat })
}

fn bot(seat: u8) -> Value {
    json!({ "ask": "seat-bot", "seat": seat, "bot": "random" })
}

async fn holder(person: &Person, room: &str, seat: usize) -> Value {
    person.read(room, "").await["seats"][seat]["holder"]["kind"].clone()
}

/// Ann and Bob sit; bots think for ever.
async fn two(house: &House) -> (Person, Person, String, Socket, Socket) {
    let (ann, bob) = (house.person().await, house.person().await);
    let room = ann.open_for_two(Some(QUIET)).await;
    let bobs = bob.sit(&room, 1, "Bob").await;
    let anns = ann.connect(&room).await;
    (ann, bob, room, anns, bobs)
}

#[tokio::test]
async fn strangers_do_not_take_the_seats_of_bots() {
    let house = House::with(|config| config.bot_thinks_ms = 1_000_000).await;
    let (ann, _bob, room, mut anns, mut bobs) = two(&house).await;
    bobs.done(bot(1)).await;
    let mut eves = house.person().await.connect(&room).await;
    for ask in
        [about("unseat-bot", 1), about("free-seat", 1), bot(1), about("stand", 1), about("free-seat", 0)]
    {
        let refused = eves.refused(ask.clone()).await;
        assert!(["not-seated", "not-your-seat"].contains(&refused.as_str()), "{ask}: {refused}");
    }
    let settings = json!({ "ask": "settings", "settings": { "visibility": "public", "pause_seconds": 30 } });
    assert_eq!(eves.refused(settings).await, "not-seated");
    assert_eq!(holder(&ann, &room, 1).await, "bot");
    // Those who sit decide: the seat of a bot becomes free, and then anybody may have it.
    anns.done(about("free-seat", 1)).await;
    assert_eq!(holder(&ann, &room, 1).await, "free");
    eves.done(about("sit", 1)).await;
}

#[tokio::test]
async fn whoever_let_a_bot_play_gets_the_seat_back() {
    let mut house = House::with(|config| config.bot_thinks_ms = 1_000_000).await;
    let (mut ann, mut bob, room, _anns, mut bobs) = two(&house).await;
    bobs.done(bot(1)).await;
    assert_eq!(bob.read(&room, "").await["seats"][1]["stands_in"], true);
    assert_eq!(ann.read(&room, "").await["seats"][1]["stands_in"], false);
    house.restart([&mut ann, &mut bob]).await;
    let mut bobs = bob.connect(&room).await;
    bobs.done(about("unseat-bot", 1)).await;
    assert_eq!(bob.read(&room, "").await["seats"][1]["own"], true);
}

#[tokio::test]
async fn where_nobody_sits_anybody_may_take_over_from_a_bot() {
    let house = House::with(|config| config.bot_thinks_ms = 1_000_000).await;
    let ann = house.person().await;
    let bots = vec![json!({ "kind": "bot", "bot": "random" }); 2];
    let room = ann.open(json!({ "setup": [["players", "2"]], "seats": bots })).await;
    let mut eves = house.person().await.connect(&room).await;
    eves.done(about("unseat-bot", 0)).await;
    let mut others = house.person().await.connect(&room).await;
    assert_eq!(others.refused(about("unseat-bot", 1)).await, "not-seated");
}

#[tokio::test]
async fn the_seat_of_somebody_who_is_there_or_has_just_left_is_theirs() {
    let house = House::open().await;
    let (ann, bob, room, mut anns, bobs) = two(&house).await;
    for ask in [about("free-seat", 1), bot(1), about("stand", 1)] {
        assert_eq!(anns.refused(ask).await, "not-your-seat");
    }
    bobs.close().await;
    for ask in [about("free-seat", 1), bot(1)] {
        assert_eq!(anns.refused(ask).await, "not-your-seat", "Bob has only just left");
    }
    assert_eq!(ann.read(&room, "").await["seats"][1]["abandoned"], false);
    assert_eq!(bob.read(&room, "").await["seats"][1]["own"], true);
}

/// Waits until everybody is told that a seat is abandoned.
async fn abandoned(socket: &mut Socket, seat: usize) {
    tokio::time::timeout(Duration::from_secs(20), async {
        while socket.next("room").await["room"]["seats"][seat]["abandoned"] != true {}
    })
    .await
    .expect("those who wait are told");
}

#[tokio::test]
async fn somebody_who_stays_away_can_be_replaced_by_those_who_sit() {
    let house = House::with(|config| config.absent_seconds = 0).await;
    for ask in [about("free-seat", 1), bot(1)] {
        let (ann, bob, room, mut anns, bobs) = two(&house).await;
        let mut eves = house.person().await.connect(&room).await;
        bobs.close().await;
        abandoned(&mut anns, 1).await;
        assert_eq!(eves.refused(ask.clone()).await, "not-seated", "that is for those who sit");
        anns.done(ask).await;
        assert_ne!(holder(&ann, &room, 1).await, "person");
        assert_eq!(bob.read(&room, "").await["seats"][1]["own"], false);
    }
}

#[tokio::test]
async fn whoever_comes_back_in_time_keeps_the_seat() {
    let house = House::with(|config| config.absent_seconds = 0).await;
    let (ann, bob, room, mut anns, bobs) = two(&house).await;
    bobs.close().await;
    abandoned(&mut anns, 1).await;
    let _bobs = bob.connect(&room).await;
    assert_eq!(anns.refused(about("free-seat", 1)).await, "not-your-seat");
    assert_eq!(ann.read(&room, "").await["seats"][1]["abandoned"], false);
}
