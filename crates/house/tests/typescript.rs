//! The page's protocol types are those of this crate: `SEMIRAMIS_WRITE_TYPES=1 cargo test -p house --test typescript` writes them anew.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use house::protocol::{
    Account, AnalysisNews, Example, Frame, GameInfo, Lesson, List, LobbyNews, Me, Name, NewTable, NewToken, Replay,
    Statistics, TableNews, Token,
};
use ts_rs::{Config, TS};

fn export_to(folder: &Path) {
    let config = Config::new().with_out_dir(folder);
    table::Arg::export_all(&config).unwrap();
    Frame::export_all(&config).unwrap();
    TableNews::export_all(&config).unwrap();
    LobbyNews::export_all(&config).unwrap();
    NewTable::export_all(&config).unwrap();
    GameInfo::export_all(&config).unwrap();
    Lesson::export_all(&config).unwrap();
    Example::export_all(&config).unwrap();
    List::export_all(&config).unwrap();
    Replay::export_all(&config).unwrap();
    AnalysisNews::export_all(&config).unwrap();
    Statistics::export_all(&config).unwrap();
    Me::export_all(&config).unwrap();
    Name::export_all(&config).unwrap();
    Account::export_all(&config).unwrap();
    NewToken::export_all(&config).unwrap();
    Token::export_all(&config).unwrap();
    amyitis::View::export_all(&config).unwrap();
    babylon::View::export_all(&config).unwrap();
    jardins::View::export_all(&config).unwrap();
}

fn files(folder: &Path) -> BTreeMap<PathBuf, String> {
    let Ok(entries) = fs::read_dir(folder) else { return BTreeMap::new() };
    let file = |path: PathBuf| (path.strip_prefix(folder).unwrap().to_owned(), fs::read_to_string(path).unwrap());
    entries.map(|entry| file(entry.unwrap().path())).collect()
}

#[test]
fn the_pages_types_are_fresh() {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol");
    if std::env::var_os("SEMIRAMIS_WRITE_TYPES").is_some() {
        let _ = fs::remove_dir_all(&kept);
        export_to(&kept);
    }
    let made = tempfile::tempdir().unwrap();
    export_to(made.path());
    let (kept, made) = (files(&kept), files(made.path()));
    let names = |files: &BTreeMap<PathBuf, String>| files.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&kept), names(&made), "run with SEMIRAMIS_WRITE_TYPES=1");
    for (name, text) in made {
        assert_eq!(kept[&name], text, "{} is stale: run with SEMIRAMIS_WRITE_TYPES=1", name.display());
    }
}
