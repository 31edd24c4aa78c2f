//! Any valid table, built from what is on it: for tests and analysis.
//!
//! What is not said is filled in: flowers in order, tiles of the quarry that nobody uses elsewhere, tower tiles
//! turned before.

use game::{Edition, Game, PerSeat, Seat, Setup, SetupError};

use crate::components::Components;
use crate::drawing::DrawingError;
use crate::garden::Garden;
use crate::options::Choices;
use crate::pieces::{Hand, Piece};
use crate::quarry::{Quarry, Stack};
use crate::terrace::Terrace;
use crate::tiles::{Flower, Material, Tile, TileSet};
use crate::tower::TowerTile;
use crate::{Babylon, MOST_PLAYERS, Phase};

/// A table being set up. [`Position::build`] is the one gate to a [`Babylon`].
#[derive(Clone, Debug)]
pub struct Position {
    setup: Setup<Components>,
    gardens: [Garden; MOST_PLAYERS],
    hands: [Hand; MOST_PLAYERS],
    flowers: [Flower; MOST_PLAYERS],
    active: Seat,
    round: Option<u8>,
    tower: Option<TowerTile>,
    dug: Option<Tile>,
    levels: Option<[u8; Stack::COUNT]>,
    tops: Vec<(Stack, Tile)>,
    faults: Vec<PositionError>,
}

/// Why a table can't be as it was set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// Players or options.
    Setup(SetupError),
    /// Nobody sits there.
    Seat(Seat),
    /// A garden is not one.
    Garden(Seat, DrawingError),
    /// Two players have the same flower.
    Flower(Flower),
    /// A tile is in two places.
    Twice(Tile),
    /// A line of the quarry is not four of `C`, `G`, `B` and `.`.
    Quarry(String),
    /// The tile named for a stack is not of its material.
    Top(Stack),
    /// There are not enough tiles of a material for the quarry.
    TooFew(Material),
    /// The gardens are older than this round, or the game has no such round.
    Round(u8),
    /// The box has no such tower tile.
    Tower(TowerTile),
    /// The box does not have so many.
    Pieces(Piece),
    /// A player stores more than 6 pillars, or a double, while another is to move.
    Stored(Seat),
}

impl Position {
    /// A table with empty gardens, at the first seat's turn to dig.
    pub fn new(players: usize) -> Position {
        Position {
            setup: Setup::standard(&Babylon::META, players),
            gardens: [Garden::EMPTY; MOST_PLAYERS],
            hands: [Hand::default(); MOST_PLAYERS],
            flowers: Flower::ALL,
            active: Seat::FIRST,
            round: None,
            tower: None,
            dug: None,
            levels: None,
            tops: Vec::new(),
            faults: Vec::new(),
        }
    }

    /// Chooses the box; gardens are read with it.
    pub fn components(mut self, components: Edition<Components>) -> Position {
        self.setup.components = components;
        self
    }

    /// Chooses *supply unlimited* (B0.5).
    pub fn unlimited_supply(self) -> Position {
        self.option("supply", "unlimited")
    }

    /// Chooses an option of the table; gardens are read with it.
    pub fn option(mut self, key: &str, value: &str) -> Position {
        if let Err(fault) = self.setup.options.set(&Babylon::META, key, value) {
            self.faults.push(PositionError::Setup(fault));
        }
        self
    }

    fn seated(mut self, seat: Seat, change: impl FnOnce(&mut Position, usize)) -> Position {
        if seat.index() < self.setup.players.min(MOST_PLAYERS) {
            change(&mut self, seat.index());
        } else {
            self.faults.push(PositionError::Seat(seat));
        }
        self
    }

    /// Draws a garden, in the form of [`Garden::draw`].
    pub fn garden(self, seat: Seat, drawing: &str) -> Position {
        self.seated(seat, |table, index| match table.read_garden(drawing) {
            Ok(garden) => table.gardens[index] = garden,
            Err(faults) => table.faults.extend(faults.into_iter().map(|fault| PositionError::Garden(seat, fault))),
        })
    }

    fn read_garden(&self, drawing: &str) -> Result<Garden, Vec<DrawingError>> {
        Garden::read_with(drawing, &self.setup.components, Choices::of(&self.setup.options).statues)
    }

    /// Gives single pillars.
    pub fn singles(self, seat: Seat, count: u8) -> Position {
        self.seated(seat, |table, index| table.hands[index].singles = count)
    }

    /// Gives double pillars.
    pub fn doubles(self, seat: Seat, count: u8) -> Position {
        self.seated(seat, |table, index| table.hands[index].doubles = count)
    }

    /// Puts a tile in a notch.
    pub fn notch(self, seat: Seat, tile: Tile) -> Position {
        self.seated(seat, |table, index| table.hands[index].notch = Some(tile))
    }

    /// Gives a flower.
    pub fn flower(self, seat: Seat, flower: Flower) -> Position {
        self.seated(seat, |table, index| table.flowers[index] = flower)
    }

    /// Chooses who is to move.
    pub fn to_move(self, seat: Seat) -> Position {
        self.seated(seat, |table, _| table.active = seat)
    }

    /// Gives the seat to move a tile it has dug: it builds now.
    pub fn dug(mut self, tile: Tile) -> Position {
        self.dug = Some(tile);
        self
    }

    /// Chooses the round.
    pub fn round(mut self, round: u8) -> Position {
        self.round = Some(round);
        self
    }

    /// Chooses the tower tile in effect.
    pub fn tower(mut self, tile: TowerTile) -> Position {
        self.tower = Some(tile);
        self
    }

    /// Draws the quarry: four lines of `C`, `G`, `B` and `.` for the top of each stack.
    pub fn quarry(mut self, drawing: &str) -> Position {
        let mut levels = Vec::new();
        for line in drawing.lines().filter(|line| !line.trim().is_empty()) {
            let row: Option<Vec<u8>> = line.split_whitespace().map(level_of).collect();
            match row.filter(|row| row.len() == 4) {
                Some(row) => levels.extend(row),
                None => self.faults.push(PositionError::Quarry(line.to_owned())),
            }
        }
        match levels.try_into() {
            Ok(levels) => self.levels = Some(levels),
            Err(_) => self.faults.push(PositionError::Quarry(drawing.to_owned())),
        }
        self
    }

    /// Names the top tile of a stack.
    pub fn top(mut self, stack: Stack, tile: Tile) -> Position {
        self.tops.push((stack, tile));
        self
    }

    /// The table, or everything that is wrong with it.
    pub fn build(mut self) -> Result<Babylon, Vec<PositionError>> {
        let mut game = match Babylon::new(&self.setup) {
            Ok(game) => game,
            Err(fault) => return Err(vec![PositionError::Setup(fault)]),
        };
        let mut used = self.used_tiles();
        let quarry = self.fill_quarry(&mut used);
        self.check_flowers();
        let round = self.settle_round(game.rounds());
        if !self.faults.is_empty() {
            return Err(self.faults);
        }
        self.seat_players(&mut game);
        game.quarry = quarry;
        game.left = Tile::all().filter(|&tile| !used.has(tile)).fold(TileSet::NONE, |mut left, tile| {
            left.add(tile);
            left
        });
        game.dug = self.dug;
        game.active = self.active;
        game.phase = if self.dug.is_some() { Phase::Build } else { Phase::Dig };
        game.round = round;
        self.turn_towers(&mut game);
        self.take_pieces(&mut game);
        if self.faults.is_empty() { Ok(game) } else { Err(self.faults) }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.setup.players)
    }

    fn used_tiles(&mut self) -> TileSet {
        let built = self.gardens.iter().flat_map(|garden| garden.terraces().iter().map(Terrace::tile));
        let held = self.hands.iter().filter_map(|hand| hand.notch).chain(self.dug);
        let named = self.tops.iter().map(|&(_, tile)| tile);
        let mut used = TileSet::NONE;
        for tile in built.chain(held).chain(named) {
            if used.has(tile) {
                self.faults.push(PositionError::Twice(tile));
            }
            used.add(tile);
        }
        used
    }

    /// Puts unused tiles on and under the tops of the quarry.
    fn fill_quarry(&mut self, used: &mut TileSet) -> Quarry {
        let levels = self.levels.unwrap_or_else(|| self.highest_levels(*used));
        let mut tops = [None; Stack::COUNT];
        let mut unseen = TileSet::NONE;
        for (at, (stack, level)) in Stack::all().zip(levels).enumerate() {
            let named = self.tops.iter().find(|named| named.0 == stack).map(|named| named.1);
            if named.is_some_and(|tile| tile.material().map_or(0, Material::level) != level) {
                self.faults.push(PositionError::Top(stack));
            }
            for material in Material::ALL.into_iter().filter(|material| material.level() <= level) {
                let top = material.level() == level;
                let tile = named.filter(|_| top).or_else(|| self.draw(material, used));
                match tile {
                    Some(tile) if top => tops[at] = Some(tile),
                    Some(tile) => unseen.add(tile),
                    None => {}
                }
            }
        }
        Quarry::with(tops, unseen)
    }

    /// Stacks as high as the unused tiles allow, or as the tile named for them.
    fn highest_levels(&self, mut used: TileSet) -> [u8; Stack::COUNT] {
        self.tops.iter().for_each(|&(_, tile)| used.remove(tile));
        let left = |material| 16 - usize::from(used.and(TileSet::layer(material)).count());
        let basalt = left(Material::Basalt);
        let granite = left(Material::Granite).min(basalt);
        let clay = left(Material::Clay).min(granite);
        let mut levels = std::array::from_fn(|at| u8::from(at < basalt) + u8::from(at < granite) + u8::from(at < clay));
        for (level, stack) in levels.iter_mut().zip(Stack::all()) {
            let named = self.tops.iter().find(|named| named.0 == stack).and_then(|named| named.1.material());
            *level = named.map_or(*level, Material::level);
        }
        levels
    }

    fn draw(&mut self, material: Material, used: &mut TileSet) -> Option<Tile> {
        let tile = TileSet::layer(material).iter().find(|&tile| !used.has(tile));
        match tile {
            Some(tile) => used.add(tile),
            None if self.faults.contains(&PositionError::TooFew(material)) => {}
            None => self.faults.push(PositionError::TooFew(material)),
        }
        tile
    }

    fn check_flowers(&mut self) {
        let flowers = &self.flowers[..self.setup.players];
        let twice = (1..flowers.len()).find(|&at| flowers[..at].contains(&flowers[at])).map(|at| flowers[at]);
        self.faults.extend(twice.map(PositionError::Flower));
    }

    /// The round that was asked for, or the earliest in which the gardens can be as they are.
    fn settle_round(&mut self, most: u8) -> u8 {
        let tiles = |seat: Seat| {
            let kept = usize::from(self.hands[seat.index()].notch.is_some());
            (self.gardens[seat.index()].terraces().len() + kept) as u8
        };
        let earliest = self.seats().map(tiles).max().unwrap_or(0).max(if self.tower.is_some() { 2 } else { 1 });
        let round = self.round.unwrap_or(earliest);
        if round < earliest || round > most {
            self.faults.push(PositionError::Round(round));
        }
        round
    }

    fn seat_players(&mut self, game: &mut Babylon) {
        for seat in self.seats() {
            let hand = self.hands[seat.index()];
            if seat != self.active && (hand.singles > 6 || hand.doubles > 0) {
                self.faults.push(PositionError::Stored(seat));
            }
            game.flowers[seat] = Some(self.flowers[seat.index()]);
        }
        game.gardens = PerSeat(self.gardens);
        game.hands = PerSeat(self.hands);
    }

    /// The tower tile in effect, after as many others as there were rounds.
    fn turn_towers(&mut self, game: &mut Babylon) {
        let now = self.tower.unwrap_or(TowerTile::NoEffect);
        for before in (2..=game.round).rev() {
            let common = TowerTile::ALL.into_iter().max_by_key(|&tile| game.tower.unseen(tile)).unwrap_or(now);
            let tile = if before == game.round { now } else { common };
            if game.tower.unseen(tile) == 0 {
                self.faults.push(PositionError::Tower(tile));
                return;
            }
            game.tower.turn(tile);
        }
        if game.round > 1 {
            game.tower.put_in_effect(now);
        }
    }

    /// Takes out of the box what is on the table.
    fn take_pieces(&mut self, game: &mut Babylon) {
        for seat in self.seats() {
            let hand = self.hands[seat.index()];
            game.supply.take(Piece::Single, hand.singles);
            game.supply.take(Piece::Double, hand.doubles);
            for (piece, count) in Piece::ALL.into_iter().zip(self.gardens[seat.index()].pieces()) {
                game.supply.take(piece, count);
            }
        }
        for piece in Piece::ALL {
            if game.supply.is_limited() && game.supply.out(piece) > game.components.pieces(piece) {
                self.faults.push(PositionError::Pieces(piece));
            }
        }
    }
}

fn level_of(sign: &str) -> Option<u8> {
    match sign {
        "C" => Some(3),
        "G" => Some(2),
        "B" => Some(1),
        "." => Some(0),
        _ => None,
    }
}
