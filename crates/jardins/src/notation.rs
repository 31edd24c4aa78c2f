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

use table::{Misread, Seat, Tokens};

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
    type Err = Misread;

    fn from_str(line: &str) -> Result<Action, Misread> {
        const EXPECTED: &str = "decision";
        let mut tokens = Tokens::new(line);
        let action = match tokens.word(EXPECTED)? {
            "take" => Action::Take { column: column(&mut tokens)?, row: tokens.parse("row")? },
            "place" => Action::Place(spot(&mut tokens)?),
            "buy" => buy(&mut tokens)?,
            "no-buy" => Action::NoBuy,
            "claim" => Action::Claim(tokens.parse("position")?),
            "no-claim" => Action::NoClaim,
            other => return Err(Misread::new(other, EXPECTED)),
        };
        tokens.end()?;
        Ok(action)
    }
}

fn column(tokens: &mut Tokens<'_>) -> Result<Column, Misread> {
    tokens.parse("column")
}

fn spot(tokens: &mut Tokens<'_>) -> Result<Spot, Misread> {
    const EXPECTED: &str = "first | left | right | upper";
    let ends = [("first", Spot::First), ("left", Spot::Left), ("right", Spot::Right)];
    if let Some((_, spot)) = ends.into_iter().find(|(word, _)| tokens.take(word)) {
        return Ok(spot);
    }
    let floor: Floor = tokens.parse(EXPECTED)?;
    if floor == Floor::One {
        return Err(Misread::new("1", EXPECTED));
    }
    Ok(Spot::Upper(place(tokens, floor)?))
}

fn place(tokens: &mut Tokens<'_>, floor: Floor) -> Result<Plot, Misread> {
    const EXPECTED: &str = "plot";
    let place = tokens.number(1..=floor.width(), EXPECTED)?;
    Plot::new(floor, place).ok_or_else(|| Misread::new("", EXPECTED))
}

fn buy(tokens: &mut Tokens<'_>) -> Result<Action, Misread> {
    let pile = tokens.parse("pile")?;
    tokens.literal("on")?;
    let floor = tokens.parse("plot")?;
    Ok(Action::Buy { pile, plot: place(tokens, floor)? })
}

impl FromStr for Outcome {
    type Err = Misread;

    fn from_str(line: &str) -> Result<Outcome, Misread> {
        const EXPECTED: &str = "outcome";
        let mut tokens = Tokens::new(line);
        let outcome = match tokens.word(EXPECTED)? {
            "card" => Outcome::Card(tokens.parse("card")?),
            "tile" => Outcome::Tile(tokens.parse("enhancement")?),
            "objective" => Outcome::Objective(tokens.parse("element")?),
            "irrigation" => Outcome::Irrigation(tokens.parse("pattern")?),
            "first" => Outcome::First(tokens.parse("seat")?),
            "automa" => Outcome::Automa(tokens.parse("automa")?),
            other => return Err(Misread::new(other, EXPECTED)),
        };
        tokens.end()?;
        Ok(outcome)
    }
}
