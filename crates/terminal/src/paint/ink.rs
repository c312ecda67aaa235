//! Inks: what a colour is for, and which colour that is at each depth.

use ratatui::style::{Color, Modifier, Style};

use super::Depth;

/// What something is drawn with. No ink is the only sign of anything: a letter, a symbol
/// or a word always says the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ink {
    /// Ordinary words.
    Text,
    /// Words that step back.
    Faint,
    /// Titles and what the eye should find first.
    Bright,
    /// What can be chosen now.
    Gold,
    /// Light: Lux and everything about it.
    Lux,
    /// Life, healing, success.
    Life,
    /// Life that runs low.
    Wane,
    /// Blood, danger, death.
    Blood,
    /// Foes.
    Beast,
    /// Frames.
    Frame,
    /// The backs of cards.
    Back,
}

/// Red, green, blue; the nearest of the sixteen; and what stands for it without colours.
struct Pigment(u8, u8, u8, Color, Modifier);

impl Ink {
    const fn pigment(self) -> Pigment {
        const NONE: Modifier = Modifier::empty();
        match self {
            Self::Text => Pigment(208, 202, 190, Color::Reset, NONE),
            Self::Faint => Pigment(128, 122, 114, Color::DarkGray, Modifier::DIM),
            Self::Bright => Pigment(244, 238, 222, Color::White, Modifier::BOLD),
            Self::Gold => Pigment(230, 184, 92, Color::Yellow, Modifier::BOLD),
            Self::Lux => Pigment(124, 200, 236, Color::Cyan, Modifier::BOLD),
            Self::Life => Pigment(142, 196, 112, Color::Green, NONE),
            Self::Wane => Pigment(226, 160, 80, Color::LightYellow, NONE),
            Self::Blood => Pigment(224, 92, 84, Color::LightRed, Modifier::BOLD),
            Self::Beast => Pigment(206, 132, 150, Color::Magenta, NONE),
            Self::Frame => Pigment(96, 92, 100, Color::DarkGray, Modifier::DIM),
            Self::Back => Pigment(92, 98, 140, Color::Blue, Modifier::DIM),
        }
    }

    /// The style of the ink.
    pub(crate) fn style(self, depth: Depth) -> Style {
        let Pigment(red, green, blue, named, plain) = self.pigment();
        match depth {
            Depth::Plain => Style::new().add_modifier(plain),
            Depth::Sixteen => Style::new().fg(named),
            Depth::Palette => Style::new().fg(Color::Indexed(nearest(red, green, blue))),
            Depth::True => Style::new().fg(Color::Rgb(red, green, blue)),
        }
    }
}

/// The nearest colour of the palette's cube of six shades each.
fn nearest(red: u8, green: u8, blue: u8) -> u8 {
    let shade = |value: u8| match value {
        ..48 => 0,
        48..115 => 1,
        115..155 => 2,
        155..195 => 3,
        195..235 => 4,
        235.. => 5,
    };
    16 + 36 * shade(red) + 6 * shade(green) + shade(blue)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_palette_has_the_corners_of_the_cube() {
        assert_eq!((nearest(0, 0, 0), nearest(255, 255, 255)), (16, 231));
        assert_eq!((nearest(255, 0, 0), nearest(0, 0, 255)), (196, 21));
    }

    #[test]
    fn without_colours_no_colour_is_used() {
        assert_eq!(Ink::Blood.style(Depth::Plain).fg, None);
    }
}
