//! Babylon (2024): gardens on pillars, dug out of a quarry and judged from above.
//!
//! The crate is laid out as its rulebook (`rules/en.md`): [`Components`] is the box (B0), `setup` the quarry,
//! the flowers and the first player (B1), `quarry` digging, `turn` storing and the order of play (B2), `place`
//! terraces
//! (B3), `decor` what adorns them (B4), `scoring` the end (B5). Each of those files holds *may it, list it, do it*
//! side
//! by side.
//!
//! Start with [`Babylon`], the whole table as one small value, and with [`Garden`], where most of the game happens. A
//! turn is a sequence of small decisions, in the notation of [`Action`]:
//!
//! ```
//! use babylon::Position;
//! use game::{Game, Nobody, Seat};
//!
//! let dug = "white clay 2".parse()?;
//! let mut game = Position::new(2).singles(Seat::FIRST, 3).dug(dug).build().expect("a valid table");
//! for decision in ["place dug c4 floor 1 without ne", "rotate 90", "statue c4", "done"] {
//!     game.play(decision.parse()?, &mut Nobody).expect("a legal decision");
//! }
//! assert_eq!(game.standing().total(Seat::FIRST), 4); // the summit, a belvedere and a statue
//! # Ok::<(), game::ParseError>(())
//! ```
//!
//! Beyond [`Game`]: [`Babylon::preview_placement`] tells what a placement costs and which decor it opens,
//! [`Garden::seen_from_above`] what is hidden and by what, [`Garden::draw`] and [`Garden::read`] turn gardens into
//! text
//! and back, and [`Position`] builds any valid table for tests and analysis.

mod audit;
mod board;
mod cells;
mod components;
mod decor;
mod drawing;
mod evaluation;
mod event;
mod foundations;
mod garden;
mod notation;
mod options;
mod phrases;
mod pieces;
mod place;
mod position;
mod preview;
mod quarry;
mod refusal;
mod scoring;
mod setup;
mod terrace;
mod tiles;
mod tower;
mod turn;
mod view;

use game::board::{BoardKey, TextBoard, Viewpoint};
use game::{Edition, Game, Meta, PerSeat, Phrase, RandomSource, Seat, Setup, SetupError, Standing, Turn, Witness};

pub use cells::{Anchor, Axis, Cell, Cells, Corner, SIDE, Side};
pub use components::{Components, TOWER_TILES};
pub use decor::{Decor, Link};
pub use drawing::DrawingError;
pub use event::Event;
pub use garden::{Bridge, Garden};
pub use notation::{Action, Outcome};
pub use options::Statues;
pub use pieces::{Bill, Hand, Payment, Piece, Supply};
pub use place::{Placement, Purse, Source};
pub use position::{Position, PositionError};
pub use preview::Preview;
pub use quarry::{Pay, Quarry, Stack};
pub use refusal::{Refusal, Step};
pub use scoring::{Category, Score, SeenThing, Thing};
pub use setup::Flowers;
pub use terrace::{Floor, MOST_TERRACES, OnSpot, Terrace};
pub use tiles::{Face, Flower, Icon, Material, Rotation, Tile, TileSet};
pub use tower::{Tower, TowerTile};
pub use view::{
    DecorKind, DecorPlace, DecorView, Heights, HeldView, PlayerView, Signs, StackView, StepView, TerraceView, TileView,
    TowerView, Turned, TurningView, View,
};

/// B0.1: the most players.
const MOST_PLAYERS: usize = 4;

/// Where in the game the table is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Phase {
    /// B1.1: the clay layer is turned up, stack by stack.
    Quarry,
    /// B1.3: flowers are dealt.
    Flowers,
    /// B1.2: the first player is drawn.
    First,
    /// B1.3: players choose their boards, where the table wants it so.
    Choose,
    /// B1.2: clay tiles are removed.
    Remove,
    /// B1.1: the tile below one that was taken appears.
    Appear { stack: Stack, material: Material },
    /// B2.1.
    Dig,
    /// B2.3.
    Build,
    /// B3.1: the terrace just placed is turned.
    Rotate(Anchor),
    /// B2.5.
    Store,
    /// B1.4: a tower tile is turned over.
    Tower,
    /// B5.
    Over,
}

/// A game of Babylon: the whole table, and the sets of what nobody has seen yet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Babylon {
    components: Edition<Components>,
    choices: options::Choices,
    gardens: PerSeat<Garden, MOST_PLAYERS>,
    hands: PerSeat<Hand, MOST_PLAYERS>,
    flowers: PerSeat<Option<Flower>, MOST_PLAYERS>,
    quarry: Quarry,
    tower: Tower,
    supply: Supply,
    /// Tiles that have left the game.
    left: TileSet,
    players: u8,
    round: u8,
    first: Seat,
    active: Seat,
    phase: Phase,
    /// The tile dug this turn, until it is built or stored.
    dug: Option<Tile>,
    /// B4.1: the cells of the terraces placed this turn.
    fresh: Cells,
    /// B4.6: the cells on which the tower's effect on decor can't be used again this turn.
    effect_used: Cells,
}

impl Babylon {
    /// The garden of a seat.
    pub fn garden(&self, seat: Seat) -> &Garden {
        &self.gardens[seat]
    }

    /// What a seat has in hand.
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat]
    }

    /// B1.3: the flower of a seat, once it is dealt.
    pub fn flower(&self, seat: Seat) -> Option<Flower> {
        self.flowers[seat]
    }

    /// The quarry.
    pub fn quarry(&self) -> &Quarry {
        &self.quarry
    }

    /// The tower.
    pub fn tower(&self) -> &Tower {
        &self.tower
    }

    /// The pieces that are out of the box.
    pub fn supply(&self) -> &Supply {
        &self.supply
    }

    /// The figures of the box.
    pub fn components(&self) -> Edition<Components> {
        self.components
    }

    /// The tiles that have left the game.
    pub fn left_the_game(&self) -> TileSet {
        self.left
    }

    /// B1.2: the first player, once drawn.
    pub fn first_player(&self) -> Seat {
        self.first
    }

    /// B1.4: how many rounds the game has.
    pub fn rounds(&self) -> u8 {
        setup::rounds(usize::from(self.players))
    }

    fn garden_to_move(&self) -> &Garden {
        &self.gardens[self.active]
    }
}

/// Placements: two tiles, 49 places, at most two floors each, with four supports or one of four left out. Decor: 8
/// fresh
/// cells, each a statue or an end of one of three kinds in four directions. And `done`.
const MOST_ACTIONS: usize = 2 * 49 * 2 * 5 + 8 * (1 + 3 * 4) + 1;

/// Set-up with at most 4 boards chosen and 6 removals, 44 turns of dig, appear, two tiles placed and turned, done and keep,
/// 14 tower tiles; and for each of four gardens one decor for each statue icon, each other pair of icons and each effect
/// of the tower, which may serve both tiles of a turn.
const MOST_PLIES: usize = (16 + 2 + 4 + 12) + 44 * 8 + 14 + 4 * (16 + 24 + 2 * 14);

impl Game for Babylon {
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type Refusal = Refusal;
    type Components = Components;
    type View = View;

    const META: Meta = Meta {
        key: "babylon",
        rules: 1,
        fewest: 2,
        most: MOST_PLAYERS,
        options: options::ALL,
        categories: &Category::NAMES,
        texts: game::own_texts!("locales", "ftl"),
        rulebook: game::own_texts!("rules", "md"),
        lessons: Some(game::lessons!()),
        board_keys: &[BoardKey::Turn, BoardKey::Side],
    };
    const MOST_ACTIONS: usize = MOST_ACTIONS;
    const MOST_PLIES: usize = MOST_PLIES;

    fn new(setup: &Setup<Components>) -> Result<Babylon, SetupError> {
        Babylon::begin(setup)
    }

    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Choose | Phase::Remove | Phase::Dig | Phase::Build | Phase::Rotate(_) | Phase::Store => {
                Turn::Decide(self.active)
            }
            Phase::Quarry | Phase::Flowers | Phase::First | Phase::Appear { .. } | Phase::Tower => Turn::Deal,
            Phase::Over => Turn::Over,
        }
    }

    fn round(&self) -> u16 {
        u16::from(self.round)
    }

    fn actions(&self, list: &mut Vec<Action>) {
        match self.phase {
            Phase::Choose => list.extend(self.boards_left().map(Action::Choose)),
            Phase::Remove => self.list_removals(list),
            Phase::Dig => self.list_digs(list),
            Phase::Build => {
                self.list_placements(list);
                self.list_decor(list);
                list.push(Action::Done);
            }
            Phase::Rotate(_) => list.extend(Rotation::ALL.map(Action::Rotate)),
            Phase::Store => self.list_keeps(list),
            Phase::Quarry | Phase::Flowers | Phase::First | Phase::Appear { .. } | Phase::Tower | Phase::Over => {}
        }
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Choose(flower) => self.may_choose(flower),
            Action::Remove(stack) => self.may_remove(stack),
            Action::Dig(stack) => self.may_dig(stack),
            Action::Place(placement) => self.may_place(placement).map(drop),
            Action::Rotate(_) => self.due(Step::Rotate),
            Action::Adorn { decor, using } => self.may_adorn(decor, using),
            Action::Done => self.due(Step::Build),
            Action::Keep(kept) => self.may_keep(kept),
        }
    }

    fn play_unchecked<W: Witness<Event>>(&mut self, action: Action, witness: &mut W) {
        match action {
            Action::Choose(flower) => self.choose(flower, witness),
            Action::Remove(stack) => self.remove(stack, witness),
            Action::Dig(stack) => self.dig(stack, witness),
            Action::Place(placement) => self.place(placement, witness),
            Action::Rotate(rotation) => self.rotate(rotation, witness),
            Action::Adorn { decor, using } => self.adorn(decor, using, witness),
            Action::Done => self.done(witness),
            Action::Keep(kept) => self.keep(kept, witness),
        }
    }

    fn odds(&self, list: &mut Vec<(Outcome, u32)>) {
        match self.phase {
            Phase::Quarry | Phase::Appear { .. } => {
                if let Some((stack, material)) = self.appearing() {
                    let unseen = self.quarry.unseen(material);
                    list.extend(unseen.iter().map(|tile| (Outcome::Show { stack, tile }, 1)));
                }
            }
            Phase::Flowers => self.each_flower_deal(|flowers| list.push((Outcome::Flowers(flowers), 1))),
            Phase::First => list.extend(Seat::all(self.players()).map(|seat| (Outcome::First(seat), 1))),
            Phase::Tower => {
                let unseen = |tile| (Outcome::Tower(tile), u32::from(self.tower.unseen(tile)));
                list.extend(TowerTile::ALL.map(unseen).into_iter().filter(|&(_, weight)| weight > 0));
            }
            Phase::Choose
            | Phase::Remove
            | Phase::Dig
            | Phase::Build
            | Phase::Rotate(_)
            | Phase::Store
            | Phase::Over => {}
        }
    }

    fn deal<C: RandomSource + ?Sized>(&self, random: &mut C) -> Outcome {
        match (self.phase, self.appearing()) {
            (_, Some((stack, material))) => self.deal_tile(stack, material, random),
            (Phase::Flowers, _) => self.deal_flowers(random),
            (Phase::Tower, _) => {
                let unseen = u32::from(self.tower.unseen_total().max(1));
                Outcome::Tower(self.tower.pick(random.below(unseen)))
            }
            _ => Outcome::First(Seat::new(random.index(self.players())).unwrap_or(Seat::FIRST)),
        }
    }

    fn check_outcome(&self, outcome: Outcome) -> Result<(), Refusal> {
        match self.turn() {
            Turn::Over => return Err(Refusal::Over),
            Turn::Decide(_) => return Err(Refusal::SeatIsDue),
            Turn::Deal => {}
        }
        match outcome {
            Outcome::Show { stack, tile } => self.may_appear(stack, tile),
            Outcome::Flowers(flowers) => self.may_deal_flowers(flowers),
            Outcome::First(seat) => self.may_be_first(seat),
            Outcome::Tower(tile) => self.may_turn_tower(tile),
        }
    }

    fn reveal_unchecked<W: Witness<Event>>(&mut self, outcome: Outcome, witness: &mut W) {
        match outcome {
            Outcome::Show { stack, tile } => self.show(stack, tile, witness),
            Outcome::Flowers(flowers) => self.take_flowers(flowers, witness),
            Outcome::First(seat) => self.make_first(seat, witness),
            Outcome::Tower(tile) => self.turn_tower(tile, witness),
        }
    }

    fn standing(&self) -> Standing {
        self.score_all()
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }

    fn prompt(&self) -> Phrase {
        phrases::prompt(self)
    }

    fn tell_action(&self, action: Action) -> Phrase {
        phrases::action(self, action)
    }

    fn tell_outcome(&self, outcome: Outcome) -> Phrase {
        phrases::outcome(outcome)
    }

    fn preview(&self, action: Action) -> Vec<Phrase> {
        preview::tell(self, action)
    }

    fn view(&self) -> View {
        View::of(self)
    }

    fn headline(&self) -> Phrase {
        phrases::headline(self)
    }

    fn footnotes(&self) -> Vec<Phrase> {
        phrases::footnotes(self)
    }

    fn board(&self, legal: &[String], viewpoint: &Viewpoint<'_>) -> TextBoard {
        board::draw(&self.view(), legal, viewpoint)
    }
}
