//! What is known of a game before it begins.

use crate::board::BoardKey;

/// A language the house speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    /// English.
    En,
    /// French.
    Fr,
}

impl Language {
    /// All languages, English first.
    pub const ALL: [Language; 2] = [Language::En, Language::Fr];

    /// The two-letter code.
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Fr => "fr",
        }
    }

    /// The language a locale name such as `fr_CA.UTF-8` asks for.
    pub fn of_locale(name: &str) -> Option<Language> {
        let code = name.get(..2)?.to_ascii_lowercase();
        let ends = name[2..].chars().next().is_none_or(|c| !c.is_alphanumeric());
        Self::ALL.into_iter().find(|language| ends && language.code() == code)
    }
}

/// A text in every language: Fluent messages, or rules as Markdown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Texts {
    /// English.
    pub en: &'static str,
    /// French.
    pub fr: &'static str,
}

impl Texts {
    /// The text in one language.
    pub const fn get(&self, language: Language) -> &'static str {
        match language {
            Language::En => self.en,
            Language::Fr => self.fr,
        }
    }
}

/// Embeds `locales/{en,fr}/NAME.ftl` of the workspace.
#[macro_export]
macro_rules! texts {
    ($name:literal) => {
        $crate::Texts {
            en: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales/en/", $name, ".ftl")),
            fr: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales/fr/", $name, ".ftl")),
        }
    };
}

/// Embeds `FOLDER/{en,fr}.EXTENSION` of the crate of a game: `own_texts!("rules", "md")`.
#[macro_export]
macro_rules! own_texts {
    ($folder:literal, $extension:literal) => {
        $crate::Texts {
            en: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder, "/en.", $extension)),
            fr: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder, "/fr.", $extension)),
        }
    };
}

/// Embeds the files of `lessons/` and `rules/positions.toml` of the crate of a game.
#[macro_export]
macro_rules! lessons {
    () => {
        $crate::LessonFiles {
            steps: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/lessons/lesson.toml")),
            record: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/lessons/lesson.sem")),
            more: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/lessons/more.sem")),
            positions: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/rules/positions.toml")),
            texts: $crate::own_texts!("lessons", "ftl"),
        }
    };
}

/// The files that teach a game: a guided first game, and the positions drawn in the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LessonFiles {
    /// What is said and asked along the guided game, and after which ply.
    pub steps: &'static str,
    /// The record of the guided game.
    pub record: &'static str,
    /// Another record, for positions that the guided game does not reach.
    pub more: &'static str,
    /// The positions drawn in the rules: the record, the ply and the part of the board.
    pub positions: &'static str,
    /// What is said along the guided game.
    pub texts: Texts,
}

/// Something a table may choose before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// The name, in notation. Its words are the messages `GAME-option-KEY` and `GAME-option-KEY-VALUE`.
    pub key: &'static str,
    /// What may be chosen; the first is the default.
    pub values: &'static [&'static str],
    /// The fewest players it means something to.
    pub fewest: usize,
    /// The most players it means something to.
    pub most: usize,
    /// What was played before the game had this option: a record from then does not name it.
    pub before: &'static str,
    /// How records from before said it: another key, its value, and the value that means the same now.
    pub formerly: &'static [(&'static str, &'static str, &'static str)],
}

impl OptionSpec {
    /// An option whose default is what was always played.
    pub const fn new(key: &'static str, values: &'static [&'static str], fewest: usize, most: usize) -> OptionSpec {
        OptionSpec { key, values, fewest, most, before: values[0], formerly: &[] }
    }

    /// The value that another key and value in an old record stand for.
    fn of_former(&self, key: &str, value: &str) -> Option<&'static str> {
        self.formerly.iter().find(|former| (former.0, former.1) == (key, value)).map(|former| former.2)
    }

    /// The option and the value that a key and a value in an old record stand for, if the game has renamed them.
    pub(crate) fn renamed(
        options: &'static [OptionSpec],
        key: &str,
        value: &str,
    ) -> Option<(&'static str, &'static str)> {
        options.iter().find_map(|spec| Some((spec.key, spec.of_former(key, value)?)))
    }
}

/// The manifest of a game: all that is known of it before it begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Meta {
    /// The name on the command line, in records and in message ids. Its title is the message `KEY-title`.
    pub key: &'static str,
    /// The version of the rules as played here; a record names it.
    pub rules: u32,
    /// The fewest players.
    pub fewest: usize,
    /// The most players.
    pub most: usize,
    /// What a table may choose.
    pub options: &'static [OptionSpec],
    /// The categories of points, in the order of the score sheet. Words: `KEY-category-CATEGORY`.
    pub categories: &'static [&'static str],
    /// Everything the game can say.
    pub texts: Texts,
    /// The rules, paragraph by paragraph.
    pub rulebook: Texts,
    /// What teaches the game, if there are lessons.
    pub lessons: Option<LessonFiles>,
    /// What only some boards of a terminal can do.
    pub board_keys: &'static [BoardKey],
}

impl Meta {
    /// The id of one of this game's messages.
    pub fn message(&self, name: &str) -> String {
        format!("{}-{name}", self.key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locale_names_choose_a_language() {
        assert_eq!(Language::of_locale("fr_CA.UTF-8"), Some(Language::Fr));
        assert_eq!(Language::of_locale("en"), Some(Language::En));
        assert_eq!(Language::of_locale("fra"), None);
        assert_eq!(Language::of_locale("C"), None);
        assert_eq!(Language::of_locale("é"), None);
    }
}
