//! Says phrases in French and English.
//!
//! A [`Translator`] holds the Fluent messages of one language: those of `game`, those of every game, those of a front
//! end. It fills the gaps of a [`Phrase`], says phrases within phrases first, and makes sentences agree: a word with an
//! attribute `.gender` hands it to the sentence around it as `$NAME-gender`, and a seat tells as `$NAME-you` (`yes` or
//! `no`) whether the reader sits in it, so that a sentence can say “You dig” or “Ana digs”.

mod inventory;

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use game::{Arg, Language, Phrase, Seat, Texts, Translate};
use unic_langid::LanguageIdentifier;

/// Somebody who speaks one language and knows the players' names.
pub struct Translator {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    names: Vec<String>,
    reader: Option<Seat>,
}

/// Why a phrase can't be said. Tests make sure that this does not happen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MessageError {
    /// The message.
    pub id: String,
    /// What is wrong with it.
    pub why: String,
}

impl fmt::Display for MessageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.id, self.why)
    }
}

impl std::error::Error for MessageError {}

impl Translator {
    /// A speaker of this language who knows these messages, besides those of `game`.
    ///
    /// Messages are part of the program: a file that is not Fluent or says something twice is left out as far as it is
    /// wrong, and [`faults`] tells tests about it.
    pub fn new(language: Language, texts: impl IntoIterator<Item = Texts>) -> Translator {
        let locale: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        bundle.set_use_isolating(false);
        for texts in [game::TEXTS].into_iter().chain(texts) {
            // What could be read of a faulty file is still used; the first of two messages with one id stays.
            let _ = bundle.add_resource(resource(texts.get(language)).0);
        }
        Translator { language, bundle, names: Vec::new(), reader: None }
    }

    /// The same speaker, told the players' names in the order of the seats.
    pub fn with_names(mut self, names: Vec<String>) -> Translator {
        self.names = names;
        self
    }

    /// Tells it the players' names anew.
    pub fn set_names(&mut self, names: Vec<String>) {
        self.names = names;
    }

    /// The same speaker, told which seat the reader sits in.
    pub fn with_reader(mut self, reader: Option<Seat>) -> Translator {
        self.reader = reader;
        self
    }

    /// Tells it which seat the reader sits in: `None` for those who watch, and where several players share a screen.
    pub fn set_reader(&mut self, reader: Option<Seat>) {
        self.reader = reader;
    }

    /// The language spoken.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is such a message.
    pub fn knows(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// Says a phrase to the player in a seat, whoever else reads here.
    pub fn say_to(&self, reader: Seat, phrase: &Phrase) -> String {
        shown(self.try_say_to(Some(reader), phrase))
    }

    /// Says a phrase, or tells what is missing.
    pub fn try_say(&self, phrase: &Phrase) -> Result<String, MessageError> {
        self.try_say_to(self.reader, phrase)
    }

    fn try_say_to(&self, reader: Option<Seat>, phrase: &Phrase) -> Result<String, MessageError> {
        let unsaid = |why: String| MessageError { id: phrase.id.clone().into_owned(), why };
        let message = self.bundle.get_message(&phrase.id).ok_or_else(|| unsaid("no such message".to_owned()))?;
        let pattern = message.value().ok_or_else(|| unsaid("the message has no text".to_owned()))?;
        let args = self.args(reader, phrase)?;
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        match errors.first() {
            None => Ok(said),
            Some(error) => Err(unsaid(error.to_string())),
        }
    }

    fn args(&self, reader: Option<Seat>, phrase: &Phrase) -> Result<FluentArgs<'static>, MessageError> {
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            if let Arg::Phrase(inner) = arg
                && let Some(gender) = self.gender(&inner.id)
            {
                args.set(format!("{name}-gender"), gender);
            }
            if let Arg::Seat(seat) = arg {
                args.set(format!("{name}-you"), if reader == Some(*seat) { "yes" } else { "no" });
            }
            args.set(name.clone(), self.arg(reader, arg)?);
        }
        Ok(args)
    }

    fn arg(&self, reader: Option<Seat>, arg: &Arg) -> Result<FluentValue<'static>, MessageError> {
        Ok(match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Seat(seat) => FluentValue::from(self.name(*seat)),
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Phrase(phrase) => FluentValue::from(self.try_say_to(reader, phrase)?),
            Arg::List(phrases) => FluentValue::from(self.list(reader, phrases)?),
        })
    }

    /// Joins phrases: “a, b and c”.
    fn list(&self, reader: Option<Seat>, phrases: &[Phrase]) -> Result<String, MessageError> {
        let mut said = phrases.iter().map(|phrase| self.try_say_to(reader, phrase)).collect::<Result<Vec<_>, _>>()?;
        let Some(last) = said.pop() else { return self.try_say(&Phrase::new("table-nothing")) };
        let join = |id, first, second| self.try_say(&Phrase::new(id).with("first", first).with("second", second));
        let mut rest = said.into_iter();
        let Some(mut first) = rest.next() else { return Ok(last) };
        for next in rest {
            first = join("table-list-comma", first, next)?;
        }
        join("table-list-and", first, last)
    }

    fn gender(&self, id: &str) -> Option<String> {
        let attribute = self.bundle.get_message(id)?.get_attribute("gender")?;
        Some(self.bundle.format_pattern(attribute.value(), None, &mut Vec::new()).into_owned())
    }
}

impl Translate for Translator {
    /// Says it; a phrase that can't be said shows its id, so that nothing is ever lost silently.
    fn say(&self, phrase: &Phrase) -> String {
        shown(self.try_say(phrase))
    }

    fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None => self.say(&Phrase::new("table-actor-seat").with("number", seat.to_string())),
        }
    }
}

/// What was said, or the id of what could not be.
fn shown(said: Result<String, MessageError>) -> String {
    said.unwrap_or_else(|unsaid| format!("⟨{}⟩", unsaid.id))
}

fn resource(text: &str) -> (FluentResource, Vec<String>) {
    match FluentResource::try_new(text.to_owned()) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors.iter().map(ToString::to_string).collect()),
    }
}

/// Gaps that only help a sentence to agree: one language may need them and another not.
fn is_agreement(gap: &str) -> bool {
    gap.ends_with("-gender") || gap.ends_with("-you")
}

/// What is wrong with messages in two languages: syntax, ids or gaps that only one of them has.
pub fn faults(texts: Texts) -> Vec<String> {
    let mut faults = Vec::new();
    let mut tell = |language: Language, fault: &str| faults.push(format!("{}: {fault}", language.code()));
    for language in Language::ALL {
        resource(texts.get(language)).1.iter().for_each(|error| tell(language, error));
    }
    let [en, fr] = Language::ALL.map(|language| inventory::take(&resource(texts.get(language)).0));
    for (language, here, there) in [(Language::En, &en, &fr), (Language::Fr, &fr, &en)] {
        for (id, gaps) in here {
            match there.get(id) {
                None => tell(language, &format!("only here: {id}")),
                Some(other) => gaps
                    .iter()
                    .filter(|gap| !other.contains(*gap) && !is_agreement(gap))
                    .for_each(|gap| tell(language, &format!("only here: ${gap} in {id}"))),
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tests of the page read the same messages.
    const TEXTS: Texts =
        Texts { en: include_str!("../tests/sample/en.ftl"), fr: include_str!("../tests/sample/fr.ftl") };

    fn speaker(language: Language) -> Translator {
        Translator::new(language, [TEXTS]).with_names(vec!["Ana".to_owned()])
    }

    #[test]
    fn words_of_a_message_agree_with_what_is_put_in() {
        let phrase = Phrase::new("take").with("who", Seat::FIRST).with("card", Phrase::new("card"));
        assert_eq!(speaker(Language::En).say(&phrase), "Ana takes a card");
        assert_eq!(speaker(Language::Fr).say(&phrase), "Ana prend une carte");
    }

    #[test]
    fn the_reader_is_spoken_to() {
        let second = Seat::new(1).expect("a second seat");
        let said = |language, reader| {
            let speaker = speaker(language).with_reader(reader);
            [Seat::FIRST, second].map(|seat| speaker.say(&Phrase::new("dig").with("who", seat)))
        };
        assert_eq!(said(Language::En, None), ["Ana digs a tile", "seat 2 digs a tile"]);
        assert_eq!(said(Language::En, Some(Seat::FIRST)), ["You dig a tile", "seat 2 digs a tile"]);
        assert_eq!(said(Language::En, Some(second)), ["Ana digs a tile", "You dig a tile"]);
        assert_eq!(said(Language::Fr, Some(Seat::FIRST)), ["Vous prenez une tuile", "la place 2 prend une tuile"]);
    }

    #[test]
    fn the_reader_is_spoken_to_in_phrases_within_phrases() {
        let dig = Phrase::new("dig").with("who", Seat::FIRST);
        let after = Phrase::new("after").with("what", dig);
        let speaker = speaker(Language::En);
        assert_eq!(speaker.say(&after), "Ana digs a tile, then more");
        assert_eq!(speaker.say_to(Seat::FIRST, &after), "You dig a tile, then more");
        assert_eq!(speaker.say(&after), "Ana digs a tile, then more");
    }

    #[test]
    fn plurals_follow_the_language() {
        let say = |language, n: i64| speaker(language).say(&Phrase::new("have").with("n", n));
        assert_eq!([say(Language::En, 0), say(Language::En, 1)], ["0 camels", "one camel"]);
        assert_eq!([say(Language::Fr, 0), say(Language::Fr, 2)], ["0 chameau", "2 chameaux"]);
    }

    #[test]
    fn lists_are_joined() {
        let list = |count| Phrase::new("take").with("who", "x").with("card", vec![Phrase::new("card"); count]);
        let speaker = speaker(Language::En);
        assert_eq!(speaker.say(&list(0)), "x takes a nothing");
        assert_eq!(speaker.say(&list(1)), "x takes a card");
        assert_eq!(speaker.say(&list(3)), "x takes a card, card and card");
    }

    #[test]
    fn what_is_missing_is_told() {
        let speaker = speaker(Language::En);
        assert!(speaker.try_say(&Phrase::new("no-such-thing")).is_err());
        assert!(speaker.try_say(&Phrase::new("take")).is_err());
        assert_eq!(speaker.say(&Phrase::new("no-such-thing")), "⟨no-such-thing⟩");
    }

    #[test]
    fn both_languages_of_the_table_have_the_same_messages() {
        assert_eq!(faults(game::TEXTS), Vec::<String>::new());
    }

    #[test]
    fn differences_between_languages_are_found() {
        let texts = Texts { en: "a = { $x }\nb = b", fr: "a = { $y }\n= broken" };
        let faults = faults(texts).join("\n");
        for expected in ["en: only here: $x in a", "fr: only here: $y in a", "en: only here: b", "fr: "] {
            assert!(faults.contains(expected), "{expected} not in {faults}");
        }
    }
}
