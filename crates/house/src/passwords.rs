//! Passwords: what they have to be, and how they are hashed and compared.

use std::sync::{Arc, LazyLock};

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use store::{Person, StoreError};

use crate::error::HouseError;
use crate::hashing::hashing;
use crate::house::House;
use crate::names;

/// What a password is compared with when there is none, so that it takes as long.
static NOBODY: LazyLock<String> = LazyLock::new(|| hash("nobody has this password").unwrap_or_default());

impl House {
    /// Somebody chooses another password. Their other browsers are signed out; their programs go on.
    pub async fn change_password(
        self: &Arc<House>,
        person: &Person,
        secret: &str,
        old: String,
        new: String,
    ) -> Result<(), HouseError> {
        check_new_password(&new)?;
        self.check_own_password(person, old).await?;
        let before = person.password.as_deref().unwrap_or_default();
        let after = hash_password(new).await?;
        match self.repository.change_password(&person.id, (before, &after), &names::hash(secret)).await {
            // It was changed at this moment elsewhere.
            Err(StoreError::Conflict) => return Err(HouseError::OldPassword),
            other => other?,
        }
        self.has_changed(&person.id).await;
        Ok(())
    }

    /// Whether somebody knows the password of their account.
    pub(crate) async fn check_own_password(&self, person: &Person, password: String) -> Result<(), HouseError> {
        let right = is_password(password, person.password.clone()).await?;
        if right { Ok(()) } else { Err(HouseError::OldPassword) }
    }
}

/// Whether a password is long enough, and not so long that it costs the house too much.
pub(crate) fn check_new_password(password: &str) -> Result<(), HouseError> {
    if (8..=256).contains(&password.chars().count()) { Ok(()) } else { Err(HouseError::Password) }
}

/// What is kept of a password.
pub(crate) async fn hash_password(password: String) -> Result<String, HouseError> {
    hashing(move || hash(&password)).await
}

/// Whether a password is the one that is known by its hash; with no hash it takes as long to say no.
pub(crate) async fn is_password(password: String, known: Option<String>) -> Result<bool, HouseError> {
    hashing(move || {
        let hash = known.as_deref().unwrap_or(&NOBODY);
        let right = PasswordHash::new(hash)
            .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok());
        Some(right && known.is_some())
    })
    .await
}

fn hash(password: &str) -> Option<String> {
    Argon2::default().hash_password(password.as_bytes()).ok().map(|hash| hash.to_string())
}
