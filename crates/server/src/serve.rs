//! Starting and stopping.

use std::net::SocketAddr;
use std::num::NonZeroUsize;
use std::pin::pin;
use std::time::Duration;

use anyhow::{Context, ensure};
use tokio::net::TcpListener;
use tokio::runtime::Builder;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::config::Config;
use crate::http::{self, ConnectionLimit, Site};
use crate::people::People;
use crate::quotas::Quotas;
use crate::room::Rate;
use crate::rooms::{Rooms, ServerOptions};
use crate::store::{Opening, Store};
use crate::workers::Workers;
use crate::{counters, files, logs, upkeep};

/// How long connections get to say goodbye.
const GOODBYE: Duration = Duration::from_secs(5);

/// A server that runs.
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    stop: watch::Sender<bool>,
    task: JoinHandle<anyhow::Result<()>>,
}

impl Running {
    /// Lets it end: no new requests, connections closed, everything written.
    pub async fn stop(self) -> anyhow::Result<()> {
        let _ = self.stop.send(true);
        self.task.await?
    }
}

/// Runs a server until it is told to end by a signal. After rooms have been put away, `release_memory` gives the
/// memory that they took back to the operating system.
pub fn serve(config: Config, release_memory: fn()) -> anyhow::Result<()> {
    logs::install(&config)?;
    runtime(config.threads).enable_all().build()?.block_on(async {
        // From now on a signal ends the server in order, however soon it comes.
        let mut signals = pin!(signals()?);
        let mut running = start_with(config, release_memory).await?;
        println!("Artel is open at http://{}", running.address);
        tokio::select! {
            () = &mut signals => {}
            // The server has ended by itself, because it cannot do its work any more.
            ended = &mut running.task => return ended?,
        }
        tracing::info!("stopping");
        running.stop().await
    })
}

/// What runs the tasks. With one thread nothing has to be passed on to others.
fn runtime(threads: Option<usize>) -> Builder {
    let cores = || std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    match threads.unwrap_or_else(cores) {
        0 | 1 => Builder::new_current_thread(),
        threads => {
            let mut runtime = Builder::new_multi_thread();
            runtime.worker_threads(threads);
            runtime
        }
    }
}

/// Starts a server.
pub async fn start(config: Config) -> anyhow::Result<Running> {
    start_with(config, || {}).await
}

async fn start_with(config: Config, release_memory: fn()) -> anyhow::Result<Running> {
    let most_files = files::raise_limit();
    let for_nodes = match &config.database {
        Some(_) => Some(listen(config.peer_listen, "--peer-listen").await?),
        None => None,
    };
    let peer_address = for_nodes.as_ref().map(|listener| peer_address(&config, listener)).transpose()?;
    let rooms = open_rooms(&config, release_memory, peer_address.unwrap_or_default()).await?;
    let people = People::read(&rooms.store).await?;
    let listener = listen(config.listen, "--listen").await?;
    let for_operators = match config.metrics_listen {
        Some(address) => Some(listen(address, "--metrics-listen").await?),
        None => None,
    };
    let address = listener.local_addr()?;
    let (stop, stopped) = watch::channel(false);
    let site = Site::new(config, rooms.clone(), people, counters::install(), stopped);
    tokio::spawn(counters::keep_small(site.metrics.clone(), site.ended()));
    tokio::spawn(upkeep::tidy(rooms.clone(), site.ended()));
    if rooms.store.is_shared() {
        tokio::spawn(upkeep::hear_of_keys(site.clone()));
    }
    tokio::spawn(upkeep::let_go(rooms.clone(), site.ended()));
    tokio::spawn(upkeep::remove_unused(rooms.clone(), site.config.unused_days, site.ended()));
    tracing::info!(%address, most_files, "serving");
    let limit = ConnectionLimit::new(most_files);
    if let Some(listener) = for_operators {
        tracing::info!(address = %listener.local_addr()?, "serving numbers");
        let app = http::routes_for_operators(site.clone());
        tokio::spawn(http::serve(listener, app, site.clone(), limit.clone()));
    }
    if let Some(listener) = for_nodes {
        let (app, limit) = (http::routes_for_nodes(site.clone()), ConnectionLimit::for_nodes(most_files));
        tokio::spawn(http::serve(listener, app, site.clone(), limit));
    }
    let task = tokio::spawn(async move {
        let end = site.ended();
        let serving = http::serve(listener, http::routes(site.clone()), site, limit);
        tokio::select! {
            () = serving => {}
            () = async { end.await; give_away(&rooms).await; tokio::time::sleep(GOODBYE).await } => {}
            error = rooms.store.failure() => {
                return Err(error).context("nothing can be written any more, so the server ends");
            }
        }
        rooms.close().await;
        rooms.store.close().await?;
        Ok(())
    });
    Ok(Running { address, stop, task })
}

/// Where other nodes reach this one.
fn peer_address(config: &Config, listener: &TcpListener) -> anyhow::Result<String> {
    if let Some(address) = &config.peer_address {
        return Ok(address.clone());
    }
    let address = listener.local_addr()?;
    let detail = "say with --peer-address where other nodes reach this one, such as node1.example:7070";
    ensure!(!address.ip().is_unspecified(), "{detail}");
    Ok(address.to_string())
}

/// Lets other nodes, if there are any, have the rooms at once, before everybody has said goodbye.
async fn give_away(rooms: &Rooms) {
    if !rooms.store.is_shared() {
        return;
    }
    rooms.close().await;
    if let Err(error) = rooms.store.leave().await {
        tracing::warn!(%error, "the rooms could not be given away; other nodes take them in a few seconds");
    }
}

async fn open_rooms(
    config: &Config,
    release_memory: fn(),
    peer_address: String,
) -> anyhow::Result<std::sync::Arc<Rooms>> {
    let options = ServerOptions {
        bot_thinks: Duration::from_millis(config.bot_thinks_ms),
        longest_wait: Duration::from_secs(config.longest_wait_seconds),
        absent_after: Duration::from_secs(config.absent_seconds),
        talk: Rate::a_minute(config.chat_per_minute),
        gestures: Rate::a_second(config.messages_per_second / 4),
        release_memory,
    };
    let opening = Opening { despite_damage: config.despite_damage, peer_address };
    let store = Store::open(&config.place(), &opening).await?;
    let workers = Workers::start().context("cannot start the threads for what takes long")?;
    Ok(Rooms::new(store, options, Quotas::new(config), workers))
}

async fn listen(address: SocketAddr, flag: &str) -> anyhow::Result<TcpListener> {
    let listener = TcpListener::bind(address).await;
    listener.with_context(|| format!("cannot listen on {address}: choose another address with {flag}"))
}

/// Returns when the program is told to end; the signals are listened for from when this is called.
#[cfg(unix)]
fn signals() -> anyhow::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! { _ = interrupt.recv() => {}, _ = terminate.recv() => {} }
    })
}

#[cfg(not(unix))]
fn signals() -> anyhow::Result<impl Future<Output = ()>> {
    Ok(async { drop(tokio::signal::ctrl_c().await) })
}
