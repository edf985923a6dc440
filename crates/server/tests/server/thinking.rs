//! Questions that take long: the room goes on meanwhile, and an answer is about the game that everybody sees.

use artel_engine::{Generator, Seat, Seed};
use serde_json::{Value, json};

use crate::house::House;
use crate::positions::{DAMAGE, QUIET};
use crate::unseen::unseen;

#[tokio::test]
async fn a_question_about_a_game_that_has_gone_on_is_late() {
    let house = House::open().await;
    let ann = house.person().await;
    let room = ann.open_for_two(Some(DAMAGE)).await;
    let mut socket = ann.connect(&room).await;
    let mut late = 0;
    for _ in 0..30 {
        // Both are on their way at the same time.
        let question = socket.send(json!({ "ask": "suggest", "seat": 0 })).await;
        let moved = socket.send(socket.to_play(0, "pick city G2")).await;
        let answer = socket.answer(question).await.unwrap();
        assert_eq!(socket.answer(moved).await.unwrap()["tell"], "done");
        match answer["tell"].as_str() {
            Some("refused") => {
                assert_eq!(answer["refusal"]["code"], "late", "{answer}");
                late += 1;
            }
            _ => assert_eq!(
                answer["suggestion"]["moves"].as_array().unwrap().len(),
                3,
                "of the game before the move"
            ),
        }
        socket.done(socket.to_undo(1)).await;
    }
    println!("{late} of 30 were late");
}

#[tokio::test]
async fn one_person_has_only_so_many_questions_open() {
    let house = House::open().await;
    let ann = house.person().await;
    let room = ann.open_for_two(Some(QUIET)).await;
    let mut socket = ann.connect(&room).await;
    let mut asked = Vec::new();
    for _ in 0..40 {
        asked.push(socket.send(json!({ "ask": "forecast" })).await);
    }
    let mut kinds = std::collections::BTreeMap::new();
    for id in asked {
        let answer = socket.answer(id).await.expect("every question is answered");
        let kind = answer["refusal"]["code"].as_str().or(answer["tell"].as_str()).unwrap().to_owned();
        *kinds.entry(kind).or_insert(0) += 1;
    }
    assert!(kinds.get("forecast").is_some_and(|count| *count >= 4), "{kinds:?}");
    assert!(kinds.keys().all(|kind| ["forecast", "too-much"].contains(&kind.as_str())), "{kinds:?}");
    assert_eq!(
        socket.ask(json!({ "ask": "forecast" })).await["tell"],
        "forecast",
        "later there is time again"
    );
}

/// A game that bots have played to its end.
fn played(seed: u64) -> Box<dyn artel_games::Table> {
    let kind = artel_games::find("ghost-stories").unwrap();
    let mut table = kind.deal([("players", "4")], Seed(seed)).unwrap();
    let bots: Vec<_> = Seat::first(4).map(|seat| (seat, artel_bots::BotKind::Heuristic)).collect();
    while let Some((seat, action)) = artel_bots::advise(&*table, &bots, &mut Generator::new(Seed(seed))) {
        table.play(seat, &action, &[]).unwrap();
    }
    table
}

#[tokio::test]
async fn a_long_game_is_told_to_whoever_comes() {
    let house = House::open().await;
    let ann = house.person().await;
    let table = (1..100).map(played).find(|table| table.moves_made() > 260).unwrap();
    let wish = json!({ "game": "ghost-stories", "file": table.record(), "seats": [{ "kind": "own" }] });
    let room = ann.open(wish).await;
    let welcome = ann.connect(&room).await.welcome;
    let log = welcome["log"].as_array().unwrap();
    assert_eq!(log.len(), table.moves_made());
    assert_eq!(unseen(&ann.read(&room, "/history").await["log"]), welcome["log"]);
    let Value::String(last) = &log[log.len() - 1]["action"]["move"] else { panic!("moves have texts") };
    assert_eq!(*last, table.last().unwrap().action.text);
}
