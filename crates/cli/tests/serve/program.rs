//! The program running as a server.

use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::thread::JoinHandle;

use super::client::Folder;

/// The program running as a server; it is killed at the end of a test.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    child: Child,
    errors: Option<JoinHandle<String>>,
}

/// How the program ended.
pub(crate) struct Ended {
    pub(crate) code: Option<i32>,
    pub(crate) errors: String,
}

impl Server {
    /// Starts the program and returns when it listens.
    pub(crate) async fn start(folder: &Folder, args: &[&str]) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_artel"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(folder.path()).args(args);
        let mut child =
            command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
        let mut stderr = child.stderr.take().expect("there are errors");
        let errors = std::thread::spawn(move || {
            let mut text = String::new();
            let _ = stderr.read_to_string(&mut text);
            text
        });
        let mut output = BufReader::new(child.stdout.take().expect("there is an output"));
        let first = tokio::task::spawn_blocking(move || {
            let mut line = String::new();
            output.read_line(&mut line).map(|_| line)
        });
        let line = first.await.expect("the output is read").expect("the output is text");
        let Some(address) = line.trim().rsplit('/').next().and_then(|address| address.parse().ok()) else {
            let _ = child.kill();
            panic!("the server did not start: {line}{}", errors.join().unwrap_or_default());
        };
        Server { address, child, errors: Some(errors) }
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
        let errors = self.errors.take().and_then(|errors| errors.join().ok()).unwrap_or_default();
        Ended { code, errors }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
