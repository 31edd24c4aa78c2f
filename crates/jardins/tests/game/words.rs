//! Sentences of decisions that name nothing that is there: no game offers them, so that no example of `said.snap` has them. Each was read once, in
//! both languages.

use game::{Game, Language, Setup};
use jardins::Jardins;
use texts::Translator;

/// Before anything is drawn there are no cards, enhancements and objectives.
#[track_caller]
fn tells(action: &str, sentences: [&str; 2]) {
    let game = Jardins::new(&Setup::standard(&Jardins::META, 2)).expect("a standard game");
    let phrase = game.tell_action(action.parse().expect("a decision"));
    for (language, sentence) in Language::ALL.into_iter().zip(sentences) {
        let said = Translator::new(language, [Jardins::META.texts]).try_say(&phrase);
        assert_eq!(said.expect("a sentence"), sentence);
    }
}

#[test]
fn taking_a_card_is_told_where_none_lies() {
    tells(
        "take 2 1",
        ["Take the card in column 2, row 1, for nothing", "Prendre la carte de la colonne 2, rangée 1, gratuitement"],
    );
    tells(
        "take 3 3",
        ["Take the card in column 3, row 3, for 2 tools", "Prendre la carte de la colonne 3, rangée 3, pour 2 outils"],
    );
}

#[test]
fn buying_is_told_where_a_pile_shows_nothing() {
    tells(
        "buy 3 on 2 1",
        [
            "Buy the enhancement for 3 gold and lay it on floor 2, place 1",
            "Acheter l’embellissement à 3 or et le poser à l’étage 2, emplacement 1",
        ],
    );
}

#[test]
fn claiming_is_told_where_no_objective_lies() {
    tells("claim 4", ["Claim the objective in position 4", "Valider l’objectif en position 4"]);
}
