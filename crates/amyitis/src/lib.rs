//! Amyitis: nobles of Babylon build the Hanging Gardens. 2 to 4 players.
//!
//! The crate is split as the rulebook is (`rules/en.md`); documentation cites its paragraphs. Start with [`Amyitis`],
//! the whole table as one small value, and [`Action`], everything that can be decided. Then follow a game: `setup`
//! (A2), `round` (A3), `recruit`, `fields` and `temples` (A4), `caravan`, `selling`, `court` (A5), `planting` (A6),
//! `closing` and `rewards` (A7), `scoring` (A8). Each of these files holds together whether something may be done, the
//! list of what may, and the doing. All figures of the box are in `components.toml`, what a table may rule otherwise in
//! `rulings`.
//!
//! Squares and sides of the garden are written as in [`Square`] and [`Side`].
//!
//! # A game in twenty lines
//!
//! Everybody decides at random. The other games are played in the same way, for all of them are a [`Game`].
//!
//! ```
//! use amyitis::Amyitis;
//! use game::{Dealer, Game, Nobody, RandomSource, Seed, Setup, Shuffler, Turn};
//!
//! let mut game = Amyitis::new(&Setup::standard(&Amyitis::META, 3))?;
//! let (dealer, mut chance) = (Dealer::new(Seed::of_number(7)), Shuffler::new(7, 0));
//! let (mut draws, mut legal) = (0.., Vec::new());
//! loop {
//!     match game.turn() {
//!         Turn::Deal => {
//!             let drawn = game.deal(&mut dealer.draw(draws.next().unwrap_or_default()));
//!             game.reveal(drawn, &mut Nobody).expect("the dealer draws what there is");
//!         }
//!         Turn::Decide(_) => {
//!             legal.clear();
//!             game.actions(&mut legal);
//!             game.play(legal[chance.index(legal.len())], &mut Nobody).expect("what is listed is legal");
//!         }
//!         Turn::Over => break,
//!     }
//! }
//! println!("{:?}", game.standing());
//! # Ok::<(), game::SetupError>(())
//! ```
//!
//! The crate `game` says what all games have in common, `minds` decides better than at random, and `catalog` finds a game
//! by its key.

mod audit;
mod board;

mod caravan;
mod closing;
mod components;
mod court;
mod evaluation;
mod event;
mod fields;
mod garden;
mod line;
mod notation;
mod phase;
mod phrases;
mod pieces;
mod planting;
mod player;
mod position;
mod recruit;
mod refusal;
mod rewards;
mod round;
mod rulings;
mod scoring;
mod selling;
mod setup;
mod square;
mod temples;
pub mod view;

pub use components::{Bonus, Components, Face, TileFace};
pub use event::Event;
pub use garden::{Garden, Owner, Tile};
pub use line::CubeRow;
pub use notation::{Action, Outcome};
pub use phase::{Draw, Phase, Step};
pub use pieces::{Bundle, Category, City, Court, Craft, Crafts, Gift, Group, Resource, Row, Spaces, Stock, Temple};
pub use player::{Cards, Player, Supply, Tokens};
pub use position::Position;
pub use refusal::Refusal;
pub use square::{Floor, Side, Sides, Square, Squares};
pub use view::View;

use game::board::{TextBoard, Viewpoint};
use game::{Edition, Game, Meta, PerSeat, Phrase, RandomSource, Seat, Setup, SetupError, Standing, Turn, Witness};

use garden::Waterworks;
use rulings::Rulings;

/// The most players.
const MOST_PLAYERS: usize = 4;

/// The table: everything on it, and the set of what is unseen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Amyitis {
    figures: Edition<Components>,
    rulings: Rulings,
    phase: Phase,
    players: u8,
    round: u8,
    first: Seat,
    /// The seat that decides; the first player while the dealer draws.
    mover: Seat,
    /// Who has passed this round, as bits.
    passed: u8,
    /// A3.4: the cubes on the Pass square, in the order of passing.
    pass_square: CubeRow,
    /// The caravan's place on the circuit.
    caravan: u8,
    seats: PerSeat<Player, MOST_PLAYERS>,
    supply: Supply,
    garden: Garden,
    /// Tiles that are not in the garden and never were, as bits.
    unlaid: u32,
    /// The plant card of each plant city along the circuit, the upper face first.
    plants: [Option<[Face; 2]>; 4],
    fields: [CubeRow; 2],
    temples: [CubeRow; 3],
    groups: [Cards; Group::MOST],
    /// Craft cards that are in no group.
    pool: Crafts,
}

impl Amyitis {
    /// What lies in front of a seat; nothing of the table's if nobody sits there.
    pub fn player(&self, seat: Seat) -> &Player {
        self.seats.0.get(seat.index()).unwrap_or(&Player::ABSENT)
    }

    /// The general supply.
    pub fn supply(&self) -> &Supply {
        &self.supply
    }

    /// The garden.
    pub fn garden(&self) -> &Garden {
        &self.garden
    }

    /// Where in the round we are.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The first player.
    pub fn first(&self) -> Seat {
        self.first
    }

    /// Whether a seat has passed this round.
    pub fn has_passed(&self, seat: Seat) -> bool {
        self.passed >> seat.index() & 1 != 0
    }

    /// The city where the caravan stands.
    pub fn caravan(&self) -> City {
        self.figures.circuit[self.caravan as usize].city
    }

    /// A3.4: the cubes on the Pass square, in the order of passing.
    pub fn pass_square(&self) -> CubeRow {
        self.pass_square
    }

    /// The groups of craft cards of this round.
    pub fn groups(&self) -> &[Cards] {
        &self.groups[..self.players as usize]
    }

    /// The cubes in a row of fields, from left to right.
    pub fn fields(&self, row: Row) -> CubeRow {
        self.fields[row.index()]
    }

    /// The cubes in a temple, from left to right.
    pub fn temple(&self, temple: Temple) -> CubeRow {
        self.temples[temple.index()]
    }

    /// What a garden tile shows.
    pub fn tile(&self, tile: Tile) -> TileFace {
        self.figures.tile(tile)
    }

    /// A1.2, A1.3
    #[inline]
    fn waterworks(&self) -> Waterworks {
        Waterworks { double: self.figures.double, water: self.rulings.water }
    }

    /// The seat that decides.
    #[inline]
    fn me(&self) -> &Player {
        &self.seats[self.mover]
    }

    #[inline]
    fn me_mut(&mut self) -> &mut Player {
        &mut self.seats[self.mover]
    }

    #[inline]
    fn count(&self) -> usize {
        self.players as usize
    }

    /// Scores points.
    #[inline]
    fn score<W: Witness<Event>>(&mut self, seat: Seat, category: Category, points: i16, witness: &mut W) {
        if points != 0 {
            self.seats[seat].points[category.index()] += points;
            witness.see(|| Event::Scored { seat, category, points });
        }
    }

    /// Takes camels or talents from the supply, as many as it has (A9.1).
    fn take<W: Witness<Event>>(&mut self, seat: Seat, gift: Gift, due: u8, witness: &mut W) {
        let (player, supply) = (&mut self.seats[seat], &mut self.supply);
        let (held, left) = match gift {
            Gift::Camel => (&mut player.camels, &mut supply.camels),
            Gift::Talent => (&mut player.talents, &mut supply.talents),
        };
        let count = due.min(*left);
        *held += count;
        *left -= count;
        witness.see(|| Event::Taken { seat, gift, count, due });
    }

    /// A0.1: the neutral cubes that are left, if they can run out.
    pub fn neutral_cubes(&self) -> Option<u8> {
        self.rulings.few_neutral_cubes.then(|| self.figures.neutral_cubes.saturating_sub(self.neutral_cubes_out()))
    }

    /// The neutral cubes in the garden and in the temples.
    fn neutral_cubes_out(&self) -> u8 {
        let temples = self.temples.map(|temple| temple.counts()[Owner::Neutral.index()]);
        self.garden.all_cubes(Owner::Neutral) + temples.iter().sum::<u8>()
    }

    /// A9.1: as many of the neutral cubes wanted as there are.
    fn neutral_cubes_for(&self, wanted: u8) -> u8 {
        self.neutral_cubes().map_or(wanted, |left| wanted.min(left))
    }

    /// Gives a resource of the seat that decides back to the supply.
    #[inline]
    fn return_resource(&mut self, kind: Resource) {
        self.seats[self.mover].stock.remove(kind);
        self.supply.stock.add(kind);
    }
}

impl Game for Amyitis {
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type Refusal = Refusal;
    type Components = Components;
    type View = View;

    const META: Meta = Meta {
        key: "amyitis",
        rules: 1,
        fewest: 2,
        most: MOST_PLAYERS,
        options: rulings::OPTIONS,
        categories: &[
            "engineers",
            "sales",
            "palace",
            "tiles",
            "irrigation",
            "marduk",
            "bankers",
            "favour",
            "resources",
        ],
        texts: game::own_texts!("locales", "ftl"),
        rulebook: game::own_texts!("rules", "md"),
        lessons: Some(game::lessons!()),
        board_keys: &[],
    };
    // Pass, 12 cards and 9 trips are fewer than the sides of the garden, and so is every other list.
    const MOST_ACTIONS: usize = Side::COUNT;
    const MOST_PLIES: usize = 10_000;

    fn new(setup: &Setup<Components>) -> Result<Amyitis, SetupError> {
        setup.check_players(&Self::META)?;
        Ok(Amyitis::sit_down(setup.components, Rulings::of(&setup.options), setup.players))
    }

    #[inline]
    fn players(&self) -> usize {
        self.count()
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal(_) => Turn::Deal,
            Phase::Decide(_) => Turn::Decide(self.mover),
            Phase::Over => Turn::Over,
        }
    }

    fn round(&self) -> u16 {
        self.round.into()
    }

    fn actions(&self, list: &mut Vec<Action>) {
        let Phase::Decide(step) = self.phase else { return };
        match step {
            Step::Act => self.list_acts(list),
            Step::Peasant | Step::Harvest => list.extend(Row::ALL.map(Action::Field)),
            Step::Priest | Step::Procession => list.extend(Temple::ALL.map(Action::Temple)),
            Step::Engineer | Step::Canal => list.extend(self.garden.available().iter().map(Action::Irrigate)),
            Step::Sell => self.list_sales(list),
            Step::Pay => self.list_payments(list),
            Step::Court => self.list_offers(list),
            Step::Token | Step::BonusToken(_) => list.extend(self.supply.tokens.iter().map(Action::Token)),
            Step::Plant => self.list_squares(list),
            Step::Bonus(_) => self.list_bonuses(list),
            Step::Ishtar => self.list_gifts(list),
            Step::Exchange => self.list_exchanges(list),
            Step::Discard => list.extend(self.me().stock.kinds().map(Action::Discard)),
        }
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        let due = match self.phase {
            Phase::Deal(_) => return Err(Refusal::DealerFirst),
            Phase::Over => return Err(Refusal::Over),
            Phase::Decide(step) => step,
        };
        match (due, action) {
            (Step::Act, Action::Pass)
            | (Step::Peasant | Step::Harvest, Action::Field(_))
            | (Step::Priest | Step::Procession, Action::Temple(_))
            | (Step::Exchange, Action::Decline) => Ok(()),
            (Step::Act, Action::Recruit { craft, group }) => self.may_recruit(craft, group),
            (Step::Act, Action::Move(spaces)) => self.may_move(spaces),
            (Step::Engineer | Step::Canal, Action::Irrigate(side)) => self.may_irrigate(side),
            (Step::Sell, Action::Sell(bundle)) => self.may_sell(bundle),
            (Step::Pay, Action::Pay(bundle)) => self.may_pay(bundle),
            (Step::Court, Action::Court(kind)) => self.may_buy(kind),
            (Step::Bonus(_), Action::Court(kind)) => self.may_gain(kind),
            (Step::Token | Step::BonusToken(_), Action::Token(kind)) => self.may_take_token(kind),
            (Step::Plant, Action::Plant(square)) => self.may_plant(square),
            (Step::Ishtar, Action::Take(gift)) => self.may_take(gift),
            (Step::Exchange, Action::Exchange { give, take }) => self.may_exchange(give, take),
            (Step::Discard, Action::Discard(kind)) => self.may_discard(kind),
            _ => Err(Refusal::NotNow { due }),
        }
    }

    fn play_unchecked<W: Witness<Event>>(&mut self, action: Action, witness: &mut W) {
        match action {
            Action::Pass => self.pass(witness),
            Action::Recruit { craft, group } => self.recruit(craft, group, witness),
            Action::Field(row) => self.harvest(row, witness),
            Action::Temple(temple) => self.serve(temple, witness),
            Action::Irrigate(side) => self.irrigate(side, witness),
            Action::Move(spaces) => self.move_caravan(spaces, witness),
            Action::Sell(bundle) => self.sell(bundle, witness),
            Action::Pay(bundle) => self.pay(bundle, witness),
            Action::Court(kind) => self.gain(kind, witness),
            Action::Token(kind) => self.gain_with_token(kind, witness),
            Action::Plant(square) => self.plant(square, witness),
            Action::Take(gift) => self.take_gift(gift, witness),
            Action::Exchange { give, take } => self.exchange(give, take, witness),
            Action::Decline => self.decline(witness),
            Action::Discard(kind) => self.discard(kind, witness),
        }
    }

    fn odds(&self, list: &mut Vec<(Outcome, u32)>) {
        let Phase::Deal(draw) = self.phase else { return };
        match draw {
            Draw::Tile(square) => self.tile_odds(square, list),
            Draw::Card(city) => self.card_odds(city, list),
            Draw::Token => list.extend(self.tokens_to_lay().map(|kind| (Outcome::Token(kind), 1))),
            Draw::First => list.extend(Seat::all(self.count()).map(|seat| (Outcome::First(seat), 1))),
            Draw::Group(_) => self.group_odds(list),
        }
    }

    fn deal<C: RandomSource + ?Sized>(&self, random: &mut C) -> Outcome {
        match self.phase {
            Phase::Deal(Draw::Tile(square)) => self.draw_tile(square, random),
            Phase::Deal(Draw::Card(city)) => self.draw_card(city, random),
            Phase::Deal(Draw::Token) => self.draw_token(random),
            Phase::Deal(Draw::Group(_)) => self.draw_group(random),
            Phase::Deal(Draw::First) | Phase::Decide(_) | Phase::Over => self.draw_first(random),
        }
    }

    fn check_outcome(&self, outcome: Outcome) -> Result<(), Refusal> {
        let due = match self.phase {
            Phase::Deal(draw) => draw,
            Phase::Over => return Err(Refusal::Over),
            Phase::Decide(_) => return Err(Refusal::SeatFirst),
        };
        match (due, outcome) {
            (Draw::Tile(next), Outcome::Tile { square, face }) if next == square => self.may_lay(square, face),
            (Draw::Card(next), Outcome::Card { city, faces }) if next == city => self.may_place(city, faces),
            (Draw::Token, Outcome::Token(kind)) => self.may_lay_token(kind),
            (Draw::First, Outcome::First(seat)) => self.may_begin(seat),
            (Draw::Group(_), Outcome::Group(crafts)) => self.may_group(crafts),
            _ => Err(Refusal::OtherDraw { due }),
        }
    }

    fn reveal_unchecked<W: Witness<Event>>(&mut self, outcome: Outcome, witness: &mut W) {
        match outcome {
            Outcome::Tile { square, face } => self.lay_tile(square, face, witness),
            Outcome::Card { city, faces } => self.lay_card(city, faces, witness),
            Outcome::Token(kind) => self.lay_token(kind, witness),
            Outcome::First(seat) => self.draw_first_player(seat, witness),
            Outcome::Group(crafts) => self.lay_group(crafts, witness),
        }
    }

    fn standing(&self) -> Standing {
        self.score_sheet()
    }

    fn audit(&self) -> Result<(), String> {
        self.count_everything()
    }

    fn prompt(&self) -> Phrase {
        self.tell_phase()
    }

    fn tell_action(&self, action: Action) -> Phrase {
        self.tell_decision(action)
    }

    fn tell_outcome(&self, outcome: Outcome) -> Phrase {
        phrases::tell_draw(outcome)
    }

    fn preview(&self, action: Action) -> Vec<Phrase> {
        self.foresee(action)
    }

    fn view(&self) -> View {
        View::of(self)
    }

    fn headline(&self) -> Phrase {
        Phrase::new("amyitis-picture-title").with("round", self.round).with("seat", self.first)
    }

    fn board(&self, legal: &[String], viewpoint: &Viewpoint<'_>) -> TextBoard {
        board::draw(&self.view(), legal, viewpoint)
    }
}
