//! Editions: component files that tables are played with instead of the standard box. Some are offered by the host, others are brought by whoever makes a table.
//!
//! What a table is played with is stored with the table. A process never forgets an edition it has used, so that there is a limit to new ones.

use std::sync::Arc;

use game::components::{self, MOST_EDITIONS};
use game::{ComponentError, ComponentErrors, GameKind, Record};

use super::House;
use crate::error::HouseError;
use crate::table::Table;
use protocol::{BranchPoint, EditionChoice, EditionDraft, EditionFault, EditionFile, EditionInfo, NewTable};

/// The longest component file that anybody may bring, in bytes.
const LONGEST: usize = 32 * 1024;
/// So many editions of a game may be in use before no new one is taken. The rest is for the tables that are stored already.
const ROOM: usize = MOST_EDITIONS / 2;
/// What the box that comes with a game is called among its editions.
const STANDARD: &str = "standard";

/// An edition that the host offers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OfferedEdition {
    game: &'static str,
    info: EditionInfo,
    text: String,
}

/// Why an edition can't be offered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OfferError {
    /// There is no such game.
    Game,
    /// The name is the one of the box that comes with the game.
    Standard,
    /// The file is longer than any that people may bring.
    TooLong,
    /// The file is faulty.
    Components(ComponentErrors),
}

impl OfferedEdition {
    /// Reads the component file of an edition. A file without a name is called by its key.
    pub fn read(game: &str, key: &str, text: &str) -> Result<OfferedEdition, OfferError> {
        let kind = catalog::find(game).ok_or(OfferError::Game)?;
        if key == STANDARD {
            return Err(OfferError::Standard);
        }
        let checked = kind.check_components(text).map_err(OfferError::Components)?;
        let text = if checked.name.is_some() { text.to_owned() } else { named(key, text) };
        let checked = kind.check_components(&text).map_err(OfferError::Components)?;
        if text.len() > LONGEST {
            return Err(OfferError::TooLong);
        }
        let name = checked.name.unwrap_or_default();
        let info = EditionInfo { key: key.to_owned(), name, fingerprint: checked.fingerprint };
        Ok(OfferedEdition { game: kind.meta().key, info, text })
    }
}

/// A file that has no name, with one.
fn named(name: &str, text: &str) -> String {
    let plain: String = name.chars().map(|c| if "\"\\".contains(c) { ' ' } else { c }).collect();
    format!("name = \"{plain}\"\n{text}")
}

impl House {
    /// Offers editions of the host.
    pub fn offer(&mut self, editions: Vec<OfferedEdition>) {
        self.offered = editions;
    }

    /// The editions of a game that the host offers besides the standard box.
    pub fn editions(&self, game: &str) -> Result<Vec<EditionInfo>, HouseError> {
        let game = kind(game)?.meta().key;
        Ok(self.offered.iter().filter(|offered| offered.game == game).map(|offered| offered.info.clone()).collect())
    }

    /// The component file of an edition that is offered, or of the standard box.
    pub fn edition_file(&self, game: &str, key: &str) -> Result<EditionFile, HouseError> {
        let kind = kind(game)?;
        let text = if key == STANDARD { kind.standard_components() } else { &self.offered(game, key)?.text };
        Ok(checked(kind, text.to_owned()))
    }

    fn offered(&self, game: &str, key: &str) -> Result<&OfferedEdition, HouseError> {
        self.offered.iter().find(|one| one.game == game && one.info.key == key).ok_or(HouseError::Edition)
    }

    /// The component file of a table, if it is not played with the standard box.
    pub async fn table_file(self: &Arc<House>, table: &Arc<Table>) -> Result<String, HouseError> {
        table.state.lock().await.row.edition.clone().ok_or(HouseError::Edition)
    }

    /// Checks a component file and keeps nothing of it.
    pub fn check_edition(&self, game: &str, draft: EditionDraft) -> Result<EditionFile, HouseError> {
        let kind = kind(game)?;
        let text = match draft {
            EditionDraft::File { text } => text,
            EditionDraft::Figures { figures } => components::write(&figures)
                .ok_or_else(|| HouseError::Unreadable("figures: not those of a component file".to_owned()))?,
        };
        check_length(&text)?;
        Ok(checked(kind, text))
    }

    /// The component file that somebody wants to play with; nothing for the standard box.
    pub(super) fn chosen_edition(&self, wish: &NewTable) -> Result<Option<String>, HouseError> {
        wish.edition.as_ref().map_or(Ok(None), |choice| self.text_of(&wish.game, choice))
    }

    /// The component file of a choice, if it may be used; nothing for the standard box.
    pub(super) fn text_of(&self, game: &str, choice: &EditionChoice) -> Result<Option<String>, HouseError> {
        match choice {
            EditionChoice::Offered { key } if key == STANDARD => Ok(None),
            EditionChoice::Offered { key } => self.offered(game, key).map(|one| Some(one.text.clone())),
            EditionChoice::Own { file } => {
                admit(game, file)?;
                Ok(Some(file.clone()))
            }
        }
    }

    /// Whether a new table would bring an edition that this process has not used yet.
    pub fn brings_new_edition(&self, wish: &NewTable) -> bool {
        match (&wish.edition, &wish.origin) {
            (Some(choice @ EditionChoice::Own { .. }), _) => is_new_choice(&wish.game, choice),
            (_, Some(BranchPoint::Record { record, .. })) => self.carries_new_edition(record),
            _ => false,
        }
    }

    /// Whether a record would.
    pub fn carries_new_edition(&self, record: &str) -> bool {
        let record = record.parse::<Record>();
        record.is_ok_and(|record| record.edition.is_some_and(|file| is_new(&record.game, &file)))
    }
}

/// Makes sure that a component file that somebody brings may be used: it is sound, not long, and there is room for it.
pub(super) fn admit(game: &str, file: &str) -> Result<(), HouseError> {
    let kind = kind(game)?;
    check_length(file)?;
    let checked = kind.check_components(file).map_err(HouseError::Components)?;
    if kind.has_edition(&checked.fingerprint) || kind.editions_in_use() < ROOM {
        Ok(())
    } else {
        Err(HouseError::ManyEditions)
    }
}

fn check_length(file: &str) -> Result<(), HouseError> {
    if file.len() <= LONGEST { Ok(()) } else { Err(HouseError::LongEdition(LONGEST / 1024)) }
}

/// Whether a choice is an edition that this process has not used yet. What the host offers costs nobody anything.
pub(super) fn is_new_choice(game: &str, choice: &EditionChoice) -> bool {
    matches!(choice, EditionChoice::Own { file } if is_new(game, file))
}

fn is_new(game: &str, file: &str) -> bool {
    let checked = catalog::find(game).and_then(|kind| Some((kind, kind.check_components(file).ok()?)));
    checked.is_some_and(|(kind, checked)| !kind.has_edition(&checked.fingerprint))
}

pub(super) fn kind(game: &str) -> Result<&'static dyn GameKind, HouseError> {
    catalog::find(game).ok_or_else(|| HouseError::Game(game.chars().take(40).collect()))
}

fn checked(kind: &dyn GameKind, text: String) -> EditionFile {
    let figures = components::figures(&text);
    let (file, faults) = match kind.check_components(&text) {
        Ok(file) => (Some(file), Vec::new()),
        Err(faults) => (None, faults.0.iter().map(fault).collect()),
    };
    EditionFile {
        name: file.as_ref().and_then(|file| file.name.clone()),
        standard: file.as_ref().is_some_and(|file| file.standard),
        fingerprint: file.map(|file| file.fingerprint),
        text,
        figures,
        faults,
    }
}

fn fault(error: &ComponentError) -> EditionFault {
    EditionFault { place: error.place.clone(), phrase: error.phrase() }
}
