//! Players of Refuel, from the least knowledge to the most.

use ::refuel::{Command, Refuel, View};

use crate::choices::{Habit, Rung, named};

pub(super) const RUNGS: &[Rung<Refuel>] = &[
    Rung { name: "random", about: "any command", each: 2, player: |setup, _| named("random", setup) },
    Rung { name: "naive", about: "the simple rule", each: 2, player: |setup, _| named("naive", setup) },
    Rung { name: "builder", about: "the strong player", each: 2, player: |setup, _| named("builder", setup) },
    Rung {
        name: "planner",
        about: "the same, but tries what it builds before it builds it",
        each: 1,
        player: |setup, _| named("planner", setup),
    },
    Rung { name: "stall", about: "builds nothing", each: 1, player: |_, _| Box::new(Habit::new(waits)) },
];

/// Calls waves, and lets them pass.
fn waits(_view: &View, command: Command) -> i32 {
    match command {
        Command::Wave => 1,
        Command::Run(ticks) => i32::from(ticks),
        _ => 0,
    }
}
