//! A line of JSON, read as far as a request needs it: its names, and each value as it was sent.

use std::fmt;

use engine::shortened;
use serde::de::{DeserializeSeed, Deserializer as _, Error, IgnoredAny, MapAccess, Visitor};
use serde_json::Deserializer;
use serde_json::value::RawValue;

use super::FaultKind;
use super::fault::Fault;

/// The names that requests have.
pub(super) const NAMES: [&str; 10] =
    ["do", "id", "seat", "command", "since", "token", "record", "bot", "seed", "setup"];

/// An object with some of these names.
#[derive(Default)]
pub(super) struct Object<'a> {
    /// What stands behind each of [`NAMES`], the first time if it is there twice.
    pub(super) values: [Option<&'a RawValue>; NAMES.len()],
    /// The first of them that is given twice.
    pub(super) twice: Option<&'static str>,
    /// The beginning of the first name that is none of them.
    pub(super) stranger: Option<String>,
}

/// # Errors
/// When the text is not JSON, or no object.
pub(super) fn read(text: &str) -> Result<Object<'_>, Fault> {
    let not_json = |error: serde_json::Error| {
        Fault::new(FaultKind::NotJson, format!("the line is not JSON: {}", cause(&error)))
    };
    let mut deserializer = Deserializer::from_str(text);
    if text.trim_ascii_start().starts_with('{') {
        let object = deserializer.deserialize_map(Reader).map_err(not_json)?;
        deserializer.end().map_err(not_json)?;
        Ok(object)
    } else {
        serde_json::from_str::<IgnoredAny>(text).map_err(not_json)?;
        Err(Fault::new(FaultKind::NotAnObject, "a request is an object, as {\"do\":\"hello\"}"))
    }
}

/// What is wrong and where, without the line number, which is always 1.
fn cause(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let cause = text.split(" at line ").next().unwrap_or_default();
    format!("{cause} at column {}", error.column())
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Object<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Object<'de>, A::Error> {
        let mut object = Object::default();
        while let Some(name) = fields.next_key_seed(Namer)? {
            let value: &RawValue = fields.next_value()?;
            match name {
                Name::Known(place) if object.values[place].is_some() => {
                    object.twice.get_or_insert(NAMES[place]);
                }
                Name::Known(place) => object.values[place] = Some(value),
                Name::Stranger(name) => {
                    object.stranger.get_or_insert(name);
                }
            }
        }
        Ok(object)
    }
}

enum Name {
    /// The place among [`NAMES`].
    Known(usize),
    Stranger(String),
}

struct Namer;

impl<'de> DeserializeSeed<'de> for Namer {
    type Value = Name;

    fn deserialize<D: serde::Deserializer<'de>>(self, deserializer: D) -> Result<Name, D::Error> {
        deserializer.deserialize_str(self)
    }
}

impl Visitor<'_> for Namer {
    type Value = Name;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a name")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<Name, E> {
        let place = NAMES.iter().position(|known| *known == name);
        Ok(place.map_or_else(|| Name::Stranger(shortened(name)), Name::Known))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn raw<'a>(object: &Object<'a>, name: &str) -> Option<&'a str> {
        let place = NAMES.iter().position(|known| *known == name)?;
        object.values[place].map(RawValue::get)
    }

    #[test]
    fn values_stay_as_they_were_sent() {
        for value in [
            "18446744073709551616",
            "123456789012345678901234567890123456789",
            "1.0",
            "1e400",
            "-0",
            r#""\u00e9\ud800""#,
            r#"{"a" : 1, "a":[1 ,2]}"#,
            "null",
        ] {
            let line = format!(r#"{{ "id" : {value} ,"do":"hello"}} "#);
            let object = read(&line).expect("it is an object");
            assert_eq!((raw(&object, "id"), raw(&object, "do")), (Some(value), Some(r#""hello""#)));
        }
    }

    #[test]
    fn names_given_twice_and_strangers_are_noticed() {
        let object = read(r#"{"seat":1,"x":1,"y":2,"seat":3,"\u0064o":1}"#).expect("it is an object");
        assert_eq!((object.twice, object.stranger.as_deref()), (Some("seat"), Some("x")));
        assert_eq!((raw(&object, "seat"), raw(&object, "do")), (Some("1"), Some("1")));
    }

    #[test]
    fn what_is_no_object_is_told_apart_from_what_is_no_json() {
        let kind = |text: &str| read(text).err().map(|fault| fault.kind);
        for text in ["1", "[{}]", " null ", "\"{}\"", "1e999", "18446744073709551616"] {
            assert_eq!(kind(text), Some(FaultKind::NotAnObject), "{text}");
        }
        for text in ["", "1 2", "{", r#"{"a" 1}"#, "{}{}", "{1:2}", r#"{"a":01}"#, "turn 1"] {
            assert_eq!(kind(text), Some(FaultKind::NotJson), "{text}");
        }
        assert_eq!(kind("{}"), None);
    }
}
