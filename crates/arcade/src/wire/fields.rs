//! Objects, which have only the fields that say something.

use serde::Serialize;
use serde::ser::{SerializeMap, SerializeStruct, SerializeStructVariant};

use super::Unwritable;
use super::nothing::is_nothing;
use super::text::push_text;
use super::writer::Writer;

/// An object that is being written.
pub(super) struct Fields<'a> {
    text: &'a mut Vec<u8>,
    is_begun: bool,
    /// Where the field that is being written begins: it may have to go again.
    field: usize,
    /// What ends it.
    end: &'static [u8],
}

impl<'a> Fields<'a> {
    pub(super) fn new(text: &'a mut Vec<u8>) -> Self {
        Self::ending(text, b"}")
    }

    /// The object of a word that is another object's only name.
    pub(super) fn within_a_word(text: &'a mut Vec<u8>) -> Self {
        Self::ending(text, b"}}")
    }

    fn ending(text: &'a mut Vec<u8>, end: &'static [u8]) -> Self {
        text.push(b'{');
        Self { text, is_begun: false, field: 0, end }
    }

    fn begin_field(&mut self) {
        self.field = self.text.len();
        if self.is_begun {
            self.text.push(b',');
        }
    }

    fn value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unwritable> {
        self.text.push(b':');
        let start = self.text.len();
        value.serialize(Writer::new(self.text))?;
        if is_nothing(&self.text[start..]) {
            self.text.truncate(self.field);
        } else {
            self.is_begun = true;
        }
        Ok(())
    }

    fn named<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Unwritable> {
        self.begin_field();
        push_text(name, self.text);
        self.value(value)
    }

    fn finish(self) {
        self.text.extend_from_slice(self.end);
    }
}

impl SerializeMap for Fields<'_> {
    type Ok = ();
    type Error = Unwritable;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Unwritable> {
        self.begin_field();
        let start = self.text.len();
        key.serialize(Writer::new(self.text))?;
        match self.text.get(start) {
            Some(b'"') => Ok(()),
            Some(byte) if byte.is_ascii_digit() => {
                self.text.insert(start, b'"');
                self.text.push(b'"');
                Ok(())
            }
            _ => Err(Unwritable("a name is a word or a number".to_owned())),
        }
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unwritable> {
        self.value(value)
    }

    fn end(self) -> Result<(), Unwritable> {
        self.finish();
        Ok(())
    }
}

/// Both kinds of structs are written alike.
macro_rules! fields {
    ($($kind:ident),+) => {$(
        impl $kind for Fields<'_> {
            type Ok = ();
            type Error = Unwritable;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> Result<(), Unwritable> {
                self.named(name, value)
            }

            fn end(self) -> Result<(), Unwritable> {
                self.finish();
                Ok(())
            }
        }
    )+};
}

fields!(SerializeStruct, SerializeStructVariant);
