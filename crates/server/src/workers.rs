//! Threads for what takes long: thinking, replaying, checking files. The threads that answer people do none of it.
//!
//! There are few of these threads, and they yield to the others. Those who wait take turns, network by network, and
//! one thing at a time is done for a network: whoever asks for much waits for their own questions, not the others.

use std::collections::{HashMap, VecDeque};
use std::num::NonZeroUsize;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use artel_protocol::{Refusal, RefusalCode};
use tokio::sync::oneshot;

use crate::network::Network;
use crate::room::refuse;

/// How many things wait for a network at most.
const MOST_WAITING: usize = 128;
/// How long somebody waits at most for something to be done, their turn included.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);
/// By how much these threads yield to those that answer people.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 10;

/// For whom something is done: a network, or nobody who is there, such as bots among themselves.
pub(crate) type For = Option<Network>;

/// Why something was not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum NotDone {
    /// Too much waits already, or it took too long.
    TooMuch,
    /// It met a bug.
    Bug(String),
    /// The server ends.
    Closed,
}

impl NotDone {
    pub(crate) fn refusal(&self) -> Refusal {
        match self {
            NotDone::TooMuch => refuse(RefusalCode::TooMuch, "the server is busy; try again in a moment"),
            NotDone::Bug(_) => refuse(RefusalCode::Broken, "the server met an error"),
            NotDone::Closed => refuse(RefusalCode::Broken, "the server ends"),
        }
    }
}

/// The threads.
pub(crate) struct Workers(Arc<Shared>);

struct Shared {
    queue: Mutex<Queue>,
    wake: Condvar,
}

type Job = Box<dyn FnOnce() + Send>;

#[derive(Default)]
struct Queue {
    /// Those who have something waiting and nothing being done.
    turns: VecDeque<For>,
    waiting: HashMap<For, JobsOfNetwork>,
    closed: bool,
}

#[derive(Default)]
struct JobsOfNetwork {
    jobs: VecDeque<Job>,
    being_done: bool,
}

impl Queue {
    fn add(&mut self, whose: For, job: Job) -> Result<(), NotDone> {
        if self.closed {
            return Err(NotDone::Closed);
        }
        let line = self.waiting.entry(whose).or_default();
        if line.jobs.len() >= MOST_WAITING {
            return Err(NotDone::TooMuch);
        }
        line.jobs.push_back(job);
        if !line.being_done && line.jobs.len() == 1 {
            self.turns.push_back(whose);
        }
        Ok(())
    }

    fn next(&mut self) -> Option<(For, Job)> {
        let whose = self.turns.pop_front()?;
        let line = self.waiting.get_mut(&whose)?;
        line.being_done = true;
        Some((whose, line.jobs.pop_front()?))
    }

    fn done(&mut self, whose: For) {
        let Some(line) = self.waiting.get_mut(&whose) else { return };
        line.being_done = false;
        if line.jobs.is_empty() {
            self.waiting.remove(&whose);
        } else {
            self.turns.push_back(whose);
        }
    }
}

impl Workers {
    /// Starts the threads: half as many as there are cores, and at least one.
    pub(crate) fn start() -> std::io::Result<Workers> {
        let cores = thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let shared = Arc::new(Shared { queue: Mutex::default(), wake: Condvar::new() });
        let workers = Workers(shared);
        for number in 0..(cores / 2).max(1) {
            let shared = workers.0.clone();
            thread::Builder::new().name(format!("worker-{number}")).spawn(move || shared.work())?;
        }
        Ok(workers)
    }

    /// Does something and tells what came of it. Whoever no longer waits when their turn comes gets nothing done.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        whose: For,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, NotDone> {
        let (done, answer) = oneshot::channel();
        let job = move || {
            if done.is_closed() {
                return;
            }
            let result = std::panic::catch_unwind(AssertUnwindSafe(work));
            drop(done.send(result.map_err(|panic| NotDone::Bug(panic_text(panic.as_ref())))));
        };
        self.0.queue().add(whose, Box::new(job))?;
        self.0.wake.notify_one();
        match tokio::time::timeout(PATIENCE, answer).await {
            Ok(Ok(result)) => result,
            Ok(Err(_)) => Err(NotDone::Closed),
            Err(_) => Err(NotDone::TooMuch),
        }
    }
}

impl Drop for Workers {
    fn drop(&mut self) {
        let mut queue = self.0.queue();
        queue.closed = true;
        queue.turns.clear();
        queue.waiting.clear();
        drop(queue);
        self.0.wake.notify_all();
    }
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        // No job runs while the queue is held, so that it is whole whatever happens.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self) {
        yield_to_others();
        let mut queue = self.queue();
        loop {
            if queue.closed {
                return;
            }
            let Some((whose, job)) = queue.next() else {
                queue = self.wake.wait(queue).unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            drop(queue);
            job();
            queue = self.queue();
            queue.done(whose);
        }
    }
}

/// Lets the threads that answer people go first.
fn yield_to_others() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, NICENESS) {
        tracing::warn!(%error, "the threads for long work cannot be made to yield to the others");
    }
}

/// What a panic said.
pub(crate) fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "a panic".to_owned())
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::sync::mpsc;

    use super::*;

    fn network(number: u8) -> Network {
        IpAddr::V4(Ipv4Addr::new(203, 0, 113, number)).into()
    }

    /// A thread that is busy until the sender is dropped.
    fn busy(workers: &Arc<Workers>, whose: For) -> mpsc::Sender<()> {
        let (hold, released) = mpsc::channel::<()>();
        let workers = workers.clone();
        let (start, started) = mpsc::channel();
        tokio::spawn(async move {
            let work = move || (start.send(()).ok(), released.recv().err());
            workers.run(whose, work).await
        });
        tokio::task::block_in_place(|| started.recv()).unwrap();
        hold
    }

    #[test]
    fn networks_take_turns_and_have_one_thing_done_at_a_time() {
        let mut queue = Queue::default();
        let [one, two] = [Some(network(1)), Some(network(2))];
        for whose in [one, one, one, two, two] {
            queue.add(whose, Box::new(|| {})).unwrap();
        }
        let mut order = Vec::new();
        let mut under_way: Vec<For> = Vec::new();
        for _ in 0..5 {
            while let Some((whose, _)) = queue.next() {
                assert!(!under_way.contains(&whose), "one thing at a time");
                under_way.push(whose);
                order.push(whose);
            }
            let whose = under_way.remove(0);
            queue.done(whose);
        }
        assert_eq!(order, [one, two, one, two, one]);
        queue.done(one);
        assert!(queue.waiting.is_empty() && queue.turns.is_empty(), "nothing is remembered");
    }

    #[test]
    fn a_network_has_only_so_much_waiting() {
        let mut queue = Queue::default();
        for _ in 0..MOST_WAITING {
            queue.add(Some(network(1)), Box::new(|| {})).unwrap();
        }
        assert_eq!(queue.add(Some(network(1)), Box::new(|| {})), Err(NotDone::TooMuch));
        assert_eq!(queue.add(Some(network(2)), Box::new(|| {})), Ok(()));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_bug_is_told_and_the_thread_goes_on() {
        let workers = Workers::start().unwrap();
        for _ in 0..10 {
            let bug = workers.run(None, || panic!("a bug")).await;
            assert_eq!(bug, Err::<(), _>(NotDone::Bug("a bug".into())));
        }
        assert_eq!(workers.run(None, || 7).await, Ok(7));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn whoever_no_longer_waits_gets_nothing_done() {
        let workers = Arc::new(Workers::start().unwrap());
        let hold = busy(&workers, Some(network(1)));
        let done = Arc::new(AtomicBool::new(false));
        let noted = done.clone();
        let unwanted = workers.run(Some(network(1)), move || noted.store(true, Ordering::Relaxed));
        assert!(tokio::time::timeout(Duration::from_millis(20), unwanted).await.is_err());
        drop(hold);
        workers.run(Some(network(1)), || {}).await.unwrap();
        assert!(!done.load(Ordering::Relaxed));
    }
}
