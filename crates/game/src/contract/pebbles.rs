//! The smallest complete game: the example to read before writing one, and what the tests of `game` and of the crates below it
//! play.
//!
//! A bag holds white, black and gold pebbles. On a turn the dealer draws one; the seat keeps it or, a few times a game,
//! gives it to the left; gold can't be given away. White is worth 1, black −1, gold what the component file says.

use std::fmt;
use std::str::FromStr;

use crate::board::{Pen, Style, TextBoard, Viewpoint};
use crate::components::Reader;
use crate::{
    AnyGame as _, Components, Dealer, Edition, Editions, Evaluate, Event, Game, GameAdapter, Meta, OptionSpec,
    Paragraph, ParseError, PerSeat, Phrase, RandomSource, Record, Seat, Setup, SetupError, Standing, Texts, Turn,
    Witness, Words,
};

/// Plays to the end: the dealer draws, everybody keeps everything, and the record notes it.
pub fn keep_everything(game: &mut GameAdapter<Pebbles>, dealer: &Dealer, record: &mut Record) {
    let mut draws = 0;
    loop {
        let (seat, ply) = match game.turn() {
            Turn::Over => break,
            Turn::Deal => {
                draws += 1;
                (None, game.game.deal(&mut dealer.draw(draws - 1)).to_string())
            }
            Turn::Decide(seat) => (Some(seat), Choice::Keep.to_string()),
        };
        let done = if seat.is_some() { game.play(&ply) } else { game.reveal(&ply) };
        debug_assert!(done.is_ok(), "{ply}: {done:?}");
        record.push(seat, ply);
    }
    record.finish(game);
}

/// P0.1: what is in the bag.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figures {
    bag: [u8; 3],
    gold: u8,
}

static EDITIONS: Editions<Figures> = Editions::new();

impl Components for Figures {
    const STANDARD: &'static str = "gold = 3\n\n[bag]\nwhite = 3\nblack = 2\ngold = 1\n\n\
        [basis]\ngold = \"our-design\"\nbag = \"our-design\"\n";

    fn read(reader: &Reader<'_>) -> Option<Figures> {
        let gold = reader.small("gold", 1..=9);
        let bag = reader.table("bag")?;
        let counts = Colour::ALL.map(|colour| bag.small(colour.word(), 0..=9));
        if counts.iter().all(Option::is_some) {
            reader.total("bag", counts.iter().flatten().map(|&count| i64::from(count)).sum(), 6);
        }
        Some(Figures { bag: [counts[0]?, counts[1]?, counts[2]?], gold: gold? })
    }

    fn editions() -> &'static Editions<Figures> {
        &EDITIONS
    }
}

/// A colour of pebbles; also what the dealer draws.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Colour {
    /// Worth 1.
    White,
    /// Worth −1.
    Black,
    /// Worth most.
    Gold,
}

impl Colour {
    const ALL: [Colour; 3] = [Colour::White, Colour::Black, Colour::Gold];

    const fn word(self) -> &'static str {
        match self {
            Colour::White => "white",
            Colour::Black => "black",
            Colour::Gold => "gold",
        }
    }

    fn phrase(self) -> Phrase {
        Phrase::new(format!("pebbles-{}", self.word()))
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "draw {}", self.word())
    }
}

impl FromStr for Colour {
    type Err = ParseError;

    fn from_str(line: &str) -> Result<Colour, ParseError> {
        let mut words = Words::new(line);
        words.literal("draw")?;
        let word = words.word("colour")?;
        words.end()?;
        Colour::ALL.into_iter().find(|colour| colour.word() == word).ok_or_else(|| ParseError::new(word, "colour"))
    }
}

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// P1.2
    Keep,
    /// P1.3
    Give,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Choice::Keep => "keep",
            Choice::Give => "give",
        })
    }
}

impl FromStr for Choice {
    type Err = ParseError;

    fn from_str(line: &str) -> Result<Choice, ParseError> {
        match line.trim() {
            "keep" => Ok(Choice::Keep),
            "give" => Ok(Choice::Give),
            other => Err(ParseError::new(other, "keep or give")),
        }
    }
}

/// Why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Nothing to decide, or nothing to draw.
    NotNow,
    /// P1.3
    Gold,
    /// P1.3
    GaveEnough {
        /// How often it may be done.
        most: u8,
    },
    /// P1.1
    NoneLeft(Colour),
}

impl crate::Refusal for Refusal {
    fn paragraph(&self) -> Paragraph {
        Paragraph(match self {
            Refusal::NotNow | Refusal::NoneLeft(_) => "P1.1",
            Refusal::Gold | Refusal::GaveEnough { .. } => "P1.3",
        })
    }

    fn phrase(&self) -> Phrase {
        match self {
            Refusal::NotNow => Phrase::new("pebbles-refused-not-now"),
            Refusal::Gold => Phrase::new("pebbles-refused-gold"),
            Refusal::GaveEnough { most } => Phrase::new("pebbles-refused-enough").with("most", *most),
            Refusal::NoneLeft(colour) => Phrase::new("pebbles-refused-none").with("pebble", colour.phrase()),
        }
    }
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Happened {
    /// The dealer drew.
    Drawn(Colour),
    /// A seat got the pebble.
    Got(Seat, Colour),
}

impl Event for Happened {
    fn phrase(&self) -> Phrase {
        match self {
            Happened::Drawn(colour) => Phrase::new("pebbles-drawn").with("pebble", colour.phrase()),
            Happened::Got(seat, colour) => {
                Phrase::new("pebbles-got").with("player", *seat).with("pebble", colour.phrase())
            }
        }
    }
}

/// The table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pebbles {
    edition: Edition<Figures>,
    players: u8,
    gifts: u8,
    to_move: Seat,
    drawn: Option<Colour>,
    bag: [u8; 3],
    owned: PerSeat<[u8; 3], 3>,
    given: PerSeat<u8, 3>,
}

impl Pebbles {
    fn pebbles(&self) -> u8 {
        self.bag.iter().sum()
    }

    /// P1.3
    fn may_give(&self, pebble: Colour) -> Result<(), Refusal> {
        if pebble == Colour::Gold {
            return Err(Refusal::Gold);
        }
        if self.given[self.to_move] >= self.gifts {
            return Err(Refusal::GaveEnough { most: self.gifts });
        }
        Ok(())
    }
}

const TEXTS: Texts = Texts { en: include_str!("pebbles/en.ftl"), fr: include_str!("pebbles/fr.ftl") };

const RULEBOOK: Texts = Texts { en: include_str!("pebbles/en.md"), fr: include_str!("pebbles/fr.md") };

/// What a page would draw.
#[derive(serde::Serialize, Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The pebble just drawn, in notation.
    pub drawn: Option<String>,
    /// White, black and gold pebbles of each seat.
    pub owned: Vec<[u8; 3]>,
}

impl Game for Pebbles {
    type Action = Choice;
    type Outcome = Colour;
    type Event = Happened;
    type Refusal = Refusal;
    type Components = Figures;
    type View = View;

    const META: Meta = Meta {
        key: "pebbles",
        rules: 1,
        fewest: 2,
        most: 3,
        options: &[OptionSpec::new("gifts", &["two", "none"], 2, 3)],
        categories: &["stones", "gold"],
        texts: TEXTS,
        rulebook: RULEBOOK,
        lessons: None,
        board_keys: &[],
    };
    const MOST_ACTIONS: usize = 2;
    const MOST_PLIES: usize = 36;

    fn new(setup: &Setup<Figures>) -> Result<Pebbles, SetupError> {
        setup.check_players(&Self::META)?;
        Ok(Pebbles {
            edition: setup.components,
            players: setup.players as u8,
            gifts: if setup.options.get("gifts") == "two" { 2 } else { 0 },
            to_move: Seat::FIRST,
            drawn: None,
            bag: setup.components.bag.map(|count| count * setup.players as u8),
            owned: PerSeat([[0; 3]; 3]),
            given: PerSeat([0; 3]),
        })
    }

    fn players(&self) -> usize {
        self.players as usize
    }

    fn turn(&self) -> Turn {
        match self.drawn {
            Some(_) => Turn::Decide(self.to_move),
            None if self.pebbles() > 0 => Turn::Deal,
            None => Turn::Over,
        }
    }

    fn round(&self) -> u16 {
        let out = 6 * u16::from(self.players) - u16::from(self.pebbles());
        out.div_ceil(u16::from(self.players))
    }

    fn actions(&self, list: &mut Vec<Choice>) {
        list.extend([Choice::Keep, Choice::Give].into_iter().filter(|&choice| self.check(choice).is_ok()));
    }

    fn check(&self, choice: Choice) -> Result<(), Refusal> {
        match (self.drawn, choice) {
            (None, _) => Err(Refusal::NotNow),
            (Some(_), Choice::Keep) => Ok(()),
            (Some(pebble), Choice::Give) => self.may_give(pebble),
        }
    }

    fn play_unchecked<W: Witness<Happened>>(&mut self, choice: Choice, witness: &mut W) {
        let Some(pebble) = self.drawn.take() else { return };
        let next = self.to_move.left(self.players());
        let owner = match choice {
            Choice::Keep => self.to_move,
            Choice::Give => {
                self.given[self.to_move] += 1;
                next
            }
        };
        self.owned[owner][pebble as usize] += 1;
        self.to_move = next;
        witness.see(|| Happened::Got(owner, pebble));
    }

    fn odds(&self, list: &mut Vec<(Colour, u32)>) {
        if self.turn() == Turn::Deal {
            let weights = Colour::ALL.map(|colour| (colour, u32::from(self.bag[colour as usize])));
            list.extend(weights.into_iter().filter(|&(_, weight)| weight > 0));
        }
    }

    fn deal<C: RandomSource + ?Sized>(&self, random: &mut C) -> Colour {
        let mut at = random.below(u32::from(self.pebbles())) as u8;
        for colour in Colour::ALL {
            if at < self.bag[colour as usize] {
                return colour;
            }
            at -= self.bag[colour as usize];
        }
        Colour::Gold
    }

    fn check_outcome(&self, pebble: Colour) -> Result<(), Refusal> {
        match (self.turn(), self.bag[pebble as usize]) {
            (Turn::Deal, 0) => Err(Refusal::NoneLeft(pebble)),
            (Turn::Deal, _) => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn reveal_unchecked<W: Witness<Happened>>(&mut self, pebble: Colour, witness: &mut W) {
        self.bag[pebble as usize] -= 1;
        self.drawn = Some(pebble);
        witness.see(|| Happened::Drawn(pebble));
    }

    fn standing(&self) -> Standing {
        let mut standing = Standing::new(self.players());
        for seat in Seat::all(self.players()) {
            let [white, black, gold] = self.owned[seat].map(i16::from);
            standing.add(seat, 0, white - black);
            standing.add(seat, 1, gold * i16::from(self.edition.gold));
        }
        standing
    }

    fn audit(&self) -> Result<(), String> {
        for colour in Colour::ALL {
            let at = colour as usize;
            let owned: u8 = self.owned.0.iter().map(|owned| owned[at]).sum();
            let found = self.bag[at] + owned + u8::from(self.drawn == Some(colour));
            let needed = self.edition.bag[at] * self.players;
            if found != needed {
                return Err(format!("{found} {colour:?} pebbles instead of {needed}"));
            }
        }
        Ok(())
    }

    fn prompt(&self) -> Phrase {
        match self.turn() {
            Turn::Decide(seat) => Phrase::new("pebbles-prompt").with("player", seat),
            Turn::Deal => Phrase::new("pebbles-prompt-deal"),
            Turn::Over => Phrase::new("pebbles-prompt-over"),
        }
    }

    fn tell_action(&self, choice: Choice) -> Phrase {
        match choice {
            Choice::Keep => Phrase::new("pebbles-tell-keep"),
            Choice::Give => Phrase::new("pebbles-tell-give").with("player", self.to_move.left(self.players())),
        }
    }

    fn tell_outcome(&self, pebble: Colour) -> Phrase {
        Happened::Drawn(pebble).phrase()
    }

    fn view(&self) -> View {
        View { drawn: self.drawn.map(|colour| colour.to_string()), owned: self.owned.0[..self.players()].to_vec() }
    }

    fn headline(&self) -> Phrase {
        Phrase::new("pebbles-round").with("round", self.round())
    }

    fn board(&self, legal: &[String], viewpoint: &Viewpoint<'_>) -> TextBoard {
        let mut pen = Pen::new(viewpoint.width);
        for seat in Seat::all(self.players()) {
            let line = format!("{}: {:?}", viewpoint.words.name(seat), self.owned[seat]);
            pen.write(0, seat.index() as u16, &line, Style::seat(seat));
        }
        pen.finish(legal, |_| Vec::new())
    }
}

impl Evaluate for Pebbles {
    const TERMS: &'static [&'static str] = &["points", "gifts"];
    const WEIGHTS: &'static str =
        "[players-2]\npoints = 1\ngifts = 0.5\nspread = 4\n\n[players-3]\npoints = 1\ngifts = 0.5\nspread = 4\n";

    fn left(&self) -> f32 {
        let owned: u8 = self.owned.0.iter().flatten().sum();
        let left = self.pebbles() + u8::from(self.drawn.is_some());
        f32::from(left) / f32::from((left + owned).max(1))
    }

    fn subject(&self, _action: Choice) -> u32 {
        self.drawn.map_or(0, |colour| 1 + colour as u32)
    }

    fn terms(&self, seat: Seat, values: &mut [f32]) {
        values[0] = self.standing().total(seat) as f32;
        values[1] = f32::from(self.gifts.saturating_sub(self.given[seat])) * f32::from(u8::from(self.pebbles() > 0));
    }
}
