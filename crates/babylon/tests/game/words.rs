//! Every refusal has a sentence in both languages and cites a paragraph that is there.

use std::fmt::Write;

use babylon::{Babylon, Bill, Flower, Icon, Material, Piece, Refusal, Source, Step, TowerTile};
use game::{Game, Language, Refusal as _, Rulebook, Seat};
use texts::Translator;

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
        Refusal::BoardTaken { flower: Flower::Pink, seat: Seat::FIRST },
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
        Refusal::EffectUsedOnTile { cell },
        Refusal::EffectNotAnEnd { cell },
        Refusal::EffectOldTerrace { cell },
        Refusal::EffectNeedless { cell, icon },
        Refusal::EffectNeedsIcon { cell },
        Refusal::EffectNeedsBlank { cell },
    ];
    let steps = [Step::Choose, Step::Remove, Step::Dig, Step::Build, Step::Rotate, Step::Store];
    all.extend(steps.map(|due| Refusal::OtherStep { due }));
    all.extend(Source::ALL.map(|source| Refusal::NoTile { source }));
    all.extend(babylon::Corner::ALL.map(|corner| Refusal::MustLeaveOut { corner }));
    all.extend(Piece::ALL.map(|piece| Refusal::NoPiece { piece }));
    all.extend(Icon::ALL.map(|icon| Refusal::WrongReach { icon }));
    all.extend(TowerTile::ALL.map(|tile| Refusal::TowerSeen { tile }));
    all
}

#[test]
fn every_refusal_has_a_sentence_and_a_paragraph() {
    for language in Language::ALL {
        let speaker = Translator::new(language, [Babylon::META.texts]);
        let book = Rulebook::read(Babylon::META.rulebook.get(language));
        for refusal in refusals() {
            assert_eq!(speaker.try_say(&refusal.phrase()).err(), None, "{refusal:?}");
            assert!(book.paragraph(refusal.paragraph().0).is_some(), "{refusal:?} cites {}", refusal.paragraph());
        }
    }
}

/// What each refusal says, with its figures, was read by people once: after a change, read what `git diff` shows.
#[test]
fn every_refusal_says_what_it_was_read_to_say() {
    let speakers = Language::ALL.map(|language| Translator::new(language, [Babylon::META.texts]));
    let mut text = String::new();
    for refusal in refusals() {
        let _ = writeln!(text, "{refusal:?}, {}", refusal.paragraph());
        for speaker in &speakers {
            let _ = writeln!(text, "    {}", speaker.try_say(&refusal.phrase()).unwrap());
        }
    }
    insta::with_settings!({ snapshot_path => "../snapshots", prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!("refusals", text);
    });
}
