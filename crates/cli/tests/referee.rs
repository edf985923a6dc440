//! `artel referee` as other programs meet it: a process, its streams, and its end.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};

use artel_engine::{Generator, Seed};
use artel_referee::{MOST_LINE_BYTES, MOST_TABLES};
use serde_json::{Value, json};

const PROGRAM: &str = env!("CARGO_BIN_EXE_artel");

struct Process {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Process {
    fn start() -> Process {
        let mut child = Command::new(PROGRAM)
            .arg("referee")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        Process { input: child.stdin.take(), child, output }
    }

    fn send(&mut self, line: &[u8]) {
        let input = self.input.as_mut().unwrap();
        input.write_all(line).unwrap();
        input.write_all(b"\n").unwrap();
        input.flush().unwrap();
    }

    fn receive(&mut self) -> Value {
        let mut answer = String::new();
        self.output.read_line(&mut answer).unwrap();
        serde_json::from_str(&answer).unwrap_or_else(|error| panic!("{error}: {answer}"))
    }

    fn say(&mut self, line: &[u8]) -> Value {
        self.send(line);
        self.receive()
    }

    fn ask(&mut self, request: &Value) -> Value {
        self.say(request.to_string().as_bytes())
    }

    fn done(&mut self, request: &Value) -> Value {
        let answer = self.ask(request);
        assert_eq!(answer["ok"], true, "{request} was answered {answer}");
        answer
    }

    fn error(&mut self, line: &[u8]) -> String {
        let answer = self.say(line);
        assert_eq!(answer["ok"], false, "{} was answered {answer}", String::from_utf8_lossy(line));
        answer["error"]["kind"].as_str().unwrap().to_owned()
    }

    fn new_table(&mut self, seed: u64) -> Value {
        let setup = json!({"players": 3, "first": 1});
        self.done(&json!({"op": "new", "game": "forbidden-island", "seed": seed, "setup": setup}))["table"]
            .clone()
    }

    fn record(&mut self, table: &Value) -> String {
        self.done(&json!({"op": "record", "table": table}))["record"].as_str().unwrap().to_owned()
    }

    /// Makes a random move; the answer to it, or none if the game is over.
    fn random_move(&mut self, table: &Value, dice: &mut Generator) -> Option<Value> {
        let moves = self.done(&json!({"op": "moves", "table": table}))["moves"].clone();
        let moves = moves.as_array().unwrap();
        let chosen = moves.get(dice.below(moves.len() as u32) as usize)?;
        Some(
            self.done(&json!({"op": "play", "table": table, "seat": chosen["seat"], "move": chosen["move"]})),
        )
    }

    /// What the process still writes, and how it ends.
    fn finish(mut self) -> (String, ExitStatus) {
        self.input = None;
        let mut rest = String::new();
        self.output.read_to_string(&mut rest).unwrap();
        (rest, self.child.wait().unwrap())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn a_whole_game_is_played_and_its_record_holds() {
    let mut process = Process::start();
    assert_eq!(process.done(&json!({"op": "hello", "version": 1}))["program"], "artel");
    let table = process.new_table(1);
    let mut dice = Generator::new(Seed(1));
    let mut status = json!({"result": "playing"});
    while let Some(played) = process.random_move(&table, &mut dice) {
        assert_eq!(status["result"], "playing");
        assert_ne!(played["events"], json!([]));
        status = played["status"].clone();
    }
    assert!(matches!(status["result"].as_str(), Some("won" | "lost")), "{status}");
    let record = process.record(&table);
    let mut other = Process::start();
    assert_eq!(other.done(&json!({"op": "load", "record": record}))["status"], status);
    assert_eq!(other.record(&json!(1)), record);
}

#[test]
fn every_mistake_gets_an_answer_and_the_process_goes_on() {
    let mut process = Process::start();
    let mistakes = std::fs::read_to_string(root().join("crates/referee/tests/errors.txt")).unwrap();
    for line in mistakes.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (kind, request) = line.split_once(' ').unwrap();
        match kind {
            "ok" => assert_eq!(process.say(request.as_bytes())["ok"], true),
            _ => assert_eq!(process.error(request.as_bytes()), kind, "{request}"),
        }
    }
    assert_eq!(process.error(&vec![b'x'; MOST_LINE_BYTES]), "bad-json");
    assert_eq!(process.error(&vec![b'x'; MOST_LINE_BYTES + 1]), "line-too-long");
    assert_eq!(process.error(&vec![b'x'; 3 * MOST_LINE_BYTES]), "line-too-long");
    let new = json!({"op": "new", "game": "forbidden-island", "seed": 1});
    for _ in 1..MOST_TABLES {
        process.done(&new);
    }
    assert_eq!(process.error(new.to_string().as_bytes()), "too-many-tables");
    process.done(&json!({"op": "status", "table": MOST_TABLES}));
}

#[test]
fn garbage_is_answered_line_by_line() {
    let mut process = Process::start();
    let mut dice = Generator::new(Seed(2));
    for line in
        [&b"\xff\xfe"[..], b"{\"op\":\"\xc3\x28\"}", b"\0", b"{\"op\":\"games\"}\0", b"\xef\xbb\xbf{}"]
    {
        assert_eq!(process.error(line), "bad-json");
    }
    for _ in 0..500 {
        let length = 1 + dice.below(200);
        let line: Vec<u8> =
            (0..length).map(|_| dice.below(256) as u8).filter(|byte| *byte != b'\n').collect();
        if !line.trim_ascii().is_empty() {
            process.error(&line);
        }
    }
    let nested = [vec![b'['; 100_000], vec![b']'; 100_000]].concat();
    assert_eq!(process.error(&nested), "bad-json");
    process.done(&json!({"op": "games"}));
}

#[test]
fn outcomes_can_be_dictated_if_they_are_possible() {
    let mut process = Process::start();
    let table = process.new_table(3);
    let draw =
        |outcomes: Value| json!({"op": "play", "table": 1, "seat": 0, "move": "draw", "outcomes": outcomes});
    let before = process.record(&table);
    for impossible in [json!(["observatory"]), json!(["sandbags", "sandbags"]), json!(["moon"])] {
        assert_eq!(process.error(draw(impossible).to_string().as_bytes()), "impossible-outcome");
        assert_eq!(process.record(&table), before);
    }
    for card in ["waters-rise", "sandbags"] {
        assert_eq!(process.done(&draw(json!([card])))["outcomes"], json!([card]));
    }
    let after = process.record(&table);
    assert!(after.contains("1 draw = waters-rise\n1 draw = sandbags\n"), "{after}");
    assert!(!after.contains("\nseed "), "the seed no longer tells the game");
    process.done(&json!({"op": "load", "record": after}));
    assert_eq!(process.record(&json!(2)), after);
}

#[test]
fn moves_are_taken_back_on_one_table_and_not_on_the_other() {
    let mut process = Process::start();
    let (one, other) = (process.new_table(4), process.new_table(4));
    let start = process.record(&one);
    let mut records = vec![start.clone()];
    let mut dice = Generator::new(Seed(4));
    for _ in 0..10 {
        process.random_move(&one, &mut dice).unwrap();
        records.push(process.record(&one));
    }
    assert_eq!(process.record(&other), start);
    process.random_move(&other, &mut dice).unwrap();
    let moved = process.record(&other);
    assert_eq!(process.done(&json!({"op": "undo", "table": one}))["moves_made"], 9);
    assert_eq!(process.record(&one), records[9]);
    assert_eq!(process.done(&json!({"op": "undo", "table": one, "moves": 9}))["moves_made"], 0);
    assert_eq!(process.record(&one), start);
    assert_eq!(process.record(&other), moved);
}

#[test]
fn quit_and_the_end_of_input_end_the_process() {
    let mut process = Process::start();
    process.done(&json!({"op": "quit"}));
    let (rest, status) = process.finish();
    assert!(status.success() && rest.is_empty(), "{status}: {rest}");

    let mut process = Process::start();
    process.input.as_mut().unwrap().write_all(b"{\"op\":\"status\",\"table\":1}").unwrap();
    let (rest, status) = process.finish();
    assert!(
        status.success() && rest.contains("unknown-table"),
        "a last line without its end is answered: {rest}"
    );
}

#[test]
fn a_reader_that_has_gone_is_no_failure() {
    let mut child = Command::new(PROGRAM)
        .arg("referee")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    // The process may be gone before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(&b"{\"op\":\"games\"}\n".repeat(10));
    let ended = child.wait_with_output().unwrap();
    assert!(ended.status.success() && ended.stderr.is_empty(), "{ended:?}");
}

#[test]
fn requests_may_be_sent_before_answers_are_read() {
    let mut process = Process::start();
    let mut requests = String::new();
    for id in 0..200 {
        requests += &json!({"op": "hello", "id": id}).to_string();
        requests.push('\n');
    }
    process.input.as_mut().unwrap().write_all(requests.as_bytes()).unwrap();
    for id in 0..200 {
        assert_eq!(process.receive()["id"], id);
    }
}

#[test]
fn an_answer_does_not_wait_for_the_next_line_to_be_complete() {
    let mut process = Process::start();
    process.input.as_mut().unwrap().write_all(b"{\"op\":\"hello\",\"id\":1}\n{\"op\":\"hel").unwrap();
    assert_eq!(process.receive()["id"], 1);
    assert_eq!(process.say(b"lo\",\"id\":2}")["id"], 2);
}

#[test]
fn the_example_bot_plays_a_game_to_its_end() {
    let run = |seed: &str| {
        let script = root().join("examples/random_bot.py");
        let output = Command::new("python3").arg(script).args([PROGRAM, seed]).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    };
    let told = run("5");
    let last = told.lines().last().unwrap();
    assert!(
        last.starts_with("seed 5, ") && (last.contains(": lost, ") || last.contains(": won, ")),
        "{last}"
    );
    assert!(told.lines().count() > 20);
    assert_eq!(run("5"), told, "the same seed gives the same game");
    assert_ne!(run("6"), told);
}
