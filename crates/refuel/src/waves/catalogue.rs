//! The waves of some seeds, as text: what changes in it changes every battle.

use std::fmt::Write as _;

use engine::Seed;

use super::{Forecast, WavePlan};
use crate::{Level, WorldPlan};

/// The waves of a seed on some levels, a line each.
pub fn wave_catalogue(seed: Seed, levels: impl IntoIterator<Item = Level>) -> String {
    let mut page = String::new();
    for level in levels {
        let world = WorldPlan::of(seed, level);
        let mut waves = Forecast::new(seed, WavePlan::of(&world));
        // With the fuel of the hub alone, the battle is over after so many.
        let last = u16::try_from(level.fuel_goal().0 / 10).unwrap_or(u16::MAX);
        let lengths: Vec<String> = world.lengths.iter().map(ToString::to_string).collect();
        writeln!(page, "{seed} level {level}, ways of {}", lengths.join(", ")).expect("a text takes all");
        for number in 0..last {
            writeln!(page, "{:3} {}", number + 1, waves.wave(number)).expect("a text takes all");
        }
        page.push('\n');
    }
    page
}
