//! Which database a command means.

use std::path::PathBuf;

use house::store::Place;
use table::Phrase;

use crate::cli::Database;
use crate::failure::Failure;

/// The file in the data folder.
const FILE: &str = "semiramis.db";

impl Database {
    /// The database: a server if one is named, else a file in the data folder.
    pub(crate) fn place(&self) -> Result<Place, Failure> {
        match &self.database {
            Some(url) if url.starts_with("postgres://") || url.starts_with("postgresql://") => {
                Ok(Place::Server(url.clone()))
            }
            Some(_) => Err(Failure::usage(Phrase::new("cli-database-form"))),
            None => Ok(Place::File(self.folder()?.join(FILE))),
        }
    }

    fn folder(&self) -> Result<PathBuf, Failure> {
        let named = self.data.clone().or_else(platform);
        named.ok_or_else(|| Failure::usage(Phrase::new("cli-database-folder")))
    }
}

/// The platform's folder for the data of programs.
fn platform() -> Option<PathBuf> {
    let base = etcetera::base_strategy::choose_base_strategy().ok()?;
    Some(etcetera::BaseStrategy::data_dir(&base).join("semiramis"))
}
