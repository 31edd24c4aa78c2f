//! Everything the game can say, as phrases; the sentences are in `locales/`.

use game::{Phrase, Seat, Turn};

use crate::cells::{Cell, Corner};
use crate::decor::Decor;
use crate::event::Event;
use crate::notation::{Action, Outcome};
use crate::pieces::{Payment, Piece};
use crate::place::{Placement, Source};
use crate::quarry::Stack;
use crate::refusal::Refusal;
use crate::terrace::Terrace;
use crate::tiles::{Flower, Icon, Material, Tile};
use crate::tower::TowerTile;
use crate::{Babylon, Phase};

fn name(kind: &str, word: &str) -> Phrase {
    Phrase::new(format!("babylon-{kind}-{word}"))
}

pub(crate) fn flower(flower: Flower) -> Phrase {
    name("flower", flower.word())
}

pub(crate) fn material(material: Material) -> Phrase {
    name("material", material.word())
}

fn icon(icon: Icon) -> Phrase {
    name("icon", icon.word())
}

fn piece(piece: Piece) -> Phrase {
    name("piece", piece.word())
}

pub(crate) fn tower(tile: TowerTile) -> Phrase {
    name("tower", tile.word())
}

fn source(source: Source) -> Phrase {
    name("source", source.word())
}

fn corner(corner: Corner) -> Phrase {
    name("corner", corner.word())
}

/// A tile by name.
pub(crate) fn tile(tile: Tile) -> Phrase {
    match tile.material() {
        Some(made_of) => Phrase::new("babylon-tile")
            .with("flower", flower(tile.flower()))
            .with("material", material(made_of))
            .with("number", tile.number()),
        None => Phrase::new("babylon-tile-start").with("flower", flower(tile.flower())),
    }
}

fn counted(id: &'static str, count: u8) -> Option<Phrase> {
    (count > 0).then(|| Phrase::new(id).with("count", count))
}

fn list_or_none(parts: impl IntoIterator<Item = Option<Phrase>>) -> Phrase {
    let parts: Vec<_> = parts.into_iter().flatten().collect();
    if parts.is_empty() {
        return Phrase::new("babylon-pillars-none");
    }
    Phrase::new("babylon-pillars").with("parts", parts)
}

/// “3 single pillars and 1 double pillar”.
pub(crate) fn pillars(singles: u8, doubles: u8) -> Phrase {
    list_or_none([counted("babylon-singles", singles), counted("babylon-doubles", doubles)])
}

/// Like [`pillars`], with the doubles that are exchanged for singles.
pub(crate) fn payment(payment: Payment) -> Phrase {
    list_or_none([
        counted("babylon-singles", payment.singles),
        counted("babylon-doubles", payment.doubles),
        counted("babylon-exchanged", payment.exchanged).map(|phrase| phrase.with("singles", 2 * payment.exchanged)),
    ])
}

/// A decor and its place, with the end that the tower's effect serves.
pub(crate) fn decor(decor: Decor, using: Option<Cell>) -> Phrase {
    let plain = match decor {
        Decor::Stairs(link) | Decor::Fountain(link) | Decor::Bridge(link) => {
            let id = format!("babylon-decor-{}", decor.icon().word());
            Phrase::new(id).with("first", link.first().to_string()).with("last", link.last().to_string())
        }
        Decor::Statue(cell) => Phrase::new("babylon-decor-statue").with("cell", cell.to_string()),
    };
    match using {
        Some(cell) => Phrase::new("babylon-decor-using").with("decor", plain).with("cell", cell.to_string()),
        None => plain,
    }
}

/// The round and the effect of the tower.
pub(crate) fn headline(game: &Babylon) -> Phrase {
    let effect = tower(game.tower.now().unwrap_or(TowerTile::NoEffect));
    let round = Phrase::new("babylon-picture-round").with("round", game.round).with("rounds", game.rounds());
    round.with("effect", effect)
}

/// Which tiles lie in each garden, and how they are turned: the board shows only what is seen from above.
pub(crate) fn footnotes(game: &Babylon) -> Vec<Phrase> {
    let built = Seat::all(game.players.into()).filter(|&seat| !game.gardens[seat].terraces().is_empty());
    built
        .map(|seat| {
            let terraces: Vec<_> = game.gardens[seat].terraces().iter().copied().map(terrace).collect();
            Phrase::new("babylon-terminal-terraces").with("seat", seat).with("terraces", terraces)
        })
        .collect()
}

fn terrace(terrace: Terrace) -> Phrase {
    Phrase::new("babylon-terminal-terrace")
        .with("tile", tile(terrace.tile()))
        .with("cell", terrace.anchor().to_string())
        .with("floor", terrace.floor().number())
        .with("degrees", terrace.rotation().degrees())
}

/// What the one to act has to do now.
pub(crate) fn prompt(game: &Babylon) -> Phrase {
    let id = match game.phase {
        Phase::Quarry | Phase::Appear { .. } => "babylon-prompt-appear",
        Phase::Flowers => "babylon-prompt-flowers",
        Phase::First => "babylon-prompt-first",
        Phase::Tower => "babylon-prompt-tower",
        Phase::Choose => "babylon-prompt-choose",
        Phase::Remove => "babylon-prompt-remove",
        Phase::Dig => "babylon-prompt-dig",
        Phase::Build => "babylon-prompt-build",
        Phase::Rotate(_) => "babylon-prompt-rotate",
        Phase::Store => "babylon-prompt-store",
        Phase::Over => "babylon-prompt-over",
    };
    match game::Game::turn(game) {
        Turn::Decide(seat) => Phrase::new(id).with("seat", seat),
        Turn::Deal | Turn::Over => Phrase::new(id),
    }
}

/// A decision in words, with its cost.
pub(crate) fn action(game: &Babylon, action: Action) -> Phrase {
    match action {
        Action::Choose(wanted) => Phrase::new("babylon-act-choose").with("flower", flower(wanted)),
        Action::Remove(stack) => on_stack("babylon-act-remove", game, stack),
        Action::Dig(stack) => {
            let gain = game.pay(stack).map_or_else(|| pillars(0, 0), |pay| pillars(pay.singles, pay.doubles));
            on_stack("babylon-act-dig", game, stack).with("pillars", gain)
        }
        Action::Place(placement) => place(game, placement),
        Action::Rotate(rotation) => Phrase::new("babylon-act-rotate").with("degrees", rotation.degrees()),
        Action::Adorn { decor: what, using } => Phrase::new("babylon-act-adorn").with("decor", decor(what, using)),
        Action::Done => Phrase::new("babylon-act-done"),
        Action::Keep(kept) => match kept.and_then(|kept| game.tile(kept)) {
            Some(kept) => Phrase::new("babylon-act-keep").with("tile", tile(kept)),
            None => Phrase::new("babylon-act-keep-none"),
        },
    }
}

fn on_stack(id: &'static str, game: &Babylon, stack: Stack) -> Phrase {
    let top = game.quarry.top(stack).map_or_else(|| Phrase::new("babylon-tile-none"), tile);
    Phrase::new(id).with("stack", stack.to_string()).with("tile", top)
}

fn place(game: &Babylon, placement: Placement) -> Phrase {
    let cost = match game.may_place(placement) {
        Ok(paid) => Phrase::new("babylon-cost").with("payment", payment(paid)),
        Err(_) => Phrase::new("babylon-cost-unknown"),
    };
    let id = if placement.without.is_some() { "babylon-act-place-without" } else { "babylon-act-place" };
    let phrase = Phrase::new(id)
        .with("source", source(placement.source))
        .with("cell", placement.anchor.to_string())
        .with("floor", placement.floor.number())
        .with("cost", cost);
    match placement.without {
        Some(left_out) => phrase.with("corner", corner(left_out)),
        None => phrase,
    }
}

/// An outcome in words.
pub(crate) fn outcome(outcome: Outcome) -> Phrase {
    match outcome {
        Outcome::Show { stack, tile: shown } => {
            Phrase::new("babylon-draw-show").with("stack", stack.to_string()).with("tile", tile(shown))
        }
        Outcome::Flowers(flowers) => {
            Phrase::new("babylon-draw-flowers").with("flowers", flowers.iter().map(flower).collect::<Vec<_>>())
        }
        Outcome::First(seat) => Phrase::new("babylon-draw-first").with("seat", seat),
        Outcome::Tower(tile) => Phrase::new("babylon-draw-tower").with("effect", tower(tile)),
    }
}

/// An event in words.
pub(crate) fn event(event: Event) -> Phrase {
    match event {
        Event::Shown { stack, tile: shown } => {
            Phrase::new("babylon-event-shown").with("stack", stack.to_string()).with("tile", tile(shown))
        }
        Event::Flower { seat, flower: dealt } => {
            Phrase::new("babylon-event-flower").with("seat", seat).with("flower", flower(dealt))
        }
        Event::Chosen { seat, flower: chosen } => {
            Phrase::new("babylon-event-chosen").with("seat", seat).with("flower", flower(chosen))
        }
        Event::First { seat } => Phrase::new("babylon-event-first").with("seat", seat),
        Event::Removed { seat, stack, tile: removed } => Phrase::new("babylon-event-removed")
            .with("seat", seat)
            .with("stack", stack.to_string())
            .with("tile", tile(removed)),
        Event::Dug { seat, stack, tile: dug, singles, doubles } => Phrase::new("babylon-event-dug")
            .with("seat", seat)
            .with("stack", stack.to_string())
            .with("tile", tile(dug))
            .with("pillars", pillars(singles, doubles)),
        Event::Placed { seat, tile: placed, anchor, floor, payment: paid } => Phrase::new("babylon-event-placed")
            .with("seat", seat)
            .with("tile", tile(placed))
            .with("cell", anchor.to_string())
            .with("floor", floor.number())
            .with("payment", payment(paid)),
        Event::StatueUsed { seat, cell } => at_cell("babylon-event-statue-used", cell).with("seat", seat),
        Event::Belvedere { seat, cell } => at_cell("babylon-event-belvedere", cell).with("seat", seat),
        Event::Turned { seat, anchor, rotation } => Phrase::new("babylon-event-turned")
            .with("seat", seat)
            .with("cell", anchor.to_string())
            .with("degrees", rotation.degrees()),
        Event::Adorned { seat, decor: what, using } => {
            Phrase::new("babylon-event-adorned").with("seat", seat).with("decor", decor(what, using))
        }
        Event::Finished { seat } => Phrase::new("babylon-event-finished").with("seat", seat),
        Event::Kept { seat, tile: kept } => {
            Phrase::new("babylon-event-kept").with("seat", seat).with("tile", tile(kept))
        }
        Event::GivenUp { seat, tile: lost } => {
            Phrase::new("babylon-event-given-up").with("seat", seat).with("tile", tile(lost))
        }
        Event::PillarsReturned { seat, singles, doubles } => {
            Phrase::new("babylon-event-returned").with("seat", seat).with("pillars", pillars(singles, doubles))
        }
        Event::Tower { tile, round } => {
            Phrase::new("babylon-event-tower").with("round", round).with("effect", tower(tile))
        }
        Event::Over => Phrase::new("babylon-event-over"),
    }
}

fn at_cell(id: &'static str, cell: Cell) -> Phrase {
    Phrase::new(id).with("cell", cell.to_string())
}

fn floors(id: &'static str, first: u8, last: u8) -> Phrase {
    Phrase::new(id).with("first", first).with("last", last)
}

/// A refusal in words.
pub(crate) fn refusal(refusal: Refusal) -> Phrase {
    match refusal {
        Refusal::Over => Phrase::new("babylon-refusal-over"),
        Refusal::DealerIsDue => Phrase::new("babylon-refusal-dealer"),
        Refusal::SeatIsDue => Phrase::new("babylon-refusal-seat"),
        Refusal::OtherStep { due } => Phrase::new("babylon-refusal-step").with("due", Phrase::new(due.message())),
        Refusal::OtherDraw => Phrase::new("babylon-refusal-draw"),
        Refusal::OtherStack { due } => Phrase::new("babylon-refusal-other-stack").with("stack", due.to_string()),
        Refusal::OtherMaterial { due } => Phrase::new("babylon-refusal-material").with("material", material(due)),
        Refusal::SeenBefore { tile: seen } => Phrase::new("babylon-refusal-seen").with("tile", tile(seen)),
        Refusal::FlowerCount { found, needed } => {
            Phrase::new("babylon-refusal-flowers").with("found", found).with("needed", needed)
        }
        Refusal::BoardTaken { flower: taken, seat } => {
            Phrase::new("babylon-refusal-board-taken").with("flower", flower(taken)).with("seat", seat)
        }
        Refusal::NoSuchSeat { seat } => Phrase::new("babylon-refusal-no-seat").with("seat", seat.to_string()),
        Refusal::TowerSeen { tile } => Phrase::new("babylon-refusal-tower").with("effect", tower(tile)),
        Refusal::NotClay { stack } => Phrase::new("babylon-refusal-not-clay").with("stack", stack.to_string()),
        Refusal::EmptyStack { stack } => Phrase::new("babylon-refusal-empty").with("stack", stack.to_string()),
        Refusal::NoTile { source: from } => Phrase::new("babylon-refusal-no-tile").with("source", source(from)),
        Refusal::NoPiece { piece: missing } => Phrase::new("babylon-refusal-no-piece").with("piece", piece(missing)),
        _ => refusal_to_build(refusal),
    }
}

/// Refusals of B3.
fn refusal_to_build(refusal: Refusal) -> Phrase {
    match refusal {
        Refusal::MissingFloor { floor } => Phrase::new("babylon-refusal-floor")
            .with("floor", floor.number())
            .with("below", floor.number().saturating_sub(1)),
        Refusal::TooLow { cell, height, floor } => {
            at_cell("babylon-refusal-height", cell).with("height", height).with("floor", floor.number())
        }
        Refusal::SameFootprint { anchor } => Phrase::new("babylon-refusal-footprint").with("cell", anchor.to_string()),
        Refusal::UnderBridge { cell, floor } => {
            at_cell("babylon-refusal-under-bridge", cell).with("floor", floor.number())
        }
        Refusal::TooFewSupports { found } => Phrase::new("babylon-refusal-supports").with("found", found),
        Refusal::MustLeaveOut { corner: due } => {
            Phrase::new("babylon-refusal-leave-out").with("corner", corner(due)).with("word", due.word())
        }
        Refusal::StatueSupports { cell } => at_cell("babylon-refusal-statue-supports", cell),
        Refusal::StairsBelow { cell } => at_cell("babylon-refusal-stairs-below", cell),
        Refusal::Pillars { bill, needed, has } if bill.doubles == 0 => {
            Phrase::new("babylon-refusal-pillars").with("needed", needed).with("has", has)
        }
        Refusal::Pillars { bill, needed, has } => Phrase::new("babylon-refusal-pillars-exchange")
            .with("supports", pillars(bill.singles, bill.doubles))
            .with("needed", needed)
            .with("has", has),
        _ => refusal_to_adorn(refusal),
    }
}

/// Refusals of B4.
fn refusal_to_adorn(refusal: Refusal) -> Phrase {
    match refusal {
        Refusal::Diagonal => Phrase::new("babylon-refusal-diagonal"),
        Refusal::WrongReach { icon: Icon::Bridge } => Phrase::new("babylon-refusal-bridge-reach"),
        Refusal::WrongReach { icon: kind } => Phrase::new("babylon-refusal-reach").with("icon", icon(kind)),
        Refusal::BareBoard { cell } => at_cell("babylon-refusal-bare", cell),
        Refusal::NotFree { cell } => at_cell("babylon-refusal-not-free", cell),
        Refusal::WrongIcon { cell, needed, found: Some(found) } => {
            at_cell("babylon-refusal-icon", cell).with("needed", icon(needed)).with("found", icon(found))
        }
        Refusal::WrongIcon { cell, needed, found: None } => {
            at_cell("babylon-refusal-no-icon", cell).with("needed", icon(needed))
        }
        Refusal::NotFresh => Phrase::new("babylon-refusal-not-fresh"),
        Refusal::StairsFloors { first, last } => floors("babylon-refusal-stairs", first, last),
        Refusal::FountainFloors { first, last } => floors("babylon-refusal-fountain", first, last),
        Refusal::FountainOneTerrace => Phrase::new("babylon-refusal-one-terrace"),
        Refusal::BridgeFloors { first, last } => floors("babylon-refusal-bridge", first, last),
        Refusal::BridgeBlocked { cell, height } => {
            at_cell("babylon-refusal-bridge-blocked", cell).with("height", height)
        }
        Refusal::BridgeCrossed { cell, floor } => {
            at_cell("babylon-refusal-bridge-crossed", cell).with("floor", floor.number())
        }
        Refusal::OutOfLine { cell } => at_cell("babylon-refusal-line", cell),
        Refusal::EffectUsed => Phrase::new("babylon-refusal-effect-used"),
        Refusal::EffectUsedOnTile { cell } => at_cell("babylon-refusal-effect-used-on-tile", cell),
        Refusal::EffectNotAnEnd { cell } => at_cell("babylon-refusal-effect-end", cell),
        Refusal::EffectOldTerrace { cell } => at_cell("babylon-refusal-effect-old", cell),
        Refusal::EffectNeedless { cell, icon: shown } => {
            at_cell("babylon-refusal-effect-needless", cell).with("icon", icon(shown))
        }
        Refusal::EffectNeedsIcon { cell } => at_cell("babylon-refusal-effect-icon", cell),
        Refusal::EffectNeedsBlank { cell } => at_cell("babylon-refusal-effect-blank", cell),
        _ => Phrase::new("babylon-refusal-no-effect"),
    }
}
