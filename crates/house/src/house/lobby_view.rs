//! The lobby as somebody who stays there sees it: a first page of each list, and what becomes of its tables.
//!
//! However many tables somebody makes, only so many of them are told: nobody fills another's screen.

use std::collections::HashMap;
use std::sync::Arc;

use super::House;
use crate::error::HouseError;
use crate::table::Table;
use protocol::{LobbyUpdate, TableFilter, TableInfo, TableStatus};
use store::OF_ONE;

/// So many public tables are told.
const MOST: usize = 100;

/// The lobby as somebody sees it.
#[derive(Debug)]
pub struct LobbyView {
    house: Arc<House>,
    /// Who looks, if they have told their name.
    person: Option<String>,
    /// The public tables they know of, and who has made each.
    known: HashMap<String, String>,
}

impl LobbyView {
    /// The lobby as somebody sees it.
    pub fn new(house: Arc<House>, person: Option<String>) -> LobbyView {
        LobbyView { house, person, known: HashMap::new() }
    }

    /// Everything there is to tell at first.
    pub async fn all(&mut self) -> Result<Vec<LobbyUpdate>, HouseError> {
        self.known.clear();
        let mut news = Vec::new();
        for (list, public) in [(TableFilter::Mine, false), (TableFilter::Open, true), (TableFilter::Playing, true)] {
            let (tables, more) = self.house.listed(list, self.person.as_deref(), 0).await?;
            for table in tables {
                news.extend(self.look(&table).await);
            }
            if more && public {
                news.push(LobbyUpdate::More { list });
            }
        }
        Ok(news)
    }

    /// What there is to tell of a table that has changed.
    pub async fn look(&mut self, table: &Table) -> Option<LobbyUpdate> {
        let (info, owner) = {
            let state = table.state.lock().await;
            (self.house.info_of(&state, table, self.person.as_deref()), state.row.owner.clone())
        };
        let is_live = matches!(info.status, TableStatus::Open | TableStatus::Playing);
        if is_own(&info) {
            return Some(LobbyUpdate::Table { table: Box::new(info) });
        }
        if !info.public {
            return None;
        }
        if !is_live {
            self.known.remove(&info.id);
            return Some(LobbyUpdate::Gone { id: info.id });
        }
        if !self.known.contains_key(&info.id) {
            if !self.has_room(&owner) {
                return None;
            }
            self.known.insert(info.id.clone(), owner);
        }
        Some(LobbyUpdate::Table { table: Box::new(info) })
    }

    fn has_room(&self, owner: &str) -> bool {
        self.known.len() < MOST && self.known.values().filter(|known| *known == owner).count() < OF_ONE
    }
}

/// Whether somebody sees a table in the lobby because it is theirs.
fn is_own(table: &TableInfo) -> bool {
    table.owner || table.seats.iter().any(|seat| seat.mine)
}
