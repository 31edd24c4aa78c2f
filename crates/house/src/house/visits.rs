//! Who comes to tables, and what is forgotten when nobody comes any more.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use super::House;
use crate::error::HouseError;
use crate::table::Table;
use crate::terms::millis;
use crate::time::now;
use store::{Person, StoreError};

/// A visit is noted when the one noted before is so old, in milliseconds.
const NOTED: i64 = 60_000;
/// How often the house looks for what nobody uses.
const ROUND: Duration = Duration::from_mins(5);

impl House {
    /// Somebody comes to a table, or is still there.
    pub fn visit(&self, table: &Table) {
        let at = now();
        let before = table.visited.load(Ordering::Relaxed);
        if at - before < NOTED
            || table.visited.compare_exchange(before, at, Ordering::AcqRel, Ordering::Relaxed).is_err()
        {
            return;
        }
        let (repository, id) = (self.repository.clone(), table.id.clone());
        // Nobody waits for it.
        tokio::spawn(async move {
            if let Err(error) = repository.visit(&id, at).await {
                tracing::debug!(%error, "a visit could not be noted");
            }
        });
    }

    /// Whether somebody may have one more table.
    pub(super) async fn may_make(&self, person: &Person) -> Result<(), HouseError> {
        let most = self.most_tables;
        let fits = most == 0 || self.repository.count_owned(&person.id).await? < most;
        if fits { Ok(()) } else { Err(HouseError::TooManyTables) }
    }

    /// Whether somebody may have one more table that waits for players; says their address.
    pub(super) async fn may_open(&self, person: &Person) -> Result<Option<String>, HouseError> {
        let address = self.signs.address(&person.id).map(|address| address.to_string());
        let (own, nearby) = self.repository.count_open(&person.id, address.as_deref()).await?;
        for (count, most) in [(own, self.terms.open_tables), (nearby, self.terms.open_tables_nearby)] {
            if let Some(most) = most.filter(|most| count >= *most) {
                return Err(HouseError::ManyOpenTables(most));
            }
        }
        Ok(address)
    }

    /// Takes an open table back. Only who made it may.
    pub(super) async fn cancel(self: &Arc<House>, person: &Person, table: &Arc<Table>) -> Result<(), HouseError> {
        let state = self.still_open(table).await?;
        if state.row.owner != person.id {
            return Err(HouseError::NotYourTable);
        }
        drop(state);
        self.remove(table, i64::MAX).await
    }

    /// Removes an open table, if nobody has come to it since; whoever looks at it sees that it is closed.
    async fn remove(self: &Arc<House>, table: &Arc<Table>, since: i64) -> Result<(), HouseError> {
        let mut state = table.state.lock().await;
        match self.repository.remove_open(&table.id, since).await {
            Err(StoreError::Conflict) => return Err(HouseError::Stale),
            other => other?,
        }
        self.is_removed(table, &mut state);
        Ok(())
    }

    /// Forgets what nobody uses, until the process ends.
    pub async fn tidy_up(self: Arc<House>) {
        let mut round = tokio::time::interval(ROUND);
        round.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            round.tick().await;
            if let Err(error) = self.forget_unused().await {
                tracing::warn!(?error, "what nobody uses could not be forgotten");
            }
        }
    }

    /// Forgets what nobody uses.
    pub(super) async fn forget_unused(self: &Arc<House>) -> Result<(), HouseError> {
        // Who stays at a table is there, however long ago they came.
        let tables: Vec<_> = self.tables().values().cloned().collect();
        tables.iter().filter(|table| !table.people_here().is_empty()).for_each(|table| self.visit(table));
        if let Some(last) = self.terms.open_tables_last {
            self.remove_unvisited(now() - millis(last)).await?;
        }
        if let Some(last) = self.terms.strangers_last {
            let forgotten = self.repository.forget_strangers(now() - millis(last)).await?;
            if forgotten > 0 {
                self.sessions.forget_all();
                tracing::info!(forgotten, "guests who never played are forgotten");
            }
        }
        if let Some(last) = self.terms.log_lasts {
            self.repository.forget_old(now() - millis(last)).await?;
        }
        Ok(())
    }

    async fn remove_unvisited(self: &Arc<House>, since: i64) -> Result<(), HouseError> {
        for id in self.repository.unvisited(since).await? {
            let table = self.table(&id).await?;
            if !table.people_here().is_empty() {
                continue;
            }
            match self.remove(&table, since).await {
                Ok(()) => tracing::info!(table = id, "an open table to which nobody came is removed"),
                Err(HouseError::Stale) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::HouseError;
    use crate::terms::Terms;
    use protocol::{NewTable, SeatRequest, TableSettings};
    use std::collections::BTreeMap;
    use store::{DatabaseUrl, Statement, Step, Store};
    use tempfile::TempDir;

    async fn house(folder: &TempDir, terms: Terms) -> Arc<House> {
        let store = Store::open(&DatabaseUrl::File(folder.path().join("house.db"))).await.unwrap();
        let mut house = House::new(store, 1, 0).unwrap();
        house.set_terms(terms);
        Arc::new(house)
    }

    fn open_table() -> NewTable {
        let seats = vec![SeatRequest::Me, SeatRequest::Open];
        let (game, options) = ("jardins".to_owned(), BTreeMap::new());
        NewTable { game, seats, options, public: true, settings: TableSettings::default(), edition: None, origin: None }
    }

    async fn run(house: &House, sql: &'static str) {
        house.store().write(vec![Step::Run(Statement { sql, values: Vec::new() })]).await.unwrap();
    }

    #[tokio::test]
    async fn an_open_table_is_removed_when_nobody_comes_and_never_while_somebody_is_there() {
        let folder = TempDir::new().unwrap();
        let house = house(&folder, Terms::default()).await;
        let (nabu, _) = house.welcome("Nabu", "").await.unwrap();
        let (left, kept, fresh) = (
            house.make(&nabu, &open_table()).await.unwrap(),
            house.make(&nabu, &open_table()).await.unwrap(),
            house.make(&nabu, &open_table()).await.unwrap(),
        );
        house.arrive(&kept, &nabu);
        assert!(house.info(&fresh, None).await.expires.is_some_and(|at| at > now()));
        run(&house, "UPDATE tables SET visited = 1").await;
        house.repository.visit(&fresh.id, now()).await.unwrap();
        house.forget_unused().await.unwrap();
        assert_eq!(house.table(&left.id).await.err(), Some(HouseError::Table));
        assert!(house.table(&kept.id).await.is_ok() && house.table(&fresh.id).await.is_ok());
        house.depart(&kept, &nabu.id);
        house.forget_unused().await.unwrap();
        assert_eq!(house.table(&kept.id).await.err(), Some(HouseError::Table));
    }

    #[tokio::test]
    async fn guests_who_never_played_are_forgotten_once_they_stay_away() {
        let folder = TempDir::new().unwrap();
        let house = house(&folder, Terms::default()).await;
        let mut secrets = Vec::new();
        for name in ["away", "here", "owner", "account"] {
            secrets.push(house.welcome(name, "").await.unwrap());
        }
        house.make(&secrets[2].0, &open_table()).await.unwrap();
        run(&house, "UPDATE persons SET created = 1").await;
        run(&house, "UPDATE persons SET login = 'account' WHERE name = 'account'").await;
        run(&house, "UPDATE sessions SET created = 1").await;
        house.repository.note_use(&crate::names::hash(&secrets[1].1), now()).await.unwrap();
        house.forget_unused().await.unwrap();
        let mut known = Vec::new();
        for (person, secret) in &secrets {
            known.extend(house.who(secret).await.unwrap().map(|_| person.name.as_str()));
        }
        assert_eq!(known, ["here", "owner", "account"]);
    }

    #[tokio::test]
    async fn so_many_open_tables_of_one_person_and_of_one_address_and_no_more() {
        let folder = TempDir::new().unwrap();
        let terms = Terms { open_tables: Some(2), open_tables_nearby: Some(3), ..Terms::default() };
        let house = house(&folder, terms).await;
        let mut people = Vec::new();
        for _ in 0..3 {
            let (person, secret) = house.welcome("Nabu", "").await.unwrap();
            house.who(&secret).await.unwrap();
            house.comes_from(&person, [10, 0, 0, 1].into());
            people.push(person);
        }
        let made = async |person: usize| house.make(&people[person], &open_table()).await.map(|table| table.id.clone());
        let first = made(0).await.unwrap();
        made(0).await.unwrap();
        assert_eq!(made(0).await, Err(HouseError::ManyOpenTables(2)));
        made(1).await.unwrap();
        assert_eq!(made(1).await, Err(HouseError::ManyOpenTables(3)), "of the address");
        assert_eq!(made(2).await, Err(HouseError::ManyOpenTables(3)));
        let cancel = async |person: usize| house.act(&people[person], &first, protocol::Command::Cancel).await;
        assert_eq!(cancel(1).await, Err(HouseError::NotYourTable));
        cancel(0).await.unwrap();
        assert_eq!(cancel(0).await, Err(HouseError::Table));
        made(2).await.unwrap();
    }
}
