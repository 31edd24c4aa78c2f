//! Tells the program which commit it is built from and for which machine: `semiramis --version`.

use std::process::Command;

fn main() {
    let git = |arguments: &[&str]| {
        let output = Command::new("git").args(arguments).output().ok().filter(|output| output.status.success())?;
        Some(String::from_utf8_lossy(&output.stdout).trim().to_owned())
    };
    let variable = |name: &str| std::env::var(name).unwrap_or_default();
    // Sources without their history are known by their version alone.
    let commit = git(&["rev-parse", "--short=12", "HEAD"]);
    let made = commit.into_iter().chain([variable("TARGET")]).collect::<Vec<_>>().join(", ");
    println!("cargo::rustc-env=SEMIRAMIS_VERSION={} ({made})", variable("CARGO_PKG_VERSION"));
    println!("cargo::rerun-if-changed=build.rs");
    if let Some(log) = git(&["rev-parse", "--git-path", "logs/HEAD"]) {
        println!("cargo::rerun-if-changed={log}");
    }
}
