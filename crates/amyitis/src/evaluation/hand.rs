//! What a seat holds: points, talents, camels, resources, and the favour in reach.

use game::Seat;

use super::clock::Clock;
use super::{Sheet, Term, saturate};
use crate::Amyitis;
use crate::components::Favour;
use crate::pieces::Resource;

/// Beyond so many, talents are worth little.
const ENOUGH_TALENTS: f32 = 8.0;
/// Beyond so many, camels are worth little.
const ENOUGH_CAMELS: f32 = 6.0;
/// Nobody hopes for more tiles than this.
const MOST_TILES_AHEAD: u8 = 7;

impl Amyitis {
    pub(super) fn weigh_hand(&self, seat: Seat, clock: Clock, sheet: &mut Sheet<'_>) {
        let player = &self.seats[seat];
        let favour = self.figures.with(self.count()).favour;
        let (stock, tiles) = (player.stock.sum(), player.tiles());
        let scored: i16 = player.points.iter().sum();
        let now = favour.points(tiles);
        sheet.set(Term::Points, f32::from(scored) + f32::from(now) + f32::from(stock));
        sheet.set(Term::Favour, favour_ahead(favour, tiles, now, clock.tiles / f32::from(self.players)));
        sheet.set(Term::Talents, saturate(player.talents, ENOUGH_TALENTS) * clock.fade);
        sheet.set(Term::Camels, saturate(player.camels, ENOUGH_CAMELS) * clock.fade);
        let keeps = self.figures.caravaneers[player.caravaneer as usize].keeps;
        sheet.set(Term::Resources, f32::from(stock.min(keeps)) * clock.fade);
        sheet.set(Term::Excess, f32::from(stock.saturating_sub(keeps)));
        sheet.set(Term::Wine, f32::from(player.stock.of(Resource::Wine)) * clock.fade);
        let kinds = player.stock.0.iter().filter(|&&count| count > 0).count();
        sheet.set(Term::Variety, kinds as f32 * clock.fade);
    }
}

/// The favour that a fair share of the tiles still to be planted would bring beyond what is certain.
#[inline]
fn favour_ahead(favour: Favour, tiles: u8, now: u8, share: f32) -> f32 {
    let (mut ahead, mut before) = (0.0, now);
    for more in 1..=MOST_TILES_AHEAD {
        let chance = (0.5 + (share - f32::from(more)) / (2.0 + share)).min(1.0);
        if chance <= 0.0 {
            break;
        }
        let points = favour.points(tiles + more);
        ahead += (f32::from(points) - f32::from(before)) * chance;
        before = points;
    }
    ahead
}
