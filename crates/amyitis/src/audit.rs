//! Every piece of the box is somewhere, and nowhere twice.

use game::Seat;

use crate::Amyitis;
use crate::garden::{Owner, Tile};
use crate::phase::{Draw, Phase, Step};
use crate::pieces::{Category, Court, Craft, Resource, Row, Temple};
use crate::player::Player;
use crate::square::{Square, Squares};

impl Amyitis {
    pub(crate) fn count_everything(&self) -> Result<(), String> {
        self.count_tokens()?;
        self.count_cubes()?;
        self.count_court()?;
        self.count_crafts()?;
        self.count_tiles()?;
        self.count_plants()?;
        self.check_points()?;
        self.check_turn()
    }

    fn sitting(&self) -> impl Iterator<Item = &Player> {
        self.seats.0[..self.count()].iter()
    }

    fn count_tokens(&self) -> Result<(), String> {
        let talents =
            self.sitting().fold(u32::from(self.supply.talents), |sum, player| sum + u32::from(player.talents));
        same("talents", talents, self.figures.talents.into())?;
        let camels = self.sitting().fold(u32::from(self.supply.camels), |sum, player| sum + u32::from(player.camels));
        same("camels", camels, self.figures.camels.into())?;
        for kind in Resource::ALL {
            let held: u8 = self.sitting().map(|player| player.stock.of(kind)).sum();
            let all = self.supply.stock.of(kind) + u8::from(self.supply.tokens.has(kind)) + held;
            same(kind.word(), all.into(), self.figures.resources.of(kind).into())?;
        }
        Ok(())
    }

    fn count_cubes(&self) -> Result<(), String> {
        let fields = Row::ALL.map(|row| self.fields(row).counts());
        let temples = Temple::ALL.map(|temple| self.temple(temple).counts());
        for seat in Seat::all(self.count()) {
            let lines: u8 = fields.iter().chain(&temples).map(|counts| counts[seat.index()]).sum();
            let passed = self.pass_square.counts()[seat.index()];
            no("more than one cube of a player on the Pass square", passed > 1)?;
            let all = self.seats[seat].cubes + self.garden.all_cubes(Owner::Player(seat)) + lines + passed;
            same("cubes", all.into(), self.figures.cubes.into())?;
        }
        let strays = fields.iter().any(|counts| counts[Owner::Neutral.index()] > 0);
        no("neutral cubes in the fields", strays)?;
        let few = self.rulings.few_neutral_cubes && self.neutral_cubes_out() > self.figures.neutral_cubes;
        no("more neutral cubes than there are", few)?;
        self.check_pass_square()?;
        no("a full row of fields", Row::ALL.iter().any(|&row| self.fields(row).len() >= 5))
    }

    /// A3.4: cubes lie there from a pass to the end of the round.
    fn check_pass_square(&self) -> Result<(), String> {
        let counts = self.pass_square.counts();
        let not_passed = Seat::all(self.count()).any(|seat| counts[seat.index()] > 0 && !self.has_passed(seat));
        let unused = !self.rulings.cube_to_pass || self.phase == Phase::Over;
        no("a neutral cube on the Pass square", counts[Owner::Neutral.index()] > 0)?;
        no("a cube on the Pass square of somebody who has not passed", self.acting() && not_passed)?;
        no("a cube on the Pass square where none can lie", unused && !self.pass_square.is_empty())
    }

    fn count_court(&self) -> Result<(), String> {
        let in_play = self.figures.with(self.count());
        for (kind, top) in [(Court::Caravaneer, 2), (Court::Banker, 3), (Court::Palace, 6)] {
            for level in 1..=top {
                if (kind, level) == (Court::Caravaneer, 2) && self.round == 0 {
                    continue;
                }
                let held = self.sitting().filter(|player| player.level(kind) >= level).count() as u8;
                let all = held + self.supply.court(kind, level);
                same(kind.word(), all.into(), in_play.court(kind, level).into())?;
            }
            no("a level beyond the top", self.sitting().any(|player| player.level(kind) > top))?;
        }
        let gardeners = self.sitting().map(|player| player.gardeners).sum::<u8>() + self.supply.gardeners;
        same("gardeners", gardeners.into(), in_play.gardeners.into())
    }

    fn count_crafts(&self) -> Result<(), String> {
        let in_play = self.figures.with(self.count()).crafts;
        for craft in Craft::ALL {
            let dealt: u8 = self.groups.iter().map(|cards| cards.dealt.of(craft)).sum();
            same(craft.word(), u32::from(dealt + self.pool.of(craft)), in_play.of(craft).into())?;
        }
        for cards in &self.groups {
            same("a group", u32::from(cards.open().sum() + cards.cost()), cards.dealt.sum().into())?;
            no(
                "more cards open than dealt",
                Craft::ALL.iter().any(|&craft| cards.open().of(craft) > cards.dealt.of(craft)),
            )?;
        }
        Ok(())
    }

    fn count_tiles(&self) -> Result<(), String> {
        let mut seen = self.unlaid;
        let mut add = |tiles: u32| {
            let twice = seen & tiles != 0;
            seen |= tiles;
            no("a tile that is there twice", twice)
        };
        let mut standing = Squares::NONE;
        for square in Square::all() {
            if let Some(tile) = self.garden.tile(square) {
                standing = standing.or(Squares::only(square));
                add(1 << tile.0)?;
            }
        }
        self.sitting().try_for_each(|player| add(player.tiles))?;
        same("tiles", seen, (1 << self.figures.tile_count()) - 1)?;
        let taken: u8 = self.sitting().map(Player::tiles).sum();
        same("planted squares", self.garden.planted().len().into(), taken.into())?;
        no("a planted square with a tile", !self.garden.planted().and(standing).is_empty())?;
        let laid = matches!(self.phase, Phase::Deal(Draw::Tile(_)))
            || self.garden.planted().or(standing) == self.figures.with(self.count()).squares;
        no("a square without its tile", !laid)?;
        no("a garden that is not what its cubes say", !self.garden.is_consistent(self.waterworks()))
    }

    /// Each plant card lies in one city, either face up; that of Khorsabad at home.
    fn count_plants(&self) -> Result<(), String> {
        let mut left = self.figures.plants.map(|card| Some(card.faces));
        for (city, placed) in self.figures.plant_cities().zip(self.plants) {
            let Some([up, down]) = placed else { continue };
            let (ordinary, home) = left.split_at_mut(3);
            let cards = if city == self.figures.home { home } else { ordinary };
            let same = cards.iter_mut().find(|card| **card == Some([up, down]) || **card == Some([down, up]));
            match same {
                Some(card) => *card = None,
                None => return Err(format!("a plant card that is not there: {city}")),
            }
        }
        no("a city without a plant card", self.round > 0 && left.iter().any(Option::is_some))
    }

    /// What is owned has been scored.
    fn check_points(&self) -> Result<(), String> {
        for player in self.sitting() {
            let palaces: u32 =
                self.figures.palaces[..player.palace as usize].iter().map(|&points| u32::from(points)).sum();
            same("palace points", player.points[Category::Palace.index()] as u32, palaces)?;
            let tiles = self.points_of(player.tiles);
            same("tile points", player.points[Category::Tiles.index()] as u32, tiles)?;
        }
        no(
            "points of somebody who is not there",
            self.seats.0[self.count()..].iter().any(|seat| *seat != Player::ABSENT),
        )
    }

    fn points_of(&self, mut tiles: u32) -> u32 {
        let mut points = 0;
        while tiles != 0 {
            points += u32::from(self.figures.tile(Tile(tiles.trailing_zeros() as u8)).points);
            tiles &= tiles - 1;
        }
        points
    }

    /// A player who passed does not act; the player who acts sits at the table.
    fn check_turn(&self) -> Result<(), String> {
        no("a seat that is not there", self.mover.index() >= self.count() || self.first.index() >= self.count())?;
        let acting = self.phase == Phase::Decide(Step::Act);
        no("an action after a pass", acting && self.has_passed(self.mover))?;
        no("a caravan off the circuit", usize::from(self.caravan) >= self.figures.circuit.len())
    }
}

fn same(what: &str, found: u32, needed: u32) -> Result<(), String> {
    if found == needed { Ok(()) } else { Err(format!("{what}: {found} instead of {needed}")) }
}

fn no(what: &str, there: bool) -> Result<(), String> {
    if there { Err(what.to_owned()) } else { Ok(()) }
}

#[cfg(test)]
mod tests;
