//! Where the house is kept, and how it is opened.

use std::future::Future;
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use etcetera::BaseStrategy;
use game::Phrase;
use store::{BackupError, DatabaseUrl, Store, StoreError};

use crate::cli::HouseLocation;
use crate::failure::{Code, Failure};

/// The file of a house in its folder.
const FILE: &str = "semiramis.db";

/// Whether a database that is not there is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Missing {
    Make,
    Refuse,
}

impl HouseLocation {
    /// Which database: the one named, else a file in the folder named, else a file in the system's folder.
    pub(super) fn place(&self) -> Result<DatabaseUrl, Failure> {
        match (&self.database, &self.data) {
            (Some(url), _) if url.starts_with("postgres://") || url.starts_with("postgresql://") => {
                Ok(DatabaseUrl::Server(url.clone()))
            }
            (Some(_), _) => Err(Failure::usage(Phrase::new("cli-db-form"))),
            (None, Some(folder)) => Ok(DatabaseUrl::File(folder.join(FILE))),
            (None, None) => Ok(DatabaseUrl::File(system_folder()?.join(FILE))),
        }
    }

    /// Opens the database.
    pub(super) async fn open(&self, missing: Missing) -> Result<Store, Failure> {
        let place = self.place()?;
        match &place {
            DatabaseUrl::File(path) if missing == Missing::Refuse && !path.exists() => {
                let file = path.display().to_string();
                Err(Failure::new(Code::File, Phrase::new("cli-db-missing").with("file", file)))
            }
            _ => Ok(Store::open(&place).await?),
        }
    }
}

/// Where the system keeps what belongs to programs.
pub(super) fn system_folder() -> Result<PathBuf, Failure> {
    let strategy = etcetera::choose_base_strategy()
        .map_err(|error| Failure::new(Code::File, Phrase::new("cli-db-no-folder").with("error", error.to_string())))?;
    Ok(strategy.data_dir().join("semiramis"))
}

/// Waits for work on a database.
pub(super) fn wait<T>(work: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(work)
}

/// Milliseconds since 1970.
pub(super) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::new(Code::File, error.phrase())
    }
}

impl From<BackupError> for Failure {
    fn from(fault: BackupError) -> Failure {
        let code = match fault {
            BackupError::Store(_) | BackupError::Unread(_) | BackupError::Unwritten(_) => Code::File,
            _ => Code::Faulty,
        };
        Failure::new(code, fault.phrase())
    }
}
