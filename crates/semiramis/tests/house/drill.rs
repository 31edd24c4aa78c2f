//! The restore drill: a house is lost with a game in play, and goes on from its last scheduled backup.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use store::DatabaseUrl;

use crate::postgres::Server;
use crate::process::{Process, file_in, semiramis, serve};
use crate::several::{Table, table};

/// The backups in a folder, the oldest first.
fn backups(folder: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(folder).into_iter().flatten().map(|file| file.unwrap().path());
    let mut backups: Vec<_> = files.filter(|path| path.extension().is_some_and(|end| end == "backup")).collect();
    backups.sort();
    backups
}

/// A backup that was begun after now.
async fn next_backup(folder: &Path) -> PathBuf {
    let before = backups(folder);
    let mut seen = 0;
    let mut last = before.last().cloned();
    // The one that comes first may have been begun before.
    while seen < 2 {
        tokio::time::sleep(Duration::from_millis(50)).await;
        let now = backups(folder).last().cloned();
        if now != last {
            (seen, last) = (seen + 1, now);
        }
    }
    last.unwrap()
}

async fn is_lost_and_goes_on(place: DatabaseUrl) {
    let folder = tempfile::tempdir().unwrap();
    let kept = folder.path().join("backups");
    let mut command = serve(&place);
    command.args(["--backup-every", "300ms", "--backup-keep", "2", "--backup-folder"]).arg(&kept);
    let mut lost = Process::run(&mut command);
    let Table { id, people, mut sockets } = table([&lost, &lost], "jardins").await;
    for _ in 0..12 {
        let number = sockets[0].number().max(sockets[1].number());
        for socket in &mut sockets {
            socket.catch_up(number).await;
        }
        let turn = sockets[0].turn().unwrap();
        let ply = sockets[turn].legal()[0].clone();
        sockets[turn].play(turn, &ply).await;
    }
    let record = format!("/api/v1/tables/{id}/record");
    let played = people[0].get(&record).await.body;
    let backup = next_backup(&kept).await;
    assert!(backups(&kept).len() <= 3, "the oldest are removed");
    lost.kill();
    // It is read while nothing is left of the house but its backup.
    let new = folder.path().join("new");
    let restored = semiramis().args(["db", "restore"]).arg(&backup).arg("--data").arg(&new).output().unwrap();
    assert!(restored.status.success(), "{}", String::from_utf8_lossy(&restored.stderr));
    let house = Process::start(&file_in(&new));
    let again = people[0].at(house.address);
    assert_eq!(again.get(&record).await.body, played);
    let mut sockets = [again.come(&id).await, people[1].at(house.address).come(&id).await];
    for socket in &mut sockets {
        socket.until(|socket| !socket.snapshot.is_null()).await;
    }
    let turn = sockets[0].turn().unwrap();
    let ply = sockets[turn].legal()[0].clone();
    sockets[turn].play(turn, &ply).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_is_lost_and_goes_on_from_its_backup() {
    let folder = tempfile::tempdir().unwrap();
    is_lost_and_goes_on(file_in(folder.path())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_is_lost_and_goes_on_from_its_backup() {
    is_lost_and_goes_on(DatabaseUrl::Server(Server::shared().database())).await;
}
