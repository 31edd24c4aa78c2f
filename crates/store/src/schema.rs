//! The tables of the schema, for those who copy or count all of them.

/// A table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TableSchema {
    pub(super) name: &'static str,
    /// Its columns; the first ones are its key.
    pub(super) columns: &'static [&'static str],
    /// How many columns its key has.
    pub(super) keys: usize,
}

/// Every table that remembers something, those that others refer to first.
///
/// `schema` is not among them, nor those where nothing is worth keeping: `probe`, `processes`, `presences`.
pub(super) const TABLES: &[TableSchema] = &[
    table("persons", 1, &["id", "name", "login", "password", "confirm", "banned", "created", "mail", "admin"]),
    table("editions", 1, &["fingerprint", "game", "text", "created"]),
    table("sessions", 1, &["hash", "person", "kind", "label", "created", "used"]),
    table("links", 1, &["hash", "person", "kind", "mail", "until"]),
    table(
        "tables",
        1,
        &[
            "id",
            "game",
            "rules",
            "components",
            "options",
            "policy",
            "public",
            "state",
            "owner",
            "seed",
            "due",
            "rematch",
            "created",
            "changed",
            "agreed",
            "visited",
            "address",
            "chat_closed",
        ],
    ),
    table("seats", 2, &["table_id", "seat", "kind", "person", "name", "level"]),
    table("entries", 2, &["table_id", "number", "kind", "seat", "text", "at"]),
    table("results", 2, &["table_id", "seat", "points", "won", "played"]),
    table("chat", 2, &["table_id", "number", "person", "name", "seat", "text", "at"]),
    table("kicks", 2, &["table_id", "person", "name", "at"]),
    table("mutes", 2, &["person", "muted", "at"]),
    table(
        "reports",
        1,
        &["id", "table_id", "reporter", "person", "name", "reason", "text", "said", "at", "settled", "settled_by"],
    ),
    table("address_bans", 1, &["network", "until", "reason", "at"]),
    table("bulletins", 1, &["id", "text", "until", "at"]),
    table("audit", 1, &["id", "at", "deed", "actor", "subject", "address", "note"]),
    table("leases", 1, &["table_id", "number", "holder", "until"]),
    table("clock", 1, &["id", "at", "seen"]),
    table("notices", 1, &["number", "kind", "subject", "at"]),
];

/// What a table of this name is called today.
pub(super) fn current_name(name: &str) -> &str {
    if name == "plies" { "entries" } else { name }
}

const fn table(name: &'static str, keys: usize, columns: &'static [&'static str]) -> TableSchema {
    TableSchema { name, columns, keys }
}

impl TableSchema {
    /// The table with a name; a backup may be older than the name.
    pub(super) fn find(name: &str) -> Option<&'static TableSchema> {
        let name = current_name(name);
        TABLES.iter().find(|table| table.name == name)
    }

    /// The number of its rows.
    pub(super) fn count(&self) -> String {
        format!("SELECT COUNT(*) FROM {}", self.name)
    }

    /// The first rows by key, or those after a key.
    pub(super) fn page(&self, after: bool, rows: usize) -> String {
        let keys = self.columns[..self.keys].join(", ");
        let after = if after { format!("WHERE ({keys}) > ({})", gaps(1, self.keys)) } else { String::new() };
        format!("SELECT {} FROM {} {after} ORDER BY {keys} LIMIT {rows}", self.columns.join(", "), self.name)
    }

    /// Adds so many rows.
    pub(super) fn insert(&self, rows: usize) -> String {
        let width = self.columns.len();
        let rows: Vec<_> = (0..rows).map(|row| format!("({})", gaps(row * width + 1, width))).collect();
        format!("INSERT INTO {} ({}) VALUES {}", self.name, self.columns.join(", "), rows.join(", "))
    }
}

fn gaps(first: usize, count: usize) -> String {
    let gaps: Vec<_> = (first..first + count).map(|gap| format!("${gap}")).collect();
    gaps.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{DatabaseUrl, Statement, Store};

    #[test]
    fn pages_go_by_the_whole_key() {
        let seats = TableSchema { columns: &["table_id", "seat", "kind"], ..*TableSchema::find("seats").unwrap() };
        assert_eq!(
            seats.page(true, 9),
            "SELECT table_id, seat, kind FROM seats WHERE (table_id, seat) > ($1, $2) ORDER BY table_id, seat LIMIT 9"
        );
        assert_eq!(seats.insert(2), "INSERT INTO seats (table_id, seat, kind) VALUES ($1, $2, $3), ($4, $5, $6)");
    }

    /// Whoever changes the schema finds this list.
    #[tokio::test]
    async fn every_table_and_column_is_listed() {
        let folder = tempfile::TempDir::new().unwrap();
        let store = Store::open(&DatabaseUrl::File(folder.path().join("semiramis.db"))).await.unwrap();
        let sql = "SELECT m.name || '.' || p.name FROM sqlite_master m, pragma_table_info(m.name) p
                   WHERE m.type = 'table' AND m.name NOT IN ('schema', 'probe', 'processes', 'presences') ORDER BY 1";
        let rows = store.read(Statement { sql, values: Vec::new() }).await.unwrap();
        let mut listed: Vec<_> =
            TABLES.iter().flat_map(|table| table.columns.iter().map(|name| format!("{}.{name}", table.name))).collect();
        listed.sort();
        assert_eq!(rows.iter().map(|row| row.text(0).unwrap()).collect::<Vec<_>>(), listed);
    }
}
