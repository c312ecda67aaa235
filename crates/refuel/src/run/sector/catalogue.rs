//! Sectors of some seeds in words, to be looked at.

use std::fmt::Write as _;

use engine::Seed;

use super::Sector;
use crate::run::content::RunContent;
use crate::run::setup::RunSetup;

/// The sectors of a run, a line for each stop.
pub fn sector_catalogue(setup: &RunSetup, seed: Seed) -> String {
    let content: RunContent = setup.content();
    let mut page = String::new();
    for act in 0..3 {
        let sector = Sector::made(seed, act, &content);
        writeln!(page, "act {}: {}", act + 1, sector.theme).expect("a text takes all");
        for (depth, layer) in sector.layers.iter().enumerate() {
            for (place, node) in layer.iter().enumerate() {
                let next: Vec<String> = node.next.iter().map(ToString::to_string).collect();
                let next = next.join(" ");
                writeln!(page, "  {depth}.{place} {} -> {next}", node.stop).expect("a text takes all");
            }
        }
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sectors_are_those_that_are_checked_in() {
        let pages = (0..6).map(|bits| {
            let seed = Seed::from_bits(bits);
            format!("== {seed} ==\n{}", sector_catalogue(&RunSetup::default(), seed))
        });
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/sectors.txt");
        testkit::golden::check_file(path, &pages.collect::<Vec<_>>().join("\n"));
    }
}
