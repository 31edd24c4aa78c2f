//! Setting up (J1): the market, the piles, the objectives, the irrigation cards and the first player, drawn in this order.

use game::{OptionSpec, Options, Seat, Setup, SetupError, Witness};

use crate::components::{Figures, shown_card, shown_enhancement};
use crate::event::Event;
use crate::face::Element;
use crate::market::Market;
use crate::pieces::{Card, Column, Enhancement, Level, Pattern, Pile, Position};
use crate::unseen::Unseen;
use crate::{Actor, Jardins, META, Phase, Player};

/// The option that says how hard a solo game is. The first level, easy, is the default.
pub(crate) const LEVEL: &str = "level";
/// J0.7. Whether the gold and tools of the box are all there is. Once they never were.
pub(crate) const SUPPLY: OptionSpec =
    OptionSpec { before: "unlimited", ..OptionSpec::new("supply", &["box", "unlimited"], 1, Seat::MOST) };

impl Jardins {
    /// The table before the first draw.
    pub(crate) fn before_the_draws(setup: &Setup<Figures>) -> Result<Jardins, SetupError> {
        setup.check_players(&META)?;
        let solo = setup.players == 1;
        let purse = if solo { setup.components.solo_start(level(&setup.options)) } else { setup.components.start };
        let player = Player { purse, ..Player::default() };
        let mut players = [Player::default(); Seat::MOST];
        players[..setup.players].fill(player);
        Ok(Jardins {
            figures: setup.components,
            unseen: Unseen::BOX,
            market: Market::default(),
            piles: [None; Pile::COUNT],
            board: Default::default(),
            players,
            automa_gardeners: [0; Column::COUNT],
            automa_card: None,
            seats: setup.players as u8,
            limited: setup.options.get(SUPPLY.key) == "box",
            round: 0,
            turns_left: 0,
            crown: None,
            active: Actor::Player(Seat::FIRST),
            phase: Phase::Market,
        })
    }

    /// J1.1. A card comes into the market.
    pub(crate) fn deal_to_market<W: Witness<Event>>(&mut self, card: Card, witness: &mut W) {
        let Some(column) = self.market.first_gap() else { return };
        self.put_on_column(column, card, witness);
        if self.market.first_gap().is_none() {
            self.phase = Phase::Piles(Pile::Two);
        }
    }

    /// A card leaves the deck for the top of a column.
    pub(crate) fn put_on_column<W: Witness<Event>>(&mut self, column: Column, card: Card, witness: &mut W) {
        self.unseen.cards.remove(card, &self.figures.figures().stack);
        self.market.put_on_top(column, card);
        witness.see(|| Event::Dealt { column, card: shown_card(self.figures, card) });
    }

    /// J1.1. The top of a pile shows.
    pub(crate) fn deal_to_pile<W: Witness<Event>>(&mut self, pile: Pile, top: Enhancement, witness: &mut W) {
        self.show(pile, top, witness);
        self.phase = match pile {
            Pile::Two => Phase::Piles(Pile::Three),
            Pile::Three => Phase::Piles(Pile::Four),
            Pile::Four => Phase::Objectives(Position::One),
        };
    }

    /// A tile is shown on top of its pile.
    pub(crate) fn show<W: Witness<Event>>(&mut self, pile: Pile, top: Enhancement, witness: &mut W) {
        self.unseen.enhancements.remove(top);
        self.piles[pile.index()] = Some(top);
        witness.see(|| Event::PileShows { pile, enhancement: shown_enhancement(self.figures, top) });
    }

    /// J1.1. An objective is laid on a position.
    pub(crate) fn deal_objective<W: Witness<Event>>(
        &mut self,
        position: Position,
        objective: Element,
        witness: &mut W,
    ) {
        self.unseen.objectives.remove(objective);
        self.board[position.index()].objective = Some(objective);
        witness.see(|| Event::ObjectiveLaid { position, objective, need: self.figures.objective(objective) });
        let next = Position::ALL.get(position.index() + 1);
        self.phase = next.map_or(Phase::Irrigation(Seat::FIRST), |&next| Phase::Objectives(next));
    }

    /// J1.1. A player gets an irrigation card. J5.1: alone, the player has the first-player tile without a draw.
    pub(crate) fn deal_irrigation<W: Witness<Event>>(&mut self, seat: Seat, pattern: Pattern, witness: &mut W) {
        self.unseen.patterns.remove(pattern);
        self.players[seat.index()].pattern = Some(pattern);
        witness.see(|| Event::IrrigationDealt { seat, pattern });
        let next = Seat::new(seat.index() + 1).filter(|next| next.index() < self.seats());
        match next {
            Some(next) => self.phase = Phase::Irrigation(next),
            None if self.is_solo() => self.begin(Seat::FIRST, witness),
            None => self.phase = Phase::FirstPlayer,
        }
    }

    /// J1.2. The first player is drawn, and the last in turn order gets more tools.
    pub(crate) fn draw_first_player<W: Witness<Event>>(&mut self, first: Seat, witness: &mut W) {
        let last = first.right(self.seats());
        self.players[last.index()].purse.tools += self.figures.last_extra_tools;
        witness.see(|| Event::FirstPlayer { seat: first });
        self.begin(first, witness);
    }

    /// J2.0. The first round begins.
    fn begin<W: Witness<Event>>(&mut self, first: Seat, witness: &mut W) {
        self.crown = Some(Actor::Player(first));
        self.begin_round(witness);
    }
}

/// J5.1. The level the table chose; it has no effect with more than one player.
fn level(options: &Options) -> Level {
    options.get(LEVEL).parse().unwrap_or(Level::Easy)
}
