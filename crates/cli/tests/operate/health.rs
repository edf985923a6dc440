//! Health that is true, and an end with a reason when there is nothing left to be done.

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use rusqlite::Connection;
use serde_json::json;

use crate::client::{Folder, Person, request};
use crate::program::artel;
use crate::server::Server;

async fn status(server: &Server, path: &str) -> u16 {
    request(server.address, "GET", path, &[], "").await.status
}

/// Waits until the answer to a path has this status.
async fn becomes(server: &Server, path: &str, wanted: u16) {
    let began = Instant::now();
    while status(server, path).await != wanted {
        assert!(began.elapsed() < Duration::from_secs(20), "{path} never answers {wanted}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// Makes a library that lets the flushing of files fail.
fn sync_that_fails(folder: &Path) -> std::path::PathBuf {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/operate/sync_fails.c");
    let library = folder.join("sync_fails.so");
    let built =
        Command::new("cc").args(["-shared", "-fPIC", "-o"]).arg(&library).arg(source).arg("-ldl").status();
    assert!(built.expect("there is a C compiler, which the database needs as well").success());
    library
}

#[tokio::test]
async fn a_disk_that_fails_ends_the_program_with_a_reason() {
    let (folder, tools) = (Folder::new(), Folder::new());
    std::fs::create_dir_all(tools.path()).unwrap();
    let (library, when) = (sync_that_fails(tools.path()), tools.path().join("now"));
    let mut command = Command::new(env!("CARGO_BIN_EXE_artel"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--log", "error", "--data"]).arg(folder.path());
    command.env("LD_PRELOAD", library).env("SYNC_FAILS_WHEN", &when);
    let server = Server::run(command).await;
    let ann = Person::new(server.address).await;
    let room = ann
        .open(json!({ "setup": [["players", "2"]], "seats": [{ "kind": "own" }, { "kind": "own" }] }))
        .await;
    let mut socket = ann.connect(&room).await;
    std::fs::write(&when, "").unwrap();
    let (seat, action) = socket.any_move(0).unwrap();
    let refused = socket.try_ask(socket.to_play(seat, &action)).await;
    assert!(refused.is_none_or(|answer| answer["refusal"]["code"] == "broken"), "it is not acknowledged");
    let ended = server.wait(Duration::from_secs(20)).await;
    assert_eq!(ended.code, Some(1));
    let last = ended.errors.lines().last().unwrap_or_default();
    assert!(
        last.contains("nothing can be written any more") && last.contains("the disk has failed"),
        "{}",
        ended.errors
    );

    let server = Server::start(&folder, &["--log", "off"]).await;
    let ann = Person { address: server.address, ..ann };
    assert!(ann.read(&room, "/history").await["log"].as_array().unwrap().len() <= 1, "and it can begin anew");
}

#[tokio::test]
async fn a_full_disk_is_told_and_play_goes_on_when_there_is_room() {
    let folder = Folder::new();
    // No file may grow beyond its limit, as on a disk that is full.
    let mut command = Command::new("bash");
    let line =
        "trap '' XFSZ; ulimit -S -f 6400; exec \"$0\" serve --listen 127.0.0.1:0 --data \"$1\" --log off";
    command.args(["-c", line, env!("CARGO_BIN_EXE_artel")]).arg(folder.path());
    command.env("ARTEL_CHAT_PER_MINUTE", "1000000").env("ARTEL_MESSAGES_PER_SECOND", "100000");
    let server = Server::run(command).await;
    assert_eq!((status(&server, "/readyz").await, status(&server, "/healthz").await), (200, 200));
    let ann = Person::new(server.address).await;
    let room = ann.open(json!({ "seats": [{ "kind": "own" }] })).await;
    let line = "🐙".repeat(500);
    let began = Instant::now();
    let mut refused = None;
    while refused.is_none() {
        assert!(began.elapsed() < Duration::from_mins(1), "the disk is never full");
        let mut socket = ann.connect(&room).await;
        while let Some(answer) = socket.try_ask(json!({ "ask": "say", "text": line })).await {
            if answer["tell"] != "done" {
                refused = Some(answer["refusal"]["code"].clone());
                break;
            }
        }
    }
    assert_eq!(refused, Some(json!("broken")), "whoever asked is answered");
    becomes(&server, "/readyz", 503).await;
    assert_eq!(status(&server, "/healthz").await, 200, "it need not be begun anew");
    let raised =
        Command::new("prlimit").args(["--fsize=unlimited", "--pid", &server.id().to_string()]).status();
    assert!(raised.unwrap().success());
    becomes(&server, "/readyz", 200).await;
    ann.connect(&room).await.done(json!({ "ask": "say", "text": "there is room" })).await;
}

#[test]
fn a_journal_that_cannot_be_settled_stops_the_start() {
    let folder = Folder::new();
    let path = folder.path().display().to_string();
    std::fs::create_dir_all(folder.path()).unwrap();
    let connection = Connection::open(folder.path().join("artel.db")).unwrap();
    connection
        .execute_batch(
            "CREATE TABLE rooms (number INTEGER PRIMARY KEY); CREATE TABLE entries (room INTEGER);
             CREATE TABLE sitters (room INTEGER); PRAGMA user_version = 2;",
        )
        .unwrap();
    drop(connection);
    let run = artel(&["serve", "--listen", "127.0.0.1:0", "--data", &path], "");
    assert_eq!(run.code, 1);
    assert!(run.errors.contains("journal cannot be settled"), "{}", run.errors);
    assert!(!run.output.contains("is open"), "{}", run.output);
}

#[test]
fn what_is_not_ours_or_damaged_is_not_served() {
    let folder = Folder::new();
    let path = folder.path().display().to_string();
    std::fs::create_dir_all(folder.path()).unwrap();
    let database = folder.path().join("artel.db");
    Connection::open(&database).unwrap().execute_batch("CREATE TABLE letters (text TEXT)").unwrap();
    let run = artel(&["serve", "--listen", "127.0.0.1:0", "--data", &path], "");
    assert_eq!(run.code, 1);
    assert!(run.errors.contains("not a database of this program"), "{}", run.errors);
}

#[tokio::test]
async fn a_damaged_database_is_served_only_on_request() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--log", "off"]).await;
    let ann = Person::new(server.address).await;
    for _ in 0..40 {
        ann.open(json!({ "seats": [{ "kind": "own" }] })).await;
    }
    assert_eq!(server.terminate().code, Some(0));
    let database = folder.path().join("artel.db");
    // The root of a table becomes nonsense.
    let root: u32 = {
        let query = "SELECT rootpage FROM sqlite_master WHERE name = 'sitters_of_a_room'";
        Connection::open(&database).unwrap().query_row(query, [], |row| row.get(0)).unwrap()
    };
    let mut bytes = std::fs::read(&database).unwrap();
    let at = (root as usize - 1) * 4096;
    bytes[at + 8..at + 64].fill(0xff);
    std::fs::write(&database, bytes).unwrap();
    let path = folder.path().display().to_string();
    let run = artel(&["serve", "--listen", "127.0.0.1:0", "--data", &path], "");
    assert_eq!(run.code, 1);
    assert!(run.errors.contains("is damaged") && run.errors.contains("--despite-damage"), "{}", run.errors);
    let server = Server::start(&folder, &["--log", "error", "--despite-damage"]).await;
    server.says("the database is damaged").await;
}
