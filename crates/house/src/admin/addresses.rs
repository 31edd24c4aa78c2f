//! Addresses that are not let in.

use std::net::IpAddr;

use ipnet::IpNet;
use protocol::{AddressBan, Deed};
use store::{Row, Statement, Step, Store, StoreError};

use super::{By, Ordered, order, said};

/// So much of an IPv6 address is somebody's network.
const IPV6: u8 = 64;
/// No network is wider than this: nobody bans half the world by mistake.
const WIDEST: (u8, u8) = (8, 16);

/// A network as it is banned; an IPv6 address alone stands for its /64. Nothing if it is none, or too wide.
pub fn network(text: &str) -> Option<IpNet> {
    let text = text.trim();
    let network = match text.parse::<IpAddr>() {
        Ok(IpAddr::V4(address)) => IpNet::new(address.into(), 32).ok()?,
        Ok(IpAddr::V6(address)) => IpNet::new(address.into(), IPV6).ok()?,
        Err(_) => text.parse().ok()?,
    };
    let widest = if network.addr().is_ipv4() { WIDEST.0 } else { WIDEST.1 };
    (network.prefix_len() >= widest).then(|| network.trunc())
}

/// The networks that are banned at a time.
pub async fn list(store: &Store, now: i64) -> Result<Vec<AddressBan>, StoreError> {
    let sql = "SELECT network, until, reason, at FROM address_bans WHERE until IS NULL OR until > $1 ORDER BY at DESC, network";
    let rows = store.read(Statement { sql, values: vec![now.into()] }).await?;
    let ban = |row: &Row| {
        Some(AddressBan {
            network: row.text(0)?.to_owned(),
            until: row.int(1),
            reason: row.text(2)?.to_owned(),
            at: row.int(3)?,
        })
    };
    Ok(rows.iter().filter_map(ban).collect())
}

/// Lets a network in no more, until a time or without end.
pub async fn ban(
    store: &Store,
    network: IpNet,
    until: Option<i64>,
    reason: &str,
    by: &By<'_>,
) -> Result<(), StoreError> {
    let network = network.to_string();
    let sql = "INSERT INTO address_bans (network, until, reason, at) VALUES ($1, $2, $3, $4) \
               ON CONFLICT (network) DO UPDATE SET until = excluded.until, reason = excluded.reason, at = excluded.at";
    let values = vec![network.as_str().into(), until.into(), reason.into(), by.at.into()];
    let steps = || vec![Step::Must(Statement { sql, values: values.clone() })];
    by.write(store, || by.orders(steps(), "address", Deed::BanAddress, &network, &said(until, reason))).await
}

/// Lets a network in again.
pub async fn unban(store: &Store, network: IpNet, by: &By<'_>) -> Result<Ordered, StoreError> {
    let network = network.to_string();
    let look =
        Statement { sql: "SELECT 0 FROM address_bans WHERE network = $1", values: vec![network.as_str().into()] };
    let sql = "DELETE FROM address_bans WHERE network = $1";
    let steps = || vec![Step::Must(Statement { sql, values: vec![network.as_str().into()] })];
    order(store, &look, 1, || by.orders(steps(), "address", Deed::UnbanAddress, &network, "")).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_stands_for_what_one_person_has() {
        let banned = |text| network(text).map(|network| network.to_string());
        assert_eq!(banned("203.0.113.7").as_deref(), Some("203.0.113.7/32"));
        assert_eq!(banned(" 203.0.113.7/24 ").as_deref(), Some("203.0.113.0/24"));
        assert_eq!(banned("2001:db8:1:2:3::4").as_deref(), Some("2001:db8:1:2::/64"));
        for wrong in ["", "ana", "203.0.113", "0.0.0.0/0", "::/0", "203.0.113.7/33", "example.org"] {
            assert_eq!(banned(wrong), None, "{wrong}");
        }
    }
}
