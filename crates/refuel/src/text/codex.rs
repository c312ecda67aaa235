//! All that there is, on one page.

use std::fmt::Write as _;

use crate::{Attacker, Blueprint, Sort};

/// Every blueprint and every attacker with its lines, as text.
pub fn codex() -> String {
    let mut page = String::new();
    for sort in Sort::ALL {
        writeln!(page, "== {} ==", sort.name()).expect("a text takes all");
        for blueprint in Blueprint::ALL.into_iter().filter(|blueprint| blueprint.row().sort == sort) {
            writeln!(page, "\n{} ({})", blueprint.name(), blueprint.row().rarity).expect("a text takes all");
            for line in blueprint.lines() {
                writeln!(page, "  {line}").expect("a text takes all");
            }
        }
        page.push('\n');
    }
    page.push_str("== Attackers ==\n");
    for attacker in Attacker::ALL {
        writeln!(page, "\n{}", attacker.name()).expect("a text takes all");
        for line in attacker.lines() {
            writeln!(page, "  {line}").expect("a text takes all");
        }
    }
    page
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_codex_is_the_one_that_is_checked_in() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/codex.txt");
        testkit::golden::check_file(path, &super::codex());
    }
}
