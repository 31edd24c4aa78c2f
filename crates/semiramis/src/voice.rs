//! The language of this run.

use std::ffi::OsString;
use std::io::{self, Write as _};

use game::{Language, Phrase, Texts, Translate, texts};
use lab::Interval;
use texts::Translator;

/// Everything the command line can say.
pub(crate) const TEXTS: Texts = texts!("cli");

/// Speaks for the command line.
pub(crate) struct Voice {
    speaker: Translator,
    volume: Volume,
}

/// How much is said besides results and errors.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub(crate) enum Volume {
    /// Nothing.
    Quiet,
    /// How far long work is.
    #[default]
    Usual,
    /// What is done, too.
    Verbose,
}

impl Voice {
    pub(crate) fn new(language: Language) -> Voice {
        Voice { speaker: speaker(language), volume: Volume::default() }
    }

    pub(crate) fn language(&self) -> Language {
        self.speaker.language()
    }

    pub(crate) fn set_volume(&mut self, volume: Volume) {
        self.volume = volume;
    }

    pub(crate) fn volume(&self) -> Volume {
        self.volume
    }

    /// Says something on the error output, to those who want to know more.
    pub(crate) fn note(&self, phrase: &Phrase) {
        if self.volume == Volume::Verbose {
            // Whoever does not listen any more misses nothing that was asked for.
            let _ = writeln!(io::stderr(), "{}", self.say(phrase));
        }
    }

    pub(crate) fn words(&self) -> &Translator {
        &self.speaker
    }

    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        self.speaker.say(phrase)
    }

    pub(crate) fn word(&self, id: &str) -> String {
        self.speaker.word(id)
    }

    /// A number with this many decimals, as the language writes it.
    pub(crate) fn decimal(&self, number: f64, decimals: usize) -> String {
        // Adding nothing turns a negative zero into a plain one.
        let scale = 10f64.powi(decimals as i32);
        let written = format!("{:.decimals$}", (number * scale).round() / scale + 0.0);
        match self.language() {
            Language::En => written,
            Language::Fr => written.replace('.', ","),
        }
    }

    /// A figure and how far its interval reaches to either side, so many times as large.
    pub(crate) fn around(&self, interval: &Interval, scale: f64, decimals: usize) -> String {
        let reach = match interval.reach() {
            reach if reach.is_finite() => self.decimal(reach * scale, decimals),
            _ => "∞".to_owned(),
        };
        format!("{} ±{reach}", self.decimal(interval.mean * scale, decimals))
    }

    /// A figure and both ends of its interval, so many times as large.
    pub(crate) fn between(&self, interval: &Interval, scale: f64, decimals: usize) -> String {
        let [mean, low, high] =
            [interval.mean, interval.low, interval.high].map(|figure| self.decimal(figure * scale, decimals));
        format!("{mean} ({low}–{high})")
    }
}

/// A speaker who knows everything that can be said.
pub(crate) fn speaker(language: Language) -> Translator {
    Translator::new(
        language,
        catalog::texts().chain([minds::TEXTS, terminal::TEXTS, store::TEXTS, house::TEXTS, TEXTS]),
    )
}

/// The language asked for: `--lang`, then the environment, then English. A wrong `--lang` is told by the command line itself.
pub(crate) fn language(arguments: &[OsString], variable: impl Fn(&str) -> Option<String>) -> Language {
    let arguments: Vec<_> = arguments.iter().map(|argument| argument.to_string_lossy()).collect();
    let given = arguments.iter().find_map(|argument| argument.strip_prefix("--lang=")).map(str::to_owned);
    let after = arguments.iter().position(|argument| argument == "--lang").and_then(|at| arguments.get(at + 1));
    let asked = given.or_else(|| after.map(ToString::to_string));
    let surroundings = ["SEMIRAMIS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| variable(name).filter(|value| !value.is_empty()));
    asked.or(surroundings).and_then(|name| Language::of_locale(&name)).unwrap_or(Language::En)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_flag_beats_the_environment() {
        let arguments = |line: &str| line.split(' ').map(OsString::from).collect::<Vec<_>>();
        let french = |name: &str| (name == "LANG").then(|| "fr_FR.UTF-8".to_owned());
        assert_eq!(language(&arguments("semiramis games"), french), Language::Fr);
        assert_eq!(language(&arguments("semiramis games --lang en"), french), Language::En);
        assert_eq!(language(&arguments("semiramis --lang=fr games"), |_| None), Language::Fr);
        assert_eq!(language(&arguments("semiramis games"), |_| None), Language::En);
    }

    #[test]
    fn both_languages_have_the_same_messages() {
        for texts in catalog::texts().chain([minds::TEXTS, terminal::TEXTS, store::TEXTS, house::TEXTS, TEXTS]) {
            assert_eq!(texts::faults(texts), Vec::<String>::new());
        }
    }
}
