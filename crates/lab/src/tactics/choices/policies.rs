//! Players of 5×5 Tactics, from the least knowledge to the most.

use tactics::bot::Careful;
use tactics::{Command, Deed, Tactics, View};

use crate::choices::{First, Habit, Rung, named};

/// The strongest player that can be afforded.
pub(super) const STRONG: &str = "search:300";
/// The same with more time.
const MORE_TIME: &str = "search:3000";

pub(super) const RUNGS: &[Rung<Tactics>] = &[
    Rung { name: "random", about: "any command", each: 10, player: |setup, _| named("random", setup) },
    Rung { name: "first", about: "always the first command", each: 10, player: |_, _| Box::new(First) },
    Rung {
        name: "attack",
        about: "always attacks, else the first command",
        each: 10,
        player: |_, _| Box::new(Habit::new(attacks)),
    },
    Rung { name: "naive", about: "the simple rule", each: 10, player: |setup, _| named("naive", setup) },
    Rung {
        name: "careful",
        about: "naive, but leaves its hero to no deadly blow",
        each: 10,
        player: |setup, _| Box::new(Careful::new(setup.content())),
    },
    Rung {
        name: "greedy",
        about: "what looks best now",
        each: 10,
        player: |setup, _| named("greedy", setup),
    },
    Rung {
        name: "search:30",
        about: "looks at 30 positions",
        each: 6,
        player: |setup, _| named("search:30", setup),
    },
    Rung { name: STRONG, about: "the strong player", each: 3, player: |setup, _| named(STRONG, setup) },
    Rung {
        name: MORE_TIME,
        about: "the strong player with ten times the time",
        each: 3,
        player: |setup, _| named(MORE_TIME, setup),
    },
    Rung { name: "stall", about: "always passes", each: 10, player: |_, _| Box::new(Habit::new(passes)) },
];

fn attacks(_view: &View, command: Command) -> i32 {
    i32::from(matches!(command, Command::Unit(_, Deed::Attack(_) | Deed::Charge(..))))
}

fn passes(_view: &View, command: Command) -> i32 {
    i32::from(matches!(command, Command::Unit(_, Deed::Pass)))
}
