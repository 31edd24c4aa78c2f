//! Everything that can be said has a message in both languages, with the gaps it fills.

use std::collections::{BTreeMap, BTreeSet};

use amyitis::{Action, Amyitis, Category, Event, Outcome};
use table::{Arg, Chance, Event as _, Game, Language, Phrase, Reason, Seat, Setup, Shuffler, Turn, Words};

/// The messages of a Fluent file by id, with the names of their gaps.
fn messages(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut current = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((id, _)) = line.split_once(" =").filter(|_| !line.starts_with(' ')) {
            id.clone_into(&mut current);
            assert!(messages.insert(current.clone(), BTreeSet::new()).is_none(), "{id} is there twice");
        }
        let names = line.split('$').skip(1).map(|rest| {
            rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').next().unwrap_or_default().to_owned()
        });
        if let Some(gaps) = messages.get_mut(&current) {
            gaps.extend(names);
        }
    }
    messages
}

/// Collects what is said, and complains about what can't be.
struct Checker {
    known: BTreeMap<String, BTreeSet<String>>,
    said: std::cell::RefCell<BTreeSet<String>>,
}

impl Checker {
    fn hear(&self, phrase: &Phrase) {
        let gaps = self.known.get(phrase.id.as_ref()).unwrap_or_else(|| panic!("no message {}", phrase.id));
        let filled: BTreeSet<String> = phrase.args.iter().map(|(name, _)| (*name).to_owned()).collect();
        assert!(gaps.is_subset(&filled), "{}: {gaps:?}, filled {filled:?}", phrase.id);
        self.said.borrow_mut().insert(phrase.id.to_string());
        for (_, arg) in &phrase.args {
            match arg {
                Arg::Phrase(inner) => self.hear(inner),
                Arg::List(list) => list.iter().for_each(|inner| self.hear(inner)),
                _ => {}
            }
        }
    }
}

impl Words for Checker {
    fn say(&self, phrase: &Phrase) -> String {
        self.hear(phrase);
        phrase.id.trim_start_matches("amyitis-").to_owned()
    }

    fn name(&self, seat: Seat) -> String {
        format!("seat {seat}")
    }
}

#[test]
fn both_languages_have_the_same_messages_and_gaps() {
    let [en, fr] = Language::ALL.map(|language| messages(Amyitis::META.words.get(language)));
    assert_eq!(en, fr);
    for category in Category::ALL {
        assert_eq!(Amyitis::META.categories[category.index()], category.word());
        assert!(en.contains_key(&format!("amyitis-category-{category}")));
    }
}

#[test]
fn whatever_is_said_has_a_message() {
    let checker = Checker { known: messages(Amyitis::META.words.en), said: std::cell::RefCell::default() };
    let (mut actions, mut outcomes): (Vec<Action>, Vec<Outcome>) = (Vec::new(), Vec::new());
    for (players, number) in (2..=4).flat_map(|players| (0..40).map(move |number| (players, number))) {
        let mut chance = Shuffler::new(7, number);
        let mut game = Amyitis::new(&Setup::standard(&Amyitis::META, players)).unwrap();
        while game.turn() != Turn::Over {
            let events = step(&mut game, &mut chance, &mut actions, &mut outcomes);
            events.iter().for_each(|event| checker.hear(&event.phrase()));
            hear_strays(&game, &checker, &actions, &outcomes, &mut chance);
        }
        assert!(!game.picture(&checker).is_empty());
    }
    let said = checker.said.borrow();
    let unsaid: Vec<_> = checker.known.keys().filter(|id| !said.contains(*id)).collect();
    assert!(unsaid.len() < 20, "hardly anything is said: {unsaid:?}");
}

fn step(
    game: &mut Amyitis,
    chance: &mut Shuffler,
    actions: &mut Vec<Action>,
    outcomes: &mut Vec<Outcome>,
) -> Vec<Event> {
    let mut events = Vec::new();
    if game.turn() == Turn::Deal {
        let outcome = game.deal(chance);
        outcomes.push(outcome);
        game.reveal(outcome, &mut events).unwrap();
    } else {
        let mut list = Vec::new();
        game.actions(&mut list);
        let action = list[chance.index(list.len())];
        actions.push(action);
        game.play(action, &mut events).unwrap();
    }
    events
}

/// Prompts, decisions and draws in words, and refusals of decisions that belong elsewhere.
fn hear_strays(game: &Amyitis, checker: &Checker, actions: &[Action], outcomes: &[Outcome], chance: &mut Shuffler) {
    checker.hear(&game.prompt());
    let action = actions.get(chance.index(actions.len().max(1)));
    let outcome = outcomes.get(chance.index(outcomes.len().max(1)));
    if let Some(&action) = action {
        checker.hear(&game.tell_action(action));
        game.preview(action).iter().for_each(|phrase| checker.hear(phrase));
        if let Err(reason) = game.check(action) {
            checker.hear(&reason.phrase());
        }
    }
    if let Some(&outcome) = outcome {
        checker.hear(&game.tell_outcome(outcome));
        if let Err(reason) = game.check_outcome(outcome) {
            checker.hear(&reason.phrase());
        }
    }
}
