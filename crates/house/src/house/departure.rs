//! Going for good.

use std::sync::Arc;

use super::House;
use crate::error::HouseError;
use crate::time::now;
use protocol::Command;
use store::Person;

/// So often somebody else may be faster.
const TRIES: usize = 20;

impl House {
    /// Forgets somebody who has typed their password, or a guest their name. Their games in play are resigned; games stay,
    /// their name goes.
    pub async fn forget_person(self: &Arc<House>, person: &Person, typed: String) -> Result<(), HouseError> {
        match person.login {
            Some(_) => self.check_own_password(person, typed).await?,
            None if typed.trim() == person.name => {}
            None => return Err(HouseError::TypedName),
        }
        for table in self.repository.playing(&person.id).await? {
            self.resign_all(person, &table).await?;
        }
        self.repository.forget_person(&person.id, now()).await?;
        self.has_changed(&person.id).await;
        Ok(())
    }

    /// Gives up every seat of somebody at a table, so that nobody waits for them.
    async fn resign_all(self: &Arc<House>, person: &Person, id: &str) -> Result<(), HouseError> {
        let seats = self.table(id).await?.state.lock().await.seats.len();
        for seat in 0..seats {
            self.give_up(person, id, seat).await?;
        }
        Ok(())
    }

    /// Resigns, again if somebody else does something at this moment; where nothing is to be resigned, nothing is done.
    async fn give_up(self: &Arc<House>, person: &Person, id: &str, seat: usize) -> Result<(), HouseError> {
        for _ in 0..TRIES {
            match self.act(person, id, Command::Resign { seat }).await {
                Err(HouseError::Stale) => {}
                Ok(_) | Err(HouseError::NotYourSeat | HouseError::Closed | HouseError::Entry(_)) => return Ok(()),
                Err(error) => return Err(error),
            }
        }
        Err(HouseError::Unavailable)
    }
}
