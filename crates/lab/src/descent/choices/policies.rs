//! Players of Descent, from the least knowledge to the most.

use ::descent::{Command, Descent, Flask, View};
use engine::Seat;

use crate::choices::{First, Habit, Rung, named};

/// The strong player with more time.
pub(super) const PATIENT: &str = "patient";

pub(super) const RUNGS: &[Rung<Descent>] = &[
    Rung { name: "random", about: "any command", each: 2, player: |setup, _| named("random", setup) },
    Rung { name: "first", about: "always the first command", each: 1, player: |_, _| Box::new(First) },
    Rung { name: "wait", about: "always waits", each: 1, player: |_, _| Box::new(Habit::new(waits)) },
    Rung {
        name: "fighter",
        about: "explores and bumps",
        each: 5,
        player: |setup, _| named("fighter", setup),
    },
    Rung { name: "naive", about: "the simple rule", each: 5, player: |setup, _| named("naive", setup) },
    Rung { name: "delver", about: "the strong player", each: 5, player: |setup, _| named("delver", setup) },
    Rung {
        name: PATIENT,
        about: "the same with more time: in a fight it plays every command on",
        each: 1,
        player: |setup, _| named("delver", setup),
    },
    Rung {
        name: "stall",
        about: "drinks and waits where it came down",
        each: 1,
        player: |_, _| Box::new(Habit::new(survives)),
    },
];

fn waits(_view: &View, command: Command) -> i32 {
    match command {
        Command::Leave => 2,
        Command::Wait => 1,
        _ => 0,
    }
}

/// Keeps its skin: drinks when it is hurt, strikes nobody and goes nowhere.
fn survives(view: &View, command: Command) -> i32 {
    let hero = view.hero(Seat::FIRST);
    let is_hurt = hero.hp.0 * 2 < hero.most.0;
    match command {
        Command::Drink(Flask::Healing) if is_hurt => 3,
        _ => waits(view, command),
    }
}
