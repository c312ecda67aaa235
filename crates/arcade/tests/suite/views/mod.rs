//! What `PROTOCOL.md` says of views is what views have, field by field.

mod document;
mod leaves;
mod runs;

use std::path::Path;
use std::thread;

use arcade::{Cabinet, GAMES};

use document::{Field, Tables};
use runs::seen;

/// Rows that hold what comes about too seldom to wait for it.
const SELDOM: [&str; 16] = [
    "foes[].mind",
    "over.cause.foe[].spell",
    "INTENT.cross",
    "heroes[].braced",
    "heroes[].revived",
    "over.cause.hero",
    "over.cause.throw",
    "over.cause.charm",
    "over.cause.ground",
    "buildings[].grown",
    "buildings[].spin",
    "buildings[].held",
    "foes[].swept",
    "shots[].charge",
    "shots[].gain",
    "effects[].kind.sweep.age",
];

fn documented(title: &str) -> Tables {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../PROTOCOL.md");
    let text = std::fs::read_to_string(root).expect("the document is there");
    Tables::of_game(&text, title)
}

/// The games take as long as all other tests together, so they are looked at side by side.
#[test]
fn the_document_lists_exactly_the_fields_that_views_have() {
    thread::scope(|scope| {
        for &game in GAMES {
            scope.spawn(move || check(game));
        }
    });
}

fn check(game: &dyn Cabinet) {
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
