//! Lists, whose entries keep their places.

use serde::Serialize;
use serde::ser::{SerializeSeq, SerializeTuple, SerializeTupleStruct, SerializeTupleVariant};

use super::Unwritable;
use super::writer::Writer;

/// A list that is being written.
pub(super) struct List<'a> {
    text: &'a mut Vec<u8>,
    is_begun: bool,
    /// What ends it.
    end: &'static [u8],
}

impl<'a> List<'a> {
    pub(super) fn new(text: &'a mut Vec<u8>) -> Self {
        Self::ending(text, b"]")
    }

    /// The list of a word that is an object's only name.
    pub(super) fn within_a_word(text: &'a mut Vec<u8>) -> Self {
        Self::ending(text, b"]}")
    }

    fn ending(text: &'a mut Vec<u8>, end: &'static [u8]) -> Self {
        text.push(b'[');
        Self { text, is_begun: false, end }
    }

    fn entry<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unwritable> {
        if self.is_begun {
            self.text.push(b',');
        }
        self.is_begun = true;
        value.serialize(Writer::new(self.text))
    }

    fn finish(self) {
        self.text.extend_from_slice(self.end);
    }
}

/// All kinds of lists are written alike.
macro_rules! list {
    ($($kind:ident $entry:ident),+) => {$(
        impl $kind for List<'_> {
            type Ok = ();
            type Error = Unwritable;

            fn $entry<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unwritable> {
                self.entry(value)
            }

            fn end(self) -> Result<(), Unwritable> {
                self.finish();
                Ok(())
            }
        }
    )+};
}

list!(
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field
);
