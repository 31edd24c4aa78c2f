//! What a server says on its error output, and what it sends to a collector of traces.

use std::fmt;
use std::io;
use std::pin::Pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use game::Phrase;
use opentelemetry::KeyValue;
use opentelemetry::trace::TracerProvider;
use opentelemetry_http::{Bytes, HttpClient, HttpError, Request, Response};
use opentelemetry_otlp::{SpanExporter, WithExportConfig, WithHttpConfig};
use opentelemetry_sdk::Resource;
use opentelemetry_sdk::trace::{Sampler, SdkTracerProvider};
use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::prelude::*;

use crate::cli::{Serve, USUAL_LOG};
use crate::failure::Failure;
use crate::voice::{Voice, Volume};

/// Each connection to a database that is lost is none of the host's business: the store says it once.
const USUAL: &str = "info,deadpool=off,tokio_postgres=warn";
/// How long a collector may take.
const PATIENCE: Duration = Duration::from_secs(5);
/// Where a collector takes traces, by the standard.
const PATH: &str = "/v1/traces";

/// What has to be sent before the process ends.
pub(super) struct Log {
    traces: Option<SdkTracerProvider>,
}

impl Drop for Log {
    fn drop(&mut self) {
        // A collector that is away has been told of already.
        self.traces.take().map(|traces| traces.shutdown_with_timeout(PATIENCE));
    }
}

/// Begins the log, and traces if the host wants any.
pub(super) fn begin(serve: &Serve, voice: &Voice) -> Result<Log, Failure> {
    let wrong = |error: String| {
        let wrong = Phrase::new("cli-serve-log").with("found", serve.log.as_str());
        Failure::usage(wrong.with("error", error))
    };
    let filter = match (voice.volume(), serve.log.as_str()) {
        (Volume::Verbose, USUAL_LOG) => "debug",
        (Volume::Quiet, USUAL_LOG) => "error",
        (Volume::Usual, USUAL_LOG) => USUAL,
        (_, filter) => filter,
    };
    let targets: Targets = filter.parse().map_err(|error| wrong(format!("{error}")))?;
    let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr);
    let lines = if serve.log_form == "json" { lines.json().boxed() } else { lines.boxed() };
    let traces = serve.trace_to.as_deref().map(|to| collected(to, serve.trace_share)).transpose()?;
    let spans = traces.as_ref().map(|traces| {
        let layer = tracing_opentelemetry::layer().with_tracer(traces.tracer("semiramis"));
        let own = Targets::new().with_targets(["server", "house", "store"].map(|own| (own, LevelFilter::DEBUG)));
        layer.with_location(false).with_threads(false).with_tracked_inactivity(false).with_filter(own)
    });
    let begun = tracing_subscriber::registry().with(lines.with_filter(targets)).with(spans).try_init();
    begun.map_err(|error| wrong(error.to_string()))?;
    Ok(Log { traces })
}

/// Traces that go to a collector, so many of all.
fn collected(to: &str, share: f64) -> Result<SdkTracerProvider, Failure> {
    let wrong = |error: String| Failure::usage(Phrase::new("cli-serve-trace").with("found", to).with("error", error));
    if !(to.starts_with("http://") || to.starts_with("https://")) {
        return Err(wrong("http://…".to_owned()));
    }
    let base = to.trim_end_matches('/');
    let endpoint = if base.ends_with(PATH) { base.to_owned() } else { format!("{base}{PATH}") };
    let collector = Collector::new(&endpoint);
    let exporter = SpanExporter::builder().with_http().with_http_client(collector).with_endpoint(endpoint);
    let exporter = exporter.with_timeout(PATIENCE).build().map_err(|error| wrong(error.to_string()))?;
    let version = KeyValue::new("service.version", env!("CARGO_PKG_VERSION"));
    let resource = Resource::builder().with_service_name("semiramis").with_attribute(version).build();
    let sampler = Sampler::ParentBased(Box::new(Sampler::TraceIdRatioBased(share)));
    Ok(SdkTracerProvider::builder().with_batch_exporter(exporter).with_sampler(sampler).with_resource(resource).build())
}

/// Brings traces to a collector, on the thread of the exporter.
struct Collector {
    agent: ureq::Agent,
    failures: AtomicU64,
}

impl fmt::Debug for Collector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Collector").field(&self.failures).finish()
    }
}

impl Collector {
    fn new(endpoint: &str) -> Collector {
        let config = ureq::Agent::config_builder().timeout_global(Some(PATIENCE)).http_status_as_error(false);
        let is_secure = endpoint.starts_with("https://");
        let config = if is_secure { config.tls_config(terminal::trusted_tls()) } else { config };
        Collector { agent: config.build().new_agent(), failures: AtomicU64::new(0) }
    }

    fn send(&self, request: Request<Bytes>) -> Result<Response<Bytes>, HttpError> {
        let (head, body) = request.into_parts();
        let answer = self.agent.run(Request::from_parts(head, body.to_vec()))?;
        let (head, mut body) = answer.into_parts();
        Ok(Response::from_parts(head, body.read_to_vec()?.into()))
    }

    /// The log has a line when traces can't be sent any more, and one when they can again.
    fn note(&self, sent: &Result<Response<Bytes>, HttpError>) {
        let why = match sent {
            Ok(answer) if answer.status().is_success() => None,
            Ok(answer) => Some(answer.status().to_string()),
            Err(error) => Some(error.to_string()),
        };
        match why {
            Some(error) if self.failures.fetch_add(1, Ordering::Relaxed) == 0 => {
                tracing::warn!(error, "traces can't be sent to their collector");
            }
            Some(_) => {}
            None => match self.failures.swap(0, Ordering::Relaxed) {
                0 => {}
                failures => tracing::info!(failures, "traces are sent again"),
            },
        }
    }
}

impl HttpClient for Collector {
    fn send_bytes<'a, 'b>(
        &'a self,
        request: Request<Bytes>,
    ) -> Pin<Box<dyn Future<Output = Result<Response<Bytes>, HttpError>> + Send + 'b>>
    where
        'a: 'b,
        Self: 'b,
    {
        Box::pin(async move {
            let sent = self.send(request);
            self.note(&sent);
            sent
        })
    }
}
