//! The testkit's tiny game as an exhibit: two seats and something to keep secret.

use engine::{Bot, Perspective, Seed};
use testkit::tiny::{Command, Event, Setup, Tiny};

use crate::stand::Stand;
use crate::{BotNote, Cabinet, Exhibit, OptionNote, Options, OptionsError};

pub(crate) const TINY: &dyn Cabinet = Stand::<Tiny<2>>::SHARED;

const CLUMSY: BotNote = BotNote { name: "clumsy", about: "Digs deeper than anybody can." };

/// A bot with a mistake.
struct Clumsy;

impl Bot<Tiny<2>> for Clumsy {
    fn choose(&mut self, _perspective: Perspective<'_, Tiny<2>>) -> Command {
        Command::Dig(9)
    }
}

impl Exhibit for Tiny<2> {
    const TITLE: &'static str = "Tiny";
    const RULE_SETS: &'static [&'static str] = &[];
    const OPTIONS: &'static [OptionNote] = &[OptionNote { name: "turns", about: "how many there are" }];
    const BOTS: &'static [BotNote] = &[CLUMSY];

    fn setup(options: &Options) -> Result<Setup, OptionsError> {
        let turns = options.get("turns").unwrap_or("120").parse();
        let turns = turns.map_err(|_| OptionsError(vec!["turns are a number".to_owned()]))?;
        Ok(Setup { turns, ..Setup::default() })
    }

    fn rules(_setup: &Setup) -> String {
        "usual".to_owned()
    }

    fn sentence(event: &Event) -> String {
        format!("{event:?}")
    }

    fn bot(name: &str, _setup: &Setup) -> Option<Box<dyn Bot<Self> + Send>> {
        (name == CLUMSY.name).then(|| Box::new(Clumsy) as Box<dyn Bot<Self> + Send>)
    }

    fn legend() -> String {
        String::new()
    }

    fn catalogue(_setup: &Setup, seed: Seed) -> String {
        seed.to_string()
    }
}
