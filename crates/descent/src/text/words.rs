//! Words as they are written on command lines and in requests: small, with a hyphen between their parts.

use std::fmt::{self, Display};
use std::str::FromStr;

use crate::{Branch, Character, FriendlyFire, Hand, Item, Modifier, Modifiers};

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

/// What is called in several words, written as one without its apostrophes.
fn word(name: &impl Display) -> String {
    name.to_string().to_lowercase().replace(' ', "-").replace('\'', "")
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

read_as_they_are_called!(Branch, Character, FriendlyFire, Item, Modifier);

impl FromStr for Modifiers {
    type Err = UnknownWord;

    /// Reads modifiers with commas between them.
    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        text.split(',').try_fold(Self::default(), |all, one| Ok(all.with(one.trim().parse()?)))
    }
}

impl FromStr for Hand {
    type Err = NotAHand;

    /// Reads six items with commas between them.
    fn from_str(text: &str) -> Result<Self, NotAHand> {
        let items: Result<Vec<Item>, UnknownWord> = text.split(',').map(|one| one.trim().parse()).collect();
        Self::new(&items.map_err(NotAHand::Unknown)?).ok_or(NotAHand::Size)
    }
}

/// A text that names no hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotAHand {
    /// One of its words names no item.
    Unknown(UnknownWord),
    /// It does not have six different items.
    Size,
}

impl Display for NotAHand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(word) => word.fmt(f),
            Self::Size => write!(f, "a hand has {} different items", Hand::SIZE),
        }
    }
}

impl std::error::Error for NotAHand {}

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
    fn a_hand_has_six_different_items() {
        let six = "notched-blade, shepherds-sling,heart-of-the-bog,whetstone,rain-gourd,lamp-oil";
        let hand: Hand = six.parse().expect("six items");
        assert_eq!(hand.items()[..3], [Item::NotchedBlade, Item::ShepherdsSling, Item::HeartOfTheBog]);
        assert_eq!("whetstone".parse::<Hand>(), Err(NotAHand::Size));
        assert_eq!(six.replace("lamp-oil", "whetstone").parse::<Hand>(), Err(NotAHand::Size));
        assert!(six.replace("lamp-oil", "ale").parse::<Hand>().is_err());
        for item in Item::ALL {
            assert_eq!(word(&item).parse(), Ok(item));
        }
    }

    #[test]
    fn a_stranger_is_answered_with_those_that_there_are() {
        let told = "Sexton".parse::<Character>().map_err(|error| error.to_string());
        let all = "sexton, lamplighter, tidewife, poacher, gatekeeper, gambler";
        assert_eq!(told, Err(format!("'Sexton' is none of {all}")));
        assert!("crowds,".parse::<Modifiers>().is_err() && "".parse::<Modifiers>().is_err());
    }
}
