//! Where the caravan could take a seat: the best trip now, the best one later, and the errand in hand.

use game::Seat;

use super::clock::Clock;
use super::irrigation::Irrigation;
use super::{Sheet, Term};
use crate::Amyitis;
use crate::components::{Bonus, Stop, Trade};
use crate::phase::{Phase, Step};
use crate::pieces::{Court, Resource, Spaces, Stock};
use crate::player::Player;
use crate::square::Square;

/// A camel, in points.
const CAMEL: f32 = 1.5;
/// A talent, in points.
const TALENT: f32 = 0.9;
/// A gardener spent, in points.
const GARDENER: f32 = 3.0;
/// What a tile brings on the way to Amyitis' favour.
const TILE_FAVOUR: f32 = 1.2;
/// What an irrigation bonus brings, usually.
const IRRIGATION: f32 = 1.5;
/// What a resource that is sold brings beyond what it is worth at the end.
const SOLD: f32 = 2.0;
/// A cube placed in the garden, in points.
const CUBE: f32 = 1.0;
/// The floors ask for this quality at most.
const QUALITIES: usize = 3;

/// What a seat could make of each city.
struct Prospects<'a> {
    game: &'a Amyitis,
    player: &'a Player,
    clock: Clock,
    /// What the next card of each kind is worth.
    cards: [f32; Court::ALL.len()],
    /// The best square by the quality it needs, in points.
    squares: [f32; QUALITIES],
}

impl Amyitis {
    pub(super) fn weigh_trips(&self, seat: Seat, clock: Clock, irrigation: &Irrigation, sheet: &mut Sheet<'_>) {
        let player = &self.seats[seat];
        let cards = Court::ALL.map(|kind| self.card_worth(player, kind, clock));
        let mut prospects = Prospects { game: self, player, clock, cards, squares: [0.0; QUALITIES] };
        prospects.survey(irrigation);
        let (trip, plan) = prospects.best_trips();
        let acts = self.acting() && !self.has_passed(seat);
        sheet.set(Term::Trip, if acts { trip } else { 0.0 });
        sheet.set(Term::Plan, plan * clock.rounds.min(1.0));
        let decides = self.mover == seat;
        sheet.set(Term::Errand, if decides { prospects.errand() } else { 0.0 });
    }
}

impl Prospects<'_> {
    /// Values every square that can be planted.
    fn survey(&mut self, irrigation: &Irrigation) {
        for square in self.game.garden.plantable().iter() {
            let worth = self.square_worth(square, irrigation);
            let best = &mut self.squares[square.floor().need() as usize - 1];
            *best = best.max(worth);
        }
    }

    /// What the best of these kinds is worth.
    #[inline]
    fn best_card<const N: usize>(&self, kinds: [Court; N]) -> f32 {
        kinds.into_iter().map(|kind| self.cards[kind.index()]).fold(0.0, f32::max)
    }

    #[inline]
    fn square_worth(&self, square: Square, irrigation: &Irrigation) -> f32 {
        let Some(tile) = self.game.garden.tile(square) else { return 0.0 };
        let face = self.game.figures.tile(tile);
        let fade = self.clock.fade;
        let bonus = match face.bonus {
            Bonus::Nothing => 0.0,
            Bonus::Talents(count) => TALENT * fade * f32::from(count),
            Bonus::Camels(count) => CAMEL * fade * f32::from(count),
            Bonus::Court => self.best_card(Court::ALL),
        };
        let water = if irrigation.own.has(square) {
            IRRIGATION
        } else if irrigation.rival.has(square) {
            -IRRIGATION
        } else {
            0.0
        };
        f32::from(face.points) + bonus + water + TILE_FAVOUR
    }

    /// The best square for a plant of this quality, gardeners paid; 0 if there is none.
    #[inline]
    fn planting(&self, quality: u8) -> f32 {
        let mut best = 0.0f32;
        for (need, &worth) in (1u8..).zip(&self.squares) {
            let gardeners = need.saturating_sub(quality);
            if worth > 0.0 && gardeners <= self.player.gardeners {
                best = best.max(worth - GARDENER * f32::from(gardeners));
            }
        }
        best
    }

    /// What the act of a city brings beyond what is paid there; 0 if it can't be done.
    #[inline]
    fn act(&self, stop: Stop) -> f32 {
        let stock = self.player.stock;
        match stop.trade {
            Trade::Sale => match stock.sum().min(2) {
                0 => 0.0,
                sold => SOLD * f32::from(sold) + CUBE,
            },
            Trade::Court { asks, offers } if covers(stock, asks, None) => (self.best_card(offers) - 1.0).max(0.0),
            Trade::Plant { asks, slot } => {
                let plant = self.game.plant_of(slot);
                let paid = 1.0 + f32::from(u8::from(plant.asks.is_some()));
                if covers(stock, asks, plant.asks) { (self.planting(plant.quality) - paid).max(0.0) } else { 0.0 }
            }
            Trade::Court { .. } => 0.0,
        }
    }

    /// The best trip with the camels in hand, and the best one if camels could be had; fares paid.
    #[inline]
    fn best_trips(&self) -> (f32, f32) {
        let (mut trip, mut plan) = (0.0f32, 0.0f32);
        let bonus = self.game.figures.caravaneers[self.player.caravaneer as usize].spaces;
        for spaces in (1..=self.game.longest_trip()).filter_map(Spaces::new) {
            let fare = spaces.count().saturating_sub(bonus).max(1);
            let worth = self.act(self.game.stop_after(spaces)) - CAMEL * f32::from(fare) * self.clock.fade;
            if fare <= self.player.camels {
                trip = trip.max(worth);
            }
            plan = plan.max(worth);
        }
        (trip, plan)
    }

    /// What the city the caravan has come to will give.
    #[inline]
    fn errand(&self) -> f32 {
        let Phase::Decide(step) = self.game.phase else { return 0.0 };
        match step {
            Step::Sell | Step::Pay => self.act(self.game.stop()),
            Step::Plant => self.planting(self.game.quality()),
            Step::Court => match self.game.stop().trade {
                Trade::Court { offers, .. } => self.best_card(offers),
                Trade::Sale | Trade::Plant { .. } => 0.0,
            },
            Step::Bonus(_) => self.best_card(Court::ALL),
            Step::Token | Step::BonusToken(_) => self.best_card([Court::Caravaneer]),
            _ => 0.0,
        }
    }
}

/// Whether a stock pays for one or two resources, with wine where something is missing (A5.3).
#[inline]
fn covers(mut left: Stock, asks: Resource, extra: Option<Resource>) -> bool {
    let mut wine = 0;
    for kind in std::iter::once(asks).chain(extra) {
        match &mut left.0[kind.index()] {
            0 => wine += 1,
            held => *held -= 1,
        }
    }
    wine <= left.of(Resource::Wine)
}
