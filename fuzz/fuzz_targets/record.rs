//! Any text as a record: read or refused; what is read is written back the same, and checked without a panic.
#![no_main]

use game::Record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(record) = text.parse::<Record>() else { return };
    let written = record.to_string();
    let again: Record = written.parse().expect("a written record can be read");
    assert_eq!(again.to_string(), written);
    if let Some(kind) = catalog::find(&record.game) {
        let _ = record.check(kind, None);
        let _ = record.verify(kind, None);
    }
});
