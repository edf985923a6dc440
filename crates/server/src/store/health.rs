//! Whether the store can do its work.

use std::time::{Duration, Instant};

use tokio::sync::Mutex;

use super::engine::Write;
use super::{Store, answered};

/// For how long an answer is good: the disk has better things to do than to be asked whether it is well.
const GOOD_FOR: Duration = Duration::from_secs(1);
/// How long the thread that writes may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// How the store is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Health {
    /// It writes.
    Good,
    /// It answers, but cannot write, such as when the disk is full.
    CannotWrite(String),
    /// It does not answer.
    Dead,
}

/// What was found when the store was last asked.
#[derive(Default)]
pub(super) struct Checked(Mutex<Option<(Instant, Health)>>);

impl Store {
    /// How the store is: something small is written to find out, once a second at most.
    pub(crate) async fn health(&self) -> Health {
        let mut checked = self.checked.0.lock().await;
        if let Some((at, health)) = &*checked
            && at.elapsed() < GOOD_FOR
        {
            return health.clone();
        }
        let health = self.check().await;
        *checked = Some((Instant::now(), health.clone()));
        health
    }

    async fn check(&self) -> Health {
        if self.engine.failed().borrow().is_some() {
            return Health::Dead;
        }
        let written = answered(self.ask(|done| Write::Check { done }));
        match tokio::time::timeout(PATIENCE, written).await {
            Ok(Ok(())) => Health::Good,
            Ok(Err(_)) if self.engine.failed().borrow().is_some() => Health::Dead,
            Ok(Err(error)) => Health::CannotWrite(error.to_string()),
            Err(_) => Health::Dead,
        }
    }
}
