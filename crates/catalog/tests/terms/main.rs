//! Messages and rules keep to the terms of `docs/terms.md`, and to what a native reader expects and a rule can find:
//! no space that breaks before French punctuation, no missing elision, no *he* or *his* for a player.

#![allow(clippy::unwrap_used, clippy::panic)]

mod rules;
mod sentences;
mod table;

use game::{GameKind, Language, Translate};
use texts::Translator;

use rules::{GENERAL, breakable_space, missing_elision, word_for_a_player};
use sentences::{Sentence, messages, rulebook};
use table::{Section, Term, sections};

/// The title of the terms that hold in every game.
const ALL_GAMES: &str = "All games";

fn section(title: &str) -> Section {
    let found = sections().into_iter().find(|section| section.title == title);
    found.unwrap_or_else(|| panic!("docs/terms.md has no section {title}"))
}

fn title(kind: &dyn GameKind) -> String {
    let speaker = Translator::new(Language::Fr, catalog::texts());
    speaker.word(&kind.meta().message("title"))
}

/// Everything that is said about one game.
fn about(kind: &dyn GameKind, language: Language) -> Vec<Sentence> {
    let key = kind.meta().key;
    let mut sentences = messages(language);
    sentences.retain(|sentence| sentence.id.split('-').any(|part| part == key));
    sentences.extend(rulebook(kind, language));
    sentences
}

fn everything(language: Language) -> Vec<Sentence> {
    let rules = catalog::GAMES.iter().flat_map(|&kind| rulebook(kind, language));
    messages(language).into_iter().chain(rules).collect()
}

/// The terms that nobody uses, and the uses of words that should not be used.
fn faults(terms: &[Term], sentences: &[Sentence], language: Language) -> Vec<String> {
    let unused = terms.iter().filter(|term| !sentences.iter().any(|sentence| term.is_in(sentence, language)));
    let unused = unused.map(|term| format!("nothing says “{}”", term.name(language)));
    let wrong = terms.iter().flat_map(|term| {
        let strays = term.avoided(language).iter();
        strays.flat_map(move |stray| {
            let using = sentences.iter().filter(move |sentence| table::says(&sentence.text, stray));
            using.map(move |sentence| format!("“{stray}” instead of “{}” in {sentence}", term.name(language)))
        })
    });
    unused.chain(wrong).collect()
}

#[track_caller]
fn none(faults: impl IntoIterator<Item = String>) {
    let faults: Vec<String> = faults.into_iter().collect();
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn every_game_keeps_to_its_terms() {
    for &kind in catalog::GAMES {
        let terms = section(&title(kind)).terms;
        for language in Language::ALL {
            none(faults(&terms, &about(kind, language), language));
        }
    }
}

#[test]
fn everything_keeps_to_the_terms_of_all_games() {
    let terms = section(ALL_GAMES).terms;
    for language in Language::ALL {
        none(faults(&terms, &everything(language), language));
    }
}

#[test]
fn words_of_the_notation_are_in_the_notation() {
    let notation = table::read("docs/notation.md");
    let words = sections().into_iter().flat_map(|section| section.terms).flat_map(|term| term.notation);
    none(words.filter(|word| !notation.contains(&format!("\"{word}\""))));
}

#[test]
fn spaces_before_french_punctuation_do_not_break() {
    let sentences = everything(Language::Fr);
    none(sentences.iter().filter(|one| breakable_space(&one.text)).map(ToString::to_string));
}

#[test]
fn french_words_are_elided_before_vowels() {
    let told = |one: &Sentence| missing_elision(&one.text).map(|pair| format!("“{pair}” in {one}"));
    none(everything(Language::Fr).iter().filter_map(told));
}

#[test]
fn a_player_is_they_in_english() {
    let told = |one: &Sentence| word_for_a_player(&one.text).map(|word| format!("“{word}” in {one}"));
    none(everything(Language::En).iter().filter_map(told));
}

#[test]
fn no_sentence_uses_what_reads_badly_anywhere() {
    for (language, strays) in GENERAL {
        let sentences = everything(language);
        let told = |stray: &&str| {
            let using = sentences.iter().find(|one| table::says(&one.text, stray));
            using.map(|one| format!("“{stray}” in {one}"))
        };
        none(strays.iter().filter_map(told));
    }
}

#[test]
fn what_is_refused_is_found() {
    for text in ["Voilà : rien", "Vraiment ?", "Oui ; non", "Oh !", "« oui »", "90 % du temps", "dit »", "{ $x } :"]
    {
        assert!(breakable_space(text), "{text}");
    }
    for text in ["Voilà\u{a0}: rien", "Vraiment\u{202f}?", "«\u{a0}oui\u{a0}»", "a:b", "http://x"] {
        assert!(!breakable_space(text), "{text}");
    }
    for (text, pair) in [
        ("terrasse de argile", "de argile"),
        ("Au tour de Élève", "de Élève"),
        ("le heure", "le heure"),
        ("parce que il", "que il"),
        ("le tour de { $name }", "de { $name }"),
        ("la carte d’{ $name }", "d’{ $name }"),
    ] {
        assert_eq!(missing_elision(text).as_deref(), Some(pair));
    }
    for text in ["de l’argile", "la place de A7", "de { $spaces } cases", "le haut", "le onze", "code a", "le plus"] {
        assert_eq!(missing_elision(text), None, "{text}");
    }
    for (text, word) in [("as he likes", "he"), ("His turn", "his"), ("for himself", "himself"), ("ask him.", "him")] {
        assert_eq!(word_for_a_player(text).as_deref(), Some(word));
    }
    assert_eq!(word_for_a_player("the history of this, then her"), None);
    let term = Term::of("embellissement", "enhancement", &["amélioration"]);
    let [wrong, right] = ["Les améliorations", "Un embellissement, une amélioration"].map(Sentence::of);
    let told = |one| faults(std::slice::from_ref(&term), &[one], Language::Fr);
    assert_eq!(told(wrong), ["nothing says “embellissement”"], "a plural is a word of its own");
    assert_eq!(told(right).len(), 1);
}
