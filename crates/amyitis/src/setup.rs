//! A2: setting the table up. What is random is drawn one piece at a time, in a fixed order.

use game::{Edition, PerSeat, RandomSource, Seat, Witness};

use crate::components::{Components, Face, TileFace, Trade};
use crate::event::Event;
use crate::garden::{Garden, Tile};
use crate::line::CubeRow;
use crate::notation::Outcome;
use crate::phase::{Draw, Phase};
use crate::pieces::{City, Crafts, Group, Resource};
use crate::player::{Cards, Player, Supply};
use crate::refusal::Refusal;
use crate::rulings::Rulings;
use crate::square::Square;
use crate::{Amyitis, MOST_PLAYERS};

impl Amyitis {
    /// A2: everything that is not random; the dealer goes on from here.
    pub(crate) fn sit_down(figures: Edition<Components>, rulings: Rulings, players: usize) -> Amyitis {
        let in_play = figures.with(players);
        let mut seats = PerSeat([Player::ABSENT; MOST_PLAYERS]);
        for seat in Seat::all(players) {
            seats[seat] = Player::begin(&figures);
        }
        let mut game = Amyitis {
            figures,
            rulings,
            phase: Phase::Over,
            players: players as u8,
            round: 0,
            first: Seat::FIRST,
            mover: Seat::FIRST,
            passed: 0,
            pass_square: CubeRow::default(),
            caravan: 0,
            seats,
            supply: Supply::begin(&figures, in_play, players as u8),
            garden: Garden::bare(),
            unlaid: (1 << figures.tile_count()) - 1,
            plants: [None; 4],
            fields: [CubeRow::default(); 2],
            temples: [CubeRow::default(); 3],
            groups: [Cards::default(); Group::MOST],
            pool: Crafts(in_play.crafts.0),
        };
        game.lay(Square::SUMMIT, Components::SUMMIT);
        game.phase = Phase::Deal(game.next_draw());
        game
    }

    /// What is drawn next, in this order: tiles row by row, plant cards along the circuit, tokens, the first player.
    fn next_draw(&self) -> Draw {
        let in_play = self.figures.with(self.count());
        if let Some(square) = in_play.squares.without(self.garden.standing()).iter().next() {
            return Draw::Tile(square);
        }
        let mut cities = self.figures.plant_cities().zip(&self.plants);
        if let Some((city, _)) = cities.find(|(_, card)| card.is_none()) {
            return Draw::Card(city);
        }
        if self.supply.tokens.len() < in_play.caravaneers[2] { Draw::Token } else { Draw::First }
    }

    fn lay(&mut self, square: Square, tile: Tile) {
        self.garden.lay(square, tile);
        self.unlaid &= !(1 << tile.0);
    }

    /// A2.1: the tiles that could be drawn for a square.
    fn tiles_left(&self, square: Square) -> impl Iterator<Item = Tile> + Clone {
        let bits = self.unlaid & self.figures.tiles_for(square);
        (0..u32::BITS as u8).filter(move |&at| bits >> at & 1 != 0).map(Tile)
    }

    pub(crate) fn tile_odds(&self, square: Square, list: &mut Vec<(Outcome, u32)>) {
        let faces = self.tiles_left(square).map(|tile| self.figures.tile(tile));
        faces.for_each(|face| add_weight(list, Outcome::Tile { square, face }));
    }

    pub(crate) fn draw_tile<C: RandomSource + ?Sized>(&self, square: Square, random: &mut C) -> Outcome {
        let bits = self.unlaid & self.figures.tiles_for(square);
        let at = random.below(bits.count_ones().max(1)) as usize;
        let tile = self.tiles_left(square).nth(at).unwrap_or(Components::SUMMIT);
        Outcome::Tile { square, face: self.figures.tile(tile) }
    }

    fn tile_showing(&self, square: Square, face: TileFace) -> Option<Tile> {
        self.tiles_left(square).find(|&tile| self.figures.tile(tile) == face)
    }

    pub(crate) fn may_lay(&self, square: Square, face: TileFace) -> Result<(), Refusal> {
        self.tile_showing(square, face).map(drop).ok_or(Refusal::NoSuchTile { square, face })
    }

    pub(crate) fn lay_tile<W: Witness<Event>>(&mut self, square: Square, face: TileFace, witness: &mut W) {
        if let Some(tile) = self.tile_showing(square, face) {
            self.lay(square, tile);
        }
        witness.see(|| Event::TileLaid { square, face });
        self.phase = Phase::Deal(self.next_draw());
    }

    /// A2.2: what could lie in a city, each card in each way it may lie.
    fn cards_left(&self, city: City) -> impl Iterator<Item = [Face; 2]> + Clone {
        let [ordinary @ .., home] = self.figures.plants.map(|card| card.faces);
        let at_home = self.figures.home == city;
        let mut left = ordinary.map(Some);
        for (other, placed) in self.figures.plant_cities().zip(self.plants) {
            let same = left.iter_mut().find(|card| **card == placed && card.is_some());
            if let Some(card) = same.filter(|_| other != self.figures.home) {
                *card = None;
            }
        }
        let either = [home, [home[1], home[0]]].map(|faces| Some(faces).filter(|_| at_home));
        let ordinary = left.map(|faces| faces.filter(|_| !at_home));
        either.into_iter().chain(ordinary).flatten()
    }

    pub(crate) fn card_odds(&self, city: City, list: &mut Vec<(Outcome, u32)>) {
        self.cards_left(city).for_each(|faces| add_weight(list, Outcome::Card { city, faces }));
    }

    pub(crate) fn draw_card<C: RandomSource + ?Sized>(&self, city: City, random: &mut C) -> Outcome {
        let cards = self.cards_left(city);
        let at = random.index(cards.clone().count().max(1));
        let faces = cards.clone().nth(at).unwrap_or(self.figures.plants[3].faces);
        Outcome::Card { city, faces }
    }

    pub(crate) fn may_place(&self, city: City, faces: [Face; 2]) -> Result<(), Refusal> {
        let [up, down] = faces;
        let found = self.cards_left(city).any(|card| card == faces);
        if found { Ok(()) } else { Err(Refusal::NoSuchPlant { city, up, down }) }
    }

    pub(crate) fn lay_card<W: Witness<Event>>(&mut self, city: City, faces: [Face; 2], witness: &mut W) {
        let slot = self.figures.circuit.iter().find(|stop| stop.city == city);
        if let Some(Trade::Plant { slot, .. }) = slot.map(|stop| stop.trade) {
            self.plants[slot as usize] = Some(faces);
        }
        witness.see(|| Event::CardLaid { city, up: faces[0], down: faces[1] });
        self.phase = Phase::Deal(self.next_draw());
    }

    /// A2.3: the kinds set aside that lie on no caravaneer yet.
    pub(crate) fn tokens_to_lay(&self) -> impl Iterator<Item = Resource> {
        let laid = self.supply.tokens;
        Resource::ALL.into_iter().filter(move |&kind| !kind.is_wine() && !laid.has(kind))
    }

    pub(crate) fn draw_token<C: RandomSource + ?Sized>(&self, random: &mut C) -> Outcome {
        let at = random.index(self.tokens_to_lay().count().max(1));
        Outcome::Token(self.tokens_to_lay().nth(at).unwrap_or(Resource::Barley))
    }

    pub(crate) fn may_lay_token(&self, kind: Resource) -> Result<(), Refusal> {
        let free = self.tokens_to_lay().any(|free| free == kind);
        if free { Ok(()) } else { Err(Refusal::NoTokenToLay { kind }) }
    }

    pub(crate) fn lay_token<W: Witness<Event>>(&mut self, kind: Resource, witness: &mut W) {
        self.supply.stock.remove(kind);
        self.supply.tokens.add(kind);
        witness.see(|| Event::TokenLaid { kind });
        self.phase = Phase::Deal(self.next_draw());
    }

    /// A2.4
    pub(crate) fn draw_first<C: RandomSource + ?Sized>(&self, random: &mut C) -> Outcome {
        Outcome::First(Seat::new(random.index(self.count())).unwrap_or(Seat::FIRST))
    }

    pub(crate) fn may_begin(&self, seat: Seat) -> Result<(), Refusal> {
        let players = self.players;
        if seat.index() < self.count() { Ok(()) } else { Err(Refusal::NoSuchSeat { seat, players }) }
    }

    pub(crate) fn draw_first_player<W: Witness<Event>>(&mut self, seat: Seat, witness: &mut W) {
        self.first = seat;
        witness.see(|| Event::FirstDrawn { seat });
        self.begin_round(witness);
    }
}

/// Pieces that look the same are one outcome.
fn add_weight(list: &mut Vec<(Outcome, u32)>, outcome: Outcome) {
    match list.iter_mut().find(|(listed, _)| *listed == outcome) {
        Some((_, weight)) => *weight += 1,
        None => list.push((outcome, 1)),
    }
}
