//! Refuel in the lab.

mod args;
mod builds;
mod choices;
mod counts;
mod hand;
mod meter;
mod plots;
mod tables;
mod thirst;

use std::borrow::Cow;

use ::refuel::{Outcome, Refuel, Setup};
use engine::{Game as _, Seed};

pub use self::args::RefuelArgs;

use self::counts::RefuelCounts;
use self::meter::RefuelMeter;
use crate::error::Error;
use crate::plan::Plan;
use crate::player::Goal;
use crate::report::Plot;
use crate::solo::{Side, Solo};
use crate::subject::Subject;
use crate::terms::Terms;

impl Subject for Refuel {
    type Args = RefuelArgs;
    type Study = Plan<Self>;

    const USUAL_BOT: &'static str = "builder";
    const TOLD: &'static str = "who wins with what, hull lost by wave, blueprints, families, builds and fuel";
    const HELP: &'static str = "\n\nWithout --hand each battle has a hand of its own: what everybody begins with, and by \
                                lot three more towers, two more buildings and two more abilities.";

    fn study(args: &RefuelArgs) -> Result<Plan<Self>, Error> {
        let mut plan: Plan<Self> = Plan::asked(&args.solo)?;
        for setting in &mut plan.settings {
            setting.terms = Self::arranged(args, setting.terms.clone())?;
        }
        Ok(plan)
    }

    fn arranged(args: &RefuelArgs, terms: Terms<Self>) -> Result<Terms<Self>, Error> {
        let setup = args.arranged(terms.setup);
        let any = Seed::from_bits(0);
        match Self::new(&hand::dealt(&setup, any), any) {
            Ok(_) => Ok(Terms { rules: format!("{}, {}", terms.rules, args.told()), setup, ..terms }),
            Err(wrong) => Err(Error::Setup(wrong.to_string())),
        }
    }
}

impl Solo for Refuel {
    type Meter = RefuelMeter;
    type Counts = RefuelCounts;

    const CHUNK: u64 = 4;
    const MOST_COMMANDS: u64 = 20_000;

    fn goal(outcome: Option<Outcome>, _meter: &RefuelMeter) -> Goal {
        if outcome.is_some_and(|outcome| outcome.is_won()) { Goal::Reached } else { Goal::Missed }
    }

    fn dealt(setup: &Setup, seed: Seed) -> Cow<'_, Setup> {
        hand::dealt(setup, seed)
    }

    fn plots(sides: &[Side<'_, Self>]) -> Vec<Plot> {
        plots::all(sides)
    }
}
