//! What a command of any game looks and sounds like.

use crate::Millis;

/// The beats of a command, from the moment it was given.
pub trait Film: 'static {
    /// A beat, and how far it has come.
    type Frame<'a>;
    /// Something to hear, or to see for an instant.
    type Cue: Clone + 'static;

    /// What is to be seen now; nothing once the film is over.
    fn frame(&self, now: Millis) -> Option<Self::Frame<'_>>;

    /// Whether there is nothing to see.
    fn is_still(&self) -> bool;

    /// How long it takes.
    fn duration(&self) -> Millis;

    /// All cues, each with how long after the command it is due.
    fn cues(&self) -> impl Iterator<Item = (Millis, &Self::Cue)>;
}
