//! A preview tells what becomes of a decision: it is compared with what does become of it, over random games.

use game::{Arg, Game, Nobody, Phrase, RandomSource, Seat, Setup, Shuffler, Turn};
use jardins::{Action, Actor, Jardins};

fn number(phrase: &Phrase, name: &str) -> i64 {
    match phrase.args.iter().find(|(key, _)| key == name) {
        Some((_, Arg::Number(number))) => *number,
        other => panic!("{name} of {phrase:?} is {other:?}"),
    }
}

/// What is said of a preview under this message.
fn said<'a>(preview: &'a [Phrase], id: &str) -> Option<&'a Phrase> {
    preview.iter().find(|phrase| phrase.id == id)
}

fn tells_what_becomes_of(state: &Jardins, seat: Seat, action: Action) -> [bool; 3] {
    let preview = state.preview(action);
    let mut after = *state;
    after.play(action, &mut Nobody).expect("a legal decision");
    let points = said(&preview, "jardins-preview-points").expect("the points");
    let [old, new] = [state, &after].map(|state| i64::from(state.standing().total(seat)));
    assert_eq!((number(points, "points"), number(points, "change")), (new, new - old), "{action}");
    let (before, purse) = (state.player(seat).purse, after.player(seat).purse);
    let told = said(&preview, "jardins-preview-purse");
    assert_eq!(told.is_some(), before != purse, "{action}");
    if let Some(told) = told {
        let figures = (number(told, "gold"), number(told, "tools"));
        assert_eq!(figures, (purse.gold.into(), purse.tools.into()), "{action}");
    }
    let got = state.crown() != after.crown() && after.crown() == Some(Actor::Player(seat));
    assert_eq!(said(&preview, "jardins-preview-crown").is_some(), got, "{action}");
    [new != old, told.is_some(), got]
}

#[test]
fn a_preview_tells_the_points_the_purse_and_the_first_player_tile() {
    let mut times = [0; 3];
    for (players, seed) in (2..=5).flat_map(|players| (0..6).map(move |seed| (players, seed))) {
        let mut state = Jardins::new(&Setup::standard(&Jardins::META, players)).expect("a standard game");
        let (mut random, mut list) = (Shuffler::new(seed, players as u64), Vec::new());
        loop {
            match state.turn() {
                Turn::Over => break,
                Turn::Deal => state.reveal_unchecked(state.deal(&mut random), &mut Nobody),
                Turn::Decide(seat) => {
                    list.clear();
                    state.actions(&mut list);
                    for &action in &list {
                        if matches!(action, Action::Take { .. }) {
                            assert_eq!(state.preview(action), [], "what a card brings is told when it is laid");
                            continue;
                        }
                        let seen = tells_what_becomes_of(&state, seat, action);
                        times.iter_mut().zip(seen).for_each(|(times, seen)| *times += u32::from(seen));
                    }
                    state.play_unchecked(list[random.index(list.len())], &mut Nobody);
                }
            }
        }
    }
    assert!(times.iter().all(|&times| times > 10), "{times:?}");
}

#[test]
fn what_is_not_allowed_has_no_preview() {
    let state = Jardins::new(&Setup::standard(&Jardins::META, 2)).expect("a standard game");
    assert_eq!(state.preview(Action::NoBuy), []);
}
