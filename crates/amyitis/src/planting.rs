//! A6: planting.

use game::{Seat, Witness};

use crate::components::{Bonus, Trade};
use crate::event::Event;
use crate::fields::majority;
use crate::garden::Owner;
use crate::notation::Action;
use crate::phase::{Phase, Step};
use crate::pieces::{Category, City, Court, Gift};
use crate::refusal::Refusal;
use crate::square::{Square, Squares};
use crate::{Amyitis, MOST_PLAYERS};

impl Amyitis {
    /// The quality of the plant in the city of the caravan.
    pub(crate) fn quality(&self) -> u8 {
        match self.stop().trade {
            Trade::Plant { slot, .. } => self.plant_of(slot).quality,
            Trade::Sale | Trade::Court { .. } => 0,
        }
    }

    /// A6.1: the gardeners it takes to plant a square.
    pub(crate) fn gardeners_for(&self, square: Square) -> u8 {
        square.floor().need().saturating_sub(self.quality())
    }

    /// A6.1: where a plant of this quality could go with the gardeners in hand.
    #[inline]
    fn plantable(&self, quality: u8) -> Squares {
        self.garden.plantable().and(Squares::within(quality + self.me().gardeners))
    }

    /// A5.6
    #[inline]
    pub(crate) fn may_plant_anywhere(&self, city: City, quality: u8) -> Result<(), Refusal> {
        let gardeners = self.me().gardeners;
        let some = !self.plantable(quality).is_empty();
        if some { Ok(()) } else { Err(Refusal::NothingToPlant { city, quality, gardeners }) }
    }

    /// A6.1
    pub(crate) fn may_plant(&self, square: Square) -> Result<(), Refusal> {
        let (quality, needed, held) = (self.quality(), self.gardeners_for(square), self.me().gardeners);
        if self.plantable(quality).has(square) {
            Ok(())
        } else if self.garden.planted().has(square) {
            Err(Refusal::Planted { square })
        } else if !self.garden.standing().has(square) {
            Err(Refusal::NoTileHere { square })
        } else if !self.garden.plantable().has(square) {
            Err(Refusal::NoFullSide { square })
        } else {
            Err(Refusal::Quality { square, floor: square.floor(), quality, needed, held })
        }
    }

    pub(crate) fn list_squares(&self, list: &mut Vec<Action>) {
        list.extend(self.plantable(self.quality()).iter().map(Action::Plant));
    }

    /// A6.1, A6.2
    pub(crate) fn plant<W: Witness<Event>>(&mut self, square: Square, witness: &mut W) {
        self.spend_gardeners(self.gardeners_for(square), witness);
        let (seat, Some(tile)) = (self.mover, self.garden.take(square)) else { return };
        let face = self.figures.tile(tile);
        self.me_mut().tiles |= 1 << tile.0;
        witness.see(|| Event::TileTaken { seat, square, face });
        self.score(seat, Category::Tiles, face.points.into(), witness);
        match face.bonus {
            Bonus::Nothing => {}
            Bonus::Talents(count) => self.take(seat, Gift::Talent, count, witness),
            Bonus::Camels(count) => self.take(seat, Gift::Camel, count, witness),
            Bonus::Court if Court::ALL.into_iter().any(|kind| self.may_gain(kind).is_ok()) => {
                self.phase = Phase::Decide(Step::Bonus(square));
                return;
            }
            Bonus::Court => witness.see(|| Event::NoCourtLeft { seat }),
        }
        self.water_plants(square, witness);
    }

    fn spend_gardeners<W: Witness<Event>>(&mut self, count: u8, witness: &mut W) {
        if count > 0 {
            let seat = self.mover;
            self.me_mut().gardeners -= count;
            self.supply.gardeners += count;
            witness.see(|| Event::GardenersSpent { seat, count });
        }
    }

    /// What follows the tile and its bonus: A6.3, A6.4, and the plant card is turned (A5.6).
    pub(crate) fn water_plants<W: Witness<Event>>(&mut self, square: Square, witness: &mut W) {
        self.score_irrigation(square, witness);
        self.irrigate_between_plants(square, witness);
        self.turn_plant_card(witness);
        self.end_turn(witness);
    }

    /// A6.3
    fn score_irrigation<W: Witness<Event>>(&mut self, square: Square, witness: &mut W) {
        match self.irrigator(square) {
            Some(seat) => self.score(seat, Category::Irrigation, self.quality().into(), witness),
            None => witness.see(|| Event::IrrigationTied { square }),
        }
    }

    /// A6.3: who has most cubes on the sides of a square.
    pub(crate) fn irrigator(&self, square: Square) -> Option<Seat> {
        let mut counts = [0; MOST_PLAYERS];
        for seat in Seat::all(self.count()) {
            counts[seat.index()] = self.garden.cubes(Owner::Player(seat), square.sides());
        }
        majority(&counts[..self.count()])
    }

    /// A6.4
    fn irrigate_between_plants<W: Witness<Event>>(&mut self, square: Square, witness: &mut W) {
        let (planted, works) = (self.garden.planted(), self.waterworks());
        let between = square.sides().iter().filter(|side| side.both().without(planted).is_empty());
        for side in between {
            let room = self.garden.room(side, works);
            let count = self.neutral_cubes_for(room);
            for _ in 0..count {
                self.garden.place(Owner::Neutral, side, works);
            }
            if count > 0 {
                witness.see(|| Event::NeutralPlaced { side, count });
            }
            if count < room {
                witness.see(|| Event::NeutralCubesGone);
            }
        }
    }

    fn turn_plant_card<W: Witness<Event>>(&mut self, witness: &mut W) {
        if let Trade::Plant { slot, .. } = self.stop().trade {
            if let Some(faces) = &mut self.plants[slot as usize] {
                faces.swap(0, 1);
            }
            let (city, up) = (self.stop().city, self.plant_of(slot));
            witness.see(|| Event::CardTurned { city, up });
        }
    }
}
