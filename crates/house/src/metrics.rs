//! Figures for hosts, in the form Prometheus reads.

use prometheus_client::encoding::text::encode_registry;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

use store::Watch;

/// What the house counts.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    /// Decisions of people.
    pub decisions: Counter,
    /// Commands that were refused.
    pub refused: Counter,
    /// Times something could not be stored.
    pub unavailable: Counter,
    /// Requests over HTTP.
    pub requests: Counter,
    /// Open sockets.
    pub sockets: Gauge,
    /// Tables in memory.
    pub live_tables: Gauge,
    /// Bots that think or wait to.
    pub thinking: Gauge,
    /// Seconds from a command's arrival until it is stored and told.
    pub commands: Histogram,
}

impl Metrics {
    pub(crate) fn new(watch: &Watch) -> Metrics {
        let mut registry = Registry::with_prefix("semiramis");
        // From a tenth of a millisecond to three seconds.
        let commands = Histogram::new(exponential_buckets(0.0001, 2.0, 16));
        let metrics = Metrics {
            decisions: counter(&mut registry, "decisions", "Decisions of people"),
            refused: counter(&mut registry, "refused", "Commands that were refused"),
            unavailable: counter(&mut registry, "unavailable", "Times something could not be stored"),
            requests: counter(&mut registry, "requests", "Requests over HTTP"),
            sockets: gauge(&mut registry, "sockets", "Open sockets"),
            live_tables: gauge(&mut registry, "live_tables", "Tables in memory"),
            thinking: gauge(&mut registry, "thinking", "Bots that think or wait to"),
            commands: commands.clone(),
            registry: Registry::default(),
        };
        registry.register("command_seconds", "Seconds from a command's arrival until it is stored and told", commands);
        watch.register(&mut registry);
        Metrics { registry, ..metrics }
    }

    /// All figures as text, without what ends it.
    pub fn text(&self) -> String {
        let mut text = String::new();
        // Writing to memory can't fail.
        let _ = encode_registry(&mut text, &self.registry);
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
