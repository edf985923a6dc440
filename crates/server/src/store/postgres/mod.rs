//! Rooms in a PostgreSQL database, which several programs may share.
//!
//! A room belongs to one program, a node, at a time. A node shows every second that it is alive; whose last sign is
//! older than five seconds has lost its rooms to whoever wants them (`nodes`). That says who is asked for a room. What
//! keeps a room's history one does not rest on it: an entry can be written only once, and only by who has the room's
//! last claim (`statements`). A node that was asleep finds out when it writes.
//!
//! Nothing is kept in a session of the database, and no statement is prepared, so that a pooler may stand in between.

mod connect;
mod migrate;
mod nodes;
mod read;
mod read_only;
mod statements;
mod write;

use std::sync::Arc;

use anyhow::Context as _;
use deadpool_postgres::Pool;
use tokio::sync::{mpsc, watch};

use super::StoreError;
use super::engine::Write;
use connect::Address;
use nodes::Node;
pub(super) use read_only::ReadOnly;

/// The database at an address.
pub(super) struct Postgres {
    pool: Pool,
    writes: mpsc::UnboundedSender<Write>,
    node: Arc<Node>,
    /// Nothing that happens to the database is for good: it may come back at any time.
    never_fails: watch::Sender<Option<StoreError>>,
}

impl Postgres {
    /// Opens a database, and makes its tables if it is empty; to be called where tasks can run. `peer_address` is where
    /// other nodes reach this one.
    pub(super) async fn open(url: &str, peer_address: &str) -> anyhow::Result<Postgres> {
        let address = Address::parse(url)?;
        let cannot = || format!("cannot use the PostgreSQL database at {}", address.shown);
        let client = address.connect().await.with_context(cannot)?;
        migrate::insist_on_durability(&client).await.with_context(cannot)?;
        migrate::migrate(&client).await.with_context(cannot)?;
        let pool = address.pool()?;
        let node = Node::register(pool.clone(), peer_address).await.with_context(cannot)?;
        let (writes, asked) = mpsc::unbounded_channel();
        tokio::spawn(write::Writer::new(address, client, node.clone()).run(asked));
        tokio::spawn(node.clone().stay_alive());
        Ok(Postgres { pool, writes, node, never_fails: watch::Sender::new(None) })
    }
}

#[cfg(test)]
mod tests;
