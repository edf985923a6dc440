//! What a room has told a connection and the connection has not sent yet: only so many messages and bytes.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// How many messages a slow connection may be behind before it is cut off; it can come back and ask for
/// what it missed.
const MOST_BEHIND: usize = 64;
/// How many bytes it may be behind. A single message may be longer.
const MOST_BYTES_BEHIND: usize = 512 * 1024;

/// A way from a room to a connection: the end of the room and the end of the connection.
pub(crate) fn outbox() -> (Outbox, Waiting) {
    let (sender, receiver) = mpsc::channel(MOST_BEHIND);
    let state = Arc::new(State::default());
    (Outbox { sender, state: state.clone() }, Waiting { receiver, state })
}

#[derive(Default)]
struct State {
    bytes: AtomicUsize,
    /// Whether a message was left out.
    lost: AtomicBool,
}

/// The room's end.
pub(crate) struct Outbox {
    sender: mpsc::Sender<Utf8Bytes>,
    state: Arc<State>,
}

impl Outbox {
    /// Tells the connection something. If it is too far behind, it is lost and has to come back.
    pub(crate) fn tell(&self, text: Utf8Bytes) {
        let bytes = text.len();
        let before = self.state.bytes.fetch_add(bytes, Ordering::Relaxed);
        let too_much = before > 0 && before.saturating_add(bytes) > MOST_BYTES_BEHIND;
        if too_much || self.sender.try_send(text).is_err() {
            self.state.lost.store(true, Ordering::Relaxed);
        }
    }

    /// Whether it missed a message, so that it has to come back and ask for all it missed.
    pub(crate) fn is_lost(&self) -> bool {
        self.state.lost.load(Ordering::Relaxed)
    }
}

/// The connection's end.
pub(crate) struct Waiting {
    receiver: mpsc::Receiver<Utf8Bytes>,
    state: Arc<State>,
}

/// Why a room tells a connection nothing more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ended {
    /// The connection was too slow.
    TooSlow,
    /// The room is no longer in memory.
    RoomGone,
}

impl Waiting {
    /// The next message, as soon as there is one.
    pub(crate) async fn next(&mut self) -> Result<Utf8Bytes, Ended> {
        match self.receiver.recv().await {
            Some(text) => Ok(self.taken(text)),
            None if self.state.lost.load(Ordering::Relaxed) => Err(Ended::TooSlow),
            None => Err(Ended::RoomGone),
        }
    }

    /// The next message, if there is one.
    pub(crate) fn next_now(&mut self) -> Option<Utf8Bytes> {
        self.receiver.try_recv().ok().map(|text| self.taken(text))
    }

    fn taken(&self, text: Utf8Bytes) -> Utf8Bytes {
        self.state.bytes.fetch_sub(text.len(), Ordering::Relaxed);
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(bytes: usize) -> Utf8Bytes {
        "x".repeat(bytes).into()
    }

    #[tokio::test]
    async fn a_connection_is_only_so_many_bytes_behind() {
        let (outbox, mut waiting) = outbox();
        outbox.tell(text(4 * MOST_BYTES_BEHIND));
        assert!(!outbox.is_lost(), "one message may be long");
        assert_eq!(waiting.next().await.unwrap().len(), 4 * MOST_BYTES_BEHIND);
        let mut told = 0;
        while !outbox.is_lost() {
            outbox.tell(text(100_000));
            told += 1;
        }
        assert_eq!(told, 6);
        drop(outbox);
        while waiting.next_now().is_some() {}
        assert_eq!(waiting.next().await, Err(Ended::TooSlow));
    }

    #[tokio::test]
    async fn a_connection_is_only_so_many_messages_behind() {
        let (outbox, mut waiting) = outbox();
        (0..MOST_BEHIND).for_each(|_| outbox.tell(text(1)));
        assert!(!outbox.is_lost());
        outbox.tell(text(1));
        assert!(outbox.is_lost());
        drop(outbox);
        while waiting.next_now().is_some() {}
        assert_eq!(waiting.next().await, Err(Ended::TooSlow));
    }

    #[tokio::test]
    async fn a_room_that_ends_is_not_taken_for_a_slow_connection() {
        let (outbox, mut waiting) = outbox();
        drop(outbox);
        assert_eq!(waiting.next().await, Err(Ended::RoomGone));
    }
}
