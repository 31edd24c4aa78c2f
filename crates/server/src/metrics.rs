//! What the server counts besides the house: answers by route, and connections.

use std::time::Duration;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::{encode_eof, encode_registry};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

use house::House;

/// Seconds: from what nobody notices to what waits for a table's next move.
const SECONDS: [f64; 10] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 1.0, 5.0, 30.0];

/// What the server counts.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    answers: Family<AnswerLabels, Histogram, fn() -> Histogram>,
    /// Open connections.
    pub(crate) connections: Gauge,
    /// When the certificate expires, in seconds since 1970.
    pub(crate) certificate_expires: Gauge,
    /// Connections that were cut because nobody took what was sent.
    pub(crate) slow_readers: Counter,
}

/// Every value is one of a few: routes are those of the router, and methods those it knows.
#[derive(Clone, PartialEq, Eq, Hash, EncodeLabelSet, Debug)]
struct AnswerLabels {
    route: String,
    method: &'static str,
    status: &'static str,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let mut registry = Registry::with_prefix("semiramis");
        let answers = Family::new_with_constructor((|| Histogram::new(SECONDS)) as fn() -> Histogram);
        let (connections, certificate_expires, slow_readers) = Default::default();
        let metrics =
            Metrics { registry: Registry::default(), answers, connections, certificate_expires, slow_readers };
        registry.register("request_seconds", "Seconds until a request was answered", metrics.answers.clone());
        registry.register("connections", "Open connections that are no sockets", metrics.connections.clone());
        let help = "When the certificate that is shown expires, in seconds since 1970; 0 without one";
        registry.register("certificate_expires_timestamp_seconds", help, metrics.certificate_expires.clone());
        let help = "Connections that were cut because what was sent was not taken";
        registry.register("slow_readers", help, metrics.slow_readers.clone());
        Metrics { registry, ..metrics }
    }

    /// A request was answered.
    pub(crate) fn answered(&self, route: &str, method: &axum::http::Method, status: u16, took: Duration) {
        let labels = AnswerLabels { route: route.to_owned(), method: known(method), status: class(status) };
        self.answers.get_or_create(&labels).observe(took.as_secs_f64());
    }

    /// All figures of the house and its server as text.
    pub(crate) fn text(&self, house: &House) -> String {
        let mut text = house.metrics.text();
        // Writing to memory can't fail.
        let _ = encode_registry(&mut text, &self.registry);
        let _ = encode_eof(&mut text);
        text
    }
}

fn known(method: &axum::http::Method) -> &'static str {
    let known = ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"];
    known.into_iter().find(|name| method == name).unwrap_or("other")
}

fn class(status: u16) -> &'static str {
    ["1xx", "2xx", "3xx", "4xx", "5xx"].get(usize::from(status / 100).wrapping_sub(1)).unwrap_or(&"other")
}
