//! Laws, and what it looks like when one is broken.

use std::fmt;

use engine::Seed;

/// Something that is true of every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Law {
    /// A game waits for seats that can do something, and for nobody when it is over.
    Awaited,
    /// Legal commands are sorted and unique.
    LegalSorted,
    /// A command passes the check exactly when it is in the legal list.
    CheckAgrees,
    /// A command is refused as the check says, changes nothing and emits nothing.
    Refusal,
    /// The same state and command give the same events and the same state.
    SameAgain,
    /// The null sink changes nothing.
    Silence,
    /// A state read back from its bytes is the same and continues alike.
    StateBytes,
    /// The game ends in time.
    Ends,
    /// What was gained or lost for good stays so, and nobody plays for ever without any of it.
    Advances,
    /// A command read back from its text is the same.
    CommandText,
    /// A command read back from its bytes is the same.
    CommandBytes,
    /// Playing the commands again reproduces every digest.
    Replay,
    /// A record read back from its bytes is the same and true.
    RecordBytes,
    /// A run that is resumed goes on as if it had never stopped.
    Resume,
    /// A command that showed nothing can be taken back exactly.
    Undo,
    /// Any point of a timeline is the state that was played there.
    Timeline,
    /// Equal views give equal bytes and equal legal commands.
    ViewDecides,
    /// A command that shows nothing leads from equal views to equal views.
    Disclosure,
    /// Before the first command nobody can tell one seed from another.
    Opening,
}

impl Law {
    /// Every law.
    pub const ALL: [Self; 19] = [
        Self::Awaited,
        Self::LegalSorted,
        Self::CheckAgrees,
        Self::Refusal,
        Self::SameAgain,
        Self::Silence,
        Self::StateBytes,
        Self::Ends,
        Self::Advances,
        Self::CommandText,
        Self::CommandBytes,
        Self::Replay,
        Self::RecordBytes,
        Self::Resume,
        Self::Undo,
        Self::Timeline,
        Self::ViewDecides,
        Self::Disclosure,
        Self::Opening,
    ];

    const fn text(self) -> &'static str {
        match self {
            Self::Awaited => "a game waits for seats that can do something, and for nobody when it is over",
            Self::LegalSorted => "legal commands are sorted and unique",
            Self::CheckAgrees => "a command passes the check exactly when it is legal",
            Self::Refusal => "a command is refused as the check says, changes nothing and emits nothing",
            Self::SameAgain => "the same state and command give the same events and the same state",
            Self::Silence => "the null sink changes nothing",
            Self::StateBytes => "a state read back from its bytes is the same and continues alike",
            Self::Ends => "the game ends in time",
            Self::Advances => "nobody plays for ever without anything gained or lost for good",
            Self::CommandText => "a command read back from its text is the same",
            Self::CommandBytes => "a command read back from its bytes is the same",
            Self::Replay => "playing the commands again reproduces every digest",
            Self::RecordBytes => "a record read back from its bytes is the same and true",
            Self::Resume => "a run that is resumed goes on as if it had never stopped",
            Self::Undo => "a command that showed nothing can be taken back exactly",
            Self::Timeline => "any point of a timeline is the state that was played there",
            Self::ViewDecides => "equal views give equal bytes and equal legal commands",
            Self::Disclosure => "a command that shows nothing leads from equal views to equal views",
            Self::Opening => "before the first command nobody can tell one seed from another",
        }
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// A law that a game broke, and how to see it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    /// The law; nothing when the game could not even be set up.
    pub law: Option<Law>,
    /// The game.
    pub game: &'static str,
    /// The setup, as its debug text.
    pub setup: String,
    /// The seed.
    pub seed: Seed,
    /// The commands up to the breach, each as seat and text.
    pub commands: Vec<String>,
    /// What happened, in words.
    pub detail: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.law {
            Some(law) => writeln!(f, "{} breaks the law '{law}' ({law:?})", self.game)?,
            None => writeln!(f, "{} cannot be set up", self.game)?,
        }
        writeln!(f, "  seed {}, setup {}", self.seed, self.setup)?;
        writeln!(f, "  after {} commands: {}", self.commands.len(), self.commands.join(", "))?;
        write!(f, "  {}", self.detail)
    }
}
