//! The fields of a request, taken one by one so that none is ignored.

use engine::{Audience, Seat, Seed, shortened};
use serde_json::{Map, Value};

use super::fault::Fault;
use super::{FaultKind, hex};
use crate::Options;

/// The fields that have not been taken yet.
pub(super) struct Fields(Map<String, Value>);

impl Fields {
    pub(super) const fn new(object: Map<String, Value>) -> Self {
        Self(object)
    }

    /// # Errors
    /// When a field is left that the request does not have: a misspelt field must not
    /// pass for one that was left out.
    pub(super) fn finish(self, request: &str) -> Result<(), Fault> {
        match self.0.keys().next() {
            None => Ok(()),
            Some(name) => Err(Fault::new(
                FaultKind::UnknownField,
                format!("'{request}' has no field '{}'", shortened(name)),
            )),
        }
    }

    pub(super) fn optional(&mut self, name: &str) -> Option<Value> {
        self.0.shift_remove(name)
    }

    fn required(&mut self, name: &str, wanted: &str) -> Result<Value, Fault> {
        self.optional(name).ok_or_else(|| {
            Fault::new(FaultKind::MissingField, format!("'{name}' is missing: it must be {wanted}"))
        })
    }

    pub(super) fn text(&mut self, name: &str, wanted: &str) -> Result<String, Fault> {
        match self.required(name, wanted)? {
            Value::String(text) => Ok(text),
            _ => Err(Fault::wrong_type(name, wanted)),
        }
    }

    pub(super) fn bytes(&mut self, name: &str) -> Result<Vec<u8>, Fault> {
        const WANTED: &str = "a text, bytes as hexadecimal digits";
        hex::bytes(&self.text(name, WANTED)?).ok_or_else(|| Fault::wrong_type(name, WANTED))
    }

    pub(super) fn count(&mut self, name: &str, wanted: &str) -> Result<u64, Fault> {
        self.required(name, wanted)?.as_u64().ok_or_else(|| Fault::wrong_type(name, wanted))
    }

    /// A number that may be left out.
    pub(super) fn count_or_zero(&mut self, name: &str, wanted: &str) -> Result<u64, Fault> {
        if self.0.contains_key(name) { self.count(name, wanted) } else { Ok(0) }
    }

    /// A seat, if the request names one.
    pub(super) fn seat(&mut self) -> Result<Option<Seat>, Fault> {
        match self.optional("seat") {
            None => Ok(None),
            Some(value) => seat(&value).map(Some),
        }
    }

    /// A seat or an onlooker, if the request names one.
    pub(super) fn observer(&mut self) -> Result<Option<Audience>, Fault> {
        match self.optional("seat") {
            None => Ok(None),
            Some(Value::String(word)) if word == "onlooker" => Ok(Some(Audience::Everyone)),
            Some(value) => seat(&value).map(|seat| Some(Audience::Seat(seat))),
        }
    }

    pub(super) fn seed(&mut self) -> Result<Seed, Fault> {
        const WANTED: &str = "a code such as \"BCD-FGH-JKL\" or a whole number";
        match self.required("seed", WANTED)? {
            Value::String(code) => Ok(code.parse()?),
            Value::Number(number) => match number.as_u64() {
                Some(number) => Ok(Seed::try_from(number)?),
                None => Err(Fault::wrong_type("seed", WANTED)),
            },
            _ => Err(Fault::wrong_type("seed", WANTED)),
        }
    }

    pub(super) fn setup(&mut self) -> Result<Options, Fault> {
        match self.optional("setup") {
            None => Ok(Options::HOUSE),
            Some(value) => {
                serde_json::from_value(value).map_err(|_| Fault::wrong_type("setup", "an object of texts"))
            }
        }
    }
}

fn seat(value: &Value) -> Result<Seat, Fault> {
    let index = value.as_u64().and_then(|index| u8::try_from(index).ok());
    index.map(Seat::new).ok_or_else(|| Fault::wrong_type("seat", "a whole number from 0"))
}
