//! Any text, as a content patch.

#![no_main]

use engine::tuning::{Contradiction, Knob, Tunable, apply, patched, template};
use libfuzzer_sys::fuzz_target;

#[derive(Clone, Debug, Default, PartialEq)]
struct Content {
    plain: i64,
    row: [i64; 3],
}

impl Tunable for Content {
    fn knobs() -> &'static [Knob<Self>] {
        &[
            Knob {
                name: "plain",
                about: "A number",
                least: -5,
                most: 1_000,
                entries: 1,
                read: |content, _| content.plain,
                write: |content, _, value| content.plain = value,
            },
            Knob {
                name: "row",
                about: "Three numbers",
                least: i64::MIN,
                most: i64::MAX,
                entries: 3,
                read: |content, entry| content.row[entry],
                write: |content, entry, value| content.row[entry] = value,
            },
        ]
    }

    fn problems(&self) -> Vec<Contradiction> {
        let unlucky = Contradiction { about: &["plain"], sentence: "plain is unlucky".to_owned() };
        if self.plain == 13 { vec![unlucky] } else { Vec::new() }
    }
}

fuzz_target!(|text: &str| {
    match patched(&Content::default(), text) {
        Ok(content) => {
            assert_eq!(patched(&Content::default(), &template(&content)), Ok(content));
        }
        Err(errors) => {
            assert!(!errors.is_empty());
            for error in errors {
                assert!(!error.to_string().is_empty());
            }
        }
    }
    let mut content = Content::default();
    if apply(&mut content, text, 7).is_err() {
        assert_eq!(content, Content::default());
    }
});
