//! A connection as it comes in: it is counted, it has to take what it is sent, and it sends only so much.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::{Duration, Instant};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::Sleep;

use super::connections::CountedConnection;

/// How long the other end may take nothing of what it is sent.
const PATIENCE: Duration = Duration::from_secs(10);

/// A connection to a client.
pub(crate) struct ClientStream {
    tcp: TcpStream,
    /// Runs while the other end takes nothing.
    stalled: Option<Pin<Box<Sleep>>>,
    /// How much the other end may send; there is no limit before a request has become a WebSocket, because requests
    /// have limits of their own.
    meter: Option<Meter>,
    /// The connection is counted as long as it lives.
    _entered: CountedConnection,
}

impl ClientStream {
    pub(crate) fn new(tcp: TcpStream, entered: CountedConnection) -> ClientStream {
        ClientStream { tcp, stalled: None, meter: None, _entered: entered }
    }

    /// From now on the other end may send only so many bytes a second.
    pub(crate) fn limit(&mut self, bytes_a_second: u64) {
        self.meter = Some(Meter::new(bytes_a_second));
    }

    /// Sends as much as can be sent at once.
    pub(crate) fn try_write(&self, bytes: &[u8]) -> io::Result<usize> {
        self.tcp.try_write(bytes)
    }

    /// What came of sending something; fails if nothing was taken for too long.
    fn watched<T>(&mut self, context: &mut Context<'_>, sent: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if sent.is_ready() {
            self.stalled = None;
            return sent;
        }
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(tokio::time::sleep(PATIENCE)));
        ready!(stalled.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for ClientStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.tcp).poll_read(context, buffer))?;
        let read = (buffer.filled().len() - before) as u64;
        Poll::Ready(self.meter.as_mut().map_or(Ok(()), |meter| meter.count(read)))
    }
}

impl AsyncWrite for ClientStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.tcp).poll_write(context, bytes);
        self.watched(context, sent)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.tcp).poll_write_vectored(context, parts);
        self.watched(context, sent)
    }

    fn is_write_vectored(&self) -> bool {
        self.tcp.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.tcp).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.tcp).poll_shutdown(context)
    }
}

/// How much somebody may still send: so much a second, and a few seconds' worth at once.
struct Meter {
    bytes_a_second: u64,
    left: u64,
    counted: Instant,
}

impl Meter {
    const SECONDS_AT_ONCE: u64 = 4;

    fn new(bytes_a_second: u64) -> Meter {
        let left = bytes_a_second.saturating_mul(Meter::SECONDS_AT_ONCE);
        Meter { bytes_a_second, left, counted: Instant::now() }
    }

    fn count(&mut self, bytes: u64) -> io::Result<()> {
        if self.left < bytes {
            let most = self.bytes_a_second.saturating_mul(Meter::SECONDS_AT_ONCE);
            let earned = self.bytes_a_second as f64 * self.counted.elapsed().as_secs_f64();
            self.left = self.left.saturating_add(earned as u64).min(most);
            self.counted = Instant::now();
        }
        self.left = self.left.checked_sub(bytes).ok_or_else(|| io::Error::other("too much was sent"))?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_meter_allows_so_much_a_second() {
        let mut meter = Meter::new(1_000);
        let allowed = (0..100).take_while(|_| meter.count(100).is_ok()).count();
        assert_eq!(allowed, 40);
        meter.counted -= Duration::from_secs(1);
        let allowed = (0..100).take_while(|_| meter.count(100).is_ok()).count();
        assert!((10..=11).contains(&allowed), "{allowed}");
        meter.counted -= Duration::from_hours(1);
        let allowed = (0..100).take_while(|_| meter.count(100).is_ok()).count();
        assert_eq!(allowed, 40, "what was not used is not kept for ever");
    }
}
