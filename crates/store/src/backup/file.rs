//! A backup in a file of its own.

use std::fs::{self, File};
use std::io::{self, BufWriter};
use std::path::{Path, PathBuf};

use super::{BackupError, BackupProgress, backup};
use crate::Store;

/// Writes a backup beside a file and puts it in its place when it is whole and on disk; says how many rows that were.
pub async fn backup_to_file(
    store: &Store,
    path: &Path,
    progress: &mut (dyn FnMut(BackupProgress) + Send),
) -> Result<u64, BackupError> {
    let beside = beside(path);
    let written = write(store, &beside, progress).await;
    let placed = written.and_then(|rows| {
        fs::rename(&beside, path).map_err(BackupError::Unwritten)?;
        Ok(rows)
    });
    if placed.is_err() {
        // It may not even be there.
        let _ = fs::remove_file(&beside);
    }
    placed
}

async fn write(
    store: &Store,
    path: &Path,
    progress: &mut (dyn FnMut(BackupProgress) + Send),
) -> Result<u64, BackupError> {
    let mut file = BufWriter::new(private(path).map_err(BackupError::Unwritten)?);
    let rows = backup(store, &mut file, progress).await?;
    let settled = file.into_inner().map_err(io::IntoInnerError::into_error).and_then(|file| file.sync_all());
    settled.map_err(BackupError::Unwritten)?;
    Ok(rows)
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
