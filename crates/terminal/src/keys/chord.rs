//! One key with its modifiers, and how it is written.

use std::fmt;
use std::str::FromStr;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// A key as the player presses it. Shift is part of the character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Chord {
    code: KeyCode,
    control: Held,
    alt: Held,
}

/// Whether a modifier is down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Held {
    Up,
    Down,
}

impl Held {
    fn of(modifiers: KeyModifiers, modifier: KeyModifiers) -> Self {
        if modifiers.contains(modifier) { Self::Down } else { Self::Up }
    }
}

/// Keys with a name, because no character says which they are.
const NAMED: [(&str, KeyCode); 15] = [
    ("up", KeyCode::Up),
    ("down", KeyCode::Down),
    ("left", KeyCode::Left),
    ("right", KeyCode::Right),
    ("enter", KeyCode::Enter),
    ("space", KeyCode::Char(' ')),
    ("esc", KeyCode::Esc),
    ("tab", KeyCode::Tab),
    ("backtab", KeyCode::BackTab),
    ("backspace", KeyCode::Backspace),
    ("delete", KeyCode::Delete),
    ("home", KeyCode::Home),
    ("end", KeyCode::End),
    ("pageup", KeyCode::PageUp),
    ("pagedown", KeyCode::PageDown),
];

impl From<KeyEvent> for Chord {
    fn from(event: KeyEvent) -> Self {
        Self {
            code: event.code,
            control: Held::of(event.modifiers, KeyModifiers::CONTROL),
            alt: Held::of(event.modifiers, KeyModifiers::ALT),
        }
    }
}

impl Chord {
    /// The character, when the key is one and no modifier is held.
    pub(crate) const fn character(self) -> Option<char> {
        match (self.code, self.control, self.alt) {
            (KeyCode::Char(letter), Held::Up, Held::Up) => Some(letter),
            _ => None,
        }
    }

    /// Whether the key deletes backwards in a text.
    pub(crate) const fn is_backspace(self) -> bool {
        matches!(self.code, KeyCode::Backspace)
    }

    /// How the key is shown on the screen: short, and as it is printed on the key.
    pub(crate) fn label(self) -> String {
        let name = match (self.code, self.control, self.alt) {
            (_, Held::Down, _) | (_, _, Held::Down) => return self.to_string(),
            (KeyCode::Enter, ..) => "Enter",
            (KeyCode::Esc, ..) => "Esc",
            (KeyCode::Char(' '), ..) => "Space",
            (KeyCode::PageUp, ..) => "PgUp",
            (KeyCode::PageDown, ..) => "PgDn",
            (KeyCode::Up, ..) => "Up",
            (KeyCode::Down, ..) => "Down",
            (KeyCode::Left, ..) => "Left",
            (KeyCode::Right, ..) => "Right",
            (KeyCode::Backspace, ..) => "Bksp",
            (KeyCode::Tab, ..) => "Tab",
            (KeyCode::BackTab, ..) => "BackTab",
            (KeyCode::Home, ..) => "Home",
            (KeyCode::End, ..) => "End",
            _ => return self.to_string(),
        };
        name.to_owned()
    }
}

impl fmt::Display for Chord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.control == Held::Down {
            f.write_str("ctrl+")?;
        }
        if self.alt == Held::Down {
            f.write_str("alt+")?;
        }
        if let Some((name, _)) = NAMED.iter().find(|(_, code)| *code == self.code) {
            return f.write_str(name);
        }
        match self.code {
            KeyCode::Char(letter) => write!(f, "{letter}"),
            KeyCode::F(number) => write!(f, "f{number}"),
            other => write!(f, "{other}"),
        }
    }
}

/// A text that names no key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct UnknownKey(String);

impl fmt::Display for UnknownKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = NAMED.iter().map(|(name, _)| *name).collect();
        write!(
            f,
            "'{}' is no key: write one character, f1 to f12, or {}; ctrl+ and alt+ may stand before it",
            self.0,
            names.join(", ")
        )
    }
}

impl FromStr for Chord {
    type Err = UnknownKey;

    fn from_str(text: &str) -> Result<Self, UnknownKey> {
        let mut chord = Self { code: KeyCode::Null, control: Held::Up, alt: Held::Up };
        let mut rest = text;
        loop {
            // A lone plus sign is a key, not a joint.
            match rest.split_once('+').filter(|(_, key)| !key.is_empty()) {
                Some((word, key)) if word.eq_ignore_ascii_case("ctrl") => {
                    chord.control = Held::Down;
                    rest = key;
                }
                Some((word, key)) if word.eq_ignore_ascii_case("alt") => {
                    chord.alt = Held::Down;
                    rest = key;
                }
                _ => break,
            }
        }
        chord.code = parse_code(rest).ok_or_else(|| UnknownKey(text.to_owned()))?;
        Ok(chord)
    }
}

fn parse_code(text: &str) -> Option<KeyCode> {
    let mut letters = text.chars();
    if let (Some(letter), None) = (letters.next(), letters.next()) {
        return Some(KeyCode::Char(letter));
    }
    let word = text.to_ascii_lowercase();
    if let Some((_, code)) = NAMED.iter().find(|(name, _)| *name == word) {
        return Some(*code);
    }
    let number: u8 = word.strip_prefix('f')?.parse().ok()?;
    (1..=12).contains(&number).then_some(KeyCode::F(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_to_write_a_key_reads_back() {
        for text in ["a", "A", "?", "+", "-", "é", "up", "space", "ctrl+c", "alt+x", "ctrl+alt+f12", "ctrl++"]
        {
            let chord: Chord = text.parse().unwrap();
            assert_eq!(chord.to_string(), text);
        }
        assert_eq!("Ctrl+PageUp".parse::<Chord>().unwrap().to_string(), "ctrl+pageup");
    }

    #[test]
    fn what_is_no_key_is_said_to_be_none() {
        for text in ["", "enterr", "f0", "f13", "hyper+x", "ctrl+"] {
            let error = text.parse::<Chord>().unwrap_err().to_string();
            assert!(error.starts_with(&format!("'{text}' is no key")), "{error}");
        }
    }

    #[test]
    fn shift_is_part_of_the_character() {
        let event = KeyEvent::new(KeyCode::Char('G'), KeyModifiers::SHIFT);
        assert_eq!(Chord::from(event), "G".parse().unwrap());
    }
}
