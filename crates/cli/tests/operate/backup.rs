//! Backups while people play.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::client::{Folder, Person};
use crate::program::artel;
use crate::server::Server;

pub(crate) async fn table(server: &Server) -> (Person, String, Value) {
    let ann = Person::new(server.address).await;
    let own = json!([{ "kind": "own" }, { "kind": "own" }]);
    let room = ann.open(json!({ "setup": [["players", "2"]], "seats": own })).await;
    let mut socket = ann.connect(&room).await;
    for number in 0..5 {
        let (seat, action) = socket.any_move(number * 13).unwrap();
        socket.play(seat, &action).await;
    }
    let log = ann.read(&room, "/history").await["log"].clone();
    (ann, room, log)
}

/// Serves a copy of the database and tells the moves of a room in it.
async fn moves_in(copy: &std::path::Path, person: &Person, room: &str) -> Value {
    let folder = Folder::new();
    std::fs::create_dir_all(folder.path()).unwrap();
    std::fs::copy(copy, folder.path().join("artel.db")).unwrap();
    let server = Server::start(&folder, &["--log", "off"]).await;
    let person = Person { address: server.address, key: person.key.clone() };
    person.read(room, "/history").await["log"].clone()
}

#[tokio::test]
async fn a_backup_of_a_running_server_holds_everything_acknowledged() {
    let (folder, copies) = (Folder::new(), Folder::new());
    std::fs::create_dir_all(copies.path()).unwrap();
    let server = Server::start(&folder, &["--log", "off"]).await;
    let (path, copy) = (folder.path().display().to_string(), copies.path().join("rooms.db"));
    let to = copy.display().to_string();
    for _ in 0..3 {
        let (ann, room, log) = table(&server).await;
        let run = artel(&["backup", &to, "--data", &path], "");
        assert_eq!(run.code, 0, "{}", run.errors);
        assert!(run.output.contains("checked"), "{}", run.output);
        assert_eq!(moves_in(&copy, &ann, &room).await, log);
        let again = artel(&["backup", &to, "--data", &path], "");
        assert_eq!(again.code, 1, "nothing is overwritten");
        assert!(again.errors.contains("exists already"), "{}", again.errors);
        std::fs::remove_file(&copy).unwrap();
    }
    let left: Vec<_> = std::fs::read_dir(copies.path()).unwrap().collect();
    assert!(left.is_empty(), "{left:?}");
}

#[tokio::test]
async fn a_backup_is_made_when_no_server_runs_and_of_what_a_killed_one_left() {
    let (folder, copies) = (Folder::new(), Folder::new());
    std::fs::create_dir_all(copies.path()).unwrap();
    let server = Server::start(&folder, &["--log", "off"]).await;
    let (ann, room, log) = table(&server).await;
    server.kill();
    let path = folder.path().display().to_string();
    let copy = copies.path().join("rooms.db");
    let run = artel(&["backup", &copy.display().to_string(), "--data", &path], "");
    assert_eq!(run.code, 0, "{}", run.errors);
    assert_eq!(moves_in(&copy, &ann, &room).await, log);
}

#[test]
fn what_cannot_be_backed_up_is_said_clearly() {
    let folder = Folder::new();
    let (path, copy) =
        (folder.path().display().to_string(), folder.path().join("copy.db").display().to_string());
    let run = artel(&["backup", &copy, "--data", &path], "");
    assert_eq!(run.code, 1);
    assert!(run.errors.contains("there are no rooms in"), "{}", run.errors);
}

#[tokio::test]
async fn when_it_is_quiet_the_database_alone_holds_everything() {
    let (folder, copies) = (Folder::new(), Folder::new());
    std::fs::create_dir_all(copies.path()).unwrap();
    let server = Server::start(&folder, &["--log", "off"]).await;
    let (ann, room, log) = table(&server).await;
    let copy = copies.path().join("artel.db");
    let began = Instant::now();
    loop {
        tokio::time::sleep(Duration::from_millis(500)).await;
        std::fs::copy(folder.path().join("artel.db"), &copy).unwrap();
        if rooms_in(&copy) == Some(1) && moves_in(&copy, &ann, &room).await == log {
            return;
        }
        assert!(began.elapsed() < Duration::from_secs(30), "the file of the database stays behind");
    }
}

fn rooms_in(database: &std::path::Path) -> Option<i64> {
    let connection = rusqlite::Connection::open(database).ok()?;
    connection.query_row("SELECT count(*) FROM rooms", [], |row| row.get(0)).ok()
}
