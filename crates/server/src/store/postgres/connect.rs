//! Connections to the database.

use std::time::Duration;

use anyhow::{Context as _, bail};
use deadpool_postgres::{Manager, ManagerConfig, Object, Pool, RecyclingMethod, Runtime, Timeouts};
use tokio_postgres::config::{Host, SslMode};
use tokio_postgres::{Client, Config, NoTls};

use crate::store::StoreError;

/// How long anything may take before the database counts as gone.
pub(super) const PATIENCE: Duration = Duration::from_secs(4);
/// How many connections read at the same time.
const READERS: usize = 8;

impl From<tokio_postgres::Error> for StoreError {
    fn from(error: tokio_postgres::Error) -> Self {
        StoreError(told(&error))
    }
}

/// What the database says. The library's own words are only "db error".
pub(super) fn told(error: &tokio_postgres::Error) -> String {
    match (error.as_db_error(), std::error::Error::source(error)) {
        (Some(said), _) => format!("{} ({})", said.message(), said.code().code()),
        (None, Some(source)) => format!("{error}: {source}"),
        (None, None) => error.to_string(),
    }
}

/// How the database is reached, and in what words that is told: without the password.
pub(super) struct Address {
    config: Config,
    pub(super) shown: String,
}

impl Address {
    pub(super) fn parse(url: &str) -> anyhow::Result<Address> {
        let mut config: Config = url.parse().context("this is not the address of a PostgreSQL database")?;
        let shown = shown(&config);
        if config.get_ssl_mode() == SslMode::Require {
            bail!(
                "the connection to {shown} cannot be encrypted: leave out sslmode=require, and use a socket or a \
                 network of your own"
            );
        }
        config.application_name("artel").connect_timeout(PATIENCE).tcp_user_timeout(PATIENCE);
        config.keepalives_idle(PATIENCE);
        Ok(Address { config, shown })
    }

    /// A connection of one's own.
    pub(super) async fn connect(&self) -> Result<Client, StoreError> {
        let (client, connection) = timely(self.config.connect(NoTls)).await??;
        tokio::spawn(async move {
            if let Err(error) = connection.await {
                tracing::warn!(error = told(&error), "a connection to the database has ended");
            }
        });
        Ok(client)
    }

    /// Connections for those who read.
    pub(super) fn pool(&self) -> anyhow::Result<Pool> {
        let recycling = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        let manager = Manager::from_config(self.config.clone(), NoTls, recycling);
        let timeouts = Timeouts { wait: Some(PATIENCE), create: Some(PATIENCE), recycle: Some(PATIENCE) };
        let pool = Pool::builder(manager).max_size(READERS).timeouts(timeouts).runtime(Runtime::Tokio1);
        Ok(pool.build()?)
    }
}

/// A connection for somebody who reads.
pub(super) async fn reader(pool: &Pool) -> Result<Object, StoreError> {
    pool.get().await.map_err(|error| match error {
        deadpool_postgres::PoolError::Backend(error) => StoreError(told(&error)),
        other => StoreError(other.to_string()),
    })
}

/// What comes of something, if it comes in time.
pub(super) async fn timely<T>(work: impl Future<Output = T>) -> Result<T, StoreError> {
    let late = |_| StoreError("it does not answer".into());
    tokio::time::timeout(PATIENCE, work).await.map_err(late)
}

fn shown(config: &Config) -> String {
    let host = match config.get_hosts().first() {
        Some(Host::Tcp(name)) => name.clone(),
        #[cfg(unix)]
        Some(Host::Unix(folder)) => folder.display().to_string(),
        None => "no host".into(),
    };
    let port = config.get_ports().first().map_or(String::new(), |port| format!(":{port}"));
    let user = config.get_user().unwrap_or("the user who runs the program");
    format!("{}{port}, database {}, user {user}", host, config.get_dbname().unwrap_or(user))
}
