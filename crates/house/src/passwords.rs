//! Passwords: what they have to be, and how they are hashed and compared.

use std::cell::RefCell;
use std::sync::{Arc, LazyLock};

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
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
    hashing(move || Some(verify(&password, known.as_deref().unwrap_or(&NOBODY)) && known.is_some())).await
}

fn hash(password: &str) -> Option<String> {
    let (salt, params) = (Salt::new(&names::random::<16>()).ok()?, Params::default());
    let hash = PasswordHash {
        algorithm: Algorithm::default().ident(),
        version: Some(Version::default().into()),
        params: ParamsString::try_from(&params).ok()?,
        salt: Some(salt),
        hash: Some(output(&Argon2::from(params), password, &salt, Params::DEFAULT_OUTPUT_LEN)?),
    };
    Some(hash.to_string())
}

fn verify(password: &str, known: &str) -> bool {
    let compare = || {
        let known = PasswordHash::new(known).ok()?;
        let version = Version::try_from(known.version?).ok()?;
        let algorithm = Algorithm::try_from(known.algorithm.as_str()).ok()?;
        let argon = Argon2::new(algorithm, version, Params::try_from(&known).ok()?);
        let wanted = known.hash?;
        // Two outputs are compared in the same time, wherever they differ.
        Some(output(&argon, password, &known.salt?, wanted.len())? == wanted)
    };
    compare().unwrap_or(false)
}

thread_local! {
    /// What a hash is made in. Each of the few threads keeps its own: taken and freed for every hash, it would pile up.
    static MEMORY: RefCell<Vec<Block>> = const { RefCell::new(Vec::new()) };
}

fn output(argon: &Argon2<'_>, password: &str, salt: &[u8], length: usize) -> Option<Output> {
    let mut bytes = [0; Output::MAX_LENGTH];
    let bytes = bytes.get_mut(..length)?;
    MEMORY.with_borrow_mut(|memory| {
        memory.resize(argon.params().block_count(), Block::default());
        argon.hash_password_into_with_memory(password.as_bytes(), salt, bytes, memory.as_mut_slice()).ok()
    })?;
    Output::new(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_known_by_its_hash_and_no_other_is() {
        let known = hash("the gardens hang").unwrap();
        assert!(verify("the gardens hang", &known) && !verify("the gardens float", &known));
        assert_ne!(hash("the gardens hang").unwrap(), known, "every hash has a salt of its own");
        for wrong in ["", "nonsense", &known[..known.len() - 4]] {
            assert!(!verify("the gardens hang", wrong), "{wrong}");
        }
    }

    /// As versions before this one wrote it, and as the reference implementation does.
    #[test]
    fn a_password_of_an_older_version_is_known() {
        use argon2::password_hash::PasswordHasher;
        let known = Argon2::default().hash_password(b"the gardens hang").unwrap().to_string();
        assert!(verify("the gardens hang", &known) && !verify("the gardens float", &known));
    }
}
