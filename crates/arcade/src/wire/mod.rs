//! Data of games as they go onto a line: JSON in the spelling of the notation, without what says nothing.
//!
//! - A word of a game is spelt as in commands and positions: small, with a hyphen between its parts. Types
//!   call it `ElementalBlast`, lines `elemental-blast`.
//! - A field that holds nothing is left out: `null`, `false`, `0`, an empty text, list or object, or a list
//!   of nothing else. Whatever is an entry of a list keeps its place.
//!
//! The text is written straight into a buffer; no tree is made of it.

mod fields;
mod list;
mod nothing;
mod text;
mod writer;

use std::fmt;

use serde::Serialize;

use writer::Writer;

/// Appends a value to a text.
///
/// # Panics
/// When the value holds what no game tells: fractions, bytes, or keys that are no words.
pub(crate) fn write<T: Serialize + ?Sized>(value: &T, text: &mut Vec<u8>) {
    value.serialize(Writer::new(text)).expect("views and events are made of words and whole numbers");
}

/// A value as a text of its own.
///
/// # Panics
/// As [`write`] does.
pub(crate) fn written<T: Serialize + ?Sized>(value: &T) -> String {
    let mut text = Vec::new();
    write(value, &mut text);
    String::from_utf8(text).expect("what is written is made of texts")
}

/// Something that lines do not carry.
#[derive(Debug)]
struct Unwritable(String);

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unwritable {}

impl serde::ser::Error for Unwritable {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self(message.to_string())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Serialize;
    use serde_json::{Value, json};

    use super::written;

    #[derive(Serialize, PartialEq, Eq, PartialOrd, Ord)]
    enum Gem {
        Ruby,
        GreenStone,
        Cut(u8),
        Pair(u8, i64),
        Set { weight: u8, in_gold: bool },
    }

    #[derive(Serialize)]
    struct Chest {
        gems: Vec<Gem>,
        best: Option<Gem>,
        open: bool,
        gold: i32,
        note: &'static str,
        counts: BTreeMap<Gem, u8>,
        rows: [[u8; 2]; 2],
        lock: Lock,
    }

    #[derive(Default, Serialize)]
    struct Lock {
        strength: u8,
        keys: [Option<u8>; 2],
    }

    fn chest() -> Chest {
        let (gems, counts) = (Vec::new(), BTreeMap::new());
        Chest {
            gems,
            best: None,
            open: false,
            gold: 0,
            note: "",
            counts,
            rows: [[0; 2]; 2],
            lock: Lock::default(),
        }
    }

    #[track_caller]
    fn check(value: &impl Serialize, expected: &Value) {
        let text = written(value);
        assert_eq!(serde_json::from_str::<Value>(&text).expect("it is JSON"), *expected, "{text}");
        assert!(!text.contains(' '), "{text}");
    }

    #[test]
    fn what_says_nothing_is_left_out_at_any_depth() {
        check(&chest(), &json!({}));
        check(&Chest { rows: [[0, 0], [0, 1]], ..chest() }, &json!({ "rows": [[0, 0], [0, 1]] }));
        check(&Chest { rows: [[0, 0], [10, 0]], ..chest() }, &json!({ "rows": [[0, 0], [10, 0]] }));
        let lock = Lock { strength: 0, keys: [None, Some(0)] };
        check(&Chest { lock, ..chest() }, &json!({}));
        let lock = Lock { strength: 0, keys: [None, Some(3)] };
        check(&Chest { lock, ..chest() }, &json!({ "lock": { "keys": [null, 3] } }));
        check(&Chest { gold: -5, open: true, ..chest() }, &json!({ "open": true, "gold": -5 }));
        check(&[Some(0), None], &json!([0, null]));
    }

    #[test]
    fn words_are_spelt_as_in_the_notation_and_always_stay() {
        let gems = vec![
            Gem::GreenStone,
            Gem::Cut(0),
            Gem::Pair(0, i64::MIN),
            Gem::Set { weight: 0, in_gold: false },
            Gem::Set { weight: 255, in_gold: true },
        ];
        check(
            &Chest { gems, best: Some(Gem::Ruby), ..chest() },
            &json!({
                "gems": [
                    "green-stone",
                    { "cut": 0 },
                    { "pair": [0, i64::MIN] },
                    { "set": {} },
                    { "set": { "weight": 255, "in_gold": true } },
                ],
                "best": "ruby",
            }),
        );
        let counts = BTreeMap::from([(Gem::Ruby, 0), (Gem::GreenStone, 7)]);
        check(&Chest { counts, ..chest() }, &json!({ "counts": { "green-stone": 7 } }));
        check(&BTreeMap::from([(12_u8, "twelve")]), &json!({ "12": "twelve" }));
    }

    #[test]
    fn texts_and_numbers_come_through_whole() {
        let odd = "quote \" backslash \\ break \n tab \t bell \u{7} é ✓ \u{1F409}";
        assert_eq!(serde_json::from_str::<Value>(&written(odd)).ok(), Some(json!(odd)));
        let shown = format_args!("{odd}").to_string();
        let read: Value = serde_json::from_str(&written(&Shown(&shown))).expect("it is JSON");
        assert_eq!(read, json!(odd));
        assert_eq!(written(&[0, 9, 10, u64::MAX]), "[0,9,10,18446744073709551615]");
        assert_eq!(written(&('x', (), -1_i8, i64::MAX)), r#"["x",null,-1,9223372036854775807]"#);
    }

    /// Something that is written as it is displayed.
    struct Shown<'a>(&'a str);

    impl Serialize for Shown<'_> {
        fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_str(self.0)
        }
    }

    #[test]
    #[should_panic(expected = "whole numbers")]
    fn fractions_are_no_data() {
        written(&0.5);
    }
}
