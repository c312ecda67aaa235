//! The testkit's tiny game in the arcade: two seats and something to keep secret.

use engine::tuning::{Contradiction, Knob, Tunable};
use engine::{Bot, Perspective, Seed};
use testkit::tiny::{Command, Event, Setup, Tiny};

use crate::cabinet::CabinetOf;
use crate::{BotTaker, Cabinet, Hosted, OptionNote, Options, OptionsError};

pub(crate) const TINY: &dyn Cabinet = CabinetOf::<Tiny<2>>::SHARED;

/// A bot with a mistake: it digs deeper than anybody can.
struct Clumsy;

impl Bot<Tiny<2>> for Clumsy {
    fn choose(&mut self, _perspective: Perspective<'_, Tiny<2>>) -> Command {
        Command::Dig(9)
    }
}

/// Nobody patches the tiny game.
#[derive(Clone, Default)]
#[allow(unreachable_pub, reason = "what a trait speaks of is as public as the trait")]
pub struct NoNumbers;

impl Tunable for NoNumbers {
    fn knobs() -> &'static [Knob<Self>] {
        &[]
    }

    fn problems(&self) -> Vec<Contradiction> {
        Vec::new()
    }
}

impl Hosted for Tiny<2> {
    type Content = NoNumbers;

    const OPTIONS: &'static [OptionNote] = &[OptionNote { name: "turns", about: "how many there are" }];
    const SEAT_NAMES: &'static [&'static str] = &["p1", "p2"];

    fn setup(options: &Options) -> Result<Setup, OptionsError> {
        let turns = options.get("turns").unwrap_or("120").parse();
        let turns = turns.map_err(|_| OptionsError(vec!["turns are a number".to_owned()]))?;
        Ok(Setup { turns, ..Setup::default() })
    }

    fn content(_setup: &Setup) -> NoNumbers {
        NoNumbers
    }

    fn with_content(setup: Setup, _content: NoNumbers) -> Setup {
        setup
    }

    fn rules(_setup: &Setup) -> String {
        "usual".to_owned()
    }

    fn sentence(event: &Event) -> String {
        format!("{event:?}")
    }

    fn bot<T: BotTaker<Self>>(name: &str, _setup: &Setup, taker: T) -> Option<T::Made> {
        (name == "clumsy").then(|| taker.take(Clumsy))
    }

    fn legend() -> String {
        String::new()
    }

    fn catalogue(_setup: &Setup, seed: Seed) -> String {
        seed.to_string()
    }
}
