//! The colours of the Ishtar gate, in as many shades as the terminal has. A colour never says anything that a sign does not say too.

use game::Seat;
use game::board::{Hue, Ink, Style as BoardStyle};
use ratatui::style::{Color, Modifier, Style};

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

/// What is behind the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Background {
    /// Dark.
    Dark,
    /// Light.
    Light,
    /// The terminal does not say.
    Unknown,
}

type Rgb = (u8, u8, u8);

/// A colour as it is readable on each background, and the nearest of the sixteen.
struct Shade {
    on_dark: Rgb,
    /// A colour of the 6×6×6 cube.
    on_light: Rgb,
    /// Readable on black and on white.
    on_any: Rgb,
    own: Color,
}

const fn shade(on_dark: Rgb, on_light: Rgb, on_any: Rgb, own: Color) -> Shade {
    Shade { on_dark, on_light, on_any, own }
}

/// `None` is the colour that the terminal itself has for text.
const fn shades(hue: Hue) -> Option<Shade> {
    Some(match hue {
        Hue::Lapis => shade((92, 140, 222), (0, 95, 215), (77, 117, 186), Color::Blue),
        Hue::Gold => shade((222, 178, 72), (135, 95, 0), (142, 114, 46), Color::Yellow),
        Hue::Sand => shade((206, 184, 146), (135, 95, 95), (129, 116, 92), Color::Reset),
        Hue::Palm => shade((110, 184, 110), (0, 135, 0), (77, 129, 77), Color::Green),
        Hue::Water => shade((84, 180, 214), (0, 95, 135), (59, 126, 149), Color::Cyan),
        Hue::Rose => shade((232, 136, 172), (215, 0, 135), (165, 97, 122), Color::LightMagenta),
        Hue::Wine => shade((192, 100, 152), (135, 0, 95), (172, 90, 136), Color::Magenta),
        Hue::White => return None,
        Hue::Dim => shade((138, 138, 138), (95, 95, 95), (117, 117, 117), Color::DarkGray),
        Hue::Alarm => shade((232, 102, 82), (215, 0, 0), (192, 84, 68), Color::Red),
    })
}

const SEATS: [Hue; Seat::MOST] = [Hue::Lapis, Hue::Alarm, Hue::Palm, Hue::Gold, Hue::Wine];

/// How things look in a terminal of some depth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Palette {
    depth: Depth,
    background: Background,
}

impl Palette {
    /// For a terminal of this depth, on any background.
    pub const fn new(depth: Depth) -> Palette {
        Palette { depth, background: Background::Unknown }
    }

    /// The same on a background that is known.
    #[must_use]
    pub const fn on(self, background: Background) -> Palette {
        Palette { background, ..self }
    }

    /// Text in this colour.
    pub(crate) fn ink(self, hue: Hue) -> Style {
        if self.depth == Depth::Mono {
            return Palette::without_colour(hue);
        }
        let Some(shade) = shades(hue) else { return Style::new() };
        let (red, green, blue) = match self.background {
            Background::Dark => shade.on_dark,
            Background::Light => shade.on_light,
            Background::Unknown => shade.on_any,
        };
        // The cube has too few shades that are readable everywhere; a terminal’s own sixteen fit its background.
        Style::new().fg(match (self.depth, self.background) {
            (Depth::True, _) => Color::Rgb(red, green, blue),
            (Depth::Many, Background::Dark | Background::Light) => Color::Indexed(cube(red, green, blue)),
            _ => shade.own,
        })
    }

    fn without_colour(hue: Hue) -> Style {
        match hue {
            Hue::Dim => Style::new().add_modifier(Modifier::DIM),
            Hue::Alarm => Style::new().add_modifier(Modifier::BOLD),
            _ => Style::new(),
        }
    }

    /// The style of a text on a board.
    pub(crate) fn style(self, style: BoardStyle) -> Style {
        let shown = match style.ink {
            Ink::Plain => Style::new(),
            Ink::Hue(hue) => self.ink(hue),
            Ink::Heading => self.heading(),
            Ink::Seat(seat) => self.seat(seat),
        };
        let emphasis =
            [(style.bold, Modifier::BOLD), (style.italic, Modifier::ITALIC), (style.reversed, Modifier::REVERSED)];
        emphasis.into_iter().filter(|(is, _)| *is).fold(shown, |shown, (_, modifier)| shown.add_modifier(modifier))
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
        assert_eq!(Palette::new(Depth::True).ink(Hue::White).fg, None, "the terminal knows its own");
    }

    /// How bright a colour is, from 0 to 1, as WCAG has it.
    fn brightness((red, green, blue): Rgb) -> f64 {
        let linear = |part: u8| {
            let part = f64::from(part) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    fn contrast(one: Rgb, other: Rgb) -> f64 {
        let (one, other) = (brightness(one), brightness(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    /// What is seen of a colour of the cube or of all.
    fn seen(color: Color) -> Option<Rgb> {
        let step = |at: u8| if at == 0 { 0 } else { 55 + 40 * at };
        match color {
            Color::Rgb(red, green, blue) => Some((red, green, blue)),
            Color::Indexed(at @ 16..=231) => Some((step((at - 16) / 36), step((at - 16) / 6 % 6), step((at - 16) % 6))),
            _ => None,
        }
    }

    const HUES: [Hue; 10] = [
        Hue::Lapis,
        Hue::Gold,
        Hue::Sand,
        Hue::Palm,
        Hue::Water,
        Hue::Rose,
        Hue::Wine,
        Hue::White,
        Hue::Dim,
        Hue::Alarm,
    ];

    #[test]
    fn every_colour_is_readable_on_every_background() {
        let (black, white) = ((0, 0, 0), (255, 255, 255));
        let backgrounds = [
            (Background::Dark, vec![black]),
            (Background::Light, vec![white]),
            (Background::Unknown, vec![black, white]),
        ];
        for (background, behind) in backgrounds {
            for (depth, hue) in [Depth::Many, Depth::True].into_iter().flat_map(|depth| HUES.map(|hue| (depth, hue))) {
                let ink = Palette::new(depth).on(background).ink(hue).fg;
                for (seen, &behind) in ink.and_then(seen).iter().flat_map(|&seen| behind.iter().map(move |b| (seen, b)))
                {
                    let found = contrast(seen, behind);
                    assert!(found >= 4.5, "{hue:?} {depth:?} on {behind:?}: {found:.2}");
                }
            }
        }
    }

    #[test]
    fn on_a_background_that_is_unknown_the_sixteen_are_never_black_or_white() {
        for hue in HUES {
            let ink = Palette::new(Depth::Sixteen).ink(hue).fg;
            assert!(!matches!(ink, Some(Color::White | Color::Black | Color::Gray)), "{hue:?}");
        }
    }
}
