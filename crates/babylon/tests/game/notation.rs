//! Nothing that can be written makes the game panic.

use babylon::{Action, Babylon, Components, Garden, Outcome, Position};
use game::{Components as _, Game, Nobody, RandomSource, Refusal as _, Setup, Shuffler, Turn};
use proptest::prelude::*;

/// A position somewhere in a random game.
fn somewhere(players: usize, seed: u64, plies: usize) -> Babylon {
    let mut random = Shuffler::new(seed, 1);
    let mut game = Babylon::new(&Setup::standard(&Babylon::META, players)).unwrap();
    let mut list = Vec::new();
    for _ in 0..plies {
        match game.turn() {
            Turn::Over => break,
            Turn::Deal => game.reveal_unchecked(game.deal(&mut random), &mut Nobody),
            Turn::Decide(_) => {
                list.clear();
                game.actions(&mut list);
                game.play_unchecked(list[random.index(list.len())], &mut Nobody);
            }
        }
    }
    game
}

const ACTION: &str = "choose (white|pink|yellow|blue|red)|(remove|dig) [a-e][0-5]|place (dug|notch) [a-h][1-8] floor [0-9]{1,2}( without (nw|ne|se|sw))?\
    |rotate (0|90|180|270)|(stairs|fountain|bridge) [a-h][1-8]-[a-h][1-8]( using [a-h][1-8])?\
    |statue [a-h][1-8]( using [a-h][1-8])?|done|keep (dug|notch|none)";

const OUTCOME: &str = "show [a-d][1-4] (white|pink|yellow|blue) (clay|granite|basalt) [1-4]|first [1-5]\
    |show a1 white start|flowers( (white|pink|yellow|blue)){1,5}|tower (single-more|pillar-less|no-effect)";

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,40}") {
        let _ = text.parse::<Action>();
        let _ = text.parse::<Outcome>();
        let _ = Garden::read(&text, &Components::standard());
        let _ = Position::new(2).quarry(&text).build();
    }

    #[test]
    fn what_is_read_is_written_as_it_was(text in ACTION) {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn outcomes_are_written_as_they_were(text in OUTCOME) {
        if let Ok(outcome) = text.parse::<Outcome>() {
            prop_assert_eq!(outcome.to_string(), text);
        }
    }

    #[test]
    fn any_decision_is_answered_anywhere(text in ACTION, players in 2usize..=4, seed in 0u64..50, plies in 0usize..350) {
        if let Ok(action) = text.parse::<Action>() {
            let game = somewhere(players, seed, plies);
            let _ = game.tell_action(action);
            let previewed = game.preview(action);
            if let Err(refusal) = game.check(action) {
                prop_assert!(refusal.paragraph().0.starts_with('B'));
                prop_assert!(refusal.phrase().id.starts_with("babylon-refusal-"));
                prop_assert!(previewed.is_empty());
            }
        }
    }

    #[test]
    fn any_outcome_is_answered_anywhere(text in OUTCOME, players in 2usize..=4, seed in 0u64..50, plies in 0usize..350) {
        if let Ok(outcome) = text.parse::<Outcome>() {
            let game = somewhere(players, seed, plies);
            let _ = game.tell_outcome(outcome);
            if let Err(refusal) = game.check_outcome(outcome) {
                prop_assert!(refusal.phrase().id.starts_with("babylon-refusal-"));
            }
        }
    }

    #[test]
    fn any_change_of_the_component_file_is_read_or_refused(
        at in 0usize..5000, length in 0usize..30, put in "[a-z0-9 \"\\[\\]{},=\n-]{0,12}",
    ) {
        let mut bytes = Components::STANDARD.as_bytes().to_vec();
        let at = at.min(bytes.len());
        let end = (at + length).min(bytes.len());
        bytes.splice(at..end, put.bytes());
        if let Ok(text) = String::from_utf8(bytes) {
            let _ = Components::editions().load(&text);
        }
    }

    #[test]
    fn any_garden_is_drawn_and_read_back(players in 2usize..=4, seed in 0u64..200, plies in 100usize..350) {
        let game = somewhere(players, seed, plies);
        if matches!(game.turn(), Turn::Decide(_)) && game.check(Action::Rotate(babylon::Rotation::NONE)).is_err() {
            for seat in game::Seat::all(players) {
                let drawing = game.garden(seat).draw(&game.components());
                prop_assert_eq!(Garden::read(&drawing, &game.components()), Ok(*game.garden(seat)));
            }
        }
    }
}

/// One text per value: nothing else is read as the same decision.
#[test]
fn other_spellings_are_refused() {
    for text in [
        "Dig a1",
        "dig A1",
        "dig a5",
        "dig e1",
        "dig",
        "dig a1 now",
        "choose",
        "choose green",
        "choose pink blue",
        "place dug a1",
        "place dug h1 floor 1",
        "place dug a1 floor 0",
        "place dug a1 floor 17",
        "place dug a1 floor 01",
        "place dug a1 floor +1",
        "place dug a1 floor 1 without",
        "rotate 45",
        "rotate 360",
        "stairs c5-c4",
        "stairs c4-c4",
        "stairs c4",
        "statue c4 using",
        "keep",
        "keep both",
        "finish",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
    for text in ["flowers white", "flowers white white", "first 0", "first 6", "tower", "show a1", "show a1 white clay"]
    {
        assert!(text.parse::<Outcome>().is_err(), "{text}");
    }
}

/// A state is small and copied as bytes.
#[test]
fn a_state_is_small() {
    println!("{} bytes", size_of::<Babylon>());
    assert!(size_of::<Babylon>() <= 2048);
    assert!(size_of::<Action>() <= 8);
}
