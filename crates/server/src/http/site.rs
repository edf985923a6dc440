//! What every request has at hand.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::http::HeaderMap;
use governor::clock::DefaultClock;
use metrics_exporter_prometheus::PrometheusHandle;
use tokio::sync::watch;

use crate::config::Config;
use crate::network::Network;
use crate::people::People;
use crate::quotas::Quotas;
use crate::rooms::Rooms;

/// The header in which a proxy says whom it speaks for.
pub(crate) const FORWARDED_FOR: &str = "x-forwarded-for";

/// What every request has at hand.
pub(crate) struct Site {
    pub(crate) config: Config,
    pub(crate) rooms: Arc<Rooms>,
    pub(crate) people: People,
    pub(crate) metrics: Option<PrometheusHandle>,
    /// For the limit of each connection; to make a new one takes the processor long.
    pub(crate) clock: DefaultClock,
    /// Becomes true when the server ends.
    stopped: watch::Receiver<bool>,
}

impl Site {
    pub(crate) fn new(
        config: Config,
        rooms: Arc<Rooms>,
        people: People,
        metrics: Option<PrometheusHandle>,
        stopped: watch::Receiver<bool>,
    ) -> Arc<Site> {
        Arc::new(Site { config, rooms, people, metrics, clock: DefaultClock::default(), stopped })
    }

    /// How much everybody may ask for.
    pub(crate) fn quotas(&self) -> &Quotas {
        &self.rooms.quotas
    }

    /// The network that a request comes from, as far as the server can know.
    pub(crate) fn network(&self, peer: SocketAddr, headers: &HeaderMap) -> Network {
        self.client_address(peer, headers).into()
    }

    /// The address that a request comes from, as far as the server can know.
    pub(crate) fn client_address(&self, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
        let forwarded = || {
            // The last one was written by the own proxy; those before it by anybody.
            let header = headers.get_all(FORWARDED_FOR).iter().next_back()?.to_str().ok()?;
            header.rsplit(',').next()?.trim().parse().ok()
        };
        self.config.behind_proxy.then(forwarded).flatten().unwrap_or(peer.ip())
    }

    /// Whether people reach the server over https.
    pub(crate) fn secure(&self) -> bool {
        self.config.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }

    /// Returns when the server ends.
    pub(crate) fn ended(&self) -> impl Future<Output = ()> + use<> {
        let mut stopped = self.stopped.clone();
        // A sender that is gone means the end as well.
        async move { drop(stopped.wait_for(|stopped| *stopped).await) }
    }
}
