//! Everything the game can say is there in both languages, with the same gaps.

use std::collections::{BTreeMap, BTreeSet};

use jardins::{Action, Jardins, Outcome, Refusal};
use table::{Arg, Chance, Event, Game, Language, Phrase, Reason, Setup, Shuffler, Turn};

type Messages = BTreeMap<String, BTreeSet<String>>;

/// The messages of a Fluent file with their gaps: an id stands at the beginning of a line, a gap behind a `$`.
fn messages(language: Language) -> Messages {
    let mut messages = Messages::new();
    let mut id = String::new();
    for line in Jardins::META.words.get(language).lines().filter(|line| !line.starts_with('#')) {
        if let Some((start, _)) = line.split_once(" =")
            && line.starts_with("jardins-")
        {
            start.clone_into(&mut id);
            assert!(messages.insert(id.clone(), BTreeSet::new()).is_none(), "{id} is there twice");
        }
        for gap in line.split('$').skip(1) {
            let name = gap.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').next().unwrap_or_default();
            messages.get_mut(&id).expect("a message").insert(name.trim_end_matches('-').to_owned());
        }
    }
    messages
}

#[test]
fn both_languages_have_the_same_messages() {
    assert_eq!(messages(Language::En), messages(Language::Fr));
}

#[test]
fn what_every_game_needs_is_there() {
    let messages = messages(Language::En);
    let mut needed = vec!["title".to_owned()];
    needed.extend(Jardins::META.categories.iter().map(|category| format!("category-{category}")));
    for option in Jardins::META.options {
        needed.push(format!("option-{}", option.key));
        needed.extend(option.values.iter().map(|value| format!("option-{}-{value}", option.key)));
    }
    for name in needed {
        assert!(messages.contains_key(&Jardins::META.message(&name)), "{name}");
    }
}

/// Checks a phrase and all phrases within it.
fn check(phrase: &Phrase, messages: &Messages, said: &mut BTreeSet<String>) {
    let gaps = messages.get(phrase.id.as_ref()).unwrap_or_else(|| panic!("no message {}", phrase.id));
    let given: BTreeSet<String> = phrase.args.iter().map(|(name, _)| (*name).to_owned()).collect();
    assert_eq!(&given, gaps, "{}", phrase.id);
    said.insert(phrase.id.clone().into_owned());
    for (_, arg) in &phrase.args {
        match arg {
            Arg::Phrase(inner) => check(inner, messages, said),
            Arg::List(list) => list.iter().for_each(|inner| check(inner, messages, said)),
            Arg::Number(_) | Arg::Seat(_) | Arg::Text(_) => {}
        }
    }
}

/// What a refusal says; the paragraph it cites must be there.
fn cited(refusal: Refusal) -> Phrase {
    let id = format!("\n**{}** ", refusal.paragraph());
    assert!(Jardins::META.rulebook.en.contains(&id), "{refusal:?} cites {}", refusal.paragraph());
    refusal.phrase()
}

/// Plays and says everything on the way: prompts, decisions, previews, outcomes, events, refusals and verdicts.
fn listen(players: usize, number: u64, mut say: impl FnMut(&Phrase)) {
    let mut chance = Shuffler::new(90, number);
    let mut game = Jardins::new(&Setup::standard(&Jardins::META, players)).expect("a game");
    let strays: Vec<Action> = [
        "take 1 4",
        "place first",
        "place right",
        "place 2 2",
        "place 3 1",
        "buy 2 on 1 1",
        "buy 4 on 2 2",
        "claim 1",
        "no-claim",
    ]
    .map(|text| text.parse().expect("notation"))
    .to_vec();
    let draws: Vec<Outcome> = ["card smith", "tile lion", "objective trees", "irrigation east", "first 5", "automa 9"]
        .map(|text| text.parse().expect("notation"))
        .to_vec();
    while game.turn() != Turn::Over {
        say(&game.prompt());
        for &stray in &strays {
            say(&game.tell_action(stray));
            game.check(stray).err().into_iter().for_each(|refusal| say(&cited(refusal)));
        }
        for &draw in &draws {
            say(&game.tell_outcome(draw));
            game.check_outcome(draw).err().into_iter().for_each(|refusal| say(&cited(refusal)));
        }
        let mut events = Vec::new();
        if game.turn() == Turn::Deal {
            let outcome = game.deal(&mut chance);
            say(&game.tell_outcome(outcome));
            game.reveal(outcome, &mut events).expect("possible");
        } else {
            let mut list = Vec::new();
            game.actions(&mut list);
            let action = list[chance.index(list.len())];
            say(&game.tell_action(action));
            game.preview(action).iter().for_each(&mut say);
            game.play(action, &mut events).expect("legal");
        }
        events.iter().for_each(|event| say(&event.phrase()));
    }
    say(&game.prompt());
    say(&game.check(Action::NoBuy).expect_err("over").phrase());
    game.verdict().iter().for_each(&mut say);
}

#[test]
fn every_phrase_has_its_message_and_fills_its_gaps() {
    let messages = messages(Language::En);
    let mut said = BTreeSet::new();
    for number in 0..300 {
        listen(number as usize % 5 + 1, number, |phrase| check(phrase, &messages, &mut said));
    }
    let silent = [
        "jardins-title",
        "jardins-category",
        "jardins-option",
        "jardins-picture",
        "jardins-sign",
        "jardins-rating",
        "jardins-term",
    ];
    let shown = |id: &&String| !silent.iter().any(|prefix| id.starts_with(prefix)) && id.as_str() != "jardins-automa";
    let unsaid: Vec<_> = messages.keys().filter(shown).filter(|&id| !said.contains(id)).collect();
    assert!(unsaid.is_empty(), "never said: {unsaid:?}");
}
