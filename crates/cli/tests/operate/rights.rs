//! What others on the same machine may read, and what everybody else may.

use std::os::unix::fs::PermissionsExt as _;

use serde_json::json;

use crate::client::{Folder, Person, request};
use crate::program::artel;
use crate::server::Server;

#[tokio::test]
async fn nobody_else_on_the_machine_reads_the_rooms() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--log", "off"]).await;
    let ann = Person::new(server.address).await;
    ann.open(json!({ "seats": [{ "kind": "own" }] })).await;
    let mode = |path: &std::path::Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(folder.path()), 0o700);
    let files: Vec<_> = std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().path()).collect();
    assert!(files.len() >= 3, "{files:?}");
    for file in files {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
}

#[tokio::test]
async fn files_of_before_are_closed_to_others_as_well() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--log", "off"]).await;
    assert_eq!(server.terminate().code, Some(0));
    let database = folder.path().join("artel.db");
    std::fs::set_permissions(&database, std::fs::Permissions::from_mode(0o644)).unwrap();
    let _server = Server::start(&folder, &["--log", "off"]).await;
    assert_eq!(std::fs::metadata(&database).unwrap().permissions().mode() & 0o777, 0o600);
}

#[tokio::test]
async fn numbers_are_for_this_machine_or_at_an_address_of_their_own() {
    let folder = Folder::new();
    let server =
        Server::start(&folder, &["--log", "info", "--behind-proxy", "--metrics-listen", "127.0.0.1:0"]).await;
    Person::new(server.address).await.open(json!({})).await;
    let ask =
        async |headers: &[(&str, &str)]| request(server.address, "GET", "/metrics", headers, "").await.status;
    assert_eq!(ask(&[]).await, 200);
    for passed_on in [("X-Forwarded-For", "203.0.113.5"), ("Forwarded", "for=203.0.113.5")] {
        assert_eq!(ask(&[passed_on]).await, 404, "{passed_on:?}");
    }
    server.says("serving numbers").await;
    let errors = server.errors();
    let line = errors.lines().find(|line| line.contains("serving numbers")).unwrap();
    let own = line.rsplit('=').next().unwrap().trim().parse().unwrap();
    for (path, body) in [("/metrics", "artel_"), ("/readyz", "ready"), ("/healthz", "ok")] {
        let reply = request(own, "GET", path, &[], "").await;
        assert!(reply.status == 200 && reply.body.contains(body), "{path}: {}", reply.body);
    }
    assert_eq!(request(own, "GET", "/api/games", &[], "").await.status, 404);
}

#[test]
fn a_public_address_that_is_none_is_refused() {
    for bad in ["games.example.org", "https://games.example.org/club", "ftp://x"] {
        let run = artel(&["serve", "--public-url", bad], "");
        assert_eq!(run.code, 2, "{bad}");
        assert!(run.errors.contains("--public-url"), "{}", run.errors);
    }
}
