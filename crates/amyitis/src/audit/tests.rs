//! A tampered table is found out: a piece that is there twice, a piece that is gone.

use game::{Game, Seat, Setup, contract};

use crate::garden::{Owner, Tile};
use crate::line::CubeRow;
use crate::phase::{Phase, Step};
use crate::pieces::{Category, Resource};
use crate::square::Square;
use crate::{Amyitis, Player};

fn is_found_out(what: &str, tamper: impl Fn(&mut Amyitis) -> Option<()>) {
    let setups = [(); 4].map(|()| Setup::standard(&Amyitis::META, 3));
    contract::is_found_out(&setups, what, tamper);
}

fn less(count: &mut u8) -> Option<()> {
    *count = count.checked_sub(1)?;
    Some(())
}

#[expect(clippy::unnecessary_wraps, reason = "used in place of `less`")]
fn more(count: &mut u8) -> Option<()> {
    *count += 1;
    Some(())
}

fn first(game: &mut Amyitis) -> &mut Player {
    &mut game.seats[Seat::FIRST]
}

#[test]
fn talents_camels_and_resources_are_counted() {
    is_found_out("a talent of the supply is gone", |game| less(&mut game.supply.talents));
    is_found_out("a talent of the supply is there twice", |game| more(&mut game.supply.talents));
    is_found_out("a talent of a player is gone", |game| less(&mut first(game).talents));
    is_found_out("a talent of a player is there twice", |game| more(&mut first(game).talents));
    is_found_out("a camel of the supply is gone", |game| less(&mut game.supply.camels));
    is_found_out("a camel of a player is there twice", |game| more(&mut first(game).camels));
    for kind in Resource::ALL {
        is_found_out("a resource of the supply is gone", |game| less(&mut game.supply.stock.0[kind.index()]));
        is_found_out("a resource of a player is there twice", |game| more(&mut first(game).stock.0[kind.index()]));
    }
    is_found_out("a token is gone", |game| {
        let token = game.supply.tokens.iter().next()?;
        game.supply.tokens.remove(token);
        Some(())
    });
    is_found_out("a camel became a talent", |game| {
        less(&mut game.supply.camels)?;
        more(&mut first(game).talents)
    });
}

#[test]
fn cubes_are_counted() {
    is_found_out("a cube in hand is gone", |game| less(&mut first(game).cubes));
    is_found_out("a cube in hand is there twice", |game| more(&mut first(game).cubes));
    is_found_out("the cubes of a row are gone", |game| {
        (!game.fields[0].is_empty()).then(|| game.fields[0] = CubeRow::default())
    });
    is_found_out("a cube in a row is there twice", |game| {
        game.fields[1].append(Owner::Player(Seat::FIRST));
        Some(())
    });
    is_found_out("a neutral cube in the fields", |game| {
        game.fields[1].append(Owner::Neutral);
        Some(())
    });
    is_found_out("a cube in a temple is there twice", |game| {
        let room = game.temples[2].len() < 4;
        room.then(|| game.temples[2].append(Owner::Player(Seat::FIRST)))
    });
    is_found_out("a cube of the garden is there twice", |game| {
        let (side, works) = (game.garden.available().iter().next()?, game.waterworks());
        game.garden.place(Owner::Player(Seat::FIRST), side, works);
        Some(())
    });
}

#[test]
fn cubes_on_the_pass_square() {
    is_found_out("a cube on the Pass square is gone", |game| {
        (!game.pass_square.is_empty()).then(|| game.pass_square = CubeRow::default())
    });
    is_found_out("a cube on the Pass square is there twice", |game| {
        let lying = game.pass_square.get(0)?;
        game.pass_square.append(lying);
        less(&mut game.seats[lying.seat()?].cubes)
    });
    is_found_out("a cube of somebody who has not passed", |game| {
        let seat = Seat::all(3).find(|&seat| game.acting() && !game.has_passed(seat))?;
        game.pass_square.append(Owner::Player(seat));
        less(&mut game.seats[seat].cubes)
    });
    is_found_out("a neutral cube on the Pass square", |game| {
        game.pass_square.append(Owner::Neutral);
        Some(())
    });
    is_found_out("a cube at a table where passing needs none", |game| {
        game.rulings.cube_to_pass = false;
        (!game.pass_square.is_empty()).then_some(())
    });
}

#[test]
fn neutral_cubes_that_run_out() {
    is_found_out("a neutral cube too many", |game| {
        game.rulings.few_neutral_cubes = true;
        let works = game.waterworks();
        while game.neutral_cubes_out() <= game.figures.neutral_cubes {
            let side = game.garden.available().iter().next()?;
            game.garden.place(Owner::Neutral, side, works);
        }
        Some(())
    });
}

#[test]
fn court_cards_are_counted() {
    is_found_out("a banker is gone", |game| less(&mut game.supply.bankers[0]));
    is_found_out("a banker is there twice", |game| more(&mut first(game).banker));
    is_found_out("a palace is gone", |game| less(&mut game.supply.palaces[5]));
    is_found_out("a palace is there twice", |game| more(&mut first(game).palace));
    is_found_out("a caravaneer is gone", |game| less(&mut game.supply.caravaneers));
    is_found_out("a caravaneer is there twice", |game| more(&mut first(game).caravaneer));
    is_found_out("a gardener is gone", |game| less(&mut game.supply.gardeners));
    is_found_out("a gardener is there twice", |game| more(&mut first(game).gardeners));
}

#[test]
fn craft_cards_are_counted() {
    is_found_out("a craft card of the pool is gone", |game| less(&mut game.pool.0[0]));
    is_found_out("a craft card of the pool is there twice", |game| more(&mut game.pool.0[3]));
    is_found_out("a dealt card is there twice", |game| more(&mut game.groups[0].dealt.0[1]));
    is_found_out("an open card is gone", |game| less(&mut game.groups[1].open.0[2]));
    is_found_out("a turned card is there twice", |game| more(&mut game.groups[2].turned));
    is_found_out("an open card that was not dealt", |game| {
        let cards = &mut game.groups[0];
        let other = (0..4).find(|&craft| cards.dealt.0[craft] == 0)?;
        less(cards.open.0.iter_mut().find(|count| **count > 0)?)?;
        more(&mut cards.open.0[other])
    });
}

#[test]
fn tiles_and_plants_lie_where_they_may() {
    is_found_out("a tile of the garden is gone", |game| {
        let square = game.garden.standing().iter().next()?;
        game.garden.take(square).map(drop)
    });
    is_found_out("a tile of the garden is there twice", |game| {
        let mut standing = game.garden.standing().iter();
        let (one, other) = (standing.next()?, standing.next()?);
        let tile = game.garden.tile(one)?;
        game.garden.lay(other, tile);
        Some(())
    });
    is_found_out("a tile of the garden lies in the box too", |game| {
        let tile = Square::all().find_map(|square| game.garden.tile(square))?;
        game.unlaid |= 1 << tile.0;
        Some(())
    });
    is_found_out("a tile of the box is gone", |game| (game.unlaid != 0).then(|| game.unlaid &= game.unlaid - 1));
    is_found_out("a tile of a player is gone", |game| {
        let tiles = &mut first(game).tiles;
        (*tiles != 0).then(|| *tiles &= *tiles - 1)
    });
    is_found_out("a tile of a player is another's too", |game| {
        let tiles = first(game).tiles;
        (tiles != 0).then(|| game.seats.0[1].tiles |= tiles)
    });
    is_found_out("a plant card is gone", |game| {
        let there = game.round > 0;
        there.then(|| game.plants[1] = None)
    });
    is_found_out("a plant card is there twice", |game| {
        let there = game.round > 0 && game.plants[0] != game.plants[1];
        there.then(|| game.plants[0] = game.plants[1])
    });
}

#[test]
fn points_and_turns_fit_what_was_played() {
    is_found_out("points for a palace nobody has", |game| {
        first(game).points[Category::Palace.index()] += 1;
        Some(())
    });
    is_found_out("points for a tile nobody has", |game| {
        first(game).points[Category::Tiles.index()] += 1;
        Some(())
    });
    is_found_out("somebody sits where nobody sits", |game| more(&mut game.seats.0[3].talents));
    is_found_out("a seat that is not there acts", |game| {
        game.mover = Seat::new(3)?;
        Some(())
    });
    is_found_out("a seat that is not there is first", |game| {
        game.first = Seat::new(3)?;
        Some(())
    });
    is_found_out("somebody acts who has passed", |game| {
        (game.phase == Phase::Decide(Step::Act)).then(|| game.passed |= 1 << game.mover.index())
    });
    is_found_out("the caravan has left the circuit", |game| {
        game.caravan = game.figures.circuit.len() as u8;
        Some(())
    });
}

/// A tile that does not belong to the box.
#[test]
fn nothing_comes_from_outside_the_box() {
    is_found_out("a tile that is not of the box", |game| {
        let stranger = Tile(game.figures.tile_count() as u8);
        game.unlaid |= 1 << stranger.0;
        Some(())
    });
}
