//! Decisions and outcomes as words.
//!
//! ```text
//! decision  take COLUMN ROW         column 1 to 3 from the left, row 1 to 4 from the bottom
//!           place first             the first card of a garden
//!           place left              at the left end of floor 1
//!           place right             at the right end of floor 1
//!           place FLOOR PLACE       floor 2 or 3, place from 1 at the left
//!           buy PILE on FLOOR PLACE the pile by its cost: 2, 3 or 4
//!           no-buy
//!           claim POSITION          1 to 4
//!           no-claim
//! outcome   card CARD               comes into the market
//!           tile ENHANCEMENT        shows on its pile
//!           objective ELEMENT
//!           irrigation PATTERN
//!           first SEAT              the first player
//!           automa NUMBER           the card of the Automa
//! ```

use std::fmt;
use std::str::FromStr;

use game::{ParseError, Seat, Words};

use crate::face::Element;
use crate::garden::{Floor, Plot, Spot};
use crate::pieces::{AutomaCard, Card, Column, Enhancement, Pattern, Pile, Position, Row};

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// J2.1. Takes a card from the market.
    Take {
        /// The column.
        column: Column,
        /// The row, from the bottom.
        row: Row,
    },
    /// J2.2. Lays the card in the garden.
    Place(Spot),
    /// J2.5. Buys the top tile of a pile.
    Buy {
        /// The pile.
        pile: Pile,
        /// The card it is laid on.
        plot: Plot,
    },
    /// J2.5. Buys nothing.
    NoBuy,
    /// J2.6. Claims the objective on a position.
    Claim(Position),
    /// J2.6. Claims nothing.
    NoClaim,
}

/// What the dealer draws.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// J1.1, J2.4. A garden card for the market.
    Card(Card),
    /// J1.1, J2.5. The next tile of a pile.
    Tile(Enhancement),
    /// J1.1. A royal objective.
    Objective(Element),
    /// J1.1. An irrigation card.
    Irrigation(Pattern),
    /// J1.2. The first player.
    First(Seat),
    /// J5.3. An Automa card.
    Automa(AutomaCard),
}

impl fmt::Display for Plot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.floor(), self.place())
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::First => f.write_str("first"),
            Spot::Left => f.write_str("left"),
            Spot::Right => f.write_str("right"),
            Spot::Upper(plot) => write!(f, "{plot}"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Take { column, row } => write!(f, "take {column} {row}"),
            Action::Place(spot) => write!(f, "place {spot}"),
            Action::Buy { pile, plot } => write!(f, "buy {pile} on {plot}"),
            Action::NoBuy => f.write_str("no-buy"),
            Action::Claim(position) => write!(f, "claim {position}"),
            Action::NoClaim => f.write_str("no-claim"),
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Card(card) => write!(f, "card {card}"),
            Outcome::Tile(enhancement) => write!(f, "tile {enhancement}"),
            Outcome::Objective(objective) => write!(f, "objective {objective}"),
            Outcome::Irrigation(pattern) => write!(f, "irrigation {pattern}"),
            Outcome::First(seat) => write!(f, "first {seat}"),
            Outcome::Automa(card) => write!(f, "automa {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(line: &str) -> Result<Action, ParseError> {
        const EXPECTED: &str = "decision";
        let mut words = Words::new(line);
        let action = match words.word(EXPECTED)? {
            "take" => Action::Take { column: column(&mut words)?, row: words.parse("row")? },
            "place" => Action::Place(spot(&mut words)?),
            "buy" => buy(&mut words)?,
            "no-buy" => Action::NoBuy,
            "claim" => Action::Claim(words.parse("position")?),
            "no-claim" => Action::NoClaim,
            other => return Err(ParseError::new(other, EXPECTED)),
        };
        words.end()?;
        Ok(action)
    }
}

fn column(words: &mut Words<'_>) -> Result<Column, ParseError> {
    words.parse("column")
}

fn spot(words: &mut Words<'_>) -> Result<Spot, ParseError> {
    const EXPECTED: &str = "first | left | right | upper";
    let ends = [("first", Spot::First), ("left", Spot::Left), ("right", Spot::Right)];
    if let Some((_, spot)) = ends.into_iter().find(|(word, _)| words.take(word)) {
        return Ok(spot);
    }
    let floor: Floor = words.parse(EXPECTED)?;
    if floor == Floor::One {
        return Err(ParseError::new("1", EXPECTED));
    }
    Ok(Spot::Upper(place(words, floor)?))
}

fn place(words: &mut Words<'_>, floor: Floor) -> Result<Plot, ParseError> {
    const EXPECTED: &str = "plot";
    let place = words.number(1..=floor.width(), EXPECTED)?;
    Plot::new(floor, place).ok_or_else(|| ParseError::new("", EXPECTED))
}

fn buy(words: &mut Words<'_>) -> Result<Action, ParseError> {
    let pile = words.parse("pile")?;
    words.literal("on")?;
    let floor = words.parse("plot")?;
    Ok(Action::Buy { pile, plot: place(words, floor)? })
}

impl FromStr for Outcome {
    type Err = ParseError;

    fn from_str(line: &str) -> Result<Outcome, ParseError> {
        const EXPECTED: &str = "outcome";
        let mut words = Words::new(line);
        let outcome = match words.word(EXPECTED)? {
            "card" => Outcome::Card(words.parse("card")?),
            "tile" => Outcome::Tile(words.parse("enhancement")?),
            "objective" => Outcome::Objective(words.parse("element")?),
            "irrigation" => Outcome::Irrigation(words.parse("pattern")?),
            "first" => Outcome::First(words.parse("seat")?),
            "automa" => Outcome::Automa(words.parse("automa")?),
            other => return Err(ParseError::new(other, EXPECTED)),
        };
        words.end()?;
        Ok(outcome)
    }
}
