//! What a word or a thing is about, for clients to colour.

/// The tone of a line or a thing. No tone is the only sign of anything: the words say the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Nothing special.
    Plain,
    /// What steps back.
    Faint,
    /// What the eye should find first.
    Bright,
    /// What is won or found.
    Gold,
    /// Light, and all that is made of it.
    Lux,
    /// Life, healing, success.
    Life,
    /// Life that runs low, and what goes wrong.
    Wane,
    /// Blood, danger, death.
    Blood,
    /// Foes.
    Beast,
}

impl Tone {
    /// The name of the tone, for style sheets and the like.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Faint => "faint",
            Self::Bright => "bright",
            Self::Gold => "gold",
            Self::Lux => "lux",
            Self::Life => "life",
            Self::Wane => "wane",
            Self::Blood => "blood",
            Self::Beast => "beast",
        }
    }
}
