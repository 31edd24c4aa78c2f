//! Flags, environment, file: the same names, in this order.

use std::fs;
use std::process::Output;

use crate::process::{Process, semiramis};

fn address(folder: &std::path::Path, flag: Option<&str>, variable: Option<&str>, file: Option<&str>) -> String {
    let mut command = semiramis();
    command.args(["serve", "--log", "error", "--data"]).arg(folder.join("data"));
    if let Some(file) = file {
        let path = folder.join("settings.toml");
        fs::write(&path, format!("listen = \"{file}\"\nbots = 1\nproxy = true\norigin = [\"https://a.example\"]\n"))
            .unwrap();
        command.arg("--config").arg(path);
    }
    if let Some(flag) = flag {
        command.args(["--listen", flag]);
    }
    if let Some(variable) = variable {
        command.env("SEMIRAMIS_LISTEN", variable);
    }
    Process::run(&mut command).address.ip().to_string()
}

#[test]
fn flags_win_over_the_environment_and_that_over_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let (flag, variable, file) = (Some("127.0.0.4:0"), Some("127.0.0.3:0"), Some("127.0.0.2:0"));
    assert_eq!(address(folder.path(), None, None, file), "127.0.0.2");
    assert_eq!(address(folder.path(), None, variable, file), "127.0.0.3");
    assert_eq!(address(folder.path(), flag, variable, file), "127.0.0.4");
    assert_eq!(address(folder.path(), flag, None, file), "127.0.0.4");
}

#[track_caller]
fn fails(output: &Output, words: &[&str]) {
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success() && output.status.code().is_some(), "{said}");
    for word in words {
        assert!(said.contains(word), "no “{word}” in: {said}");
    }
    assert!(!said.contains("panicked"), "{said}");
}

fn with_file(text: &str) -> Output {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("settings.toml");
    fs::write(&path, text).unwrap();
    semiramis().args(["serve", "--config"]).arg(path).arg("--data").arg(folder.path()).output().unwrap()
}

#[test]
fn what_is_wrong_with_a_file_is_said() {
    fails(&with_file("listen = "), &["settings.toml"]);
    fails(&with_file("colour = \"red\""), &["settings.toml", "colour", "listen"]);
    fails(&with_file("[listen]\nport = 1"), &["settings.toml", "listen"]);
    fails(&with_file("listen = \"here\""), &["here"]);
    fails(&with_file("person-limit = -3"), &["-3"]);
    fails(&semiramis().args(["serve", "--config", "/no/such/file.toml"]).output().unwrap(), &["/no/such/file.toml"]);
}

#[test]
fn what_is_wrong_with_a_setting_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let serve = |arguments: &[&str]| {
        semiramis()
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(folder.path())
            .args(arguments)
            .output()
            .unwrap()
    };
    fails(&serve(&["--bots", "many"]), &["many", "--bots"]);
    fails(&serve(&["--database", "mysql://localhost/house"]), &["postgres://"]);
    fails(&serve(&["--database", "postgres://nobody@127.0.0.1:1/none"]), &["database"]);
    fails(&serve(&["--log", "loud=very=much"]), &["loud=very=much"]);
    fails(&serve(&["--log-form", "xml"]), &["xml", "--log-form"]);
    let wrong = semiramis().arg("serve").env("SEMIRAMIS_LISTEN", "everywhere").output().unwrap();
    fails(&wrong, &["everywhere"]);
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    fails(&semiramis().args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(&file).output().unwrap(), &["file"]);
}

#[test]
fn an_address_that_is_taken_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let output = semiramis().args(["serve", "--listen", &address, "--data"]).arg(folder.path()).output().unwrap();
    fails(&output, &["in use"]);
}

/// The tool is there on machines that run systemd.
#[test]
fn the_systemd_unit_leaves_little_exposed() {
    let read = |name: &str| fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../deploy/").to_owned() + name);
    let (unit, https) = (read("semiramis.service").unwrap(), read("https.conf").unwrap());
    let folder = tempfile::tempdir().unwrap();
    // What stands in a folder beside a unit counts as if it stood at its end.
    for text in [&unit, &(unit.clone() + &https)] {
        let file = folder.path().join("semiramis.service");
        fs::write(&file, text).unwrap();
        let mut analyze = std::process::Command::new("systemd-analyze");
        let checked = analyze.args(["security", "--offline=true", "--threshold=20"]).arg(&file).output();
        let Ok(checked) = checked else {
            return println!("systemd-analyze is not here: nothing was checked");
        };
        assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stdout));
    }
}

#[test]
fn what_is_missing_for_mail_is_said() {
    let host = "smtp-host = \"smtp.example\"\n";
    let from = "smtp-from = \"Games <games@example.org>\"\n";
    let url = "public-url = \"https://games.example.org\"\n";
    fails(&with_file(host), &["--smtp-from"]);
    fails(&with_file(&[host, from].concat()), &["--public-url"]);
    fails(&with_file(&[host, from, url, "smtp-user = \"games\"\n"].concat()), &["--smtp-password-file"]);
    fails(&with_file(&[host, from, "public-url = \"games\"\n"].concat()), &["--public-url", "games"]);
    fails(&with_file(&[host, "smtp-from = \"games\"\n", url].concat()), &["--smtp-from", "games"]);
    let file = "smtp-user = \"games\"\nsmtp-password-file = \"/no/such/file\"\n";
    fails(&with_file(&[host, from, url, file].concat()), &["/no/such/file"]);
}
