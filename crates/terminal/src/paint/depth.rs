//! How many colours a terminal has.

use std::fmt;

/// How many colours can be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Depth {
    /// None: only bold, dim and reversed.
    Plain,
    /// The sixteen that every terminal names.
    Sixteen,
    /// The palette of 256.
    Palette,
    /// Any red, green and blue.
    True,
}

impl Depth {
    /// What the settings call it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Plain => "none",
            Self::Sixteen => "16",
            Self::Palette => "256",
            Self::True => "true",
        }
    }

    /// Finds out from the environment, given as a way to look a variable up.
    pub(crate) fn detect(variable: impl Fn(&str) -> Option<String>) -> Self {
        let filled = |name: &str| variable(name).filter(|value| !value.is_empty());
        let terminal = filled("TERM").unwrap_or_default();
        if filled("NO_COLOR").is_some() || terminal == "dumb" {
            return Self::Plain;
        }
        match filled("COLORTERM").as_deref() {
            Some("truecolor" | "24bit") => Self::True,
            // Windows' own terminal sets no COLORTERM, but has shown true colours from the start.
            _ if terminal.ends_with("-direct") || filled("WT_SESSION").is_some() => Self::True,
            _ if terminal.contains("256color") => Self::Palette,
            _ => Self::Sixteen,
        }
    }
}

impl fmt::Display for Depth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(environment: &[(&str, &str)], expected: Depth) {
        let variable = |name: &str| {
            environment.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
        };
        assert_eq!(Depth::detect(variable), expected, "{environment:?}");
    }

    #[test]
    fn the_environment_says_how_many_colours_there_are() {
        check(&[], Depth::Sixteen);
        check(&[("TERM", "xterm")], Depth::Sixteen);
        check(&[("TERM", "screen-256color")], Depth::Palette);
        check(&[("TERM", "xterm-256color"), ("COLORTERM", "truecolor")], Depth::True);
        check(&[("TERM", "xterm-direct")], Depth::True);
        check(&[("TERM", "dumb"), ("COLORTERM", "truecolor")], Depth::Plain);
    }

    #[test]
    fn no_color_wins_unless_it_is_empty() {
        check(&[("NO_COLOR", "1"), ("COLORTERM", "24bit")], Depth::Plain);
        check(&[("NO_COLOR", ""), ("COLORTERM", "24bit")], Depth::True);
    }
}
