//! Enums that are written as small words with hyphens, and all that comes with them.

use std::fmt;

/// A word that none of its kind has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownWord {
    text: String,
    known: String,
}

impl UnknownWord {
    pub(crate) fn new(text: &str, known: &[&str]) -> Self {
        Self { text: engine::shortened(text), known: known.join(", ") }
    }
}

impl fmt::Display for UnknownWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is none of {}", self.text, self.known)
    }
}

impl std::error::Error for UnknownWord {}

/// An enum with its words: `ALL` of them, an index for tables, how each is written, and reading it back.
macro_rules! worded {
    ($(#[$about:meta])* $name:ident { $($(#[$of_one:meta])* $one:ident = $word:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
        pub enum $name {
            $($(#[$of_one])* #[serde(rename = $word)] $one,)+
        }

        impl $name {
            /// How many there are.
            pub const COUNT: usize = Self::ALL.len();

            /// All of them.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$one),+];

            /// Zero and up, for tables.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// How it is written.
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$one => $word,)+
                }
            }
        }

        impl engine::Worded for $name {
            const WORDS: &'static [Self] = &Self::ALL;
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::UnknownWord;

            fn from_str(text: &str) -> Result<Self, $crate::UnknownWord> {
                let known = Self::ALL.into_iter().find(|one| one.word() == text);
                known.ok_or_else(|| $crate::UnknownWord::new(text, &Self::ALL.map(Self::word)))
            }
        }
    };
}

pub(crate) use worded;

#[cfg(test)]
mod tests {
    use crate::{Attacker, Blueprint};

    #[test]
    fn words_are_written_and_read_and_unknown_ones_are_told() {
        for blueprint in Blueprint::ALL {
            assert_eq!(blueprint.to_string().parse(), Ok(blueprint));
            assert_eq!(Blueprint::ALL[blueprint.index()], blueprint);
        }
        for attacker in Attacker::ALL {
            assert_eq!(attacker.to_string().parse(), Ok(attacker));
            assert_eq!(Attacker::ALL[attacker.index()], attacker);
        }
        let error = "Hub".parse::<Blueprint>().unwrap_err().to_string();
        assert!(error.starts_with("'Hub' is none of hub, "), "{error}");
    }
}
