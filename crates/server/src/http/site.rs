//! What every request has at hand.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

use axum::http::HeaderMap;
use governor::clock::DefaultClock;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use metrics_exporter_prometheus::PrometheusHandle;
use tokio::sync::watch;

use crate::config::Config;
use crate::rooms::Rooms;

/// What every request has at hand.
pub(crate) struct Site {
    pub(crate) config: Config,
    pub(crate) rooms: Arc<Rooms>,
    pub(crate) metrics: Option<PrometheusHandle>,
    /// Becomes true when the server ends.
    pub(crate) stopped: watch::Receiver<bool>,
    pub(crate) requests: DefaultKeyedRateLimiter<IpAddr>,
    pub(crate) openings: DefaultKeyedRateLimiter<IpAddr>,
    /// For the limit of each connection; to make a new one takes the processor long.
    pub(crate) clock: DefaultClock,
    connections: Mutex<HashMap<IpAddr, u32>>,
}

impl Site {
    pub(crate) fn new(
        config: Config,
        rooms: Arc<Rooms>,
        metrics: Option<PrometheusHandle>,
        stopped: watch::Receiver<bool>,
    ) -> Arc<Site> {
        let least_one = |count: u32| NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN);
        let requests = Quota::per_second(least_one(config.requests_per_second))
            .allow_burst(least_one(config.requests_per_second.saturating_mul(4)));
        let openings = Quota::per_hour(least_one(config.rooms_per_hour));
        Arc::new(Site {
            requests: RateLimiter::keyed(requests),
            openings: RateLimiter::keyed(openings),
            clock: DefaultClock::default(),
            connections: Mutex::new(HashMap::new()),
            config,
            rooms,
            metrics,
            stopped,
        })
    }

    /// The address that a request comes from, as far as the server can know.
    pub(crate) fn address(&self, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
        let forwarded = || {
            let header = headers.get("x-forwarded-for")?.to_str().ok()?;
            // The last one was written by the own proxy; those before it by anybody.
            header.rsplit(',').next()?.trim().parse().ok()
        };
        self.config.behind_proxy.then(forwarded).flatten().unwrap_or(peer.ip())
    }

    /// Whether people reach the server over https.
    pub(crate) fn secure(&self) -> bool {
        self.config.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }

    /// Counts a connection from an address, unless there are too many.
    pub(crate) fn connect(self: &Arc<Self>, address: IpAddr) -> Option<Connected> {
        let mut connections = self.connections.lock().unwrap_or_else(PoisonError::into_inner);
        let count = connections.entry(address).or_insert(0);
        if *count >= self.config.connections {
            return None;
        }
        *count += 1;
        Some(Connected { site: self.clone(), address })
    }
}

/// A connection that is counted as long as this lives.
pub(crate) struct Connected {
    site: Arc<Site>,
    address: IpAddr,
}

impl Drop for Connected {
    fn drop(&mut self) {
        let mut connections = self.site.connections.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = connections.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                connections.remove(&self.address);
            }
        }
    }
}
