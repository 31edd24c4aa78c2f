//! Figures for hosts, in the form Prometheus reads.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// What the house counts.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    /// Decisions of people.
    pub(crate) decisions: Counter,
    /// Deeds that were refused.
    pub(crate) refused: Counter,
    /// Times something could not be stored.
    pub(crate) unavailable: Counter,
    /// Requests over HTTP.
    pub(crate) requests: Counter,
    /// Open sockets.
    pub(crate) sockets: Gauge,
    /// Tables in memory.
    pub(crate) live_tables: Gauge,
    /// Bots that think or wait to.
    pub(crate) thinking: Gauge,
    /// Seconds from a deed's arrival until it is stored and told.
    pub(crate) deeds: Histogram,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let mut registry = Registry::with_prefix("semiramis");
        // From a tenth of a millisecond to three seconds.
        let deeds = Histogram::new(exponential_buckets(0.0001, 2.0, 16));
        let metrics = Metrics {
            decisions: counter(&mut registry, "decisions", "Decisions of people"),
            refused: counter(&mut registry, "refused", "Deeds that were refused"),
            unavailable: counter(&mut registry, "unavailable", "Times something could not be stored"),
            requests: counter(&mut registry, "requests", "Requests over HTTP"),
            sockets: gauge(&mut registry, "sockets", "Open sockets"),
            live_tables: gauge(&mut registry, "live_tables", "Tables in memory"),
            thinking: gauge(&mut registry, "thinking", "Bots that think or wait to"),
            deeds: deeds.clone(),
            registry: Registry::default(),
        };
        registry.register("deed_seconds", "Seconds from a deed's arrival until it is stored and told", deeds);
        Metrics { registry, ..metrics }
    }

    /// All figures as text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        // Writing to memory can't fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}

fn counter(registry: &mut Registry, name: &str, help: &str) -> Counter {
    let counter = Counter::default();
    registry.register(name, help, counter.clone());
    counter
}

fn gauge(registry: &mut Registry, name: &str, help: &str) -> Gauge {
    let gauge = Gauge::default();
    registry.register(name, help, gauge.clone());
    gauge
}
