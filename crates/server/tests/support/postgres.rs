//! A real PostgreSQL for tests: started when it is first wanted, gone when the program of the tests is.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// What everybody has to say to the database.
pub(crate) const PASSWORD: &str = "for-tests";

static MADE: AtomicU32 = AtomicU32::new(0);

/// A PostgreSQL with nothing in it.
pub(crate) struct Cluster {
    bin: PathBuf,
    folder: PathBuf,
    pub(crate) port: u16,
    /// Ends the database when this program ends, however that happens: it waits for the end of its input.
    _keeper: Child,
}

/// The address of an empty database that no other test uses.
pub(crate) fn database() -> String {
    static SHARED: OnceLock<Cluster> = OnceLock::new();
    SHARED.get_or_init(Cluster::start).database()
}

impl Cluster {
    pub(crate) fn start() -> Cluster {
        let number = MADE.fetch_add(1, Ordering::Relaxed);
        let target = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/postgres");
        let folder = target.join(format!("{}-{number}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder can be made");
        let folder = folder.canonicalize().expect("the folder is there");
        std::fs::write(folder.join("password"), PASSWORD).expect("a file can be written");
        if is_root() {
            let owned = Command::new("chown").args(["-R", "postgres:"]).arg(&folder).status();
            assert!(owned.expect("there is chown").success(), "there is a user 'postgres'");
        }
        let port =
            TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a port").port();
        let bin = bin();
        let mut initdb = user_command(&bin.join("initdb"));
        initdb.args([
            "--username=artel",
            "--auth=scram-sha-256",
            "--no-sync",
            "--encoding=UTF8",
            "--locale=C",
        ]);
        initdb.arg(format!("--pwfile={}", folder.join("password").display()));
        run(initdb.arg("-D").arg(folder.join("data")));
        let cluster = Cluster { _keeper: keeper(&bin, &folder), bin, folder, port };
        cluster.go();
        cluster
    }

    /// Starts the database, at first or again.
    pub(crate) fn go(&self) {
        let settings = format!(
            "-c listen_addresses=127.0.0.1 -c port={} -c unix_socket_directories= -c max_connections=200",
            self.port
        );
        let log = self.folder.join("log");
        run(self.control().args(["-w", "-l"]).arg(log).args(["-o", &settings, "start"]));
    }

    /// Ends the database at once, as if the machine were switched off.
    pub(crate) fn halt(&self) {
        run(self.control().args(["-m", "immediate", "stop"]));
    }

    fn control(&self) -> Command {
        let mut command = user_command(&self.bin.join("pg_ctl"));
        command.arg("-s").arg("-D").arg(self.folder.join("data"));
        command
    }

    /// An empty database.
    pub(crate) fn database(&self) -> String {
        let name = format!("artel_{}", MADE.fetch_add(1, Ordering::Relaxed));
        self.say("postgres", &format!("CREATE DATABASE {name}"));
        format!("postgres://artel:{PASSWORD}@127.0.0.1:{}/{name}", self.port)
    }

    /// Says something to a database, and tells what it answers.
    pub(crate) fn say(&self, database: &str, statement: &str) -> String {
        say(&format!("postgres://artel:{PASSWORD}@127.0.0.1:{}/{database}", self.port), statement)
    }
}

/// Says something to the database at an address, and tells what it answers.
pub(crate) fn say(url: &str, statement: &str) -> String {
    let mut psql = Command::new(bin().join("psql"));
    run(psql.args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-c", statement, url]))
}

/// Removes the database once this program is gone.
fn keeper(bin: &Path, folder: &Path) -> Child {
    let line =
        "trap '' INT TERM HUP; cat >/dev/null; \"$0\" -s -m immediate -D \"$1/data\" stop; rm -rf \"$1\"";
    let mut command = user_command(Path::new("sh"));
    command.args(["-c", line]).arg(bin.join("pg_ctl")).arg(folder);
    command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().expect("there is a shell")
}

/// A command of a user who may run the database: root may not.
fn user_command(program: &Path) -> Command {
    let mut command = Command::new(program);
    if is_root() {
        command = Command::new("runuser");
        command.args(["-u", "postgres", "--"]).arg(program);
    }
    command.current_dir("/").env_remove("DATABASE_URL");
    command
}

fn is_root() -> bool {
    static ROOT: OnceLock<bool> = OnceLock::new();
    *ROOT.get_or_init(|| {
        let id = Command::new("id").arg("-u").output().expect("there is a program 'id'");
        id.stdout.starts_with(b"0\n")
    })
}

/// Runs a command that has to succeed.
fn run(command: &mut Command) -> String {
    // What runs on must not hold the output of the tests, nor is anybody to wait until it lets go.
    let errors = std::env::temp_dir().join(format!("artel-run-{}-{:?}", std::process::id(), Instant::now()));
    let file = std::fs::File::create(&errors).expect("a file can be written");
    command.stderr(file.try_clone().expect("a file can be shared")).stdin(Stdio::null());
    let output = errors.with_extension("out");
    command.stdout(std::fs::File::create(&output).expect("a file can be written"));
    let status = command.status().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let said = std::fs::read_to_string(&errors).unwrap_or_default();
    let told = std::fs::read_to_string(&output).unwrap_or_default();
    let _ = (std::fs::remove_file(&errors), std::fs::remove_file(&output));
    assert!(status.success(), "{command:?}: {said}");
    told.trim().to_owned()
}

/// Where the programs of PostgreSQL are: the newest that is installed.
fn bin() -> PathBuf {
    if let Some(given) = std::env::var_os("ARTEL_POSTGRES_BIN") {
        return given.into();
    }
    let installed = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let version = |path: &PathBuf| path.file_name()?.to_str()?.parse::<u32>().ok();
    let mut versions: Vec<PathBuf> =
        installed.map(|entry| entry.path()).filter(|path| version(path).is_some()).collect();
    versions.sort_by_key(version);
    let bins = versions.into_iter().rev().map(|path| path.join("bin"));
    bins.into_iter().find(|bin| bin.join("initdb").is_file()).expect(
        "these tests need PostgreSQL: 'make postgresql' installs it with apt; elsewhere install it and name the folder \
         of initdb, pg_ctl and psql in ARTEL_POSTGRES_BIN",
    )
}

/// Waits until something is so.
pub(crate) fn wait_until(what: &str, mut is_so: impl FnMut() -> bool) {
    let began = Instant::now();
    while !is_so() {
        assert!(began.elapsed() < Duration::from_secs(20), "{what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}
