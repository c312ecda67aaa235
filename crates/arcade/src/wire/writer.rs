//! One value, whatever it is.

use std::fmt::Display;

use serde::{Serialize, Serializer};

use super::Unwritable;
use super::fields::Fields;
use super::list::List;
use super::text::{push_number, push_shown, push_signed, push_text, push_word};

/// Appends a value to a text.
pub(super) struct Writer<'a> {
    text: &'a mut Vec<u8>,
}

impl<'a> Writer<'a> {
    pub(super) const fn new(text: &'a mut Vec<u8>) -> Self {
        Self { text }
    }

    fn push(self, letters: &str) {
        self.text.extend_from_slice(letters.as_bytes());
    }

    /// The beginning of an object whose only name is a word.
    fn begin_word(self, word: &str) -> &'a mut Vec<u8> {
        self.text.push(b'{');
        push_word(word, self.text);
        self.text.push(b':');
        self.text
    }
}

/// Numbers of every width.
macro_rules! numbers {
    ($($method:ident $number:ty, $push:ident);+) => {$(
        fn $method(self, number: $number) -> Result<(), Unwritable> {
            $push(number.into(), self.text);
            Ok(())
        }
    )+};
}

/// What no game tells.
macro_rules! unwritable {
    ($($method:ident $type:ty, $reason:literal);+) => {$(
        fn $method(self, _: $type) -> Result<(), Unwritable> {
            Err(Unwritable($reason.to_owned()))
        }
    )+};
}

impl<'a> Serializer for Writer<'a> {
    type Ok = ();
    type Error = Unwritable;
    type SerializeSeq = List<'a>;
    type SerializeTuple = List<'a>;
    type SerializeTupleStruct = List<'a>;
    type SerializeTupleVariant = List<'a>;
    type SerializeMap = Fields<'a>;
    type SerializeStruct = Fields<'a>;
    type SerializeStructVariant = Fields<'a>;

    numbers! {
        serialize_u8 u8, push_number;
        serialize_u16 u16, push_number;
        serialize_u32 u32, push_number;
        serialize_u64 u64, push_number;
        serialize_i8 i8, push_signed;
        serialize_i16 i16, push_signed;
        serialize_i32 i32, push_signed;
        serialize_i64 i64, push_signed
    }

    unwritable! {
        serialize_f32 f32, "a fraction is no fact of a game";
        serialize_f64 f64, "a fraction is no fact of a game";
        serialize_bytes &[u8], "bytes are no words"
    }

    fn serialize_bool(self, value: bool) -> Result<(), Unwritable> {
        self.push(if value { "true" } else { "false" });
        Ok(())
    }

    fn serialize_char(self, letter: char) -> Result<(), Unwritable> {
        self.serialize_str(letter.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Result<(), Unwritable> {
        push_text(value, self.text);
        Ok(())
    }

    fn serialize_none(self) -> Result<(), Unwritable> {
        self.push("null");
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Unwritable> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Unwritable> {
        self.serialize_none()
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Unwritable> {
        self.serialize_none()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, word: &'static str) -> Result<(), Unwritable> {
        push_word(word, self.text);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Unwritable> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        word: &'static str,
        value: &T,
    ) -> Result<(), Unwritable> {
        let text = self.begin_word(word);
        value.serialize(Writer::new(text))?;
        text.push(b'}');
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<List<'a>, Unwritable> {
        Ok(List::new(self.text))
    }

    fn serialize_tuple(self, _: usize) -> Result<List<'a>, Unwritable> {
        Ok(List::new(self.text))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<List<'a>, Unwritable> {
        Ok(List::new(self.text))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        word: &'static str,
        _: usize,
    ) -> Result<List<'a>, Unwritable> {
        Ok(List::within_a_word(self.begin_word(word)))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Fields<'a>, Unwritable> {
        Ok(Fields::new(self.text))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Fields<'a>, Unwritable> {
        Ok(Fields::new(self.text))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        word: &'static str,
        _: usize,
    ) -> Result<Fields<'a>, Unwritable> {
        Ok(Fields::within_a_word(self.begin_word(word)))
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Result<(), Unwritable> {
        push_shown(value, self.text).map_err(|_| Unwritable("it cannot be displayed".to_owned()))
    }
}
