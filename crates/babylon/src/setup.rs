//! B1: the quarry, the flowers, the first player, and the clay tiles that are taken away before the game.

use std::fmt;
use std::str::FromStr;

use game::{ParseError, PerSeat, RandomSource, Seat, Setup, SetupError, Witness, Words};

use crate::cells::Cells;
use crate::components::Components;
use crate::event::Event;
use crate::garden::Garden;
use crate::options::{self, Choices};
use crate::pieces::{Hand, Supply};
use crate::quarry::{Quarry, Stack};
use crate::refusal::{Refusal, Step};
use crate::tiles::{Flower, Material, Tile, TileSet, read_word};
use crate::tower::Tower;
use crate::{Action, Babylon, MOST_PLAYERS, Outcome, Phase};

/// B1.4: how many rounds there are.
pub(crate) const fn rounds(players: usize) -> u8 {
    match players {
        2 => 15,
        3 => 13,
        _ => 11,
    }
}

/// B1.2: how many clay tiles are removed before the game.
const fn removals(players: usize) -> u8 {
    match players {
        2 => 6,
        3 => 3,
        _ => 0,
    }
}

/// B1.3: who has which flower, by seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Flowers {
    seats: [Option<Flower>; MOST_PLAYERS],
}

impl Flowers {
    /// These flowers, in the order of the seats: at most four, all different.
    pub fn new(flowers: &[Flower]) -> Option<Flowers> {
        let different = flowers.iter().enumerate().all(|(at, flower)| !flowers[..at].contains(flower));
        let mut seats = [None; MOST_PLAYERS];
        for (seat, flower) in seats.iter_mut().zip(flowers) {
            *seat = Some(*flower);
        }
        (different && flowers.len() >= 2 && flowers.len() <= MOST_PLAYERS).then_some(Flowers { seats })
    }

    /// The flowers, in the order of the seats.
    pub fn iter(self) -> impl Iterator<Item = Flower> {
        self.seats.into_iter().flatten()
    }
}

impl fmt::Display for Flowers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "flowers")?;
        self.iter().try_for_each(|flower| write!(f, " {}", flower.word()))
    }
}

impl FromStr for Flowers {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Flowers, ParseError> {
        const EXPECTED: &str = "two to four different flowers, by seat: white, pink, yellow, blue";
        let mut words = Words::new(text);
        words.literal("flowers")?;
        let mut flowers = Vec::new();
        while !words.is_empty() {
            flowers.push(read_word(&mut words, Flower::of_word, EXPECTED)?);
        }
        Flowers::new(&flowers).ok_or_else(|| ParseError::new(text, EXPECTED))
    }
}

impl Babylon {
    /// The table before the first draw.
    pub(crate) fn begin(setup: &Setup<Components>) -> Result<Babylon, SetupError> {
        setup.check_players(&<Babylon as game::Game>::META)?;
        Ok(Babylon {
            components: setup.components,
            choices: Choices::of(&setup.options),
            players: setup.players as u8,
            phase: Phase::Quarry,
            round: 0,
            first: Seat::FIRST,
            active: Seat::FIRST,
            flowers: PerSeat([None; MOST_PLAYERS]),
            hands: PerSeat([Hand::default(); MOST_PLAYERS]),
            gardens: PerSeat([Garden::EMPTY; MOST_PLAYERS]),
            quarry: Quarry::UNSEEN,
            tower: Tower::new(&setup.components),
            supply: Supply::new(options::is_limited(&setup.options)),
            left: TileSet::NONE,
            dug: None,
            fresh: Cells::NONE,
            effect_used: Cells::NONE,
        })
    }

    /// The stack and material of the tile that the dealer turns up now.
    pub(crate) fn appearing(&self) -> Option<(Stack, Material)> {
        match self.phase {
            Phase::Quarry => Some((Stack::all().find(|&stack| self.quarry.top(stack).is_none())?, Material::Clay)),
            Phase::Appear { stack, material } => Some((stack, material)),
            _ => None,
        }
    }

    /// B1.1: only an unseen tile of the right layer can appear, where one is due.
    pub(crate) fn may_appear(&self, stack: Stack, tile: Tile) -> Result<(), Refusal> {
        let Some((due, material)) = self.appearing() else { return Err(Refusal::OtherDraw) };
        if stack != due {
            return Err(Refusal::OtherStack { due });
        }
        if tile.material() != Some(material) {
            return Err(Refusal::OtherMaterial { due: material });
        }
        if self.quarry.unseen(material).has(tile) { Ok(()) } else { Err(Refusal::SeenBefore { tile }) }
    }

    pub(crate) fn deal_tile<C: RandomSource + ?Sized>(
        &self,
        stack: Stack,
        material: Material,
        random: &mut C,
    ) -> Outcome {
        let unseen = self.quarry.unseen(material);
        let number = random.index(usize::from(unseen.count().max(1)));
        Outcome::Show { stack, tile: unseen.iter().nth(number).unwrap_or(Tile::starting(Flower::White)) }
    }

    pub(crate) fn show<W: Witness<Event>>(&mut self, stack: Stack, tile: Tile, witness: &mut W) {
        self.quarry.show(stack, tile);
        witness.see(|| Event::Shown { stack, tile });
        self.phase = match self.phase {
            Phase::Quarry if self.appearing().is_some() => Phase::Quarry,
            Phase::Quarry if self.choices.boards => Phase::First,
            Phase::Quarry => Phase::Flowers,
            _ if self.round > 0 => Phase::Build,
            _ => self.after_removal(),
        };
    }

    /// B1.3: one flower for each seat.
    pub(crate) fn may_deal_flowers(&self, flowers: Flowers) -> Result<(), Refusal> {
        if self.phase != Phase::Flowers {
            return Err(Refusal::OtherDraw);
        }
        let found = flowers.iter().count() as u8;
        if found == self.players { Ok(()) } else { Err(Refusal::FlowerCount { found, needed: self.players }) }
    }

    /// B1.3: visits every way to deal the flowers.
    pub(crate) fn each_flower_deal(&self, mut visit: impl FnMut(Flowers)) {
        let players = usize::from(self.players);
        for code in 0..4usize.pow(players as u32) {
            let seats: [Flower; MOST_PLAYERS] = std::array::from_fn(|seat| Flower::ALL[code >> (2 * seat) & 3]);
            if let Some(flowers) = Flowers::new(&seats[..players]) {
                visit(flowers);
            }
        }
    }

    pub(crate) fn deal_flowers<C: RandomSource + ?Sized>(&self, random: &mut C) -> Outcome {
        let mut order = Flower::ALL;
        for last in (1..order.len()).rev() {
            order.swap(last, random.index(last + 1));
        }
        let mut seats = [None; MOST_PLAYERS];
        for (seat, flower) in seats.iter_mut().zip(order).take(usize::from(self.players)) {
            *seat = Some(flower);
        }
        Outcome::Flowers(Flowers { seats })
    }

    /// B1.3: flowers and starting tiles; those of the other flowers leave the game.
    pub(crate) fn take_flowers<W: Witness<Event>>(&mut self, flowers: Flowers, witness: &mut W) {
        for flower in Flower::ALL {
            self.left.add(Tile::starting(flower));
        }
        for (seat, flower) in Seat::all(usize::from(self.players)).zip(flowers.iter()) {
            self.flowers[seat] = Some(flower);
            self.hands[seat].notch = Some(Tile::starting(flower));
            self.left.remove(Tile::starting(flower));
            witness.see(|| Event::Flower { seat, flower });
        }
        self.phase = Phase::First;
    }

    pub(crate) fn may_be_first(&self, seat: Seat) -> Result<(), Refusal> {
        if self.phase != Phase::First {
            return Err(Refusal::OtherDraw);
        }
        if seat.index() < usize::from(self.players) { Ok(()) } else { Err(Refusal::NoSuchSeat { seat }) }
    }

    /// B1.2: the first player, who stays so all game.
    pub(crate) fn make_first<W: Witness<Event>>(&mut self, seat: Seat, witness: &mut W) {
        self.first = seat;
        witness.see(|| Event::First { seat });
        self.active = seat;
        self.phase = if self.choices.boards { Phase::Choose } else { self.after_boards() };
    }

    /// B1.3: the boards that nobody has chosen yet.
    pub(crate) fn boards_left(&self) -> impl Iterator<Item = Flower> + '_ {
        Flower::ALL.into_iter().filter(|&flower| self.chooser_of(flower).is_none())
    }

    fn chooser_of(&self, flower: Flower) -> Option<Seat> {
        Seat::all(usize::from(self.players)).find(|&seat| self.flowers[seat] == Some(flower))
    }

    /// B1.3: a board of one's choice, if nobody has it.
    pub(crate) fn may_choose(&self, flower: Flower) -> Result<(), Refusal> {
        self.due(Step::Choose)?;
        self.chooser_of(flower).map_or(Ok(()), |seat| Err(Refusal::BoardTaken { flower, seat }))
    }

    /// B1.3: a board with its starting tile; those that nobody chose leave the game after the last one.
    pub(crate) fn choose<W: Witness<Event>>(&mut self, flower: Flower, witness: &mut W) {
        let seat = self.active;
        self.flowers[seat] = Some(flower);
        self.hands[seat].notch = Some(Tile::starting(flower));
        witness.see(|| Event::Chosen { seat, flower });
        self.active = seat.left(usize::from(self.players));
        if self.active == self.first {
            for flower in Flower::ALL
                .into_iter()
                .filter(|flower| self.flowers.0.iter().all(|taken| taken.as_ref() != Some(flower)))
            {
                self.left.add(Tile::starting(flower));
            }
            self.phase = self.after_boards();
        }
    }

    /// B1.2: the first removal, or the first round.
    fn after_boards(&mut self) -> Phase {
        if removals(usize::from(self.players)) > 0 { Phase::Remove } else { self.begin_rounds() }
    }

    /// B1.2: how many clay tiles were removed so far.
    fn removed(&self) -> u8 {
        self.left.and(TileSet::layer(Material::Clay)).count()
    }

    /// B1.2: a clay tile of one's choice.
    pub(crate) fn may_remove(&self, stack: Stack) -> Result<(), Refusal> {
        self.due(Step::Remove)?;
        if self.quarry.material(stack) == Some(Material::Clay) { Ok(()) } else { Err(Refusal::NotClay { stack }) }
    }

    pub(crate) fn list_removals(&self, list: &mut Vec<Action>) {
        let clay = |stack: &Stack| self.quarry.material(*stack) == Some(Material::Clay);
        list.extend(Stack::all().filter(clay).map(Action::Remove));
    }

    pub(crate) fn remove<W: Witness<Event>>(&mut self, stack: Stack, witness: &mut W) {
        let Some(tile) = self.quarry.take(stack) else { return };
        let seat = self.active;
        self.left.add(tile);
        witness.see(|| Event::Removed { seat, stack, tile });
        self.active = seat.left(usize::from(self.players));
        self.phase = Phase::Appear { stack, material: Material::Granite };
    }

    /// B1.2: the next removal, or the first round.
    fn after_removal(&mut self) -> Phase {
        if self.removed() < removals(usize::from(self.players)) { Phase::Remove } else { self.begin_rounds() }
    }

    fn begin_rounds(&mut self) -> Phase {
        self.round = 1;
        self.active = self.first;
        Phase::Dig
    }
}
