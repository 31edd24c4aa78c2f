//! Notation: one text for each decision and outcome.

use game::{Notation, Seat};
use jardins::{
    Action, AutomaCard, Card, Column, Element, Enhancement, Outcome, Pattern, Pile, Plot, Position, Row, Spot,
};
use proptest::prelude::*;

fn all_actions() -> Vec<Action> {
    let takes = Column::ALL.into_iter().flat_map(|column| Row::ALL.map(|row| Action::Take { column, row }));
    let upper = Plot::all().filter(|plot| !plot.supports().is_empty()).map(Spot::Upper);
    let spots = [Spot::First, Spot::Left, Spot::Right].into_iter().chain(upper).map(Action::Place);
    let buys = Pile::ALL.into_iter().flat_map(|pile| Plot::all().map(move |plot| Action::Buy { pile, plot }));
    let claims = Position::ALL.into_iter().map(Action::Claim);
    takes.chain(spots).chain(buys).chain(claims).chain([Action::NoBuy, Action::NoClaim]).collect()
}

fn all_outcomes() -> Vec<Outcome> {
    let cards = Card::ALL.into_iter().map(Outcome::Card);
    let tiles = Enhancement::ALL.into_iter().map(Outcome::Tile);
    let objectives = Element::ALL.into_iter().map(Outcome::Objective);
    let patterns = Pattern::ALL.into_iter().map(Outcome::Irrigation);
    let firsts = Seat::all(5).map(Outcome::First);
    let automa = AutomaCard::ALL.into_iter().map(Outcome::Automa);
    cards.chain(tiles).chain(objectives).chain(patterns).chain(firsts).chain(automa).collect()
}

fn check_round_trip<T: Notation>(all: &[T]) {
    let mut texts: Vec<String> = all.iter().map(ToString::to_string).collect();
    for (text, &thing) in texts.iter().zip(all) {
        assert_eq!(text.parse(), Ok(thing));
    }
    texts.sort();
    texts.dedup();
    assert_eq!(texts.len(), all.len(), "one text for each");
}

#[test]
fn everything_is_read_back() {
    check_round_trip(&all_actions());
    check_round_trip(&all_outcomes());
    assert_eq!((all_actions().len(), all_outcomes().len()), (12 + 10 + 36 + 4 + 2, 66 + 25 + 10 + 5 + 5 + 18));
}

#[test]
fn it_reads_aloud() {
    let texts: Vec<String> = all_actions().iter().map(ToString::to_string).collect();
    for text in ["take 2 3", "place first", "place left", "place 2 1", "buy 3 on 1 2", "no-buy", "claim 4", "no-claim"]
    {
        assert!(texts.iter().any(|one| one == text), "{text}");
    }
}

#[test]
fn what_is_not_notation_is_refused() {
    let wrong = [
        "",
        "take",
        "take 4 1",
        "take 1 5",
        "take 0 1",
        "take 01 1",
        "take 1 1 1",
        "place",
        "place 1 1",
        "place 2 5",
        "place 3 4",
        "place up",
        "buy 1 on 1 1",
        "buy 2 1 1",
        "buy 2 on 4 1",
        "buy 2 on 1 6",
        "claim 5",
        "claim",
        "Take 1 1",
        "pass",
    ];
    for text in wrong {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
    for text in
        ["card", "card tiger", "tile smith", "objective kings", "irrigation moon", "first 6", "automa 19", "automa 07"]
    {
        assert!(text.parse::<Outcome>().is_err(), "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC*") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string().parse(), Ok(action));
        }
        if let Ok(outcome) = text.parse::<Outcome>() {
            prop_assert_eq!(outcome.to_string().parse(), Ok(outcome));
        }
    }

    #[test]
    fn near_notation_is_read_or_refused(
        words in prop::collection::vec("(take|place|buy|on|claim|first|left|right|card|tile|automa|lion|[0-9]{1,3})", 0..6)
    ) {
        let text = words.join(" ");
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text.clone());
        }
        if let Ok(outcome) = text.parse::<Outcome>() {
            prop_assert_eq!(outcome.to_string(), text);
        }
    }
}

/// Any value of the notation may be tried in any state: it is listed or refused, and nothing breaks.
#[test]
fn any_decision_may_be_tried_in_any_state() {
    use game::{Game, Setup, Shuffler};
    for players in 1..=5 {
        let start = jardins::Jardins::new(&Setup::standard(&jardins::Jardins::META, players)).expect("a game");
        crate::support::play_out(start, &mut Shuffler::new(70, players as u64), |game| {
            let mut list = Vec::new();
            game.actions(&mut list);
            for action in all_actions() {
                assert_eq!(game.check(action).is_ok(), list.contains(&action), "{action}");
                game.tell_action(action);
                game.preview(action);
            }
            let mut odds = Vec::new();
            game.odds(&mut odds);
            for outcome in all_outcomes() {
                assert_eq!(game.check_outcome(outcome).is_ok(), odds.iter().any(|odd| odd.0 == outcome), "{outcome}");
                game.tell_outcome(outcome);
            }
        });
    }
}
