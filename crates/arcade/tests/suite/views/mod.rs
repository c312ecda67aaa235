//! What `PROTOCOL.md` says of views is what views have, field by field.

mod document;
mod leaves;
mod runs;

use std::path::Path;

use arcade::GAMES;

use document::{Field, Tables};
use runs::seen;

/// Rows that hold what comes about too seldom to wait for it.
const SELDOM: [&str; 9] = [
    "foes[].mind",
    "over.cause.foe[].spell",
    "INTENT.cross",
    "heroes[].braced",
    "heroes[].revived",
    "over.cause.hero",
    "over.cause.throw",
    "over.cause.charm",
    "over.cause.ground",
];

fn documented(title: &str) -> Tables {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../PROTOCOL.md");
    let text = std::fs::read_to_string(root).expect("the document is there");
    Tables::of_game(&text, title)
}

#[test]
fn the_document_lists_exactly_the_fields_that_views_have() {
    for &game in GAMES {
        let (tables, seen) = (documented(game.about().title), seen(game));
        let fields = tables.fields();
        let (mut told, mut strangers): (Vec<&Field>, Vec<String>) = (Vec::new(), Vec::new());
        for (path, leaves) in &seen {
            let Some(field) = fields.iter().find(|field| tables.is_at(field, path)) else {
                strangers.push(format!("{path}: {leaves:?}"));
                continue;
            };
            told.push(field);
            let other = leaves.iter().find(|leaf| !tables.may_hold(field, leaf));
            assert_eq!(other, None, "{}: {path} is said to hold {}", game.name(), field.holds);
        }
        assert!(strangers.is_empty(), "{} shows what no table has:\n{}", game.name(), strangers.join("\n"));
        let ghosts: Vec<&str> = tables.rows_without(&told).filter(|row| !SELDOM.contains(row)).collect();
        assert!(ghosts.is_empty(), "no view of {} has {}", game.name(), ghosts.join(", "));
    }
}
