//! A game of the list appears in all that the program does: the toy game, which only its line in the list announces.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

#[path = "../../server/tests/server/client/mod.rs"]
#[allow(dead_code, unused_imports)] // made for more tests than these
mod client;
mod support {
    #[allow(dead_code)] // made for more tests than these
    pub(crate) mod program;
}
#[path = "serve/program.rs"]
#[allow(dead_code)] // made for more tests than these
mod server;

use client::{Folder, Person};
use serde_json::{Value, json};
use server::Server;
use support::program::artel;

/// What the program prints; it has to end well.
fn printed(args: &[&str], input: &str) -> String {
    let run = artel(args, input);
    assert_eq!(run.code, 0, "{args:?}: {}", run.errors);
    run.output
}

#[test]
fn it_is_played_in_a_terminal_in_both_languages() {
    for (language, words) in [
        ("en", ["First climber: climb or rest", "metres higher. (TOY-1)", "Night falls on the mountain."]),
        ("ru", ["Первый альпинист: подъём или отдых", "Выше на", "На гору опустилась ночь."]),
    ] {
        let args = ["play", "toy", "--plain", "--seed", "4", "--lang", language];
        let told = printed(&args, &format!("1\n1\n{}", "2\n".repeat(6)));
        for part in words {
            assert!(told.contains(part), "'{part}' is missing in\n{told}");
        }
    }
    let bots = printed(&["play", "toy", "--plain", "--bots", "2", "--lang", "en"], "");
    assert!(bots.contains("Victory!") || bots.contains("Defeat."), "{bots}");
}

#[test]
fn it_is_drawn() {
    let position = "artel position 1\ngame toy\nplayers 1\nheight 2\nturns-left 6\n";
    let drawn = printed(&["position", "print", "-", "--lang", "en"], position);
    assert!(drawn.contains("· · ⚑ · ·"), "{drawn}");
    assert!(drawn.contains("2 of 12 metres"), "{drawn}");
}

#[test]
fn it_is_simulated() {
    for bot in ["random", "heuristic"] {
        let report = printed(&["simulate", "toy", "--games", "200", "--bot", bot, "--json"], "");
        let report: Value = serde_json::from_str(&report).unwrap();
        assert_eq!(report["game"], "toy");
        assert!(report["cells"][0]["wins"].as_u64().is_some_and(|wins| wins > 0), "{report}");
    }
}

#[test]
fn its_rules_are_read() {
    assert!(printed(&["rules", "--game", "toy", "die", "--lang", "en"], "").contains("TOY-1"));
    let unknown = artel(&["rules", "--game", "chess", "--lang", "en"], "");
    assert!(unknown.errors.contains("toy"), "{}", unknown.errors);
}

#[test]
fn the_referee_offers_it() {
    let requests = [
        json!({ "op": "games" }),
        json!({ "op": "new", "game": "toy", "seed": 7 }),
        json!({ "op": "play", "table": 1, "seat": 0, "move": "climb", "outcomes": ["three"] }),
    ];
    let lines = requests.map(|request| request.to_string()).join("\n");
    let answers: Vec<Value> = printed(&["referee"], &lines)
        .lines()
        .map(|line| serde_json::from_str(line).expect("the referee speaks JSON"))
        .collect();
    for answer in &answers {
        assert_eq!(answer["ok"], true, "{answer}");
    }
    assert!(answers[0]["games"].as_array().unwrap().iter().any(|game| game["id"] == "toy"));
    assert_eq!(answers[2]["events"][0]["event"], json!({ "event": "climbed", "metres": 3 }));
}

#[tokio::test]
async fn the_server_offers_it() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]).await;
    let ann = Person::new(server.address).await;
    let games = ann.get("/api/games").await.json();
    assert!(games.as_array().unwrap().iter().any(|game| game["id"] == "toy"), "{games}");

    let seats = json!([{ "kind": "own" }, { "kind": "bot", "bot": "heuristic" }]);
    let settings = json!({ "visibility": "link", "pause_seconds": 0 });
    let room = ann.open(json!({ "game": "toy", "seats": seats, "settings": settings })).await;
    let mut socket = ann.connect(&room).await;
    socket.play(0, "climb").await;
    let history = ann.read(&room, "/history").await;
    assert_eq!(history["log"][0]["events"][0]["event"]["event"], "climbed");
}
