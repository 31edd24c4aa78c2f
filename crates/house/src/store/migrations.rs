//! The schema, as numbered files that are carried out once each.
//!
//! The table `schema` holds the number of the last one. A database of a newer semiramis is left alone.

/// The files, in order: the first one is number 1.
const FILES: &[&str] = &[
    include_str!("../../migrations/0001_house.sql"),
    include_str!("../../migrations/0002_presence.sql"),
    include_str!("../../migrations/0003_results.sql"),
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
    let sql = match dialect {
        Dialect::Sqlite => sql.replace("/* sqlite: WITHOUT ROWID */", "WITHOUT ROWID"),
        Dialect::Postgres => sql.to_owned(),
    };
    format!("{sql}\n;{CLEAR};INSERT INTO schema VALUES ({version});")
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
    fn only_sqlite_reads_what_is_marked_for_it() {
        let sql = |dialect| from(0, dialect).unwrap().remove(0).sql;
        assert!(sql(Dialect::Sqlite).contains("\n) WITHOUT ROWID;"));
        assert!(sql(Dialect::Postgres).contains("\n) /* sqlite: WITHOUT ROWID */;"));
    }
}
