//! The program running as a server.

use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use super::client::Folder;

/// The program running as a server; it is killed at the end of a test.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    child: Child,
    errors: Arc<Mutex<String>>,
    reading: Option<JoinHandle<()>>,
}

/// How the program ended.
pub(crate) struct Ended {
    pub(crate) code: Option<i32>,
    pub(crate) errors: String,
}

impl Server {
    /// Starts the program and returns when it listens.
    pub(crate) async fn start(folder: &Folder, args: &[&str]) -> Server {
        Server::start_set(folder, args, &[]).await
    }

    /// The same with settings in environment variables.
    pub(crate) async fn start_set(folder: &Folder, args: &[&str], settings: &[(&str, &str)]) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_artel"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(folder.path()).args(args);
        command.envs(settings.iter().copied());
        Server::run(command).await
    }

    /// Runs a command that starts the program, and returns when it listens.
    pub(crate) async fn run(mut command: Command) -> Server {
        let mut child =
            command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
        let mut stderr = child.stderr.take().expect("there are errors");
        let errors = Arc::new(Mutex::new(String::new()));
        let noted = errors.clone();
        let reading = std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = stderr.read(&mut bytes) {
                noted.lock().expect("nobody panics").push_str(&String::from_utf8_lossy(&bytes[..count]));
            }
        });
        let mut output = BufReader::new(child.stdout.take().expect("there is an output"));
        let first = tokio::task::spawn_blocking(move || {
            let mut line = String::new();
            output.read_line(&mut line).map(|_| line)
        });
        let line = first.await.expect("the output is read").expect("the output is text");
        let Some(address) = line.trim().rsplit('/').next().and_then(|address| address.parse().ok()) else {
            let _ = child.kill();
            let _ = reading.join();
            panic!("the server did not start: {line}{}", errors.lock().expect("nobody panics"));
        };
        Server { address, child, errors, reading: Some(reading) }
    }

    /// What was written to standard error so far.
    pub(crate) fn errors(&self) -> String {
        self.errors.lock().expect("nobody panics").clone()
    }

    /// Waits until something was written to standard error.
    pub(crate) async fn says(&self, text: &str) {
        let began = Instant::now();
        while !self.errors().contains(text) {
            assert!(began.elapsed() < Duration::from_secs(20), "it does not say '{text}': {}", self.errors());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// The memory that the program holds, in KiB.
    pub(crate) fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).expect("it runs");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("it has memory");
        line.trim().trim_end_matches(" kB").parse().expect("a number")
    }

    /// Waits until the program ends by itself.
    pub(crate) async fn wait(mut self, patience: Duration) -> Ended {
        let began = Instant::now();
        while began.elapsed() < patience {
            if let Some(status) = self.child.try_wait().expect("the program ends") {
                return Ended { code: status.code(), errors: self.all_errors() };
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("the program goes on: {}", self.errors());
    }

    fn all_errors(&mut self) -> String {
        if let Some(reading) = self.reading.take() {
            reading.join().expect("nobody panics");
        }
        self.errors()
    }

    /// Ends the program at once, wherever it is.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("the program runs");
        self.child.wait().expect("the program ends");
    }

    /// Asks the program to end, and waits until it has.
    pub(crate) fn terminate(mut self) -> Ended {
        let asked = Command::new("kill").arg(self.child.id().to_string()).status();
        assert!(asked.expect("there is a program to send signals").success());
        let code = self.child.wait().expect("the program ends").code();
        Ended { code, errors: self.all_errors() }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
