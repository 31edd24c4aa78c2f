//! Whatever the game says has a sentence in both languages.

#![allow(clippy::unwrap_used, clippy::panic)] // Helpers of tests are tests.

use std::collections::{BTreeMap, BTreeSet};

use babylon::{Babylon, Bill, Icon, Material, Piece, Refusal, Source, Step, TowerTile};
use table::{Arg, Chance, Event as _, Game, Language, Phrase, Reason as _, Seat, Setup, Shuffler, Turn};

/// The messages of a language, each with its text.
fn messages(language: Language) -> BTreeMap<&'static str, String> {
    let mut messages: BTreeMap<&str, String> = BTreeMap::new();
    let mut current = None;
    for line in Babylon::META.words.get(language).lines() {
        if let Some((id, text)) = line.split_once('=').filter(|_| line.starts_with("babylon-")) {
            current = Some(id.trim());
            assert!(messages.insert(id.trim(), text.to_owned()).is_none(), "{id} is there twice");
        } else if let Some(id) = current {
            messages.entry(id).or_default().push_str(line);
        }
    }
    messages
}

/// Every message that is said, with the names of its gaps.
#[derive(Default)]
struct Said(BTreeMap<String, BTreeSet<&'static str>>);

impl Said {
    fn hear(&mut self, phrase: &Phrase) {
        let gaps = phrase.args.iter().map(|(name, _)| *name);
        self.0.entry(phrase.id.to_string()).or_default().extend(gaps);
        for (_, arg) in &phrase.args {
            match arg {
                Arg::Phrase(inner) => self.hear(inner),
                Arg::List(list) => list.iter().for_each(|inner| self.hear(inner)),
                Arg::Number(_) | Arg::Seat(_) | Arg::Text(_) => {}
            }
        }
    }
}

/// Random games, listened to.
fn listen(said: &mut Said) {
    for number in 0..60u64 {
        let mut chance = Shuffler::new(17, number);
        let players = 2 + number as usize % 3;
        let mut game = Babylon::new(&Setup::standard(&Babylon::META, players)).unwrap();
        let mut list = Vec::new();
        while game.turn() != Turn::Over {
            said.hear(&game.prompt());
            let mut events = Vec::new();
            if game.turn() == Turn::Deal {
                let outcome = game.deal(&mut chance);
                said.hear(&game.tell_outcome(outcome));
                game.reveal(outcome, &mut events).unwrap();
            } else {
                list.clear();
                game.actions(&mut list);
                let adorn = list.iter().find(|action| matches!(action, babylon::Action::Adorn { .. }));
                let action = *adorn.unwrap_or(&list[chance.index(list.len())]);
                said.hear(&game.tell_action(action));
                game.preview(action).iter().for_each(|phrase| said.hear(phrase));
                game.play(action, &mut events).unwrap();
            }
            events.iter().for_each(|event| said.hear(&event.phrase()));
        }
        said.hear(&game.prompt());
    }
}

/// One of each kind of refusal.
fn refusals() -> Vec<Refusal> {
    let (cell, anchor, stack) = ("c4".parse().unwrap(), "c4".parse().unwrap(), "c4".parse().unwrap());
    let floor = babylon::Floor::new(2).unwrap();
    let tile = "white clay 2".parse().unwrap();
    let (first, last, icon) = (1, 2, Icon::Fountain);
    let bill = |doubles| Bill { singles: 1, doubles };
    let mut all = vec![
        Refusal::Over,
        Refusal::DealerIsDue,
        Refusal::SeatIsDue,
        Refusal::OtherDraw,
        Refusal::OtherStack { due: stack },
        Refusal::OtherMaterial { due: Material::Clay },
        Refusal::SeenBefore { tile },
        Refusal::FlowerCount { found: 2, needed: 3 },
        Refusal::NoSuchSeat { seat: Seat::FIRST },
        Refusal::NotClay { stack },
        Refusal::EmptyStack { stack },
        Refusal::MissingFloor { floor },
        Refusal::TooLow { cell, height: 2, floor },
        Refusal::SameFootprint { anchor },
        Refusal::UnderBridge { cell, floor },
        Refusal::TooFewSupports { found: 2 },
        Refusal::StatueSupports { cell },
        Refusal::StairsBelow { cell },
        Refusal::Pillars { bill: bill(0), needed: 1, has: 0 },
        Refusal::Pillars { bill: bill(1), needed: 3, has: 0 },
        Refusal::Diagonal,
        Refusal::BareBoard { cell },
        Refusal::NotFree { cell },
        Refusal::WrongIcon { cell, needed: icon, found: None },
        Refusal::WrongIcon { cell, needed: icon, found: Some(Icon::Statue) },
        Refusal::NotFresh,
        Refusal::StairsFloors { first, last },
        Refusal::FountainFloors { first, last },
        Refusal::FountainOneTerrace,
        Refusal::BridgeFloors { first, last },
        Refusal::BridgeBlocked { cell, height: 2 },
        Refusal::BridgeCrossed { cell, floor },
        Refusal::OutOfLine { cell },
        Refusal::NoEffect,
        Refusal::EffectUsed,
        Refusal::EffectNotAnEnd { cell },
        Refusal::EffectOldTerrace { cell },
        Refusal::EffectNeedless { cell, icon },
        Refusal::EffectNeedsIcon { cell },
        Refusal::EffectNeedsBlank { cell },
    ];
    let steps = [Step::Remove, Step::Dig, Step::Build, Step::Rotate, Step::Store];
    all.extend(steps.map(|due| Refusal::OtherStep { due }));
    all.extend(Source::ALL.map(|source| Refusal::NoTile { source }));
    all.extend(babylon::Corner::ALL.map(|corner| Refusal::MustLeaveOut { corner }));
    all.extend(Piece::ALL.map(|piece| Refusal::NoPiece { piece }));
    all.extend(Icon::ALL.map(|icon| Refusal::WrongReach { icon }));
    all.extend(TowerTile::ALL.map(|tile| Refusal::TowerSeen { tile }));
    all
}

#[test]
fn everything_that_is_said_has_a_sentence_in_both_languages() {
    let mut said = Said::default();
    listen(&mut said);
    for refusal in refusals() {
        assert!(Babylon::META.rulebook.en.contains(&format!("**{}**", refusal.paragraph())), "{refusal:?}");
        said.hear(&refusal.phrase());
    }
    for language in Language::ALL {
        let messages = messages(language);
        for (id, gaps) in &said.0 {
            let text = messages.get(id.as_str()).unwrap_or_else(|| panic!("{}: no {id}", language.code()));
            for gap in text.split('$').skip(1).map(|rest| rest.split([' ', '-', '}']).next().unwrap_or_default()) {
                assert!(gaps.contains(gap), "{}: nothing fills ${gap} of {id}", language.code());
            }
        }
    }
}

#[test]
fn titles_categories_and_options_have_names() {
    let meta = Babylon::META;
    let mut ids = vec!["title".to_owned()];
    ids.extend(meta.categories.iter().map(|category| format!("category-{category}")));
    for option in meta.options {
        ids.push(format!("option-{}", option.key));
        ids.extend(option.values.iter().map(|value| format!("option-{}-{value}", option.key)));
    }
    for language in Language::ALL {
        let messages = messages(language);
        for id in &ids {
            assert!(messages.contains_key(meta.message(id).as_str()), "{}: no {id}", language.code());
        }
    }
}

#[test]
fn both_languages_have_the_same_messages() {
    let [en, fr] = Language::ALL.map(|language| messages(language).into_keys().collect::<Vec<_>>());
    assert_eq!(en, fr);
}
