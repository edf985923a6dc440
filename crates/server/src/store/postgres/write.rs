//! The task that writes.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::mpsc::UnboundedReceiver;
use tokio_postgres::{Client, Error};

use super::connect::{Address, timely};
use super::nodes::Node;
use super::statements::{self, Append, Open};
use crate::counters;
use crate::store::engine::{Done, Note, Write};
use crate::store::{Claim, StoreError, Summary};

/// How many writes share a commit at most, so that nobody waits long for the others.
const MOST_AT_ONCE: usize = 512;
/// How long the lobby's lines wait at most, for which nobody waits.
const LULL: Duration = Duration::from_millis(50);
/// How many of the lobby's lines are written in one go.
const LINES_AT_ONCE: usize = 256;
/// After how long it is tried again to reach a database that is gone.
const TRY_AGAIN: Duration = Duration::from_millis(200);

/// What came of each write of a batch.
type Results = Vec<Result<Claim, StoreError>>;

pub(super) struct Writer {
    address: Address,
    node: Arc<Node>,
    /// None if the database is gone.
    client: Option<Client>,
    tried: Instant,
    /// The lobby's lines that are not written yet.
    lines: HashMap<i64, (Claim, Note)>,
    lines_due: Option<Instant>,
    /// Claims that are no longer good, or of which nobody knows what was written: nothing follows what was not written.
    lost: HashMap<i64, i64>,
    /// What comes after another write to the same room.
    later: Vec<Write>,
}

impl Writer {
    pub(super) fn new(address: Address, client: Client, node: Arc<Node>) -> Writer {
        Writer {
            address,
            node,
            client: Some(client),
            tried: Instant::now(),
            lines: HashMap::new(),
            lines_due: None,
            lost: HashMap::new(),
            later: Vec::new(),
        }
    }

    /// Writes until nobody can ask any more or until told to close. What rooms ask for while it is busy shares the next
    /// commit.
    pub(super) async fn run(mut self, mut asked: UnboundedReceiver<Write>) {
        let mut crowded = false;
        loop {
            let mut next = std::mem::take(&mut self.later);
            if next.is_empty() && !self.wait(&mut asked, &mut next).await {
                return;
            }
            if crowded {
                // Under load, let those who are about to ask come along; alone, nobody waits.
                tokio::task::yield_now().await;
            }
            while next.len() < MOST_AT_ONCE
                && let Ok(write) = asked.try_recv()
            {
                next.push(write);
            }
            let (batch, close) = self.sort(next);
            crowded = batch.len() > 1;
            self.write(batch).await;
            if self.lines_due.is_some_and(|due| due <= Instant::now()) {
                self.write_lines(LINES_AT_ONCE).await;
            }
            if let Some(done) = close {
                self.write_lines(usize::MAX).await;
                let _ = done.send(self.node.leave().await);
                return;
            }
        }
    }

    /// Waits for something to write, or until the lobby's lines are due; false if nobody can ask any more.
    async fn wait(&mut self, asked: &mut UnboundedReceiver<Write>, next: &mut Vec<Write>) -> bool {
        let due = self.lines_due.map(tokio::time::Instant::from_std);
        let received = asked.recv_many(next, MOST_AT_ONCE);
        match due {
            None => received.await > 0,
            Some(due) => {
                tokio::time::timeout_at(due, received).await.is_ok_and(|count| count > 0)
                    || !asked.is_closed()
            }
        }
    }

    /// What is written now. The lobby's lines wait, and so does what comes second in a room: if the first is refused,
    /// the second must be refused as well.
    fn sort(&mut self, next: Vec<Write>) -> (Vec<Write>, Option<Done<()>>) {
        let mut rooms = HashSet::new();
        let (mut batch, mut close) = (Vec::new(), None);
        for write in next {
            match write {
                Write::Note { claim, note } => self.note(claim, note),
                Write::Close { done } => close = Some(done),
                Write::Append { claim, .. } if self.is_lost(claim) => write.answer(Err(lost())),
                Write::Append { claim, .. } if !rooms.insert(claim.number) => self.later.push(write),
                write => batch.push(write),
            }
        }
        if !self.later.is_empty()
            && let Some(done) = close.take()
        {
            self.later.push(Write::Close { done });
        }
        (batch, close)
    }

    fn is_lost(&self, claim: Claim) -> bool {
        self.lost.get(&claim.number).is_some_and(|epoch| claim.epoch <= *epoch)
    }

    fn note(&mut self, claim: Claim, note: Note) {
        let (known, noted) = self.lines.entry(claim.number).or_insert((claim, Note::default()));
        if known.epoch < claim.epoch {
            (*known, *noted) = (claim, Note::default());
        }
        if known.epoch == claim.epoch {
            noted.join(note);
        }
        self.lines_due.get_or_insert_with(|| Instant::now() + LULL);
    }

    /// Writes all with one commit. If one of them fails, each gets its own, so that it fails alone.
    async fn write(&mut self, batch: Vec<Write>) {
        if batch.is_empty() {
            return;
        }
        let (began, size) = (Instant::now(), batch.len());
        match self.transact(&batch).await {
            Err(error) if size > 1 && self.client.is_some() => {
                tracing::warn!(%error, "writes are tried one by one");
                for write in batch {
                    let alone = self.transact(std::slice::from_ref(&write)).await;
                    self.answer(vec![write], alone);
                }
            }
            result => self.answer(batch, result),
        }
        counters::committed(size, began.elapsed());
    }

    fn answer(&mut self, batch: Vec<Write>, result: Result<Results, StoreError>) {
        let results = result.unwrap_or_else(|error| batch.iter().map(|_| Err(error.clone())).collect());
        for (write, result) in batch.into_iter().zip(results) {
            if let Write::Append { claim, .. } = &write {
                match result {
                    Ok(_) => drop(self.lost.remove(&claim.number)),
                    Err(_) => drop(self.lost.insert(claim.number, claim.epoch)),
                }
            }
            write.answer(result);
        }
    }

    /// Writes all with one commit, or nothing. What takes too long may have been written or not.
    async fn transact(&mut self, batch: &[Write]) -> Result<Results, StoreError> {
        let node = self.node.id();
        let client = self.connected().await?;
        let result = timely(transact(client, node, batch)).await;
        let usable = match &result {
            Ok(Ok(_)) => true,
            // What the database itself refuses leaves the connection as good as it was.
            Ok(Err(_)) => {
                !client.is_closed() && matches!(timely(client.batch_execute("ROLLBACK")).await, Ok(Ok(())))
            }
            Err(_) => false,
        };
        if !usable {
            self.client = None;
        }
        Ok(result??)
    }

    /// The connection; a new one if there is none.
    async fn connected(&mut self) -> Result<&Client, StoreError> {
        if self.client.as_ref().is_some_and(Client::is_closed) {
            self.client = None;
        }
        if self.client.is_none() {
            if self.tried.elapsed() < TRY_AGAIN {
                return Err(gone());
            }
            let connected = self.address.connect().await;
            self.tried = Instant::now();
            self.client = Some(connected?);
        }
        self.client.as_ref().ok_or_else(gone)
    }

    /// Writes the lobby's lines. Those that cannot be written are tried again.
    async fn write_lines(&mut self, most: usize) {
        self.lines_due = None;
        let mut rooms: Vec<i64> = self.lines.keys().copied().take(most).collect();
        rooms.sort_unstable();
        if rooms.is_empty() {
            return;
        }
        let lines: Vec<(Claim, Note)> = rooms.iter().filter_map(|room| self.lines.remove(room)).collect();
        let written = match self.connected().await {
            Ok(client) => timely(note(client, &lines)).await.and_then(|written| Ok(written?)),
            Err(error) => Err(error),
        };
        if let Err(error) = written {
            tracing::warn!(%error, "the lobby's lines could not be written; they are tried again");
            self.client = None;
            for (claim, mut noted) in lines {
                if let Some((_, later)) = self.lines.remove(&claim.number) {
                    noted.join(later);
                }
                self.lines.insert(claim.number, (claim, noted));
            }
        }
        if !self.lines.is_empty() {
            self.lines_due = Some(Instant::now() + if self.client.is_none() { TRY_AGAIN } else { LULL });
        }
    }
}

fn lost() -> StoreError {
    StoreError("somebody else has written to the room".into())
}

fn gone() -> StoreError {
    StoreError("it cannot be reached".into())
}

/// Writes all; the entries alone need no more than one statement.
async fn transact(client: &Client, node: i64, batch: &[Write]) -> Result<Results, Error> {
    if batch.iter().all(|write| matches!(write, Write::Append { summary: None, .. })) {
        return append(client, batch).await.map(|(results, _)| results);
    }
    client.batch_execute("START TRANSACTION ISOLATION LEVEL READ COMMITTED, READ WRITE").await?;
    let (mut results, listed) = append(client, batch).await?;
    statements::summarize(client, &listed).await?;
    let opened = open(client, node, batch).await?;
    for (write, result) in batch.iter().zip(&mut results) {
        match write {
            Write::Open { id, .. } => {
                let number = opened.get(id.as_str()).copied();
                let claim = number.map(|number| Claim { number, epoch: 1 });
                *result = claim.ok_or_else(|| StoreError("the id of the room is taken".into()));
            }
            Write::Remove { room, unused_since_ms, .. } => {
                statements::remove(client, node, *room, *unused_since_ms).await?;
            }
            Write::Keys { keys, .. } => statements::set_keys(client, keys).await?,
            Write::Import { room, .. } => statements::import(client, room).await?,
            Write::Check { .. } => statements::check(client).await?,
            Write::Append { .. } | Write::Note { .. } | Write::Close { .. } => {}
        }
    }
    client.batch_execute("COMMIT").await?;
    Ok(results)
}

/// Writes the entries among the writes; tells what came of each write, and what the lobby is to show of those rooms.
async fn append<'a>(
    client: &Client,
    batch: &'a [Write],
) -> Result<(Results, Vec<(Claim, &'a Summary)>), Error> {
    let entries: Vec<Append<'_>> = batch
        .iter()
        .filter_map(|write| match write {
            Write::Append { claim, number, entry, .. } => {
                Some(Append { claim: *claim, number: *number, entry })
            }
            _ => None,
        })
        .collect();
    let written =
        if entries.is_empty() { HashSet::new() } else { statements::append(client, &entries).await? };
    let mut listed = Vec::new();
    let results = batch.iter().map(|write| match write {
        Write::Append { claim, summary, .. } if written.contains(&claim.number) => {
            listed.extend(summary.as_ref().map(|summary| (*claim, summary)));
            Ok(*claim)
        }
        Write::Append { .. } => Err(lost()),
        _ => Ok(Claim { number: 0, epoch: 0 }),
    });
    Ok((results.collect(), listed))
}

async fn open(client: &Client, node: i64, batch: &[Write]) -> Result<HashMap<String, i64>, Error> {
    let rooms: Vec<Open<'_>> = batch
        .iter()
        .filter_map(|write| match write {
            Write::Open { id, entry, summary, .. } => Some(Open { id, entry, summary }),
            _ => None,
        })
        .collect();
    if rooms.is_empty() {
        return Ok(HashMap::new());
    }
    statements::open(client, node, &rooms).await
}

/// Writes lines of the lobby, in the order of the rooms, so that two nodes do not wait for each other.
async fn note(client: &Client, lines: &[(Claim, Note)]) -> Result<(), Error> {
    let summaries: Vec<(Claim, &Summary)> =
        lines.iter().filter_map(|(claim, note)| Some((*claim, note.summary.as_ref()?))).collect();
    let left: Vec<(Claim, u64)> =
        lines.iter().filter_map(|(claim, note)| Some((*claim, note.left_ms?))).collect();
    client.batch_execute("START TRANSACTION ISOLATION LEVEL READ COMMITTED, READ WRITE").await?;
    statements::summarize(client, &summaries).await?;
    statements::leave(client, &left).await?;
    client.batch_execute("COMMIT").await
}
