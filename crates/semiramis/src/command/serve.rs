//! `semiramis serve`: opens the house.

mod editions;

use std::io::Write;
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Duration;

use game::Phrase;
use server::{Config, Limits, Server, ServerError};
use store::{BackupSchedule, DatabaseUrl};
use tokio::runtime::{Builder, Runtime};
use tracing_subscriber::filter::Targets;
use tracing_subscriber::prelude::*;

use super::location::system_folder;
use crate::cli::{Serve, USUAL_LOG};
use crate::failure::{Code, Failure};
use crate::page::Page;
use crate::voice::{Voice, Volume};

pub(crate) fn run(serve: &Serve, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    begin_log(serve, voice)?;
    let config = config(serve)?;
    let backups = backups(serve)?;
    let runtime = runtime(serve.threads)?;
    runtime.block_on(async {
        let server = Server::open(config).await.map_err(|fault| closed(&fault))?;
        let address = format!("http://{}", server.address());
        writeln!(output, "{}", voice.say(&Phrase::new("cli-serve-open").with("address", address.as_str())))?;
        output.flush()?;
        if serve.open {
            show(&address);
        }
        if let Some(backups) = backups {
            tokio::spawn(backups.run(server.store().clone()));
        }
        server.serve(Arc::new(Page), asked_to_end()).await.map_err(|fault| closed(&fault))
    })?;
    // Bots that still think are not waited for: their turn is taken up again by the next house.
    runtime.shutdown_background();
    Ok(writeln!(output, "{}", voice.say(&Phrase::new("cli-serve-closed")))?)
}

fn config(serve: &Serve) -> Result<Config, Failure> {
    Ok(Config {
        place: serve.location.place()?,
        listen: serve.listen,
        bots: serve.bots.unwrap_or_else(cores),
        origins: serve.origin.clone(),
        proxy: serve.proxy,
        secure: serve.secure,
        patience: Duration::from_secs(serve.patience.max(1)),
        editions: editions::read(serve.editions.as_deref())?,
        limits: Limits {
            address: serve.address_limit,
            person: serve.person_limit,
            sockets: serve.socket_limit,
            connections: serve.connection_limit.unwrap_or(serve.socket_limit),
            tables: serve.table_limit,
        },
    })
}

/// When backups are written, if the host wants any; beside the SQLite file, or in the system's folder.
fn backups(serve: &Serve) -> Result<Option<BackupSchedule>, Failure> {
    let Some(every) = serve.backup_every.filter(|every| !every.is_zero()) else { return Ok(None) };
    let folder = match (&serve.backup_folder, serve.location.place()?) {
        (Some(folder), _) => folder.clone(),
        (None, DatabaseUrl::File(path)) => path.with_file_name("backups"),
        (None, DatabaseUrl::Server(_)) => system_folder()?.join("backups"),
    };
    Ok(Some(BackupSchedule { folder, every, keep: serve.backup_keep }))
}

fn cores() -> usize {
    available_parallelism().map_or(1, usize::from)
}

/// One thread needs no others to talk to: it serves the most for the least.
fn runtime(threads: Option<usize>) -> Result<Runtime, Failure> {
    let threads = threads.unwrap_or_else(cores);
    let mut builder = if threads <= 1 { Builder::new_current_thread() } else { Builder::new_multi_thread() };
    if threads > 1 {
        builder.worker_threads(threads);
    }
    Ok(builder.enable_all().build()?)
}

fn begin_log(serve: &Serve, voice: &Voice) -> Result<(), Failure> {
    let wrong = |error: String| {
        let wrong = Phrase::new("cli-serve-log").with("found", serve.log.as_str());
        Failure::usage(wrong.with("error", error))
    };
    let filter = match (voice.volume(), serve.log.as_str()) {
        (Volume::Verbose, USUAL_LOG) => "debug",
        (Volume::Quiet, USUAL_LOG) => "error",
        (_, filter) => filter,
    };
    let targets: Targets = filter.parse().map_err(|error| wrong(format!("{error}")))?;
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let lines = if serve.log_form == "json" { lines.json().boxed() } else { lines.boxed() };
    let begun = tracing_subscriber::registry().with(lines.with_filter(targets)).try_init();
    begun.map_err(|error| wrong(error.to_string()))
}

/// Ends when the system or a person at the keyboard asks.
async fn asked_to_end() {
    let interrupt = async { drop(tokio::signal::ctrl_c().await) };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                () = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    interrupt.await;
}

/// Shows the page in the person's browser, if there is one.
fn show(address: &str) {
    let program = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let quiet = std::process::Stdio::null;
    // Where there is no browser, the address is on the screen.
    drop(std::process::Command::new(program).arg(address).stdout(quiet()).stderr(quiet()).spawn());
}

fn closed(closed: &ServerError) -> Failure {
    let phrase = match closed {
        ServerError::Store(error) => Phrase::new("cli-serve-no-database").with("error", error.phrase()),
        ServerError::System(error) => Phrase::new("cli-serve-no-address").with("error", error.to_string()),
    };
    Failure::new(Code::File, phrase)
}
