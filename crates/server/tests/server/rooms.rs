//! Opening rooms, sitting down, the lobby.

use std::time::Duration;

use serde_json::{Value, json};

use crate::client::Person;
use crate::house::House;
use crate::positions::QUIET;

async fn lobby(person: &Person, list: &str) -> Vec<Value> {
    person.get("/api/rooms").await.json()[list].as_array().unwrap().clone()
}

/// Waits until a list of the lobby has so many rooms: a change may take a moment to be listed.
async fn lists(person: &Person, list: &str, count: usize) -> bool {
    for _ in 0..100 {
        if lobby(person, list).await.len() == count {
            return true;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    false
}

#[tokio::test]
async fn a_room_is_opened_as_wished() {
    let house = House::open().await;
    let ann = house.person().await;
    let room = ann
        .open(json!({
            "setup": [["players", "3"], ["difficulty", "elite"], ["layout", "coral-reef"]],
            "seats": [{ "kind": "own" }, { "kind": "bot", "bot": "heuristic" }, { "kind": "free" }],
            "name": "Аня", "language": "ru",
        }))
        .await;
    let info = ann.read(&room, "").await;
    assert_eq!((info["id"].as_str(), info["game"].as_str()), (Some(room.as_str()), Some("forbidden-island")));
    for pair in [["players", "3"], ["difficulty", "elite"], ["layout", "coral-reef"]] {
        assert!(info["setup"].as_array().unwrap().contains(&json!(pair)), "{pair:?} in {}", info["setup"]);
    }
    let holders: Vec<&Value> = info["seats"].as_array().unwrap().iter().map(|seat| &seat["holder"]).collect();
    assert_eq!(*holders[0], json!({ "kind": "person", "name": "Аня", "language": "ru" }));
    assert_eq!(*holders[1], json!({ "kind": "bot", "bot": "heuristic" }));
    assert_eq!(*holders[2], json!({ "kind": "free" }));
    assert_eq!((&info["seats"][0]["own"], &info["seats"][0]["present"]), (&json!(true), &json!(false)));
    let bob = house.person().await;
    assert_eq!(bob.read(&room, "").await["seats"][0]["own"], false);
}

#[tokio::test]
async fn a_friend_with_the_link_sits_down_and_leaves_again() {
    let house = House::open().await;
    let (ann, bob) = (house.person().await, house.person().await);
    let room = ann.open_for_two(None).await;
    let mut anns = ann.connect(&room).await;
    let mut bobs = bob.connect(&room).await;
    assert_eq!(bobs.welcome["moves"], json!([]));
    assert_eq!(bobs.refused(json!({ "ask": "sit", "seat": 0 })).await, "seat-taken");
    assert_eq!(bobs.refused(json!({ "ask": "sit", "seat": 7 })).await, "no-such-seat");
    assert_eq!(bobs.refused(json!({ "ask": "stand", "seat": 0 })).await, "not-your-seat");
    bobs.done(json!({ "ask": "introduce", "name": " Bob ", "language": "en" })).await;
    bobs.done(json!({ "ask": "sit", "seat": 1 })).await;
    let seen = loop {
        let told = anns.next("room").await;
        if told["room"]["seats"][1]["holder"]["kind"] == "person" {
            break told;
        }
    };
    assert_eq!(seen["room"]["seats"][1]["holder"]["name"], "Bob");
    assert_eq!(seen["room"]["seats"][1]["present"], true);
    bobs.done(json!({ "ask": "stand", "seat": 1 })).await;
    assert_eq!(anns.next("room").await["room"]["seats"][1]["holder"]["kind"], "free");
    bobs.close().await;
    assert_eq!(anns.next("room").await["room"]["spectators"], 0);
}

#[tokio::test]
async fn a_spectator_sees_the_game_and_changes_nothing() {
    let house = House::open().await;
    let (ann, eve) = (house.person().await, house.person().await);
    let room = ann.open_for_two(Some(QUIET)).await;
    let mut anns = ann.connect(&room).await;
    let mut eves = eve.connect(&room).await;
    let not_seated = [
        json!({ "ask": "undo", "number": 1, "seen": 1, "sure": true }),
        json!({ "ask": "agree", "yes": true }),
        json!({ "ask": "settings", "settings": { "visibility": "public", "pause_seconds": 0 } }),
        json!({ "ask": "rematch", "seed": "new" }),
        json!({ "ask": "seat-bot", "seat": 1, "bot": "random" }),
    ];
    for ask in not_seated {
        assert_eq!(eves.refused(ask).await, "not-seated");
    }
    let play = json!({ "ask": "play", "seat": 0, "move": "draw", "seen": 1 });
    assert_eq!(eves.refused(play).await, "not-your-seat");
    assert_eq!(eves.refused(json!({ "ask": "seat-bot", "seat": 0, "bot": "random" })).await, "not-your-seat");
    let (seat, action) = anns.any_move(0).unwrap();
    anns.play(seat, &action).await;
    let update = eves.next("update").await;
    assert_eq!((&update["moves"], &update["table"]["moves_made"]), (&json!([]), &json!(1)));
    assert_eq!(ann.read(&room, "").await["spectators"], 1);
}

#[tokio::test]
async fn one_person_plays_several_seats() {
    let house = House::open().await;
    let ann = house.person().await;
    let own = json!([{ "kind": "own" }, { "kind": "own" }]);
    let room = ann.open(json!({ "setup": [["players", "2"]], "seats": own })).await;
    let mut socket = ann.connect(&room).await;
    let mut moved = [false; 2];
    for number in 0..200 {
        let Some((seat, action)) = socket.any_move(number * 13) else { break };
        socket.play(seat, &action).await;
        moved[seat as usize] = true;
        if moved == [true; 2] {
            return;
        }
    }
    panic!("only some of the seats had a turn: {moved:?}");
}

/// What the lobby says about the turn in the only room of this person, once it says this.
async fn turn_is_told(person: &Person, wanted: bool) -> bool {
    for _ in 0..400 {
        if lobby(person, "own").await[0]["your_turn"] == json!(wanted) {
            return true;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    false
}

#[tokio::test]
async fn the_lobby_says_whose_turn_it_is_and_to_nobody_else() {
    let house = House::open().await;
    let (ann, bob, eve) = (house.person().await, house.person().await, house.person().await);
    let seats = json!([{ "kind": "own" }, { "kind": "free" }]);
    let settings = json!({ "visibility": "public", "pause_seconds": 0 });
    let room = ann.open(json!({ "file": QUIET, "seats": seats, "settings": settings })).await;
    let mut anns = ann.connect(&room).await;
    bob.connect(&room).await.done(json!({ "ask": "sit", "seat": 1 })).await;
    assert!(turn_is_told(&ann, true).await && turn_is_told(&bob, false).await);
    for action in ["draw", "draw", "flood", "flood"] {
        anns.play(0, action).await;
    }
    assert!(turn_is_told(&bob, true).await && turn_is_told(&ann, false).await);
    let listed = &lobby(&eve, "public").await[0];
    assert_eq!((&listed["own"], &listed["your_turn"]), (&json!(false), &json!(false)));
    for person in [&ann, &bob, &eve] {
        let told = person.get("/api/rooms").await.body;
        assert!(!told.contains("waits_for"), "nobody is told who somebody is: {told}");
    }
}

#[tokio::test]
async fn the_lobby_lists_public_rooms_and_ones_own() {
    let house = House::open().await;
    let (ann, bob) = (house.person().await, house.person().await);
    let seats = json!([{ "kind": "own" }]);
    let hidden = ann.open(json!({ "seats": seats })).await;
    let settings = json!({ "visibility": "public", "pause_seconds": 4 });
    let public = ann.open(json!({ "seats": seats, "settings": settings })).await;
    let rooms = |list: Vec<Value>| list.iter().map(|it| it["room"].as_str().unwrap().to_owned()).collect();
    let listed: Vec<String> = rooms(lobby(&bob, "public").await);
    assert_eq!(listed, [public.as_str()]);
    assert!(lobby(&bob, "own").await.is_empty());
    let mut own: Vec<String> = rooms(lobby(&ann, "own").await);
    own.sort();
    let mut both = vec![hidden, public.clone()];
    both.sort();
    assert_eq!(own, both);
    assert!(lobby(&ann, "public").await.is_empty(), "an own room is listed once");

    let mut anns = ann.connect(&public).await;
    anns.done(json!({ "ask": "settings", "settings": { "visibility": "link", "pause_seconds": 4 } })).await;
    assert!(lists(&bob, "public", 0).await);
    anns.done(json!({ "ask": "stand", "seat": 0 })).await;
    assert!(lists(&ann, "own", 1).await);
}

#[tokio::test]
async fn what_cannot_be_opened_is_refused_with_the_reason() {
    let house = House::open().await;
    let ann = house.person().await;
    let own = json!([{ "kind": "own" }]);
    let wishes = [
        (json!({ "game": "chess" }), (404, "no-such-game")),
        (json!({ "setup": [["players", "9"]] }), (400, "bad-setup")),
        (json!({ "setup": [["weather", "rain"]] }), (400, "bad-setup")),
        (json!({ "seed": "tomorrow" }), (400, "bad-setup")),
        (json!({ "settings": { "visibility": "link", "pause_seconds": 31 } }), (400, "bad-setup")),
        (json!({ "file": "no game at all" }), (400, "bad-file")),
        (json!({ "file": "artel position 1\ngame chess\n" }), (400, "bad-file")),
        (json!({ "file": format!("{QUIET}sunk atlantis\n") }), (400, "bad-file")),
        (json!({ "name": "", "seats": own }), (400, "bad-text")),
        (json!({ "name": "x".repeat(25), "seats": own }), (400, "bad-text")),
        (
            json!({ "setup": [["players", "2"]], "seats": vec![json!({ "kind": "free" }); 3] }),
            (400, "no-such-seat"),
        ),
        (json!({ "seats": "all" }), (400, "bad-message")),
        (json!({ "file": "x".repeat(300_000) }), (400, "bad-message")),
    ];
    for (wish, (status, code)) in wishes {
        let reply = ann.try_open(wish.clone()).await;
        assert_eq!(
            reply.refusal(),
            (status, code.to_owned()),
            "{}",
            &wish.to_string()[..40.min(wish.to_string().len())]
        );
    }
    for path in ["aaaaaaaaaa", "aaaaaaaaaa/history", "aaaaaaaaaa/record", "x", "..%2f..%2fetc"] {
        let reply = ann.get(&format!("/api/rooms/{path}")).await;
        assert_eq!(reply.refusal(), (404, "no-such-room".to_owned()), "{path}");
    }
    let room = ann.open(json!({})).await;
    for step in ["1", "x", "-1"] {
        let reply = ann.get(&format!("/api/rooms/{room}/steps/{step}")).await;
        assert_eq!(reply.refusal(), (400, "bad-message".to_owned()), "{step}");
    }
    let mut nowhere = ann.connect("aaaaaaaaaa").await;
    assert_eq!(nowhere.welcome["refusal"]["code"], "no-such-room");
    assert!(nowhere.read().await.is_none(), "and the connection is closed");
}

#[tokio::test]
async fn a_game_goes_on_from_a_record_and_from_a_position() {
    let house = House::open().await;
    let ann = house.person().await;
    let room = ann.open_for_two(None).await;
    let mut socket = ann.connect(&room).await;
    let first = socket.any_move(0);
    if let Some((seat, action)) = &first {
        socket.play(*seat, action).await;
    }
    let made = ann.read(&room, "/history").await["log"].as_array().unwrap().len();
    for (file, moves) in [("record", made), ("position", 0)] {
        let reply = ann.get(&format!("/api/rooms/{room}/{file}")).await;
        assert!(reply.header("content-disposition").unwrap().starts_with("attachment"), "{file}");
        let copy = ann.open_for_two(Some(&reply.body)).await;
        let history = ann.read(&copy, "/history").await;
        assert_eq!(history["log"].as_array().unwrap().len(), moves, "{file}");
        assert_eq!(history["table"]["view"], ann.read(&room, "/history").await["table"]["view"], "{file}");
    }
}

#[tokio::test]
async fn what_does_not_fit_together_is_told_before_and_when_a_room_is_opened() {
    let house = House::open().await;
    let ann = house.person().await;
    let told =
        ann.get("/api/games/forbidden-island/setup?players=2&first=4&adventurers=diver,diver").await.json();
    let options = |conflict: &Value| conflict["options"].as_array().unwrap().len();
    let conflicts = told["conflicts"].as_array().unwrap();
    assert_eq!(conflicts.iter().map(options).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(conflicts[1]["options"], json!(["first", "players"]));
    assert_eq!(conflicts[1]["phrase"]["key"], "conflict-no-seat");
    let fits = ann.get("/api/games/spirit-island/setup?difficulty=standard").await.json();
    assert_eq!(fits, json!({ "difficulty": 0, "conflicts": [] }));
    let refused = ann.try_open(json!({ "setup": [["players", "2"], ["first", "4"]] })).await;
    assert_eq!(refused.json()["reason"]["key"], "conflict-no-seat");
    assert_eq!(refused.refusal(), (400, "bad-setup".to_owned()));
}
