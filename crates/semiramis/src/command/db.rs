//! `semiramis db`: the database of the house, made, copied, moved and counted.

use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};

use house::store::{self, Place, Progress};
use indicatif::{ProgressBar, ProgressStyle};
use table::Phrase;

use super::kept::{self, Missing};
use crate::cli::{Copied, Db, Kept, Stats};
use crate::failure::{Code, Failure};
use crate::files;
use crate::voice::Voice;

const DAY: i64 = 24 * 60 * 60 * 1000;

pub(super) fn run(db: &Db, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    match db {
        Db::Migrate(kept) => migrate(kept, voice, output),
        Db::Backup(copied) => backup(copied, voice, output),
        Db::Restore(copied) => restore(copied, voice, output),
        Db::Stats(stats) => show(stats, voice, output),
    }
}

fn migrate(kept: &Kept, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    kept::wait(kept.open(Missing::Make))?;
    let place = match kept.place()? {
        Place::File(path) => path.display().to_string(),
        // A URL may hold a password.
        Place::Server(_) => "PostgreSQL".to_owned(),
    };
    Ok(writeln!(output, "{}", voice.say(&Phrase::new("cli-db-migrated").with("place", place)))?)
}

/// Writes beside the file and puts it in its place when it is whole.
fn backup(copied: &Copied, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let path = &copied.file;
    let beside = beside(path);
    let written = kept::wait(async {
        let store = copied.kept.open(Missing::Refuse).await?;
        let mut file = BufWriter::new(private(&beside).map_err(|error| files::unwritable(path, &error))?);
        let bar = bar();
        let rows = store::backup(&store, &mut file, &mut |progress| advance(&bar, progress)).await?;
        bar.finish_and_clear();
        let settled = file.into_inner().map_err(io::IntoInnerError::into_error).and_then(|file| file.sync_all());
        settled.and_then(|()| fs::rename(&beside, path)).map_err(|error| files::unwritable(path, &error))?;
        Ok(rows)
    });
    if written.is_err() {
        // It may not even be there.
        let _ = fs::remove_file(&beside);
    }
    say_rows("cli-db-written", written?, path, voice, output)
}

fn restore(copied: &Copied, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let path = &copied.file;
    let rows = kept::wait(async {
        let file = File::open(path).map_err(|error| unreadable(path, &error))?;
        let bar = bytes_bar(file.metadata().map_or(0, |file| file.len()));
        let mut input = BufReader::new(bar.wrap_read(file));
        let store = copied.kept.open(Missing::Make).await?;
        let rows = store::restore(&store, &mut input, &mut |_| {}).await?;
        bar.finish_and_clear();
        Ok(rows)
    })?;
    say_rows("cli-db-restored", rows, path, voice, output)
}

fn say_rows(id: &'static str, rows: u64, path: &Path, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let said = Phrase::new(id).with("rows", rows as i64).with("file", path.display().to_string());
    Ok(writeln!(output, "{}", voice.say(&said))?)
}

fn beside(path: &Path) -> PathBuf {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    beside.into()
}

/// A file nobody else reads: a backup holds seeds and the hashes of passwords.
fn private(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

fn unreadable(path: &Path, error: &io::Error) -> Failure {
    let phrase = Phrase::new("cli-file-unreadable").with("file", path.display().to_string());
    Failure::new(Code::File, phrase.with("error", error.to_string()))
}

fn bar() -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} {eta}");
    ProgressBar::new(0).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn bytes_bar(bytes: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {bytes}/{total_bytes} {eta}");
    ProgressBar::new(bytes).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn advance(bar: &ProgressBar, progress: Progress) {
    bar.set_length(progress.of.unwrap_or(progress.done));
    bar.set_position(progress.done);
}

fn show(stats: &Stats, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let counted = kept::wait(async {
        let store = stats.kept.open(Missing::Refuse).await?;
        Ok(store::stats(&store, kept::now() - DAY).await?)
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
        (voice.word("cli-db-plies"), vec![stats.plies_since.to_string()]),
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
