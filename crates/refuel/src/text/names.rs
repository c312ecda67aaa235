//! What everything is called.

use std::fmt;

use crate::modify::Origin;

/// A name made from the word that something is written as: `spare-crate` is the Spare Crate.
pub(crate) struct Name(pub &'static str);

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, part) in self.0.split('-').enumerate() {
            if place > 0 {
                f.write_str(" ")?;
            }
            let (first, rest) = part.split_at(1);
            write!(f, "{}{rest}", first.to_ascii_uppercase())?;
        }
        Ok(())
    }
}

macro_rules! named {
    ($($name:ident),+) => {
        $(impl crate::$name {
            /// What people call it.
            pub fn name(self) -> String {
                Name(self.word()).to_string()
            }
        })+
    };
}

named!(
    Artefact,
    Attacker,
    Augment,
    Blueprint,
    Condition,
    Environment,
    Family,
    Harm,
    Rarity,
    Sort,
    Stat,
    Status
);

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = match *self {
            Self::Blueprint(one) => one.word(),
            Self::Augment(one) => one.word(),
            Self::Artefact(one) => one.word(),
            Self::Environment(one) => one.word(),
            Self::Condition(one) => one.word(),
            Self::Status(one) => one.word(),
        };
        Name(word).fmt(f)
    }
}
