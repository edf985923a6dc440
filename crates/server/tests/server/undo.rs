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

fn agree(yes: bool) -> Value {
    json!({ "ask": "agree", "yes": yes })
}

/// Waits until something is proposed of which this is true.
async fn proposed(socket: &mut Socket, wanted: impl Fn(&Value) -> bool) -> Value {
    loop {
        let proposal = socket.next("proposal").await["proposal"].clone();
        if proposal.is_object() && wanted(&proposal) {
            return proposal;
        }
    }
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
    let mut made = Vec::new();
    for _ in 0..2 {
        let (seat, action) = two.anns.any_move(0).unwrap();
        two.anns.play(seat, &action).await;
        made.push(action);
    }
    assert_eq!(two.anns.table["free_undos"], 2);
    two.bobs.told_so_far().await;
    let mut undo = two.anns.to_undo(1);
    undo["sure"] = json!(false);
    two.anns.done(undo).await;
    let update = two.bobs.next("update").await;
    assert_eq!((&update["keep"], &update["log"]), (&json!(0), &json!([])));
    assert_eq!(update["table"], before);
    let told = &update["taken_back"];
    assert_eq!(told["by"], json!({ "name": "Ann", "seat": 0 }));
    assert_eq!((&told["count"], &told["left"], &told["redealt"]), (&json!(2), &json!(0), &json!(false)));
    let named: Vec<_> =
        told["moves"].as_array().unwrap().iter().map(|each| &each["action"]["move"]).collect();
    assert_eq!(named, made.iter().collect::<Vec<_>>());
    for number in [0, 1, 9] {
        assert_eq!(two.anns.refused(two.anns.to_undo(number)).await, "nothing-to-undo");
    }
}

#[tokio::test]
async fn what_revealed_something_is_taken_back_only_if_all_agree() {
    let house = House::open().await;
    let mut two = two(&house, BEFORE_DRAW).await;
    two.anns.play(0, "draw").await;
    let drawn = last_events(&two).await;
    let after = two.anns.table.clone();
    let mut undo = two.anns.to_undo(1);
    undo["sure"] = json!(false);
    let answer = two.anns.ask(undo).await;
    let plan = json!({ "takes": [1], "needs": [1], "revealed": true, "redeals": false });
    assert_eq!((&answer["tell"], &answer["plan"]), (&json!("undo-planned"), &plan));
    assert!(!two.bobs.was_told("proposal").await, "who is not sure bothers nobody");

    two.anns.done(two.anns.to_undo(1)).await;
    let proposal = two.bobs.next("proposal").await["proposal"].clone();
    let by = json!({ "name": "Ann", "seat": 0 });
    assert_eq!(proposal, json!({ "by": by, "takes": [1], "agreed": [0], "open": [1], "left_ms": null }));
    assert_eq!(two.ann.read(&two.room, "/history").await["table"], after, "nothing has happened yet");

    two.bobs.done(agree(false)).await;
    two.anns.told_so_far().await;
    assert_eq!(two.bobs.next("proposal").await["proposal"], Value::Null);
    assert_eq!(two.bobs.refused(agree(true)).await, "nothing-open");
    assert_eq!(two.ann.read(&two.room, "/history").await["table"], after, "it was turned down");

    two.bobs.done(two.bobs.to_undo(1)).await;
    two.bobs.done(agree(true)).await;
    assert_eq!(two.ann.read(&two.room, "/history").await["table"], after, "one's own consent is not enough");
    two.anns.done(agree(true)).await;
    assert_eq!(two.anns.made(), 0);

    two.anns.told_so_far().await;
    two.anns.play(0, "draw").await;
    assert_eq!(last_events(&two).await, drawn, "the same card lies on top");
}

#[tokio::test]
async fn a_move_that_would_go_too_overtakes_a_proposal() {
    let house = House::open().await;
    let mut two = two(&house, BEFORE_DRAW).await;
    two.anns.play(0, "draw").await;
    two.bobs.told_so_far().await;
    two.bobs.done(two.bobs.to_undo(1)).await;
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
    two.anns.done(two.anns.to_undo(1)).await;
    two.bobs.done(json!({ "ask": "stand", "seat": 1 })).await;
    two.anns.told_so_far().await;
    assert_eq!(two.anns.made(), 0);
}

#[tokio::test]
async fn who_has_been_away_for_long_need_not_agree() {
    let house = House::with(|config| config.absent_seconds = 2).await;
    let mut two = two(&house, BEFORE_DRAW).await;
    two.anns.play(0, "draw").await;
    two.anns.done(two.anns.to_undo(1)).await;
    two.anns.told_so_far().await;
    two.bobs.close().await;
    let proposal = proposed(&mut two.anns, |proposal| proposal["left_ms"].is_u64()).await;
    let left = proposal["left_ms"].as_u64().unwrap();
    assert_eq!(proposal["open"], json!([1]));
    assert!(left <= 2000, "{left}");
    assert_eq!(two.anns.made(), 1, "not at once");
    assert_eq!(two.anns.next("update").await["keep"], 0);

    two.anns.play(0, "draw").await;
    let mut undo = two.anns.to_undo(1);
    undo["sure"] = json!(false);
    let answer = two.anns.ask(undo).await;
    assert_eq!(answer["plan"]["needs"], json!([]), "by now nobody has to be waited for");
    two.anns.done(two.anns.to_undo(1)).await;
    assert_eq!(two.anns.made(), 0);
}

#[tokio::test]
async fn who_comes_back_in_time_is_asked() {
    let house = House::with(|config| config.absent_seconds = 3600).await;
    let (ann, bob) = (house.person().await, house.person().await);
    let room = ann.open_for_two(Some(BEFORE_DRAW)).await;
    let mut anns = ann.connect(&room).await;
    bob.sit(&room, 1, "Bob").await.close().await;
    anns.play(0, "draw").await;
    anns.done(anns.to_undo(1)).await;
    let away = proposed(&mut anns, |proposal| proposal["left_ms"].is_u64()).await;
    assert!(away["left_ms"].as_u64().unwrap() > 3_000_000);
    let mut bobs = bob.connect(&room).await;
    assert_eq!(bobs.welcome["proposal"]["left_ms"], Value::Null);
    proposed(&mut anns, |proposal| proposal["left_ms"].is_null()).await;
    bobs.done(agree(true)).await;
    anns.told_so_far().await;
    assert_eq!(anns.made(), 0);
}

#[tokio::test]
async fn bots_do_not_vote() {
    let house = House::open().await;
    let ann = house.person().await;
    let seats = json!([{ "kind": "own" }, { "kind": "bot", "bot": "heuristic" }]);
    let room = ann.open(json!({ "file": BEFORE_DRAW, "seats": seats })).await;
    let mut socket = ann.connect(&room).await;
    socket.play(0, "draw").await;
    socket.done(socket.to_undo(1)).await;
    assert_eq!(socket.made(), 0);
}

#[tokio::test]
async fn one_person_with_all_seats_takes_back_the_last_step_whoever_made_it() {
    let house = House::open().await;
    let ann = house.person().await;
    let own = json!([{ "kind": "own" }, { "kind": "own" }]);
    let room = ann.open(json!({ "setup": [["players", "2"]], "seed": "3", "seats": own })).await;
    let mut socket = ann.connect(&room).await;
    let mut states = Vec::new();
    for number in 0..12 {
        states.push(socket.table.clone());
        let (seat, action) = socket.any_move(number * 11).unwrap();
        socket.play(seat, &action).await;
    }
    for before in states.iter().rev() {
        socket.done(socket.to_undo(socket.made())).await;
        assert_eq!(&socket.table, before);
    }
}
