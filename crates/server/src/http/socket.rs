//! The socket of a room.

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use artel_protocol::{AskFrame, Refusal, RefusalCode, Tell};
use axum::extract::rejection::QueryRejection;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{ConnectInfo, Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::SinkExt;
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use serde::Deserialize;
use tokio::sync::{mpsc, oneshot};

use super::Site;
use super::cookie::Visitor;
use super::failure::Failure;
use super::reading::room_id;
use super::site::Connected;
use crate::ids::{PersonId, RoomId};
use crate::limits::MOST_MESSAGE_BYTES;
use crate::numbers::Counted;
use crate::room::{ListenerId, MOST_BEHIND, Mail, refuse};

/// The library's own buffer of 128 KiB a connection would cost most of the memory and the speed.
const READ_BUFFER: usize = 4 * 1024;
/// What is told in one go, such as an update and that it is done, leaves in one go up to this size.
const WRITE_BUFFER: usize = 16 * 1024;
/// After how long without a word from the other end a connection is given up.
const SILENCE: Duration = Duration::from_secs(75);

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
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Failure> {
    let room = room_id(&room)?;
    let bad = |problem: String| Failure::new(RefusalCode::BadMessage, problem);
    let Query(Since { since }) = since.map_err(|error| bad(error.body_text()))?;
    let upgrade = upgrade.map_err(|error| bad(error.body_text()))?;
    let connected = site
        .connect(site.address(peer, &headers))
        .ok_or_else(|| Failure::new(RefusalCode::TooMuch, "too many connections from this address"))?;
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_message_size(MOST_MESSAGE_BYTES)
        .max_frame_size(MOST_MESSAGE_BYTES);
    let person = visitor.person();
    Ok(upgrade.on_upgrade(move |socket| converse(site, room, person, since, socket, connected)))
}

async fn converse(
    site: Arc<Site>,
    room: RoomId,
    person: PersonId,
    since: Option<u32>,
    mut socket: WebSocket,
    _connected: Connected,
) {
    let _counted = Counted::connection();
    let (sender, told) = mpsc::channel(MOST_BEHIND);
    let (joined, answer) = oneshot::channel();
    site.rooms.send(&room, Mail::Join { person, since, sender, joined }).await;
    match answer.await {
        Ok(Ok(listener)) => {
            let conversation = Conversation::new(&site, room.clone(), listener, told);
            conversation.run(&mut socket).await;
            site.rooms.send(&room, Mail::Leave { listener }).await;
        }
        Ok(Err(refusal)) => {
            let _ = socket.send(Message::Text(refused(None, refusal))).await;
            close(&mut socket, close_code::POLICY, "refused").await;
        }
        Err(_) => close(&mut socket, close_code::RESTART, "try again").await,
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
        Conversation { site, room, listener, told, rate: RateLimiter::direct(quota) }
    }

    /// Listens and tells until either end has had enough.
    async fn run(mut self, socket: &mut WebSocket) {
        let mut stopped = self.site.stopped.clone();
        let mut stop = pin!(async move { drop(stopped.wait_for(|stopped| *stopped).await) });
        let mut look = tokio::time::interval(SILENCE);
        let mut silent = false;
        loop {
            tokio::select! {
                told = self.told.recv() => match told {
                    Some(text) => if self.pass_on(socket, text).await.is_err() { return },
                    None => return close(socket, close_code::AGAIN, "too slow: come back").await,
                },
                heard = socket.recv() => match heard {
                    Some(Ok(Message::Text(text))) => {
                        silent = false;
                        if let Some(answer) = self.hear(&text).await
                            && socket.send(Message::Text(answer)).await.is_err()
                        {
                            return;
                        }
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => silent = false,
                    Some(Ok(Message::Binary(_))) => {
                        let refusal = refuse(RefusalCode::BadMessage, "messages are text");
                        if socket.send(Message::Text(refused(None, refusal))).await.is_err() { return }
                    }
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                },
                _ = look.tick() => {
                    if silent {
                        return close(socket, close_code::AWAY, "silent").await;
                    }
                    silent = true;
                }
                () = &mut stop => {
                    return close(socket, close_code::RESTART, "the server ends").await;
                }
            }
        }
    }

    /// Sends what was told, together with what has been told since.
    async fn pass_on(&mut self, socket: &mut WebSocket, text: Utf8Bytes) -> Result<(), axum::Error> {
        socket.feed(Message::Text(text)).await?;
        while let Ok(text) = self.told.try_recv() {
            socket.feed(Message::Text(text)).await?;
        }
        socket.flush().await
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

async fn close(socket: &mut WebSocket, code: u16, reason: &'static str) {
    let _ = socket.send(Message::Close(Some(CloseFrame { code, reason: reason.into() }))).await;
}
