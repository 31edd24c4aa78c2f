//! Les Jardins Suspendus (The Hanging Gardens): four rounds to build a garden of twelve cards on three floors.
//!
//! Start with [`Jardins`], the table in progress. Its acts follow the rulebook, a file each: `setup`, then `take`, `place`,
//! `enhance` and `objectives` (the four decisions of a turn), `round`, the `automa` of solo play, the `draw` of the dealer, and
//! `scoring`. What the cards show is in `components.toml`, read into [`Figures`]; a [`Garden`] is where they end. Decisions are
//! [`Action`]s, draws are [`Outcome`]s; how they are written is told in `notation`.
//!
//! ```
//! use game::{Game, Nobody, Seat, Setup, Turn};
//! use jardins::Jardins;
//!
//! // The dealer draws the table: the cards of the market, the objectives and who begins.
//! let mut game = Jardins::new(&Setup::standard(&Jardins::META, 2))?;
//! let mut odds = Vec::new();
//! while game.turn() == Turn::Deal {
//!     odds.clear();
//!     game.odds(&mut odds);
//!     game.reveal(odds[0].0, &mut Nobody).expect("it can be drawn");
//! }
//! let Turn::Decide(seat) = game.turn() else { panic!("somebody decides") };
//! // A turn begins with a card of the market, which the garden takes as its first.
//! for decision in ["take 1 1", "place first"] {
//!     game.play(decision.parse().expect("notation"), &mut Nobody).expect("a legal decision");
//! }
//! assert_eq!(game.player(seat).garden.laid().len(), 1);
//! # Ok::<(), game::SetupError>(())
//! ```
//!
//! # Where a card lies
//! Floor 1 grows at both ends, so which of the five columns a card ends in is settled only when the row is complete. A garden
//! is therefore stored from its leftmost card (J3.1): [`Plot`] is a floor and a place counted from 1 at the left, and two
//! gardens are equal when the same cards lie side by side, whatever end they grew from.
//!
//! Notation, page and terminal all use this one pair of numbers, *as the garden stands when the decision is taken*:
//! - `place first`, `place left` and `place right` need no number; `place 2 1` is the leftmost place of floor 2, the one that
//!   stands on places 1 and 2 of floor 1: place *p* of a floor always stands on places *p* and *p* + 1 of the floor below;
//! - only `place left` renumbers, by one, and only in the garden it grows; [`Event::Placed`] tells it, so that a page can
//!   move the cards;
//! - between two decisions of a player nobody else can renumber their garden, so numbers on the screen hold until they act.
//!
//! # Steps that are passed over
//! Buying and claiming are choices. When nothing can be bought or claimed there is nothing to decide, and the turn goes on
//! without asking; when something can, declining is a decision of its own (`no-buy`, `no-claim`).
//!
//! # Scoring in mid-game
//! [`Jardins::score`] counts a garden as it stands. Irrigation is read with places counted from the leftmost card, as if the
//! rest of floor 1 were to grow at the right.

mod audit;
mod automa;
mod board;
mod components;
mod draw;
mod enhance;
mod evaluation;
mod event;
mod face;
mod garden;
mod market;
mod named;
mod notation;
mod objectives;
mod phrases;
mod pieces;
mod place;
mod refusal;
mod round;
mod scoring;
mod setup;
mod take;
mod unseen;
pub mod view;

pub use components::{AutomaAction, Discard, Figures, Instruction, Purse, Reward, Shown};
pub use draw::Draw;
pub use event::Event;
pub use face::{Animal, Bonus, Colour, Element, Face, Subject, Tree, Wish};
pub use garden::{Floor, Garden, Plot, Plots, Spot};
pub use market::Market;
pub use named::{Named, Set};
pub use notation::{Action, Outcome};
pub use objectives::{Claims, Markers, Value};
pub use pieces::{AutomaCard, Card, Column, Enhancement, Level, Pattern, Pile, Position, Row};
pub use refusal::{Refusal, Step};
pub use scoring::{Honours, Score};
pub use unseen::Unseen;
pub use view::View;

use game::board::{TextBoard, Viewpoint};
use game::{Edition, Game, Meta, OptionSpec, Phrase, RandomSource, Seat, Setup, SetupError, Standing, Turn, Witness};

const META: Meta = Meta {
    key: "jardins",
    rules: 1,
    fewest: 1,
    most: Seat::MOST,
    options: &[OptionSpec::new(setup::LEVEL, &["easy", "medium", "advanced", "expert"], 1, 1), setup::SUPPLY],
    categories: scoring::CATEGORIES,
    texts: game::own_texts!("locales", "ftl"),
    rulebook: game::own_texts!("rules", "md"),
    lessons: Some(game::lessons!()),
    board_keys: &[],
};

/// Who takes a turn: a player, or the Automa of solo play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Actor {
    /// A player.
    Player(Seat),
    /// J5. The Automa.
    Automa,
}

/// What lies before a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Player {
    /// The garden.
    pub garden: Garden,
    /// The irrigation card; none only during set-up.
    pub pattern: Option<Pattern>,
    /// Gold and tools.
    pub purse: Purse,
    /// Gardeners under each column.
    pub gardeners: [u8; Column::COUNT],
}

/// Where in the game we are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Phase {
    /// J1.1. The market is filled.
    Market,
    /// J1.1. The piles show their tops.
    Piles(Pile),
    /// J1.1. The objectives are drawn.
    Objectives(Position),
    /// J1.1. The irrigation cards are drawn.
    Irrigation(Seat),
    /// J1.2. The first player is drawn.
    FirstPlayer,
    /// J2.1. A player takes a card.
    Take,
    /// J2.2. The player lays the card.
    Place { card: Card, column: Column },
    /// J2.4. The column is refilled.
    Refill(Column),
    /// J2.5. The player may buy.
    Buy,
    /// J2.5, J5.3. A pile shows its next tile.
    Show(Pile),
    /// J2.6. The player may claim.
    Claim,
    /// J5.3. The Automa's card is drawn.
    Automa,
    /// J5.3. The Automa's column is refilled, and its action is to come.
    AutomaRefill(Column),
    /// The game is over.
    Over,
}

/// The table in progress: everything that lies on it and the set of what is still unseen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Jardins {
    figures: Edition<Figures>,
    unseen: Unseen,
    market: Market,
    piles: [Option<Enhancement>; Pile::COUNT],
    board: [Claims; Position::COUNT],
    players: [Player; Seat::MOST],
    automa_gardeners: [u8; Column::COUNT],
    /// The card the Automa played last: it lies open.
    automa_card: Option<AutomaCard>,
    seats: u8,
    /// J0.7. Whether the gold and tools of the box are all there is.
    limited: bool,
    round: u8,
    /// Turns of this round that are not finished.
    turns_left: u8,
    /// Who holds the first-player tile; nobody before it is given.
    crown: Option<Actor>,
    /// Whose turn it is.
    active: Actor,
    phase: Phase,
}

impl Jardins {
    /// How many players there are.
    #[inline]
    fn seats(&self) -> usize {
        self.seats as usize
    }

    /// J5. Whether one player plays against the Automa.
    #[inline]
    pub fn is_solo(&self) -> bool {
        self.seats == 1
    }

    /// The player whose turn it is; the only one in solo play.
    #[inline]
    fn seat(&self) -> Seat {
        match self.active {
            Actor::Player(seat) => seat,
            Actor::Automa => Seat::FIRST,
        }
    }

    /// The figures of the box.
    pub fn figures(&self) -> Edition<Figures> {
        self.figures
    }

    /// What has not been drawn yet.
    pub fn unseen(&self) -> &Unseen {
        &self.unseen
    }

    /// The cards on offer.
    pub fn market(&self) -> &Market {
        &self.market
    }

    /// The tile on top of a pile.
    pub fn top(&self, pile: Pile) -> Option<Enhancement> {
        self.piles[pile.index()]
    }

    /// The objective on a position and the markers on it.
    pub fn claims(&self, position: Position) -> &Claims {
        &self.board[position.index()]
    }

    /// What lies before a player.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// J0.7. The gold and tools that are left for all; nothing to count if there is no limit.
    pub fn supply(&self) -> Option<Purse> {
        self.limited.then(|| self.left_in_box())
    }

    /// Who holds the first-player tile; nobody before it is given.
    pub fn crown(&self) -> Option<Actor> {
        self.crown
    }

    /// Whose turn it is.
    pub fn active(&self) -> Actor {
        self.active
    }

    /// J5.3. The card the Automa played last.
    pub fn automa_card(&self) -> Option<AutomaCard> {
        self.automa_card
    }

    /// The card that was taken and has to be laid.
    pub fn in_hand(&self) -> Option<Card> {
        if let Phase::Place { card, .. } = self.phase { Some(card) } else { None }
    }

    /// The step of the turn that asks for a decision.
    #[inline]
    pub fn step(&self) -> Option<Step> {
        match self.phase {
            Phase::Take => Some(Step::Take),
            Phase::Place { .. } => Some(Step::Place),
            Phase::Buy => Some(Step::Buy),
            Phase::Claim => Some(Step::Claim),
            _ => None,
        }
    }
}

impl Game for Jardins {
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type Refusal = Refusal;
    type Components = Figures;
    type View = View;

    const META: Meta = META;
    /// Three piles for each of twelve plain cards, or nothing.
    const MOST_ACTIONS: usize = Pile::COUNT * Plot::COUNT + 1;
    /// Set-up draws 12 cards, 3 tiles, 4 objectives, 5 irrigation cards and the first player; 60 turns have 6 plies at most.
    const MOST_PLIES: usize = 25 + 60 * 6;

    fn new(setup: &Setup<Figures>) -> Result<Jardins, SetupError> {
        Jardins::before_the_draws(setup)
    }

    fn players(&self) -> usize {
        self.seats()
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over => Turn::Over,
            Phase::Take | Phase::Place { .. } | Phase::Buy | Phase::Claim => Turn::Decide(self.seat()),
            _ => Turn::Deal,
        }
    }

    fn round(&self) -> u16 {
        self.round.into()
    }

    fn actions(&self, list: &mut Vec<Action>) {
        match self.step() {
            Some(Step::Take) => self.list_takes(self.seat(), list),
            Some(Step::Place) => self.list_spots(self.seat(), list),
            Some(Step::Buy) => self.list_purchases(self.seat(), list),
            Some(Step::Claim) => self.list_claims(self.seat(), list),
            None => {}
        }
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        if let Some(due) = self.draw() {
            return Err(Refusal::DealerFirst { due });
        }
        let due = self.step().ok_or(Refusal::GameOver)?;
        match (due, action) {
            (Step::Take, Action::Take { column, row }) => self.may_take(self.seat(), column, row),
            (Step::Place, Action::Place(spot)) => self.player(self.seat()).garden.may_lay(spot),
            (Step::Buy, Action::Buy { pile, plot }) => self.may_buy(self.seat(), pile, plot),
            (Step::Claim, Action::Claim(position)) => self.may_claim(self.seat(), position),
            (Step::Buy, Action::NoBuy) | (Step::Claim, Action::NoClaim) => Ok(()),
            _ => Err(Refusal::OtherStep { due }),
        }
    }

    fn play_unchecked<W: Witness<Event>>(&mut self, action: Action, witness: &mut W) {
        let seat = self.seat();
        match action {
            Action::Take { column, row } => self.take(seat, column, row, witness),
            Action::Place(spot) => self.place(seat, spot, witness),
            Action::Buy { pile, plot } => self.buy(seat, pile, plot, witness),
            Action::NoBuy => {
                witness.see(|| Event::BoughtNothing { seat });
                self.begin_claiming(seat, witness);
            }
            Action::Claim(position) => self.claim(seat, position, witness),
            Action::NoClaim => {
                witness.see(|| Event::ClaimedNothing { seat });
                self.end_turn(witness);
            }
        }
    }

    fn odds(&self, list: &mut Vec<(Outcome, u32)>) {
        self.list_odds(list);
    }

    #[inline]
    fn deal<C: RandomSource + ?Sized>(&self, random: &mut C) -> Outcome {
        self.draw_one(random)
    }

    fn check_outcome(&self, outcome: Outcome) -> Result<(), Refusal> {
        self.may_draw(outcome)
    }

    fn reveal_unchecked<W: Witness<Event>>(&mut self, outcome: Outcome, witness: &mut W) {
        self.apply_draw(outcome, witness);
    }

    fn standing(&self) -> Standing {
        self.count_standing()
    }

    fn audit(&self) -> Result<(), String> {
        self.count_pieces()
    }

    fn prompt(&self) -> Phrase {
        self.say_prompt()
    }

    fn tell_action(&self, action: Action) -> Phrase {
        self.say_action(action)
    }

    fn tell_outcome(&self, outcome: Outcome) -> Phrase {
        self.say_outcome(outcome)
    }

    fn preview(&self, action: Action) -> Vec<Phrase> {
        self.say_preview(action)
    }

    fn view(&self) -> View {
        View::of(self)
    }

    fn headline(&self) -> Phrase {
        Phrase::new("jardins-picture-round").with("round", self.round).with("rounds", components::ROUNDS)
    }

    fn board(&self, legal: &[String], viewpoint: &Viewpoint<'_>) -> TextBoard {
        board::draw(&self.view(), legal, viewpoint)
    }

    fn verdict(&self) -> Option<Phrase> {
        self.say_verdict()
    }
}
