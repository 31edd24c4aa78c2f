//! A certificate for `localhost` by an authority of our own.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// Writes `authority.pem`, `server.pem` and `server.key` to a folder, by commands that run there.
pub(crate) fn certify(folder: &Path, openssl: impl Fn() -> Command) {
    let key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout"];
    let authority = ["authority.key", "-out", "authority.pem", "-subj", "/CN=authority", "-days", "2"];
    done(openssl().args(["req", "-x509"]).args(key).args(authority));
    done(openssl().arg("req").args(key).args(["server.key", "-out", "server.csr", "-subj", "/CN=localhost"]));
    fs::write(folder.join("names"), "subjectAltName=DNS:localhost\n").unwrap();
    let sign = "x509 -req -in server.csr -CA authority.pem -CAkey authority.key -CAcreateserial -out server.pem -days 2 -extfile names";
    done(openssl().args(sign.split(' ')));
}

fn done(command: &mut Command) {
    let output = command.stdin(Stdio::null()).output().unwrap();
    assert!(output.status.success(), "{output:?}");
}
