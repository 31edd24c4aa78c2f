//! A tampered table is found out: a piece that is there twice, a piece that is gone.

use game::{Game, Seat, Setup, contract};

use crate::garden::Garden;
use crate::pieces::Piece;
use crate::quarry::{Quarry, Stack};
use crate::terrace::Terrace;
use crate::tiles::{Material, Tile, TileSet};
use crate::tower::TowerTile;
use crate::{Babylon, Phase};

fn is_found_out(what: &str, tamper: impl Fn(&mut Babylon) -> Option<()>) {
    let options = [("supply", "box"), ("supply", "unlimited"), ("boards", "chosen"), ("statues", "may-be-left-out")];
    let setups = options.map(|(key, value)| {
        let mut setup = Setup::standard(&Babylon::META, 3);
        setup.options.set(&Babylon::META, "supply", "unlimited").unwrap();
        setup.options.set(&Babylon::META, key, value).unwrap();
        setup
    });
    contract::is_found_out(&setups, what, tamper);
}

fn some_top(game: &Babylon) -> Option<Tile> {
    Stack::all().find_map(|stack| game.quarry.top(stack))
}

fn some_built(game: &Babylon) -> Option<Tile> {
    Seat::all(3).find_map(|seat| game.gardens[seat].terraces().first().map(Terrace::tile))
}

fn unseen(game: &Babylon) -> TileSet {
    Material::ALL.into_iter().flat_map(|material| game.quarry.unseen(material).iter()).fold(
        TileSet::NONE,
        |mut unseen, tile| {
            unseen.add(tile);
            unseen
        },
    )
}

#[test]
fn each_tile_is_there_once() {
    is_found_out("a tile of the quarry is gone", |game| {
        let stack = Stack::all().find(|&stack| game.quarry.top(stack).is_some())?;
        game.quarry.take(stack).map(drop)
    });
    is_found_out("a tile of the quarry has left the game too", |game| {
        let tile = some_top(game)?;
        game.left.add(tile);
        Some(())
    });
    is_found_out("a tile of a garden is in hand too", |game| {
        let tile = some_built(game)?;
        game.hands[Seat::FIRST].notch = Some(tile);
        Some(())
    });
    is_found_out("a tile of a garden is dug again", |game| {
        let tile = some_built(game)?;
        game.dug = Some(tile);
        Some(())
    });
    is_found_out("a stored tile is gone", |game| game.hands.0.iter_mut().find_map(|hand| hand.notch.take()).map(drop));
    is_found_out("a dug tile is gone", |game| game.dug.take().map(drop));
    is_found_out("a tile that has left the game is gone", |game| {
        let tile = game.left.iter().next()?;
        game.left.remove(tile);
        Some(())
    });
    is_found_out("a garden is gone", |game| {
        let garden = game.gardens.0.iter_mut().find(|garden| !garden.terraces().is_empty())?;
        *garden = Garden::EMPTY;
        Some(())
    });
    is_found_out("an unseen tile is gone", |game| {
        let mut left = unseen(game);
        let tile = left.iter().next()?;
        left.remove(tile);
        let mut tops = [None; Stack::COUNT];
        tops.iter_mut().zip(Stack::all()).for_each(|(top, stack)| *top = game.quarry.top(stack));
        game.quarry = Quarry::with(tops, left);
        Some(())
    });
    is_found_out("an unseen tile left the game before it was seen", |game| {
        let mut left = unseen(game);
        let tile = left.iter().next()?;
        left.remove(tile);
        game.left.add(tile);
        let mut tops = [None; Stack::COUNT];
        tops.iter_mut().zip(Stack::all()).for_each(|(top, stack)| *top = game.quarry.top(stack));
        game.quarry = Quarry::with(tops, left);
        Some(())
    });
}

#[test]
fn pillars_and_decor_are_counted() {
    is_found_out("a pillar is there twice", |game| {
        game.hands[Seat::FIRST].singles += 1;
        Some(())
    });
    is_found_out("a pillar is gone", |game| {
        let hand = game.hands.0.iter_mut().find(|hand| hand.singles > 0)?;
        hand.singles -= 1;
        Some(())
    });
    is_found_out("a double pillar is there twice", |game| {
        game.hands[Seat::FIRST].doubles += 1;
        Some(())
    });
    for piece in Piece::ALL {
        is_found_out("a piece left the box and is nowhere", |game| {
            game.supply.take(piece, 1);
            Some(())
        });
    }
    is_found_out("more came out of a box than was in it", |game| {
        let seat = game.active;
        let left = Some(game.supply.left(Piece::Single, &game.components)).filter(|_| game.supply.is_limited())?;
        let more = u8::try_from(left + 1).ok()?;
        game.supply.take(Piece::Single, more);
        game.hands[seat].singles = game.hands[seat].singles.checked_add(more)?;
        Some(())
    });
    is_found_out("somebody stores too much", |game| {
        let seat = Seat::all(3).find(|&seat| seat != game.active)?;
        game.supply.take(Piece::Single, 7);
        game.hands[seat].singles += 7;
        Some(())
    });
}

#[test]
fn flowers_tower_and_gardens_fit_together() {
    is_found_out("a flower is gone", |game| game.flowers[Seat::FIRST].take().map(drop));
    is_found_out("a flower too early", |game| {
        let early = matches!(game.phase, Phase::Quarry | Phase::Flowers | Phase::Choose);
        let other = game.flowers.0.iter().flatten().next().copied().or(Some(crate::Flower::ALL[0]));
        (early && game.flowers[Seat::FIRST].is_none()).then(|| game.flowers[Seat::FIRST] = other)
    });
    is_found_out("a tower tile is gone", |game| {
        let tile = TowerTile::ALL.into_iter().find(|&tile| game.tower.unseen(tile) > 0)?;
        game.tower.turn(tile);
        Some(())
    });
    is_found_out("a round without its tower tile", |game| (game.round > 0).then(|| game.round += 1));
    is_found_out("a garden that shows what no terrace of it has", |game| {
        let garden = &mut game.gardens[game.active];
        let (before, terrace) = (*garden, *garden.terraces().first()?);
        let other = Tile::all().find(|&tile| game.components.face(tile) != game.components.face(terrace.tile()))?;
        garden.turn(terrace.anchor(), game.components.face(other), terrace.rotation());
        (*garden != before).then_some(())
    });
}
