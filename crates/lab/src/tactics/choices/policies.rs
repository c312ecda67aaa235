//! Players of 5×5 Tactics, from the least knowledge to the most.

use tactics::{Command, Deed, Tactics, View};

use crate::choices::{First, Habit, Rung, named};

/// The strongest player that can be afforded.
pub(super) const STRONG: &str = "search:300";

pub(super) const RUNGS: &[Rung<Tactics>] = &[
    Rung { name: "random", about: "any command", each: 10, player: |setup| named("random", setup) },
    Rung { name: "first", about: "always the first command", each: 10, player: |_| Box::new(First) },
    Rung {
        name: "attack",
        about: "always attacks, else the first command",
        each: 10,
        player: |_| Box::new(Habit::new(attacks)),
    },
    Rung { name: "naive", about: "the simple rule", each: 10, player: |setup| named("naive", setup) },
    Rung { name: "greedy", about: "what looks best now", each: 10, player: |setup| named("greedy", setup) },
    Rung {
        name: "search:30",
        about: "looks at 30 positions",
        each: 6,
        player: |setup| named("search:30", setup),
    },
    Rung { name: STRONG, about: "the strong player", each: 3, player: |setup| named(STRONG, setup) },
    Rung { name: "stall", about: "always passes", each: 10, player: |_| Box::new(Habit::new(passes)) },
];

fn attacks(_view: &View, command: Command) -> i32 {
    i32::from(matches!(command, Command::Unit(_, Deed::Attack(_) | Deed::Charge(..))))
}

fn passes(_view: &View, command: Command) -> i32 {
    i32::from(matches!(command, Command::Unit(_, Deed::Pass)))
}
