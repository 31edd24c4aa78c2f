//! Decisions and outcomes as words.
//!
//! Squares are a letter for the column and a number for the row, counted from the summit `a1`; sides are their two
//! squares (see [`Square`] and [`Side`]). Resources that change hands together stand in the order barley, dates, salt,
//! palm, wine; craft cards of a group in the order peasant, priest, engineer, merchant.

use std::fmt;
use std::str::FromStr;

use game::{ParseError, Seat, Words};

use crate::components::{Bonus, Face, TileFace};
use crate::pieces::{Bundle, City, Court, Craft, Crafts, Gift, Group, Resource, Row, Spaces, Temple};
use crate::square::{Side, Square};

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `pass`: no more actions this round (A3.4).
    Pass,
    /// `recruit engineer 2`: a card of a group (A4.1).
    Recruit {
        /// The craft.
        craft: Craft,
        /// The group.
        group: Group,
    },
    /// `field top`: the row for a cube (A4.2, A7.3).
    Field(Row),
    /// `temple ishtar`: the temple for a cube (A4.4, A7.1).
    Temple(Temple),
    /// `irrigate c2-d2`: the side for a cube (A4.5, A5.4).
    Irrigate(Side),
    /// `move 3`: the caravan, so many spaces (A5.1).
    Move(Spaces),
    /// `sell barley wine`: in Babylon (A5.4).
    Sell(Bundle),
    /// `pay palm wine`: what is handed over in a city (A5.3).
    Pay(Bundle),
    /// `court banker`: the next card of a kind (A5.5, A6.2).
    Court(Court),
    /// `token palm`: the level 2 caravaneer with this token (A5.5).
    Token(Resource),
    /// `plant b2`: the square to plant (A6.1).
    Plant(Square),
    /// `take camel`: what Ishtar gives (A7.3).
    Take(Gift),
    /// `exchange wine barley`: give the one for the other (A7.3).
    Exchange {
        /// What is given.
        give: Resource,
        /// What is taken.
        take: Resource,
    },
    /// `decline`: exchange nothing (A7.3).
    Decline,
    /// `discard salt`: one resource too many (A7.4).
    Discard(Resource),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Pass => f.write_str("pass"),
            Action::Recruit { craft, group } => write!(f, "recruit {craft} {}", group.number()),
            Action::Field(row) => write!(f, "field {row}"),
            Action::Temple(temple) => write!(f, "temple {temple}"),
            Action::Irrigate(side) => write!(f, "irrigate {side}"),
            Action::Move(spaces) => write!(f, "move {}", spaces.count()),
            Action::Sell(bundle) => write!(f, "sell {bundle}"),
            Action::Pay(bundle) => write!(f, "pay {bundle}"),
            Action::Court(kind) => write!(f, "court {kind}"),
            Action::Token(kind) => write!(f, "token {kind}"),
            Action::Plant(square) => write!(f, "plant {square}"),
            Action::Take(gift) => write!(f, "take {gift}"),
            Action::Exchange { give, take } => write!(f, "exchange {give} {take}"),
            Action::Decline => f.write_str("decline"),
            Action::Discard(kind) => write!(f, "discard {kind}"),
        }
    }
}

const VERBS: &str = "decision";

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let mut words = Words::new(text);
        let action = match words.word(VERBS)? {
            "pass" => Action::Pass,
            "recruit" => Action::Recruit { craft: read(&mut words)?, group: read_group(&mut words)? },
            "field" => Action::Field(read(&mut words)?),
            "temple" => Action::Temple(read(&mut words)?),
            "irrigate" => Action::Irrigate(read(&mut words)?),
            "move" => Action::Move(read_spaces(&mut words)?),
            "sell" => Action::Sell(Bundle::read(&mut words)?),
            "pay" => Action::Pay(Bundle::read(&mut words)?),
            "court" => Action::Court(read(&mut words)?),
            "token" => Action::Token(read(&mut words)?),
            "plant" => Action::Plant(read(&mut words)?),
            "take" => Action::Take(read(&mut words)?),
            "exchange" => Action::Exchange { give: read(&mut words)?, take: read(&mut words)? },
            "decline" => Action::Decline,
            "discard" => Action::Discard(read(&mut words)?),
            verb => return Err(ParseError::new(verb, VERBS)),
        };
        words.end().map(|()| action)
    }
}

/// The next word, with the misreading of its own kind.
fn read<T: FromStr<Err = ParseError>>(words: &mut Words<'_>) -> Result<T, ParseError> {
    let nothing = "".parse::<T>().err().map_or("", |misread| misread.expected);
    words.word(nothing)?.parse()
}

fn read_group(words: &mut Words<'_>) -> Result<Group, ParseError> {
    let expected = "group";
    let number = words.number(1..=Group::MOST as u8, expected)?;
    Group::new(number as usize - 1).ok_or_else(|| ParseError::new("", expected))
}

fn read_spaces(words: &mut Words<'_>) -> Result<Spaces, ParseError> {
    let expected = "spaces";
    Spaces::new(words.number(1..=Spaces::MOST, expected)?).ok_or_else(|| ParseError::new("", expected))
}

/// What the dealer draws.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// `tile d1 3 talents 1`: the tile of a square (A2.1).
    Tile {
        /// The square.
        square: Square,
        /// What the tile shows.
        face: TileFace,
    },
    /// `card ur 1 2+palm`: the plant card of a city, the upper face first (A2.2).
    Card {
        /// The city.
        city: City,
        /// The upper face, then the other.
        faces: [Face; 2],
    },
    /// `token palm`: what is laid on a level 2 caravaneer (A2.3).
    Token(Resource),
    /// `first 2`: the first player (A2.4).
    First(Seat),
    /// `group peasant priest merchant`: three craft cards (A3.1).
    Group(Crafts),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Tile { square, face } => write!(f, "tile {square} {face}"),
            Outcome::Card { city, faces: [up, down] } => write!(f, "card {city} {up} {down}"),
            Outcome::Token(kind) => write!(f, "token {kind}"),
            Outcome::First(seat) => write!(f, "first {seat}"),
            Outcome::Group(crafts) => {
                f.write_str("group")?;
                crafts.cards().try_for_each(|craft| write!(f, " {craft}"))
            }
        }
    }
}

const DRAWS: &str = "outcome";

impl FromStr for Outcome {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Outcome, ParseError> {
        let mut words = Words::new(text);
        let outcome = match words.word(DRAWS)? {
            "tile" => Outcome::Tile { square: read(&mut words)?, face: read_tile(&mut words)? },
            "card" => Outcome::Card { city: read(&mut words)?, faces: [read(&mut words)?, read(&mut words)?] },
            "token" => Outcome::Token(read(&mut words)?),
            "first" => Outcome::First(read(&mut words)?),
            "group" => Outcome::Group(read_crafts(&mut words)?),
            draw => return Err(ParseError::new(draw, DRAWS)),
        };
        words.end().map(|()| outcome)
    }
}

impl fmt::Display for TileFace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.points)?;
        match self.bonus {
            Bonus::Nothing => Ok(()),
            Bonus::Talents(count) => write!(f, " talents {count}"),
            Bonus::Camels(count) => write!(f, " camels {count}"),
            Bonus::Court => f.write_str(" court"),
        }
    }
}

fn read_tile(words: &mut Words<'_>) -> Result<TileFace, ParseError> {
    let points = words.number(0..=50, "points")?;
    let count = |words: &mut Words<'_>| words.number(1..=9, "number");
    let bonus = if words.is_empty() {
        Bonus::Nothing
    } else {
        match words.word("bonus")? {
            "court" => Bonus::Court,
            "talents" => Bonus::Talents(count(words)?),
            "camels" => Bonus::Camels(count(words)?),
            other => return Err(ParseError::new(other, "bonus")),
        }
    };
    Ok(TileFace { points, bonus })
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.quality)?;
        self.asks.map_or(Ok(()), |kind| write!(f, "+{kind}"))
    }
}

impl FromStr for Face {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Face, ParseError> {
        let (quality, asks) = text.split_once('+').map_or((text, None), |(quality, asks)| (quality, Some(asks)));
        let quality = match quality {
            "1" => 1,
            "2" => 2,
            "3" => 3,
            _ => return Err(ParseError::new(text, "face")),
        };
        Ok(Face { quality, asks: asks.map(str::parse).transpose()? })
    }
}

fn read_crafts(words: &mut Words<'_>) -> Result<Crafts, ParseError> {
    let mut crafts = Crafts::default();
    let mut last = Craft::Peasant;
    for _ in 0..3 {
        let craft: Craft = read(words)?;
        if craft < last {
            return Err(ParseError::new(craft.word(), "craft, in order"));
        }
        crafts.0[craft.index()] += 1;
        last = craft;
    }
    Ok(crafts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn decisions_are_read_as_they_are_written() {
        for line in [
            "pass",
            "recruit engineer 2",
            "field top",
            "temple ishtar",
            "irrigate c2-d2",
            "move 9",
            "sell barley",
            "sell barley wine",
            "pay wine wine",
            "court gardener",
            "token palm",
            "plant b2",
            "take talent",
            "exchange wine barley",
            "decline",
            "discard salt",
        ] {
            assert_eq!(line.parse::<Action>().unwrap().to_string(), line);
        }
    }

    #[test]
    fn outcomes_are_read_as_they_are_written() {
        for line in [
            "tile d1 3 talents 1",
            "tile d4 4",
            "tile b2 5 court",
            "tile c3 4 camels 2",
            "card ur 1 2+palm",
            "card khorsabad 2+barley 2+salt",
            "token dates",
            "first 4",
            "group peasant peasant merchant",
        ] {
            assert_eq!(line.parse::<Outcome>().unwrap().to_string(), line);
        }
    }

    #[test]
    fn there_is_one_way_to_write_a_thing() {
        for wrong in [
            "",
            "Pass",
            "pass 1",
            "recruit engineer",
            "recruit engineer 5",
            "recruit engineer 0",
            "move 0",
            "move 10",
            "move 03",
            "sell",
            "sell wine barley",
            "sell salt salt salt",
            "irrigate d2-c2",
            "plant e1",
            "exchange wine",
        ] {
            assert!(wrong.parse::<Action>().is_err(), "{wrong}");
        }
        for wrong in [
            "tile d1",
            "tile d1 3 talents",
            "tile d1 3 talents 0",
            "tile d1 03",
            "card ur 1",
            "card ur 4 1",
            "card ur 1+ 2",
            "token",
            "first 0",
            "group priest peasant priest",
            "group priest priest",
        ] {
            assert!(wrong.parse::<Outcome>().is_err(), "{wrong}");
        }
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text in "\\PC*") {
            let _ = text.parse::<Action>();
            let _ = text.parse::<Outcome>();
        }

        #[test]
        fn what_looks_like_notation_is_read_back(text in "(pass|recruit|field|temple|irrigate|move|sell|pay|court|token|plant|take|exchange|tile|card|group|first)( (peasant|priest|top|ishtar|[a-d][1-4](-[a-d][1-4])?|[0-9]{1,2}(\\+salt)?|barley|wine|banker|ur|talents|court)){0,4}") {
            if let Ok(action) = text.parse::<Action>() {
                prop_assert_eq!(action.to_string(), text.clone());
            }
            if let Ok(outcome) = text.parse::<Outcome>() {
                prop_assert_eq!(outcome.to_string(), text);
            }
        }
    }
}
