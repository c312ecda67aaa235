//! Players of Forward, from the least knowledge to the most.

use forward::bot::Careful;
use forward::{Command, Die, Find, Forward, Phase, Price, View};

use crate::choices::{First, Habit, Judged as _, Rung, named};

/// The strong player with more time.
pub(super) const PATIENT: &str = "patient";

pub(super) const RUNGS: &[Rung<Forward>] = &[
    Rung { name: "random", about: "any command", each: 40, player: |setup, _| named("random", setup) },
    Rung { name: "first", about: "always the first command", each: 40, player: |_, _| Box::new(First) },
    Rung {
        name: "highest",
        about: "always the first card and the highest die, never Lux",
        each: 40,
        player: |_, _| Box::new(Habit::new(highest)),
    },
    Rung {
        name: "document",
        about: "thresholds, RULES.md 10.2",
        each: 40,
        player: |setup, _| named("document", setup),
    },
    Rung { name: "naive", about: "the simple rule", each: 40, player: |setup, _| named("naive", setup) },
    Rung {
        name: "careful",
        about: "naive, and answers what is announced",
        each: 40,
        player: |setup, _| Box::new(Careful::new(setup.content())),
    },
    Rung { name: "thinker", about: "the strong player", each: 3, player: Forward::strong },
    Rung {
        name: PATIENT,
        about: "the same with more time: its tables once more, and looks played on",
        each: 1,
        player: Forward::strong,
    },
    Rung {
        name: "stall",
        about: "avoids every risk: heals, looks and blocks while it can",
        each: 40,
        player: |_, _| Box::new(Habit::new(safest)),
    },
];

fn number(view: &View, die: Die) -> u8 {
    match view.phase {
        Phase::Clash { throw, .. } => throw.yours[die.index()],
        _ => view.road.map_or(0, |road| road.held.of(die)),
    }
}

fn highest(view: &View, command: Command) -> i32 {
    match command {
        Command::Keep(die) | Command::Lay(die) => 10 + i32::from(number(view, die)),
        Command::Strike(strikers) if strikers.are_all() => 11,
        Command::Turn(_) | Command::Endure | Command::Pay(Price::Hp) => 10,
        _ => 0,
    }
}

/// Lux goes into what heals, shows and saves, and the dice that block are kept.
fn safest(view: &View, command: Command) -> i32 {
    match command {
        Command::Heal | Command::Ward | Command::Pay(Price::Lux) => 9,
        Command::Peek(_) | Command::Take(Find::Shield) => 8,
        Command::Return(slots) => 4 + i32::from(!slots.is_empty()),
        Command::Reroll(_) => 1,
        Command::Keep(die) => match number(view, die) {
            6 => 7,
            2 => 6,
            _ => 2,
        },
        // One strikes, and the lowest does.
        Command::Strike(strikers) => {
            40 - strikers.iter().map(|die| 7 + i32::from(number(view, die))).sum::<i32>()
        }
        _ => 3,
    }
}
