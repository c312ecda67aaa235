//! The limits that `PROTOCOL.md` names are those that hold.

use std::path::Path;

use arcade::script::{LIMITS, REQUESTS};

/// The first two cells of each row of the tables under a heading, without the heads of the tables.
fn rows(heading: &str) -> Vec<(String, String)> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../PROTOCOL.md");
    let text = std::fs::read_to_string(page).expect("the document is there");
    let within = text.lines().skip_while(|line| *line != heading).skip(1);
    within
        .take_while(|line| !line.starts_with("## "))
        .filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |")?.split_once(" | "))
        .map(|(first, second)| (first.to_owned(), second.to_owned()))
        .collect()
}

#[test]
fn the_document_names_every_limit_and_what_bounds_every_request() {
    let rows = rows("## Limits");
    let (limits, requests) = rows.split_at(LIMITS.len() + 1);
    for ((what, most), (named, number)) in LIMITS.iter().zip(&limits[1..]) {
        assert_eq!((*what, most.to_string()), (named.as_str(), number.replace(',', "")));
    }
    let mut told: Vec<&str> = requests[1..]
        .iter()
        .flat_map(|(words, _)| words.split(", "))
        .map(|word| word.trim_matches('`'))
        .collect();
    let mut asked = REQUESTS;
    told.sort_unstable();
    asked.sort_unstable();
    assert_eq!(told, asked);
}
