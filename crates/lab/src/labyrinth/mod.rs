//! Endless Tower in the lab.

mod bout;
mod causes;
mod choices;
mod counts;
mod floors;
mod foes;
mod meter;
mod plots;
mod tables;
mod vigour;
mod wardrobe;

use ::labyrinth::{Labyrinth, Outcome};

use self::counts::LabyrinthCounts;
use self::meter::LabyrinthMeter;
use crate::args::SoloArgs;
use crate::error::Error;
use crate::plan::Plan;
use crate::player::Goal;
use crate::report::Plot;
use crate::solo::{Side, Solo};
use crate::subject::Subject;

/// Whoever gets so far has won, as far as anybody wins here.
const GOAL: u32 = 10;

impl Subject for Labyrinth {
    type Args = SoloArgs;
    type Study = Plan<Self>;

    const USUAL_BOT: &'static str = "tactician";
    const TOLD: &'static str = "floors reached, fights, progress and damage floor by floor";
    const HELP: &'static str =
        "\n\nThe tower has no top: a run that takes 40000 commands is cut off, and counted as such.";

    fn study(args: &SoloArgs) -> Result<Plan<Self>, Error> {
        Plan::asked(args)
    }
}

impl Solo for Labyrinth {
    type Meter = LabyrinthMeter;
    type Counts = LabyrinthCounts;

    const WIN: &'static str = "reached floor 10";
    const CHUNK: u64 = 2;
    const MOST_COMMANDS: u64 = 40_000;

    fn goal(_outcome: Option<Outcome>, meter: &LabyrinthMeter) -> Goal {
        if meter.floor() >= GOAL { Goal::Reached } else { Goal::Missed }
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
        assert!(Labyrinth::HELP.contains(&format!("takes {} commands", Labyrinth::MOST_COMMANDS)));
    }
}
