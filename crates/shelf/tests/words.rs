//! Everything that every game says over random games can be said in both languages.

#![allow(clippy::unwrap_used, clippy::panic)]

use table::{Chance, Kind, Language, Match, Options, Phrase, Rejection, Shuffler, Turn, Words};
use words::Speaker;

struct Listener {
    speakers: Vec<Speaker>,
    said: usize,
}

impl Listener {
    fn hear(&mut self, phrase: &Phrase) {
        for speaker in &self.speakers {
            let said = speaker
                .try_say(phrase)
                .unwrap_or_else(|unsaid| panic!("{:?}: {unsaid}\n{phrase:?}", speaker.language()));
            assert!(!said.trim().is_empty(), "{phrase:?}");
            self.said += 1;
        }
    }

    fn look(&self, game: &dyn Match) {
        for speaker in &self.speakers {
            let picture = game.picture(speaker);
            assert!(!picture.contains('⟨'), "something could not be said:\n{picture}");
            let widest = picture.lines().map(|line| line.chars().count()).max().unwrap_or_default();
            assert!(widest <= 120, "{widest} columns:\n{picture}");
        }
    }
}

fn start(kind: &dyn Kind, players: usize, chance: &mut Shuffler) -> Box<dyn Match> {
    let meta = kind.meta();
    let choose = |spec: &table::OptionSpec, chance: &mut Shuffler| spec.values[chance.index(spec.values.len())];
    let options: Vec<_> = meta.options.iter().map(|spec| (spec.key, choose(spec, chance))).collect();
    kind.start(players, &Options::read(meta, options).unwrap(), None).unwrap()
}

/// Plays a game and hears everything: prompts, decisions, outcomes, events, refusals, the table.
fn listen(kind: &dyn Kind, players: usize, number: u64, listener: &mut Listener) {
    let mut chance = Shuffler::new(17, number);
    let mut game = start(kind, players, &mut chance);
    let mut seen: Vec<String> = Vec::new();
    loop {
        listener.hear(&game.prompt());
        if chance.below(20) == 0 {
            listener.look(game.as_ref());
        }
        let ply = match game.turn() {
            Turn::Over => break,
            Turn::Deal => game.deal(&mut chance).unwrap(),
            Turn::Decide(_) => {
                let list = game.actions();
                refuse(game.as_ref(), &seen, &mut chance, listener);
                list[chance.index(list.len())].clone()
            }
        };
        listener.hear(&game.tell(&ply).unwrap());
        let decides = matches!(game.turn(), Turn::Decide(_));
        if decides {
            game.preview(&ply).iter().for_each(|phrase| listener.hear(phrase));
        }
        let events = if decides { game.play(&ply) } else { game.reveal(&ply) };
        events.unwrap().iter().for_each(|event| listener.hear(event));
        seen.push(ply);
    }
    listener.look(game.as_ref());
    game.verdict().iter().for_each(|phrase| listener.hear(phrase));
}

/// Tries something seen before, legal or not, and hears why not.
fn refuse(game: &dyn Match, seen: &[String], chance: &mut Shuffler, listener: &mut Listener) {
    for _ in 0..2.min(seen.len()) {
        let stray = &seen[chance.index(seen.len())];
        match game.check(stray) {
            Ok(()) | Err(Rejection::Misread(_)) => {}
            Err(rejection) => {
                listener.hear(&rejection.phrase());
                let paragraph = rejection.paragraph().unwrap();
                for language in Language::ALL {
                    let book = table::Rulebook::read(game.meta().rulebook.get(language));
                    assert!(book.paragraph(paragraph.0).is_some(), "there is no paragraph {paragraph}");
                }
            }
        }
    }
}

#[test]
fn everything_can_be_said_in_both_languages() {
    for &kind in shelf::GAMES {
        let meta = kind.meta();
        for players in meta.fewest..=meta.most {
            let names = (1..=players).map(|number| format!("Player{number}")).collect::<Vec<_>>();
            let speak = |language| Speaker::new(language, shelf::words()).with_names(names.clone());
            let mut listener = Listener { speakers: Language::ALL.map(speak).into(), said: 0 };
            (0..30).for_each(|number| listen(kind, players, number, &mut listener));
            assert!(listener.said > 1000, "{} phrases at {players} players of {}", listener.said, meta.key);
        }
    }
}

#[test]
fn every_game_names_its_title_categories_and_options() {
    for language in Language::ALL {
        let speaker = Speaker::new(language, shelf::words());
        for meta in shelf::GAMES.iter().map(|kind| kind.meta()) {
            let categories = meta.categories.iter().map(|category| format!("category-{category}"));
            let options = meta.options.iter().flat_map(|spec| {
                let values = spec.values.iter().map(|value| format!("option-{}-{value}", spec.key));
                values.chain([format!("option-{}", spec.key)])
            });
            for name in categories.chain(options).chain(["title".to_owned()]) {
                assert!(!speaker.word(&meta.message(&name)).contains('⟨'), "{} has no words for {name}", meta.key);
            }
        }
    }
}

#[test]
fn no_message_is_there_in_one_language_only() {
    for texts in shelf::words() {
        assert_eq!(words::faults(texts), Vec::<String>::new());
    }
}

#[test]
fn games_are_found_by_key_and_strangers_are_not() {
    for kind in shelf::GAMES {
        assert_eq!(shelf::find(kind.meta().key).map(Kind::meta), Some(kind.meta()));
    }
    assert!(shelf::find("chess").is_none());
}
