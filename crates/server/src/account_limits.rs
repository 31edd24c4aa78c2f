//! How often anybody makes an account, has a letter sent, or takes along everything that is kept of them.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use governor::{Quota, RateLimiter};
use house::HouseError;

use crate::pace::{Limiter, fits};

/// So many accounts may be made from one address at once, and then one every few seconds: each costs a hash.
const ACCOUNTS: (NonZeroU32, Duration) = (NonZeroU32::new(30).unwrap(), Duration::from_secs(6));
/// So many letters may be asked for from one address at once, and then one every few minutes.
const LETTERS: (NonZeroU32, Duration) = (NonZeroU32::new(10).unwrap(), Duration::from_mins(2));
/// So many letters may be sent for one account or to one address at once, and then one every few minutes.
const LETTERS_TO_ONE: (NonZeroU32, Duration) = (NonZeroU32::new(3).unwrap(), Duration::from_mins(10));
/// So often may one person ask at once for everything that is kept of them, and then once every few minutes.
const EXPORTS: (NonZeroU32, Duration) = (NonZeroU32::new(3).unwrap(), Duration::from_mins(2));

/// What costs the house or others more than a request does.
#[derive(Debug)]
pub(crate) struct AccountLimits {
    accounts: Option<Limiter<IpAddr>>,
    letters: Limiter<IpAddr>,
    letters_to: Limiter<String>,
    exports: Limiter<String>,
}

/// So many at once, and then one in each period.
fn slow<K: std::hash::Hash + Eq + Clone>((at_once, period): (NonZeroU32, Duration)) -> Limiter<K> {
    let quota = Quota::with_period(period).unwrap_or_else(|| Quota::per_second(NonZeroU32::MIN));
    RateLimiter::keyed(quota.allow_burst(at_once))
}

impl AccountLimits {
    /// Who sets no limit on addresses sets none on the accounts that are made from them.
    pub(crate) fn new(addresses: u32) -> AccountLimits {
        AccountLimits {
            accounts: (addresses > 0).then(|| slow(ACCOUNTS)),
            letters: slow(LETTERS),
            letters_to: slow(LETTERS_TO_ONE),
            exports: slow(EXPORTS),
        }
    }

    /// Whether one more account may be made from an address.
    pub(crate) fn check_account(&self, address: IpAddr) -> Result<(), HouseError> {
        fits(self.accounts.as_ref(), &address)
    }

    /// Whether one more letter may be asked for from an address, for an account or to an address of its own.
    pub(crate) fn check_letter(&self, address: IpAddr, to: &str) -> Result<(), HouseError> {
        fits(Some(&self.letters), &address)?;
        fits(Some(&self.letters_to), &to.trim().to_lowercase())
    }

    /// Whether somebody may once more ask for everything that is kept of them.
    pub(crate) fn check_export(&self, person: &str) -> Result<(), HouseError> {
        fits(Some(&self.exports), &person.to_owned())
    }

    /// Forgets those who have been quiet.
    pub(crate) fn retain_recent(&self) {
        self.accounts.iter().for_each(RateLimiter::retain_recent);
        self.letters.retain_recent();
        self.letters_to.retain_recent();
        self.exports.retain_recent();
    }
}
