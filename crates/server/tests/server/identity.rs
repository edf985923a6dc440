//! Who somebody is, on one device and on several.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::client::{Person, request};
use crate::house::House;

/// A browser: it keeps the cookies that it is given.
struct Browser {
    house: std::net::SocketAddr,
    cookies: BTreeMap<String, String>,
}

impl Browser {
    fn new(house: &House) -> Browser {
        Browser { house: house.address(), cookies: BTreeMap::new() }
    }

    async fn ask(&mut self, method: &str, path: &str, body: &Value) -> (u16, Value) {
        let cookies: Vec<String> =
            self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let cookies = cookies.join("; ");
        let headers = [("Cookie", cookies.as_str()), ("Content-Type", "application/json")];
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let reply = request(self.house, method, path, &headers, &body).await;
        for cookie in reply.headers("set-cookie") {
            assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
            let (name, value) = cookie.split(';').next().unwrap().split_once('=').unwrap();
            if cookie.contains("Max-Age=0;") {
                self.cookies.remove(name);
            } else {
                self.cookies.insert(name.to_owned(), value.to_owned());
            }
        }
        (reply.status, serde_json::from_str(&reply.body).unwrap_or_default())
    }

    async fn post(&mut self, path: &str, body: &Value) -> (u16, Value) {
        self.ask("POST", path, body).await
    }

    async fn me(&mut self) -> Value {
        self.ask("GET", "/api/me", &Value::Null).await.1
    }

    /// Opens a room with a seat for oneself.
    async fn open(&mut self) -> String {
        let wish = json!({ "game": "forbidden-island", "name": "Ann", "seats": [{ "kind": "own" }] });
        let (status, opened) = self.post("/api/rooms", &wish).await;
        assert_eq!(status, 201, "{opened}");
        opened["room"].as_str().unwrap().to_owned()
    }

    async fn owns(&mut self, room: &str) -> bool {
        self.ask("GET", &format!("/api/rooms/{room}"), &Value::Null).await.1["seats"][0]["own"] == true
    }

    async fn code(&mut self) -> String {
        let (status, code) = self.post("/api/me/code", &Value::Null).await;
        assert_eq!(status, 200, "{code}");
        assert!(code["seconds"].as_u64().is_some_and(|seconds| (60..=1800).contains(&seconds)), "{code}");
        code["code"].as_str().unwrap().to_owned()
    }

    fn key(&self) -> String {
        self.cookies["artel"].clone()
    }
}

#[tokio::test]
async fn seats_are_taken_along_by_a_code_that_is_good_once() {
    let house = House::open().await;
    let (mut laptop, mut phone) = (Browser::new(&house), Browser::new(&house));
    let room = laptop.open().await;
    let code = laptop.code().await;
    assert!(!phone.owns(&room).await);
    assert_eq!(phone.post("/api/me/adopt", &json!({ "code": code })).await.0, 204);
    assert!(phone.owns(&room).await && laptop.owns(&room).await, "both hold the seat");
    assert_ne!(phone.key(), laptop.key(), "no secret that lasts was passed on");
    let mut thief = Browser::new(&house);
    let (status, refusal) = thief.post("/api/me/adopt", &json!({ "code": code })).await;
    assert_eq!((status, &refusal["code"]), (404, &json!("no-such-code")));
    assert!(!thief.owns(&room).await);
}

#[tokio::test]
async fn what_is_no_code_is_not_adopted() {
    let house = House::open().await;
    let mut browser = Browser::new(&house);
    let room = browser.open().await;
    let key = browser.key();
    for (body, refused) in [
        (json!({ "code": "" }), (404, "no-such-code")),
        (json!({ "code": "abcde-fghjk" }), (404, "no-such-code")),
        (json!({ "code": key }), (404, "no-such-code")),
        (json!({ "key": key }), (400, "bad-message")),
    ] {
        let (status, refusal) = browser.post("/api/me/adopt", &body).await;
        assert_eq!((status, refusal["code"].as_str()), (refused.0, Some(refused.1)), "{body}");
    }
    assert!(browser.owns(&room).await);
    let (status, _) = browser.ask("PUT", "/api/me", &json!({ "key": "e".repeat(26) })).await;
    assert_eq!(status, 405, "nobody becomes somebody else by a key");
}

#[tokio::test]
async fn what_one_was_before_is_kept_and_one_can_go_back() {
    let house = House::open().await;
    let (mut one, mut other) = (Browser::new(&house), Browser::new(&house));
    let (ones, others) = (one.open().await, other.open().await);
    other.open().await;
    assert_eq!(one.me().await, json!({ "tables": 1, "kept": [] }));
    let code = other.code().await;
    assert_eq!(one.post("/api/me/adopt", &json!({ "code": code })).await.0, 204);
    assert_eq!(one.me().await, json!({ "tables": 2, "kept": [1] }));
    assert!(one.owns(&others).await && !one.owns(&ones).await);
    assert_eq!(one.post("/api/me/back", &Value::Null).await.0, 204);
    assert_eq!(one.me().await, json!({ "tables": 1, "kept": [2] }));
    assert!(one.owns(&ones).await && !one.owns(&others).await);
    assert_eq!(one.post("/api/me/back", &Value::Null).await.0, 204);
    assert!(one.owns(&others).await, "and there again");
    let mut fresh = Browser::new(&house);
    let (status, refusal) = fresh.post("/api/me/back", &Value::Null).await;
    assert_eq!((status, &refusal["code"]), (409, &json!("nothing-open")));
}

#[tokio::test]
async fn a_key_that_was_renewed_is_no_longer_valid() {
    let mut house = House::open().await;
    let (mut laptop, mut lost) = (Browser::new(&house), Browser::new(&house));
    let room = laptop.open().await;
    let code = laptop.code().await;
    lost.post("/api/me/adopt", &json!({ "code": code })).await;
    let mut on_lost = Person { address: house.address(), key: lost.key() };
    let old = Person { address: house.address(), key: laptop.key() };
    let mut socket = on_lost.connect(&room).await;
    assert_eq!(socket.welcome["room"]["seats"][0]["own"], true);
    let unused = laptop.code().await;

    assert_eq!(laptop.post("/api/me/renew", &Value::Null).await.0, 204);
    assert!(laptop.owns(&room).await, "whoever renews it goes on");
    assert!(!lost.owns(&room).await);
    assert_ne!(laptop.key(), old.key);
    while socket.read().await.is_some() {}
    assert_eq!(on_lost.connect(&room).await.welcome["room"]["seats"][0]["own"], false);
    assert_eq!(old.connect(&room).await.welcome["room"]["seats"][0]["own"], false);
    let (status, _) = Browser::new(&house).post("/api/me/adopt", &json!({ "code": unused })).await;
    assert_eq!(status, 404, "codes of before are no longer good");

    house.restart([&mut on_lost]).await;
    laptop.house = house.address();
    assert!(laptop.owns(&room).await);
    assert_eq!(on_lost.connect(&room).await.welcome["room"]["seats"][0]["own"], false);
}

#[tokio::test]
async fn a_browser_whose_key_is_invalid_gets_another() {
    let house = House::open().await;
    let (mut laptop, mut lost) = (Browser::new(&house), Browser::new(&house));
    laptop.open().await;
    let code = laptop.code().await;
    lost.post("/api/me/adopt", &json!({ "code": code })).await;
    let before = lost.key();
    laptop.post("/api/me/renew", &Value::Null).await;
    assert_eq!(lost.me().await["tables"], 0);
    assert_ne!(lost.key(), before);
    lost.open().await;
    assert_eq!(lost.me().await["tables"], 1);
}

#[tokio::test]
async fn a_browser_keeps_only_so_many_and_loses_none() {
    let house = House::open().await;
    let mut browser = Browser::new(&house);
    let first = browser.open().await;
    let mut refused = 0;
    for _ in 0..12 {
        let mut other = Browser::new(&house);
        other.open().await;
        let code = other.code().await;
        let (status, _) = browser.post("/api/me/adopt", &json!({ "code": code })).await;
        assert!([204, 429].contains(&status), "{status}");
        refused += usize::from(status == 429);
    }
    assert_eq!(refused, 4);
    for _ in 0..9 {
        if browser.owns(&first).await {
            return;
        }
        browser.post("/api/me/back", &Value::Null).await;
    }
    panic!("what the browser was first is lost");
}

#[tokio::test]
async fn a_bad_cookie_beside_a_good_one_does_no_harm() {
    let house = House::open().await;
    let mut browser = Browser::new(&house);
    let room = browser.open().await;
    let key = browser.key();
    for cookie in
        [format!("artel=bad; artel={key}"), format!("artel={key}; artel=bad"), format!("artel=; artel={key}")]
    {
        for path in [format!("/api/rooms/{room}"), "/api/me".to_owned(), "/".to_owned()] {
            let reply = request(house.address(), "GET", &path, &[("Cookie", &cookie)], "").await;
            assert_eq!(reply.header("set-cookie"), None, "{cookie} {path}");
        }
        let reply =
            request(house.address(), "GET", &format!("/api/rooms/{room}"), &[("Cookie", &cookie)], "").await;
        assert_eq!(reply.json()["seats"][0]["own"], true, "{cookie}");
    }
}

#[tokio::test]
async fn over_https_the_cookie_belongs_to_this_very_site() {
    let house = House::with(|config| config.public_url = Some("https://games.example.org".into())).await;
    let ask =
        async |cookie: &str| request(house.address(), "GET", "/api/me", &[("Cookie", cookie)], "").await;
    let cookie = ask("").await.header("set-cookie").unwrap().to_owned();
    assert!(cookie.starts_with("__Host-artel=") && cookie.contains("; Secure"), "{cookie}");
    let own = cookie.split(';').next().unwrap();
    assert_eq!(ask(own).await.header("set-cookie"), None);
    // A neighbouring site may set the plain name, but not this one.
    let tossed = format!("artel={}; {own}", "e".repeat(26));
    assert_eq!(ask(&tossed).await.header("set-cookie"), None);
    // Whoever has an old cookie goes on under the new name.
    let old = format!("artel={}", "e".repeat(26));
    assert_eq!(
        ask(&old).await.header("set-cookie").unwrap().split(';').next(),
        Some(&*format!("__Host-{old}"))
    );
}

#[tokio::test]
async fn the_page_that_brings_a_key_is_kept_by_nobody_else() {
    let house = House::open().await;
    let page = request(house.address(), "GET", "/", &[], "").await;
    if page.status == 503 {
        // Without the web client there is no page to be kept.
        return;
    }
    assert!(page.header("set-cookie").is_some());
    assert_eq!(page.header("cache-control"), Some("private, no-cache"));
    let tag = page.header("etag").unwrap();
    let again = request(house.address(), "GET", "/", &[("If-None-Match", tag)], "").await;
    assert_eq!((again.status, again.header("cache-control")), (304, Some("private, no-cache")));
    assert_eq!(again.header("etag"), Some(tag));
}
