//! 5×5 Tactics in the lab: duels of bots.

mod bout;
mod choices;
mod contest;
mod drafting;
mod duels;
mod finish;
mod groups;
mod json;
mod length;
mod luck;
mod matchups;
mod mixed;
mod opponents;
mod page;
mod pick;
mod plots;
mod rungs;
mod teams;
mod text;

use tactics::Tactics;

pub use self::contest::{Contest, Ladder};
pub use self::drafting::Drafting;
pub use self::duels::Duels;
use crate::args::DuelArgs;
use crate::error::Error;
use crate::subject::Subject;

pub(crate) use self::contest::LADDER;

impl Subject for Tactics {
    type Args = DuelArgs;
    type Study = Duels;

    const USUAL_BOT: &'static str = "search";
    const TOLD: &'static str = "two bots against each other, every seed with the sides swapped";
    const HELP: &'static str = "; search looks at 2000 positions for a command, search:500 at 500

A run is a seed that is played twice: the same two teams stay in their seats, and the bots
change places. So luck that comes with the seed meets both bots alike.";

    fn study(args: &DuelArgs) -> Result<Duels, Error> {
        Duels::new(args)
    }
}

#[cfg(test)]
mod tests {
    use tactics::bot::BotName;

    use super::*;

    #[test]
    fn the_help_lists_the_bots_there_are() {
        assert_eq!(Tactics::bots(), BotName::WORDS);
        let budget = BotName::default().nodes().unwrap();
        assert!(Tactics::HELP.starts_with(&format!("; search looks at {budget} positions")));
    }
}
