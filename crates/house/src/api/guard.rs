//! What every request passes: how often, from where, and with which headers the answer goes out.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use super::Shared;
use super::failed::Failed;
use crate::config::Config;
use crate::protocol::Deed;
use crate::refusal::No;

/// So many seconds' worth may come at once.
const BURST: u32 = 4;
/// So many things may be said at once, and then one a second.
const SAID: NonZeroU32 = NonZeroU32::new(10).unwrap();
/// So many guests may come from one address at once, and then one a second.
const GUESTS: NonZeroU32 = NonZeroU32::new(100).unwrap();
/// So many passwords of one login may be tried from one address at once, and then one every few seconds.
const PASSWORDS: NonZeroU32 = NonZeroU32::new(10).unwrap();
/// So many seconds.
const FEW: Duration = Duration::from_secs(6);
/// How often those who have been quiet are forgotten.
const TIDY: Duration = Duration::from_mins(1);

/// Who may ask how much, and from where.
#[derive(Debug)]
pub(crate) struct Guard {
    addresses: Option<DefaultKeyedRateLimiter<IpAddr>>,
    persons: Option<DefaultKeyedRateLimiter<String>>,
    talk: Option<DefaultKeyedRateLimiter<String>>,
    guests: Option<DefaultKeyedRateLimiter<IpAddr>>,
    passwords: DefaultKeyedRateLimiter<(IpAddr, String)>,
    sockets: Places,
    connections: Places,
    origins: Vec<String>,
    proxy: bool,
}

fn limiter<K: std::hash::Hash + Eq + Clone>(a_second: u32) -> Option<DefaultKeyedRateLimiter<K>> {
    let quota = Quota::per_second(NonZeroU32::new(a_second)?);
    Some(RateLimiter::keyed(quota.allow_burst(NonZeroU32::new(a_second.saturating_mul(BURST))?)))
}

/// One in each period, and more only at first.
fn slow<K: std::hash::Hash + Eq + Clone>(period: Duration, at_once: NonZeroU32) -> DefaultKeyedRateLimiter<K> {
    let quota = Quota::with_period(period).unwrap_or_else(|| Quota::per_second(NonZeroU32::MIN));
    RateLimiter::keyed(quota.allow_burst(at_once))
}

/// Whether one more fits.
fn fits<K: std::hash::Hash + Eq + Clone>(limiter: Option<&DefaultKeyedRateLimiter<K>>, key: &K) -> Result<(), No> {
    if limiter.is_none_or(|limiter| limiter.check_key(key).is_ok()) { Ok(()) } else { Err(No::TooFast) }
}

impl Guard {
    pub(crate) fn new(config: &Config) -> Guard {
        Guard {
            addresses: limiter(config.limits.address),
            persons: limiter(config.limits.person),
            // Who sets no limit on deeds or addresses sets none on words or guests.
            talk: (config.limits.person > 0).then(|| slow(Duration::from_secs(1), SAID)),
            guests: (config.limits.address > 0).then(|| slow(Duration::from_secs(1), GUESTS)),
            passwords: slow(FEW, PASSWORDS),
            sockets: Places::new(config.limits.sockets),
            // All that come through a proxy have its address: it has to count them.
            connections: Places::new(if config.proxy { 0 } else { config.limits.connections }),
            origins: config.origins.clone(),
            proxy: config.proxy,
        }
    }

    /// Whether somebody may do something more.
    pub(super) fn check_person(&self, person: &str) -> Result<(), No> {
        fits(self.persons.as_ref(), &person.to_owned())
    }

    /// Whether somebody may do this too: talk is cheap, and limited further.
    pub(super) fn check_deed(&self, person: &str, deed: &Deed) -> Result<(), No> {
        self.check_person(person)?;
        if matches!(deed, Deed::Say { .. }) { fits(self.talk.as_ref(), &person.to_owned()) } else { Ok(()) }
    }

    /// Whether one more guest may come from an address.
    pub(super) fn check_guest(&self, address: IpAddr) -> Result<(), No> {
        fits(self.guests.as_ref(), &address)
    }

    /// Whether one more password of a login may be tried.
    pub(super) fn check_password(&self, address: IpAddr, login: &str) -> Result<(), No> {
        fits(Some(&self.passwords), &(address, login.to_owned()))?;
        // Nor quickly from everywhere.
        self.check_person(&format!("login {login}"))
    }

    fn check_address(&self, address: IpAddr) -> Result<(), No> {
        fits(self.addresses.as_ref(), &address)
    }

    /// Another socket from an address, counted as long as the place is held.
    pub(super) fn socket(&self, address: IpAddr) -> Result<Place, No> {
        self.sockets.take(address).ok_or(No::TooFast)
    }

    /// Another connection of a peer, counted as long as the place is held.
    pub(crate) fn connection(&self, peer: SocketAddr) -> Option<Place> {
        self.connections.take(network(peer.ip()))
    }

    /// A page of another site must not act in somebody's name.
    fn check_origin(&self, headers: &HeaderMap) -> Result<(), No> {
        let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
        let origin = origin.to_str().unwrap_or_default();
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        let own = origin.split_once("://").is_some_and(|(_, rest)| rest == host);
        if own || self.origins.iter().any(|known| known == origin) { Ok(()) } else { Err(No::Foreign) }
    }

    /// The address that asks. Addresses of one IPv6 network count as one.
    pub(super) fn address(&self, headers: &HeaderMap, peer: SocketAddr) -> IpAddr {
        // The proxy adds the address it sees at the end, as a line of its own or not; all before that is what the visitor says.
        let last = || headers.get_all("x-forwarded-for").into_iter().next_back()?.to_str().ok()?.rsplit(',').next();
        let forwarded = || last()?.trim().parse().ok();
        network(self.proxy.then(forwarded).flatten().unwrap_or(peer.ip()))
    }

    /// Forgets addresses and persons that have been quiet, every minute until the process ends.
    pub(crate) async fn tidy(self: Arc<Guard>) {
        loop {
            tokio::time::sleep(TIDY).await;
            self.addresses.iter().for_each(RateLimiter::retain_recent);
            self.persons.iter().chain(&self.talk).for_each(RateLimiter::retain_recent);
            self.guests.iter().for_each(RateLimiter::retain_recent);
            self.passwords.retain_recent();
        }
    }
}

/// What counts as one address: all of an IPv6 network does.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(address) => match address.to_ipv4_mapped() {
            Some(address) => IpAddr::V4(address),
            None => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
        },
        IpAddr::V4(_) => address,
    }
}

/// So many at the same time from each address.
#[derive(Debug)]
struct Places {
    taken: Arc<Mutex<HashMap<IpAddr, usize>>>,
    most: usize,
}

impl Places {
    fn new(most: usize) -> Places {
        Places { taken: Arc::default(), most }
    }

    fn take(&self, address: IpAddr) -> Option<Place> {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let count = taken.entry(address).or_default();
        if self.most > 0 && *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Place { taken: Arc::clone(&self.taken), address })
    }
}

/// A place among those of an address.
#[derive(Debug)]
pub(crate) struct Place {
    taken: Arc<Mutex<HashMap<IpAddr, usize>>>,
    address: IpAddr,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = taken.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&self.address);
            }
        }
    }
}

/// What every request passes.
pub(super) async fn guard(
    State(shared): State<Shared>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    shared.house.metrics.requests.inc();
    let mut response = match admit(&shared.guard, &request, peer) {
        Ok(()) => next.run(request).await,
        Err(no) => Failed(no).into_response(),
    };
    set_headers(response.headers_mut());
    response
}

fn admit(guard: &Guard, request: &Request, peer: SocketAddr) -> Result<(), No> {
    let path = request.uri().path();
    if path.starts_with("/api/") {
        guard.check_address(guard.address(request.headers(), peer))?;
    }
    let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if !safe || request.headers().contains_key(header::UPGRADE) {
        guard.check_origin(request.headers())?;
    }
    Ok(())
}

const POLICY: &str = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
                      connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

fn set_headers(headers: &mut HeaderMap) {
    let fixed = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        // A private table's link is a secret: no other site hears of it.
        (header::REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
}
