//! The balance tables that are checked in, one for each rule set, with every bot.

use std::path::Path;

use testkit::golden::check_file;

use crate::common;

/// The bots from the floor to the ceiling, each with as many runs as it has time for:
/// enough for intervals of a point, or two for the one that thinks.
const BOTS: [(&str, u32); 3] = [("random", 10_000), ("document", 10_000), ("thinker", 2_000)];

#[track_caller]
fn check(rules: &str) {
    let mut lines = Vec::new();
    for (bot, runs) in BOTS {
        let words = format!("forward --rules {rules} --bot {bot} --runs {runs} --seed 1");
        let text = common::sim(&words).unwrap();
        // What the clock says is not a matter of balance.
        lines.extend(text.lines().filter(|line| !line.ends_with("runs per second")).map(str::to_owned));
        lines.push(String::new());
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("balance/forward-{rules}.txt"));
    check_file(file, &lines.join("\n"));
}

#[test]
fn forward_published() {
    check("published");
}

#[test]
fn forward_written() {
    check("written");
}
