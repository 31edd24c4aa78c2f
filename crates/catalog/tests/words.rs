//! Everything that every game says over random games can be said in both languages.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use game::board::TextBoard;
use game::{AnyGame, GameKind, Language, MoveError, Options, Phrase, RandomSource, Shuffler, Translate, Turn};
use texts::Translator;

struct Listener {
    speakers: Vec<Translator>,
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

    /// A prompt speaks to the player who decides, and names them to everybody else.
    fn hear_prompt(&mut self, game: &dyn AnyGame) {
        let prompt = game.prompt();
        self.hear(&prompt);
        let Turn::Decide(seat) = game.turn() else { return };
        for speaker in &self.speakers {
            let (to_them, about_them) = (speaker.say_to(seat, &prompt), speaker.say(&prompt));
            let name = speaker.name(seat);
            assert!(!to_them.contains(&name), "speaks about its reader: {to_them}");
            assert!(about_them.contains(&name), "does not say who decides: {about_them}");
        }
    }

    fn look(&mut self, game: &dyn AnyGame) {
        self.hear(&game.headline());
        game.footnotes().iter().for_each(|note| self.hear(note));
        for speaker in &self.speakers {
            let board = TextBoard::plain(game, speaker).to_string();
            assert!(!board.contains('⟨'), "something could not be said:\n{board}");
            assert!(!board.trim().is_empty());
        }
    }
}

fn start(kind: &dyn GameKind, players: usize, random: &mut Shuffler) -> Box<dyn AnyGame> {
    let meta = kind.meta();
    let choose = |spec: &game::OptionSpec, random: &mut Shuffler| spec.values[random.index(spec.values.len())];
    let options: Vec<_> = meta.options.iter().map(|spec| (spec.key, choose(spec, random))).collect();
    kind.start(players, &Options::read(meta, options).unwrap(), None).unwrap()
}

/// Plays a game and hears everything: prompts, decisions, outcomes, events, refusals, the table.
fn listen(kind: &dyn GameKind, players: usize, number: u64, listener: &mut Listener) {
    let mut random = Shuffler::new(17, number);
    let mut game = start(kind, players, &mut random);
    let mut seen: Vec<String> = Vec::new();
    loop {
        listener.hear_prompt(game.as_ref());
        if random.below(20) == 0 {
            listener.look(game.as_ref());
        }
        let ply = match game.turn() {
            Turn::Over => break,
            Turn::Deal => game.deal(&mut random).unwrap(),
            Turn::Decide(_) => {
                let list = game.actions();
                refuse(game.as_ref(), &seen, &mut random, listener);
                list[random.index(list.len())].clone()
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
fn refuse(game: &dyn AnyGame, seen: &[String], random: &mut Shuffler, listener: &mut Listener) {
    for _ in 0..2.min(seen.len()) {
        let stray = &seen[random.index(seen.len())];
        match game.check(stray) {
            Ok(()) | Err(MoveError::Unreadable(_)) => {}
            Err(rejection) => {
                listener.hear(&rejection.phrase());
                let paragraph = rejection.paragraph().unwrap();
                for language in Language::ALL {
                    let book = game::Rulebook::read(game.meta().rulebook.get(language));
                    assert!(book.paragraph(paragraph.0).is_some(), "there is no paragraph {paragraph}");
                }
            }
        }
    }
}

#[test]
fn everything_can_be_said_in_both_languages() {
    for &kind in catalog::GAMES {
        let meta = kind.meta();
        for players in meta.fewest..=meta.most {
            let names = (1..=players).map(|number| format!("Player{number}")).collect::<Vec<_>>();
            let speak = |language| Translator::new(language, catalog::texts()).with_names(names.clone());
            let mut listener = Listener { speakers: Language::ALL.map(speak).into(), said: 0 };
            (0..30).for_each(|number| listen(kind, players, number, &mut listener));
            assert!(listener.said > 1000, "{} phrases at {players} players of {}", listener.said, meta.key);
        }
    }
}

#[test]
fn every_game_names_its_title_categories_and_options() {
    for language in Language::ALL {
        let speaker = Translator::new(language, catalog::texts());
        for meta in catalog::GAMES.iter().map(|kind| kind.meta()) {
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
    for texts in catalog::texts() {
        assert_eq!(texts::faults(texts), Vec::<String>::new());
    }
}

#[test]
fn games_are_found_by_key_and_strangers_are_not() {
    for kind in catalog::GAMES {
        assert_eq!(catalog::find(kind.meta().key).map(GameKind::meta), Some(kind.meta()));
    }
    assert!(catalog::find("chess").is_none());
}
