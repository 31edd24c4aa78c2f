//! Court cards: what they will still bring, and which can still be had.

use game::Seat;

use super::clock::Clock;
use super::{Sheet, Term, saturate};
use crate::Amyitis;
use crate::components::Banker;
use crate::pieces::Court;
use crate::player::Player;

/// Income of more rounds than this is never spent.
const MOST_INCOME_ROUNDS: f32 = 8.0;
/// Beyond so many, gardeners are worth little.
const ENOUGH_GARDENERS: f32 = 4.0;
/// A level of caravaneer, in each round that is left, in points.
const CARAVANEER_ROUND: f32 = 0.9;
/// The token of the level 2 caravaneer, in points.
const TOKEN: f32 = 1.0;
/// A talent of income, in points.
const INCOME_TALENT: f32 = 1.1;
/// A gardener, in points.
const GARDENER: f32 = 3.5;
/// Palaces that can be taken in a round, at best.
const PALACES_A_ROUND: f32 = 0.5;

impl Amyitis {
    pub(super) fn weigh_court(&self, seat: Seat, clock: Clock, sheet: &mut Sheet<'_>) {
        let player = &self.seats[seat];
        let rounds = clock.rounds.min(MOST_INCOME_ROUNDS);
        sheet.set(Term::Caravaneer, f32::from(player.caravaneer.min(1)) * rounds);
        sheet.set(Term::Storehouse, f32::from(player.caravaneer.saturating_sub(1)) * rounds);
        let banker = self.banker(player.banker);
        sheet.set(Term::Income, f32::from(banker.talents) * rounds);
        sheet.set(Term::Interest, f32::from(banker.points) * clock.rounds);
        sheet.set(Term::Palace, self.next_palace(player) * clock.fade);
        sheet.set(Term::Dynasty, self.later_palaces(player, clock.rounds * PALACES_A_ROUND));
        let shut = [Court::Caravaneer, Court::Banker].into_iter().filter(|&kind| self.is_shut(player, kind));
        sheet.set(Term::ShutOut, shut.count() as f32 * rounds);
        sheet.set(Term::Gardeners, saturate(player.gardeners, ENOUGH_GARDENERS) * clock.fade);
    }

    /// What a level of banker brings each round.
    #[inline]
    fn banker(&self, level: u8) -> Banker {
        if level == 0 { Banker { talents: 0, points: 0 } } else { self.figures.bankers[level as usize - 1] }
    }

    /// Whether the next card of a kind is there for a player.
    #[inline]
    fn is_open(&self, player: &Player, kind: Court) -> bool {
        self.supply.court(kind, player.level(kind) + 1) > 0
    }

    /// Whether a player has no card of a kind and will never have one.
    #[inline]
    fn is_shut(&self, player: &Player, kind: Court) -> bool {
        player.level(kind) == 0 && !self.is_open(player, kind)
    }

    #[inline]
    fn next_palace(&self, player: &Player) -> f32 {
        if self.is_open(player, Court::Palace) { f32::from(self.figures.palaces[player.palace as usize]) } else { 0.0 }
    }

    /// The palaces after the next that can be reached one after the other; `visits` can still be paid.
    #[inline]
    fn later_palaces(&self, player: &Player, visits: f32) -> f32 {
        let levels = player.palace as usize..self.figures.palaces.len();
        let reach = levels.clone().take_while(|&level| self.supply.palaces[level] > 0).skip(1);
        reach
            .zip(1u8..)
            .map(|(level, nth)| f32::from(self.figures.palaces[level]) * (visits - f32::from(nth)).clamp(0.0, 1.0))
            .sum()
    }

    /// What the next card of a kind is worth to a player, in points; 0 if it is gone.
    #[inline]
    pub(super) fn card_worth(&self, player: &Player, kind: Court, clock: Clock) -> f32 {
        if !self.is_open(player, kind) {
            return 0.0;
        }
        match kind {
            Court::Caravaneer => {
                let token = if player.caravaneer == 1 { TOKEN } else { 0.0 };
                token + CARAVANEER_ROUND * clock.rounds.min(MOST_INCOME_ROUNDS)
            }
            Court::Banker => {
                let (now, next) = (self.banker(player.banker), self.banker(player.banker + 1));
                let more = |next: u8, now: u8| f32::from(next) - f32::from(now);
                let talents = more(next.talents, now.talents) * clock.rounds.min(MOST_INCOME_ROUNDS);
                more(next.points, now.points) * clock.rounds + INCOME_TALENT * talents
            }
            Court::Palace => self.next_palace(player),
            Court::Gardener => GARDENER * clock.fade,
        }
    }
}
