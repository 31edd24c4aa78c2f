//! The smallest complete game: the example to read before writing one, and what the tests of `table` and of the crates below it
//! play.
//!
//! A bag holds white, black and gold pebbles. On a turn the dealer draws one; the seat keeps it or, a few times a game,
//! gives it to the left; gold can't be given away. White is worth 1, black −1, gold what the component file says.

use std::fmt;
use std::str::FromStr;

use crate::components::Reader;
use crate::{
    Appraise, Chance, Components, Edition, Editions, Event, Game, Meta, Misread, OptionSpec, Paragraph, PerSeat,
    Phrase, Reason, Seat, Setup, SetupFault, Standing, Texts, Tokens, Turn, Witness, Words,
};

/// P0.1: what is in the bag.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figures {
    bag: [u8; 3],
    gold: u8,
}

static EDITIONS: Editions<Figures> = Editions::new();

impl Components for Figures {
    const STANDARD: &'static str = "gold = 3\n\n[bag]\nwhite = 3\nblack = 2\ngold = 1\n";

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
    type Err = Misread;

    fn from_str(line: &str) -> Result<Colour, Misread> {
        let mut tokens = Tokens::new(line);
        tokens.literal("draw")?;
        let word = tokens.word("colour")?;
        tokens.end()?;
        Colour::ALL.into_iter().find(|colour| colour.word() == word).ok_or_else(|| Misread::new(word, "colour"))
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
    type Err = Misread;

    fn from_str(line: &str) -> Result<Choice, Misread> {
        match line.trim() {
            "keep" => Ok(Choice::Keep),
            "give" => Ok(Choice::Give),
            other => Err(Misread::new(other, "keep or give")),
        }
    }
}

/// Why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
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

impl Reason for Refused {
    fn paragraph(&self) -> Paragraph {
        Paragraph(match self {
            Refused::NotNow | Refused::NoneLeft(_) => "P1.1",
            Refused::Gold | Refused::GaveEnough { .. } => "P1.3",
        })
    }

    fn phrase(&self) -> Phrase {
        match self {
            Refused::NotNow => Phrase::new("pebbles-refused-not-now"),
            Refused::Gold => Phrase::new("pebbles-refused-gold"),
            Refused::GaveEnough { most } => Phrase::new("pebbles-refused-enough").with("most", *most),
            Refused::NoneLeft(colour) => Phrase::new("pebbles-refused-none").with("pebble", colour.phrase()),
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
    fn may_give(&self, pebble: Colour) -> Result<(), Refused> {
        if pebble == Colour::Gold {
            return Err(Refused::Gold);
        }
        if self.given[self.to_move] >= self.gifts {
            return Err(Refused::GaveEnough { most: self.gifts });
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
    type Reason = Refused;
    type Components = Figures;
    type View = View;

    const META: Meta = Meta {
        key: "pebbles",
        rules: 1,
        fewest: 2,
        most: 3,
        options: &[OptionSpec { key: "gifts", values: &["two", "none"], fewest: 2, most: 3 }],
        categories: &["stones", "gold"],
        words: TEXTS,
        rulebook: RULEBOOK,
    };
    const MOST_ACTIONS: usize = 2;
    const MOST_PLIES: usize = 36;

    fn new(setup: &Setup<Figures>) -> Result<Pebbles, SetupFault> {
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

    fn check(&self, choice: Choice) -> Result<(), Refused> {
        match (self.drawn, choice) {
            (None, _) => Err(Refused::NotNow),
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

    fn deal<C: Chance + ?Sized>(&self, chance: &mut C) -> Colour {
        let mut at = chance.below(u32::from(self.pebbles())) as u8;
        for colour in Colour::ALL {
            if at < self.bag[colour as usize] {
                return colour;
            }
            at -= self.bag[colour as usize];
        }
        Colour::Gold
    }

    fn check_outcome(&self, pebble: Colour) -> Result<(), Refused> {
        match (self.turn(), self.bag[pebble as usize]) {
            (Turn::Deal, 0) => Err(Refused::NoneLeft(pebble)),
            (Turn::Deal, _) => Ok(()),
            _ => Err(Refused::NotNow),
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

    fn picture(&self, words: &dyn Words) -> String {
        let line = |seat: Seat| format!("{}: {:?}\n", words.name(seat), self.owned[seat]);
        Seat::all(self.players()).map(line).collect()
    }
}

impl Appraise for Pebbles {
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
