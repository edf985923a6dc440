//! The socket of a room.

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use artel_protocol::{AskFrame, Refusal, RefusalCode, Tell};
use axum::extract::rejection::QueryRejection;
use axum::extract::{ConnectInfo, Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use serde::Deserialize;
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::tungstenite::Utf8Bytes;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

use super::Site;
use super::cookie::Visitor;
use super::failure::Failure;
use super::line::{Heard, Line, Told, Upgrade};
use super::reading::room_id;
use super::site::Connected;
use crate::ids::{PersonId, RoomId};
use crate::numbers::Counted;
use crate::room::{ListenerId, MOST_BEHIND, Mail, refuse};

/// What is told in one go, such as an update and that it is done, leaves in one go up to about this size.
const AT_ONCE: usize = 16 * 1024;
/// How long the other end may take to hear what it is told.
const PATIENCE: Duration = Duration::from_secs(10);

#[derive(Deserialize)]
pub(crate) struct Since {
    since: Option<u32>,
}

/// Connects to a room; `docs/protocol.md` tells what is said then.
#[utoipa::path(get, path = "/api/rooms/{room}/socket", tag = "rooms",
    params(
        ("room" = String, Path, description = "The room's id"),
        ("since" = Option<u32>, Query, description = "The last version seen, to hear only what is new")),
    responses((status = 101, description = "A WebSocket")))]
pub(crate) async fn connect(
    State(site): State<Arc<Site>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(room): Path<String>,
    since: Result<Query<Since>, QueryRejection>,
    visitor: Visitor,
    headers: HeaderMap,
    upgrade: Result<Upgrade, Failure>,
) -> Result<Response, Failure> {
    let room = room_id(&room)?;
    let bad = |problem: String| Failure::new(RefusalCode::BadMessage, problem);
    let Query(Since { since }) = since.map_err(|error| bad(error.body_text()))?;
    let upgrade = upgrade?;
    let connected = site
        .connect(site.address(peer, &headers))
        .ok_or_else(|| Failure::new(RefusalCode::TooMuch, "too many connections from this address"))?;
    let person = visitor.person();
    Ok(upgrade.accept(move |line| converse(site, room, person, since, line, connected)))
}

async fn converse(
    site: Arc<Site>,
    room: RoomId,
    person: PersonId,
    since: Option<u32>,
    mut line: Line,
    _connected: Connected,
) {
    let _counted = Counted::connection();
    let (sender, told) = mpsc::channel(MOST_BEHIND);
    let (joined, answer) = oneshot::channel();
    site.rooms.send(&room, Mail::Join { person, since, sender, joined }).await;
    match answer.await {
        Ok(Ok(listener)) => {
            let conversation = Conversation::new(&site, room.clone(), listener, told);
            conversation.run(&mut line).await;
            site.rooms.send(&room, Mail::Leave { listener }).await;
        }
        Ok(Err(refusal)) => {
            let _ = line.tell(Told::new(&refused(None, refusal)), PATIENCE).await;
            close(&mut line, CloseCode::Policy, "refused").await;
        }
        Err(_) => close(&mut line, CloseCode::Restart, "try again").await,
    }
}

struct Conversation<'a> {
    site: &'a Arc<Site>,
    room: RoomId,
    listener: ListenerId,
    told: mpsc::Receiver<Utf8Bytes>,
    rate: DefaultDirectRateLimiter,
}

impl<'a> Conversation<'a> {
    fn new(
        site: &'a Arc<Site>,
        room: RoomId,
        listener: ListenerId,
        told: mpsc::Receiver<Utf8Bytes>,
    ) -> Conversation<'a> {
        let a_second = NonZeroU32::new(site.config.messages_per_second).unwrap_or(NonZeroU32::MIN);
        let quota = Quota::per_second(a_second)
            .allow_burst(a_second.saturating_mul(NonZeroU32::MIN.saturating_add(2)));
        let rate = RateLimiter::direct_with_clock(quota, site.clock.clone());
        Conversation { site, room, listener, told, rate }
    }

    /// Listens and tells until either end has had enough.
    async fn run(mut self, line: &mut Line) {
        let mut stopped = self.site.stopped.clone();
        let mut stop = pin!(async move { drop(stopped.wait_for(|stopped| *stopped).await) });
        let mut look = tokio::time::interval(Duration::from_secs(self.site.config.silence_seconds.max(1)));
        let mut silent = false;
        loop {
            tokio::select! {
                biased;
                told = self.told.recv() => match told {
                    Some(text) => if self.pass_on(line, &text).await.is_err() { return },
                    None => return close(line, CloseCode::Again, "too slow: come back").await,
                },
                heard = line.hear() => {
                    silent = false;
                    let answer = match heard {
                        Some(Heard::Text(text)) => self.hear(&text).await,
                        Some(Heard::Bytes) => Some(refused(None, refuse(RefusalCode::BadMessage, "messages are text"))),
                        Some(Heard::Pulse) => None,
                        None => return,
                    };
                    if let Some(answer) = answer && line.tell(Told::new(&answer), PATIENCE).await.is_err() {
                        return;
                    }
                }
                _ = look.tick() => {
                    if silent {
                        return close(line, CloseCode::Away, "silent").await;
                    }
                    silent = true;
                }
                () = &mut stop => {
                    return close(line, CloseCode::Restart, "the server ends").await;
                }
            }
        }
    }

    /// Sends what was told, together with what has been told since.
    async fn pass_on(&mut self, line: &mut Line, text: &str) -> std::io::Result<()> {
        let mut told = Told::new(text);
        while told.bytes() < AT_ONCE
            && let Ok(text) = self.told.try_recv()
        {
            told.add(&text);
        }
        line.tell(told, PATIENCE).await
    }

    /// Passes a message on to the room, or answers at once why not.
    async fn hear(&self, text: &str) -> Option<Utf8Bytes> {
        let refused_as = |refusal| {
            let id = serde_json::from_str::<OnlyId>(text).ok().map(|only| only.id);
            Some(refused(id, refusal))
        };
        if self.rate.check().is_err() {
            return refused_as(refuse(RefusalCode::TooMuch, "too many messages; try again in a second"));
        }
        let frame: Box<AskFrame> = match serde_json::from_str(text) {
            Ok(frame) => frame,
            Err(error) => return refused_as(refuse(RefusalCode::BadMessage, error.to_string())),
        };
        self.site.rooms.send(&self.room, Mail::Ask { listener: self.listener, frame }).await;
        None
    }
}

/// The number of a request of which nothing else can be understood.
#[derive(Deserialize)]
struct OnlyId {
    id: u32,
}

fn refused(id: Option<u32>, refusal: Refusal) -> Utf8Bytes {
    serde_json::to_string(&Tell::Refused { id, refusal }).unwrap_or_default().into()
}

async fn close(line: &mut Line, code: CloseCode, reason: &'static str) {
    line.close(code, reason, PATIENCE).await;
}
