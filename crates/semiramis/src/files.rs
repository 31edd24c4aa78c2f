//! Files in and out.

use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use game::Phrase;

use crate::failure::{Code, Failure};

/// No record or component file is nearly as long as this.
const LONGEST: u64 = 16 << 20;

/// Whether a path stands for standard input.
pub(crate) fn is_standard(path: &Path) -> bool {
    path == Path::new("-")
}

/// Reads a text file; `-` is standard input.
pub(crate) fn read(path: &Path) -> Result<String, Failure> {
    let fail = |id: &'static str, error: String| {
        Failure::new(Code::File, Phrase::new(id).with("file", path.display().to_string()).with("error", error))
    };
    let mut bytes = Vec::new();
    let read = if is_standard(path) {
        io::stdin().lock().take(LONGEST + 1).read_to_end(&mut bytes)
    } else {
        fs::File::open(path).and_then(|file| file.take(LONGEST + 1).read_to_end(&mut bytes))
    };
    read.map_err(|error| fail("cli-file-unreadable", error.to_string()))?;
    if bytes.len() as u64 > LONGEST {
        return Err(fail("cli-file-too-long", String::new()));
    }
    String::from_utf8(bytes).map_err(|_| fail("cli-file-not-text", String::new()))
}

/// Writes a text file so that it is there whole or not at all, whatever happens meanwhile.
pub(crate) fn write(path: &Path, text: &str) -> io::Result<()> {
    let beside = beside(path);
    let written = fs::File::create(&beside).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&beside, path)
    });
    written.inspect_err(|_| drop(fs::remove_file(&beside)))
}

/// Where a file is written before it takes its name; no other program writes there.
fn beside(path: &Path) -> PathBuf {
    let mut beside = path.as_os_str().to_owned();
    beside.push(format!(".{}.new", std::process::id()));
    PathBuf::from(beside)
}

/// Makes sure that [`write()`] can work, before anybody depends on it.
pub(crate) fn check_writable(path: &Path) -> Result<(), Failure> {
    let beside = beside(path);
    let tried = if path.is_dir() {
        Err(io::ErrorKind::IsADirectory.into())
    } else {
        fs::File::create(&beside).and_then(|_| fs::remove_file(&beside))
    };
    tried.map_err(|error| unwritable(path, &error))
}

/// Writes a text file as [`write()`] does, or says why not.
pub(crate) fn save(path: &Path, text: &str) -> Result<(), Failure> {
    write(path, text).map_err(|error| unwritable(path, &error))
}

/// Why a file or a folder can't be read.
pub(crate) fn unreadable(path: &Path, error: &io::Error) -> Failure {
    let file = path.display().to_string();
    Failure::new(Code::File, Phrase::new("cli-file-unreadable").with("file", file).with("error", error.to_string()))
}

/// Why a file can't be written.
pub(crate) fn unwritable(path: &Path, error: &io::Error) -> Failure {
    let file = path.display().to_string();
    Failure::new(Code::File, Phrase::new("cli-file-unwritable").with("file", file).with("error", error.to_string()))
}
