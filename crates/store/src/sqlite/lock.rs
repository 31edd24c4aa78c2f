//! One process serves a file.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{io, thread};

/// A process that ends lets go of the file in less than this, so its successor waits so long.
const PATIENCE: Duration = Duration::from_secs(2);
const PAUSE: Duration = Duration::from_millis(50);

/// What a process holds that serves a file. It ends with the process, however that ends.
#[derive(Debug)]
pub(super) struct ServingLock {
    _file: File,
}

impl ServingLock {
    /// Takes the lock beside a file; `None` if another process has it.
    pub(super) fn take(path: &Path) -> io::Result<Option<ServingLock>> {
        let lock = beside(path);
        super::create(&lock)?;
        let file = File::options().write(true).open(&lock)?;
        let begun = Instant::now();
        while !try_lock(&file)? {
            if begun.elapsed() > PATIENCE {
                return Ok(None);
            }
            thread::sleep(PAUSE);
        }
        Ok(Some(ServingLock { _file: file }))
    }
}

fn beside(path: &Path) -> PathBuf {
    let mut lock = path.as_os_str().to_owned();
    lock.push(".lock");
    lock.into()
}

#[cfg(unix)]
fn try_lock(file: &File) -> io::Result<bool> {
    use rustix::fs::{FlockOperation, fcntl_lock};
    use rustix::io::Errno;
    match fcntl_lock(file, FlockOperation::NonBlockingLockExclusive) {
        Ok(()) => Ok(true),
        Err(Errno::AGAIN | Errno::ACCESS) => Ok(false),
        Err(error) => Err(error.into()),
    }
}

#[cfg(not(unix))]
fn try_lock(file: &File) -> io::Result<bool> {
    match file.try_lock() {
        Ok(()) => Ok(true),
        Err(std::fs::TryLockError::WouldBlock) => Ok(false),
        Err(std::fs::TryLockError::Error(error)) => Err(error),
    }
}
