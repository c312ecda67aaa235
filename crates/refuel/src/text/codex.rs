//! All that there is, on one page.

use std::fmt::{Display, Write as _};

use crate::{Artefact, Attacker, Augment, Blueprint, Condition, Content, Environment, Sort, Status};

/// Everything that has a row, with its lines.
pub fn codex() -> String {
    let mut page = String::new();
    for sort in Sort::ALL {
        let of_sort = Blueprint::ALL.into_iter().filter(|blueprint| blueprint.row().sort == sort);
        for (place, blueprint) in of_sort.enumerate() {
            heading(&mut page, &sort.name(), place);
            entry(&mut page, &blueprint.name(), blueprint.row().rarity.word(), blueprint.lines());
        }
    }
    for attacker in Attacker::ALL {
        heading(&mut page, "Attackers", attacker.index());
        entry(&mut page, &attacker.name(), "", attacker.lines());
    }
    for status in Status::ALL {
        heading(&mut page, "What comes over attackers", status.index());
        entry(&mut page, &status.name(), "", [status.line(&Content::USUAL)]);
    }
    writeln!(page, "\n{}", super::statuses::times(&Content::USUAL)).expect("a text takes all");
    for condition in Condition::ALL {
        heading(&mut page, "What comes over buildings", condition.index());
        entry(&mut page, &condition.name(), "", [condition.line(&Content::USUAL)]);
    }
    for artefact in Artefact::ALL {
        heading(&mut page, "Artefacts", artefact.index());
        entry(&mut page, &artefact.name(), artefact.rarity().word(), artefact.lines());
    }
    for augment in Augment::ALL {
        heading(&mut page, "Augments", augment.index());
        entry(&mut page, &augment.name(), augment.rarity().word(), augment.lines());
    }
    for environment in Environment::ALL {
        heading(&mut page, "Environments", environment.index());
        entry(&mut page, &environment.name(), "", environment.lines());
    }
    page
}

/// Before the first of a kind.
fn heading(page: &mut String, kind: &str, place: usize) {
    if place == 0 {
        writeln!(page, "{}== {kind} ==", if page.is_empty() { "" } else { "\n" }).expect("a text takes all");
    }
}

/// A name, what is told of it in a word, and its lines.
fn entry(page: &mut String, name: &str, word: &str, lines: impl IntoIterator<Item = impl Display>) {
    let word = if word.is_empty() { String::new() } else { format!(" ({word})") };
    writeln!(page, "\n{name}{word}").expect("a text takes all");
    for line in lines {
        writeln!(page, "  {line}").expect("a text takes all");
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_codex_is_the_one_that_is_checked_in() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/codex.txt");
        testkit::golden::check_file(path, &super::codex());
    }
}
