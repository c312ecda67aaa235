//! Descent in the lab.

mod args;
mod causes;
mod choices;
mod counts;
mod goods;
mod means;
mod meter;
mod pace;
mod packs;
mod plots;
mod stock;
mod tables;

use ::descent::{Descent, Outcome, Setup};

pub use self::args::DescentArgs;

use self::counts::DescentCounts;
use self::meter::DescentMeter;
use crate::error::Error;
use crate::plan::Plan;
use crate::player::Goal;
use crate::report::Plot;
use crate::solo::{Side, Solo};
use crate::subject::Subject;

impl Subject for Descent {
    type Args = DescentArgs;
    type Study = Plan<Self>;

    const USUAL_BOT: &'static str = "delver";
    const TOLD: &'static str = "who wins where, what runs end by, creatures, items, builds and time";
    const HELP: &'static str = "\n\nA run that takes 20000 commands is cut off, and counted as such.";

    fn study(args: &DescentArgs) -> Result<Plan<Self>, Error> {
        Ok(Plan::asked(&args.solo)?.with_cast(&args.cast()))
    }
}

impl Solo for Descent {
    type Meter = DescentMeter;
    type Counts = DescentCounts;

    const CHUNK: u64 = 4;
    const MOST_COMMANDS: u64 = 20_000;

    fn goal(outcome: Option<Outcome>, _meter: &DescentMeter) -> Goal {
        if outcome.is_some_and(|outcome| outcome.is_won()) { Goal::Reached } else { Goal::Missed }
    }

    fn with_cast(setup: &Setup, who: &str) -> Setup {
        let (character, companion) = args::party(who);
        Setup { character, companion, ..setup.clone() }
    }

    fn plots(sides: &[Side<'_, Self>]) -> Vec<Plot> {
        plots::all(sides)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_help_says_when_a_run_is_cut_off() {
        assert!(Descent::HELP.contains(&format!("takes {} commands", Descent::MOST_COMMANDS)));
    }
}
