//! What is known of a game before it begins.

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

/// Embeds `rules/NAME.{en,fr}.md` of the workspace.
#[macro_export]
macro_rules! rules {
    ($name:literal) => {
        $crate::Texts {
            en: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../rules/", $name, ".en.md")),
            fr: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../rules/", $name, ".fr.md")),
        }
    };
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
}

/// What is known of a game before it begins.
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
    pub words: Texts,
    /// The rules, paragraph by paragraph.
    pub rulebook: Texts,
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
