//! Why the house refuses something for the sake of others, or to an admin.

use game::Phrase;
use protocol::ErrorCode;

use crate::time::date;

/// Why the house refuses something for the sake of others, or to an admin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ModerationError {
    /// The host has banned this person until then.
    BannedUntil(i64),
    /// The host has banned this address, until then or without end.
    AddressBanned(Option<i64>),
    /// Whoever runs the table has sent this person away.
    Kicked,
    /// Only people who watch can be sent away.
    Sits,
    /// Nobody at the table is called so.
    Nobody,
    /// That is oneself.
    Yourself,
    /// Nobody may say anything at this table.
    ChatClosed,
    /// This person has reported the other here already.
    Reported,
    /// A report needs words.
    NoWords,
    /// So many people are muted, and no more.
    ManyMutes(usize),
    /// Only admins may.
    NoAdmin,
    /// There is no such person.
    Person,
    /// There is no such report.
    Report,
    /// There is no such bulletin.
    Bulletin,
    /// No such address is banned.
    NotBanned,
    /// That is no address, or too wide a network.
    Address,
    /// Whoever asks comes from there.
    OwnAddress,
    /// An end has to be later than now.
    Past,
    /// Admins are not banned.
    Admin,
}

impl ModerationError {
    pub(crate) fn code(self) -> ErrorCode {
        match self {
            Self::NoWords | Self::Address | Self::Past => ErrorCode::Unreadable,
            Self::Nobody | Self::Person | Self::Report | Self::Bulletin | Self::NotBanned => ErrorCode::Unknown,
            Self::Reported => ErrorCode::Stale,
            Self::ManyMutes(_) => ErrorCode::Limit,
            _ => ErrorCode::Forbidden,
        }
    }

    pub(crate) fn phrase(self) -> Phrase {
        let phrase = Phrase::new(format!("house-no-{}", self.key()));
        match self {
            Self::BannedUntil(until) | Self::AddressBanned(Some(until)) => phrase.with("until", date(until)),
            Self::ManyMutes(most) => phrase.with("most", most),
            _ => phrase,
        }
    }

    pub(crate) fn key(self) -> &'static str {
        match self {
            Self::BannedUntil(_) => "banned-until",
            Self::AddressBanned(Some(_)) => "address-banned-until",
            Self::AddressBanned(None) => "address-banned",
            Self::Kicked => "kicked",
            Self::Sits => "sits",
            Self::Nobody => "nobody",
            Self::Yourself => "yourself",
            Self::ChatClosed => "chat-closed",
            Self::Reported => "reported",
            Self::NoWords => "no-words",
            Self::ManyMutes(_) => "many-mutes",
            Self::NoAdmin => "no-admin",
            Self::Person => "person",
            Self::Report => "report",
            Self::Bulletin => "bulletin",
            Self::NotBanned => "not-banned",
            Self::Address => "address",
            Self::OwnAddress => "own-address",
            Self::Past => "past",
            Self::Admin => "admin",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Language;
    use texts::Translator;

    #[test]
    fn every_refusal_is_said_in_both_languages() {
        use ModerationError as Error;
        let every = [
            Error::BannedUntil(1_800_000_000_000),
            Error::AddressBanned(Some(1_800_000_000_000)),
            Error::AddressBanned(None),
            Error::Kicked,
            Error::Sits,
            Error::Nobody,
            Error::Yourself,
            Error::ChatClosed,
            Error::Reported,
            Error::NoWords,
            Error::ManyMutes(200),
            Error::NoAdmin,
            Error::Person,
            Error::Report,
            Error::Bulletin,
            Error::NotBanned,
            Error::Address,
            Error::OwnAddress,
            Error::Past,
            Error::Admin,
        ];
        for language in Language::ALL {
            let speaker = Translator::new(language, catalog::texts().chain([crate::TEXTS]));
            for error in every {
                let said = speaker.try_say(&error.phrase());
                assert!(said.as_ref().is_ok_and(|said| said.len() > 10), "{error:?}: {said:?}");
            }
        }
        let said = Translator::new(Language::En, [crate::TEXTS]).try_say(&every[0].phrase()).unwrap();
        assert!(said.contains("2027-01-15 08:00 UTC"), "{said}");
    }
}
