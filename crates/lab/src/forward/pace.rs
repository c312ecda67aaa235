//! How long somebody sits at a run.

use forward::Command;

/// What somebody takes for dice that strike, guard, are kept or rolled again, with what is seen of it, in tenths of a
/// second.
const DICE: u32 = 40;
/// For a card of the row, a price, a find, Lux, and going on.
const CARDS: u32 = 30;

/// The commands of a run by how long people take for them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Pace {
    dice: u32,
    cards: u32,
}

impl Pace {
    /// A command was given.
    #[inline]
    pub(super) const fn count(&mut self, command: Command) {
        match command {
            Command::Keep(_)
            | Command::Reroll(_)
            | Command::Ward
            | Command::Endure
            | Command::Strike(_)
            | Command::Lay(_) => self.dice += 1,
            Command::Turn(_)
            | Command::Heal
            | Command::Peek(_)
            | Command::Return(_)
            | Command::Pay(_)
            | Command::Forward
            | Command::Take(_) => self.cards += 1,
        }
    }

    /// All commands.
    pub(super) const fn commands(self) -> u32 {
        self.dice + self.cards
    }

    /// The run in seconds, as a person would take for it.
    pub(super) const fn seconds(self) -> u32 {
        (self.dice * DICE + self.cards * CARDS) / 10
    }
}

/// The title of the table of scores and times, which says how they are reckoned.
pub(super) const RECKONED: &str =
    "scores, and how long a run is; minutes at 4 seconds a command of dice, 3 any other";

#[cfg(test)]
mod tests {
    use forward::{Die, Slot};

    use super::*;

    #[test]
    fn the_words_say_what_is_reckoned() {
        for (command, seconds, words) in [
            (Command::Keep(Die::First), 4, "4 seconds a command of dice"),
            (Command::Turn(Slot::Left), 3, "3 any other"),
        ] {
            let mut pace = Pace::default();
            pace.count(command);
            assert_eq!((pace.commands(), pace.seconds()), (1, seconds));
            assert!(RECKONED.contains(words), "{words}");
        }
    }
}
