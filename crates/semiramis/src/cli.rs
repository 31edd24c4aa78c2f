//! Which commands there are. Their help texts are in the Fluent files: see [`crate::localise`].

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{ArgAction, Args, Parser, Subcommand};
use clap_complete::Shell;
use house::Limits;
use minds::Level;

#[derive(Parser, Debug)]
#[command(name = "semiramis", version, disable_help_subcommand = true)]
pub(crate) struct Cli {
    #[arg(long, global = true, value_name = "LANG")]
    pub(crate) lang: Option<String>,

    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    Play(Play),
    Serve(Serve),
    Load(Load),
    Engine(Engine),
    Simulate(Simulate),
    Arena(Arena),
    #[command(subcommand)]
    Lab(Lab),
    Analyse(Analyse),
    #[command(subcommand)]
    Record(Record),
    #[command(subcommand)]
    Db(Db),
    #[command(subcommand)]
    Admin(Admin),
    Rules(Rules),
    Components(Components),
    Games,
    Completions(Completions),
}

/// How many players, what options, whose figures.
#[derive(Args, Debug)]
pub(crate) struct Setup {
    #[arg(long, short, value_name = "N")]
    pub(crate) players: Option<usize>,

    #[arg(long = "option", short, value_name = "KEY=VALUE")]
    pub(crate) options: Vec<String>,

    #[arg(long, value_name = "FILE")]
    pub(crate) components: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct Play {
    #[arg(required_unless_present = "join")]
    pub(crate) game: Option<String>,

    #[command(flatten)]
    pub(crate) setup: Setup,

    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) people: usize,

    #[arg(long, value_name = "LEVEL", value_delimiter = ',', default_value = "architect")]
    pub(crate) bots: Vec<Level>,

    #[arg(long, value_name = "SECONDS", default_value_t = 2.0)]
    pub(crate) time: f64,

    #[arg(long = "name", value_name = "NAME")]
    pub(crate) names: Vec<String>,

    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,

    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,

    #[arg(long, value_name = "FILE")]
    pub(crate) load: Option<PathBuf>,

    #[arg(long, requires = "load")]
    pub(crate) replay: bool,

    #[arg(long, value_name = "LINK", conflicts_with_all = ["load", "save", "seed", "components"])]
    pub(crate) join: Option<String>,

    #[arg(long)]
    pub(crate) plain: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Serve {
    #[arg(long, value_name = "FILE", env = "SEMIRAMIS_CONFIG")]
    pub(crate) config: Option<PathBuf>,

    #[command(flatten)]
    pub(crate) kept: Kept,

    #[arg(long, value_name = "ADDRESS", env = "SEMIRAMIS_LISTEN", default_value = "127.0.0.1:7373")]
    pub(crate) listen: SocketAddr,

    #[arg(long, value_name = "N", env = "SEMIRAMIS_THREADS")]
    pub(crate) threads: Option<usize>,

    #[arg(long, value_name = "N", env = "SEMIRAMIS_BOTS")]
    pub(crate) bots: Option<usize>,

    #[arg(long = "origin", value_name = "ORIGIN", env = "SEMIRAMIS_ORIGIN", value_delimiter = ',')]
    pub(crate) origin: Vec<String>,

    #[arg(long, value_name = "YES", env = "SEMIRAMIS_PROXY", num_args = 0..=1, default_value_t = false, default_missing_value = "true", action = ArgAction::Set)]
    pub(crate) proxy: bool,

    #[arg(long, value_name = "YES", env = "SEMIRAMIS_SECURE", num_args = 0..=1, default_value_t = false, default_missing_value = "true", action = ArgAction::Set)]
    pub(crate) secure: bool,

    #[arg(long, value_name = "N", env = "SEMIRAMIS_ADDRESS_LIMIT", default_value_t = Limits::default().address)]
    pub(crate) address_limit: u32,

    #[arg(long, value_name = "N", env = "SEMIRAMIS_PERSON_LIMIT", default_value_t = Limits::default().person)]
    pub(crate) person_limit: u32,

    #[arg(long, value_name = "N", env = "SEMIRAMIS_SOCKET_LIMIT", default_value_t = Limits::default().sockets)]
    pub(crate) socket_limit: usize,

    #[arg(long, value_name = "N", env = "SEMIRAMIS_CONNECTION_LIMIT")]
    pub(crate) connection_limit: Option<usize>,

    #[arg(long, value_name = "N", env = "SEMIRAMIS_TABLE_LIMIT", default_value_t = Limits::default().tables)]
    pub(crate) table_limit: usize,

    #[arg(long, value_name = "SECONDS", env = "SEMIRAMIS_PATIENCE", default_value_t = 30)]
    pub(crate) patience: u64,

    #[arg(long, value_name = "FILTER", env = "SEMIRAMIS_LOG", default_value = "info")]
    pub(crate) log: String,

    #[arg(long, value_name = "FORM", env = "SEMIRAMIS_LOG_FORM", default_value = "text", value_parser = ["text", "json"])]
    pub(crate) log_form: String,

    #[arg(long, value_name = "YES", env = "SEMIRAMIS_OPEN", num_args = 0..=1, default_value_t = false, default_missing_value = "true", action = ArgAction::Set)]
    pub(crate) open: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Load {
    #[arg(value_name = "URL", default_value = "http://127.0.0.1:7373", value_delimiter = ',')]
    pub(crate) houses: Vec<String>,

    #[arg(long, value_name = "GAME", default_value = "amyitis")]
    pub(crate) game: String,

    #[arg(long, value_name = "N", default_value_t = 100)]
    pub(crate) tables: usize,

    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) watchers: usize,

    #[arg(long, value_name = "N")]
    pub(crate) rate: Option<f64>,

    #[arg(long, value_name = "SECONDS", default_value_t = 10.0)]
    pub(crate) time: f64,

    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,

    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Engine {
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,
}

#[derive(Args, Debug)]
pub(crate) struct Simulate {
    pub(crate) game: String,

    #[command(flatten)]
    pub(crate) setup: Setup,

    #[arg(long, short = 'n', value_name = "N", default_value_t = 10_000)]
    pub(crate) games: u64,

    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,

    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,

    #[arg(long, value_name = "MIND", value_delimiter = ',')]
    pub(crate) minds: Vec<String>,

    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,

    #[arg(long, conflicts_with = "csv")]
    pub(crate) json: bool,

    #[arg(long)]
    pub(crate) csv: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Arena {
    pub(crate) game: String,

    #[command(flatten)]
    pub(crate) setup: Setup,

    #[arg(long, value_name = "MIND", value_delimiter = ',', required = true)]
    pub(crate) minds: Vec<String>,

    #[arg(long, short = 'n', value_name = "N", default_value_t = 100)]
    pub(crate) games: u64,

    #[arg(long, value_name = "SECONDS", default_value_t = 1.0)]
    pub(crate) time: f64,

    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,

    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,

    #[arg(long, value_name = "FILE")]
    pub(crate) keep: Option<PathBuf>,

    #[arg(long, value_name = "FILE")]
    pub(crate) plot: Option<PathBuf>,

    #[arg(long, conflicts_with = "csv")]
    pub(crate) json: bool,

    #[arg(long)]
    pub(crate) csv: bool,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Lab {
    Tune(Tune),
    Calibrate(Calibrate),
}

#[derive(Args, Debug)]
pub(crate) struct Tune {
    pub(crate) game: String,

    #[arg(long, short = 'n', value_name = "N", default_value_t = 2_000)]
    pub(crate) games: u64,

    #[command(flatten)]
    pub(crate) play: SelfPlay,
}

#[derive(Args, Debug)]
pub(crate) struct Calibrate {
    pub(crate) game: String,

    #[arg(long, short = 'n', value_name = "N", default_value_t = 200)]
    pub(crate) games: u64,

    #[command(flatten)]
    pub(crate) play: SelfPlay,

    #[arg(long)]
    pub(crate) json: bool,
}

/// How a mind plays against itself.
#[derive(Args, Debug)]
pub(crate) struct SelfPlay {
    #[arg(long, value_name = "MIND", default_value = "greedy")]
    pub(crate) mind: String,

    #[arg(long, value_name = "N", default_value_t = 8)]
    pub(crate) random: u32,

    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,

    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Record {
    Check(Recorded),
    Show(Show),
    Verify(Recorded),
}

#[derive(Args, Debug)]
pub(crate) struct Recorded {
    pub(crate) file: PathBuf,

    #[arg(long, value_name = "FILE")]
    pub(crate) components: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct Analyse {
    #[command(flatten)]
    pub(crate) recorded: Recorded,

    #[arg(long, value_name = "N", default_value_t = minds::ANALYSIS_SIMULATIONS)]
    pub(crate) simulations: u32,

    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,

    #[arg(long, value_name = "FILE")]
    pub(crate) plot: Option<PathBuf>,

    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Show {
    #[command(flatten)]
    pub(crate) recorded: Recorded,

    #[arg(long, value_name = "N")]
    pub(crate) ply: Option<usize>,

    #[arg(long)]
    pub(crate) json: bool,
}

/// Where the house is kept. The same names are read from the environment and from a settings file: see [`crate::settings`].
#[derive(Args, Debug)]
pub(crate) struct Kept {
    #[arg(long, value_name = "FOLDER", env = "SEMIRAMIS_DATA")]
    pub(crate) data: Option<PathBuf>,

    #[arg(long, value_name = "URL", env = "SEMIRAMIS_DATABASE", hide_env_values = true)]
    pub(crate) database: Option<String>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Db {
    Migrate(Kept),
    Backup(Copied),
    Restore(Copied),
    Stats(Stats),
}

#[derive(Args, Debug)]
pub(crate) struct Copied {
    pub(crate) file: PathBuf,

    #[command(flatten)]
    pub(crate) kept: Kept,
}

#[derive(Args, Debug)]
pub(crate) struct Stats {
    #[command(flatten)]
    pub(crate) kept: Kept,

    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Admin {
    List(List),
    Close(OfTable),
    Ban(OfPerson),
    Unban(OfPerson),
}

#[derive(Args, Debug)]
pub(crate) struct List {
    #[arg(long, value_name = "STATE", value_parser = ["open", "playing", "over", "closed"], hide_possible_values = true)]
    pub(crate) state: Option<String>,

    #[command(flatten)]
    pub(crate) kept: Kept,
}

#[derive(Args, Debug)]
pub(crate) struct OfTable {
    pub(crate) table: String,

    #[command(flatten)]
    pub(crate) kept: Kept,
}

#[derive(Args, Debug)]
pub(crate) struct OfPerson {
    pub(crate) person: String,

    #[command(flatten)]
    pub(crate) kept: Kept,
}

#[derive(Args, Debug)]
pub(crate) struct Rules {
    pub(crate) game: String,

    pub(crate) paragraph: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct Components {
    pub(crate) game: String,

    #[arg(long, value_name = "FILE")]
    pub(crate) check: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct Completions {
    pub(crate) shell: Shell,
}
