//! Guests, accounts, tokens.

use std::sync::{Arc, LazyLock};

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;

use crate::house::House;
use crate::ledger::{Person, SessionKind};
use crate::names;
use crate::protocol::{Account, Me, Preferences};
use crate::refusal::No;
use crate::store::Trouble;
use crate::time::now;

/// Hashing a password takes 19 MiB and tens of milliseconds: only so many at once.
static HASHING: Semaphore = Semaphore::const_new(2);

/// What a password is compared with when there is no such login, so that it takes as long.
static NOBODY: LazyLock<String> = LazyLock::new(|| hash_password("nobody has this password").unwrap_or_default());

impl House {
    /// Whose secret this is.
    pub(crate) async fn who(&self, secret: &str) -> Result<Option<Person>, No> {
        let hash = names::hash(secret);
        if let Some(person) = self.sessions.get(&hash) {
            return Ok(Some(person));
        }
        let forgotten = self.sessions.forgotten();
        let person = self.ledger.by_session(&hash).await?;
        if let Some(person) = &person {
            self.sessions.put(&hash, person, forgotten);
        }
        Ok(person)
    }

    /// Who comes with this secret and is welcome.
    pub(crate) async fn welcome_back(&self, secret: Option<&str>) -> Result<Person, No> {
        let person = self.who(secret.ok_or(No::Nameless)?).await?.ok_or(No::Nameless)?;
        if person.banned { Err(No::Banned) } else { Ok(person) }
    }

    /// A new guest, and his secret.
    pub(crate) async fn welcome(&self, name: &str) -> Result<(Person, String), No> {
        let name = names::name(name).ok_or(No::Name)?;
        let (id, secret) = (names::new_id(), names::new_secret());
        self.ledger.add_guest(&id, &name, &names::hash(&secret), now()).await?;
        let preferences = Preferences::default();
        Ok((Person { id, name, login: None, password: None, preferences, banned: false, program: false }, secret))
    }

    /// Somebody takes another name, at all his tables.
    pub(crate) async fn rename(self: &Arc<House>, person: &Person, name: &str) -> Result<Me, No> {
        let name = names::name(name).ok_or(No::Name)?;
        self.ledger.rename(&person.id, &person.name, &name).await?;
        self.has_changed(&person.id).await;
        Ok(me(&Person { name, ..person.clone() }))
    }

    /// Somebody prefers something else.
    pub(crate) async fn prefer(self: &Arc<House>, person: &Person, preferences: Preferences) -> Result<Me, No> {
        self.ledger.prefer(&person.id, preferences).await?;
        self.has_changed(&person.id).await;
        Ok(me(&Person { preferences, ..person.clone() }))
    }

    /// A guest gets an account, which keeps his games, and a new secret.
    pub(crate) async fn register(self: &Arc<House>, person: &Person, account: Account) -> Result<(Me, String), No> {
        if person.login.is_some() {
            return Err(No::HasAccount);
        }
        if !names::is_login(&account.login) {
            return Err(No::Login);
        }
        if !(8..=256).contains(&account.password.chars().count()) {
            return Err(No::Password);
        }
        let login = account.login.to_ascii_lowercase();
        let hash = hashing(move || hash_password(&account.password)).await?;
        let secret = names::new_secret();
        match self.ledger.add_account(&person.id, &login, &hash, &names::hash(&secret), now()).await {
            Err(Trouble::Conflict) => return Err(No::LoginTaken),
            other => other?,
        }
        self.has_changed(&person.id).await;
        Ok((me(&Person { login: Some(login), ..person.clone() }), secret))
    }

    /// Signs in to an account; what the guest had so far goes over to it.
    pub(crate) async fn sign_in(
        self: &Arc<House>,
        guest: Option<&Person>,
        account: Account,
    ) -> Result<(Person, String), No> {
        // What has not the form of a login is nobody's, and need not be looked for.
        let found = if names::is_login(&account.login) {
            self.ledger.by_login(&account.login.to_ascii_lowercase()).await?
        } else {
            None
        };
        let hash = found.as_ref().and_then(|person| person.password.clone()).unwrap_or_else(|| NOBODY.clone());
        let right = hashing(move || Some(is_password(&account.password, &hash))).await?;
        let person = found.filter(|_| right).ok_or(No::WrongPassword)?;
        if person.banned {
            return Err(No::Banned);
        }
        let secret = names::new_secret();
        self.ledger.add_session(&person.id, &names::hash(&secret), SessionKind::Cookie, "", now()).await?;
        self.sessions.forget_all();
        if let Some(guest) = guest.filter(|guest| guest.login.is_none() && guest.id != person.id) {
            self.ledger.merge(&guest.id, &person.id).await?;
            self.has_changed(&guest.id).await;
        }
        Ok((person, secret))
    }

    /// Signs out here.
    pub(crate) async fn sign_out(self: &Arc<House>, secret: &str) -> Result<(), No> {
        let Some(person) = self.who(secret).await? else { return Ok(()) };
        self.ledger.drop_session(&person.id, &names::hash(secret)).await?;
        self.has_changed(&person.id).await;
        Ok(())
    }

    /// Signs out everywhere; tokens are worth nothing any more either.
    pub(crate) async fn sign_out_everywhere(self: &Arc<House>, person: &Person) -> Result<(), No> {
        self.ledger.drop_sessions(&person.id).await?;
        self.has_changed(&person.id).await;
        Ok(())
    }

    /// A token for a program that plays in somebody's name.
    pub(crate) async fn new_token(&self, person: &Person, label: &str) -> Result<String, No> {
        let label = names::name(label).ok_or(No::Name)?;
        let secret = names::new_secret();
        self.ledger.add_session(&person.id, &names::hash(&secret), SessionKind::Token, &label, now()).await?;
        // An older session may have ended for it.
        self.sessions.forget_all();
        Ok(secret)
    }
}

/// Oneself, as the house knows one.
pub(crate) fn me(person: &Person) -> Me {
    Me { name: person.name.clone(), login: person.login.clone(), preferences: person.preferences }
}

/// Hashes away from the threads that serve.
async fn hashing<T: Send + 'static>(work: impl FnOnce() -> Option<T> + Send + 'static) -> Result<T, No> {
    let _turn = HASHING.acquire().await.map_err(|_| No::Unavailable)?;
    tokio::task::spawn_blocking(work).await.ok().flatten().ok_or(No::Unavailable)
}

fn hash_password(password: &str) -> Option<String> {
    Argon2::default().hash_password(password.as_bytes()).ok().map(|hash| hash.to_string())
}

fn is_password(password: &str, hash: &str) -> bool {
    PasswordHash::new(hash).is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
}
