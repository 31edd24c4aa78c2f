//! A preview tells what becomes of a decision: it is compared with what does become of it, over random games.

use babylon::{Action, Babylon};
use game::{Arg, Game, Nobody, Phrase, RandomSource, Seat, Setup, Shuffler, Turn};

fn arg<'a>(phrase: &'a Phrase, name: &str) -> &'a Arg {
    &phrase.args.iter().find(|(key, _)| key == name).unwrap().1
}

fn said<'a>(preview: &'a [Phrase], id: &str) -> Option<&'a Phrase> {
    preview.iter().find(|phrase| phrase.id == id)
}

/// How many pillars of one kind a phrase counts.
fn pillars(counted: &Arg, id: &str) -> i64 {
    let Arg::Phrase(counted) = counted else { panic!("{counted:?}") };
    let parts = counted.args.iter().flat_map(|(_, parts)| if let Arg::List(parts) = parts { &parts[..] } else { &[] });
    parts.filter(|part| part.id == id).map(|part| number(arg(part, "count"))).sum()
}

fn number(arg: &Arg) -> i64 {
    if let Arg::Number(number) = arg { *number } else { panic!("{arg:?}") }
}

fn hand(game: &Babylon, seat: Seat) -> (i64, i64) {
    (game.hand(seat).singles.into(), game.hand(seat).doubles.into())
}

fn tells_what_becomes_of(game: &Babylon, seat: Seat, action: Action) {
    let preview = game.preview(action);
    let mut after = *game;
    after.play(action, &mut Nobody).unwrap();
    let change = i64::from(after.standing().total(seat) - game.standing().total(seat));
    let (before, left) = (hand(game, seat), hand(&after, seat));
    let counts = |arg: &Arg| (pillars(arg, "babylon-singles"), pillars(arg, "babylon-doubles"));
    match action {
        Action::Dig(_) => {
            let gains = counts(arg(said(&preview, "babylon-preview-dig").unwrap(), "pillars"));
            assert_eq!(gains, (left.0 - before.0, left.1 - before.1), "{action}");
        }
        Action::Place(_) => {
            let cost = said(&preview, "babylon-preview-cost").unwrap();
            assert_eq!(counts(arg(cost, "left")), left, "{action}");
            let belvedere = action.to_string().contains("without");
            assert_eq!(said(&preview, "babylon-preview-belvedere").is_some(), belvedere, "{action}");
            assert_eq!(number(arg(said(&preview, "babylon-preview-points").unwrap(), "points")), change, "{action}");
        }
        Action::Adorn { .. } => {
            assert_eq!(number(arg(said(&preview, "babylon-preview-points").unwrap(), "points")), change, "{action}");
        }
        Action::Rotate(_) => {
            let mut list = Vec::new();
            after.actions(&mut list);
            let decor = list.iter().any(|action| matches!(action, Action::Adorn { .. }));
            // Decor elsewhere may be allowed by another terrace of this turn.
            assert!(decor || preview.is_empty(), "{action}: {preview:?}");
        }
        Action::Choose(_) | Action::Remove(_) | Action::Done | Action::Keep(_) => assert_eq!(preview, [], "{action}"),
    }
}

#[test]
fn a_preview_tells_the_pillars_the_belvedere_and_the_points() {
    for (players, seed) in (2..=4).flat_map(|players| (0..8).map(move |seed| (players, seed))) {
        let mut game = Babylon::new(&Setup::standard(&Babylon::META, players)).unwrap();
        let (mut random, mut list) = (Shuffler::new(seed, players as u64), Vec::new());
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Deal => game.reveal_unchecked(game.deal(&mut random), &mut Nobody),
                Turn::Decide(seat) => {
                    list.clear();
                    game.actions(&mut list);
                    list.iter().for_each(|&action| tells_what_becomes_of(&game, seat, action));
                    game.play_unchecked(list[random.index(list.len())], &mut Nobody);
                }
            }
        }
    }
}
