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
