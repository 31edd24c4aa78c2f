//! Everything that the house keeps of somebody, for them to take along.

use super::House;
use crate::error::HouseError;
use protocol::{PersonalData, PersonalLine, PersonalSession, PersonalTable};
use store::{Person, SaidLine, SessionKind, SessionRow};

impl House {
    /// Everything that is kept of somebody. Of all who ask for it one after the other is served.
    pub async fn export(&self, person: &Person) -> Result<PersonalData, HouseError> {
        let _place = self.exports.acquire().await.map_err(|_| HouseError::Unavailable)?;
        let sessions = self.repository.sessions(&person.id, SessionKind::Cookie, 0).await?;
        let mut tables = Vec::new();
        for id in self.repository.tables_of(&person.id).await? {
            tables.extend(self.export_table(person, &id).await?);
        }
        Ok(PersonalData {
            id: person.id.clone(),
            name: person.name.clone(),
            login: person.login.clone(),
            mail: person.mail.clone(),
            preferences: person.preferences,
            created: self.repository.first_came(&person.id).await?.unwrap_or_default(),
            sessions: sessions.into_iter().map(session).collect(),
            tokens: self.tokens(person).await?,
            tables,
            said: self.repository.said_by(&person.id).await?.into_iter().map(line).collect(),
        })
    }

    /// A table is read from the database: those that nobody looks at need no place in memory.
    async fn export_table(&self, person: &Person, id: &str) -> Result<Option<PersonalTable>, HouseError> {
        let Some(state) = self.read(id).await? else { return Ok(None) };
        let record = match self.record_of(&state).await {
            Ok(record) => Some(record.to_string()),
            Err(HouseError::NotBegun) => None,
            Err(error) => return Err(error),
        };
        Ok(Some(PersonalTable { table: state.info(Some(&person.id), |_| false), record }))
    }
}

fn session(row: SessionRow) -> PersonalSession {
    PersonalSession { browser: row.label, created: row.created, used: row.used }
}

fn line(line: SaidLine) -> PersonalLine {
    let SaidLine { table, name, seat, text, at } = line;
    PersonalLine { table, name, seat, text, at }
}
