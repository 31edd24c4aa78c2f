//! J2.5. What the best purchase of this turn would bring.

use super::board::bit;
use super::outlook::Irrigation;
use super::survey::Survey;
use super::{CHEAPEST, Desk, Hand};
use crate::face::Face;
use crate::garden::Plot;
use crate::pieces::{Enhancement, Pile};

/// What gold is worth to somebody who thinks of spending it, in points.
const GOLD: f32 = 1.3;
/// What a tool is worth to somebody who thinks of a bonus, in points.
const TOOL: f32 = 1.1;
/// What the first-player tile is worth to somebody who thinks of a bonus, in points.
const CROWN: f32 = 0.5;

impl Desk<'_> {
    /// What the best purchase adds, its price taken off; nothing if there is none worth its price.
    pub(super) fn best_purchase(&self, hand: &Hand) -> f32 {
        if hand.purse.gold < CHEAPEST {
            return 0.0;
        }
        let survey = Survey::of(&hand.garden, self.game.figures.figures());
        if survey.empty == 0 {
            return 0.0;
        }
        let worth = self.worth(hand, &survey);
        let affordable = Pile::ALL.into_iter().filter(|pile| pile.cost() <= hand.purse.gold);
        let tiles = affordable.filter_map(|pile| self.game.top(pile).map(|tile| (pile, tile)));
        tiles.map(|(pile, tile)| self.best_plot(hand, &survey, pile, tile) - worth).fold(0.0, f32::max)
    }

    /// What the player would have after they have laid a tile on the best card for it.
    fn best_plot(&self, hand: &Hand, survey: &Survey, pile: Pile, tile: Enhancement) -> f32 {
        let face = self.game.figures.figures().enhancement(tile);
        let plots = Plot::all().filter(|&plot| survey.empty & bit(plot) != 0);
        plots.map(|plot| self.bought(hand, survey, pile, tile, face, plot)).fold(f32::MIN, f32::max)
    }

    #[inline]
    fn bought(&self, hand: &Hand, survey: &Survey, pile: Pile, tile: Enhancement, face: &Face, plot: Plot) -> f32 {
        let mut bought = *hand;
        bought.purse.gold -= pile.cost();
        bought.garden.enhance(plot, tile);
        bought.gain(face, plot.floor());
        self.worth(&bought, &survey.enhanced(plot, face, &bought.garden, self.game.figures.figures()))
    }

    /// What a player has at once: points, water, the objective they can claim, and while there are turns to come, their purse.
    #[inline]
    fn worth(&self, hand: &Hand, survey: &Survey) -> f32 {
        let figures = self.game.figures.figures();
        let water = Irrigation::of(survey, self.game.player(self.seat).pattern, figures);
        let claim = self.aims.reach(survey, self.right(hand)).claim;
        let crown = if hand.crown { CROWN } else { 0.0 };
        let purse = GOLD * f32::from(hand.purse.gold) + TOOL * f32::from(hand.purse.tools) + crown;
        let later = if survey.open() == 0 { 0.0 } else { purse };
        survey.points(&survey.best_beds(), self.honours, figures) + water.expected + claim + later
    }
}
