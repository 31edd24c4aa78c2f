//! A PostgreSQL server of our own, in a temporary folder.
//!
//! A watchdog waits for the end of the tests, whatever ends them, and then stops the server and removes the folder. Under nextest every test is a
//! process; those of one run share a server.

#[path = "certificate.rs"]
pub(crate) mod certificate;

use std::fs;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use tempfile::TempDir;

/// How many ports are tried for a server that is reached by one.
const PORTS_TRIED: usize = 4;

/// A running server.
pub(crate) struct Server {
    programs: PathBuf,
    folder: PathBuf,
    databases: AtomicUsize,
    port: u16,
    /// What the server is started with besides.
    settings: String,
    /// Stops the server with this process; a server of the whole run is watched elsewhere.
    watchdog: Option<Child>,
}

impl Server {
    /// The server that all tests share.
    pub(crate) fn shared() -> &'static Server {
        static SHARED: OnceLock<Server> = OnceLock::new();
        SHARED.get_or_init(|| {
            std::env::var("NEXTEST_RUN_ID").map_or_else(|_| Server::start(), |run| Server::of_run(&run))
        })
    }

    /// The server of a run of nextest: the first test that needs it starts it.
    fn of_run(run: &str) -> Server {
        let folder = std::env::temp_dir().join(format!("semiramis-postgres-{run}"));
        let lock = fs::File::create(folder.with_extension("lock")).unwrap();
        lock.lock().unwrap();
        let server = Server::at(folder, None);
        if !server.folder.exists() {
            fs::create_dir(&server.folder).unwrap();
            // It outlives this test: it watches the whole run.
            drop(watch(&server.programs, &server.folder, Some(std::os::unix::process::parent_id())));
            server.make_cluster();
            server.resume();
        }
        server
    }

    /// A server of one's own, to stop and start.
    pub(crate) fn start() -> Server {
        let server = Server::found();
        server.resume();
        server
    }

    /// A server that is reached at `localhost`, encrypted if one likes, with a certificate for that name by an authority of our own.
    pub(crate) fn encrypted() -> Server {
        let mut server = Server::found();
        certificate::certify(&server.folder, || server.as_owner(Path::new("openssl")));
        let folder = server.folder.display();
        server.settings = format!(
            "-c listen_addresses=127.0.0.1 -c ssl=on -c ssl_cert_file={folder}/server.pem -c ssl_key_file={folder}/server.key"
        );
        // A server whose port has been taken by somebody else does not start: it gets another one.
        for _ in 0..PORTS_TRIED {
            server.port = some_port();
            if server.try_resume().is_ok() {
                return server;
            }
        }
        server.resume();
        server
    }

    /// The certificate of the authority behind the server's.
    pub(crate) fn authority(&self) -> PathBuf {
        self.folder.join("authority.pem")
    }

    /// The URL of a new, empty database of an encrypted server, at a name or address of this machine.
    pub(crate) fn remote_database(&self, host: &str) -> String {
        format!("postgres://postgres@{host}:{}/{}", self.port, self.new_database())
    }

    /// A server that does not run yet.
    fn found() -> Server {
        let folder = TempDir::with_prefix("semiramis-postgres-").unwrap().keep();
        let mut server = Server::at(folder, None);
        server.watchdog = Some(watch(&server.programs, &server.folder, None));
        server.make_cluster();
        server
    }

    fn at(folder: PathBuf, watchdog: Option<Child>) -> Server {
        let programs = programs().expect("these tests need PostgreSQL: `tools/setup test` installs it");
        Server { programs, folder, databases: AtomicUsize::new(0), port: 5432, settings: String::new(), watchdog }
    }

    fn make_cluster(&self) {
        if root() {
            done(Command::new("chown").arg("postgres").arg(&self.folder));
        }
        let data = self.folder.join("data");
        let made = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "-N", "-D"];
        done(self.command("initdb").args(made).arg(data));
    }

    /// The URL of a new, empty database.
    pub(crate) fn database(&self) -> String {
        let name = self.new_database();
        format!("postgres://postgres@{}/{name}", self.folder.display().to_string().replace('/', "%2F"))
    }

    fn new_database(&self) -> String {
        let number = self.databases.fetch_add(1, Ordering::Relaxed);
        let name = format!("house_{}_{number}", std::process::id());
        done(self.command("createdb").args(["-U", "postgres", "-h"]).arg(&self.folder).arg(&name));
        name
    }

    /// Runs SQL in a database, from outside.
    pub(crate) fn run(&self, url: &str, sql: &str) {
        done(self.command("psql").args(["-q", "-d", url, "-c", sql]));
    }

    /// Stops the server, as an accident would.
    pub(crate) fn stop(&self) {
        done(self.control("stop").args(["-m", "immediate"]));
    }

    /// Starts it again.
    pub(crate) fn resume(&self) {
        self.try_resume().unwrap();
    }

    fn try_resume(&self) -> Result<(), String> {
        let settings = format!(
            "-c listen_addresses= -c unix_socket_directories={} -c fsync=on -c port={} {}",
            self.folder.display(),
            self.port,
            self.settings
        );
        try_done(self.control("start").arg("-l").arg(self.folder.join("log")).args(["-o", &settings]))
    }

    fn control(&self, action: &str) -> Command {
        let mut command = self.command("pg_ctl");
        command.args(["-s", "-w", action, "-D"]).arg(self.folder.join("data"));
        command
    }

    /// PostgreSQL refuses to run as root.
    fn command(&self, program: &str) -> Command {
        self.as_owner(&self.programs.join(program))
    }

    fn as_owner(&self, path: &Path) -> Command {
        let mut command = if root() { Command::new("runuser") } else { Command::new(path) };
        if root() {
            command.args(["-u", "postgres", "--"]).arg(path);
        }
        // Not the folder of the tests: user `postgres` may not look into it.
        command.current_dir(&self.folder).env("PGPORT", self.port.to_string());
        command
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(mut watchdog) = self.watchdog.take() {
            drop(watchdog.stdin.take());
            let _ = watchdog.wait();
        }
    }
}

/// Where the programs of the newest PostgreSQL are.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<_> = versions.map(|version| version.path().join("bin")).collect();
    folders.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    folders.into_iter().rev().chain(std::env::split_paths(&path)).find(|folder| folder.join("initdb").is_file())
}

fn root() -> bool {
    static ROOT: OnceLock<bool> = OnceLock::new();
    *ROOT.get_or_init(|| Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout == b"0\n"))
}

/// Stops a server and removes its folder once a process has ended: the one with this number, or ours, whose pipe closes then.
fn watch(programs: &Path, folder: &Path, process: Option<u32>) -> Child {
    let wait = process.map_or("cat >/dev/null".to_owned(), |process| format!("tail --pid={process} -f /dev/null"));
    let stop = format!(r#"{wait}; $0 "$1/pg_ctl" -s -m immediate -D "$2/data" stop; rm -rf "$2" "$2.lock""#);
    let user = if root() { "runuser -u postgres --" } else { "env" };
    let mut watchdog = Command::new("sh");
    watchdog.args(["-c", &stop, user]).arg(programs).arg(folder).current_dir("/").process_group(0);
    watchdog.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
}

/// A port that was free just now.
fn some_port() -> u16 {
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    free.local_addr().unwrap().port()
}

fn done(command: &mut Command) {
    try_done(command).unwrap();
}

fn try_done(command: &mut Command) -> Result<(), String> {
    // Files instead of pipes: a server that goes on would hold a pipe open.
    let output = tempfile::NamedTempFile::new().unwrap();
    let (out, err) = (output.reopen().unwrap(), output.reopen().unwrap());
    let status = command.stdin(Stdio::null()).stdout(out).stderr(err).status().unwrap();
    let said = || format!("{command:?}: {}", fs::read_to_string(output.path()).unwrap_or_default());
    if status.success() { Ok(()) } else { Err(said()) }
}
