//! A disk that is soon full.

use std::path::Path;
use std::process::Command;
use std::{fs, io};

use tempfile::TempDir;

/// A small disk of our own, if this user may have one.
pub(crate) struct SmallDisk(TempDir);

impl SmallDisk {
    pub(crate) fn mount(megabytes: u32) -> Option<SmallDisk> {
        let folder = TempDir::new().unwrap();
        let size = format!("size={megabytes}m");
        let mounted = Command::new("mount").args(["-t", "tmpfs", "-o", &size, "tmpfs"]).arg(folder.path()).status();
        mounted.is_ok_and(|status| status.success()).then_some(SmallDisk(folder))
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(self.path()).status();
    }
}

/// Writes a file until no more fits on its disk.
pub(crate) fn fill(ballast: &Path) {
    let mut file = fs::File::create(ballast).unwrap();
    let full = io::copy(&mut io::repeat(1), &mut file).unwrap_err();
    assert_eq!(full.kind(), io::ErrorKind::StorageFull);
}
