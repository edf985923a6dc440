//! Several people move at the same time.

use serde_json::{Value, json};

use crate::client::{Person, Socket};
use crate::house::House;
use crate::positions::{BEFORE_DRAW, BOTH_CAN_ACT, OTHER_HOLDS_CARDS};

/// Ann in the first seat, Bob in the second.
async fn two(house: &House, file: &str) -> (Socket, Socket) {
    let (ann, bob) = (house.person().await, house.person().await);
    let room = ann.open_for_two(Some(file)).await;
    let (mut anns, bobs) = (ann.connect(&room).await, bob.sit(&room, 1, "Bob").await);
    anns.told_so_far().await;
    (anns, bobs)
}

/// A game of Spirit Island in which both Spirits have chosen to gain a Power card.
pub(crate) async fn both_about_to_gain(house: &House) -> (Person, String, [Socket; 2]) {
    let (ann, bob) = (house.person().await, house.person().await);
    let wish = json!({
        "game": "spirit-island", "setup": [["players", "2"]], "seed": "7", "seats": [{ "kind": "own" }, { "kind": "free" }],
    });
    let room = ann.open(wish).await;
    let mut sockets = [ann.connect(&room).await, bob.sit(&room, 1, "Bob").await];
    for (seat, first) in [(0, "grow 2"), (1, "grow 3")] {
        let socket = &mut sockets[seat];
        socket.told_so_far().await;
        socket.play(seat as u8, first).await;
        while !offered(socket).iter().any(|action| action == "minor") {
            let moves = offered(socket);
            let next = moves.iter().find(|action| *action != "skip").expect("Growth goes on").clone();
            socket.play(seat as u8, &next).await;
        }
    }
    for socket in &mut sockets {
        socket.told_so_far().await;
    }
    (ann, room, sockets)
}

fn offered(socket: &Socket) -> Vec<String> {
    let moves = socket.moves[0]["moves"].as_array().into_iter().flatten();
    moves.map(|each| each["move"].as_str().expect("a move is a text").to_owned()).collect()
}

#[tokio::test]
async fn moves_that_do_not_touch_each_other_are_both_made() {
    let house = House::open().await;
    let (mut anns, mut bobs) = two(&house, BOTH_CAN_ACT).await;
    let bobs_move = bobs.to_play(1, "sandbags observatory");
    let (seat, action) = anns.any_move(0).unwrap();
    anns.play(seat, &action).await;
    bobs.done(bobs_move).await;
    assert_eq!(bobs.made(), 2);
}

#[tokio::test]
async fn two_who_gain_powers_at_the_same_time_both_get_their_cards() {
    let house = House::open().await;
    let (ann, room, mut sockets) = both_about_to_gain(&house).await;
    let asks = [0, 1].map(|seat| sockets[seat].to_play(seat as u8, "minor"));
    assert_eq!(asks[0]["seen"], asks[1]["seen"], "both have seen the same");
    let [anns, bobs] = &mut sockets;
    let [first, second] = asks;
    let (hers, his) = (anns.send(first).await, bobs.send(second).await);
    assert_eq!(anns.answer(hers).await.unwrap()["tell"], "done");
    assert_eq!(bobs.answer(his).await.unwrap()["tell"], "done");
    for socket in [anns, bobs] {
        socket.told_so_far().await;
        assert_eq!(offered(socket).len(), 4, "{:?}", offered(socket));
    }
    let record = ann.get(&format!("/api/rooms/{room}/record")).await.body;
    assert_eq!(record.lines().filter(|line| line.contains(" minor = ")).count(), 2, "{record}");
}

#[tokio::test]
async fn where_cards_can_be_played_before_a_draw_one_sees_first_what_was_drawn() {
    let house = House::open().await;
    let (mut anns, mut bobs) = two(&house, OTHER_HOLDS_CARDS).await;
    let bobs_move = bobs.to_play(1, "sandbags observatory");
    anns.play(0, "draw").await;
    assert_eq!(bobs.refused(bobs_move).await, "late");
    bobs.play(1, "sandbags observatory").await;
}

#[tokio::test]
async fn a_seat_that_has_moved_since_is_late() {
    let house = House::open().await;
    let (mut anns, _bobs) = two(&house, BOTH_CAN_ACT).await;
    let (seat, action) = anns.any_move(0).unwrap();
    let twice = anns.to_play(seat, &action);
    anns.done(twice.clone()).await;
    assert_eq!(anns.refused(twice).await, "late");
    assert_eq!(anns.made(), 1);
}

#[tokio::test]
async fn after_an_undo_a_move_for_the_old_state_is_late() {
    let house = House::open().await;
    let (mut anns, mut bobs) = two(&house, BOTH_CAN_ACT).await;
    let (seat, action) = anns.any_move(0).unwrap();
    anns.play(seat, &action).await;
    bobs.told_so_far().await;
    let bobs_move = bobs.to_play(1, "sandbags observatory");
    anns.done(anns.to_undo(1)).await;
    anns.play(seat, &action).await;
    assert_eq!(bobs.refused(bobs_move).await, "late", "as many moves, but not the same");
    bobs.play(1, "sandbags observatory").await;
}

#[tokio::test]
async fn a_move_that_was_impossible_is_refused_with_its_reason_whoever_moved_since() {
    let house = House::open().await;
    let (mut anns, mut bobs) = two(&house, BOTH_CAN_ACT).await;
    let bobs_move = bobs.to_play(1, "sandbags copper-gate");
    let (seat, action) = anns.any_move(0).unwrap();
    anns.play(seat, &action).await;
    assert_eq!(bobs.refused(bobs_move).await, "illegal");
}

#[tokio::test]
async fn a_move_that_has_become_impossible_is_late() {
    let house = House::open().await;
    let (mut anns, mut bobs) = two(&house, BOTH_CAN_ACT).await;
    let [first, second] = ["misty-marsh", "fools-landing"].map(|tile| format!("lift diver {tile}"));
    let offered = offered(&bobs);
    let lift =
        offered.iter().find(|each| each.starts_with("lift diver ") && **each != first && **each != second);
    let lift = lift.expect("the diver can be carried").clone();
    let hers = anns.any_move(0).map(|(seat, action)| anns.to_play(seat, &action)).unwrap();
    bobs.play(1, &lift).await;
    assert_eq!(anns.refused(hers).await, "late", "the pawn is elsewhere");
}

/// Both Spirits have a Power to use.
const BOTH_CAN_USE: &str = "artel position 1\ngame spirit-island\nphase fast-phase\n\
     ravage stage-1-jungle\nbuild stage-1-sands\n\
     spirit 1 sun-bright-whirlwind tracks:1,2\nspirit 2 eyes-watch-from-the-trees tracks:1,2\n\
     play 1 gift-of-the-sunlit-air\nplay 2 boon-of-watchful-guarding\n\
     land H8 city:1 presence:2,2\nland G2 explorer:2 town:1 city:1\n";

#[tokio::test]
async fn who_is_asked_nothing_any_more_is_late() {
    let house = House::open().await;
    let (mut anns, mut bobs) = two(&house, BOTH_CAN_USE).await;
    let bobs_use = bobs.to_play(1, "use boon-of-watchful-guarding");
    anns.play(0, "use gift-of-the-sunlit-air").await;
    assert_eq!(bobs.refused(bobs_use).await, "late", "a Power in use comes first");
    let bobs_use = bobs.to_play(1, "use boon-of-watchful-guarding");
    anns.play(0, "spirit 1").await;
    bobs.told_so_far().await;
    assert_eq!(bobs.refused(bobs_use).await, "illegal", "it was not possible when it was asked for");
    bobs.play(1, "use boon-of-watchful-guarding").await;
}

#[tokio::test]
async fn nobody_can_speak_of_what_has_not_happened() {
    let house = House::open().await;
    let (mut anns, _bobs) = two(&house, BEFORE_DRAW).await;
    let mut ask = anns.to_play(0, "draw");
    ask["seen"] = json!(anns.version + 1);
    assert_eq!(anns.refused(ask).await, "bad-message");
    let old = json!({ "ask": "play", "seat": 0, "move": "draw", "at": 0 });
    assert_eq!(anns.refused(old).await, "bad-message", "a client of an earlier version is told so");
    assert_eq!(anns.table["moves_made"], Value::from(0));
}
