//! The settings file, which the settings screen writes and a person may edit.

use std::fmt;

use toml::Table;

use crate::paint::{Charset, Depth, Motion};

/// Where the number of colours comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Colours {
    /// From the terminal.
    Detected,
    /// From the player.
    Fixed(Depth),
}

impl Colours {
    pub(crate) const ALL: [Self; 5] = [
        Self::Detected,
        Self::Fixed(Depth::True),
        Self::Fixed(Depth::Palette),
        Self::Fixed(Depth::Sixteen),
        Self::Fixed(Depth::Plain),
    ];

    /// What the settings call it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Detected => "auto",
            Self::Fixed(depth) => depth.name(),
        }
    }
}

/// What the settings screen can change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Settings {
    pub(crate) colours: Colours,
    pub(crate) charset: Charset,
    pub(crate) motion: Motion,
}

impl Default for Settings {
    fn default() -> Self {
        Self { colours: Colours::Detected, charset: Charset::Unicode, motion: Motion::Full }
    }
}

impl Settings {
    /// Reads the file. Whatever is wrong keeps its default and is reported.
    pub(crate) fn read(text: &str) -> (Self, Vec<String>) {
        let mut settings = Self::default();
        let table: Table = match text.parse() {
            Ok(table) => table,
            Err(error) => return (settings, vec![error.to_string().trim().to_owned()]),
        };
        let mut problems = Vec::new();
        for (name, value) in &table {
            let word = value.as_str().unwrap_or_default();
            let known = match name.as_str() {
                "colours" => choose(&Colours::ALL, Colours::name, word, &mut settings.colours),
                "characters" => choose(&Charset::ALL, Charset::name, word, &mut settings.charset),
                "motion" => choose(&Motion::ALL, Motion::name, word, &mut settings.motion),
                _ => Err("there is no such setting".to_owned()),
            };
            if let Err(problem) = known {
                problems.push(format!("'{name} = {value}': {problem}"));
            }
        }
        (settings, problems)
    }
}

fn choose<T: Copy>(
    all: &[T],
    name: impl Fn(T) -> &'static str,
    word: &str,
    chosen: &mut T,
) -> Result<(), String> {
    let found = all.iter().copied().find(|&choice| name(choice) == word);
    *chosen = found.ok_or_else(|| {
        let names: Vec<String> = all.iter().map(|&choice| format!("\"{}\"", name(choice))).collect();
        format!("write one of {}", names.join(", "))
    })?;
    Ok(())
}

impl fmt::Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "colours = \"{}\"", self.colours.name())?;
        writeln!(f, "characters = \"{}\"", self.charset.name())?;
        writeln!(f, "motion = \"{}\"", self.motion.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_read_back() {
        for colours in Colours::ALL {
            let settings = Settings { colours, charset: Charset::Ascii, motion: Motion::Still };
            assert_eq!(Settings::read(&settings.to_string()), (settings, Vec::new()));
        }
    }

    #[test]
    fn mistakes_are_named_and_the_rest_holds() {
        let (settings, problems) = Settings::read("colours = \"lots\"\nmotion = \"still\"\nsound = 1\n");
        assert_eq!(settings, Settings { motion: Motion::Still, ..Settings::default() });
        assert_eq!(
            problems,
            [
                "'colours = \"lots\"': write one of \"auto\", \"true\", \"256\", \"16\", \"none\"",
                "'sound = 1': there is no such setting",
            ]
        );
    }
}
