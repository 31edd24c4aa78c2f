//! What the host tells everybody, and which addresses are not let in: remembered, so that no request reads the database.

use std::net::IpAddr;
use std::sync::{Arc, PoisonError, RwLock};

use ipnet::IpNet;

use crate::admin::{addresses, bulletins};
use crate::error::HouseError;
use crate::house::House;
use crate::moderation_error::ModerationError;
use crate::time::now;
use protocol::Bulletin;

/// What the host has said last.
#[derive(Debug, Default)]
pub(crate) struct HostWords {
    bulletins: RwLock<Arc<[Bulletin]>>,
    banned: RwLock<Arc<[BannedNetwork]>>,
}

/// A network that is not let in, until a time or without end.
#[derive(Clone, Copy, Debug)]
struct BannedNetwork {
    network: IpNet,
    until: Option<i64>,
}

impl House {
    /// Reads anew what the host tells, and which addresses are not let in.
    pub async fn read_host_words(&self) -> Result<(), HouseError> {
        let shown = bulletins::list(self.store(), now()).await?;
        let banned = addresses::list(self.store(), now()).await?;
        let banned = banned
            .iter()
            .filter_map(|ban| Some(BannedNetwork { network: ban.network.parse().ok()?, until: ban.until }));
        set(&self.host_words.bulletins, shown.into());
        set(&self.host_words.banned, banned.collect());
        Ok(())
    }

    /// What the host tells everybody now.
    pub fn bulletins(&self) -> Vec<Bulletin> {
        let at = now();
        let all = get(&self.host_words.bulletins);
        all.iter().filter(|one| one.until.is_none_or(|until| until > at)).cloned().collect()
    }

    /// Refuses an address that is banned.
    pub fn check_address(&self, address: IpAddr) -> Result<(), HouseError> {
        let at = now();
        let all = get(&self.host_words.banned);
        let holds = |ban: &&BannedNetwork| ban.network.contains(&address) && ban.until.is_none_or(|until| until > at);
        match all.iter().find(holds) {
            Some(ban) => Err(ModerationError::AddressBanned(ban.until).into()),
            None => Ok(()),
        }
    }
}

fn get<T: ?Sized>(kept: &RwLock<Arc<T>>) -> Arc<T> {
    Arc::clone(&kept.read().unwrap_or_else(PoisonError::into_inner))
}

fn set<T: ?Sized>(kept: &RwLock<Arc<T>>, value: Arc<T>) {
    *kept.write().unwrap_or_else(PoisonError::into_inner) = value;
}
