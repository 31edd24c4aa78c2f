//! Sentences that games come to so rarely that no example of `said.snap` has them: each was read once, in both languages.

use amyitis::{Amyitis, Craft, Event, Refusal, Resource};
use game::{Event as _, Game, Language, Phrase, Refusal as _};
use texts::Translator;

use crate::support::{Scene, seat};

#[track_caller]
fn says(phrase: &Phrase, sentences: [&str; 2]) {
    for (language, sentence) in Language::ALL.into_iter().zip(sentences) {
        let names = ["Ada", "Ben"].map(str::to_owned).to_vec();
        let speaker = Translator::new(language, [Amyitis::META.texts]).with_names(names);
        assert_eq!(speaker.try_say(phrase).unwrap(), sentence);
    }
}

#[track_caller]
fn refuses(refusal: Refusal, paragraph: &str, sentences: [&str; 2]) {
    assert_eq!(refusal.paragraph().0, paragraph);
    says(&refusal.phrase(), sentences);
}

#[test]
fn rare_refusals_say_what_is_missing() {
    refuses(
        Refusal::NoCube { craft: Craft::Engineer },
        "A4.1",
        [
            "The engineer needs a cube, and you have none in hand.",
            "La carte ingénieur demande un cube, et vous n’en avez pas en main.",
        ],
    );
    refuses(
        Refusal::NoCubeForBabylon,
        "A5.4",
        [
            "In Babylon you must place a cube, and you have none in hand.",
            "À Babylone, il faut poser un cube, et vous n’en avez pas en main.",
        ],
    );
    refuses(
        Refusal::SupplyLacks { kind: Resource::Salt },
        "A7.3",
        ["The supply has no salt.", "La réserve est vide (sel)."],
    );
}

#[test]
fn rare_events_say_what_did_not_happen_and_what_ended_the_game() {
    says(
        &Event::NoCubeForField { seat: seat(2) }.phrase(),
        ["Ben has no cube for the field of Tammuz.", "Ben n’a pas de cube pour le champ de Tammouz."],
    );
    says(
        &Event::RoundsOver { round: 40 }.phrase(),
        ["Round 40 was the last: the game is over.", "La manche 40 était la dernière\u{a0}: la partie est terminée."],
    );
}

/// A1.4: with two players nothing lies on c1. Records and wrong commands may name it all the same.
#[test]
fn planting_is_told_even_where_no_tile_lies() {
    let game = Scene::of(2).begins().game;
    says(
        &game.tell_action("plant c1".parse().unwrap()),
        ["Plant c1, with 2 gardeners", "Planter c1, avec 2 jardiniers"],
    );
}
