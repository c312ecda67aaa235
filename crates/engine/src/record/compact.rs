//! Writing a whole record as short as it gets, for links and submissions.

use super::chunk::{Checksum, Kind, push_chunk, push_magic};
use super::header::Header;
use super::read::{Checkpoint, Record, push_entry};
use super::{End, Entry};
use crate::{Digest, Game, Seed};

/// A chunk costs about fourteen bytes, so this many commands in one make that cost
/// disappear, and still little is lost with a damaged chunk.
const COMMANDS_PER_CHUNK: usize = 256;

impl<G: Game> Record<G> {
    /// The record of a run whose chain after every command is known, the first one being
    /// the chain before any command.
    pub(crate) fn of_run(
        setup: G::Setup,
        seed: Seed,
        entries: Vec<Entry<G::Command>>,
        chains: &[Digest],
        end: Option<End>,
    ) -> Self {
        let checkpoint = |(commands, &chain)| Checkpoint { commands, chain };
        let checkpoints = chains.iter().enumerate().skip(1).map(checkpoint).collect();
        Self { setup, seed, entries, checkpoints, end }
    }

    /// The record as bytes, with many commands to a chunk and without what was taken back.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.write().0
    }

    /// The bytes, and the checksum that whatever is appended follows.
    pub(super) fn write(&self) -> (Vec<u8>, Checksum) {
        let mut bytes = Vec::new();
        let checksum = push_magic(&mut bytes);
        let header = Header::new::<G>(&self.setup, self.seed);
        let mut checksum = push_chunk(&mut bytes, checksum, Kind::Header, &header.encode());
        let mut payload = Vec::new();
        let mut written = 0;
        for (place, checkpoint) in self.checkpoints.iter().enumerate() {
            let last = place + 1 == self.checkpoints.len();
            let count = checkpoint.commands - written;
            if count == 0 || (count < COMMANDS_PER_CHUNK && !last) {
                continue;
            }
            payload.clear();
            for entry in &self.entries[written..checkpoint.commands] {
                push_entry::<G>(&mut payload, entry);
            }
            payload.extend(checkpoint.chain.0.to_le_bytes());
            checksum = push_chunk(&mut bytes, checksum, Kind::Commands, &payload);
            written = checkpoint.commands;
        }
        if let Some(end) = &self.end {
            checksum = push_chunk(&mut bytes, checksum, Kind::End, &end.encode());
        }
        (bytes, checksum)
    }
}
