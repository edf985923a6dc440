//! What is counted for `/metrics`.

use std::sync::LazyLock;
use std::time::Duration;

use metrics::{
    Counter, Histogram, Unit, counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram,
};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

/// How often what was counted is summed up.
const UPKEEP: Duration = Duration::from_secs(5);

/// Begins counting; only the first call of a program installs anything.
pub(crate) fn install() -> Option<PrometheusHandle> {
    let seconds = [0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.05, 0.25, 1.0];
    let handle = PrometheusBuilder::new()
        .set_buckets_for_metric(Matcher::Suffix("_seconds".into()), &seconds)
        .ok()?
        .install_recorder()
        .ok()?;
    describe_counter!("artel_moves_total", "Moves made and written to disk");
    describe_counter!("artel_rooms_opened_total", "Rooms opened");
    describe_counter!("artel_refusals_total", "Requests refused, by reason");
    describe_counter!("artel_rooms_frozen_total", "Rooms that met an error");
    describe_counter!(
        "artel_connections_refused_total",
        "Connections turned away because there were too many"
    );
    describe_counter!("artel_accept_errors_total", "Connections that could not be accepted");
    describe_gauge!("artel_rooms_live", "Rooms in memory");
    describe_gauge!("artel_connections", "Open connections to rooms");
    describe_histogram!("artel_commit_seconds", Unit::Seconds, "How long a transaction took");
    describe_histogram!("artel_commit_size", "How many writes shared a transaction");
    describe_histogram!("artel_ask_seconds", Unit::Seconds, "How long a request took from arrival to answer");
    Some(handle)
}

/// Sums up from time to time what was counted, until the end: what nobody reads would pile up.
pub(crate) async fn keep_small(handle: Option<PrometheusHandle>, end: impl Future<Output = ()>) {
    let Some(handle) = handle else { return };
    let upkeep = async {
        loop {
            tokio::time::sleep(UPKEEP).await;
            handle.run_upkeep();
        }
    };
    tokio::select! { () = upkeep => {}, () = end => {} }
}

/// What is counted with every move, found once.
struct EveryMove {
    moves: Counter,
    ask_seconds: Histogram,
    commit_seconds: Histogram,
    commit_size: Histogram,
}

static EVERY_MOVE: LazyLock<EveryMove> = LazyLock::new(|| EveryMove {
    moves: counter!("artel_moves_total"),
    ask_seconds: histogram!("artel_ask_seconds"),
    commit_seconds: histogram!("artel_commit_seconds"),
    commit_size: histogram!("artel_commit_size"),
});

pub(crate) fn committed(size: usize, took: Duration) {
    EVERY_MOVE.commit_seconds.record(took);
    EVERY_MOVE.commit_size.record(size as f64);
}

pub(crate) fn moved() {
    EVERY_MOVE.moves.increment(1);
}

pub(crate) fn asked(took: Duration) {
    EVERY_MOVE.ask_seconds.record(took);
}

pub(crate) fn opened() {
    counter!("artel_rooms_opened_total").increment(1);
}

pub(crate) fn turned_away() {
    counter!("artel_connections_refused_total").increment(1);
}

pub(crate) fn not_accepted() {
    counter!("artel_accept_errors_total").increment(1);
}

pub(crate) fn frozen() {
    counter!("artel_rooms_frozen_total").increment(1);
}

pub(crate) fn refused(code: artel_protocol::RefusalCode) {
    counter!("artel_refusals_total", "code" => format!("{code:?}")).increment(1);
}

/// Counts as long as it lives.
pub(crate) struct Counted(&'static str);

impl Counted {
    pub(crate) fn room() -> Counted {
        Counted::new("artel_rooms_live")
    }

    pub(crate) fn connection() -> Counted {
        Counted::new("artel_connections")
    }

    fn new(name: &'static str) -> Counted {
        gauge!(name).increment(1.0);
        Counted(name)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        gauge!(self.0).decrement(1.0);
    }
}
