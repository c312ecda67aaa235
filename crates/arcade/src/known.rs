//! How far a run has come, as far as an observer may know it.

use engine::record::Entry;
use engine::{Audience, Digest, Session};

use crate::{Hosted, Standing};

/// What an observer may know of a run as a whole. Runs that differ only in what is kept from
/// the observer have the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// How far the game has come.
    pub standing: Standing,
    /// How many commands stand, without those that others keep to themselves.
    pub commands: usize,
    /// A digest of what the observer may know; of the whole state where only one player is.
    pub digest: Digest,
}

impl Known {
    pub(crate) fn of<G: Hosted>(session: &Session<G>, observer: Audience) -> Self {
        let game = session.game();
        let commands = known_commands(session, observer);
        let standing = match commands {
            _ if game.status().is_over() => Standing::Over,
            0 => Standing::Waiting,
            _ => Standing::Playing,
        };
        // Who plays alone gets the digest that verdicts and records have. Among several, that
        // one would let a seat try out guesses at what others hide.
        let digest = if G::SEATS == 1 { session.digest() } else { Digest::of(&game.view(observer)) };
        Self { standing, commands, digest }
    }
}

/// How many commands of a run an observer may know of.
pub(crate) fn known_commands<G: Hosted>(session: &Session<G>, observer: Audience) -> usize {
    session.commands().iter().filter(|entry| is_known::<G>(entry, observer)).count()
}

/// Whether an observer may know that a command was given.
pub(crate) fn is_known<G: Hosted>(entry: &Entry<G::Command>, observer: Audience) -> bool {
    !G::is_secret(entry.command) || observer == Audience::Seat(entry.seat)
}
