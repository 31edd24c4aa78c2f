//! Files in and out.

use std::fs;
use std::io::{self, Read, Write};
use std::path::Path;

use table::Phrase;

use crate::failure::{Code, Failure};

/// No record or component file is nearly as long as this.
const LONGEST: u64 = 16 << 20;

/// Reads a text file.
pub(crate) fn read(path: &Path) -> Result<String, Failure> {
    let fail = |id: &'static str, error: String| {
        Failure::new(Code::File, Phrase::new(id).with("file", path.display().to_string()).with("error", error))
    };
    let mut bytes = Vec::new();
    let read = fs::File::open(path).and_then(|file| file.take(LONGEST + 1).read_to_end(&mut bytes));
    read.map_err(|error| fail("cli-file-unreadable", error.to_string()))?;
    if bytes.len() as u64 > LONGEST {
        return Err(fail("cli-file-too-long", String::new()));
    }
    String::from_utf8(bytes).map_err(|_| fail("cli-file-not-text", String::new()))
}

/// Writes a text file so that it is there whole or not at all, whatever happens meanwhile.
pub(crate) fn write(path: &Path, text: &str) -> io::Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    let mut file = fs::File::create(&beside)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(&beside, path)
}

/// Writes a text file as [`write()`] does, or says why not.
pub(crate) fn save(path: &Path, text: &str) -> Result<(), Failure> {
    write(path, text).map_err(|error| unwritable(path, &error))
}

/// Why a file can't be written.
pub(crate) fn unwritable(path: &Path, error: &io::Error) -> Failure {
    let file = path.display().to_string();
    Failure::new(Code::File, Phrase::new("cli-file-unwritable").with("file", file).with("error", error.to_string()))
}
