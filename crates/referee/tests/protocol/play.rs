//! Playing by JSON.

use artel_engine::{Generator, Seed};
use serde_json::{Value, json};

use crate::support::Checked;

fn new_table(checked: &mut Checked, seed: u64) -> u64 {
    let opened = checked
        .done(&json!({"op": "new", "game": "forbidden-island", "seed": seed, "setup": {"players": 4}}));
    opened["table"].as_u64().unwrap()
}

fn record(checked: &mut Checked, table: u64) -> Value {
    checked.done(&json!({"op": "record", "table": table}))["record"].clone()
}

fn choose<'a>(list: &'a Value, dice: &mut Generator) -> &'a Value {
    let list = list.as_array().unwrap();
    &list[dice.below(list.len() as u32) as usize]
}

/// Plays to the end by random moves, asking everything there is to ask on the way.
fn play_out(checked: &mut Checked, table: u64, dice: &mut Generator) -> Value {
    loop {
        let status = checked.done(&json!({"op": "status", "table": table}));
        let moves = checked.done(&json!({"op": "moves", "table": table, "lang": "all"}))["moves"].clone();
        let mut seats: Vec<&Value> = moves.as_array().unwrap().iter().map(|each| &each["seat"]).collect();
        seats.dedup();
        assert_eq!(json!(seats), status["to_move"]);
        checked.done(&json!({"op": "view", "table": table, "spectator": true}));
        if status["status"]["result"] != "playing" {
            assert_eq!(moves, json!([]));
            return status["status"].clone();
        }
        let chosen = choose(&moves, dice);
        let (seat, action) = (&chosen["seat"], &chosen["move"]);
        checked.done(&json!({"op": "view", "table": table, "seat": seat}));
        let why = checked.done(&json!({"op": "why", "table": table, "seat": seat, "move": action}));
        assert_eq!(why["allowed"], true);
        let chance = checked.done(&json!({"op": "outcomes", "table": table, "seat": seat, "move": action}));
        let played =
            checked.done(&json!({"op": "play", "table": table, "seat": seat, "move": action, "lang": "ru"}));
        assert_eq!(played["moves_made"].as_u64(), status["moves_made"].as_u64().map(|made| made + 1));
        match played["outcomes"].as_array().unwrap().first() {
            None => assert_eq!(chance["total"], 0),
            Some(decided) => {
                let foreseen = chance["outcomes"].as_array().unwrap();
                assert!(foreseen.iter().any(|each| each["outcome"] == *decided));
            }
        }
    }
}

#[test]
fn whole_games_of_random_moves_fit_the_schema_and_their_records_load() {
    let mut checked = Checked::new();
    let mut dice = Generator::new(Seed(9));
    for seed in 0..5 {
        let table = new_table(&mut checked, seed);
        let status = play_out(&mut checked, table, &mut dice);
        let written = record(&mut checked, table);
        let loaded = checked.done(&json!({"op": "load", "record": written}));
        assert_eq!(loaded["status"], status);
        assert_eq!(loaded["seed"], seed);
        assert_eq!(record(&mut checked, loaded["table"].as_u64().unwrap()), written);
        let position = checked.done(&json!({"op": "position", "table": table}))["position"].clone();
        let again = checked.done(&json!({"op": "load", "position": position}));
        let reached = checked.done(&json!({"op": "position", "table": again["table"]}));
        assert_eq!(reached["position"], position);
    }
}

#[test]
fn every_possible_outcome_can_be_dictated_and_no_other() {
    let mut checked = Checked::new();
    let table = new_table(&mut checked, 3);
    let seat = checked.done(&json!({"op": "status", "table": table}))["to_move"][0].clone();
    let before = record(&mut checked, table);
    let chance = checked.done(&json!({"op": "outcomes", "table": table, "seat": seat, "move": "draw"}));
    let possible = chance["outcomes"].as_array().unwrap();
    let total: u64 = possible.iter().map(|each| each["weight"].as_u64().unwrap()).sum();
    assert_eq!((chance["total"].as_u64(), possible.len()), (Some(total), 7));
    for each in possible {
        let play = json!({"op": "play", "table": table, "seat": seat, "move": "draw", "outcomes": [each["outcome"]]});
        assert_eq!(checked.done(&play)["outcomes"], json!([each["outcome"]]));
        checked.done(&json!({"op": "undo", "table": table}));
    }
    let impossible =
        json!({"op": "play", "table": table, "seat": seat, "move": "draw", "outcomes": ["observatory"]});
    let after_undo = record(&mut checked, table);
    assert_eq!(checked.ask(&impossible)["error"]["kind"], "impossible-outcome");
    assert_eq!(record(&mut checked, table), after_undo);
    assert_eq!(start_of(&before), start_of(&after_undo));
}

/// The record from its start on, without the header that may name a seed.
fn start_of(record: &Value) -> &str {
    let text = record.as_str().unwrap();
    &text[text.find("start\n").unwrap()..]
}

#[test]
fn undo_goes_back_move_by_move() {
    let mut checked = Checked::new();
    let mut dice = Generator::new(Seed(1));
    let table = new_table(&mut checked, 4);
    let mut records = vec![record(&mut checked, table)];
    for _ in 0..12 {
        let moves = checked.done(&json!({"op": "moves", "table": table}))["moves"].clone();
        let chosen = choose(&moves, &mut dice);
        checked.done(&json!({"op": "play", "table": table, "seat": chosen["seat"], "move": chosen["move"]}));
        records.push(record(&mut checked, table));
    }
    checked.done(&json!({"op": "undo", "table": table, "moves": 0}));
    for taken_back in [1, 2, 1, 3, 5] {
        let answer = checked.done(&json!({"op": "undo", "table": table, "moves": taken_back}));
        records.truncate(records.len() - taken_back);
        assert_eq!(answer["moves_made"], records.len() - 1);
        assert_eq!(record(&mut checked, table), *records.last().unwrap());
    }
    assert_eq!(records.len(), 1);
}

#[test]
fn tables_do_not_touch_each_other() {
    let mut checked = Checked::new();
    let mut dice = Generator::new(Seed(2));
    let (one, other) = (new_table(&mut checked, 5), new_table(&mut checked, 5));
    assert_ne!(one, other);
    let untouched = record(&mut checked, other);
    play_out(&mut checked, one, &mut dice);
    assert_eq!(record(&mut checked, other), untouched);
    checked.done(&json!({"op": "close", "table": one}));
    assert_eq!(record(&mut checked, other), untouched);
}

#[test]
fn a_branch_knows_no_more_than_the_table() {
    let mut checked = Checked::new();
    let table = new_table(&mut checked, 6);
    let before = record(&mut checked, table);
    let seat = checked.done(&json!({"op": "status", "table": table}))["to_move"][0].clone();
    let view = checked.done(&json!({"op": "view", "table": table}))["view"].clone();
    let mut drawn = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let branch = checked.done(&json!({"op": "branch", "table": table, "seed": seed}))["table"].clone();
        assert_eq!(checked.done(&json!({"op": "view", "table": branch}))["view"], view);
        let played = checked.done(&json!({"op": "play", "table": branch, "seat": seat, "move": "draw"}));
        drawn.insert(played["outcomes"][0].as_str().unwrap().to_owned());
    }
    assert!(drawn.len() > 4, "the next card is not always the same: {drawn:?}");
    assert_eq!(record(&mut checked, table), before);
}

#[test]
fn rollouts_are_counted_and_can_be_repeated() {
    let mut checked = Checked::new();
    let table = new_table(&mut checked, 7);
    let ask = json!({"op": "rollouts", "table": table, "games": 300, "seed": 8});
    let counts = checked.done(&ask);
    let lost: u64 = counts["lost"].as_object().unwrap().values().map(|count| count.as_u64().unwrap()).sum();
    assert_eq!(counts["won"].as_u64().unwrap() + lost, 300);
    assert_eq!(checked.done(&ask), counts);
    let unforeseen = json!({"op": "rollouts", "table": table, "games": 300});
    assert_ne!(checked.done(&unforeseen)["seed"], checked.done(&unforeseen)["seed"]);
}

#[test]
fn a_game_without_a_seed_gets_one_that_deals_it_again() {
    let mut checked = Checked::new();
    let opened = checked.done(&json!({"op": "new", "game": "forbidden-island"}));
    assert!(opened["seed"].as_u64().unwrap() < 1 << 53, "every JSON reader can hold it");
    let again = checked.done(&json!({"op": "new", "game": "forbidden-island", "seed": opened["seed"]}));
    assert_eq!(record(&mut checked, 1), record(&mut checked, 2));
    assert_eq!(again["table"], 2);
    let other = checked.done(&json!({"op": "new", "game": "forbidden-island"}));
    assert_ne!(other["seed"], opened["seed"]);
}

#[test]
fn fields_that_are_unknown_or_null_do_not_matter() {
    let mut checked = Checked::new();
    let table = new_table(&mut checked, 1);
    let plain = checked.done(&json!({"op": "moves", "table": table}));
    let full =
        checked.say(&json!({"op": "moves", "table": table, "seat": null, "colour": "red"}).to_string());
    assert_eq!(plain, full);
}

#[test]
fn the_rulebook_can_be_read_and_searched() {
    let mut checked = Checked::new();
    let book = checked.done(&json!({"op": "rules", "game": "forbidden-island"}));
    let count = |answer: &Value, list: &str| answer[list].as_array().unwrap().len();
    assert!(count(&book, "rules") > 100 && count(&book, "rulings") > 30 && count(&book, "topics") > 5);

    let found = checked
        .done(&json!({"op": "rules", "game": "forbidden-island", "search": "PILOT flight", "lang": "en"}));
    assert!(count(&found, "rules") + count(&found, "rulings") > 0);
    for rule in found["rules"].as_array().unwrap() {
        let text = format!("{} {}", rule["text"]["en"], rule["note"]["en"]).to_lowercase();
        assert!(text.contains("pilot") && text.contains("flight"), "{text}");
        assert_eq!(rule["text"].as_object().unwrap().len(), 1, "only the language asked for");
    }
    let russian = json!({"op": "rules", "game": "forbidden-island", "search": "пилот", "lang": "en"});
    assert_eq!(count(&checked.done(&russian), "rules"), 0, "only the language asked for is searched");
    let one = checked.done(&json!({"op": "rules", "game": "forbidden-island", "rule": "FI-041"}));
    assert_eq!((count(&one, "rules"), one["rules"][0]["id"].as_str()), (1, Some("FI-041")));
}
