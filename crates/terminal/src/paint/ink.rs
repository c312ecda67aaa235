//! Inks: what a colour is for, and which colour that is at each depth.

use ratatui::style::{Color, Modifier, Style};

use stage::Tone;

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

/// Red, green and blue.
type Rgb = [u8; 3];

impl From<Tone> for Ink {
    fn from(tone: Tone) -> Self {
        match tone {
            Tone::Plain => Self::Text,
            Tone::Faint => Self::Faint,
            Tone::Bright => Self::Bright,
            Tone::Gold => Self::Gold,
            Tone::Lux => Self::Lux,
            Tone::Life => Self::Life,
            Tone::Wane => Self::Wane,
            Tone::Blood => Self::Blood,
            Tone::Beast => Self::Beast,
        }
    }
}

/// Red, green, blue; the nearest of the sixteen; and what stands for it without colours.
struct Pigment(u8, u8, u8, Color, Modifier);

/// What everything is drawn on: dark, because the inks are made for the dark. With sixteen
/// colours or none the terminal's own ground stays, and its own colours fit it.
const PAPER: Rgb = [20, 18, 22];

/// The style of what nothing is written on, and of words without an ink.
pub(crate) fn paper(depth: Depth) -> Style {
    let [red, green, blue] = PAPER;
    match depth {
        Depth::Plain | Depth::Sixteen => Style::new(),
        Depth::Palette => Ink::Text.style(depth).bg(Color::Indexed(nearest(PAPER))),
        Depth::True => Ink::Text.style(depth).bg(Color::Rgb(red, green, blue)),
    }
}

impl Ink {
    #[cfg(test)]
    const ALL: [Self; 11] = [
        Self::Text,
        Self::Faint,
        Self::Bright,
        Self::Gold,
        Self::Lux,
        Self::Life,
        Self::Wane,
        Self::Blood,
        Self::Beast,
        Self::Frame,
        Self::Back,
    ];

    const fn pigment(self) -> Pigment {
        const NONE: Modifier = Modifier::empty();
        match self {
            Self::Text => Pigment(208, 202, 190, Color::Reset, NONE),
            Self::Faint => Pigment(144, 138, 130, Color::DarkGray, Modifier::DIM),
            Self::Bright => Pigment(244, 238, 222, Color::White, Modifier::BOLD),
            Self::Gold => Pigment(230, 184, 92, Color::Yellow, Modifier::BOLD),
            Self::Lux => Pigment(124, 200, 236, Color::Cyan, Modifier::BOLD),
            Self::Life => Pigment(142, 196, 112, Color::Green, NONE),
            Self::Wane => Pigment(228, 148, 44, Color::LightYellow, NONE),
            Self::Blood => Pigment(224, 92, 84, Color::LightRed, Modifier::BOLD),
            Self::Beast => Pigment(206, 132, 150, Color::Magenta, NONE),
            Self::Frame => Pigment(108, 104, 112, Color::DarkGray, Modifier::DIM),
            Self::Back => Pigment(98, 102, 158, Color::Blue, Modifier::DIM),
        }
    }

    /// The style of the ink.
    pub(crate) fn style(self, depth: Depth) -> Style {
        let Pigment(red, green, blue, named, plain) = self.pigment();
        match depth {
            Depth::Plain => Style::new().add_modifier(plain),
            Depth::Sixteen => Style::new().fg(named),
            Depth::Palette => Style::new().fg(Color::Indexed(nearest([red, green, blue]))),
            Depth::True => Style::new().fg(Color::Rgb(red, green, blue)),
        }
    }
}

/// The shades of each side of the palette's cube.
const SHADES: [u8; 6] = [0, 95, 135, 175, 215, 255];

/// The nearest colour of the palette: of its cube, or of its greys. The sixteen before them
/// are whatever the terminal makes of them.
fn nearest(colour: Rgb) -> u8 {
    let shade = |value: u8| (0..).zip(SHADES).min_by_key(|(_, shade)| shade.abs_diff(value));
    let cube =
        16 + colour.iter().filter_map(|&value| shade(value)).fold(0, |sum, (place, _)| 6 * sum + place);
    let mean = (colour.iter().copied().map(u16::from).sum::<u16>() / 3).clamp(8, 238);
    let grey = u8::try_from(232 + (mean - 8 + 5) / 10).expect("24 greys");
    let error = |index| -> u32 {
        let pairs = shown(index).into_iter().zip(colour);
        pairs.map(|(one, other)| u32::from(one.abs_diff(other)).pow(2)).sum()
    };
    if error(grey) < error(cube) { grey } else { cube }
}

/// The colour of the palette with a number, from the sixteenth on.
const fn shown(index: u8) -> Rgb {
    if index >= 232 {
        return [8 + 10 * (index - 232); 3];
    }
    let place = index as usize - 16;
    [SHADES[place / 36], SHADES[place / 6 % 6], SHADES[place % 6]]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What people can read without effort, and what they can see: the ratios of WCAG 2.
    const READABLE: f64 = 4.5;
    const VISIBLE: f64 = 3.0;
    /// How far apart two inks are at least, of 441 from black to white.
    const APART: f64 = 45.0;

    fn distance(one: Rgb, other: Rgb) -> f64 {
        one.into_iter()
            .zip(other)
            .map(|(one, other)| f64::from(one.abs_diff(other)).powi(2))
            .sum::<f64>()
            .sqrt()
    }

    fn contrast(one: Rgb, other: Rgb) -> f64 {
        let luminance = |colour: Rgb| {
            let [red, green, blue] = colour.map(|value| {
                let value = f64::from(value) / 255.0;
                if value <= 0.039_28 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
            });
            0.2126 * red + 0.7152 * green + 0.0722 * blue
        };
        let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
        (one / other).max(other / one)
    }

    fn seen(colour: Option<Color>) -> Rgb {
        match colour {
            Some(Color::Rgb(red, green, blue)) => [red, green, blue],
            Some(Color::Indexed(index)) => shown(index),
            other => panic!("{other:?} is whatever the terminal makes of it"),
        }
    }

    #[test]
    fn the_palette_gives_the_nearest_colour() {
        assert_eq!((nearest([0; 3]), nearest([255; 3]), nearest([98; 3])), (16, 231, 241));
        assert_eq!((nearest([255, 0, 0]), nearest([0, 0, 255])), (196, 21));
        let steps = || (0..=255).step_by(15);
        for colour in steps().flat_map(|r| steps().flat_map(move |g| steps().map(move |b| [r, g, b]))) {
            let best = (16..=255).map(|index| distance(shown(index), colour)).fold(f64::MAX, f64::min);
            let found = distance(shown(nearest(colour)), colour);
            assert!(found - best < 1e-9, "{colour:?} is shown as {}", nearest(colour));
        }
    }

    #[test]
    fn every_ink_can_be_read_on_the_paper() {
        for depth in [Depth::Palette, Depth::True] {
            let paper = seen(paper(depth).bg);
            for ink in Ink::ALL {
                let least = if matches!(ink, Ink::Frame | Ink::Back) { VISIBLE } else { READABLE };
                let found = contrast(seen(ink.style(depth).fg), paper);
                assert!(found >= least, "{ink:?} with {depth} colours: {found:.1} to 1");
            }
        }
    }

    #[test]
    fn inks_are_told_apart() {
        for depth in [Depth::Palette, Depth::True] {
            let colour = |ink: Ink| seen(ink.style(depth).fg);
            for (place, one) in Ink::ALL.into_iter().enumerate() {
                for other in &Ink::ALL[..place] {
                    let apart = distance(colour(one), colour(*other));
                    assert!(apart >= APART, "{one:?} and {other:?} with {depth} colours: {apart:.0}");
                }
            }
        }
    }

    #[test]
    fn without_colours_no_colour_is_used() {
        assert_eq!(Ink::Blood.style(Depth::Plain).fg, None);
        assert_eq!((paper(Depth::Plain), paper(Depth::Sixteen)), (Style::new(), Style::new()));
    }
}
