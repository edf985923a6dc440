//! Every room is replayed, wherever it is kept and whoever uses it.

use rusqlite::Connection;

use crate::backup::table;
use crate::client::Folder;
use crate::postgres::{database, say};
use crate::program::{Run, artel};
use crate::server::Server;

/// Looks at what `artel verify` says before and after the last move of a room became nonsense, and without its third
/// entry; a server runs all the time.
async fn found(server: Server, option: &str, place: &str, damage: impl Fn(&str)) {
    let (_, fine, _) = table(&server).await;
    let (_, strange, _) = table(&server).await;
    let verify = || -> Run { artel(&["verify", option, place], "") };
    let run = verify();
    assert_eq!(run.code, 0, "{}{}", run.output, run.errors);
    assert!(run.output.starts_with("2 rooms with") && run.output.contains("replayed"), "{}", run.output);
    for (statement, why) in [
        (
            "UPDATE entries SET entry = '{\"entry\":\"moved\",\"seat\":0,\"move\":\"fly\"}' WHERE number = 3",
            "entry 3",
        ),
        ("DELETE FROM entries WHERE number = 2", "entry 2 is missing"),
        ("DELETE FROM entries WHERE number >= 0", "the room has no entries"),
    ] {
        damage(&format!("{statement} AND room = (SELECT number FROM rooms WHERE id = '{strange}')"));
        let run = verify();
        assert_eq!(run.code, 1, "{}", run.output);
        assert!(run.errors.contains("1 rooms do not replay"), "{}", run.errors);
        let line = run.output.lines().find(|line| line.starts_with(&strange)).expect("it is named");
        assert!(line.contains(why), "{line}");
        assert!(!run.output.contains(&fine), "{}", run.output);
    }
    assert_eq!(server.terminate().code, Some(0), "the server goes on meanwhile");
}

#[tokio::test]
async fn rooms_in_a_folder_are_replayed() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--log", "off"]).await;
    let file = folder.path().join("artel.db");
    found(server, "--data", &folder.path().display().to_string(), |statement| {
        let connection = Connection::open(&file).unwrap();
        connection.busy_timeout(std::time::Duration::from_secs(10)).unwrap();
        // What is written last lies in the journal for a while.
        let journal = statement.replacen("entries", "journal", 1);
        connection.execute_batch(&format!("{statement}; {journal};")).unwrap();
    })
    .await;
}

#[tokio::test]
async fn rooms_in_postgresql_are_replayed() {
    let url = database();
    let server = Server::start(&Folder::new(), &["--log", "off", "--database", &url]).await;
    found(server, "--database", &url, |statement| drop(say(&url, statement))).await;
}

#[test]
fn what_cannot_be_verified_is_said_clearly() {
    let folder = Folder::new();
    let path = folder.path().display().to_string();
    let run = artel(&["verify", "--data", &path], "");
    assert!(run.code == 1 && run.errors.contains("there are no rooms in"), "{}", run.errors);
    assert!(!folder.path().exists(), "nothing is made");
    std::fs::create_dir_all(folder.path()).unwrap();
    let file = folder.path().join("artel.db");
    Connection::open(&file).unwrap().execute_batch("PRAGMA user_version = 1").unwrap();
    let run = artel(&["verify", "--data", &path], "");
    assert!(run.code == 1 && run.errors.contains("serve it once"), "{}", run.errors);
    let run = artel(&["verify", "--database", &database()], "");
    assert!(run.code == 1 && run.errors.contains("there are no rooms in"), "{}", run.errors);
}
