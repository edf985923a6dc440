//! What-ifs: games that branch off and are thrown away.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::client::{Person, Socket};
use crate::house::House;
use crate::positions::BEFORE_DRAW;

async fn table(house: &House) -> (Person, String, Socket, Socket) {
    let (ann, bob) = (house.person().await, house.person().await);
    let room = ann.open_for_two(Some(BEFORE_DRAW)).await;
    let (anns, bobs) = (ann.connect(&room).await, bob.sit(&room, 1, "Bob").await);
    (ann, room, anns, bobs)
}

/// Begins a what-if and tells how it stands.
async fn begin(socket: &mut Socket, at: u32, shared: bool) -> Value {
    socket.done(json!({ "ask": "branch", "at": at, "shared": shared })).await;
    socket.next("branch").await["branch"].clone()
}

async fn play(socket: &mut Socket, branch: &Value, seat: u8, action: &str) -> Value {
    socket.done(json!({ "ask": "branch-play", "branch": branch["id"], "seat": seat, "move": action })).await;
    socket.next("branch").await["branch"].clone()
}

#[tokio::test]
async fn a_private_what_if_is_ones_own_and_leaves_the_game_alone() {
    let house = House::open().await;
    let (ann, room, mut anns, mut bobs) = table(&house).await;
    let before = ann.read(&room, "/history").await;
    let mut branch = begin(&mut anns, 0, false).await;
    assert_eq!((&branch["by"], &branch["own"], &branch["at"]), (&json!("Ann"), &json!(true), &json!(0)));
    for _ in 0..2 {
        branch = play(&mut anns, &branch, 0, "draw").await;
    }
    assert_eq!(branch["log"].as_array().unwrap().len(), 2);
    while branch["moves"][0]["seat"] == 0 {
        let action = branch["moves"][0]["moves"][0]["move"].as_str().unwrap().to_owned();
        branch = play(&mut anns, &branch, 0, &action).await;
    }
    assert_eq!(branch["moves"][0]["seat"], 1, "one plays for everybody");
    let action = branch["moves"][0]["moves"][0]["move"].as_str().unwrap().to_owned();
    branch = play(&mut anns, &branch, 1, &action).await;
    assert!(!bobs.was_told("branch").await, "nobody else sees it");
    let foreign = json!({ "ask": "preview", "seat": 0, "move": "draw", "branch": branch["id"] });
    assert_eq!(bobs.refused(foreign).await, "no-such-branch");
    assert_eq!(ann.read(&room, "/history").await, before);
    assert_eq!(ann.connect(&room).await.welcome["branches"][0]["id"], branch["id"]);

    anns.done(json!({ "ask": "branch-undo", "branch": branch["id"], "to": 1 })).await;
    assert_eq!(anns.next("branch").await["branch"]["log"].as_array().unwrap().len(), 1);
    assert_eq!(
        anns.refused(json!({ "ask": "branch-undo", "branch": branch["id"], "to": 1 })).await,
        "nothing-to-undo"
    );
    anns.done(json!({ "ask": "branch-drop", "branch": branch["id"] })).await;
    assert_eq!(anns.next("branch-gone").await["branch"], branch["id"]);
    assert!(!bobs.was_told("branch-gone").await);
    assert_eq!(anns.refused(json!({ "ask": "branch-drop", "branch": branch["id"] })).await, "no-such-branch");
    assert_eq!(anns.refused(json!({ "ask": "branch", "at": 1, "shared": false })).await, "bad-message");
}

#[tokio::test]
async fn a_shared_what_if_is_seen_by_all_and_played_by_one() {
    let house = House::open().await;
    let (_ann, _room, mut anns, mut bobs) = table(&house).await;
    let branch = begin(&mut anns, 0, true).await;
    let seen = bobs.next("branch").await["branch"].clone();
    assert_eq!((&seen["own"], &seen["moves"], &seen["table"]), (&json!(false), &json!([]), &branch["table"]));
    for ask in [
        json!({ "ask": "branch-play", "branch": branch["id"], "seat": 0, "move": "draw" }),
        json!({ "ask": "branch-undo", "branch": branch["id"], "to": 0 }),
        json!({ "ask": "branch-share", "branch": branch["id"], "shared": false }),
        json!({ "ask": "branch-drop", "branch": branch["id"] }),
    ] {
        assert_eq!(bobs.refused(ask).await, "no-such-branch");
    }
    play(&mut anns, &branch, 0, "draw").await;
    assert_eq!(bobs.next("branch").await["branch"]["log"].as_array().unwrap().len(), 1);
    anns.done(json!({ "ask": "branch-share", "branch": branch["id"], "shared": false })).await;
    assert_eq!(bobs.next("branch-gone").await["branch"], branch["id"]);
    anns.done(json!({ "ask": "branch-share", "branch": branch["id"], "shared": true })).await;
    assert_eq!(bobs.next("branch").await["branch"]["id"], branch["id"]);
    anns.close().await;
    assert_eq!(bobs.next("branch-gone").await["branch"], branch["id"], "it goes with its owner");
}

#[tokio::test]
async fn what_is_hidden_is_dealt_anew_in_every_what_if() {
    let house = House::open().await;
    let (_ann, _room, mut anns, _bobs) = table(&house).await;
    let mut drawn = BTreeSet::new();
    for _ in 0..40 {
        let branch = begin(&mut anns, 0, false).await;
        drawn.insert(play(&mut anns, &branch, 0, "draw").await["log"][0]["events"].to_string());
    }
    assert!(drawn.len() >= 4, "40 what-ifs draw only {drawn:?}");
}

#[tokio::test]
async fn onlookers_have_only_so_many_what_ifs_and_leave_room_for_those_who_sit() {
    let house = House::open().await;
    let (_, room, mut anns, mut bobs) = table(&house).await;
    let ask = || json!({ "ask": "branch", "at": 0, "shared": true });
    let mut others = Vec::new();
    for number in 0..5 {
        let mut socket = house.person().await.connect(&room).await;
        match number {
            4 => assert_eq!(socket.refused(ask()).await, "too-much"),
            _ => socket.done(ask()).await,
        }
        others.push(socket);
    }
    anns.done(ask()).await;
    bobs.done(ask()).await;
    others.remove(0).close().await;
    let mut last = others.pop().unwrap();
    for _ in 0..100 {
        if last.ask(ask()).await["tell"] == "done" {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("a what-if ends with its owner's last connection");
}
