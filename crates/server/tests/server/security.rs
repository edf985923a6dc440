//! What comes from outside and should not.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::client::{Socket, request};
use crate::house::House;

#[tokio::test]
async fn other_sites_cannot_act_for_somebody() {
    let house = House::open().await;
    let ann = house.person().await;
    let room = ann.open(json!({})).await;
    let host = house.address().to_string();
    let cookie = format!("artel={}", ann.key);
    let foreign = ["http://evil.example", "null", "https://127.0.0.1:1"];
    for origin in foreign {
        let headers = [("Cookie", cookie.as_str()), ("Origin", origin), ("Content-Type", "application/json")];
        for (method, path) in [("POST", "/api/rooms"), ("PUT", "/api/me")] {
            let reply = request(house.address(), method, path, &headers, "{}").await;
            assert_eq!(reply.refusal(), (403, "foreign".to_owned()), "{method} {origin}");
        }
        let url = format!("ws://{host}/api/rooms/{room}/socket");
        assert!(Socket::connect(&url, &[("Origin", origin)]).await.is_err(), "{origin}");
    }
    let url = format!("ws://{host}/api/rooms/{room}/socket");
    assert!(Socket::connect(&url, &[("Origin", &format!("http://{host}"))]).await.is_ok());
}

#[tokio::test]
async fn the_key_is_kept_in_a_careful_cookie() {
    let house = House::open().await;
    let reply = request(house.address(), "GET", "/api/me", &[], "").await;
    let cookie = reply.header("set-cookie").unwrap();
    for part in ["artel=", "HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(cookie.contains(part), "{part} in {cookie}");
    }
    assert!(!cookie.contains("Secure"), "http has no secure cookies");
    assert_eq!(reply.header("cache-control"), Some("no-store"));
    assert_eq!(reply.header("strict-transport-security"), None);
    let again = request(house.address(), "GET", "/api/me", &[("Cookie", cookie)], "").await;
    assert_eq!((again.header("set-cookie"), again.json()), (None, reply.json()));

    let safe = House::with(|config| config.public_url = Some("https://games.example.org".into())).await;
    let reply = request(safe.address(), "GET", "/api/me", &[], "").await;
    assert!(reply.header("set-cookie").unwrap().contains("; Secure"));
    assert!(reply.header("strict-transport-security").unwrap().starts_with("max-age="));
}

#[tokio::test]
async fn every_answer_carries_the_headers_that_protect_a_page() {
    let house = House::open().await;
    for path in ["/", "/r/aaaaaaaaaa", "/api/games", "/api/nothing", "/healthz", "/missing.js"] {
        let reply = request(house.address(), "GET", path, &[], "").await;
        let policy = reply.header("content-security-policy").unwrap();
        assert!(
            policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"),
            "{policy}"
        );
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(reply.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(reply.header("x-frame-options"), Some("DENY"), "{path}");
        assert_eq!(reply.header("referrer-policy"), Some("no-referrer"), "{path}");
    }
}

#[tokio::test]
async fn files_outside_the_client_are_not_served() {
    let house = House::open().await;
    let paths = [
        "/../Cargo.toml",
        "/..%2fCargo.toml",
        "/assets/../../package.json",
        "/%2e%2e/package.json",
        "//etc/passwd",
        "/assets/..\\..\\package.json",
        "/package.json",
        "/./../package.json",
    ];
    for path in paths {
        let reply = request(house.address(), "GET", path, &[], "").await;
        assert!(!reply.body.contains("[workspace]") && !reply.body.contains("\"devDependencies\""), "{path}");
        assert!(!reply.body.contains("root:"), "{path}");
    }
}

#[tokio::test]
async fn unknown_paths_and_methods_are_refused_as_json() {
    let house = House::open().await;
    let ann = house.person().await;
    assert_eq!(ann.get("/api/nothing").await.refusal(), (404, "bad-message".to_owned()));
    assert_eq!(ann.get("/api/games/chess/rules").await.refusal(), (404, "no-such-game".to_owned()));
    assert_eq!(ann.get("/api/games/chess/setup").await.refusal(), (404, "no-such-game".to_owned()));
    let reply = ann.ask("DELETE", "/api/rooms", &Value::Null).await;
    assert_eq!(reply.refusal(), (405, "bad-message".to_owned()));
    let room = ann.open(json!({})).await;
    let reply = ann.get(&format!("/api/rooms/{room}/socket")).await;
    assert_eq!(reply.refusal(), (400, "bad-message".to_owned()), "a socket needs an upgrade");
}

#[tokio::test]
async fn too_many_requests_and_rooms_are_refused() {
    let house = House::with(|config| config.rooms_per_hour = 3).await;
    let ann = house.person().await;
    for _ in 0..3 {
        ann.open(json!({})).await;
    }
    assert_eq!(ann.try_open(json!({})).await.refusal(), (429, "too-much".to_owned()));
    assert_eq!(house.person().await.try_open(json!({})).await.status, 429, "it is the address that counts");

    let house = House::with(|config| config.requests_per_second = 2).await;
    let mut last = (0, String::new());
    for _ in 0..30 {
        let reply = request(house.address(), "GET", "/api/games", &[], "").await;
        if reply.status != 200 {
            last = reply.refusal();
            break;
        }
    }
    assert_eq!(last, (429, "too-much".to_owned()));
    assert_eq!(request(house.address(), "GET", "/healthz", &[], "").await.status, 200);
}

#[tokio::test]
async fn too_many_connections_and_messages_are_refused() {
    let house = House::with(|config| (config.connections, config.messages_per_second) = (2, 5)).await;
    let ann = house.person().await;
    let room = ann.open(json!({})).await;
    let mut first = ann.connect(&room).await;
    let second = ann.connect(&room).await;
    assert!(ann.try_connect(&room, "").await.is_none());
    second.close().await;
    let mut free = None;
    for _ in 0..50 {
        free = ann.try_connect(&room, "").await;
        if free.is_some() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert!(free.is_some(), "who leaves makes room");
    let mut refused = 0;
    for number in 0..40 {
        // What cannot be understood counts as well.
        let ask = if number % 2 == 0 { json!({ "ask": "alive" }) } else { json!({ "ask": "nonsense" }) };
        let answer = first.ask(ask).await;
        refused += usize::from(answer["refusal"]["code"] == "too-much");
    }
    assert!(refused >= 15, "{refused} of 40 were too much");
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    first.done(json!({ "ask": "alive" })).await;
}

/// The routes as the router's table lists them.
fn routes() -> BTreeSet<String> {
    let table = include_str!("../../src/http/mod.rs");
    let routes = table.lines().filter_map(|line| line.trim().strip_prefix(".route(\"")?.split_once("\", "));
    let inner =
        routes.filter(|(path, _)| !["/healthz", "/readyz", "/metrics", "/openapi.json"].contains(path));
    inner
        .flat_map(|(path, handlers)| {
            let has = |method: &str| {
                handlers.contains(&format!("{method}(")).then(|| format!("{method} /api{path}"))
            };
            ["get", "post", "put", "delete"].into_iter().filter_map(has).collect::<Vec<_>>()
        })
        .map(|route| route.replace("{step}", "{}").replace("{room}", "{}").replace("{game}", "{}"))
        .collect()
}

#[tokio::test]
async fn the_description_lists_every_route() {
    let house = House::open().await;
    let document = request(house.address(), "GET", "/api/openapi.json", &[], "").await.json();
    let mut described = BTreeSet::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            let path = path.replace("{step}", "{}").replace("{room}", "{}").replace("{game}", "{}");
            described.insert(format!("{method} {path}"));
        }
    }
    assert_eq!(described, routes());
    assert!(described.len() >= 12);
    for (path, answer) in [("/healthz", "ok\n"), ("/readyz", "ready\n")] {
        assert_eq!(request(house.address(), "GET", path, &[], "").await.body, answer);
    }
    assert_eq!(request(house.address(), "GET", "/metrics", &[], "").await.status, 200);
}

#[tokio::test]
async fn an_address_is_believed_only_from_the_own_proxy() {
    let open = |config: &mut artel_server::Config| config.rooms_per_hour = 1;
    let house = House::with(open).await;
    let behind = House::with(|config| (config.rooms_per_hour, config.behind_proxy) = (1, true)).await;
    let mut statuses = Vec::new();
    for house in [&house, &behind] {
        for address in ["203.0.113.1", "203.0.113.2", "9.9.9.9, 203.0.113.2"] {
            let headers = [("X-Forwarded-For", address), ("Content-Type", "application/json")];
            let body = json!({ "game": "forbidden-island" }).to_string();
            statuses.push(request(house.address(), "POST", "/api/rooms", &headers, &body).await.status);
        }
    }
    assert_eq!(statuses, [201, 429, 429, 201, 201, 429]);
}
