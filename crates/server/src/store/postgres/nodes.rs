//! The programs that serve the same rooms.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::time::{Duration, Instant};

use deadpool_postgres::Pool;
use tokio::sync::watch;
use tokio_postgres::types::Type;

use super::connect::{reader, timely};
use super::statements;
use crate::ids::random_secret;
use crate::store::{Peers, StoreError};

/// How often a node shows that it is alive.
const BEAT: Duration = Duration::from_secs(1);
/// After how long without having shown it a node gives up its rooms by itself: before others may take them.
const LAPSE: Duration = Duration::from_secs(4);
/// After how many seconds without a sign a node is dead, by the clock of the database.
pub(super) const DEAD_AFTER: &str = "interval '5 seconds'";

/// This program among those that serve the same rooms.
pub(super) struct Node {
    id: AtomicI64,
    pool: Pool,
    address: String,
    /// What other nodes have to say to this one.
    pub(super) secret: String,
    /// Rises whenever this node has lost its rooms.
    lapses: watch::Sender<u64>,
    /// The other nodes that are alive.
    peers: watch::Sender<HashSet<i64>>,
    leaving: AtomicBool,
}

impl Node {
    /// Enters this program among the nodes.
    pub(super) async fn register(pool: Pool, address: &str) -> Result<Arc<Node>, StoreError> {
        let node = Node {
            id: AtomicI64::new(0),
            pool,
            address: address.to_owned(),
            secret: random_secret(),
            lapses: watch::Sender::new(0),
            peers: watch::Sender::default(),
            leaving: AtomicBool::new(false),
        };
        node.enter().await?;
        Ok(Arc::new(node))
    }

    /// The number of this node. It gets another one if the others have struck it off.
    pub(super) fn id(&self) -> i64 {
        self.id.load(Ordering::Relaxed)
    }

    /// Rises whenever this node has lost its rooms.
    pub(super) fn lapses(&self) -> watch::Receiver<u64> {
        self.lapses.subscribe()
    }

    /// The other nodes that are alive, as of the last second.
    pub(super) fn peers(&self) -> Peers {
        self.peers.subscribe()
    }

    async fn enter(&self) -> Result<(), StoreError> {
        let query =
            "INSERT INTO nodes (address, secret, beat) VALUES ($1, $2, clock_timestamp()) RETURNING id";
        let client = reader(&self.pool).await?;
        let rows =
            timely(client.query_typed(query, &[(&self.address, Type::TEXT), (&self.secret, Type::TEXT)]))
                .await??;
        let row = rows.first().ok_or_else(|| StoreError("a node cannot be entered".into()))?;
        self.id.store(row.try_get(0)?, Ordering::Relaxed);
        Ok(())
    }

    /// Shows every second that this node is alive, until it leaves. If that does not succeed for too long, it has lost
    /// its rooms.
    pub(super) async fn stay_alive(self: Arc<Self>) {
        let mut shown = Instant::now();
        let mut lapsed = false;
        let mut ticks = tokio::time::interval(BEAT);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        while !self.leaving.load(Ordering::Relaxed) {
            ticks.tick().await;
            // A program that was asleep must not believe that it still has its rooms.
            if !lapsed && shown.elapsed() >= LAPSE {
                lapsed = true;
                tracing::warn!("this node could not show in time that it is alive: it gives up its rooms");
                self.lapses.send_modify(|count| *count += 1);
            }
            let began = Instant::now();
            match self.show().await {
                Ok(()) => {
                    shown = began;
                    lapsed = false;
                }
                Err(error) => tracing::warn!(%error, "this node could not show that it is alive"),
            }
        }
    }

    async fn show(&self) -> Result<(), StoreError> {
        let client = reader(&self.pool).await?;
        let query = "UPDATE nodes SET beat = clock_timestamp() WHERE id = $1 RETURNING id";
        let shown = timely(client.query_typed(query, &[(&self.id(), Type::INT8)])).await??;
        if shown.is_empty() && !self.leaving.load(Ordering::Relaxed) {
            // The others have struck it off: all that was its own is anybody's.
            self.enter().await?;
            self.lapses.send_modify(|count| *count += 1);
        }
        // Those who have been dead for long are struck off.
        let query = "DELETE FROM nodes WHERE beat < clock_timestamp() - interval '1 minute'";
        timely(client.query_typed(query, &[])).await??;
        let others = timely(statements::others(&client, self.id())).await??;
        let others: HashSet<i64> = others.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
        self.peers.send_if_modified(|peers| {
            let changed = *peers != others;
            *peers = others;
            changed
        });
        Ok(())
    }

    /// Leaves: all rooms of this node are anybody's at once.
    pub(super) async fn leave(&self) -> Result<(), StoreError> {
        self.leaving.store(true, Ordering::Relaxed);
        let client = reader(&self.pool).await?;
        timely(client.query_typed("DELETE FROM nodes WHERE id = $1", &[(&self.id(), Type::INT8)])).await??;
        Ok(())
    }
}
