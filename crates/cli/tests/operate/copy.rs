//! Rooms move between a folder and PostgreSQL, and games go on there.

use serde_json::json;

use crate::client::{Folder, Person};
use crate::postgres::{PASSWORD, database};
use crate::program::artel;
use crate::server::Server;

#[tokio::test]
async fn a_game_goes_on_in_another_database_and_back() {
    let (folder, back, url) = (Folder::new(), Folder::new(), database());
    let server = Server::start(&folder, &["--log", "off"]).await;
    let ann = Person::new(server.address).await;
    let own = json!([{ "kind": "own" }, { "kind": "own" }]);
    let room = ann.open(json!({ "setup": [["players", "2"]], "seats": own })).await;
    let mut moves = 0;
    let mut play_on = async |server: &Server| {
        let ann = Person { address: server.address, ..ann.clone() };
        let mut socket = ann.connect(&room).await;
        assert_eq!(socket.made(), moves, "all moves are there");
        let (seat, action) = socket.any_move(moves as usize).unwrap();
        socket.play(seat, &action).await;
        moves = socket.made();
    };
    play_on(&server).await;
    let (from, to) = (folder.path().display().to_string(), back.path().display().to_string());
    let refused = artel(&["copy", "--from", &from, "--to", &url], "");
    assert_eq!(refused.code, 1);
    assert!(refused.errors.contains("another server uses"), "{}", refused.errors);
    assert_eq!(server.terminate().code, Some(0));

    let copied = artel(&["copy", "--from", &from, "--to", &url], "");
    assert_eq!(copied.code, 0, "{}", copied.errors);
    assert!(copied.output.starts_with("1 rooms with"), "{}", copied.output);
    let server = Server::start(&folder, &["--log", "off", "--database", &url]).await;
    play_on(&server).await;
    let refused = artel(&["copy", "--from", &url, "--to", &to], "");
    assert!(refused.errors.contains("1 servers use the PostgreSQL database"), "{}", refused.errors);
    assert_eq!(server.terminate().code, Some(0));

    let copied = artel(&["copy", "--from", &url, "--to", &to], "");
    assert_eq!(copied.code, 0, "{}", copied.errors);
    play_on(&Server::start(&back, &["--log", "off"]).await).await;
    assert!(!copied.errors.contains(PASSWORD));
}

#[test]
fn what_cannot_be_copied_is_said_clearly() {
    let folder = Folder::new();
    let path = folder.path().display().to_string();
    for (from, to, why) in [
        (path.as_str(), "elsewhere", "there are no rooms in"),
        (&path, &path, "cannot be copied to itself"),
        (&path, "mysql://localhost/artel", "postgres://"),
    ] {
        let run = artel(&["copy", "--from", from, "--to", to], "");
        assert_ne!(run.code, 0);
        assert!(run.errors.contains(why), "{}", run.errors);
    }
    let run = artel(&["backup", "copy.db", "--database", "postgres://artel:secret@localhost/artel"], "");
    assert_eq!(run.code, 1);
    assert!(run.errors.contains("pg_dump") && !run.errors.contains("secret"), "{}", run.errors);
}
