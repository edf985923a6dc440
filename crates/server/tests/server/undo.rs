//! Taking moves back.

use serde_json::{Value, json};

use crate::client::{Person, Socket};
use crate::house::House;
use crate::positions::{BEFORE_DRAW, QUIET};

struct Two {
    room: String,
    ann: Person,
    anns: Socket,
    bobs: Socket,
}

async fn two(house: &House, file: &str) -> Two {
    let (ann, bob) = (house.person().await, house.person().await);
    let room = ann.open_for_two(Some(file)).await;
    let (anns, bobs) = (ann.connect(&room).await, bob.sit(&room, 1, "Bob").await);
    Two { room, ann, anns, bobs }
}

fn undo(to: u32) -> Value {
    json!({ "ask": "undo", "to": to })
}

fn agree(yes: bool) -> Value {
    json!({ "ask": "agree", "yes": yes })
}

/// What the last move brought.
async fn last_events(two: &Two) -> Value {
    let history = two.ann.read(&two.room, "/history").await;
    history["log"].as_array().unwrap().last().unwrap()["events"].clone()
}

#[tokio::test]
async fn what_revealed_nothing_is_taken_back_by_one_tap() {
    let house = House::open().await;
    let mut two = two(&house, QUIET).await;
    let before = two.anns.table.clone();
    for _ in 0..2 {
        let (seat, action) = two.anns.any_move(0).unwrap();
        two.anns.play(seat, &action).await;
    }
    assert_eq!(two.anns.table["free_undos"], 2);
    two.bobs.told_so_far().await;
    two.anns.done(undo(0)).await;
    let update = two.bobs.next("update").await;
    assert_eq!((&update["keep"], &update["log"]), (&json!(0), &json!([])));
    assert_eq!(update["table"], before);
    assert_eq!(two.anns.refused(undo(0)).await, "nothing-to-undo");
    assert_eq!(two.anns.refused(undo(9)).await, "nothing-to-undo");
}

#[tokio::test]
async fn what_revealed_something_is_taken_back_only_if_all_agree() {
    let house = House::open().await;
    let mut two = two(&house, BEFORE_DRAW).await;
    two.anns.play(0, "draw").await;
    let drawn = last_events(&two).await;
    let after = two.anns.table.clone();
    two.anns.done(undo(0)).await;
    let proposal = two.bobs.next("proposal").await["proposal"].clone();
    assert_eq!(proposal, json!({ "by": "Ann", "to": 0, "agreed": [0], "open": [1] }));
    assert_eq!(two.ann.read(&two.room, "/history").await["table"], after, "nothing has happened yet");

    two.bobs.done(agree(false)).await;
    two.anns.told_so_far().await;
    assert_eq!(two.bobs.next("proposal").await["proposal"], Value::Null);
    assert_eq!(two.bobs.refused(agree(true)).await, "nothing-open");
    assert_eq!(two.ann.read(&two.room, "/history").await["table"], after, "it was turned down");

    two.bobs.done(undo(0)).await;
    two.bobs.done(agree(true)).await;
    assert_eq!(two.ann.read(&two.room, "/history").await["table"], after, "one's own consent is not enough");
    two.anns.done(agree(true)).await;
    assert_eq!(two.anns.made(), 0);

    two.anns.told_so_far().await;
    two.anns.play(0, "draw").await;
    assert_eq!(last_events(&two).await, drawn, "the same card lies on top");
}

#[tokio::test]
async fn a_move_overtakes_a_proposal() {
    let house = House::open().await;
    let mut two = two(&house, BEFORE_DRAW).await;
    two.anns.play(0, "draw").await;
    two.bobs.done(undo(0)).await;
    two.anns.told_so_far().await;
    two.anns.play(0, "draw").await;
    assert_eq!(two.anns.refused(agree(true)).await, "nothing-open");
    assert_eq!(two.anns.made(), 2);
}

#[tokio::test]
async fn who_leaves_need_no_longer_agree() {
    let house = House::open().await;
    let mut two = two(&house, BEFORE_DRAW).await;
    two.anns.play(0, "draw").await;
    two.anns.done(undo(0)).await;
    two.bobs.done(json!({ "ask": "stand", "seat": 1 })).await;
    two.anns.told_so_far().await;
    assert_eq!(two.anns.made(), 0);
}

#[tokio::test]
async fn bots_do_not_vote() {
    let house = House::open().await;
    let ann = house.person().await;
    let seats = json!([{ "kind": "own" }, { "kind": "bot", "bot": "heuristic" }]);
    let room = ann.open(json!({ "file": BEFORE_DRAW, "seats": seats })).await;
    let mut socket = ann.connect(&room).await;
    socket.play(0, "draw").await;
    socket.done(undo(0)).await;
    assert_eq!(socket.made(), 0);
}
