//! What was chosen for the last run of a game, to begin the next one with.

use super::Shelf;

const CHOSEN: &str = "roguery/chosen/";

/// A choice before a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// The rule set.
    Rules,
    /// Who sits at the table.
    Table,
    /// An option that the game asks for itself, by its name.
    Option(&'static str),
}

impl Chosen {
    /// What was chosen last, for a game.
    pub fn last(self, shelf: &impl Shelf, game: &str) -> Option<String> {
        shelf.read(&self.key(game))
    }

    /// Remembers a choice. Where nothing is kept, the next run begins as the house would.
    pub fn remember(self, shelf: &impl Shelf, game: &str, chosen: &str) {
        let _ = shelf.write(&self.key(game), chosen);
    }

    fn key(self, game: &str) -> String {
        let what = match self {
            Self::Rules => "rules",
            Self::Table => "table",
            Self::Option(name) => name,
        };
        format!("{CHOSEN}{game}/{what}")
    }
}
