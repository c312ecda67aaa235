//! All that a run adds, on one page.

use std::fmt::Write as _;

use super::super::encounter::{Answer, Upshot};
use super::super::gift::Gift;
use crate::{Encounter, Hardship, Kit, Rarity, Theme};

/// Kits, themes, hardships and encounters with their lines.
pub fn run_codex() -> String {
    let mut page = String::new();
    let mut section = |title: &str, entries: Vec<(String, Vec<String>)>| {
        writeln!(page, "{}== {title} ==", if page.is_empty() { "" } else { "\n" }).expect("a text takes all");
        for (name, lines) in entries {
            writeln!(page, "\n{name}").expect("a text takes all");
            for line in lines {
                writeln!(page, "  {line}").expect("a text takes all");
            }
        }
    };
    section("Kits", Kit::ALL.map(|kit| (kit.name(), kit.lines())).into());
    section("Themes", Theme::ALL.map(|theme| (theme.name(), theme.lines())).into());
    section("Hardships", Hardship::ALL.map(|hardship| (hardship.name(), hardship.lines())).into());
    section("Encounters", Encounter::ALL.map(|encounter| (encounter.name(), encounter.lines())).into());
    page
}

impl Encounter {
    /// What is met, and what comes of each answer.
    pub fn lines(self) -> Vec<String> {
        let tale = self.tale();
        let [first, last] = tale.acts;
        let after = tale.after.map_or(String::new(), |trace| format!(", after {}", trace.name()));
        let leave = if tale.may_leave { "" } else { ", not to be passed by" };
        let told = self.says().iter().zip(tale.answers);
        let told = told.map(|(says, answer)| format!("{says} ({})", upshots(answer)));
        [format!("Acts {first} to {last}{after}{leave}."), self.story().to_owned()]
            .into_iter()
            .chain(told)
            .collect()
    }
}

fn upshots(answer: Answer) -> String {
    let all: Vec<String> = answer.iter().copied().map(Upshot::line).collect();
    if all.is_empty() { "nothing".to_owned() } else { all.join(", ") }
}

impl Upshot {
    /// What it says before chance has found anything.
    pub fn line(self) -> String {
        let of = |rarity: Rarity, what: &str| format!("{rarity} {what}");
        match self {
            Self::Money(amount) => Gift::Money(amount).to_string(),
            Self::Hull(amount) => Gift::Hull(amount).to_string(),
            Self::MostHull(amount) => Gift::MostHull(amount).to_string(),
            Self::Start(good, more) => Gift::Start(good, more).to_string(),
            Self::Blueprint(blueprint) => blueprint.name(),
            Self::Artefact(artefact) => artefact.name(),
            Self::FindBlueprint(rarity) => of(rarity, "blueprint"),
            Self::FindFitted(rarity) => of(rarity, "blueprint with an augment"),
            Self::FindAugment(rarity) => of(rarity, "augment"),
            Self::FindArtefact(rarity) => of(rarity, "artefact"),
            Self::GiveUp => Gift::GiveUp.to_string(),
            Self::Remember(trace) => Gift::Remember(trace).to_string(),
            Self::Ahead(environment) => Gift::Ahead(environment).to_string(),
            Self::Chance(percent, better, worse) => {
                format!("{percent}%: {}; else {}", upshots(better), upshots(worse))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_codex_is_the_one_that_is_checked_in() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/run-codex.txt");
        testkit::golden::check_file(path, &super::run_codex());
    }
}
