//! `semiramis db`: the database of the house, made, copied, moved and counted.

use std::fs::File;
use std::io::{self, BufReader, Read, Write};
use std::path::Path;

use game::Phrase;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use store::{BackupProgress, DatabaseUrl};

use super::location::{self, Missing};
use crate::cli::{BackupFile, Db, HouseLocation, Stats};
use crate::failure::Failure;
use crate::files;
use crate::voice::{Voice, Volume};

const DAY: i64 = 24 * 60 * 60 * 1000;

pub(super) fn run(db: &Db, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    match db {
        Db::Migrate(location) => migrate(location, voice, output),
        Db::Backup(file) => backup(file, voice, output),
        Db::Restore(file) => restore(file, voice, output),
        Db::Stats(stats) => show(stats, voice, output),
    }
}

fn migrate(location: &HouseLocation, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    location::wait(location.open(Missing::Make))?;
    let place = match location.place()? {
        DatabaseUrl::File(path) => path.display().to_string(),
        // A URL may hold a password.
        DatabaseUrl::Server(_) => "PostgreSQL".to_owned(),
    };
    Ok(writeln!(output, "{}", voice.say(&Phrase::new("cli-db-migrated").with("place", place)))?)
}

fn backup(backup: &BackupFile, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let path = &backup.file;
    let rows = location::wait(async {
        let store = backup.location.open(Missing::Refuse).await?;
        let bar = heard(bar(), voice);
        let rows = store::backup_to_file(&store, path, &mut |progress| advance(&bar, progress)).await?;
        bar.finish_and_clear();
        Ok(rows)
    })?;
    say_rows("cli-db-written", rows, path, voice, output)
}

fn restore(backup: &BackupFile, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let path = &backup.file;
    let rows = location::wait(async {
        let (file, bytes) = open(path)?;
        let bar = heard(bytes_bar(bytes), voice);
        let mut input = BufReader::new(bar.wrap_read(file));
        let store = backup.location.open(Missing::Make).await?;
        let rows = store::restore(&store, &mut input, &mut |_| {}).await?;
        bar.finish_and_clear();
        Ok(rows)
    })?;
    say_rows("cli-db-restored", rows, path, voice, output)
}

/// A backup and its length; `-` is standard input, of which nobody knows the length.
fn open(path: &Path) -> Result<(Box<dyn Read + Send>, u64), Failure> {
    if files::is_standard(path) {
        return Ok((Box::new(io::stdin()), 0));
    }
    let file = File::open(path).map_err(|error| files::unreadable(path, &error))?;
    let bytes = file.metadata().map_or(0, |file| file.len());
    Ok((Box::new(file), bytes))
}

/// Only those who want to know see how far it is.
fn heard(bar: ProgressBar, voice: &Voice) -> ProgressBar {
    if voice.volume() == Volume::Quiet {
        bar.set_draw_target(ProgressDrawTarget::hidden());
    }
    bar
}

fn say_rows(id: &'static str, rows: u64, path: &Path, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let said = Phrase::new(id).with("rows", rows as i64).with("file", path.display().to_string());
    Ok(writeln!(output, "{}", voice.say(&said))?)
}

fn bar() -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} {eta}");
    ProgressBar::new(0).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn bytes_bar(bytes: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {bytes}/{total_bytes} {eta}");
    ProgressBar::new(bytes).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn advance(bar: &ProgressBar, progress: BackupProgress) {
    bar.set_length(progress.of.unwrap_or(progress.done));
    bar.set_position(progress.done);
}

fn show(stats: &Stats, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let counted = location::wait(async {
        let store = stats.location.open(Missing::Refuse).await?;
        Ok(store::stats(&store, location::now() - DAY).await?)
    })?;
    if stats.json {
        serde_json::to_writer_pretty(&mut *output, &counted).map_err(io::Error::from)?;
        return Ok(writeln!(output)?);
    }
    Ok(writeln!(output, "{}", sheet(&counted, voice))?)
}

fn sheet(stats: &store::Stats, voice: &Voice) -> String {
    let size = voice.decimal(stats.bytes as f64 / f64::from(1 << 20), 1);
    let size = voice.say(&Phrase::new("cli-db-size-value").with("size", size));
    let mut rows = vec![
        (voice.word("cli-db-size"), vec![size]),
        (voice.word("cli-db-entries"), vec![stats.entries_since.to_string()]),
        (voice.word("cli-db-rows"), Vec::new()),
    ];
    rows.extend(stats.rows.iter().map(|(name, count)| (format!("  {name}"), vec![count.to_string()])));
    rows.push((voice.word("cli-db-tables"), Vec::new()));
    rows.extend(stats.tables.iter().map(|tables| {
        let state = voice.word(&format!("cli-admin-state-{}", tables.state));
        (format!("  {}, {state}", tables.game), vec![tables.count.to_string()])
    }));
    terminal::align(&rows)
}
