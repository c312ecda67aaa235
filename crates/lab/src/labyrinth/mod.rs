//! Endless Tower in the lab.

mod bout;
mod causes;
mod counts;
mod figures;
mod floors;
mod foes;
mod meter;
mod tables;
mod vigour;
mod wardrobe;

use ::labyrinth::bot::{Brawler, Tactician};
use ::labyrinth::{Content, Labyrinth, Outcome, Rules, Setup};
use bots::Random;
use engine::Seed;

use self::counts::LabyrinthCounts;
use self::meter::LabyrinthMeter;
use crate::player::{Player, Seated, Verdict};
use crate::report::Figure;
use crate::solo::{Side, Solo};
use crate::subject::Subject;

/// Whoever gets so far has won, as far as anybody wins here.
const GOAL: u32 = 10;

impl Subject for Labyrinth {
    type Content = Content;

    const TITLE: &'static str = "Endless Tower";
    const RULES: &'static [&'static str] = &["tower", "gdd"];

    fn setup(rules: &str) -> Option<Setup> {
        rules.parse::<Rules>().ok().map(Setup::with_rules)
    }

    fn content(setup: &Setup) -> Content {
        setup.content()
    }

    fn with_content(setup: Setup, content: Content) -> Setup {
        Setup { content: Some(Box::new(content)), ..setup }
    }
}

impl Solo for Labyrinth {
    type Meter = LabyrinthMeter;
    type Counts = LabyrinthCounts;

    const BOTS: &'static [&'static str] = &["tactician", "brawler", "random"];
    const WIN: &'static str = "reached floor 10";
    const CHUNK: u64 = 2;
    const MOST_COMMANDS: u64 = 40_000;

    fn player(bot: &str, setup: &Setup) -> Option<Box<dyn Player<Self>>> {
        let content = setup.content();
        Some(match bot {
            "tactician" => Box::new(Seated(Tactician::new(content))),
            "brawler" => Box::new(Seated(Brawler::new(content))),
            "random" => Box::new(Seated(Random::new(Seed::from_bits(0)))),
            _ => return None,
        })
    }

    fn verdict(_outcome: Option<Outcome>, meter: &LabyrinthMeter) -> Verdict {
        if meter.floor() >= GOAL { Verdict::Won } else { Verdict::Lost }
    }

    fn figures(sides: &[Side<'_, Self>]) -> Vec<Figure> {
        figures::all(sides)
    }
}
