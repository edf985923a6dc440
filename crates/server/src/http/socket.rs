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
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::Utf8Bytes;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

use super::Site;
use super::client_socket::{ClientSocket, Incoming, Outgoing, Upgrade};
use super::cookie::Visitor;
use super::failure::Failure;
use super::reading::room_id;
use crate::counters::Counted;
use crate::ids::{PersonKey, RoomId};
use crate::limits::MOST_MESSAGE_BYTES;
use crate::network::Network;
use crate::room::{Ended, ListenerId, Mail, Waiting, outbox, refuse};

/// What is told in one go, such as an update and that it is done, leaves in one go up to about this size.
const AT_ONCE: usize = 16 * 1024;
/// How long the other end may take to take what it is told.
const PATIENCE: Duration = Duration::from_secs(10);
/// How many times as many messages as are answered are refused, before the connection is closed instead.
const FORBEARANCE: u32 = 10;

#[derive(Deserialize)]
pub(crate) struct Since {
    since: Option<u32>,
}

/// Connects to a room; `docs/protocol.md` tells what is said then.
#[utoipa::path(get, path = "/api/rooms/{room}/socket", tag = "rooms",
    params(
        ("room" = String, Path, description = "The room's id"),
        ("since" = Option<u32>, Query, description = "The last version seen, to hear only what is new")),
    responses(
        (status = 101, description = "A WebSocket"),
        (status = 400, description = "The request asks for no WebSocket", body = Refusal),
        (status = 404, description = "This cannot be the id of a room", body = Refusal),
        (status = 429, description = "Too many connections from this address", body = Refusal)))]
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
    let network = site.network(peer, &headers);
    let hold = site.quotas().sockets.hold(network);
    let hold =
        hold.ok_or_else(|| Failure::new(RefusalCode::TooMuch, "too many connections from this address"))?;
    let bytes_a_second = MOST_MESSAGE_BYTES as u64 * u64::from(site.config.messages_per_second.max(1));
    Ok(upgrade.accept(bytes_a_second, async move |socket| {
        let _counted = (Counted::connection(), hold);
        converse(site, room, visitor, network, since, socket).await;
    }))
}

async fn converse(
    site: Arc<Site>,
    room: RoomId,
    visitor: Visitor,
    network: Network,
    since: Option<u32>,
    mut socket: ClientSocket,
) {
    let (outbox, waiting) = outbox();
    let (joined, answer) = oneshot::channel();
    let person = visitor.person();
    site.rooms.send(network, &room, Mail::Join { person, network, since, outbox, joined }).await;
    let goodbye = match answer.await {
        Ok(Ok(listener)) => {
            let conversation = Conversation::new(&site, room.clone(), listener, &visitor, network, waiting);
            let goodbye = conversation.run(&mut socket).await;
            site.rooms.send(network, &room, Mail::Leave { listener }).await;
            goodbye
        }
        Ok(Err(refusal)) => {
            let told = socket.send(Outgoing::new(&refused(None, refusal)), PATIENCE).await;
            told.is_ok().then_some((CloseCode::Policy, "refused"))
        }
        Err(_) => Some((CloseCode::Restart, "try again")),
    };
    if let Some((code, reason)) = goodbye {
        socket.close(code, reason, PATIENCE).await;
    }
}

/// What is said at the end; nothing if nobody is there any more.
type Goodbye = Option<(CloseCode, &'static str)>;

const TOO_MUCH: Goodbye = Some((CloseCode::Policy, "too many messages"));

struct Conversation<'a> {
    site: &'a Arc<Site>,
    room: RoomId,
    listener: ListenerId,
    key: &'a PersonKey,
    network: Network,
    waiting: Waiting,
    /// How many messages are answered.
    rate: DefaultDirectRateLimiter,
    /// How many are at least refused.
    flood: DefaultDirectRateLimiter,
}

impl<'a> Conversation<'a> {
    fn new(
        site: &'a Arc<Site>,
        room: RoomId,
        listener: ListenerId,
        visitor: &'a Visitor,
        network: Network,
        waiting: Waiting,
    ) -> Conversation<'a> {
        let limiter = |a_second: u32| {
            let a_second = NonZeroU32::new(a_second).unwrap_or(NonZeroU32::MIN);
            let three = NonZeroU32::MIN.saturating_add(2);
            let quota = Quota::per_second(a_second).allow_burst(a_second.saturating_mul(three));
            RateLimiter::direct_with_clock(quota, site.clock.clone())
        };
        let a_second = site.config.messages_per_second;
        let (rate, flood) = (limiter(a_second), limiter(a_second.saturating_mul(FORBEARANCE)));
        Conversation { site, room, listener, key: &visitor.key, network, waiting, rate, flood }
    }

    /// Listens and tells until either end has had enough.
    async fn run(mut self, socket: &mut ClientSocket) -> Goodbye {
        let mut stop = pin!(self.site.ended());
        let mut look = tokio::time::interval(Duration::from_secs(self.site.config.silence_seconds.max(1)));
        let mut silent = false;
        let mut revoked = self.site.people.revocations();
        loop {
            tokio::select! {
                biased;
                told = self.waiting.next() => match told {
                    Ok(text) => self.pass_on(socket, &text).await.ok()?,
                    Err(Ended::TooSlow) => return Some((CloseCode::Again, "too slow: come back")),
                    Err(Ended::RoomGone) => return Some((CloseCode::Error, "the room begins anew: come back")),
                },
                incoming = socket.receive() => {
                    silent = false;
                    if let Some(goodbye) = self.take(socket, incoming?).await {
                        return goodbye;
                    }
                }
                _ = look.tick() => {
                    if silent {
                        return Some((CloseCode::Away, "silent"));
                    }
                    silent = true;
                }
                () = &mut stop => return Some((CloseCode::Restart, "the server ends")),
                Ok(()) = revoked.changed() => if self.site.people.who(self.key).is_none() {
                    return Some((CloseCode::Policy, "this key is no longer valid"));
                }
            }
        }
    }

    /// Sends what was told, together with what has been told since.
    async fn pass_on(&mut self, socket: &mut ClientSocket, text: &str) -> std::io::Result<()> {
        let mut outgoing = Outgoing::new(text);
        while outgoing.bytes() < AT_ONCE
            && let Some(text) = self.waiting.next_now()
        {
            outgoing.add(&text);
        }
        socket.send(outgoing, PATIENCE).await
    }

    /// Takes what was sent; tells how to end if that is the end.
    async fn take(&self, socket: &mut ClientSocket, incoming: Incoming) -> Option<Goodbye> {
        let answer = match incoming {
            Incoming::TooLong => return Some(Some((CloseCode::Size, "messages have at most 8 KiB"))),
            Incoming::Pulse | Incoming::Binary if self.rate.check().is_err() => return Some(TOO_MUCH),
            Incoming::Pulse => return None,
            Incoming::Binary => refused(None, refuse(RefusalCode::BadMessage, "messages are text")),
            Incoming::Text(_) if self.flood.check().is_err() => return Some(TOO_MUCH),
            Incoming::Text(text) => self.take_text(&text).await?,
        };
        match socket.send(Outgoing::new(&answer), PATIENCE).await {
            Ok(()) => None,
            // Nobody is there to be said goodbye to.
            Err(_) => Some(None),
        }
    }

    /// Passes a message on to the room, or answers at once why not.
    async fn take_text(&self, text: &str) -> Option<Utf8Bytes> {
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
        self.site.rooms.send(self.network, &self.room, Mail::Ask { listener: self.listener, frame }).await;
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
