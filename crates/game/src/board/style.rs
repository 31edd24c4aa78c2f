//! How text on a board looks. A colour never says anything that a sign does not say too.

use crate::Seat;

/// The colours of the Ishtar gate; a terminal shows them in the shades it has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hue {
    /// Blue.
    Lapis,
    /// Yellow.
    Gold,
    /// The colour of plain text.
    Sand,
    /// Green.
    Palm,
    /// Light blue.
    Water,
    /// Pink.
    Rose,
    /// Dark red.
    Wine,
    /// White.
    White,
    /// Less than plain text.
    Dim,
    /// Red.
    Alarm,
}

/// What colours a text.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Ink {
    /// Nothing: the terminal's own colour.
    #[default]
    Plain,
    /// One colour.
    Hue(Hue),
    /// A heading.
    Heading,
    /// The colour of a seat.
    Seat(Seat),
}

/// A colour and its emphasis.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Style {
    /// The colour.
    pub ink: Ink,
    /// Whether it is bold.
    pub bold: bool,
    /// Whether it is italic.
    pub italic: bool,
    /// Whether text and background change their colours.
    pub reversed: bool,
}

impl Style {
    const fn of(ink: Ink) -> Style {
        Style { ink, bold: false, italic: false, reversed: false }
    }

    /// Plain text.
    pub const fn new() -> Style {
        Style::of(Ink::Plain)
    }

    /// Text in this colour.
    pub const fn ink(hue: Hue) -> Style {
        Style::of(Ink::Hue(hue))
    }

    /// A heading.
    pub const fn heading() -> Style {
        Style::of(Ink::Heading)
    }

    /// The colour of a seat.
    pub const fn seat(seat: Seat) -> Style {
        Style::of(Ink::Seat(seat))
    }

    /// The same in bold.
    pub const fn bold(self) -> Style {
        Style { bold: true, ..self }
    }

    /// The same in italics.
    pub const fn italic(self) -> Style {
        Style { italic: true, ..self }
    }

    /// The same with text and background changed.
    pub const fn reversed(self) -> Style {
        Style { reversed: true, ..self }
    }
}

/// The signs of the seats, for those who see no colours.
const SIGNS: [char; Seat::MOST] = ['●', '▲', '■', '◆', '★'];

/// The sign of a seat.
pub fn seat_sign(seat: Seat) -> char {
    SIGNS[seat.index()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seat_has_a_sign_of_its_own() {
        let mut signs = SIGNS.to_vec();
        signs.sort_unstable();
        signs.dedup();
        assert_eq!(signs.len(), Seat::MOST);
    }
}
