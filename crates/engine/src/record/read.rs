//! Reading a record of a known game.

use std::fmt;

use super::canonical::is_canonical;
use super::chunk::{Checksum, Chunk, Kind};
use super::cursor::Cursor;
use super::error::{Damage, Fault, ReadError};
use super::header::Header;
use super::raw::RawRecord;
use super::{End, Entry};
use crate::{Digest, Game, Seat, Seed};

/// A run of a game as it was written down. Nothing in it has been played yet.
#[derive(Clone)]
pub struct Record<G: Game> {
    pub(super) setup: G::Setup,
    pub(super) seed: Seed,
    pub(super) entries: Vec<Entry<G::Command>>,
    /// Sorted by their place; if there are entries, the last one stands after the last of them.
    pub(super) checkpoints: Vec<Checkpoint>,
    pub(super) end: Option<End>,
}

/// What the chain is said to be after so many commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Checkpoint {
    pub(super) commands: usize,
    pub(super) chain: Digest,
}

/// What came out of reading the bytes of a record.
#[derive(Clone, Debug)]
pub struct Reading<G: Game> {
    /// The record of the longest good prefix.
    pub record: Record<G>,
    /// How long that prefix is. A file cut here can be appended to.
    pub good_bytes: usize,
    /// How many commands were taken back on the way to the record.
    pub taken_back: usize,
    /// What stopped the reading, unless it reached the end.
    pub damage: Option<Damage>,
    pub(super) checksum: Checksum,
}

impl<G: Game> Record<G> {
    /// Reads the longest prefix of the bytes that is good.
    ///
    /// # Errors
    /// When not even the header can be used: the bytes are no record, are of a newer
    /// format, another game, other rules or other content.
    pub fn read(bytes: &[u8]) -> Result<Reading<G>, ReadError> {
        let raw = RawRecord::read(bytes)?;
        let mut record = Self::from_header(raw.header())?;
        let mut chunks = raw.chunks();
        let mut good = chunks;
        let mut damage = None;
        let mut taken_back = 0;
        while damage.is_none() && !chunks.is_empty() {
            let at = chunks.position();
            let before = record.entries.len();
            let taken = chunks.next().and_then(|chunk| {
                record.take(chunk).map_err(|reason| Damage { at, fault: Fault::Payload(reason) })
            });
            match taken {
                Ok(()) => {
                    good = chunks;
                    taken_back += before.saturating_sub(record.entries.len());
                }
                Err(found) => damage = Some(found),
            }
        }
        Ok(Reading { record, good_bytes: good.position(), taken_back, damage, checksum: good.checksum() })
    }

    /// What was chosen before the first command.
    pub const fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The seed of the run.
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// The commands that stand: those taken back are gone.
    pub fn commands(&self) -> &[Entry<G::Command>] {
        &self.entries
    }

    /// What the record claims about its end, if it has one.
    pub const fn end(&self) -> Option<&End> {
        self.end.as_ref()
    }

    /// The chain after the last command, if there is any command.
    fn last_chain(&self) -> Option<Digest> {
        self.checkpoints.last().filter(|checkpoint| checkpoint.commands > 0).map(|last| last.chain)
    }

    fn from_header(header: &Header) -> Result<Self, ReadError> {
        if header.game != G::NAME {
            return Err(ReadError::OtherGame { found: header.game.clone(), wanted: G::NAME });
        }
        if header.rules_version != G::RULES_VERSION {
            return Err(ReadError::OtherRules {
                game: G::NAME,
                found: header.rules_version,
                known: G::RULES_VERSION,
            });
        }
        let setup: G::Setup = postcard::from_bytes(&header.setup).map_err(|_| ReadError::Setup)?;
        let here = Header::new::<G>(&setup, header.seed);
        if here.setup != header.setup {
            return Err(ReadError::Setup);
        }
        if here.content != header.content {
            return Err(ReadError::OtherContent { found: header.content, known: here.content });
        }
        Ok(Self { setup, seed: header.seed, entries: Vec::new(), checkpoints: Vec::new(), end: None })
    }

    /// Adds what a chunk says; after an error the record is as it was.
    fn take(&mut self, chunk: Chunk<'_>) -> Result<(), &'static str> {
        match chunk.kind {
            Kind::Header => Err("a second header"),
            Kind::Commands => self.take_commands(chunk.payload),
            Kind::TakeBack => self.take_back(chunk.payload),
            Kind::End => self.take_end(chunk.payload),
        }
    }

    fn take_commands(&mut self, payload: &[u8]) -> Result<(), &'static str> {
        if self.end.is_some() {
            return Err("commands after the end");
        }
        let (mut rest, chain) = payload.split_last_chunk().ok_or("commands without a chain")?;
        let before = self.entries.len();
        while !rest.is_empty() {
            let Some((entry, after)) = take_entry::<G>(rest) else {
                self.entries.truncate(before);
                return Err("a command is malformed");
            };
            self.entries.push(entry);
            rest = after;
        }
        if self.entries.len() == before {
            return Err("no command in a chunk of commands");
        }
        let chain = Digest(u64::from_le_bytes(*chain));
        self.checkpoints.push(Checkpoint { commands: self.entries.len(), chain });
        Ok(())
    }

    fn take_back(&mut self, payload: &[u8]) -> Result<(), &'static str> {
        let mut cursor = Cursor::new(payload, 0);
        let count = cursor.varint().map_err(|_| "a take-back without a number")?;
        let chain = cursor.array().ok_or("a take-back without a chain")?;
        if !cursor.is_empty() {
            return Err("a take-back that says too much");
        }
        let left = usize::try_from(count)
            .ok()
            .filter(|&count| count > 0)
            .and_then(|count| self.entries.len().checked_sub(count))
            .ok_or("a take-back of commands that were not played")?;
        let chain = Digest(u64::from_le_bytes(chain));
        let kept = self.checkpoints.partition_point(|checkpoint| checkpoint.commands <= left);
        let known = kept > 0 && self.checkpoints[kept - 1].commands == left;
        if known && self.checkpoints[kept - 1].chain != chain {
            return Err("a take-back to a state that never was");
        }
        self.entries.truncate(left);
        self.checkpoints.truncate(kept);
        if !known {
            self.checkpoints.push(Checkpoint { commands: left, chain });
        }
        self.end = None;
        Ok(())
    }

    fn take_end(&mut self, payload: &[u8]) -> Result<(), &'static str> {
        if self.end.is_some() {
            return Err("a second end");
        }
        self.end = Some(End::decode(payload).ok_or("a malformed end")?);
        Ok(())
    }
}

/// Writes a command as [`take_entry`] reads it. The only seat of a solo game goes without saying.
pub(super) fn push_entry<G: Game>(bytes: &mut Vec<u8>, entry: &Entry<G::Command>) {
    if G::SEATS > 1 {
        bytes.push(entry.seat.index());
    }
    let before = bytes.len();
    *bytes = postcard::to_extend(&entry.command, std::mem::take(bytes))
        .expect("a command serialises to canonical bytes");
    debug_assert!(bytes.len() > before, "a command takes at least one byte");
}

/// The first command of the bytes, and the bytes after it.
fn take_entry<G: Game>(bytes: &[u8]) -> Option<(Entry<G::Command>, &[u8])> {
    let (seat, rest) = match G::SEATS {
        ..=1 => (Seat::FIRST, bytes),
        seats => {
            let (&index, rest) = bytes.split_first()?;
            (Seat::new((index < seats).then_some(index)?), rest)
        }
    };
    let (command, after) = postcard::take_from_bytes(rest).ok()?;
    let taken = &rest[..rest.len() - after.len()];
    // A command without bytes would let a short file stand for endless commands, and one
    // written at needless length would give one run many records.
    (!taken.is_empty() && is_canonical(&command, taken)).then_some((Entry { seat, command }, after))
}

impl<G: Game> PartialEq for Record<G> {
    /// Records are equal when they tell the same run, however it was cut into chunks.
    fn eq(&self, other: &Self) -> bool {
        self.setup == other.setup
            && self.seed == other.seed
            && self.entries == other.entries
            && self.last_chain() == other.last_chain()
            && self.end == other.end
    }
}

impl<G: Game> fmt::Debug for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Record")
            .field("game", &G::NAME)
            .field("setup", &self.setup)
            .field("seed", &self.seed.to_string())
            .field("entries", &self.entries)
            .field("end", &self.end)
            .finish_non_exhaustive()
    }
}
