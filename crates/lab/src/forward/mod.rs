//! Forward in the lab.

mod counts;
mod figures;
mod meter;
mod survival;

use bots::Random;
use engine::Seed;
use forward::bot::{Document, Thinker};
use forward::{Content, Forward, Outcome, Rules, Setup};

use self::counts::ForwardCounts;
use self::meter::ForwardMeter;
use crate::player::{Player, Seated, Verdict};
use crate::report::Figure;
use crate::solo::{Side, Solo};
use crate::subject::Subject;

impl Subject for Forward {
    type Content = Content;

    const TITLE: &'static str = "Forward";
    const RULES: &'static [&'static str] = &["written", "published"];

    fn setup(rules: &str) -> Option<Setup> {
        rules.parse::<Rules>().ok().map(Setup::with_rules)
    }

    fn content(setup: &Setup) -> Content {
        setup.content()
    }

    fn with_content(setup: Setup, content: Content) -> Setup {
        Setup { content: Some(content), ..setup }
    }
}

impl Solo for Forward {
    type Meter = ForwardMeter;
    type Counts = ForwardCounts;

    const BOTS: &'static [&'static str] = &["document", "thinker", "random"];

    fn player(bot: &str, setup: &Setup) -> Option<Box<dyn Player<Self>>> {
        let content = setup.content();
        Some(match bot {
            "document" => Box::new(Seated(Document::new(content))),
            "thinker" => Box::new(Seated(Thinker::new(&content, setup.rules))),
            "random" => Box::new(Seated(Random::new(Seed::from_bits(0)))),
            _ => return None,
        })
    }

    fn verdict(outcome: Option<Outcome>, _meter: &ForwardMeter) -> Verdict {
        match outcome {
            Some(Outcome::Won) => Verdict::Won,
            Some(Outcome::Died { .. }) | None => Verdict::Lost,
        }
    }

    fn figures(sides: &[Side<'_, Self>]) -> Vec<Figure> {
        figures::all(sides)
    }
}
