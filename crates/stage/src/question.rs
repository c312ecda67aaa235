//! A question before something that cannot be taken back.

/// A question with two answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// What is at stake, in a few words.
    pub title: String,
    /// Why one is asked.
    pub body: String,
    /// The answer that goes on.
    pub yes: String,
    /// The answer that does not.
    pub no: String,
}

/// An answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It is done.
    Yes,
    /// It is not.
    No,
}

impl Answer {
    /// Where the cursor of every question begins: nothing is lost by the key that is under the finger.
    pub const SAFEST: Self = Self::No;

    /// The other answer.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Yes => Self::No,
            Self::No => Self::Yes,
        }
    }
}
