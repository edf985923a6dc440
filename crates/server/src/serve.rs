//! Starting and stopping.

use std::net::SocketAddr;
use std::num::NonZeroUsize;
use std::time::Duration;

use anyhow::Context;
use axum::serve::ListenerExt;
use tokio::net::TcpListener;
use tokio::runtime::Builder;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::config::Config;
use crate::http::{self, Site};
use crate::rooms::{HouseRules, Rooms};
use crate::store::Store;
use crate::{logs, numbers};

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

/// Runs a server until it is told to end by a signal. After rooms have been put away, `give_back` gives the
/// memory that they took back to the operating system.
pub fn serve(config: Config, give_back: fn()) -> anyhow::Result<()> {
    logs::install(&config)?;
    runtime(config.threads).enable_all().build()?.block_on(async {
        let running = start_with(config, give_back).await?;
        println!("Artel is open at http://{}", running.address);
        signal().await;
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

async fn start_with(config: Config, give_back: fn()) -> anyhow::Result<Running> {
    let house_rules = HouseRules {
        bot_thinks: Duration::from_millis(config.bot_thinks_ms),
        longest_wait: Duration::from_secs(config.longest_wait_seconds),
        away_counts_after: Duration::from_secs(config.away_seconds),
        give_back,
    };
    let rooms = Rooms::new(Store::open(&config.data)?, house_rules);
    let listener = TcpListener::bind(config.listen).await.with_context(|| {
        format!("cannot listen on {}: choose another address with --listen", config.listen)
    })?;
    let address = listener.local_addr()?;
    // Small messages go out at once instead of waiting to be joined by more.
    let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
    let (stop, stopped) = watch::channel(false);
    let site = Site::new(config, rooms.clone(), numbers::install(), stopped.clone());
    tokio::spawn(numbers::keep_small(site.metrics.clone(), wait_for(stopped.clone())));
    tracing::info!(%address, "serving");
    let task = tokio::spawn(async move {
        let app = http::routes(site).into_make_service_with_connect_info::<SocketAddr>();
        let asked = wait_for(stopped.clone());
        let serving = axum::serve(listener, app).with_graceful_shutdown(wait_for(stopped));
        tokio::select! {
            served = serving.into_future() => served?,
            () = async { asked.await; tokio::time::sleep(GOODBYE).await } => {}
        }
        rooms.close().await;
        rooms.store.close().await?;
        Ok(())
    });
    Ok(Running { address, stop, task })
}

async fn wait_for(mut stopped: watch::Receiver<bool>) {
    // A sender that is gone means the end as well.
    let _ = stopped.wait_for(|stopped| *stopped).await;
}

async fn signal() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! { _ = interrupt => {}, _ = terminate.recv() => {} }
            return;
        }
    }
    let _ = interrupt.await;
}
