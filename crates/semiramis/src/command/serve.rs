//! `semiramis serve`: opens the house.

mod editions;
mod log;
mod mail;

use std::io::Write;
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Duration;

use game::Phrase;
use server::{Config, Limits, Server, ServerError, Terms, ThinkLimits, TlsFiles};
use store::{BackupSchedule, DatabaseUrl};
use tokio::runtime::{Builder, Runtime};

use super::location::system_folder;
use crate::cli::Serve;
use crate::failure::{Code, Failure};
use crate::page::Page;
use crate::voice::Voice;

pub(crate) fn run(serve: &Serve, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let _log = log::begin(serve, voice)?;
    let config = config(serve)?;
    let scheme = if config.tls.is_some() { "https" } else { "http" };
    let backups = backups(serve)?;
    let runtime = runtime(serve.threads)?;
    runtime.block_on(async {
        let server = Server::open(config).await.map_err(|fault| closed(&fault))?;
        let address = format!("{scheme}://{}", server.address());
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
    let tls = certificate(serve)?;
    Ok(Config {
        place: serve.location.place()?,
        listen: serve.listen,
        bots: serve.bots.unwrap_or_else(cores),
        origins: serve.origin.clone(),
        proxy: serve.proxy,
        // Who comes by HTTPS alone has cookies for HTTPS alone.
        secure: serve.secure || tls.is_some(),
        tls,
        patience: Duration::from_secs(serve.patience.max(1)),
        session_end: serve.session_end,
        mail: mail::settings(serve)?,
        editions: editions::read(serve.editions.as_deref())?,
        thinking: ThinkLimits { waiting: serve.hint_limit, analyses: serve.analysis_limit, seconds: serve.think_limit },
        limits: Limits {
            address: serve.address_limit,
            person: serve.person_limit,
            sockets: serve.socket_limit,
            connections: serve.connection_limit.unwrap_or(serve.socket_limit),
            tables: serve.table_limit,
        },
        terms: terms(serve),
    })
}

/// The files of a certificate: both, or none.
fn certificate(serve: &Serve) -> Result<Option<TlsFiles>, Failure> {
    match (&serve.tls_cert, &serve.tls_key) {
        (Some(certificate), Some(key)) => Ok(Some(TlsFiles { certificate: certificate.clone(), key: key.clone() })),
        (None, None) => Ok(None),
        _ => Err(Failure::usage(Phrase::new("cli-serve-tls-pair"))),
    }
}

/// Who sets no limit on tables or addresses sets none on open tables either, unless it is named.
fn terms(serve: &Serve) -> Terms {
    let usual = Terms::default();
    let limit = |named: Option<usize>, other: bool, usual| {
        named.or(usual).filter(|most| *most > 0 && (other || named.is_some()))
    };
    Terms {
        open_tables: limit(serve.open_table_limit, serve.table_limit > 0, usual.open_tables),
        open_tables_nearby: limit(serve.nearby_table_limit, serve.address_limit > 0, usual.open_tables_nearby),
        open_tables_last: Terms::at_least_an_hour(serve.forget_tables),
        strangers_last: Terms::at_least_an_hour(serve.forget_guests),
        log_lasts: Terms::at_least_a_month(serve.forget_log),
    }
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
        ServerError::Tls(error) => Phrase::new("cli-serve-no-tls").with("error", error.to_string()),
        ServerError::Mail(error) => return Failure::usage(mail::refusal(error)),
        ServerError::System(error) => Phrase::new("cli-serve-no-address").with("error", error.to_string()),
    };
    Failure::new(Code::File, phrase)
}
