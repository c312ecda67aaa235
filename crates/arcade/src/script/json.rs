//! Reading JSON without losing a field: an object that gives a name twice is told apart from
//! one that does not.

use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

/// A line of JSON.
pub(super) struct Read {
    /// The value, with the first of the fields that share a name.
    pub(super) value: Value,
    /// A name that some object gives twice, if one does.
    pub(super) twice: Option<String>,
}

/// # Errors
/// When the text is not JSON.
pub(super) fn read(text: &str) -> serde_json::Result<Read> {
    let mut twice = None;
    let mut deserializer = serde_json::Deserializer::from_str(text);
    let value = Reader { twice: &mut twice }.deserialize(&mut deserializer)?;
    deserializer.end()?;
    Ok(Read { value, twice })
}

struct Reader<'a> {
    twice: &'a mut Option<String>,
}

impl Reader<'_> {
    const fn again(&mut self) -> Reader<'_> {
        Reader { twice: self.twice }
    }
}

impl<'de> DeserializeSeed<'de> for Reader<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Reader<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value of JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(Number::from_f64(value).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element_seed(self.again())? {
            list.push(item);
        }
        Ok(Value::Array(list))
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut fields: A) -> Result<Value, A::Error> {
        let mut object = Map::new();
        while let Some(name) = fields.next_key::<String>()? {
            let value = fields.next_value_seed(self.again())?;
            if object.contains_key(&name) {
                self.twice.get_or_insert(name);
            } else {
                object.insert(name, value);
            }
        }
        Ok(Value::Object(object))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read_as_they_are_elsewhere() {
        for text in [
            r#"{"a":[1,-2,3.5,"x",null,true],"b":{"a":{}}}"#,
            "18446744073709551616",
            r#""\u00e9\n""#,
            "1 2",
            "{",
            "1e999",
            r#"{"a" 1}"#,
        ] {
            let (read, usual) = (read(text), serde_json::from_str::<Value>(text));
            let read = read.map(|read| (read.value, read.twice)).map_err(|error| error.to_string());
            assert_eq!(read, usual.map(|value| (value, None)).map_err(|error| error.to_string()), "{text}");
        }
    }

    #[test]
    fn a_name_given_twice_is_found_at_any_depth() {
        for (text, name) in [
            (r#"{"a":1,"a":2}"#, "a"),
            (r#"[{"b":{"c":1,"d":2,"c":1}}]"#, "c"),
            (r#"{"a":1,"\u0061":2}"#, "a"),
        ] {
            assert_eq!(read(text).unwrap().twice.as_deref(), Some(name), "{text}");
        }
        assert_eq!(read(r#"{"a":{"a":1}}"#).unwrap().twice, None);
    }
}
