//! Guests and accounts.

use std::net::IpAddr;
use std::sync::Arc;

use crate::admin::people::ban_of;
use crate::error::HouseError;
use crate::house::House;
use crate::moderation_error::ModerationError;
use crate::names;
use crate::passwords::{check_new_password, hash_password, is_password};
use crate::time::now;
use protocol::{Account, Ban, Me, Preferences};
use store::StoreError;
use store::{Person, SessionKind};

impl House {
    /// Whose secret this is.
    pub async fn who(&self, secret: &str) -> Result<Option<Person>, HouseError> {
        let hash = names::hash(secret);
        if let Some(person) = self.sessions.get(&hash) {
            self.signs.note(&person.id);
            return Ok(Some(person));
        }
        let forgotten = self.sessions.forgotten();
        let Some((person, used)) = self.repository.by_session(&hash, self.used_since()).await? else { return Ok(None) };
        self.sessions.put(&hash, &person, forgotten);
        self.signs.note(&person.id);
        self.note_use(hash, used);
        Ok(Some(person))
    }

    /// Somebody asks from this address.
    pub fn comes_from(&self, person: &Person, address: IpAddr) {
        self.signs.note_address(&person.id, address);
    }

    /// Who comes with this secret and is welcome.
    pub async fn welcome_back(&self, secret: Option<&str>) -> Result<Person, HouseError> {
        let person = self.who(secret.ok_or(HouseError::Nameless)?).await?.ok_or(HouseError::Credential)?;
        check_ban(&person)?;
        Ok(person)
    }

    /// A new guest, who came with a browser, and their secret.
    pub async fn welcome(&self, name: &str, browser: &str) -> Result<(Person, String), HouseError> {
        let name = names::name(name).ok_or(HouseError::Name)?;
        let (id, secret) = (names::new_id(), names::new_secret());
        self.repository.add_guest(&id, &name, &names::hash(&secret), browser, now()).await?;
        let preferences = Preferences::default();
        Ok((
            Person {
                id,
                name,
                login: None,
                password: None,
                mail: None,
                preferences,
                banned: 0,
                admin: false,
                program: false,
            },
            secret,
        ))
    }

    /// Gives a person another name, at all their tables.
    pub async fn rename(self: &Arc<House>, person: &Person, name: &str) -> Result<Me, HouseError> {
        let name = names::name(name).ok_or(HouseError::Name)?;
        self.repository.rename(&person.id, &person.name, &name).await?;
        self.has_changed(&person.id).await;
        Ok(me(&Person { name, ..person.clone() }))
    }

    /// Somebody prefers something else.
    pub async fn prefer(self: &Arc<House>, person: &Person, preferences: Preferences) -> Result<Me, HouseError> {
        self.repository.prefer(&person.id, preferences).await?;
        self.has_changed(&person.id).await;
        Ok(me(&Person { preferences, ..person.clone() }))
    }

    /// Makes a guest an account, which keeps their games, and a new secret.
    pub async fn register(
        self: &Arc<House>,
        person: &Person,
        account: Account,
        browser: &str,
    ) -> Result<(Me, String), HouseError> {
        if person.login.is_some() {
            return Err(HouseError::HasAccount);
        }
        if !names::is_login(&account.login) {
            return Err(HouseError::Login);
        }
        check_new_password(&account.password)?;
        let login = account.login.to_ascii_lowercase();
        let hash = hash_password(account.password).await?;
        let secret = names::new_secret();
        let cookie = (&*names::hash(&secret), browser);
        match self.repository.add_account(&person.id, &login, &hash, cookie, now()).await {
            Err(StoreError::Conflict) => return Err(HouseError::LoginTaken),
            other => other?,
        }
        self.has_changed(&person.id).await;
        Ok((me(&Person { login: Some(login), ..person.clone() }), secret))
    }

    /// Signs in to an account; what the guest had so far goes over to it.
    pub async fn sign_in(
        self: &Arc<House>,
        guest: Option<&Person>,
        account: Account,
        browser: &str,
    ) -> Result<(Person, String), HouseError> {
        // What has not the form of a login is nobody's, and need not be looked for.
        let found = if names::is_login(&account.login) {
            self.repository.by_login(&account.login.to_ascii_lowercase()).await?
        } else {
            None
        };
        let hash = found.as_ref().and_then(|person| person.password.clone());
        let right = is_password(account.password, hash).await?;
        let person = found.filter(|_| right).ok_or(HouseError::WrongPassword)?;
        check_ban(&person)?;
        let secret = names::new_secret();
        self.repository.add_session(&person.id, &names::hash(&secret), SessionKind::Cookie, browser, now()).await?;
        self.sessions.forget_all();
        if let Some(guest) = guest.filter(|guest| guest.login.is_none() && guest.id != person.id) {
            self.repository.merge(&guest.id, &person.id).await?;
            self.has_changed(&guest.id).await;
        }
        Ok((person, secret))
    }

    /// Signs out here.
    pub async fn sign_out(self: &Arc<House>, secret: &str) -> Result<(), HouseError> {
        let Some(person) = self.who(secret).await? else { return Ok(()) };
        if person.program {
            return Err(HouseError::Program);
        }
        self.repository.drop_session(&person.id, &names::hash(secret)).await?;
        self.has_changed(&person.id).await;
        Ok(())
    }

    /// Signs out everywhere; tokens are worth nothing any more either.
    pub async fn sign_out_everywhere(self: &Arc<House>, person: &Person) -> Result<(), HouseError> {
        self.repository.drop_sessions(&person.id).await?;
        self.has_changed(&person.id).await;
        Ok(())
    }
}

/// Refuses somebody who is banned.
pub fn check_ban(person: &Person) -> Result<(), HouseError> {
    match ban_of(person.banned, now()) {
        None => Ok(()),
        Some(Ban { until: None }) => Err(HouseError::Banned),
        Some(Ban { until: Some(until) }) => Err(ModerationError::BannedUntil(until).into()),
    }
}

/// Oneself, as the house knows one.
pub fn me(person: &Person) -> Me {
    Me { name: person.name.clone(), login: person.login.clone(), preferences: person.preferences, admin: person.admin }
}
