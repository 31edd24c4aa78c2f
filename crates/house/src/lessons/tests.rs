//! Lessons and drawn examples keep to their records, and can be said in both languages.

use std::collections::BTreeSet;

use game::{Language, Phrase, Rulebook, Texts, Translate};
use texts::Translator;

use super::*;

fn lesson_texts() -> impl Iterator<Item = Texts> {
    catalog::GAMES.iter().filter_map(|kind| Some(kind.meta().lessons?.texts))
}

fn all_lessons() -> impl Iterator<Item = (&'static str, &'static Lessons)> {
    assert_eq!(LESSONS.len(), lesson_texts().count(), "every file of a lesson can be read");
    LESSONS.iter().map(|(game, lessons)| (*game, lessons))
}

fn speakers() -> [Translator; 2] {
    Language::ALL.map(|language| Translator::new(language, catalog::texts().chain(lesson_texts())))
}

/// The message ids of a file that begin with this.
fn ids<'a>(text: &'a str, prefix: &'a str) -> BTreeSet<&'a str> {
    let id = |line: &'a str| line.split_once(" =").map(|(id, _)| id).filter(|id| id.starts_with(prefix));
    text.lines().filter_map(id).collect()
}

#[test]
fn records_are_sound() {
    for (game, lessons) in all_lessons() {
        for record in [&lessons.record, &lessons.more] {
            assert_eq!(record.game, game);
            assert!(record.check(lessons.kind, None).is_ok(), "{game}");
        }
    }
}

#[test]
fn a_lesson_asks_for_what_its_record_decides() {
    for (game, Lessons { lesson, record, .. }) in all_lessons() {
        assert!((25..=45).contains(&lesson.steps.len()), "{game}: {} steps", lesson.steps.len());
        let mut reached = 0;
        for step in &lesson.steps {
            assert!(step.ply >= reached && step.ply <= record.plies.len(), "{game} {}: ply {}", step.text, step.ply);
            for (number, decision) in (step.ply..).zip(&step.decide) {
                let ply = &record.plies[number];
                assert_eq!((ply.by.map(Seat::index), &ply.text), (Some(lesson.seat), decision), "{game} {}", step.text);
                let snapshot = Lessons::of(game).and_then(|lessons| lessons.snapshot(number)).unwrap();
                assert!(snapshot.legal.contains(decision), "{game} {}: {decision}", step.text);
            }
            reached = step.ply + step.decide.len();
        }
        assert!(lesson.steps.first().is_some_and(|step| !step.decide.is_empty()), "{game} begins with something to do");
        assert!(lesson.steps.last().is_some_and(|step| step.decide.is_empty()), "{game} ends with a word");
    }
}

#[test]
fn a_lesson_is_said_in_both_languages() {
    for (game, lessons) in all_lessons() {
        let texts: BTreeSet<_> =
            lessons.lesson.steps.iter().map(|step| format!("lessons-{game}-{}", step.text)).collect();
        assert_eq!(texts.len(), lessons.lesson.steps.len(), "{game} says nothing twice");
        for speaker in speakers() {
            for text in &texts {
                assert!(speaker.try_say(&Phrase::new(text.clone())).is_ok(), "{text} in {:?}", speaker.language());
            }
            for point in lessons.lesson.steps.iter().filter_map(|step| step.point.as_ref()) {
                let about = format!("{game}-about-{point}");
                assert!(!speaker.word(&about).contains('⟨'), "{about}");
            }
        }
        let said: BTreeSet<_> = texts.iter().map(String::as_str).collect();
        let prefix = format!("lessons-{game}-");
        let texts = lessons.kind.meta().lessons.unwrap().texts;
        for language in Language::ALL {
            assert_eq!(ids(texts.get(language), &prefix), said, "{game} in {language:?}");
        }
    }
}

#[test]
fn every_drawn_example_is_a_position_of_a_record_and_every_position_is_drawn() {
    for (game, lessons) in all_lessons() {
        assert!(lessons.drawn.len() >= 6, "{game}: {} examples", lessons.drawn.len());
        let known: Vec<_> = lessons.drawn.keys().map(String::as_str).collect();
        for language in Language::ALL {
            let rules = lessons.kind.meta().rulebook.get(language);
            let mut named: Vec<_> = rules.lines().filter_map(game::example).map(|(_, name)| name).collect();
            named.sort_unstable();
            assert_eq!(named, known, "{game} in {language:?}");
            assert!(
                !Rulebook::plain(rules, &Translator::new(language, catalog::texts())).contains("example:"),
                "{game} in {language:?}"
            );
        }
        for (name, drawn) in &lessons.drawn {
            let record = if drawn.more { &lessons.more } else { &lessons.record };
            assert!(drawn.ply <= record.plies.len() && drawn.seat < record.players, "{game} {name}");
            let position = record.replay(lessons.kind, None, drawn.ply).unwrap();
            for decision in &drawn.marked {
                assert!(position.check(decision).is_ok(), "{game} {name}: {decision}");
            }
            assert!(lessons.example(name).is_some(), "{game} {name}");
        }
    }
}

#[test]
fn strangers_find_nothing() {
    let lessons = Lessons::of("amyitis").unwrap();
    assert!(Lessons::of("chess").is_none() && lessons.example("nothing").is_none());
    assert!(
        lessons.snapshot(lessons.record.plies.len()).is_some()
            && lessons.snapshot(lessons.record.plies.len() + 1).is_none()
    );
    assert!(lessons.explain(20, "pass").is_some_and(|explanation| explanation.error.is_none()));
    assert!(lessons.explain(20, "move 9").is_some_and(|explanation| explanation.error.is_some()));
}
