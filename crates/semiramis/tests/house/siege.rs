//! `semiramis siege`: it attacks, measures and says what held. How long anything took is not tested.

use serde_json::Value;

use crate::process::{Process, file_in, semiramis};

const WAITS: [&str; 5] = ["moves", "pages", "bots", "hints", "analyses"];

#[test]
fn bots_and_the_lobby_are_attacked_and_every_wait_is_measured() {
    is_laid(["oracles", "hints", "floods"]);
}

#[test]
fn files_passwords_and_analyses_are_attacked_and_every_wait_is_measured() {
    is_laid(["files", "passwords", "analyses"]);
}

fn is_laid(wanted: [&str; 3]) {
    let folder = tempfile::tempdir().unwrap();
    let house = Process::start(&file_in(folder.path()));
    let address = format!("http://{}", house.address);
    let arguments = ["siege", &address, "--game", "jardins", "--time", "0.3", "--strength", "0.05", "--json"];
    let output = semiramis().args(arguments).args(["--attack", &wanted.join(",")]).output().unwrap();
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    let held = report["held"].as_bool().unwrap();
    assert_eq!(output.status.code(), Some(i32::from(!held)), "{}", String::from_utf8_lossy(&output.stderr));
    let phases = report["phases"].as_array().unwrap();
    let attacks: Vec<_> = phases.iter().map(|phase| phase["attack"].as_str()).collect();
    assert_eq!(attacks, [None].into_iter().chain(wanted.map(Some)).collect::<Vec<_>>());
    for phase in phases {
        let figures = phase["figures"].as_array().unwrap();
        assert_eq!(figures.iter().map(|figure| figure["wait"].as_str().unwrap()).collect::<Vec<_>>(), WAITS);
        for figure in figures {
            assert!(figure["count"].as_u64().unwrap() > 0, "{phase}");
            assert!(figure["errors"].as_object().unwrap().is_empty(), "{phase}");
        }
        let toll = &phase["toll"];
        let met = toll["answered"].as_u64().unwrap() + toll["refused"].as_u64().unwrap() > 0;
        assert!(met || phase["attack"].is_null() || phase["attack"] == "analyses", "{phase}");
    }
}

#[test]
fn a_server_elsewhere_is_not_attacked_unless_told() {
    let output = semiramis().args(["siege", "http://192.0.2.1:7373"]).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("--anywhere"));
}
