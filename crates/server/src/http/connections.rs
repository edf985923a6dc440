//! Who is let in: connections are accepted, counted, and served until either end has had enough.

use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tower_service::Service as _;

use super::Site;
use super::stream::ClientStream;
use crate::counters;
use crate::network::Network;
use crate::quotas::Hold;

/// How long to wait when a connection could not be accepted, so that there may be room for the next.
const AFTER_FAILURE: Duration = Duration::from_millis(100);
/// How often the same trouble is logged at most.
const LOGGED_EVERY: Duration = Duration::from_secs(10);

/// How many connections there may be at a time, whoever they come from.
pub(crate) struct ConnectionLimit {
    most: u64,
    inside: AtomicU64,
    /// Whether each network may hold only so many.
    by_network: bool,
}

/// A connection that is counted as long as this lives.
pub(crate) struct CountedConnection {
    limit: Arc<ConnectionLimit>,
    /// Its share of what its network may hold; none behind a proxy, whose address all have.
    _hold: Option<Hold>,
}

impl Drop for CountedConnection {
    fn drop(&mut self) {
        self.limit.inside.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Why somebody is not let in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Full {
    /// The server holds as many connections as it can.
    Server,
    /// The network holds as many as it may.
    Network(Network),
}

impl ConnectionLimit {
    /// Room for as many connections as there can be files open, but for those that the server needs itself.
    pub(crate) fn new(most_files: u64) -> Arc<ConnectionLimit> {
        let own = (most_files / 2).min(64);
        Arc::new(ConnectionLimit { most: most_files - own, inside: AtomicU64::new(0), by_network: true })
    }

    /// The same for other nodes, each of which speaks for many.
    pub(crate) fn for_nodes(most_files: u64) -> Arc<ConnectionLimit> {
        Arc::new(ConnectionLimit { most: most_files, inside: AtomicU64::new(0), by_network: false })
    }

    fn enter(self: &Arc<Self>, site: &Site, peer: SocketAddr) -> Result<CountedConnection, Full> {
        let network = Network::from(peer.ip());
        let hold = if site.config.behind_proxy || !self.by_network {
            None
        } else {
            Some(site.quotas().connections.hold(network).ok_or(Full::Network(network))?)
        };
        if self.inside.fetch_add(1, Ordering::Relaxed) >= self.most {
            self.inside.fetch_sub(1, Ordering::Relaxed);
            return Err(Full::Server);
        }
        Ok(CountedConnection { limit: self.clone(), _hold: hold })
    }
}

/// Accepts connections and serves them until the server ends; then returns when all requests are answered.
pub(crate) async fn serve(listener: TcpListener, app: Router, site: Arc<Site>, limit: Arc<ConnectionLimit>) {
    let mut stop = pin!(site.ended());
    let mut served = JoinSet::new();
    let mut troubles = Troubles::default();
    loop {
        let accepted = tokio::select! {
            biased;
            () = &mut stop => break,
            Some(_) = served.join_next() => continue,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((tcp, peer)) => match limit.enter(&site, peer) {
                Ok(entered) => {
                    served.spawn(converse(
                        ClientStream::new(prepared(tcp), entered),
                        peer,
                        app.clone(),
                        site.clone(),
                    ));
                }
                Err(full) => troubles.turned_away(full),
            },
            Err(error) if is_of_one_connection(&error) => troubles.not_accepted(&error),
            Err(error) => {
                troubles.not_accepted(&error);
                tokio::time::sleep(AFTER_FAILURE).await;
            }
        }
    }
    drop(listener);
    while served.join_next().await.is_some() {}
}

/// Small messages go out at once instead of waiting to be joined by more.
fn prepared(tcp: TcpStream) -> TcpStream {
    if let Err(error) = tcp.set_nodelay(true) {
        tracing::debug!(%error, "a connection is gone already");
    }
    tcp
}

/// Whether only the connection that was to be accepted is lost.
fn is_of_one_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Answers the requests of a connection.
async fn converse(stream: ClientStream, peer: SocketAddr, app: Router, site: Arc<Site>) {
    let answer = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        app.clone().call(request)
    });
    // The time for the head of a request counts from the end of the one before: who is idle is let go.
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(Duration::from_secs(site.config.request_seconds.max(1)))
        .serve_connection(TokioIo::new(stream), answer)
        .with_upgrades();
    let mut connection = pin!(connection);
    tokio::select! {
        _ = connection.as_mut() => return,
        () = site.ended() => connection.as_mut().graceful_shutdown(),
    }
    // A connection that breaks is nothing that anybody has to know.
    let _ = connection.await;
}

/// What keeps people out, counted, and logged from time to time.
#[derive(Default)]
struct Troubles {
    full: QuietLog,
    failed: QuietLog,
}

impl Troubles {
    fn turned_away(&mut self, full: Full) {
        counters::turned_away();
        if let Some(times) = self.full.due() {
            match full {
                Full::Server => tracing::warn!(times, "connections are turned away: there are too many"),
                Full::Network(network) => {
                    tracing::warn!(times, %network, "connections are turned away: too many of one address");
                }
            }
        }
    }

    fn not_accepted(&mut self, error: &io::Error) {
        counters::not_accepted();
        if let Some(times) = self.failed.due() {
            tracing::error!(times, %error, "connections cannot be accepted");
        }
    }
}

/// Something that would fill the log if it were written each time.
#[derive(Default)]
struct QuietLog {
    times: u64,
    logged: Option<Instant>,
}

impl QuietLog {
    /// How often it happened, if it is to be logged now.
    fn due(&mut self) -> Option<u64> {
        self.times += 1;
        if self.logged.is_some_and(|logged| logged.elapsed() < LOGGED_EVERY) {
            return None;
        }
        self.logged = Some(Instant::now());
        Some(std::mem::take(&mut self.times))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_happens_often_is_logged_now_and_then() {
        let mut muffled = QuietLog::default();
        assert_eq!(muffled.due(), Some(1));
        assert_eq!([muffled.due(), muffled.due()], [None, None]);
        muffled.logged = Instant::now().checked_sub(LOGGED_EVERY);
        assert_eq!(muffled.due(), Some(3));
    }
}
