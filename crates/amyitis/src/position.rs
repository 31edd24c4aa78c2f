//! A position set up by hand: a table that goes on from the real box, or the beginning of a test.

use game::Seat;

use crate::Amyitis;
use crate::components::{Face, TileFace, standard};
use crate::garden::{Owner, Tile};
use crate::phase::Phase;
use crate::pieces::{Category, City, Court, Craft, Crafts, Gift, Group, Resource, Row, Temple};
use crate::player::{Cards, Supply};
use crate::rulings::Rulings;
use crate::square::{Side, Square};
use crate::temples::SPACES;
use game::{Game as _, Nobody, Options};

/// A position in the making. Pieces come from the supply and go back to it; [`Position::build`] says what does not fit.
#[derive(Clone, Debug)]
pub struct Position {
    game: Amyitis,
    fault: Option<String>,
}

impl Position {
    /// Round 1 of a standard game for 2 to 4 players, seat 1 to act: the tiles lie in the order of the component file.
    pub fn new(players: usize) -> Position {
        Position::with_options(players, &Options::defaults(&Amyitis::META))
    }

    /// The same at a table that chose its options.
    pub fn with_options(players: usize, options: &Options) -> Position {
        let mut game = Amyitis::sit_down(standard(), Rulings::of(options), players.clamp(2, 4));
        let mut odds = Vec::new();
        while let Phase::Deal(_) = game.phase {
            odds.clear();
            game.odds(&mut odds);
            let Some(&(outcome, _)) = odds.first() else { break };
            game.reveal_unchecked(outcome, &mut Nobody);
        }
        Position { game, fault: None }
    }

    /// The position, if every piece of the box is somewhere and nowhere twice.
    pub fn build(self) -> Result<Amyitis, String> {
        self.fault.map_or(Ok(()), Err)?;
        self.game.audit().map(|()| self.game)
    }

    fn must(&mut self, sound: bool, what: &str) -> bool {
        if !sound {
            self.fault.get_or_insert_with(|| what.to_owned());
        }
        sound
    }

    fn seat(&mut self, seat: Seat) -> bool {
        self.must(seat.index() < self.game.count(), "nobody sits there")
    }

    /// Who acts.
    pub fn mover(mut self, seat: Seat) -> Position {
        if self.seat(seat) {
            self.game.mover = seat;
        }
        self
    }

    /// Who is the first player.
    pub fn first(mut self, seat: Seat) -> Position {
        if self.seat(seat) {
            self.game.first = seat;
        }
        self
    }

    /// Somebody has passed, with a cube on the Pass square as the table plays (A3.4).
    pub fn passed(mut self, seat: Seat) -> Position {
        if self.seat(seat) {
            self.game.passed |= 1 << seat.index();
            self.game.put_on_pass_square(seat);
        }
        self
    }

    /// The round.
    pub fn round(mut self, round: u8) -> Position {
        if self.must((1..=self.game.figures.rounds).contains(&round), "no such round") {
            self.game.round = round;
        }
        self
    }

    /// All groups of craft cards, face up.
    pub fn groups(mut self, groups: &[Crafts]) -> Position {
        let mut pool = self.game.figures.with(self.game.count()).crafts;
        let enough = |craft: Craft| groups.iter().map(|cards| cards.of(craft)).sum::<u8>() <= pool.of(craft);
        let sound = groups.len() == self.game.count()
            && groups.iter().all(|cards| cards.sum() == 3)
            && Craft::ALL.into_iter().all(enough);
        if self.must(sound, "such groups can't be dealt") {
            for (group, &dealt) in self.game.groups.iter_mut().zip(groups) {
                *group = Cards::deal(dealt);
                dealt.cards().for_each(|craft| pool.0[craft.index()] -= 1);
            }
            self.game.pool = pool;
        }
        self
    }

    /// A card of a group is turned over.
    pub fn turned(mut self, group: Group, craft: Craft) -> Position {
        if self.must(self.game.groups[group.index()].open().of(craft) > 0, "no such card is face up") {
            self.game.groups[group.index()].turn(craft);
        }
        self
    }

    /// How many camels or talents somebody has.
    pub fn gifts(mut self, seat: Seat, gift: Gift, count: u8) -> Position {
        if !self.seat(seat) {
            return self;
        }
        let (player, supply) = (&mut self.game.seats[seat], &mut self.game.supply);
        let (held, left) = match gift {
            Gift::Camel => (&mut player.camels, &mut supply.camels),
            Gift::Talent => (&mut player.talents, &mut supply.talents),
        };
        match (*held + *left).checked_sub(count) {
            Some(rest) => (*held, *left) = (count, rest),
            None => drop(self.must(false, "not so many camels or talents")),
        }
        self
    }

    /// What resources somebody has.
    pub fn stock(mut self, seat: Seat, kinds: &[Resource]) -> Position {
        if !self.seat(seat) {
            return self;
        }
        let held: Vec<_> = Resource::ALL
            .into_iter()
            .flat_map(|kind| vec![kind; self.game.seats[seat].stock.of(kind).into()])
            .collect();
        for kind in held {
            self.game.seats[seat].stock.remove(kind);
            self.game.supply.stock.add(kind);
        }
        for &kind in kinds {
            if self.must(self.game.supply.stock.of(kind) > 0, "not so many resources") {
                self.game.supply.stock.remove(kind);
                self.game.seats[seat].stock.add(kind);
            }
        }
        self
    }

    /// Somebody takes the next card of a kind, `count` times. A token on a caravaneer goes back to the supply.
    pub fn court(mut self, seat: Seat, kind: Court, count: u8) -> Position {
        for _ in 0..count {
            if !self.seat(seat) {
                return self;
            }
            let level = self.game.seats[seat].level(kind) + 1;
            let left = level <= Supply::top(kind) && self.game.supply.court(kind, level) > 0;
            if self.must(left, "no such card is left") {
                self.give_court(seat, kind, level);
            }
        }
        self
    }

    fn give_court(&mut self, seat: Seat, kind: Court, level: u8) {
        self.game.supply.give(kind, level);
        self.game.seats[seat].gain(kind);
        if kind == Court::Palace {
            let points = self.game.figures.palaces[level as usize - 1];
            self.game.score(seat, Category::Palace, points.into(), &mut Nobody);
        }
        let token = self.game.supply.tokens.iter().next();
        if let (Court::Caravaneer, 2, Some(token)) = (kind, level, token) {
            self.game.supply.tokens.remove(token);
            self.game.supply.stock.add(token);
        }
    }

    /// The tokens on the level 2 caravaneers that are left.
    pub fn tokens(mut self, kinds: &[Resource]) -> Position {
        let old: Vec<_> = self.game.supply.tokens.iter().collect();
        let sound = old.len() == kinds.len() && kinds.iter().all(|kind| !kind.is_wine());
        if self.must(sound, "so many tokens do not fit") {
            for kind in old {
                self.game.supply.tokens.remove(kind);
                self.game.supply.stock.add(kind);
            }
            for &kind in kinds {
                if self.must(!self.game.supply.tokens.has(kind), "a token that is there twice") {
                    self.game.supply.tokens.add(kind);
                    self.game.supply.stock.remove(kind);
                }
            }
        }
        self
    }

    fn take_cube(&mut self, owner: Owner) -> bool {
        let Owner::Player(seat) = owner else { return true };
        if self.seat(seat) {
            let left = self.must(self.game.seats[seat].cubes > 0, "not so many cubes");
            self.game.seats[seat].cubes -= u8::from(left);
            return left;
        }
        false
    }

    /// A cube on a side.
    pub fn cube(mut self, owner: Owner, side: Side) -> Position {
        let room = self.game.garden.room(side, self.game.waterworks()) > 0;
        if self.must(room, "the side is full") && self.take_cube(owner) {
            self.game.garden.place(owner, side, self.game.waterworks());
        }
        self
    }

    /// The cubes of a row of fields, from left to right.
    pub fn field(mut self, row: Row, seats: &[Seat]) -> Position {
        let room = self.game.fields(row).len() + seats.len() < crate::fields::FIELDS;
        for &seat in seats.iter().filter(|_| room) {
            if self.take_cube(Owner::Player(seat)) {
                self.game.fields[row.index()].append(Owner::Player(seat));
            }
        }
        self.must(room, "a row is emptied when it is full");
        self
    }

    /// The cubes of a temple, from left to right.
    pub fn temple(mut self, temple: Temple, owners: &[Owner]) -> Position {
        let room = self.game.temple(temple).len() + owners.len() <= SPACES as usize;
        for &owner in owners.iter().rev().filter(|_| room) {
            if self.take_cube(owner) {
                self.game.temples[temple.index()].push(owner, SPACES);
            }
        }
        self.must(room, "a temple has four spaces");
        self
    }

    /// A tile of a square, exchanged with wherever it is now.
    pub fn tile(mut self, square: Square, face: TileFace) -> Position {
        let fits = self.game.figures.tiles_for(square);
        let showing = |tile: &Tile| fits >> tile.0 & 1 != 0 && self.game.figures.tile(*tile) == face;
        let tile = (0..self.game.figures.tile_count() as u8).map(Tile).find(showing);
        let (Some(tile), Some(old)) = (tile, self.game.garden.tile(square)) else {
            self.must(false, "no such tile for the square");
            return self;
        };
        if let Some(other) = Square::all().find(|&other| self.game.garden.tile(other) == Some(tile)) {
            self.game.garden.lay(other, old);
        } else {
            self.must(self.game.unlaid >> tile.0 & 1 != 0, "the tile has been taken");
            self.game.unlaid ^= 1 << tile.0 | 1 << old.0;
        }
        self.game.garden.lay(square, tile);
        self
    }

    /// A square planted by somebody: its points are scored, its bonus is long spent.
    pub fn planted(mut self, seat: Seat, square: Square) -> Position {
        let there = self.game.garden.standing().has(square);
        if self.must(there, "the square holds no tile")
            && self.seat(seat)
            && let Some(tile) = self.game.garden.take(square)
        {
            self.game.seats[seat].tiles |= 1 << tile.0;
            let points = self.game.figures.tile(tile).points;
            self.game.score(seat, Category::Tiles, points.into(), &mut Nobody);
        }
        self
    }

    /// Where the caravan stands.
    pub fn caravan(mut self, city: City) -> Position {
        let at = self.game.figures.circuit.iter().position(|stop| stop.city == city);
        self.game.caravan = at.unwrap_or_default() as u8;
        self
    }

    /// The plant card of a city, the upper face first, exchanged with wherever it is now.
    pub fn plant(mut self, city: City, faces: [Face; 2]) -> Position {
        let slot_of = |city| self.game.figures.plant_cities().position(|other| other == city);
        let (slot, home) = (slot_of(city), slot_of(self.game.figures.home));
        let card =
            |placed: &Option<[Face; 2]>| placed.is_some_and(|[up, down]| [up, down] == faces || [down, up] == faces);
        let now = self.game.plants.iter().position(card);
        let moves = slot.zip(now).filter(|&(slot, now)| slot == now || Some(slot) != home && Some(now) != home);
        if let Some((slot, now)) = moves {
            self.game.plants.swap(slot, now);
            self.game.plants[slot] = Some(faces);
        }
        self.must(moves.is_some(), "no such plant card for the city");
        self
    }
}
