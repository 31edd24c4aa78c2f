//! What every request passes: how often, from where, and with which headers the answer goes out.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{Quota, RateLimiter};

use crate::account_limits::AccountLimits;
use crate::config::Config;
use crate::error::HttpError;
use crate::pace::{self, Limiter, Pace, fits};
use crate::router::AppState;
use house::HouseError;
use protocol::Command;

/// The page comes in many files that cost little: so many times as many as other requests.
const FILES: u32 = 10;
/// So many things may be said at once, and then one a second.
const SAID: NonZeroU32 = NonZeroU32::new(10).unwrap();
/// So many things may be said from one address at once, and then two a second.
const SAID_NEARBY: NonZeroU32 = NonZeroU32::new(30).unwrap();
/// So much may be reported at once, and then one a minute.
const REPORTS: NonZeroU32 = NonZeroU32::new(5).unwrap();
/// So many new editions may be brought from one address at once, and then one every few minutes: each costs memory for good.
const EDITIONS: NonZeroU32 = NonZeroU32::new(20).unwrap();
const EDITION_EVERY: Duration = Duration::from_mins(3);
/// So many guests may come from one address at once, and then one a second.
const GUESTS: NonZeroU32 = NonZeroU32::new(100).unwrap();
/// So many passwords of one login may be tried from one address at once, and then one every few seconds.
const PASSWORDS: NonZeroU32 = NonZeroU32::new(10).unwrap();
/// So many passwords of whatever logins may be tried from one address at once, and then one every few seconds.
const SPRAYED: NonZeroU32 = NonZeroU32::new(30).unwrap();
/// So many seconds.
const FEW: Duration = Duration::from_secs(6);
/// How often those who have been quiet are forgotten.
const TIDY: Duration = Duration::from_mins(1);

/// Who may ask how much, and from where.
#[derive(Debug)]
pub(crate) struct RateLimits {
    addresses: Option<Pace<IpAddr>>,
    files: Option<Pace<IpAddr>>,
    persons: Option<Pace<String>>,
    talk: Option<Limiter<String>>,
    talk_nearby: Option<Limiter<IpAddr>>,
    reports: Option<Limiter<String>>,
    guests: Option<Limiter<IpAddr>>,
    editions: Limiter<IpAddr>,
    passwords: Limiter<(IpAddr, String)>,
    sprayed: Limiter<IpAddr>,
    /// What concerns accounts.
    pub(crate) account: AccountLimits,
    sockets: ConnectionCounts,
    connections: ConnectionCounts,
    origins: Vec<String>,
    proxy: bool,
}

/// One in each period, and more only at first.
fn slow<K: std::hash::Hash + Eq + Clone>(period: Duration, at_once: NonZeroU32) -> Limiter<K> {
    let quota = Quota::with_period(period).unwrap_or_else(|| Quota::per_second(NonZeroU32::MIN));
    RateLimiter::keyed(quota.allow_burst(at_once))
}

impl RateLimits {
    pub(crate) fn new(config: &Config) -> RateLimits {
        RateLimits {
            addresses: Pace::new(config.limits.address),
            files: Pace::new(config.limits.address.saturating_mul(FILES)),
            persons: Pace::new(config.limits.person),
            // Who sets no limit on commands or addresses sets none on words or guests.
            talk: (config.limits.person > 0).then(|| slow(Duration::from_secs(1), SAID)),
            talk_nearby: (config.limits.person > 0).then(|| slow(Duration::from_millis(500), SAID_NEARBY)),
            reports: (config.limits.person > 0).then(|| slow(Duration::from_mins(1), REPORTS)),
            guests: (config.limits.address > 0).then(|| slow(Duration::from_secs(1), GUESTS)),
            editions: slow(EDITION_EVERY, EDITIONS),
            passwords: slow(FEW, PASSWORDS),
            sprayed: slow(FEW, SPRAYED),
            account: AccountLimits::new(config.limits.address),
            sockets: ConnectionCounts::new(config.limits.sockets),
            // All that come through a proxy have its address: it has to count them.
            connections: ConnectionCounts::new(if config.proxy { 0 } else { config.limits.connections }),
            origins: config.origins.clone(),
            proxy: config.proxy,
        }
    }

    /// Whether somebody may do something more.
    pub(crate) async fn check_person(&self, person: &str) -> Result<(), HouseError> {
        match &self.persons {
            Some(persons) => persons.wait(&person.to_owned()).await.map(|_| ()),
            None => Ok(()),
        }
    }

    /// Whether somebody may do this too: talk is cheap, and limited further.
    pub(crate) async fn check_command(
        &self,
        address: IpAddr,
        person: &str,
        command: &Command,
    ) -> Result<(), HouseError> {
        self.check_person(person).await?;
        if matches!(command, Command::Report { .. }) {
            return fits(self.reports.as_ref(), &person.to_owned());
        }
        if !matches!(command, Command::Say { .. }) {
            return Ok(());
        }
        fits(self.talk.as_ref(), &person.to_owned())?;
        fits(self.talk_nearby.as_ref(), &address)
    }

    /// Whether one more guest may come from an address.
    pub(crate) fn check_guest(&self, address: IpAddr) -> Result<(), HouseError> {
        fits(self.guests.as_ref(), &address)
    }

    /// Whether one more edition that is new to this process may come from an address.
    pub(crate) fn check_edition(&self, address: IpAddr) -> Result<(), HouseError> {
        fits(Some(&self.editions), &address)
    }

    /// Whether one more password of a login may be tried.
    pub(crate) async fn check_password(&self, address: IpAddr, login: &str) -> Result<(), HouseError> {
        fits(Some(&self.passwords), &(address, login.to_owned()))?;
        // Nor one password on many logins.
        fits(Some(&self.sprayed), &address)?;
        // Nor quickly from everywhere.
        self.check_person(&format!("login {login}")).await
    }

    /// Waits for the turn of an address, and says how many more requests may come at once.
    async fn check_address(&self, address: IpAddr, path: &str) -> Result<u32, HouseError> {
        match if is_api(path) { &self.addresses } else { &self.files } {
            Some(addresses) => addresses.wait(&address).await,
            None => Ok(0),
        }
    }

    /// Whether a proxy says who asks.
    pub(crate) fn has_proxy(&self) -> bool {
        self.proxy
    }

    /// Another socket from an address, counted as long as the place is held.
    pub(crate) fn socket(&self, address: IpAddr) -> Result<ConnectionPermit, HouseError> {
        self.sockets.take(address).ok_or(HouseError::TooManySockets)
    }

    /// Another connection of a peer, counted as long as the place is held.
    pub(crate) fn connection(&self, peer: SocketAddr) -> Option<ConnectionPermit> {
        self.connections.take(network(peer.ip()))
    }

    /// A page of another site must not act in somebody's name.
    fn check_origin(&self, headers: &HeaderMap) -> Result<(), HouseError> {
        let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
        let origin = origin.to_str().unwrap_or_default();
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        let own = origin.split_once("://").is_some_and(|(_, rest)| rest == host);
        if own || self.origins.iter().any(|known| known == origin) { Ok(()) } else { Err(HouseError::Foreign) }
    }

    /// The address that asks. Addresses of one IPv6 network count as one.
    pub(crate) fn address(&self, headers: &HeaderMap, peer: SocketAddr) -> IpAddr {
        // The proxy adds the address it sees at the end, as a line of its own or not; all before that is what the visitor says.
        let last = || headers.get_all("x-forwarded-for").into_iter().next_back()?.to_str().ok()?.rsplit(',').next();
        let forwarded = || last()?.trim().parse().ok();
        network(self.proxy.then(forwarded).flatten().unwrap_or(peer.ip()))
    }

    /// Forgets addresses and persons that have been quiet, every minute until the process ends.
    pub(crate) async fn tidy(self: Arc<RateLimits>) {
        loop {
            tokio::time::sleep(TIDY).await;
            self.addresses.iter().chain(&self.files).for_each(Pace::retain_recent);
            self.persons.iter().for_each(Pace::retain_recent);
            self.talk.iter().chain(&self.reports).for_each(RateLimiter::retain_recent);
            self.guests.iter().chain(&self.talk_nearby).for_each(RateLimiter::retain_recent);
            self.editions.retain_recent();
            self.passwords.retain_recent();
            self.sprayed.retain_recent();
            self.account.retain_recent();
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
struct ConnectionCounts {
    taken: Arc<Mutex<HashMap<IpAddr, usize>>>,
    most: usize,
}

impl ConnectionCounts {
    fn new(most: usize) -> ConnectionCounts {
        ConnectionCounts { taken: Arc::default(), most }
    }

    fn take(&self, address: IpAddr) -> Option<ConnectionPermit> {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let count = taken.entry(address).or_default();
        if self.most > 0 && *count >= self.most {
            return None;
        }
        *count += 1;
        Some(ConnectionPermit { taken: Arc::clone(&self.taken), address })
    }
}

/// A place among those of an address.
#[derive(Debug)]
pub(crate) struct ConnectionPermit {
    taken: Arc<Mutex<HashMap<IpAddr, usize>>>,
    address: IpAddr,
}

impl Drop for ConnectionPermit {
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
pub(crate) async fn limit(
    State(app): State<AppState>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    app.house.metrics.requests.inc();
    let is_counted = is_api(request.uri().path());
    let (head, body) = request.into_parts();
    let address = app.limits.address(&head.headers, peer);
    // The page itself is for everybody: it says why nothing else is.
    let welcome = if is_counted { app.house.check_address(address) } else { Ok(()) };
    let admitted = match welcome {
        Ok(()) => admit(&app.limits, &head, peer).await,
        Err(error) => Err(error),
    };
    let left = *admitted.as_ref().unwrap_or(&0);
    let mut response = match admitted {
        Ok(_) => next.run(Request::from_parts(head, body)).await,
        Err(error) => HttpError(error).into_response(),
    };
    set_headers(response.headers_mut());
    if is_counted {
        pace::tell(response.headers_mut(), app.limits.addresses.as_ref(), app.limits.persons.as_ref(), left);
    }
    if app.secure {
        response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(HTTPS_ONLY));
    }
    response
}

/// Whether a path is no file of the page.
fn is_api(path: &str) -> bool {
    path.starts_with("/api/")
}

/// Whether a request may come in, and how many more of its address may at once.
async fn admit(limits: &RateLimits, head: &Parts, peer: SocketAddr) -> Result<u32, HouseError> {
    let address = limits.address(&head.headers, peer);
    let left = limits.check_address(address, head.uri.path()).await?;
    let safe = matches!(head.method, Method::GET | Method::HEAD | Method::OPTIONS);
    if !safe || head.headers.contains_key(header::UPGRADE) {
        limits.check_origin(&head.headers)?;
    }
    Ok(left)
}

/// For two years browsers come over HTTPS only.
const HTTPS_ONLY: &str = "max-age=63072000";

const POLICY: &str = "default-src 'self'; img-src 'self' data:; \
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

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn a_permit_that_is_given_back_makes_room_for_one_of_its_address() {
        let counts = ConnectionCounts::new(3);
        let (one, other) = (address("10.0.0.1"), address("10.0.0.2"));
        let mut held: Vec<_> = (0..3).map(|_| counts.take(one).unwrap()).collect();
        assert!(counts.take(one).is_none());
        let elsewhere = counts.take(other);
        assert!(elsewhere.is_some(), "another address has its own");
        held.pop();
        held.push(counts.take(one).expect("room for one"));
        assert!(counts.take(one).is_none(), "and for one only");
        drop((held, elsewhere));
        assert!(counts.taken.lock().unwrap().is_empty(), "nothing is remembered of those who have gone");
    }

    #[test]
    fn no_limit_is_none() {
        let counts = ConnectionCounts::new(0);
        let held: Vec<_> = (0..100).filter_map(|_| counts.take(address("10.0.0.1"))).collect();
        assert_eq!(held.len(), 100);
    }

    #[test]
    fn one_address_is_all_of_an_ipv6_network_and_one_of_ipv4() {
        assert_eq!(network(address("2001:db8:1:2:3:4:5:6")), network(address("2001:db8:1:2::")));
        assert_ne!(network(address("2001:db8:1:2::")), network(address("2001:db8:1:3::")));
        assert_eq!(network(address("::ffff:10.0.0.1")), address("10.0.0.1"));
        assert_ne!(network(address("10.0.0.1")), network(address("10.0.0.2")));
    }
}
