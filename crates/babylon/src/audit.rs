//! Counting every piece of the box: for tests.

use game::Seat;

use crate::components::TOWER_TILES;
use crate::garden::Garden;
use crate::pieces::Piece;
use crate::quarry::Stack;
use crate::terrace::Terrace;
use crate::tiles::{Material, Tile, TileSet};
use crate::tower::TowerTile;
use crate::{Babylon, Phase};

/// Counts everything; says what is wrong.
pub(crate) fn audit(game: &Babylon) -> Result<(), String> {
    audit_tiles(game)?;
    audit_quarry(game)?;
    audit_tower(game)?;
    audit_pieces(game)?;
    Seat::all(usize::from(game.players)).try_for_each(|seat| audit_seat(game, seat))
}

fn ensure(sound: bool, fault: impl FnOnce() -> String) -> Result<(), String> {
    if sound { Ok(()) } else { Err(fault()) }
}

/// B1.3: whether everybody has a board.
fn boards_are_given(game: &Babylon) -> bool {
    match game.phase {
        Phase::Quarry | Phase::Flowers | Phase::Choose => false,
        Phase::First => !game.choices.boards,
        _ => true,
    }
}

/// B1.3: whether a seat has a board: while they are chosen, those who come before the one to choose.
fn has_board(game: &Babylon, seat: Seat) -> bool {
    let players = usize::from(game.players);
    let place = |seat: Seat| (seat.index() + players - game.first.index()) % players;
    match game.phase {
        Phase::Choose => place(seat) < place(game.active),
        _ => boards_are_given(game),
    }
}

/// Every tile is in one place.
fn audit_tiles(game: &Babylon) -> Result<(), String> {
    let seats = || Seat::all(usize::from(game.players));
    let unseen = Material::ALL.into_iter().flat_map(|material| game.quarry.unseen(material).iter());
    let tops = Stack::all().filter_map(|stack| game.quarry.top(stack));
    let built = seats().flat_map(|seat| game.gardens[seat].terraces().iter().map(Terrace::tile));
    let hands = seats().filter_map(|seat| game.hands[seat].notch).chain(game.dug);
    let mut found = TileSet::NONE;
    for tile in unseen.chain(tops).chain(built).chain(hands).chain(game.left.iter()) {
        ensure(!found.has(tile), || format!("{tile} is there twice"))?;
        found.add(tile);
    }
    let taken = |tile: &Tile| game.flowers.0.contains(&Some(tile.flower()));
    let needed = Tile::all().filter(|tile| tile.material().is_some() || boards_are_given(game) || taken(tile));
    needed.into_iter().try_for_each(|tile| ensure(found.has(tile), || format!("{tile} is missing")))
}

/// As many tiles of a layer are unseen as stacks hide one.
fn audit_quarry(game: &Babylon) -> Result<(), String> {
    for material in Material::ALL {
        let hides = |stack: &Stack| match game.phase {
            Phase::Quarry if game.quarry.top(*stack).is_none() => true,
            Phase::Appear { stack: open, material: next } if open == *stack => next.level() >= material.level(),
            _ => game.quarry.level(*stack) > material.level(),
        };
        let hidden = Stack::all().filter(hides).count();
        let unseen = usize::from(game.quarry.unseen(material).count());
        ensure(hidden == unseen, || format!("{hidden} stacks hide {unseen} tiles of {material:?}"))?;
    }
    Ok(())
}

/// One tower tile was turned before each round but the first.
fn audit_tower(game: &Babylon) -> Result<(), String> {
    let turned = game.round.saturating_sub(1);
    let sound = game.tower.unseen_total() + turned == TOWER_TILES && game.tower.now().is_some() == (turned > 0);
    let within = TowerTile::ALL.iter().all(|&tile| game.tower.unseen(tile) <= game.components.tower(tile));
    ensure(sound && within, || "the tower is out of step".to_owned())
}

/// What is out of the box is in hands and gardens.
fn audit_pieces(game: &Babylon) -> Result<(), String> {
    let mut found = [0u16; Piece::ALL.len()];
    for seat in Seat::all(usize::from(game.players)) {
        let hand = &game.hands[seat];
        found[Piece::Single as usize] += u16::from(hand.singles);
        found[Piece::Double as usize] += u16::from(hand.doubles);
        for (sum, count) in found.iter_mut().zip(game.gardens[seat].pieces()) {
            *sum += u16::from(count);
        }
    }
    for (piece, found) in Piece::ALL.into_iter().zip(found) {
        let out = game.supply.out(piece);
        ensure(found == out, || format!("{out} {piece:?} are out of the box, {found} are found"))?;
        let within = !game.supply.is_limited() || out <= game.components.pieces(piece);
        ensure(within, || format!("{out} {piece:?} came out of a box with fewer"))?;
    }
    Ok(())
}

/// A player's flower, pillars and garden. Only the garden of the one to move can have changed: the others were
/// looked at before.
fn audit_seat(game: &Babylon, seat: Seat) -> Result<(), String> {
    let hand = &game.hands[seat];
    ensure(game.flowers[seat].is_some() == has_board(game, seat), || format!("the flower of seat {seat}"))?;
    let terraces = game.gardens[seat].terraces().len();
    ensure(terraces <= usize::from(game.round) + 1, || format!("{terraces} terraces in round {}", game.round))?;
    if seat == game.active {
        return audit_garden(game, seat);
    }
    ensure(hand.singles <= 6 && hand.doubles == 0, || format!("seat {seat} stores too much"))
}

/// A garden is what its terraces make it, and could have been built.
fn audit_garden(game: &Babylon, seat: Seat) -> Result<(), String> {
    let garden = &game.gardens[seat];
    let unturned = match game.phase {
        Phase::Rotate(anchor) => Some(anchor),
        _ => None,
    };
    let again = Garden::assemble(garden.terraces(), |tile| game.components.face(tile), unturned);
    ensure(again == *garden, || format!("the garden of seat {seat} is not what its terraces make it"))?;
    let faults = garden.faults(game.choices.statues);
    ensure(faults.is_empty(), || format!("the garden of seat {seat}: {faults:?}"))
}

#[cfg(test)]
mod tests;
