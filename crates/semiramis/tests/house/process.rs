//! A house in a process of its own.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use store::DatabaseUrl;

/// The binary.
pub(crate) const BINARY: &str = env!("CARGO_BIN_EXE_semiramis");

/// The binary with these arguments, in English and without anybody's settings.
pub(crate) fn semiramis() -> Command {
    let mut command = Command::new(BINARY);
    for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("SEMIRAMIS_")) {
        command.env_remove(name);
    }
    command.env_remove("LANG").env_remove("LC_ALL").env("SEMIRAMIS_LANG", "en").stdin(Stdio::null());
    command
}

/// The binary that serves this database, without limits.
pub(crate) fn serve(place: &DatabaseUrl) -> Command {
    serve_at("127.0.0.1:0", place)
}

/// The same, at a known address.
pub(crate) fn serve_at(address: &str, place: &DatabaseUrl) -> Command {
    let mut command = semiramis();
    command.args(["serve", "--listen", address, "--threads", "1", "--bots", "1", "--log", "error"]);
    command.args(["--address-limit", "0", "--person-limit", "0", "--socket-limit", "0", "--table-limit", "0"]);
    match place {
        DatabaseUrl::File(path) => command.arg("--data").arg(path.parent().unwrap()),
        DatabaseUrl::Server(url) => command.arg("--database").arg(url),
    };
    command
}

/// The database in a folder.
pub(crate) fn file_in(folder: &Path) -> DatabaseUrl {
    DatabaseUrl::File(folder.join("semiramis.db"))
}

/// A command that serves, whose log goes to a file and tells a little more.
pub(crate) fn logged(command: &Command, log: &Path) -> Command {
    // A shell sends there what a house says on standard error.
    let mut logged = Command::new("sh");
    logged.args(["-c", "exec \"$0\" \"$@\" 2>\"$LOG\""]).arg(command.get_program()).env("LOG", log);
    logged.args(command.get_args().map(|argument| if argument == "error" { "info".as_ref() } else { argument }));
    logged
}

/// A house in a process of its own; it is killed when nobody needs it any more.
pub(crate) struct Process {
    child: Child,
    output: BufReader<ChildStdout>,
    pub(crate) address: SocketAddr,
}

impl Process {
    pub(crate) fn start(place: &DatabaseUrl) -> Process {
        Process::run(&mut serve(place))
    }

    /// Runs a command that says on its first line where it listens.
    pub(crate) fn run(command: &mut Command) -> Process {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        let address = line.split("://").nth(1).unwrap_or_else(|| panic!("no address in “{line}”"));
        let address = address.trim_end_matches(|c: char| !c.is_ascii_digit()).parse().unwrap();
        Process { child, output, address }
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Ends it in the middle of whatever it does.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks it to end, as a host does.
    pub(crate) fn terminate(&self) {
        assert!(Command::new("kill").args(["-TERM", &self.id().to_string()]).status().unwrap().success());
    }

    /// Waits for its end.
    pub(crate) fn ended_within(&mut self, most: Duration) -> ExitStatus {
        let begun = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            assert!(begun.elapsed() < most, "it does not end");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// What else it said.
    pub(crate) fn rest(&mut self) -> String {
        std::io::read_to_string(&mut self.output).unwrap()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
