//! Players of Endless Tower, from the least knowledge to the most.

use ::labyrinth::bot::Careful;
use ::labyrinth::{Command, Flask, Labyrinth, View};

use crate::choices::{First, Habit, Rung, named};

/// The strong player with more time.
pub(super) const PATIENT: &str = "patient";

pub(super) const RUNGS: &[Rung<Labyrinth>] = &[
    Rung { name: "random", about: "any command", each: 2, player: |setup, _| named("random", setup) },
    Rung { name: "first", about: "always the first command", each: 1, player: |_, _| Box::new(First) },
    Rung { name: "wait", about: "always waits", each: 1, player: |_, _| Box::new(Habit::new(waits)) },
    Rung {
        name: "brawler",
        about: "explores and bumps",
        each: 4,
        player: |setup, _| named("brawler", setup),
    },
    Rung { name: "naive", about: "the simple rule", each: 4, player: |setup, _| named("naive", setup) },
    Rung {
        name: "careful",
        about: "naive, and answers what is announced",
        each: 4,
        player: |setup, _| Box::new(Careful::new(setup.content())),
    },
    Rung {
        name: "tactician",
        about: "the strong player",
        each: 2,
        player: |setup, _| named("tactician", setup),
    },
    Rung {
        name: PATIENT,
        about: "the same with more time: with a foe beside it plays every command on",
        each: 1,
        player: |setup, _| named("tactician", setup),
    },
    Rung {
        name: "stall",
        about: "guards, drinks and waits where it came up",
        each: 1,
        player: |_, _| Box::new(Habit::new(survives)),
    },
];

fn waits(_view: &View, command: Command) -> i32 {
    i32::from(command == Command::Wait)
}

/// Keeps its skin: drinks when it is hurt, guards while somebody is there, bumps nobody and goes nowhere.
fn survives(view: &View, command: Command) -> i32 {
    let is_hurt = view.hero.hp * 2 < view.hero.stats.hp;
    match command {
        Command::Drink(Flask::Potion) if is_hurt => 3,
        Command::Guard if !view.foes.is_empty() => 2,
        Command::Wait => 1,
        _ => 0,
    }
}
