//! The chain of digests that runs through a record.

use super::Entry;
use super::header::Header;
use crate::digest::Hasher;
use crate::{Digest, Game};

/// The chain before the first command.
pub(super) fn start<G: Game>(header: &Header, game: &G) -> Digest {
    link_state(Hasher::following(Digest::of_bytes(&header.encode())), game)
}

/// The chain after a command, given the game after it.
///
/// The same as [`Digest::chain`] over the seat, the command's canonical bytes and the
/// state's digest, but without a buffer: replaying a run allocates nothing here.
pub(super) fn link<G: Game>(chain: Digest, entry: &Entry<G::Command>, game: &G) -> Digest {
    let mut hasher = Hasher::following(chain);
    hasher.write(&[entry.seat.index()]);
    hasher.serialise(&entry.command);
    link_state(hasher, game)
}

fn link_state<G: Game>(mut hasher: Hasher, game: &G) -> Digest {
    hasher.write(&game.digest().0.to_le_bytes());
    hasher.digest()
}
