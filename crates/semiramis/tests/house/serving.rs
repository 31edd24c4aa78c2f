//! One process serves a file, and says so to a second one.

use crate::process::{Process, file_in, serve};

#[test]
fn a_second_house_on_the_same_file_is_refused_with_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let place = file_in(folder.path());
    let mut first = Process::start(&place);
    let second = serve(&place).output().unwrap();
    let said = String::from_utf8_lossy(&second.stderr);
    assert!(!second.status.success() && said.contains("Another process serves"), "{said}");
    first.kill();
    Process::start(&place);
}

#[test]
fn a_damaged_file_is_refused_with_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("semiramis.db"), "a letter home ".repeat(1000)).unwrap();
    let refused = serve(&file_in(folder.path())).output().unwrap();
    let said = String::from_utf8_lossy(&refused.stderr);
    assert!(!refused.status.success() && said.contains("is damaged") && said.contains("db restore"), "{said}");
}
