//! The characters that pictures are made of, with a set for terminals that only have ASCII.

use ratatui::symbols::border;

/// Which characters may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Charset {
    /// Box drawing, blocks and a few symbols that every common font has.
    Unicode,
    /// Nothing beyond the typewriter.
    Ascii,
}

impl Charset {
    pub(crate) const ALL: [Self; 2] = [Self::Unicode, Self::Ascii];

    /// What the settings call it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Unicode => "unicode",
            Self::Ascii => "ascii",
        }
    }

    /// The characters of the set.
    pub(crate) const fn glyphs(self) -> &'static Glyphs {
        match self {
            Self::Unicode => &UNICODE,
            Self::Ascii => &ASCII,
        }
    }
}

/// One character or short text for each purpose.
pub(crate) struct Glyphs {
    /// A quiet frame.
    pub(crate) frame: border::Set<'static>,
    /// The frame of what is chosen.
    pub(crate) strong: border::Set<'static>,
    /// A dot on a die.
    pub(crate) pip: char,
    /// A full cell of a bar.
    pub(crate) full: char,
    /// An empty cell of a bar.
    pub(crate) hollow: char,
    /// A piece of life of a foe.
    pub(crate) heart: char,
    /// A piece of life that is gone.
    pub(crate) lost: char,
    /// Light in the prism.
    pub(crate) light: char,
    /// A place in the prism without light.
    pub(crate) dark: char,
    /// What the cursor stands on.
    pub(crate) pointer: char,
    /// A place behind the traveller.
    pub(crate) passed: char,
    /// Where the traveller is.
    pub(crate) here: char,
    /// A place to come.
    pub(crate) ahead: char,
    /// The road walked.
    pub(crate) road: char,
    /// The road to come.
    pub(crate) track: char,
    /// Between two facts on a line.
    pub(crate) dot: char,
    /// A success.
    pub(crate) tick: char,
    /// A failure.
    pub(crate) cross: char,
    /// A rule across the screen.
    pub(crate) rule: char,
    /// Before how often something was said.
    pub(crate) times: char,
    /// The two rows of a card's back.
    pub(crate) weave: [&'static str; 2],
    /// Where the lines of a board meet: inside, and at its left, right, upper and lower edge.
    pub(crate) joints: [&'static str; 5],
}

const UNICODE: Glyphs = Glyphs {
    frame: border::ROUNDED,
    strong: border::DOUBLE,
    pip: '●',
    full: '█',
    hollow: '░',
    heart: '♥',
    lost: '·',
    light: '◆',
    dark: '◇',
    pointer: '▶',
    passed: '●',
    here: '◉',
    ahead: '○',
    road: '━',
    track: '┄',
    dot: '·',
    tick: '✓',
    cross: '✗',
    rule: '─',
    times: '×',
    weave: ["╱╲", "╲╱"],
    joints: ["┼", "├", "┤", "┬", "┴"],
};

const ASCII: Glyphs = Glyphs {
    frame: border::Set {
        top_left: "+",
        top_right: "+",
        bottom_left: "+",
        bottom_right: "+",
        vertical_left: "|",
        vertical_right: "|",
        horizontal_top: "-",
        horizontal_bottom: "-",
    },
    strong: border::Set {
        top_left: "#",
        top_right: "#",
        bottom_left: "#",
        bottom_right: "#",
        vertical_left: "#",
        vertical_right: "#",
        horizontal_top: "=",
        horizontal_bottom: "=",
    },
    pip: 'o',
    full: '#',
    hollow: '.',
    heart: '*',
    lost: '.',
    light: '*',
    dark: '.',
    pointer: '>',
    passed: 'o',
    here: '@',
    ahead: '.',
    road: '=',
    track: '-',
    dot: '-',
    tick: '+',
    cross: 'x',
    rule: '-',
    times: 'x',
    weave: ["/\\", "\\/"],
    joints: ["+"; 5],
};
