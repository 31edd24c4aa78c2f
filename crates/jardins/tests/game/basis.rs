//! Whatever no rulebook says is marked with what it rests on, in the rules where it stands.

use game::contract::notes;
use game::{Basis, Game};
use jardins::Jardins;

/// The paragraphs that say more than a rulebook, or other than one, and what that rests on.
const NOTED: [(&str, &[Basis]); 15] = [
    ("J0.1", &[Basis::Components]),
    ("J0.2", &[Basis::Components]),
    ("J0.3", &[Basis::Components]),
    ("J0.4", &[Basis::Components, Basis::OurDesign]),
    ("J0.5", &[Basis::Components]),
    ("J0.6", &[Basis::Components]),
    ("J0.7", &[Basis::Components, Basis::OtherImplementation]),
    ("J1.1", &[Basis::OurRuling]),
    ("J1.2", &[Basis::OurRuling]),
    ("J4.3", &[Basis::OtherImplementation]),
    ("J4.5", &[Basis::Components]),
    ("J5.1", &[Basis::OtherImplementation]),
    ("J5.2", &[Basis::OtherImplementation]),
    ("J5.3", &[Basis::OtherImplementation]),
    ("J5.4", &[Basis::OtherImplementation, Basis::OurDesign]),
];

#[test]
fn every_figure_and_ruling_that_no_rulebook_gives_is_marked_in_the_rules() {
    let noted = notes(Jardins::META.rulebook.en);
    for (paragraph, bases) in NOTED {
        let found = noted.iter().find(|(id, _)| id == paragraph).map(|(_, found)| &found[..]);
        assert_eq!(found, Some(bases), "{paragraph}");
    }
}
