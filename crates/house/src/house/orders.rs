//! What admins order on their page, and the lines of the audit log about who comes.

use std::net::IpAddr;
use std::sync::Arc;

use super::House;
use crate::admin::{By, Ordered, addresses, bulletins, people, reports, tables};
use crate::error::HouseError;
use crate::moderation_error::ModerationError;
use crate::time::now;
use protocol::{Deed, NewAddressBan, NewBan, NewBulletin};
use store::{Person, StoreError};

/// The longest reason of a ban, in letters.
const REASON: usize = 200;

/// An admin, and from where they order.
#[derive(Clone, Debug)]
pub struct Admin {
    /// Who.
    pub person: Person,
    /// From where.
    pub address: IpAddr,
}

impl Admin {
    fn orders(&self) -> By<'_> {
        By { person: Some(&self.person.id), address: Some(self.address), at: now() }
    }
}

impl House {
    /// Lets a person in no more.
    pub async fn ban(self: &Arc<House>, admin: &Admin, person: &str, ban: &NewBan) -> Result<(), HouseError> {
        check_end(ban.until)?;
        let done = people::ban(self.store(), person, ban.until, &short(&ban.reason), &admin.orders()).await?;
        check(done, ModerationError::Person)?;
        self.obey("ban", person).await
    }

    /// Lets a person in again.
    pub async fn unban(self: &Arc<House>, admin: &Admin, person: &str) -> Result<(), HouseError> {
        check(people::unban(self.store(), person, &admin.orders()).await?, ModerationError::Person)?;
        self.obey("unban", person).await
    }

    /// Lets an address in no more.
    pub async fn ban_address(self: &Arc<House>, admin: &Admin, ban: &NewAddressBan) -> Result<(), HouseError> {
        check_end(ban.until)?;
        let network = addresses::network(&ban.address).ok_or(ModerationError::Address)?;
        if network.contains(&admin.address) {
            return Err(ModerationError::OwnAddress.into());
        }
        addresses::ban(self.store(), network, ban.until, &short(&ban.reason), &admin.orders()).await?;
        self.read_host_words().await
    }

    /// Lets an address in again.
    pub async fn unban_address(self: &Arc<House>, admin: &Admin, address: &str) -> Result<(), HouseError> {
        let network = addresses::network(address).ok_or(ModerationError::Address)?;
        check(addresses::unban(self.store(), network, &admin.orders()).await?, ModerationError::NotBanned)?;
        self.read_host_words().await
    }

    /// Closes a table.
    pub async fn close_table(self: &Arc<House>, admin: &Admin, table: &str) -> Result<(), HouseError> {
        match tables::close(self.store(), table, &admin.orders()).await? {
            Ordered::Unknown => Err(HouseError::Table),
            _ => self.obey("close", table).await,
        }
    }

    /// Marks a report as settled, or as not settled after all.
    pub async fn settle(&self, admin: &Admin, report: &str, settled: bool) -> Result<(), HouseError> {
        check(reports::settle(self.store(), report, settled, &admin.orders()).await?, ModerationError::Report)
    }

    /// Tells everybody something; says its id.
    pub async fn post_bulletin(self: &Arc<House>, admin: &Admin, bulletin: &NewBulletin) -> Result<String, HouseError> {
        check_end(bulletin.until)?;
        let text = bulletins::readable(&bulletin.text).ok_or(HouseError::NothingSaid)?;
        let id = bulletins::announce(self.store(), &text, bulletin.until, &admin.orders()).await?;
        self.read_host_words().await?;
        Ok(id)
    }

    /// Tells it no more.
    pub async fn withdraw(self: &Arc<House>, admin: &Admin, id: &str) -> Result<(), HouseError> {
        check(bulletins::withdraw(self.store(), id, &admin.orders()).await?, ModerationError::Bulletin)?;
        self.read_host_words().await
    }

    /// Writes down that somebody has come.
    pub async fn note_arrival(&self, deed: Deed, person: &str, address: IpAddr) -> Result<(), StoreError> {
        let by = By { person: Some(person), address: Some(address), at: now() };
        self.store().write(vec![by.line(deed, person, "")]).await
    }

    /// Writes down that somebody has tried a wrong password for an account, if there is such an account.
    pub async fn note_wrong_password(&self, login: &str, address: IpAddr) -> Result<(), StoreError> {
        match self.repository.by_login(&login.to_ascii_lowercase()).await? {
            Some(person) => {
                let by = By { person: None, address: Some(address), at: now() };
                self.store().write(vec![by.line(Deed::WrongPassword, &person.id, "")]).await
            }
            None => Ok(()),
        }
    }
}

fn check(done: Ordered, unknown: ModerationError) -> Result<(), HouseError> {
    match done {
        Ordered::Done | Ordered::Already => Ok(()),
        Ordered::Unknown => Err(unknown.into()),
        Ordered::Refused => Err(ModerationError::Admin.into()),
    }
}

fn check_end(until: Option<i64>) -> Result<(), HouseError> {
    if until.is_some_and(|until| until <= now()) { Err(ModerationError::Past.into()) } else { Ok(()) }
}

fn short(reason: &str) -> String {
    crate::names::said(reason).unwrap_or_default().chars().take(REASON).collect()
}
