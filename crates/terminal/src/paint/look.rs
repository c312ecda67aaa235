//! How everything looks: chosen once, asked everywhere.

use ratatui::style::{Modifier, Style};
use ratatui::text::Span;

use super::{Charset, Depth, Glyphs, Ink};

/// Whether things move on their way to where they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Motion {
    /// Dice roll and cards turn.
    Full,
    /// Everything is at once where it ends.
    Still,
}

impl Motion {
    pub(crate) const ALL: [Self; 2] = [Self::Full, Self::Still];

    /// What the settings call it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Full => "full",
            Self::Still => "still",
        }
    }
}

/// Colours, characters and movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Look {
    pub(crate) depth: Depth,
    pub(crate) charset: Charset,
    pub(crate) motion: Motion,
}

impl Look {
    /// The characters to draw with.
    pub(crate) const fn glyphs(self) -> &'static Glyphs {
        self.charset.glyphs()
    }

    /// The style of an ink.
    pub(crate) fn style(self, ink: Ink) -> Style {
        ink.style(self.depth)
    }

    /// The style of what the cursor stands on.
    pub(crate) fn chosen(self, ink: Ink) -> Style {
        self.style(ink).add_modifier(Modifier::BOLD | Modifier::REVERSED)
    }

    /// Words in an ink.
    pub(crate) fn span<'a>(self, ink: Ink, text: impl Into<std::borrow::Cow<'a, str>>) -> Span<'a> {
        Span::styled(text, self.style(ink))
    }

    /// Words in an ink, bold.
    pub(crate) fn bold<'a>(self, ink: Ink, text: impl Into<std::borrow::Cow<'a, str>>) -> Span<'a> {
        Span::styled(text, self.style(ink).add_modifier(Modifier::BOLD))
    }

    /// How a key is written on the screen, before the word for what it does.
    pub(crate) fn key(self, chord: &str) -> Span<'static> {
        self.bold(Ink::Gold, format!("[{chord}]"))
    }
}
