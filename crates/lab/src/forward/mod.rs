//! Forward in the lab.

mod choices;
mod counts;
mod json;
mod meter;
mod pace;
mod plots;
mod survival;
mod tables;

use forward::{Forward, Outcome};

use self::counts::ForwardCounts;
use self::meter::ForwardMeter;
use crate::args::SoloArgs;
use crate::error::Error;
use crate::plan::Plan;
use crate::player::Goal;
use crate::report::Plot;
use crate::solo::{Side, Solo};
use crate::subject::Subject;

impl Subject for Forward {
    type Args = SoloArgs;
    type Study = Plan<Self>;

    const USUAL_BOT: &'static str = "naive";
    const TOLD: &'static str = "win rate, clear rates, damage and healing by location, deaths by tier, steps, what weapons change, scores of winners, minutes";

    fn study(args: &SoloArgs) -> Result<Plan<Self>, Error> {
        Plan::asked(args)
    }
}

impl Solo for Forward {
    type Meter = ForwardMeter;
    type Counts = ForwardCounts;

    fn goal(outcome: Option<Outcome>, _meter: &ForwardMeter) -> Goal {
        match outcome {
            Some(Outcome::Won) => Goal::Reached,
            Some(Outcome::Died { .. }) | None => Goal::Missed,
        }
    }

    fn plots(sides: &[Side<'_, Self>]) -> Vec<Plot> {
        plots::all(sides)
    }
}
