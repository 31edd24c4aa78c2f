//! What a position promises, in named terms.
//!
//! Everybody lays twelve cards, so every garden will be finished: what counts is how it is filled. A turn is several
//! decisions with draws between them, and a position in the middle of one must not look worse than it is: a card in
//! hand counts as laid on its best spot, and what may still be bought or claimed in this turn counts as a term of its
//! own.

mod board;
mod outlook;
mod purchase;
mod royal;
mod survey;
#[cfg(test)]
mod tests;

use game::{Evaluate, Seat};

use crate::components::{GARDENERS, Purse, ROUNDS};
use crate::face::{Bonus, Face};
use crate::garden::{Floor, Garden};
use crate::notation::Action;
use crate::pieces::{Card, Enhancement, Pile};
use crate::scoring::Honours;
use crate::{Actor, Jardins, Phase};
use outlook::{Beds, Irrigation};
use royal::{Aims, Right};
use survey::Survey;

/// Names the terms, with the weights by which the best spot for a card in hand is guessed.
macro_rules! terms {
    ($($term:ident = $name:literal, $rough:literal;)+) => {
        /// The value of each term.
        #[derive(Clone, Copy, Default)]
        struct Terms {
            $($term: f32,)+
        }

        impl Terms {
            const NAMES: &'static [&'static str] = &[$($name),+];

            #[inline]
            fn write(&self, values: &mut [f32]) {
                for (value, term) in values.iter_mut().zip([$(self.$term),+]) {
                    *value = term;
                }
            }

            /// What they promise, roughly.
            #[inline]
            fn promise(&self) -> f32 {
                [$($rough * self.$term),+].iter().sum()
            }
        }
    };
}

terms! {
    points = "points", 0.99;
    irrigation = "irrigation", 0.98;
    flower_room = "flower-room", 0.13;
    flowers_apart = "flowers-apart", 0.36;
    trees = "trees", 0.2;
    characters = "characters", 0.75;
    claim = "claim", 0.96;
    objectives_met = "objectives-met", 1.0;
    objectives_near = "objectives-near", 0.56;
    objectives_far = "objectives-far", 0.36;
    favour = "favour", 0.17;
    start = "start", 1.09;
    tools = "tools", 1.48;
    spare_tools = "spare-tools", 0.44;
    gold = "gold", 1.72;
    spare_gold = "spare-gold", 0.05;
    empty_cards = "empty-cards", 0.26;
    purchase = "purchase", 0.4;
    upper_spots = "upper-spots", 0.65;
    turns = "turns", 3.25;
    tiebreak = "tiebreak", 0.05;
}

impl Evaluate for Jardins {
    const TERMS: &'static [&'static str] = Terms::NAMES;
    const WEIGHTS: &'static str = include_str!("weights.toml");

    /// Each player has their own garden and purse; all share the objectives, the first-player tile and the time.
    #[inline]
    fn concerns_others(&self, before: &Jardins) -> bool {
        let common = |game: &Jardins| (game.board, game.crown, game.round, game.turns_left);
        common(self) != common(before)
    }

    fn left(&self) -> f32 {
        let round = GARDENERS * self.actors();
        let turns = ROUNDS.saturating_sub(self.round) * round + self.turns_left;
        // The turn in progress is half over.
        (f32::from(turns) - 0.5).max(0.0) / f32::from(ROUNDS * round)
    }

    fn subject(&self, action: Action) -> u32 {
        let piece = match action {
            Action::Take { column, row } => self.market.card(column, row).map(Card::index),
            Action::Buy { pile, .. } => self.piles[pile.index()].map(Enhancement::index),
            Action::Place(_) | Action::NoBuy | Action::Claim(_) | Action::NoClaim => None,
        };
        piece.map_or(0, |piece| 1 + piece as u32)
    }

    fn terms(&self, seat: Seat, values: &mut [f32]) {
        Desk::of(self, seat).terms().write(values);
    }
}

/// What has to be known once about a seat.
struct Desk<'g> {
    game: &'g Jardins,
    seat: Seat,
    honours: Honours,
    aims: Aims,
    /// Whether it is their turn and they may still buy.
    may_buy: bool,
    /// Whether it is their turn and they may still claim.
    may_claim: bool,
}

/// What a player has, or would have after their next step.
#[derive(Clone, Copy)]
struct Hand {
    garden: Garden,
    purse: Purse,
    /// J0.7. What the purse can hold at the most: what it holds and what is left in the box. Paying changes nothing in it.
    most: Purse,
    crown: bool,
}

/// What gold and tools are worth in the last turns, compared with the first.
const LATE: f32 = 0.7;
/// How much gold a purchase needs at least.
const CHEAPEST: u8 = Pile::Two.cost();
/// More gold than this for each turn to come is not spent.
const DEAREST: u8 = Pile::Four.cost();

impl<'g> Desk<'g> {
    fn of(game: &'g Jardins, seat: Seat) -> Desk<'g> {
        let active = game.active == Actor::Player(seat);
        let may_buy = active && matches!(game.phase, Phase::Place { .. } | Phase::Refill(_) | Phase::Buy);
        let may_claim = may_buy || active && matches!(game.phase, Phase::Show(_) | Phase::Claim);
        Desk { game, seat, honours: game.honours(seat), aims: Aims::of(game, seat), may_buy, may_claim }
    }

    fn hand(&self) -> Hand {
        let player = self.game.player(self.seat);
        let crown = self.game.crown == Some(Actor::Player(self.seat));
        let left = self.game.left_to_take();
        let most = Purse {
            gold: player.purse.gold.saturating_add(left.gold),
            tools: player.purse.tools.saturating_add(left.tools),
        };
        Hand { garden: player.garden, purse: player.purse, most, crown }
    }

    /// All terms; a card in hand counts as laid on its best spot.
    fn terms(&self) -> Terms {
        let hand = self.hand();
        match self.game.phase {
            Phase::Place { card, .. } if self.may_buy => self.best_spot(hand, card),
            _ => self.with_purchase(hand, self.outlook(&hand)),
        }
    }

    fn best_spot(&self, hand: Hand, card: Card) -> Terms {
        let face = self.game.figures.figures().card(card);
        let mut best: Option<(f32, Hand, Terms)> = None;
        for spot in hand.garden.spots() {
            let mut laid = hand;
            let plot = laid.garden.lay(card, spot);
            laid.gain(face, plot.floor());
            let terms = self.outlook(&laid);
            let promise = terms.promise();
            if best.is_none_or(|(most, ..)| promise > most) {
                best = Some((promise, laid, terms));
            }
        }
        best.map_or_else(Terms::default, |(_, hand, terms)| self.with_purchase(hand, terms))
    }

    /// Adds what the best purchase would bring, if there may be one.
    fn with_purchase(&self, hand: Hand, terms: Terms) -> Terms {
        Terms { purchase: if self.may_buy { self.best_purchase(&hand) } else { 0.0 }, ..terms }
    }

    /// All terms but the purchase.
    #[inline]
    fn outlook(&self, hand: &Hand) -> Terms {
        let figures = self.game.figures.figures();
        let standing = Survey::of(&hand.garden, figures);
        let water = Irrigation::of(&standing, self.game.player(self.seat).pattern, figures);
        let survey = standing.moved(water.columns);
        let mut terms = Terms::default();
        self.weigh_garden(&survey, water, &mut terms);
        self.weigh_objectives(hand, &survey, &mut terms);
        self.weigh_purse(hand.purse, &survey, &mut terms);
        terms
    }

    /// What the garden is worth, and what the cards to come may add.
    #[inline]
    fn weigh_garden(&self, survey: &Survey, water: Irrigation, terms: &mut Terms) {
        let figures = self.game.figures.figures();
        let best = survey.best_beds();
        let beds = Beds::of(survey, &best);
        terms.points = survey.points(&best, self.honours, figures) + water.points + f32::from(self.honours.points);
        terms.irrigation = water.expected - water.points;
        terms.flower_room = beds.room;
        terms.flowers_apart = beds.apart;
        terms.trees = outlook::tree_growth(survey, figures) * survey.share_left();
        terms.characters = outlook::harvest(survey) * f32::from(survey.left());
        terms.upper_spots = outlook::upper_spots(survey) * survey.share_left();
        terms.turns = f32::from(survey.left());
    }

    /// What royal objectives and the first-player tile promise.
    #[inline]
    fn weigh_objectives(&self, hand: &Hand, survey: &Survey, terms: &mut Terms) {
        let reach = self.aims.reach(survey, self.right(hand));
        terms.claim = reach.claim;
        if survey.left() == 0 {
            return;
        }
        terms.objectives_met = reach.met;
        terms.objectives_near = reach.near;
        terms.objectives_far = reach.far * survey.share_left();
        if hand.crown {
            terms.favour = reach.nearest;
            terms.start = self.next_start();
        }
    }

    /// What gold and tools can still do: each turn to come costs tools, and may buy one enhancement.
    #[inline]
    fn weigh_purse(&self, purse: Purse, survey: &Survey, terms: &mut Terms) {
        let Purse { gold, tools } = purse;
        let takes = survey.left();
        let buys = takes + u8::from(self.may_buy);
        let ease = LATE + (1.0 - LATE) * survey.share_left();
        terms.tools = ease * f32::from(tools.min(takes));
        terms.spare_tools = ease * f32::from(tools.saturating_sub(takes).min(2 * takes));
        terms.gold = ease * f32::from(gold.min(CHEAPEST * buys));
        terms.spare_gold = f32::from(gold.saturating_sub(CHEAPEST * buys).min((DEAREST - CHEAPEST) * buys));
        terms.empty_cards = (survey.empty.count_ones() as f32).min(buys.into());
        if takes == 0 {
            terms.tiebreak = f32::from(gold + tools);
        }
    }

    fn right(&self, hand: &Hand) -> Right {
        match (self.may_claim, hand.crown) {
            (false, _) => Right::None,
            (true, false) => Right::Plain,
            (true, true) => Right::WithTile,
        }
    }

    /// J2.8. How surely the holder of the first-player tile starts another round.
    fn next_start(&self) -> f32 {
        let turns = GARDENERS as usize * self.game.seats().max(2);
        if self.game.round < ROUNDS { 1.0 - f32::from(self.game.turns_left) / turns as f32 } else { 0.0 }
    }
}

impl Hand {
    /// J2.3. Takes the bonus of a card or an enhancement.
    #[inline]
    fn gain(&mut self, face: &Face, floor: Floor) {
        let gold = self.purse.gold + floor.number() * u8::from(face.has(Bonus::Gold));
        let tools = self.purse.tools + floor.number() * u8::from(face.has(Bonus::Tools));
        self.purse = Purse { gold: gold.min(self.most.gold), tools: tools.min(self.most.tools) };
        self.crown |= face.has(Bonus::Crown);
    }
}
