//! Lessons and drawn examples keep to their records, and can be said in both languages.

use std::collections::BTreeSet;

use table::{Language, Phrase, Rulebook, Texts, Words};
use words::Speaker;

use super::*;

const SAID: Texts = table::texts!("lessons");

fn studies() -> impl Iterator<Item = (&'static str, &'static Study)> {
    assert_eq!(STUDIES.len(), shelf::GAMES.len(), "every game is taught");
    STUDIES.iter().map(|(game, study)| (*game, study))
}

fn speakers() -> [Speaker; 2] {
    Language::ALL.map(|language| Speaker::new(language, shelf::words().chain([SAID])))
}

/// The message ids of a file that begin with this.
fn ids<'a>(text: &'a str, prefix: &'a str) -> BTreeSet<&'a str> {
    let id = |line: &'a str| line.split_once(" =").map(|(id, _)| id).filter(|id| id.starts_with(prefix));
    text.lines().filter_map(id).collect()
}

#[test]
fn records_are_sound() {
    for (game, study) in studies() {
        for record in [&study.record, &study.more] {
            assert_eq!(record.game, game);
            assert!(record.check(study.kind, None).is_ok(), "{game}");
        }
    }
}

#[test]
fn a_lesson_asks_for_what_its_record_decides() {
    for (game, Study { lesson, record, .. }) in studies() {
        assert!((25..=45).contains(&lesson.steps.len()), "{game}: {} steps", lesson.steps.len());
        let mut reached = 0;
        for step in &lesson.steps {
            assert!(step.ply >= reached && step.ply <= record.plies.len(), "{game} {}: ply {}", step.text, step.ply);
            for (number, decision) in (step.ply..).zip(&step.decide) {
                let ply = &record.plies[number];
                assert_eq!((ply.by.map(Seat::index), &ply.text), (Some(lesson.seat), decision), "{game} {}", step.text);
                let moment = Study::of(game).and_then(|study| study.moment(number)).unwrap();
                assert!(moment.legal.contains(decision), "{game} {}: {decision}", step.text);
            }
            reached = step.ply + step.decide.len();
        }
        assert!(lesson.steps.last().is_some_and(|step| step.decide.is_empty()), "{game} ends with a word");
    }
}

#[test]
fn a_lesson_is_said_in_both_languages() {
    for (game, study) in studies() {
        let texts: BTreeSet<_> =
            study.lesson.steps.iter().map(|step| format!("lessons-{game}-{}", step.text)).collect();
        assert_eq!(texts.len(), study.lesson.steps.len(), "{game} says nothing twice");
        for speaker in speakers() {
            for text in &texts {
                assert!(speaker.try_say(&Phrase::new(text.clone())).is_ok(), "{text} in {:?}", speaker.language());
            }
            for point in study.lesson.steps.iter().filter_map(|step| step.point.as_ref()) {
                let about = format!("{game}-about-{point}");
                assert!(!speaker.word(&about).contains('⟨'), "{about}");
            }
        }
        let said: BTreeSet<_> = texts.iter().map(String::as_str).collect();
        let prefix = format!("lessons-{game}-");
        for language in Language::ALL {
            assert_eq!(ids(SAID.get(language), &prefix), said, "{game} in {language:?}");
        }
    }
}

#[test]
fn every_drawn_example_is_a_position_of_a_record_and_every_position_is_drawn() {
    for (game, study) in studies() {
        assert!(study.drawn.len() >= 6, "{game}: {} examples", study.drawn.len());
        let known: Vec<_> = study.drawn.keys().map(String::as_str).collect();
        for language in Language::ALL {
            let rules = study.kind.meta().rulebook.get(language);
            let mut named: Vec<_> = rules.lines().filter_map(table::example).map(|(_, name)| name).collect();
            named.sort_unstable();
            assert_eq!(named, known, "{game} in {language:?}");
            assert!(!Rulebook::plain(rules).contains("example:"), "{game} in {language:?}");
        }
        for (name, drawn) in &study.drawn {
            let record = if drawn.more { &study.more } else { &study.record };
            assert!(drawn.ply <= record.plies.len() && drawn.seat < record.players, "{game} {name}");
            let position = record.replay(study.kind, None, drawn.ply).unwrap();
            for decision in &drawn.marked {
                assert!(position.check(decision).is_ok(), "{game} {name}: {decision}");
            }
            assert!(study.example(name).is_some(), "{game} {name}");
        }
    }
}

#[test]
fn strangers_find_nothing() {
    let study = Study::of("amyitis").unwrap();
    assert!(Study::of("chess").is_none() && study.example("nothing").is_none());
    assert!(study.moment(study.record.plies.len()).is_some() && study.moment(study.record.plies.len() + 1).is_none());
    assert!(study.explain(20, "pass").is_some_and(|explanation| explanation.refusal.is_none()));
    assert!(study.explain(20, "move 9").is_some_and(|explanation| explanation.refusal.is_some()));
}
