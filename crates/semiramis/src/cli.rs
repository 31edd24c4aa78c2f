//! Which commands there are. Their help texts are in the Fluent files: see [`crate::localise`].

mod admin;
mod measure;

pub(crate) use measure::{Load, Siege};

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::net::SocketAddr;
use std::num::{NonZeroUsize, ParseIntError};
use std::path::PathBuf;
use std::time::Duration;

use clap::builder::{PossibleValue, PossibleValuesParser, StringValueParser, TypedValueParser};
use clap::{Arg, ArgAction, Args, Parser, Subcommand, value_parser};
use clap_complete::Shell;
use game::Language;
use minds::Level;
use server::{Limits, ThinkLimits};

pub(crate) use self::admin::{
    Admin, BanAddress, BanPerson, List, Listing, Log, NewBulletin, OfPerson, People, Reports,
};
use crate::voice::Volume;

#[derive(Parser, Debug)]
#[command(name = "semiramis", version = env!("SEMIRAMIS_VERSION"), disable_help_subcommand = true)]
pub(crate) struct Cli {
    #[arg(long, global = true, value_name = "LANG", value_parser = Suggested(languages))]
    pub(crate) lang: Option<String>,

    #[arg(long, short, global = true)]
    pub(crate) verbose: bool,

    #[arg(long, short, global = true, conflicts_with = "verbose")]
    pub(crate) quiet: bool,

    #[command(subcommand)]
    pub(crate) command: Command,
}

impl Cli {
    /// How much is said besides results and errors.
    pub(crate) fn volume(&self) -> Volume {
        match (self.quiet, self.verbose) {
            (true, _) => Volume::Quiet,
            (_, true) => Volume::Verbose,
            _ => Volume::Usual,
        }
    }
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    Play(Play),
    Serve(Box<Serve>),
    Load(Load),
    Siege(Siege),
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
    Games(Games),
    Completions(Completions),
    Man(Man),
    Help(Help),
}

/// How many players, what options, whose figures.
#[derive(Args, Debug)]
pub(crate) struct Setup {
    #[arg(long, short, value_name = "N")]
    pub(crate) players: Option<usize>,

    #[arg(long = "option", short, value_name = "KEY=VALUE", value_parser = Suggested(options))]
    pub(crate) options: Vec<String>,

    #[arg(long, value_name = "FILE")]
    pub(crate) components: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct Play {
    #[arg(required_unless_present_any = ["join", "load", "resume"], value_parser = games())]
    pub(crate) game: Option<String>,

    #[command(flatten)]
    pub(crate) setup: Setup,

    #[arg(long, value_name = "N")]
    pub(crate) people: Option<usize>,

    #[arg(long, value_name = "LEVEL", value_delimiter = ',', value_parser = levels())]
    pub(crate) bots: Vec<Level>,

    #[arg(long, value_name = "SECONDS")]
    pub(crate) time: Option<f64>,

    #[arg(long = "name", value_name = "NAME")]
    pub(crate) names: Vec<String>,

    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,

    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,

    #[arg(long, value_name = "FILE")]
    pub(crate) load: Option<PathBuf>,

    #[arg(long, requires = "save")]
    pub(crate) force: bool,

    #[arg(long, value_name = "NUMBER", num_args = 0..=1, default_missing_value = "0", conflicts_with_all = ["game", "load", "save"])]
    pub(crate) resume: Option<usize>,

    #[arg(long, requires = "load")]
    pub(crate) replay: bool,

    #[arg(long, value_name = "LINK", conflicts_with_all = ["load", "save", "seed", "components", "resume"])]
    pub(crate) join: Option<String>,

    #[arg(long)]
    pub(crate) plain: bool,
}

/// What is logged if nobody says.
pub(crate) const USUAL_LOG: &str = "info";

#[derive(Args, Debug)]
pub(crate) struct Serve {
    #[arg(long, value_name = "FILE", env = "SEMIRAMIS_CONFIG")]
    pub(crate) config: Option<PathBuf>,

    #[command(flatten)]
    pub(crate) location: HouseLocation,

    #[arg(long, value_name = "ADDRESS", env = "SEMIRAMIS_LISTEN", default_value = "127.0.0.1:7373")]
    pub(crate) listen: SocketAddr,

    #[arg(long, value_name = "N", env = "SEMIRAMIS_THREADS", value_parser = positive)]
    pub(crate) threads: Option<usize>,

    #[arg(long, value_name = "N", env = "SEMIRAMIS_BOTS", value_parser = positive)]
    pub(crate) bots: Option<usize>,

    #[arg(long = "origin", value_name = "ORIGIN", env = "SEMIRAMIS_ORIGIN", value_delimiter = ',')]
    pub(crate) origin: Vec<String>,

    #[arg(long, value_name = "YES", env = "SEMIRAMIS_PROXY", num_args = 0..=1, default_value_t = false, default_missing_value = "true", action = ArgAction::Set)]
    pub(crate) proxy: bool,

    #[arg(long, value_name = "YES", env = "SEMIRAMIS_SECURE", num_args = 0..=1, default_value_t = false, default_missing_value = "true", action = ArgAction::Set)]
    pub(crate) secure: bool,

    #[arg(long, value_name = "FILE", env = "SEMIRAMIS_TLS_CERT")]
    pub(crate) tls_cert: Option<PathBuf>,

    #[arg(long, value_name = "FILE", env = "SEMIRAMIS_TLS_KEY")]
    pub(crate) tls_key: Option<PathBuf>,

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

    #[arg(long, value_name = "N", env = "SEMIRAMIS_OPEN_TABLE_LIMIT")]
    pub(crate) open_table_limit: Option<usize>,

    #[arg(long, value_name = "N", env = "SEMIRAMIS_NEARBY_TABLE_LIMIT")]
    pub(crate) nearby_table_limit: Option<usize>,

    #[arg(long, value_name = "TIME", env = "SEMIRAMIS_FORGET_TABLES", default_value = "7days", value_parser = humantime::parse_duration)]
    pub(crate) forget_tables: Duration,

    #[arg(long, value_name = "TIME", env = "SEMIRAMIS_FORGET_GUESTS", default_value = "30days", value_parser = humantime::parse_duration)]
    pub(crate) forget_guests: Duration,

    #[arg(long, value_name = "TIME", env = "SEMIRAMIS_FORGET_LOG", default_value = "365days", value_parser = humantime::parse_duration)]
    pub(crate) forget_log: Duration,
    #[arg(long, value_name = "SECONDS", env = "SEMIRAMIS_THINK_LIMIT", default_value_t = ThinkLimits::default().seconds, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) think_limit: u32,

    #[arg(long, value_name = "N", env = "SEMIRAMIS_HINT_LIMIT", default_value_t = ThinkLimits::default().waiting, value_parser = positive)]
    pub(crate) hint_limit: usize,

    #[arg(long, value_name = "N", env = "SEMIRAMIS_ANALYSIS_LIMIT", default_value_t = ThinkLimits::default().analyses, value_parser = positive)]
    pub(crate) analysis_limit: usize,

    #[arg(long, value_name = "SECONDS", env = "SEMIRAMIS_PATIENCE", default_value_t = 30)]
    pub(crate) patience: u64,

    #[arg(long, value_name = "TIME", env = "SEMIRAMIS_SESSION_END", default_value = "180d", value_parser = humantime::parse_duration)]
    pub(crate) session_end: Duration,

    #[arg(long, value_name = "URL", env = "SEMIRAMIS_PUBLIC_URL")]
    pub(crate) public_url: Option<String>,

    #[command(flatten)]
    pub(crate) smtp: Smtp,

    #[arg(long, value_name = "TIME", env = "SEMIRAMIS_BACKUP_EVERY", value_parser = humantime::parse_duration)]
    pub(crate) backup_every: Option<Duration>,

    #[arg(long, value_name = "N", env = "SEMIRAMIS_BACKUP_KEEP", default_value_t = 14, value_parser = positive)]
    pub(crate) backup_keep: usize,

    #[arg(long, value_name = "FOLDER", env = "SEMIRAMIS_BACKUP_FOLDER")]
    pub(crate) backup_folder: Option<PathBuf>,

    #[arg(long, value_name = "FOLDER", env = "SEMIRAMIS_EDITIONS")]
    pub(crate) editions: Option<PathBuf>,

    #[arg(long, value_name = "FILTER", env = "SEMIRAMIS_LOG", default_value = USUAL_LOG)]
    pub(crate) log: String,

    #[arg(long, value_name = "FORM", env = "SEMIRAMIS_LOG_FORM", default_value = "text", value_parser = ["text", "json"])]
    pub(crate) log_form: String,

    #[arg(long, value_name = "URL", env = "SEMIRAMIS_TRACE_TO")]
    pub(crate) trace_to: Option<String>,

    #[arg(long, value_name = "SHARE", env = "SEMIRAMIS_TRACE_SHARE", default_value_t = 1.0, value_parser = share)]
    pub(crate) trace_share: f64,

    #[arg(long, value_name = "YES", env = "SEMIRAMIS_OPEN", num_args = 0..=1, default_value_t = false, default_missing_value = "true", action = ArgAction::Set)]
    pub(crate) open: bool,
}

/// How mail is sent. The password is read from a file or from `SEMIRAMIS_SMTP_PASSWORD`: other people of the machine see a command line.
#[derive(Args, Debug)]
pub(crate) struct Smtp {
    #[arg(id = "smtp_host", long = "smtp-host", value_name = "HOST", env = "SEMIRAMIS_SMTP_HOST")]
    pub(crate) host: Option<String>,

    #[arg(id = "smtp_port", long = "smtp-port", value_name = "PORT", env = "SEMIRAMIS_SMTP_PORT")]
    pub(crate) port: Option<u16>,

    #[arg(id = "smtp_encryption", long = "smtp-encryption", value_name = "HOW", env = "SEMIRAMIS_SMTP_ENCRYPTION", default_value = "starttls", value_parser = ["tls", "starttls", "none"])]
    pub(crate) encryption: String,

    #[arg(id = "smtp_user", long = "smtp-user", value_name = "NAME", env = "SEMIRAMIS_SMTP_USER")]
    pub(crate) user: Option<String>,

    #[arg(
        id = "smtp_password_file",
        long = "smtp-password-file",
        value_name = "FILE",
        env = "SEMIRAMIS_SMTP_PASSWORD_FILE"
    )]
    pub(crate) password_file: Option<PathBuf>,

    #[arg(id = "smtp_from", long = "smtp-from", value_name = "ADDRESS", env = "SEMIRAMIS_SMTP_FROM")]
    pub(crate) from: Option<String>,
}

/// Any text; completions suggest some.
#[derive(Clone)]
struct Suggested(fn() -> Vec<String>);

impl TypedValueParser for Suggested {
    type Value = String;

    fn parse_ref(&self, command: &clap::Command, argument: Option<&Arg>, value: &OsStr) -> Result<String, clap::Error> {
        StringValueParser::new().parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new((self.0)().into_iter().map(PossibleValue::new)))
    }
}

/// The arguments that take other values than those that are suggested.
pub(crate) const SUGGESTED: [&str; 4] = ["lang", "options", "minds", "mind"];

fn languages() -> Vec<String> {
    Language::ALL.map(|language| language.code().to_owned()).to_vec()
}

/// The options of all games.
fn options() -> Vec<String> {
    let specs = catalog::GAMES.iter().flat_map(|kind| kind.meta().options);
    let all = specs.flat_map(|spec| spec.values.iter().map(|value| format!("{}={value}", spec.key)));
    all.collect::<BTreeSet<_>>().into_iter().collect()
}

fn minds() -> Vec<String> {
    Level::ALL.map(Level::key).into_iter().chain(["random", "greedy"]).map(str::to_owned).collect()
}

/// The key of a game.
fn games() -> PossibleValuesParser {
    PossibleValuesParser::new(catalog::GAMES.iter().map(|kind| kind.meta().key))
}

/// A level of a bot.
fn levels() -> impl TypedValueParser<Value = Level> {
    PossibleValuesParser::new(Level::ALL.map(Level::key)).try_map(|text| text.parse::<Level>())
}

/// A number from 0 to 1.
fn share(text: &str) -> Result<f64, &'static str> {
    text.parse().ok().filter(|share| (0.0..=1.0).contains(share)).ok_or("0 … 1")
}

/// A number from 1.
fn positive(text: &str) -> Result<usize, ParseIntError> {
    text.parse().map(NonZeroUsize::get)
}

fn first_game() -> String {
    catalog::GAMES.first().map(|kind| kind.meta().key.to_owned()).unwrap_or_default()
}

#[derive(Args, Debug)]
pub(crate) struct Engine {
    #[arg(long, value_name = "FILE")]
    pub(crate) components: Vec<PathBuf>,

    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,
}

#[derive(Args, Debug)]
pub(crate) struct Simulate {
    #[arg(value_parser = games())]
    pub(crate) game: String,

    #[command(flatten)]
    pub(crate) setup: Setup,

    #[arg(long, short = 'n', value_name = "N", default_value_t = 10_000, value_parser = value_parser!(u64).range(1..))]
    pub(crate) games: u64,

    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,

    #[arg(long, value_name = "N", value_parser = positive)]
    pub(crate) threads: Option<usize>,

    #[arg(long, value_name = "MIND", value_delimiter = ',', value_parser = Suggested(minds))]
    pub(crate) minds: Vec<String>,

    #[arg(long, value_name = "FILE", conflicts_with_all = ["html", "csv"])]
    pub(crate) against: Option<PathBuf>,

    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,

    #[arg(long, conflicts_with = "csv")]
    pub(crate) json: bool,

    #[arg(long)]
    pub(crate) csv: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Arena {
    #[arg(value_parser = games())]
    pub(crate) game: String,

    #[command(flatten)]
    pub(crate) setup: Setup,

    #[arg(long, value_name = "MIND", value_delimiter = ',', required = true, value_parser = Suggested(minds))]
    pub(crate) minds: Vec<String>,

    #[arg(long, short = 'n', value_name = "N", default_value_t = 100)]
    pub(crate) games: u64,

    #[arg(long, value_name = "SECONDS", default_value_t = 1.0)]
    pub(crate) time: f64,

    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,

    #[arg(long, value_name = "N", value_parser = positive)]
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
    #[arg(value_parser = games())]
    pub(crate) game: String,

    #[arg(long, short = 'n', value_name = "N", default_value_t = 2_000, value_parser = value_parser!(u64).range(1..))]
    pub(crate) games: u64,

    #[command(flatten)]
    pub(crate) play: SelfPlay,
}

#[derive(Args, Debug)]
pub(crate) struct Calibrate {
    #[arg(value_parser = games())]
    pub(crate) game: String,

    #[arg(long, short = 'n', value_name = "N", default_value_t = 200, value_parser = value_parser!(u64).range(1..))]
    pub(crate) games: u64,

    #[command(flatten)]
    pub(crate) play: SelfPlay,

    #[arg(long)]
    pub(crate) json: bool,
}

/// How a mind plays against itself.
#[derive(Args, Debug)]
pub(crate) struct SelfPlay {
    #[arg(long, value_name = "MIND", default_value = "greedy", value_parser = Suggested(minds))]
    pub(crate) mind: String,

    #[arg(long, value_name = "N", default_value_t = 8)]
    pub(crate) random: u32,

    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,

    #[arg(long, value_name = "N", value_parser = positive)]
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
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,

    #[arg(long, value_name = "FILE")]
    pub(crate) components: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct Analyse {
    #[command(flatten)]
    pub(crate) recorded: Recorded,

    #[arg(long, value_name = "N", default_value_t = minds::ANALYSIS_SIMULATIONS, value_parser = value_parser!(u32).range(1..))]
    pub(crate) simulations: u32,

    #[arg(long, value_name = "N", value_parser = positive)]
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
pub(crate) struct HouseLocation {
    #[arg(long, value_name = "FOLDER", env = "SEMIRAMIS_DATA")]
    pub(crate) data: Option<PathBuf>,

    #[arg(long, value_name = "URL", env = "SEMIRAMIS_DATABASE", hide_env_values = true)]
    pub(crate) database: Option<String>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Db {
    Migrate(HouseLocation),
    Backup(BackupFile),
    Restore(BackupFile),
    Stats(Stats),
}

#[derive(Args, Debug)]
pub(crate) struct BackupFile {
    pub(crate) file: PathBuf,

    #[command(flatten)]
    pub(crate) location: HouseLocation,
}

#[derive(Args, Debug)]
pub(crate) struct Stats {
    #[command(flatten)]
    pub(crate) location: HouseLocation,

    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Reset {
    pub(crate) person: String,

    #[arg(long, value_name = "TIME", default_value = "24h", value_parser = humantime::parse_duration)]
    pub(crate) valid: Duration,

    #[arg(long, value_name = "URL", env = "SEMIRAMIS_PUBLIC_URL")]
    pub(crate) public_url: Option<String>,

    #[command(flatten)]
    pub(crate) location: HouseLocation,
}

#[derive(Args, Debug)]
pub(crate) struct Rules {
    #[arg(value_parser = games())]
    pub(crate) game: String,

    pub(crate) paragraph: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct Components {
    #[arg(value_parser = games())]
    pub(crate) game: String,

    #[arg(long, value_name = "FILE")]
    pub(crate) check: Option<PathBuf>,

    #[arg(long)]
    pub(crate) basis: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Games {
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Help {
    #[arg(value_name = "COMMAND")]
    pub(crate) commands: Vec<String>,
}

#[derive(Args, Debug)]
pub(crate) struct Completions {
    pub(crate) shell: Shell,
}

#[derive(Args, Debug)]
pub(crate) struct Man {
    #[arg(value_name = "FOLDER")]
    pub(crate) folder: PathBuf,
}
