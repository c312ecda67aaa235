//! The fields of a request, taken one by one so that none is ignored.

use std::borrow::Cow;
use std::collections::BTreeSet;

use engine::{Seed, shortened};
use serde_json::value::RawValue;

use super::fault::Fault;
use super::json::{NAMES, Object};
use super::{FaultKind, LONGEST_ID, hex};
use crate::Options;

/// The fields that have not been taken yet.
pub(super) struct Fields<'a>(Object<'a>);

impl<'a> Fields<'a> {
    pub(super) const fn new(object: Object<'a>) -> Self {
        Self(object)
    }

    /// What names the request in its answer, letter by letter as it was sent.
    ///
    /// # Errors
    /// When it is too long to be sent back.
    pub(super) fn id(&mut self) -> Result<Option<&'a str>, Fault> {
        match self.optional("id").map(RawValue::get) {
            Some(id) if id.len() > LONGEST_ID => Err(Fault::new(
                FaultKind::IdTooLong,
                format!("'id' has at most {LONGEST_ID} bytes as it is sent"),
            )),
            id => Ok(id),
        }
    }

    /// # Errors
    /// When a field is given twice: nobody has to guess which of them counts.
    pub(super) fn check_names(&self) -> Result<(), Fault> {
        self.0.twice.map_or(Ok(()), |name| Err(Fault::twice(name)))
    }

    /// # Errors
    /// When a field is left that the request does not have: a misspelt field must not
    /// pass for one that was left out.
    pub(super) fn finish(self, request: &str) -> Result<(), Fault> {
        let left = NAMES.iter().zip(self.0.values).find(|(_, value)| value.is_some());
        let left = self.0.stranger.or_else(|| left.map(|(name, _)| (*name).to_owned()));
        left.map_or(Ok(()), |name| {
            Err(Fault::new(FaultKind::UnknownField, format!("'{request}' has no field '{name}'")))
        })
    }

    fn optional(&mut self, name: &str) -> Option<&'a RawValue> {
        let place = NAMES.iter().position(|known| *known == name);
        self.0.values[place.expect("requests have only these names")].take()
    }

    fn required(&mut self, name: &str, wanted: &str) -> Result<&'a RawValue, Fault> {
        self.optional(name).ok_or_else(|| {
            Fault::new(FaultKind::MissingField, format!("'{name}' is missing: it must be {wanted}"))
        })
    }

    pub(super) fn text(&mut self, name: &str, wanted: &str) -> Result<Cow<'a, str>, Fault> {
        text(self.required(name, wanted)?).ok_or_else(|| Fault::wrong_type(name, wanted))
    }

    pub(super) fn bytes(&mut self, name: &str) -> Result<Vec<u8>, Fault> {
        const WANTED: &str = "a text, bytes as hexadecimal digits";
        hex::bytes(&self.text(name, WANTED)?).ok_or_else(|| Fault::wrong_type(name, WANTED))
    }

    pub(super) fn count(&mut self, name: &str, wanted: &str) -> Result<u64, Fault> {
        number(self.required(name, wanted)?).ok_or_else(|| Fault::wrong_type(name, wanted))
    }

    /// A number that may be left out.
    pub(super) fn count_or_zero(&mut self, name: &str, wanted: &str) -> Result<u64, Fault> {
        self.optional(name)
            .map_or(Ok(0), |value| number(value).ok_or_else(|| Fault::wrong_type(name, wanted)))
    }

    /// The name of a seat, if the request gives one.
    pub(super) fn seat(&mut self) -> Result<Option<Cow<'a, str>>, Fault> {
        const WANTED: &str = "a text, the name of a seat as \"p1\"; hello lists them";
        let seat =
            self.optional("seat").map(|value| text(value).ok_or_else(|| Fault::wrong_type("seat", WANTED)));
        seat.transpose()
    }

    pub(super) fn seed(&mut self) -> Result<Seed, Fault> {
        const WANTED: &str = "a code such as \"BCD-FGH-JKL\" or a whole number";
        let value = self.required("seed", WANTED)?;
        match (text(value), number(value)) {
            (Some(code), _) => Ok(code.parse()?),
            (None, Some(number)) => Ok(Seed::try_from(number)?),
            (None, None) => Err(Fault::wrong_type("seed", WANTED)),
        }
    }

    pub(super) fn setup(&mut self) -> Result<Options, Fault> {
        let Some(value) = self.optional("setup") else { return Ok(Options::HOUSE) };
        let options: Options = serde_json::from_str(value.get())
            .map_err(|_| Fault::wrong_type("setup", "an object of texts"))?;
        let mut names = BTreeSet::new();
        let twice = options.names().find(|name| !names.insert(*name)).map(shortened);
        twice.map_or(Ok(options), |name| Err(Fault::twice(&name)))
    }
}

/// The text that a value is, if it is one.
fn text(value: &RawValue) -> Option<Cow<'_, str>> {
    let inside = value.get().strip_prefix('"')?.strip_suffix('"')?;
    if inside.contains('\\') {
        serde_json::from_str(value.get()).ok().map(Cow::Owned)
    } else {
        Some(inside.into())
    }
}

/// The whole number that a value is, if it is one from zero on.
fn number(value: &RawValue) -> Option<u64> {
    value.get().parse().ok()
}
