//! How much each network may ask for. Everybody who opens rooms, writes or connects is counted here.

use std::collections::HashMap;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use artel_protocol::{Refusal, RefusalCode};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::config::Config;
use crate::network::Network;
use crate::room::refuse;

/// In what steps written bytes are counted.
const STEP_BYTES: usize = 64;

/// The limits of all networks.
pub(crate) struct Quotas {
    requests: DefaultKeyedRateLimiter<Network>,
    openings: DefaultKeyedRateLimiter<Network>,
    /// Bytes written to disk, in steps of [`STEP_BYTES`].
    written: DefaultKeyedRateLimiter<Network>,
    rooms_per_hour: u32,
    /// Connections of all kinds.
    pub(crate) connections: Arc<Held>,
    /// Connections to rooms.
    pub(crate) sockets: Arc<Held>,
}

impl Quotas {
    pub(crate) fn new(config: &Config) -> Quotas {
        let a_second = least_one(config.requests_per_second);
        let requests = Quota::per_second(a_second).allow_burst(a_second.saturating_mul(FOUR));
        let steps = u64::from(config.megabytes_per_hour) * 1024 * 1024 / STEP_BYTES as u64;
        Quotas {
            requests: RateLimiter::keyed(requests),
            openings: RateLimiter::keyed(Quota::per_hour(least_one(config.rooms_per_hour))),
            written: RateLimiter::keyed(Quota::per_hour(least_one(steps.try_into().unwrap_or(u32::MAX)))),
            rooms_per_hour: config.rooms_per_hour,
            connections: Held::at_most(config.connections.saturating_mul(2)),
            sockets: Held::at_most(config.connections),
        }
    }

    /// Counts a request over HTTP.
    pub(crate) fn request(&self, network: Network) -> Result<(), Refusal> {
        let counted = self.requests.check_key(&network);
        counted.map_err(|_| refuse(RefusalCode::TooMuch, "too many requests; try again in a second"))
    }

    /// Counts the opening of a room, by whatever way.
    pub(crate) fn opening(&self, network: Network) -> Result<(), Refusal> {
        let detail = || format!("one address may open {} rooms an hour", self.rooms_per_hour);
        let counted = self.openings.check_key(&network);
        counted.map_err(|_| refuse(RefusalCode::TooMuch, detail()))
    }

    /// Counts bytes that are going to be written to disk.
    pub(crate) fn write(&self, network: Network, bytes: usize) -> Result<(), Refusal> {
        let steps = least_one(u32::try_from(bytes.div_ceil(STEP_BYTES)).unwrap_or(u32::MAX));
        match self.written.check_key_n(&network, steps) {
            Ok(Ok(())) => Ok(()),
            // Either for now, or more at once than there is in an hour.
            Ok(Err(_)) | Err(_) => {
                Err(refuse(RefusalCode::TooMuch, "this address has written too much in the last hour"))
            }
        }
    }

    /// Forgets the networks that have used nothing of late.
    pub(crate) fn tidy(&self) {
        for limiter in [&self.requests, &self.openings, &self.written] {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }

    /// How many networks are remembered, each once for every limit that it has used.
    #[cfg(test)]
    fn remembered(&self) -> usize {
        [&self.requests, &self.openings, &self.written].iter().map(|limiter| limiter.len()).sum()
    }
}

const FOUR: NonZeroU32 = NonZeroU32::MIN.saturating_add(3);

fn least_one(count: u32) -> NonZeroU32 {
    NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN)
}

/// How many of something each network holds at the same time.
pub(crate) struct Held {
    most: u32,
    counts: Mutex<HashMap<Network, u32>>,
}

impl Held {
    fn at_most(most: u32) -> Arc<Held> {
        Arc::new(Held { most, counts: Mutex::default() })
    }

    /// Counts one more, unless the network holds too many.
    pub(crate) fn hold(self: &Arc<Self>, network: Network) -> Option<Hold> {
        let mut counts = self.counts();
        let count = counts.entry(network).or_insert(0);
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Hold { held: self.clone(), network })
    }

    fn counts(&self) -> MutexGuard<'_, HashMap<Network, u32>> {
        // The map is whole even if somebody panicked while holding it.
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Something that is counted as long as this lives.
pub(crate) struct Hold {
    held: Arc<Held>,
    network: Network,
}

impl Drop for Hold {
    fn drop(&mut self) {
        let mut counts = self.held.counts();
        if let Some(count) = counts.get_mut(&self.network) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.network);
            }
        }
        if counts.is_empty() {
            counts.shrink_to_fit();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use super::*;
    use crate::config::tests::config;

    fn networks(count: u32) -> impl Iterator<Item = Network> {
        (0..count).map(|number| IpAddr::V4(Ipv4Addr::from_bits(number)).into())
    }

    #[test]
    fn networks_that_are_gone_take_no_memory() {
        let quotas = Quotas::new(&Config { requests_per_second: 1_000, ..config() });
        networks(10_000).for_each(|network| quotas.request(network).unwrap());
        assert_eq!(quotas.remembered(), 10_000);
        std::thread::sleep(std::time::Duration::from_millis(20));
        quotas.tidy();
        assert_eq!(quotas.remembered(), 0);
        let holds: Vec<_> = networks(10_000).map(|network| quotas.sockets.hold(network).unwrap()).collect();
        drop(holds);
        assert_eq!(quotas.sockets.counts().capacity(), 0);
    }

    #[test]
    fn a_network_holds_and_writes_only_so_much() {
        let quotas = Quotas::new(&Config { connections: 2, megabytes_per_hour: 1, ..config() });
        let mut all = networks(2);
        let (one, other) = (all.next().unwrap(), all.next().unwrap());
        let holds = [(); 2].map(|()| quotas.sockets.hold(one).unwrap());
        assert!(quotas.sockets.hold(one).is_none());
        assert!(quotas.sockets.hold(other).is_some());
        drop(holds);
        assert!(quotas.sockets.hold(one).is_some());

        let mut written = 0;
        while quotas.write(one, 2_000).is_ok() {
            written += 2_000;
        }
        assert!((1_000_000..1_100_000).contains(&written), "{written}");
        assert!(quotas.write(other, 2_000).is_ok());
        assert!(quotas.write(other, 2_000_000).is_err(), "more at once than there is in an hour");
    }
}
