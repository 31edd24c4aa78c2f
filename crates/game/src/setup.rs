//! How a game begins: players, options, components.

use crate::{Components, Edition, Meta, OptionSpec, Phrase};

/// The options of a table, each with its value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    chosen: Vec<(&'static str, &'static str)>,
}

impl Options {
    /// The defaults of a game.
    pub fn defaults(meta: &Meta) -> Options {
        Options { chosen: meta.options.iter().map(|spec| (spec.key, spec.values[0])).collect() }
    }

    /// Reads chosen values over the defaults of a game.
    pub fn read<'a>(meta: &Meta, chosen: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Options, SetupError> {
        let mut options = Options::defaults(meta);
        for (key, value) in chosen {
            options.set(meta, key, value)?;
        }
        Ok(options)
    }

    /// Reads what a record or a stored table chose. What it does not name is as it was before the game had the option, and
    /// keys that the game has renamed are understood.
    pub fn recorded<'a>(
        meta: &Meta,
        chosen: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Options, SetupError> {
        let mut options = Options { chosen: meta.options.iter().map(|spec| (spec.key, spec.before)).collect() };
        for (key, value) in chosen {
            let (key, value) = OptionSpec::renamed(meta.options, key, value).unwrap_or((key, value));
            options.set(meta, key, value)?;
        }
        Ok(options)
    }

    /// Chooses a value.
    pub fn set(&mut self, meta: &Meta, key: &str, value: &str) -> Result<(), SetupError> {
        let known = || meta.options.iter().map(|spec| spec.key).collect();
        let spec: &OptionSpec = meta
            .options
            .iter()
            .find(|spec| spec.key == key)
            .ok_or_else(|| SetupError::UnknownOption { found: key.to_owned(), known: known() })?;
        let value = spec.values.iter().find(|&&known| known == value).ok_or_else(|| SetupError::UnknownValue {
            option: spec.key,
            found: value.to_owned(),
            known: spec.values,
        })?;
        for entry in &mut self.chosen {
            if entry.0 == spec.key {
                entry.1 = value;
            }
        }
        Ok(())
    }

    /// The value of an option of the game; the empty string for one it does not have.
    pub fn get(&self, key: &str) -> &'static str {
        self.chosen.iter().find(|entry| entry.0 == key).map_or("", |entry| entry.1)
    }

    /// All options with their values.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &'static str)> + '_ {
        self.chosen.iter().copied()
    }
}

/// How a game begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup<C: Components> {
    /// How many sit down.
    pub players: usize,
    /// What the table chose.
    pub options: Options,
    /// The figures of the box.
    pub components: Edition<C>,
}

impl<C: Components> Setup<C> {
    /// Default options and the standard box.
    pub fn standard(meta: &Meta, players: usize) -> Setup<C> {
        Setup { players, options: Options::defaults(meta), components: C::editions().standard() }
    }

    /// Refuses a number of players that the game is not for.
    pub fn check_players(&self, meta: &Meta) -> Result<(), SetupError> {
        if (meta.fewest..=meta.most).contains(&self.players) {
            Ok(())
        } else {
            Err(SetupError::Players { found: self.players, fewest: meta.fewest, most: meta.most })
        }
    }
}

/// Why a game can't begin.
#[derive(Clone, PartialEq, Eq, thiserror::Error, Debug)]
pub enum SetupError {
    /// The game is not for so many.
    #[error("the game is for {fewest} to {most} players, not {found}")]
    Players {
        /// How many would sit down.
        found: usize,
        /// The fewest the game is for.
        fewest: usize,
        /// The most the game is for.
        most: usize,
    },
    /// The game has no such option.
    #[error("the game has no option `{found}`")]
    UnknownOption {
        /// What was asked for.
        found: String,
        /// The options it has.
        known: Vec<&'static str>,
    },
    /// The option has no such value.
    #[error("the option {option} has no value `{found}`")]
    UnknownValue {
        /// The option.
        option: &'static str,
        /// What was asked for.
        found: String,
        /// The values it has.
        known: &'static [&'static str],
    },
}

impl SetupError {
    /// The sentence that says it.
    pub fn phrase(&self) -> Phrase {
        match self {
            SetupError::Players { found, fewest, most } => {
                Phrase::new("table-setup-players").with("found", *found).with("fewest", *fewest).with("most", *most)
            }
            SetupError::UnknownOption { found, known } => Phrase::new("table-setup-option")
                .with("found", found.as_str())
                .with("count", known.len())
                .with("known", known.join(", ")),
            SetupError::UnknownValue { option, found, known } => Phrase::new("table-setup-value")
                .with("option", *option)
                .with("found", found.as_str())
                .with("known", known.join(", ")),
        }
    }
}
