//! An account: where its owner can be written to, and links for those who have forgotten their password.

use std::sync::Arc;

use protocol::{AccountInfo, LinkInfo, LinkKind};
use store::{Link, LinkPurpose, Person, StoreError};

use crate::error::HouseError;
use crate::house::House;
use crate::names;
use crate::passwords::{check_new_password, hash_password};
use crate::people::check_ban;
use crate::time::now;

/// How long a link for a new password works when it is sent by mail, in milliseconds.
const RESET: i64 = 3_600_000;
/// How long a link that confirms an address works.
const CONFIRM: i64 = 24 * 3_600_000;
/// An address may be that of so many accounts; of more nobody needs to hear.
const ACCOUNTS: usize = 5;

/// Somebody who has forgotten the password of an account, with a link for a new one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ForgottenPassword {
    /// Where to write to.
    pub mail: String,
    /// Their name.
    pub name: String,
    /// Their login.
    pub login: String,
    /// The secret of the link.
    pub link: String,
}

impl House {
    /// The account of somebody.
    pub fn account(&self, person: &Person, sends_mail: bool) -> Result<AccountInfo, HouseError> {
        let login = person.login.clone().ok_or(HouseError::NoAccount)?;
        Ok(AccountInfo { login, mail: person.mail.clone(), sends_mail })
    }

    /// Somebody wants to be written to at another address: the secret of the link that confirms it.
    pub async fn new_mail(&self, person: &Person, password: String, address: &str) -> Result<String, HouseError> {
        self.check_own_password(person, password).await?;
        let link = names::new_secret();
        let purpose = LinkPurpose::Mail(address.to_owned());
        self.repository.add_link(&person.id, &names::hash(&link), &purpose, now() + CONFIRM).await?;
        Ok(link)
    }

    /// Somebody does not want to be written to any more.
    pub async fn drop_mail(self: &Arc<House>, person: &Person, password: String) -> Result<(), HouseError> {
        self.check_own_password(person, password).await?;
        self.repository.drop_mail(&person.id).await?;
        self.has_changed(&person.id).await;
        Ok(())
    }

    /// Whoever has forgotten the password of the account with this login, or of those with this address.
    pub async fn forgotten(&self, who: &str) -> Result<Vec<ForgottenPassword>, HouseError> {
        let who = who.trim().to_lowercase();
        let found = match who.contains('@') {
            true => self.repository.by_mail(&who, ACCOUNTS).await?,
            false if names::is_login(&who) => self.repository.by_login(&who).await?.into_iter().collect(),
            false => Vec::new(),
        };
        let mut forgotten = Vec::new();
        for person in found.into_iter().filter(|person| check_ban(person).is_ok()) {
            let Person { id, name, login: Some(login), mail: Some(mail), .. } = person else { continue };
            let link = names::new_secret();
            self.repository.add_link(&id, &names::hash(&link), &LinkPurpose::Password, now() + RESET).await?;
            forgotten.push(ForgottenPassword { mail, name, login, link });
        }
        Ok(forgotten)
    }

    /// What a link is for.
    pub async fn link(&self, secret: &str) -> Result<LinkInfo, HouseError> {
        let Link { person, purpose } = self.find_link(secret).await?;
        let (kind, mail) = match purpose {
            LinkPurpose::Password => (LinkKind::Password, None),
            LinkPurpose::Mail(mail) => (LinkKind::Mail, Some(mail)),
        };
        Ok(LinkInfo { kind, login: person.login.unwrap_or_default(), mail })
    }

    /// Somebody chooses a new password with a link; all their sessions and tokens end, and they are signed in anew.
    pub async fn reset_password(
        self: &Arc<House>,
        link: &str,
        password: String,
        browser: &str,
    ) -> Result<(Person, String), HouseError> {
        check_new_password(&password)?;
        let Link { person, purpose: LinkPurpose::Password } = self.find_link(link).await? else {
            return Err(HouseError::Link);
        };
        let password = hash_password(password).await?;
        let (secret, link) = (names::new_secret(), names::hash(link));
        let cookie = (&*names::hash(&secret), browser);
        self.repository.reset_password(&link, &person.id, &password, cookie, now()).await.map_err(once)?;
        self.has_changed(&person.id).await;
        Ok((person, secret))
    }

    /// Somebody has read what was sent to an address.
    pub async fn confirm_mail(self: &Arc<House>, link: &str) -> Result<LinkInfo, HouseError> {
        let info = self.link(link).await?;
        let Link { person, purpose: LinkPurpose::Mail(mail) } = self.find_link(link).await? else {
            return Err(HouseError::Link);
        };
        self.repository.confirm_mail(&names::hash(link), &person.id, &mail, now()).await.map_err(once)?;
        self.has_changed(&person.id).await;
        Ok(info)
    }

    async fn find_link(&self, secret: &str) -> Result<Link, HouseError> {
        let link = self.repository.link(&names::hash(secret), now()).await?.ok_or(HouseError::Link)?;
        check_ban(&link.person)?;
        Ok(link)
    }
}

/// A link works once.
fn once(error: StoreError) -> HouseError {
    if error == StoreError::Conflict { HouseError::Link } else { error.into() }
}
