//! The house colours, once for each theme.

use std::fmt::Write as _;

use serde::{Deserialize, Serialize};

/// Red, green and blue, as a screen takes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rgb(pub u8, pub u8, pub u8);

/// A house colour, named by what it is for rather than by how it looks: each theme mixes its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Ink {
    /// Outlines, and the darkest of all.
    Void,
    /// The ground of a page.
    Night,
    /// The ground of a panel.
    Panel,
    /// The ground of something that lies on a panel.
    Raised,
    /// Dark grey: rock in shadow, lines that only part.
    Slate,
    /// Grey: rock in light, borders of controls.
    Stone,
    /// Words that step back.
    Mist,
    /// Words, bone, paper, highlights.
    Bone,
    /// Lamplight: what can be done next.
    Lamp,
    /// Fire below the lamp.
    Ember,
    /// Fire in shadow, clay, rust.
    Rust,
    /// Harm, and words of warning.
    Blood,
    /// Harm in shadow.
    Wine,
    /// Health, and words of success.
    Life,
    /// Leaves in shadow.
    Moss,
    /// Water, and words of information.
    Tide,
    /// Water in shadow.
    Deep,
    /// Light held in a prism.
    Lux,
    /// That light in shadow.
    Dusk,
    /// Wood and fur.
    Wood,
    /// Wood and fur in shadow.
    Bark,
}

/// A set of colours for the whole arcade.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// A dim, warm arcade.
    #[default]
    Night,
    /// Black and white with few, strong colours.
    Contrast,
    /// Distinctions that do not need red against green.
    Clear,
}

/// A row for each ink: its name in style sheets, then its colour in each theme.
const TABLE: [(Ink, &str, [u32; 3]); Ink::COUNT] = [
    (Ink::Void, "void", [0x0d_0911, 0x00_0000, 0x08_0a10]),
    (Ink::Night, "night", [0x18_111d, 0x00_0000, 0x10_141d]),
    (Ink::Panel, "panel", [0x24_1a2a, 0x0c_0c0c, 0x1a_212d]),
    (Ink::Raised, "raised", [0x34_273b, 0x1e_1e1e, 0x28_3342]),
    (Ink::Slate, "slate", [0x5a_4d63, 0x5e_5e5e, 0x48_5566]),
    (Ink::Stone, "stone", [0x9a_8a9d, 0xb8_b8b8, 0x8a_99ab]),
    (Ink::Mist, "mist", [0xc4_b5bc, 0xe4_e4e4, 0xb9_c5d2]),
    (Ink::Bone, "bone", [0xf4_e8d4, 0xff_ffff, 0xf4_f1e6]),
    (Ink::Lamp, "lamp", [0xff_bb5c, 0xff_e14d, 0xff_db70]),
    (Ink::Ember, "ember", [0xe0_7c38, 0xff_a62b, 0xe6_9a2e]),
    (Ink::Rust, "rust", [0x8f_4529, 0xa3_5200, 0x8a_5410]),
    (Ink::Blood, "blood", [0xff_7268, 0xff_8a80, 0xff_8a47]),
    (Ink::Wine, "wine", [0x85_2840, 0xa8_0e22, 0x91_3c0c]),
    (Ink::Life, "life", [0x9c_dc7a, 0x8d_ff8d, 0x7c_e0ea]),
    (Ink::Moss, "moss", [0x3f_7a4c, 0x1c_8a2e, 0x1d_6f78]),
    (Ink::Tide, "tide", [0x66_bfe2, 0x7f_dbff, 0x74_b4ff]),
    (Ink::Deep, "deep", [0x2c_5183, 0x1a_5fb4, 0x1c_4c96]),
    (Ink::Lux, "lux", [0xc9_b0ff, 0xdc_c8ff, 0xe6_d2ff]),
    (Ink::Dusk, "dusk", [0x62_489a, 0x7a_4fd0, 0x5c_4ca0]),
    (Ink::Wood, "wood", [0xb6_8254, 0xd0_a060, 0xb0_8c5c]),
    (Ink::Bark, "bark", [0x61_412e, 0x7a_5230, 0x5a_4630]),
];

impl Ink {
    /// How many there are.
    pub const COUNT: usize = 21;

    /// All of them, in the order of the table.
    pub fn all() -> impl Iterator<Item = Self> {
        TABLE.into_iter().map(|(ink, ..)| ink)
    }

    /// Its place in tables.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What sprite files and style sheets call it: `--ink-NAME`.
    pub const fn name(self) -> &'static str {
        TABLE[self.index()].1
    }

    /// The ink of a name.
    pub fn named(name: &str) -> Option<Self> {
        Self::all().find(|ink| ink.name() == name)
    }

    /// As a style sheet would ask for it, so that a change of theme reaches every picture at once.
    pub const fn css(self) -> &'static str {
        CSS[self.index()]
    }
}

/// Written out, because a picture asks for them many times.
const CSS: [&str; Ink::COUNT] = [
    "var(--ink-void)",
    "var(--ink-night)",
    "var(--ink-panel)",
    "var(--ink-raised)",
    "var(--ink-slate)",
    "var(--ink-stone)",
    "var(--ink-mist)",
    "var(--ink-bone)",
    "var(--ink-lamp)",
    "var(--ink-ember)",
    "var(--ink-rust)",
    "var(--ink-blood)",
    "var(--ink-wine)",
    "var(--ink-life)",
    "var(--ink-moss)",
    "var(--ink-tide)",
    "var(--ink-deep)",
    "var(--ink-lux)",
    "var(--ink-dusk)",
    "var(--ink-wood)",
    "var(--ink-bark)",
];

impl Theme {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Night, Self::Contrast, Self::Clear];

    /// The value of `data-theme` on the root element.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Night => "night",
            Self::Contrast => "contrast",
            Self::Clear => "clear",
        }
    }

    /// The theme of a name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }

    /// The colour of an ink.
    pub const fn rgb(self, ink: Ink) -> Rgb {
        let [_, red, green, blue] = TABLE[ink.index()].2[self as usize].to_be_bytes();
        Rgb(red, green, blue)
    }

    /// The rule that gives every ink its colour; `theme.css` holds it word for word.
    pub fn css(self) -> String {
        let root = if self == Self::default() { ":root, " } else { "" };
        let mut css = format!("{root}html[data-theme=\"{}\"] {{\n", self.name());
        for ink in Ink::all() {
            let Rgb(red, green, blue) = self.rgb(ink);
            let _ = writeln!(css, "  --ink-{}: #{red:02x}{green:02x}{blue:02x};", ink.name());
        }
        css + "}\n"
    }
}

impl Rgb {
    /// Relative luminance as WCAG defines it, from 0 to 1.
    pub fn luminance(self) -> f64 {
        let [red, green, blue] = self.linear();
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// Contrast ratio as WCAG defines it, from 1 to 21.
    pub fn contrast(self, other: Self) -> f64 {
        let (one, two) = (self.luminance(), other.luminance());
        (one.max(two) + 0.05) / (one.min(two) + 0.05)
    }

    /// Amounts of light, from 0 to 1.
    pub fn linear(self) -> [f64; 3] {
        [self.0, self.1, self.2].map(|channel| {
            let channel = f64::from(channel) / 255.0;
            if channel <= 0.04045 { channel / 12.92 } else { ((channel + 0.055) / 1.055).powf(2.4) }
        })
    }
}

#[cfg(test)]
mod tests;
