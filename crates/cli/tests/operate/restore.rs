//! Backups are brought back, and nothing is overwritten.

use std::path::Path;

use crate::backup::table;
use crate::client::{Folder, Person};
use crate::program::{Run, artel};
use crate::server::Server;

fn restore(copy: &Path, folder: &Folder) -> Run {
    artel(&["restore", &copy.display().to_string(), "--data", &folder.path().display().to_string()], "")
}

#[tokio::test]
async fn a_backup_is_brought_back_into_an_empty_folder_only() {
    let (folder, copies, back) = (Folder::new(), Folder::new(), Folder::new());
    std::fs::create_dir_all(copies.path()).unwrap();
    let server = Server::start(&folder, &["--log", "off"]).await;
    let (ann, room, log) = table(&server).await;
    let copy = copies.path().join("rooms.db");
    let data = folder.path().display().to_string();
    let run = artel(&["backup", &copy.display().to_string(), "--data", &data], "");
    assert_eq!(run.code, 0, "{}", run.errors);

    let run = restore(&copy, &folder);
    assert_eq!(run.code, 1, "a server uses it");
    assert!(run.errors.contains("another server uses"), "{}", run.errors);
    assert_eq!(server.terminate().code, Some(0));
    let before = std::fs::read(folder.path().join("artel.db")).unwrap();
    let run = restore(&copy, &folder);
    assert_eq!(run.code, 1, "there are rooms already");
    assert!(run.errors.contains("is not empty"), "{}", run.errors);
    assert_eq!(std::fs::read(folder.path().join("artel.db")).unwrap(), before, "nothing is overwritten");

    let run = restore(&copy, &back);
    assert_eq!(run.code, 0, "{}", run.errors);
    assert!(run.output.contains("1 rooms") && run.output.contains("replayed"), "{}", run.output);
    let server = Server::start(&back, &["--log", "off"]).await;
    let ann = Person { address: server.address, ..ann };
    assert_eq!(ann.read(&room, "/history").await["log"], log);
}

#[test]
fn what_cannot_be_brought_back_is_said_clearly() {
    let (folder, files) = (Folder::new(), Folder::new());
    std::fs::create_dir_all(files.path()).unwrap();
    let file = files.path().join("letter.db");
    let run = restore(&file, &folder);
    assert!(run.code == 1 && run.errors.contains("there is no file"), "{}", run.errors);
    std::fs::write(&file, "Dear Ann, this is not a database at all, and yet it is long enough for one.")
        .unwrap();
    let run = restore(&file, &folder);
    assert!(run.code == 1 && run.errors.contains("is not a whole backup"), "{}", run.errors);
    assert!(!folder.path().exists(), "nothing is made");
    let url = "postgres://artel:secret@localhost/artel";
    let run = artel(&["restore", "rooms.dump", "--database", url], "");
    assert!(run.code == 1 && run.errors.contains("pg_restore"), "{}", run.errors);
    assert!(!run.errors.contains("secret"), "{}", run.errors);
}
