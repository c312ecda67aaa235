//! Commands and events that can be flawed by themselves.

use std::fmt;
use std::str::FromStr;

use engine::Disclosure;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use testkit::tiny::{Command, Event};

use super::Flaw;

/// A command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Word<const FLAW: u8>(pub(crate) Command);

impl<const FLAW: u8> fmt::Display for Word<FLAW> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Command::Rest if FLAW == Flaw::Text as u8 => Command::Listen.fmt(f),
            command => command.fmt(f),
        }
    }
}

impl<const FLAW: u8> FromStr for Word<FLAW> {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        text.parse().map(Self)
    }
}

impl<const FLAW: u8> Serialize for Word<FLAW> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Command::Listen if FLAW == Flaw::Bytes as u8 => Command::Rest.serialize(serializer),
            command => command.serialize(serializer),
        }
    }
}

impl<'de, const FLAW: u8> Deserialize<'de> for Word<FLAW> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Command::deserialize(deserializer).map(Self)
    }
}

/// An event.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Fact<const FLAW: u8>(pub(crate) Event);

impl<const FLAW: u8> Disclosure for Fact<FLAW> {
    fn discloses(&self) -> bool {
        FLAW != Flaw::Secretive as u8 && self.0.discloses()
    }
}
