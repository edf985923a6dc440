//! What is done from time to time.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::clock::now_ms;
use crate::http::Site;
use crate::rooms::Rooms;

/// How often networks that ask for nothing are forgotten.
const TIDY_EVERY: Duration = Duration::from_mins(1);
/// How often it is looked for rooms that nobody has used.
const LOOK_EVERY: Duration = Duration::from_hours(1);

/// How often it is asked what others have changed, and after how long without an answer all is asked for.
const HEAR_EVERY: Duration = Duration::from_millis(500);
const HEARD_WITHIN: Duration = Duration::from_secs(30);

const DAY_MS: u64 = 24 * 60 * 60 * 1000;

/// Forgets those who ask for nothing.
pub(crate) async fn tidy(rooms: Arc<Rooms>, end: impl Future<Output = ()>) {
    let work = async {
        loop {
            tokio::time::sleep(TIDY_EVERY).await;
            rooms.quotas.tidy();
        }
    };
    tokio::select! { () = work => {}, () = end => {} }
}

/// Lets all rooms go whenever this program has lost them.
pub(crate) async fn let_go(rooms: Arc<Rooms>, end: impl Future<Output = ()>) {
    let mut lapses = rooms.store.lapses();
    let work = async {
        while lapses.changed().await.is_ok() {
            rooms.let_go();
        }
        // A store that nobody else uses never loses anything.
        std::future::pending::<()>().await;
    };
    tokio::select! { () = work => {}, () = end => {} }
}

/// Hears what other programs that use the same database change of people's keys.
pub(crate) async fn hear_of_keys(site: Arc<Site>) {
    let work = async {
        let mut heard = Instant::now();
        loop {
            tokio::time::sleep(HEAR_EVERY).await;
            // Whoever has not listened for long has to ask for everything.
            let began = Instant::now();
            match site.people.hear(&site.rooms.store, heard.elapsed() > HEARD_WITHIN).await {
                Ok(()) => heard = began,
                Err(error) => tracing::warn!(%error, "the keys of people could not be read"),
            }
        }
    };
    tokio::select! { () = work => {}, () = site.ended() => {} }
}

/// Removes rooms in which nobody has made a move for so many days; 0 for never.
pub(crate) async fn remove_unused(rooms: Arc<Rooms>, days: u32, end: impl Future<Output = ()>) {
    if days == 0 {
        return;
    }
    let work = async {
        loop {
            match rooms.remove_unused(now_ms().saturating_sub(u64::from(days) * DAY_MS)).await {
                Ok(0) => {}
                Ok(removed) => tracing::info!(removed, days, "rooms that nobody used are removed"),
                Err(error) => tracing::error!(%error, "rooms that nobody used could not be removed"),
            }
            tokio::time::sleep(LOOK_EVERY).await;
        }
    };
    tokio::select! { () = work => {}, () = end => {} }
}
