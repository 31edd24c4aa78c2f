//! The page's types are those of this crate: one file for the house, and one for the view of each game.
//! `SEMIRAMIS_WRITE_TYPES=1 cargo test -p protocol --test typescript` writes them anew.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use protocol::{
    Account, AccountInfo, AddressBan, AdminPerson, AdminTable, AnalysisProgress, AuditLine, Bulletin, ClientMessage,
    ComparisonProgress, ComparisonWish, Departure, EditionDraft, EditionFile, EditionInfo, Example, Forgotten,
    GameInfo, Lesson, LinkInfo, LobbyUpdate, Me, NewAddressBan, NewBan, NewBulletin, NewMail, NewName, NewPassword,
    NewTable, NewToken, OneTimeLink, PasswordByLink, PeopleFilter, Problem, Replay, Report, SessionInfo, Settlement,
    Statistics, TableFilter, TableUpdate, Token, TokenInfo,
};
use ts_rs::{Config, TS};

/// Types by name, as TypeScript.
type Types = BTreeMap<String, String>;

const HEAD: &str = "// Generated from crates/protocol and the game crates; never edited here.\n";

/// The type of `view`. The file of the house names no game: each game adds its own.
const VIEWS: &str = "
/**
 * What each game shows of its table, by the key of the game: the file of each adds its own.
 */
export interface Views {}

/**
 * Everything on the table, as its game draws it.
 */
export type GameView = Views[keyof Views];
";

fn types(export: impl FnOnce(&Config)) -> Types {
    let folder = tempfile::tempdir().unwrap();
    export(&Config::new().with_out_dir(folder.path()));
    let files = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path());
    files.map(|path| (path.file_stem().unwrap().to_string_lossy().into_owned(), declaration(&path))).collect()
}

/// What a file of ts-rs declares, without its head and imports.
fn declaration(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    let lines =
        text.lines().skip_while(|line| line.is_empty() || line.starts_with("//") || line.starts_with("import "));
    lines.flat_map(|line| [line.trim_end(), "\n"]).collect()
}

fn house(config: &Config) {
    game::Arg::export_all(config).unwrap();
    ClientMessage::export_all(config).unwrap();
    TableUpdate::export_all(config).unwrap();
    LobbyUpdate::export_all(config).unwrap();
    NewTable::export_all(config).unwrap();
    GameInfo::export_all(config).unwrap();
    EditionInfo::export_all(config).unwrap();
    EditionDraft::export_all(config).unwrap();
    EditionFile::export_all(config).unwrap();
    Lesson::export_all(config).unwrap();
    Example::export_all(config).unwrap();
    TableFilter::export_all(config).unwrap();
    Problem::export_all(config).unwrap();
    Replay::export_all(config).unwrap();
    AnalysisProgress::export_all(config).unwrap();
    ComparisonWish::export_all(config).unwrap();
    ComparisonProgress::export_all(config).unwrap();
    Statistics::export_all(config).unwrap();
    Me::export_all(config).unwrap();
    NewName::export_all(config).unwrap();
    Account::export_all(config).unwrap();
    NewToken::export_all(config).unwrap();
    Token::export_all(config).unwrap();
    TokenInfo::export_all(config).unwrap();
    SessionInfo::export_all(config).unwrap();
    AccountInfo::export_all(config).unwrap();
    NewPassword::export_all(config).unwrap();
    NewMail::export_all(config).unwrap();
    Forgotten::export_all(config).unwrap();
    OneTimeLink::export_all(config).unwrap();
    LinkInfo::export_all(config).unwrap();
    PasswordByLink::export_all(config).unwrap();
    Departure::export_all(config).unwrap();
    AdminPerson::export_all(config).unwrap();
    AdminTable::export_all(config).unwrap();
    AddressBan::export_all(config).unwrap();
    AuditLine::export_all(config).unwrap();
    Bulletin::export_all(config).unwrap();
    NewAddressBan::export_all(config).unwrap();
    NewBan::export_all(config).unwrap();
    NewBulletin::export_all(config).unwrap();
    PeopleFilter::export_all(config).unwrap();
    Report::export_all(config).unwrap();
    Settlement::export_all(config).unwrap();
    game::Seat::export_all(config).unwrap();
}

/// One file; types that the house has already are imported from there.
fn file(types: &Types, house: &Types) -> String {
    let (shared, own): (Vec<_>, Vec<_>) = types.iter().partition(|(name, _)| house.contains_key(*name));
    let shared: Vec<_> = shared.into_iter().map(|(name, _)| name.as_str()).collect();
    let mut text = HEAD.to_owned();
    if !shared.is_empty() {
        text.extend(["import type { ", &shared.join(", "), " } from './house';\n"]);
    }
    own.into_iter().for_each(|(_, declaration)| text.extend(["\n", declaration]));
    text
}

fn files() -> BTreeMap<PathBuf, String> {
    let house = types(house);
    let mut files = BTreeMap::from([("house.ts".into(), file(&house, &Types::new()) + VIEWS)]);
    for key in catalog::GAMES.iter().map(|kind| kind.meta().key) {
        let mut view = None;
        let types = types(|config| view = catalog::export_view(key, config).unwrap());
        let added = format!("\ndeclare module './house' {{\ninterface Views {{ {key}: {} }}\n}}\n", view.unwrap());
        files.insert(format!("{key}.ts").into(), file(&types, &house) + &added);
    }
    files
}

fn kept(folder: &Path) -> BTreeMap<PathBuf, String> {
    let file = |path: PathBuf| (path.strip_prefix(folder).unwrap().to_owned(), fs::read_to_string(path).unwrap());
    fs::read_dir(folder).unwrap().map(|entry| file(entry.unwrap().path())).collect()
}

#[test]
fn the_pages_types_are_fresh() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol");
    let made = files();
    if std::env::var_os("SEMIRAMIS_WRITE_TYPES").is_some() {
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        made.iter().for_each(|(name, text)| fs::write(folder.join(name), text).unwrap());
    }
    let kept = kept(&folder);
    let names = |files: &BTreeMap<PathBuf, String>| files.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&kept), names(&made), "run with SEMIRAMIS_WRITE_TYPES=1");
    for (name, text) in made {
        assert_eq!(kept[&name], text, "{} is stale: run with SEMIRAMIS_WRITE_TYPES=1", name.display());
    }
}
