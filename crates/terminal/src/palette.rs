//! The colours of the Ishtar gate, in as many shades as the terminal has. A colour never says anything that a sign does not say too.

use ratatui::style::{Color, Modifier, Style};
use table::Seat;

/// How many colours a terminal shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Depth {
    /// None: bold, underlined and reversed are left.
    Mono,
    /// The sixteen every terminal has.
    Sixteen,
    /// The cube of 256.
    Many,
    /// All of them.
    True,
}

impl Depth {
    /// What the environment says: `NO_COLOR`, `COLORTERM`, `TERM`.
    pub fn of(variable: impl Fn(&str) -> Option<String>) -> Depth {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        let term = set("TERM").unwrap_or_default();
        if set("NO_COLOR").is_some() || term == "dumb" {
            return Depth::Mono;
        }
        if set("COLORTERM").is_some_and(|value| value == "truecolor" || value == "24bit") || term.ends_with("-direct") {
            return Depth::True;
        }
        if term.contains("256color") { Depth::Many } else { Depth::Sixteen }
    }
}

/// What is coloured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hue {
    Lapis,
    Gold,
    Sand,
    Palm,
    Water,
    Rose,
    Wine,
    White,
    Dim,
    Alarm,
}

impl Hue {
    /// Its shade, and the nearest of the sixteen.
    const fn shade(self) -> (u8, u8, u8, Color) {
        match self {
            Hue::Lapis => (92, 140, 222, Color::LightBlue),
            Hue::Gold => (222, 178, 72, Color::Yellow),
            Hue::Sand => (206, 184, 146, Color::Reset),
            Hue::Palm => (110, 184, 110, Color::Green),
            Hue::Water => (84, 180, 214, Color::Cyan),
            Hue::Rose => (232, 136, 172, Color::LightMagenta),
            Hue::Wine => (192, 100, 152, Color::Magenta),
            Hue::White => (240, 240, 236, Color::White),
            Hue::Dim => (138, 138, 138, Color::DarkGray),
            Hue::Alarm => (232, 102, 82, Color::LightRed),
        }
    }
}

/// The signs of the seats, for those who see no colours.
const SIGNS: [char; Seat::MOST] = ['●', '▲', '■', '◆', '★'];
const SEATS: [Hue; Seat::MOST] = [Hue::Lapis, Hue::Alarm, Hue::Palm, Hue::Gold, Hue::Wine];

/// How things look in a terminal of some depth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Palette {
    depth: Depth,
}

impl Palette {
    /// For a terminal of this depth.
    pub const fn new(depth: Depth) -> Palette {
        Palette { depth }
    }

    /// Text in this colour.
    pub(crate) fn ink(self, hue: Hue) -> Style {
        let (red, green, blue, nearest) = hue.shade();
        let style = match self.depth {
            Depth::Mono => return Palette::without_colour(hue),
            Depth::Sixteen => nearest,
            Depth::Many => Color::Indexed(cube(red, green, blue)),
            Depth::True => Color::Rgb(red, green, blue),
        };
        Style::new().fg(style)
    }

    fn without_colour(hue: Hue) -> Style {
        match hue {
            Hue::Dim => Style::new().add_modifier(Modifier::DIM),
            Hue::Alarm => Style::new().add_modifier(Modifier::BOLD),
            _ => Style::new(),
        }
    }

    /// A heading.
    pub(crate) fn heading(self) -> Style {
        self.ink(Hue::Gold).add_modifier(Modifier::BOLD)
    }

    /// The colour of a seat.
    pub(crate) fn seat(self, seat: Seat) -> Style {
        self.ink(SEATS[seat.index()]).add_modifier(Modifier::BOLD)
    }
}

/// Something that may be chosen.
pub(crate) fn open(style: Style) -> Style {
    style.add_modifier(Modifier::UNDERLINED | Modifier::BOLD)
}

/// Where the cursor is.
pub(crate) fn chosen(style: Style) -> Style {
    style.add_modifier(Modifier::REVERSED | Modifier::BOLD).remove_modifier(Modifier::UNDERLINED | Modifier::DIM)
}

/// The sign of a seat.
pub(crate) fn sign(seat: Seat) -> char {
    SIGNS[seat.index()]
}

/// The nearest colour of the 6×6×6 cube.
fn cube(red: u8, green: u8, blue: u8) -> u8 {
    let step = |part: u8| (u16::from(part).saturating_sub(35) / 40).min(5) as u8;
    16 + 36 * step(red) + 6 * step(green) + step(blue)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn depth(variables: &[(&str, &str)]) -> Depth {
        Depth::of(|name| variables.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned()))
    }

    #[test]
    fn the_environment_says_how_many_colours_there_are() {
        assert_eq!(depth(&[("TERM", "xterm-256color")]), Depth::Many);
        assert_eq!(depth(&[("TERM", "xterm-256color"), ("COLORTERM", "truecolor")]), Depth::True);
        assert_eq!(depth(&[("TERM", "xterm-256color"), ("COLORTERM", "truecolor"), ("NO_COLOR", "1")]), Depth::Mono);
        assert_eq!(depth(&[("TERM", "xterm"), ("NO_COLOR", "")]), Depth::Sixteen);
        assert_eq!(depth(&[]), Depth::Sixteen);
    }

    #[test]
    fn without_colours_nothing_is_coloured() {
        let palette = Palette::new(Depth::Mono);
        for seat in Seat::all(Seat::MOST) {
            assert_eq!(palette.seat(seat).fg, None);
        }
        assert_eq!(palette.ink(Hue::Gold).fg, None);
        assert_eq!(Palette::new(Depth::Many).ink(Hue::White).fg, Some(Color::Indexed(231)));
    }

    #[test]
    fn every_seat_has_a_sign_of_its_own() {
        let mut signs = SIGNS.to_vec();
        signs.sort_unstable();
        signs.dedup();
        assert_eq!(signs.len(), Seat::MOST);
    }
}
