//! The server under load: a process of its own on a core of its own.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use tokio::net::{TcpListener, TcpStream};
use tokio::process::{Child, Command};

use crate::Plan;
use crate::pair::Kind;

pub(crate) struct Server {
    child: Child,
    pub(crate) port: u16,
    /// How long it took from its start until it answered.
    pub(crate) start_up: Duration,
    folder: Option<PathBuf>,
}

impl Server {
    pub(crate) async fn start(kind: Kind, plan: &Plan) -> anyhow::Result<Server> {
        let port = TcpListener::bind("127.0.0.1:0").await?.local_addr()?.port();
        let mut folder = None;
        let mut command = match kind {
            Kind::Relay | Kind::DurableRelay => {
                let mut command = pinned(&std::env::current_exe()?);
                command.arg("relay").arg(port.to_string());
                if kind == Kind::DurableRelay {
                    let data = data_folder(plan, port);
                    std::fs::create_dir_all(&data)?;
                    command.arg("--keep").arg(data.join("kept"));
                    folder = Some(data);
                }
                command
            }
            Kind::BoardgameIo => {
                let mut command = pinned(Path::new("node"));
                command.arg("server.cjs").arg(port.to_string()).current_dir(&plan.boardgame_io);
                command.env("NODE_ENV", "production");
                command
            }
            Kind::Artel => {
                let data = data_folder(plan, port);
                let mut command = pinned(&plan.artel);
                command.args(["serve", "--threads", "1", "--log", "warn", "--listen"]);
                command.arg(format!("127.0.0.1:{port}")).arg("--data").arg(&data);
                for limit in ["rooms-per-hour", "requests-per-second", "messages-per-second", "connections"] {
                    command.arg(format!("--{limit}")).arg("1000000");
                }
                folder = Some(data);
                command
            }
        };
        let began = Instant::now();
        let child = command.stdout(Stdio::null()).stderr(Stdio::null()).kill_on_drop(true).spawn();
        let child = child.with_context(|| format!("cannot start {kind:?}"))?;
        let mut server = Server { child, port, start_up: Duration::ZERO, folder };
        server.wait_until_open().await?;
        server.start_up = began.elapsed();
        Ok(server)
    }

    async fn wait_until_open(&mut self) -> anyhow::Result<()> {
        for _ in 0..5_000 {
            if TcpStream::connect(("127.0.0.1", self.port)).await.is_ok() {
                return Ok(());
            }
            if let Some(status) = self.child.try_wait()? {
                bail!("the server ended at once: {status}");
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        bail!("the server does not answer")
    }

    /// The memory it holds, in KiB.
    pub(crate) fn memory(&self) -> anyhow::Result<u64> {
        let id = self.child.id().context("the server has ended")?;
        let status = std::fs::read_to_string(format!("/proc/{id}/status"))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("no VmRSS")?;
        Ok(line.trim().trim_end_matches(" kB").parse()?)
    }

    /// The time that the processor has worked for it so far.
    pub(crate) fn worked(&self) -> anyhow::Result<Duration> {
        let id = self.child.id().context("the server has ended")?;
        let stat = std::fs::read_to_string(format!("/proc/{id}/stat"))?;
        // After the name in brackets: user and system time are the 12th and 13th numbers, in ticks of 10 ms.
        let numbers = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
        let ticks: u64 = numbers.skip(11).take(2).filter_map(|number| number.parse::<u64>().ok()).sum();
        Ok(Duration::from_millis(ticks * 10))
    }

    pub(crate) async fn stop(mut self) {
        let _ = self.child.kill().await;
        if let Some(folder) = &self.folder {
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}

/// Beside the program, so that the data lies on the same disk as everything else.
fn data_folder(plan: &Plan, port: u16) -> PathBuf {
    plan.artel.with_file_name(format!("load-{port}"))
}

/// The program, on the first core.
fn pinned(program: &Path) -> Command {
    let mut command = Command::new("taskset");
    command.args(["-c", "0"]).arg(program);
    command
}
