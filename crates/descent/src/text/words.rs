//! Words as they are written on command lines and in requests: small, with a hyphen between their parts.

use std::fmt::{self, Display};
use std::str::FromStr;

use crate::{Branch, Character, FriendlyFire, Modifier, Modifiers};

/// A word that none of its kind has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownWord {
    text: String,
    known: String,
}

impl Display for UnknownWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is none of {}", self.text, self.known)
    }
}

impl std::error::Error for UnknownWord {}

/// What is called in several words, written as one.
fn word(name: &impl Display) -> String {
    name.to_string().to_lowercase().replace(' ', "-")
}

fn find<T: Copy + Display>(all: &[T], text: &str) -> Result<T, UnknownWord> {
    all.iter().copied().find(|one| word(one) == text).ok_or_else(|| UnknownWord {
        text: engine::shortened(text),
        known: all.iter().map(word).collect::<Vec<_>>().join(", "),
    })
}

macro_rules! read_as_they_are_called {
    ($($name:ident),+) => {
        $(impl FromStr for $name {
            type Err = UnknownWord;

            fn from_str(text: &str) -> Result<Self, UnknownWord> {
                find(&Self::ALL, text)
            }
        })+
    };
}

read_as_they_are_called!(Branch, Character, FriendlyFire, Modifier);

impl FromStr for Modifiers {
    type Err = UnknownWord;

    /// Reads modifiers with commas between them.
    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        text.split(',').try_fold(Self::default(), |all, one| Ok(all.with(one.trim().parse()?)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_is_called_something_is_read_by_that() {
        assert_eq!("gatekeeper".parse(), Ok(Character::Gatekeeper));
        assert_eq!("right".parse(), Ok(Branch::Right));
        assert_eq!("on".parse(), Ok(FriendlyFire::On));
        for modifier in Modifier::ALL {
            assert_eq!(word(&modifier).parse(), Ok(modifier));
        }
        assert_eq!("thin-flasks,restless, snares".parse(), Ok(Modifiers::first(3)));
    }

    #[test]
    fn a_stranger_is_answered_with_those_that_there_are() {
        let told = "Sexton".parse::<Character>().map_err(|error| error.to_string());
        let all = "sexton, lamplighter, tidewife, poacher, gatekeeper, gambler";
        assert_eq!(told, Err(format!("'Sexton' is none of {all}")));
        assert!("crowds,".parse::<Modifiers>().is_err() && "".parse::<Modifiers>().is_err());
    }
}
