//! Backups of a house that is open, written again and again, and the old ones that are removed.

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};
use std::{fs, io};

use tokio::runtime::Handle;

use super::{BackupError, backup_to_file};
use crate::Store;

/// What the names of such files begin and end with; between them is the time.
const BEGIN: &str = "semiramis-";
const END: &str = ".backup";

/// How long to wait after a backup that could not be written.
const RETRY: Duration = Duration::from_mins(1);

/// When backups are written, where to, and how many stay.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BackupSchedule {
    /// The folder; it is made if it is not there.
    pub folder: PathBuf,
    /// How long after the last backup the next one is written.
    pub every: Duration,
    /// How many stay; at least one does.
    pub keep: usize,
}

impl BackupSchedule {
    /// Writes backups as long as it is polled. What is in the folder counts: a restart changes nothing.
    pub async fn run(self, store: Store) {
        loop {
            if let Some(last) = self.last() {
                store.watch().backed_up(last);
            }
            let wait = self.last().map_or(Duration::ZERO, |last| self.every.saturating_sub(age(last)));
            tokio::time::sleep(wait).await;
            match self.clone().write(store.clone()).await {
                Ok((path, rows)) => tracing::info!(path = %path.display(), rows, "a backup was written"),
                Err(error) => {
                    tracing::error!(%error, folder = %self.folder.display(), "no backup was written");
                    tokio::time::sleep(RETRY.min(self.every)).await;
                }
            }
        }
    }

    /// Writes a backup on a thread that serves nobody, then removes the oldest.
    async fn write(self, store: Store) -> Result<(PathBuf, u64), BackupError> {
        let runtime = Handle::current();
        let work = move || {
            make(&self.folder).map_err(BackupError::Unwritten)?;
            let path = self.folder.join(name(SystemTime::now()));
            let rows = runtime.block_on(backup_to_file(&store, &path, &mut |_| {}))?;
            self.tidy().map_err(BackupError::Unwritten)?;
            Ok((path, rows))
        };
        tokio::task::spawn_blocking(work).await.map_err(|error| BackupError::Unwritten(error.into()))?
    }

    /// When the last backup was written.
    fn last(&self) -> Option<SystemTime> {
        let backups = backups(&self.folder).ok()?;
        backups.iter().filter_map(|path| path.metadata().ok()?.modified().ok()).max()
    }

    fn tidy(&self) -> io::Result<()> {
        let backups = backups(&self.folder)?;
        let old = backups.len().saturating_sub(self.keep.max(1));
        backups[..old].iter().try_for_each(fs::remove_file)
    }
}

/// Names in the order of time.
fn name(at: SystemTime) -> String {
    format!("{BEGIN}{}{END}", humantime::format_rfc3339_millis(at).to_string().replace(':', "-"))
}

/// The backups in a folder, the oldest first; other files are none of ours.
fn backups(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for file in fs::read_dir(folder)? {
        let file = file?;
        if file.file_name().to_str().is_some_and(|name| name.starts_with(BEGIN) && name.ends_with(END)) {
            found.push(file.path());
        }
    }
    found.sort();
    Ok(found)
}

/// How long ago that was; a time to come is now.
fn age(at: SystemTime) -> Duration {
    at.elapsed().unwrap_or_default()
}

fn make(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::DatabaseUrl;
    use tempfile::TempDir;

    fn names(folder: &Path) -> Vec<String> {
        let name = |path: &PathBuf| path.file_name().unwrap().to_str().unwrap().to_owned();
        backups(folder).unwrap().iter().map(name).collect()
    }

    #[test]
    fn names_sort_by_time() {
        let at = |seconds| name(SystemTime::UNIX_EPOCH + Duration::from_secs(seconds));
        assert_eq!(at(1_795_064_400), "semiramis-2026-11-19T05-00-00.000Z.backup");
        assert!(at(1_795_064_400) < at(1_795_064_401));
    }

    #[tokio::test]
    async fn the_newest_stay_and_other_files_too() {
        let folder = TempDir::new().unwrap();
        let store = Store::open(&DatabaseUrl::File(folder.path().join("semiramis.db"))).await.unwrap();
        let schedule = BackupSchedule { folder: folder.path().join("backups"), every: Duration::from_mins(1), keep: 2 };
        assert_eq!(schedule.last(), None);
        let mut written = Vec::new();
        for _ in 0..3 {
            written.push(schedule.clone().write(store.clone()).await.unwrap().0);
            fs::write(schedule.folder.join("letter.backup"), "not ours").unwrap();
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        assert_eq!(backups(&schedule.folder).unwrap(), written[1..]);
        assert!(schedule.folder.join("letter.backup").exists());
        assert!(schedule.last().is_some_and(|last| age(last) < Duration::from_mins(1)));
    }

    #[tokio::test(start_paused = true)]
    async fn a_restart_waits_for_the_rest_of_the_time() {
        let folder = TempDir::new().unwrap();
        let store = Store::open(&DatabaseUrl::File(folder.path().join("semiramis.db"))).await.unwrap();
        let schedule =
            BackupSchedule { folder: folder.path().join("backups"), every: Duration::from_hours(1), keep: 9 };
        schedule.clone().write(store.clone()).await.unwrap();
        let run = |wait| tokio::time::timeout(Duration::from_secs(wait), schedule.clone().run(store.clone()));
        assert!(run(3000).await.is_err());
        assert_eq!(names(&schedule.folder).len(), 1);
    }
}
