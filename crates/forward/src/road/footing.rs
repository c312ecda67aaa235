//! What a run stands on: its rules, and the dice that lie open under some of them.

use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeTuple;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Held, Rules};

/// The rules of a run, and its held dice if these rules have any.
///
/// Without held dice it is written as the rules alone, so that runs under the other rule sets
/// have the bytes, and with them the digests, that they always had.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Footing {
    pub(crate) rules: Rules,
    pub(crate) held: Option<Held>,
}

impl Serialize for Footing {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut parts = serializer.serialize_tuple(1 + usize::from(self.held.is_some()))?;
        parts.serialize_element(&self.rules)?;
        if let Some(held) = &self.held {
            parts.serialize_element(held)?;
        }
        parts.end()
    }
}

impl<'de> Deserialize<'de> for Footing {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_tuple(2, Parts)
    }
}

struct Parts;

impl<'de> Visitor<'de> for Parts {
    type Value = Footing;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("rules, and held dice if they have any")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut parts: A) -> Result<Footing, A::Error> {
        let rules: Rules = parts.next_element()?.ok_or_else(|| A::Error::invalid_length(0, &self))?;
        let held = if rules.is_road() {
            Some(parts.next_element()?.ok_or_else(|| A::Error::invalid_length(1, &self))?)
        } else {
            None
        };
        Ok(Footing { rules, held })
    }
}
