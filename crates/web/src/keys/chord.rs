//! A key as the player sees it.

use serde::{Deserialize, Serialize};

use super::Action;
use crate::words::Words;

/// A key. Movement goes by the place of a key on the board, so that WASD lies under the same
/// fingers on every layout; letters go by what is printed on them.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Chord {
    /// A place on the board, in the browser's names: `KeyW`, `ArrowLeft`, `Numpad4`.
    Place(String),
    /// A letter or sign, small if it has a small form: `h`, `?`.
    Sign(String),
}

/// A key that goes down, as the browser tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stroke<'a> {
    /// The place of the key.
    pub code: &'a str,
    /// What it writes.
    pub key: &'a str,
}

impl Chord {
    /// A key by how a list of actions writes it: a single character is a sign, all else a place.
    pub fn written(key: &str) -> Self {
        if key.chars().count() == 1 { Self::sign(key) } else { Self::place(key) }
    }

    /// A place on the board.
    pub fn place(code: &str) -> Self {
        Self::Place(code.to_owned())
    }

    /// A sign.
    pub fn sign(key: &str) -> Self {
        Self::Sign(key.to_owned())
    }

    /// The key of a stroke, as a key for an action: by its place if the action is a movement or
    /// the key has no sign of its own, otherwise by its sign.
    pub fn of(stroke: Stroke<'_>, action: Action) -> Self {
        let has_sign = stroke.key.chars().count() == 1 && stroke.key != " ";
        if has_sign && !action.is_way() {
            Self::Sign(stroke.key.to_ascii_lowercase())
        } else {
            Self::place(stroke.code)
        }
    }

    /// Whether one stroke could be of both keys, at least on the usual board.
    pub fn collides(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Sign(sign), Self::Place(code)) | (Self::Place(code), Self::Sign(sign)) => {
                let letter = code.strip_prefix("Key").or_else(|| code.strip_prefix("Digit"));
                letter.is_some_and(|letter| letter.eq_ignore_ascii_case(sign))
            }
            _ => self == other,
        }
    }

    /// The key as it is printed.
    pub fn name(&self, words: &Words) -> String {
        let code = match self {
            Self::Sign(key) => return (words.key)(&key.to_ascii_uppercase()).to_owned(),
            Self::Place(code) => code.as_str(),
        };
        let name = match code {
            "ArrowUp" => "↑",
            "ArrowDown" => "↓",
            "ArrowLeft" => "←",
            "ArrowRight" => "→",
            _ => match (code.strip_prefix("Numpad"), code.strip_prefix("Key").or(code.strip_prefix("Digit")))
            {
                (Some(key), _) => return format!("{} {}", words.number_pad, (words.key)(key)),
                (None, Some(printed)) => printed,
                (None, None) => (words.key)(code),
            },
        };
        name.to_owned()
    }

    /// Whether a stroke is of this key.
    pub fn is(&self, stroke: Stroke<'_>) -> bool {
        match self {
            Self::Place(code) => code == stroke.code,
            Self::Sign(key) => *key == stroke.key.to_ascii_lowercase(),
        }
    }
}
