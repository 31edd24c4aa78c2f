//! Limits that slow down whoever asks a little too fast, and refuse only whoever asks far too fast: a program that asks
//! one thing after another is never refused, however quick it is.

use std::fmt::Write as _;
use std::hash::Hash;
use std::num::NonZeroU32;
use std::time::Duration;

use axum::http::{HeaderMap, HeaderName, HeaderValue};
use governor::clock::{Clock, DefaultClock};
use governor::middleware::{NoOpMiddleware, StateInformationMiddleware};
use governor::state::keyed::DefaultKeyedStateStore;
use governor::{Quota, RateLimiter};
use tokio::time::{Instant, sleep};

use house::HouseError;

/// So many seconds' worth may come at once.
const BURST: u32 = 4;
/// Nobody waits longer for their turn.
const LONGEST: Duration = Duration::from_millis(500);

/// A limit for each of many.
pub(crate) type Limiter<K, M = NoOpMiddleware> = RateLimiter<K, DefaultKeyedStateStore<K>, DefaultClock, M>;

/// A limit that slows down before it refuses.
#[derive(Debug)]
pub(crate) struct Pace<K: Hash + Eq + Clone> {
    a_second: u32,
    limiter: Limiter<K, StateInformationMiddleware>,
}

impl<K: Hash + Eq + Clone> Pace<K> {
    /// So many a second, and more at first; none is no limit.
    pub(crate) fn new(a_second: u32) -> Option<Pace<K>> {
        let most = NonZeroU32::new(a_second.saturating_mul(BURST))?;
        let quota = Quota::per_second(NonZeroU32::new(a_second)?).allow_burst(most);
        Some(Pace { a_second, limiter: RateLimiter::keyed(quota).with_middleware() })
    }

    /// Waits for one's turn, and says how many more may come at once.
    pub(crate) async fn wait(&self, key: &K) -> Result<u32, HouseError> {
        let until = Instant::now() + LONGEST;
        loop {
            match self.limiter.check_key(key) {
                Ok(state) => return Ok(state.remaining_burst_capacity()),
                Err(early) => {
                    let left = early.wait_time_from(self.limiter.clock().now());
                    if Instant::now() + left > until {
                        return Err(too_fast(left));
                    }
                    sleep(left).await;
                }
            }
        }
    }

    /// Forgets who has been quiet.
    pub(crate) fn retain_recent(&self) {
        self.limiter.retain_recent();
    }

    /// What a limit is called, and how much it allows: `"address";q=200;w=4`.
    fn policy(&self, name: &str) -> String {
        format!("\"{name}\";q={};w={BURST}", self.a_second.saturating_mul(BURST))
    }

    /// How many may still come at once, and in how many seconds all may again: `"address";r=150;t=1`.
    fn left(&self, name: &str, left: u32) -> String {
        let used = self.a_second.saturating_mul(BURST).saturating_sub(left);
        format!("\"{name}\";r={left};t={}", used.div_ceil(self.a_second))
    }
}

/// Whether one more fits, now.
pub(crate) fn fits<K: Hash + Eq + Clone>(limiter: Option<&Limiter<K>>, key: &K) -> Result<(), HouseError> {
    let Some(limiter) = limiter else { return Ok(()) };
    limiter.check_key(key).map_err(|early| too_fast(early.wait_time_from(limiter.clock().now())))
}

fn too_fast(left: Duration) -> HouseError {
    HouseError::TooFast(left.as_secs_f64().ceil().max(1.0) as u32)
}

/// Tells a client about the limits, as the IETF's draft of `RateLimit` fields says: two fields name every limit, where
/// the older `X-RateLimit-…` know one.
pub(crate) fn tell(
    headers: &mut HeaderMap,
    addresses: Option<&Pace<std::net::IpAddr>>,
    persons: Option<&Pace<String>>,
    left: u32,
) {
    let mut policy = addresses.map_or_else(String::new, |pace| pace.policy("address"));
    if let Some(persons) = persons {
        let comma = if policy.is_empty() { "" } else { ", " };
        let _ = write!(policy, "{comma}{}", persons.policy("person"));
    }
    let fields = [("ratelimit-policy", Some(policy)), ("ratelimit", addresses.map(|pace| pace.left("address", left)))];
    for (name, value) in fields {
        if let Some(value) = value.filter(|value| !value.is_empty()).and_then(|value| HeaderValue::try_from(value).ok())
        {
            headers.insert(HeaderName::from_static(name), value);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn one_after_another_is_slowed_down_and_never_refused() {
        let pace = Pace::new(100).unwrap();
        let begun = Instant::now();
        for _ in 0..450 {
            pace.wait(&"bot").await.unwrap();
        }
        assert!(begun.elapsed() > Duration::from_millis(400), "50 more than may come at once");
    }

    #[tokio::test]
    async fn a_crowd_is_refused_and_told_for_how_long() {
        let pace = std::sync::Arc::new(Pace::new(1).unwrap());
        let all = (0..40).map(|_| {
            let pace = std::sync::Arc::clone(&pace);
            tokio::spawn(async move { pace.wait(&"crowd").await })
        });
        let mut refused = 0;
        for one in all.collect::<Vec<_>>() {
            if let Err(error) = one.await.unwrap() {
                assert!(matches!(error, HouseError::TooFast(seconds) if (1..=2).contains(&seconds)), "{error:?}");
                refused += 1;
            }
        }
        assert!((30..=37).contains(&refused), "{refused}");
        assert!(pace.wait(&"another").await.is_ok(), "others are not slowed down");
    }

    #[test]
    fn limits_are_told() {
        let mut headers = HeaderMap::new();
        tell(&mut headers, Pace::new(50).as_ref(), Pace::new(20).as_ref(), 150);
        assert_eq!(headers["ratelimit-policy"], "\"address\";q=200;w=4, \"person\";q=80;w=4");
        assert_eq!(headers["ratelimit"], "\"address\";r=150;t=1");
        let mut none = HeaderMap::new();
        tell(&mut none, None, None, 0);
        assert!(none.is_empty());
    }
}
