//! The schema, as numbered files that are carried out once each.
//!
//! The table `schema` holds the number of the last one. A database of a newer semiramis is left alone.

/// The files, in order: the first one is number 1.
const FILES: &[&str] = &[
    include_str!("../migrations/0001_house.sql"),
    include_str!("../migrations/0002_presence.sql"),
    include_str!("../migrations/0003_results.sql"),
    include_str!("../migrations/0004_entries.sql"),
    include_str!("../migrations/0005_used.sql"),
    include_str!("../migrations/0006_absence.sql"),
    include_str!("../migrations/0007_editions.sql"),
    include_str!("../migrations/0008_account.sql"),
    include_str!("../migrations/0009_lobby.sql"),
    include_str!("../migrations/0010_moderation.sql"),
    include_str!("../migrations/0011_clock.sql"),
];

/// The version of the schema this semiramis works with.
pub(super) const VERSION: i64 = FILES.len() as i64;

/// Makes the table that holds the version.
pub(super) const TABLE: &str = "CREATE TABLE IF NOT EXISTS schema (version BIGINT NOT NULL)";
/// The version, once there is a table for it; no row is version 0.
pub(super) const READ: &str = "SELECT version FROM schema";
/// Forgets the version before the next one is written.
pub(super) const CLEAR: &str = "DELETE FROM schema";

/// Which database speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Dialect {
    Sqlite,
    Postgres,
}

impl Dialect {
    fn mark(self) -> &'static str {
        match self {
            Dialect::Sqlite => "/* sqlite: ",
            Dialect::Postgres => "/* postgres: ",
        }
    }
}

/// A migration to carry out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Migration {
    /// The statements, with the new version as the last.
    pub(super) sql: String,
}

/// What leads from a version to ours; a newer version is refused with a sentence.
pub(super) fn from(version: i64, dialect: Dialect) -> Result<Vec<Migration>, String> {
    let done = usize::try_from(version).ok().filter(|done| *done <= FILES.len()).ok_or_else(|| newer(version))?;
    let numbered = FILES.iter().enumerate().skip(done);
    Ok(numbered.map(|(index, sql)| Migration { sql: migration(index + 1, sql, dialect) }).collect())
}

fn newer(version: i64) -> String {
    format!("its schema has version {version}, and this semiramis knows versions up to {VERSION}: use a newer one")
}

fn migration(version: usize, sql: &str, dialect: Dialect) -> String {
    format!("{}\n;{CLEAR};INSERT INTO schema VALUES ({version});", uncover(sql, dialect.mark()))
}

/// What is marked for a database is a comment for the other: `/* sqlite: WITHOUT ROWID */`.
fn uncover(sql: &str, mark: &str) -> String {
    let mut pieces = sql.split(mark);
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(first, |sql, piece| sql + &piece.replacen(" */", "", 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_database_gets_every_file_and_a_new_one_none() {
        assert_eq!(from(0, Dialect::Sqlite).unwrap().len(), FILES.len());
        assert_eq!(from(VERSION, Dialect::Sqlite), Ok(Vec::new()));
    }

    #[test]
    fn a_newer_schema_is_refused_with_both_versions() {
        let refused = from(VERSION + 1, Dialect::Postgres).unwrap_err();
        assert!(refused.contains(&VERSION.to_string()) && refused.contains(&(VERSION + 1).to_string()), "{refused}");
    }

    #[test]
    fn each_database_reads_what_is_marked_for_it() {
        let sql = |dialect| from(0, dialect).unwrap().into_iter().map(|migration| migration.sql).collect::<String>();
        let (sqlite, postgres) = (sql(Dialect::Sqlite), sql(Dialect::Postgres));
        assert!(sqlite.contains("\n) WITHOUT ROWID;") && sqlite.contains("\n/* postgres: ALTER"));
        assert!(
            postgres.contains("\n) /* sqlite: WITHOUT ROWID */;")
                && postgres.contains("\nALTER TABLE entries RENAME C")
        );
    }
}
