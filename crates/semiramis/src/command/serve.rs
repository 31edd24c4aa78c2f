//! `semiramis serve`: opens the house.

use std::io::Write;
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Duration;

use house::{Closed, Config, Limits, Server};
use table::Phrase;
use tokio::runtime::{Builder, Runtime};
use tracing_subscriber::EnvFilter;

use crate::cli::Serve;
use crate::failure::{Code, Failure};
use crate::page::Page;
use crate::voice::Voice;

pub(crate) fn run(serve: &Serve, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    begin_log(serve)?;
    let config = config(serve)?;
    let runtime = runtime(serve.threads)?;
    runtime.block_on(async {
        let server = Server::open(config).await.map_err(|fault| closed(&fault))?;
        let address = format!("http://{}", server.address());
        writeln!(output, "{}", voice.say(&Phrase::new("cli-serve-open").with("address", address.as_str())))?;
        output.flush()?;
        if serve.open {
            show(&address);
        }
        server.serve(Arc::new(Page), asked_to_end()).await.map_err(|fault| closed(&fault))
    })?;
    // Bots that still think are not waited for: their turn is taken up again by the next house.
    runtime.shutdown_background();
    Ok(writeln!(output, "{}", voice.say(&Phrase::new("cli-serve-closed")))?)
}

fn config(serve: &Serve) -> Result<Config, Failure> {
    Ok(Config {
        place: serve.kept.place()?,
        listen: serve.listen,
        bots: serve.bots.unwrap_or_else(cores),
        origins: serve.origin.clone(),
        proxy: serve.proxy,
        secure: serve.secure,
        patience: Duration::from_secs(serve.patience.max(1)),
        limits: Limits {
            address: serve.address_limit,
            person: serve.person_limit,
            sockets: serve.socket_limit,
            connections: serve.connection_limit.unwrap_or(serve.socket_limit),
            tables: serve.table_limit,
        },
    })
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

fn begin_log(serve: &Serve) -> Result<(), Failure> {
    let wrong = |error: String| {
        let wrong = Phrase::new("cli-serve-log").with("found", serve.log.as_str());
        Failure::usage(wrong.with("error", error))
    };
    let filter = EnvFilter::try_new(&serve.log).map_err(|error| wrong(error.to_string()))?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let begun = if serve.log_form == "json" { log.json().try_init() } else { log.try_init() };
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

fn closed(closed: &Closed) -> Failure {
    let id = match closed {
        Closed::Store(_) => "cli-serve-no-database",
        Closed::System(_) => "cli-serve-no-address",
    };
    Failure::new(Code::File, Phrase::new(id).with("error", closed.to_string()))
}
