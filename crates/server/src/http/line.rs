//! A request that becomes a WebSocket, and the WebSocket.
//!
//! Hearing is left to the library. Telling is not: the library copies what is told to a buffer that stays
//! as long as the longest message ever was, for each of thousands of connections.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use artel_protocol::RefusalCode;
use axum::extract::FromRequestParts;
use axum::http::header::{
    CONNECTION, SEC_WEBSOCKET_ACCEPT, SEC_WEBSOCKET_KEY, SEC_WEBSOCKET_VERSION, UPGRADE,
};
use axum::http::request::Parts;
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use hyper_util::server::conn::auto::upgrade;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use super::Site;
use super::failure::Failure;
use crate::limits::MOST_MESSAGE_BYTES;

/// Requests are short; a longer one gets a longer buffer while it is read.
const READ_BUFFER: usize = 1024;
/// The longest header of a frame that a server sends.
const LONGEST_HEADER: usize = 10;

/// A request for a WebSocket.
pub(crate) struct Upgrade {
    key: HeaderValue,
    ready: OnUpgrade,
}

impl FromRequestParts<Arc<Site>> for Upgrade {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<Site>) -> Result<Upgrade, Failure> {
        let bad = || Failure::new(RefusalCode::BadMessage, "this is an address for WebSockets");
        let says = |header: HeaderName, word: &str| {
            let values = parts.headers.get_all(header).iter().filter_map(|value| value.to_str().ok());
            values.flat_map(|value| value.split(',')).any(|each| each.trim().eq_ignore_ascii_case(word))
        };
        if !(says(CONNECTION, "upgrade") && says(UPGRADE, "websocket") && says(SEC_WEBSOCKET_VERSION, "13")) {
            return Err(bad());
        }
        let key = parts.headers.get(SEC_WEBSOCKET_KEY).cloned().ok_or_else(bad)?;
        let ready = parts.extensions.remove::<OnUpgrade>().ok_or_else(bad)?;
        Ok(Upgrade { key, ready })
    }
}

impl Upgrade {
    /// Answers the request, and lets the conversation begin as soon as the other end has the answer.
    pub(crate) fn accept<C: Future<Output = ()> + Send + 'static>(
        self,
        converse: impl FnOnce(Line) -> C + Send + 'static,
    ) -> Response {
        let ready = self.ready;
        tokio::spawn(async move {
            let Ok(upgraded) = ready.await else { return };
            let Ok(upgrade::Parts { io, read_buf, .. }) = upgrade::downcast::<TokioIo<TcpStream>>(upgraded)
            else {
                return;
            };
            let heard_already = read_buf.to_vec();
            // It is a part of all that the request was read with, and would keep all of it.
            drop(read_buf);
            converse(Line::new(io.into_inner(), heard_already).await).await;
        });
        let accept = derive_accept_key(self.key.as_bytes());
        let headers =
            [(CONNECTION, "upgrade"), (UPGRADE, "websocket"), (SEC_WEBSOCKET_ACCEPT, accept.as_str())];
        (StatusCode::SWITCHING_PROTOCOLS, headers).into_response()
    }
}

/// What is heard.
pub(crate) enum Heard {
    Text(Utf8Bytes),
    /// Something else than text.
    Bytes,
    /// Nothing but that somebody is there.
    Pulse,
}

/// A WebSocket to a client.
pub(crate) struct Line(WebSocketStream<TcpStream>);

impl Line {
    async fn new(stream: TcpStream, heard_already: Vec<u8>) -> Line {
        let config = WebSocketConfig::default()
            .read_buffer_size(READ_BUFFER)
            .write_buffer_size(0)
            .max_message_size(Some(MOST_MESSAGE_BYTES))
            .max_frame_size(Some(MOST_MESSAGE_BYTES));
        Line(WebSocketStream::from_partially_read(stream, heard_already, Role::Server, Some(config)).await)
    }

    /// What the other end says next; none if it has ended the conversation.
    pub(crate) async fn hear(&mut self) -> Option<Heard> {
        match self.0.next().await?.ok()? {
            Message::Text(text) => Some(Heard::Text(text)),
            Message::Binary(_) => Some(Heard::Bytes),
            Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => Some(Heard::Pulse),
            Message::Close(_) => None,
        }
    }

    /// Tells one thing after the other in one go, to somebody who takes it in time.
    pub(crate) async fn tell(&mut self, told: Told, patience: Duration) -> io::Result<()> {
        // What the library says of its own accord, such as the answer to a ping, goes first.
        self.0.flush().await.map_err(io::Error::other)?;
        let stream = self.0.get_mut();
        let sent = match stream.try_write(&told.0) {
            Ok(sent) => sent,
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => 0,
            Err(error) => return Err(error),
        };
        if sent < told.0.len() {
            tokio::time::timeout(patience, stream.write_all(&told.0[sent..])).await??;
        }
        Ok(())
    }

    /// Says goodbye, if anybody still listens.
    pub(crate) async fn close(&mut self, code: CloseCode, reason: &'static str, patience: Duration) {
        let frame = CloseFrame { code, reason: reason.into() };
        let _ = tokio::time::timeout(patience, self.0.send(Message::Close(Some(frame)))).await;
    }
}

/// Texts on their way to a client.
pub(crate) struct Told(Vec<u8>);

impl Told {
    /// One text, with room for the short word that usually follows.
    pub(crate) fn new(text: &str) -> Told {
        let mut told = Told(Vec::with_capacity(text.len() + 64));
        told.add(text);
        told
    }

    pub(crate) fn add(&mut self, text: &str) {
        self.0.reserve(LONGEST_HEADER + text.len());
        let header = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
        // Writing to memory does not fail.
        if header.format(text.len() as u64, &mut self.0).is_ok() {
            self.0.extend_from_slice(text.as_bytes());
        }
    }

    pub(crate) fn bytes(&self) -> usize {
        self.0.len()
    }
}
