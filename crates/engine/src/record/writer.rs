//! Writing a record while the run is played.

use std::marker::PhantomData;

use super::chunk::{Checksum, Kind, push_chunk, push_magic};
use super::cursor::push_varint;
use super::header::Header;
use super::read::{Reading, Record, push_entry};
use super::{End, Entry, chain};
use crate::{Digest, Game, Seed};

/// Turns a run into bytes as it happens. Each method returns what to append to the file.
#[derive(Clone, Debug)]
pub struct RecordWriter<G> {
    checksum: Checksum,
    chain: Digest,
    game: PhantomData<G>,
}

impl<G: Game> RecordWriter<G> {
    /// Begins the record of a game to which nothing has happened yet.
    pub fn begin(setup: &G::Setup, seed: Seed, game: &G) -> (Self, Vec<u8>) {
        let header = Header::new::<G>(setup, seed);
        let mut bytes = Vec::new();
        let checksum = push_magic(&mut bytes);
        let checksum = push_chunk(&mut bytes, checksum, Kind::Header, &header.encode());
        (Self { checksum, chain: chain::start(&header, game), game: PhantomData }, bytes)
    }

    /// Goes on after the good prefix of a record whose chain there is known.
    pub(crate) const fn resume(reading: &Reading<G>, chain: Digest) -> Self {
        Self { checksum: reading.checksum, chain, game: PhantomData }
    }

    /// Writes a whole record at once, and goes on after it; `chain` is the one after its
    /// last command.
    pub(crate) fn compact(record: &Record<G>, chain: Digest) -> (Self, Vec<u8>) {
        let (bytes, checksum) = record.write();
        (Self { checksum, chain, game: PhantomData }, bytes)
    }

    /// The chain so far.
    pub const fn chain(&self) -> Digest {
        self.chain
    }

    /// A command was played; `game` is the game after it.
    pub fn command(&mut self, entry: &Entry<G::Command>, game: &G) -> Vec<u8> {
        self.chain = chain::link(self.chain, entry, game);
        let mut payload = Vec::new();
        push_entry::<G>(&mut payload, entry);
        payload.extend(self.chain.0.to_le_bytes());
        self.chunk(Kind::Commands, &payload)
    }

    /// The last `count` commands were taken back; `chain` is what it was before them.
    ///
    /// # Panics
    /// When `count` is zero: nothing would be taken back.
    pub fn take_back(&mut self, count: u32, chain: Digest) -> Vec<u8> {
        assert!(count > 0, "a take-back takes something back");
        self.chain = chain;
        let mut payload = Vec::new();
        push_varint(&mut payload, count);
        payload.extend(chain.0.to_le_bytes());
        self.chunk(Kind::TakeBack, &payload)
    }

    /// The run has ended.
    pub fn end(&mut self, end: &End) -> Vec<u8> {
        self.chunk(Kind::End, &end.encode())
    }

    fn chunk(&mut self, kind: Kind, payload: &[u8]) -> Vec<u8> {
        let mut bytes = Vec::new();
        self.checksum = push_chunk(&mut bytes, self.checksum, kind, payload);
        bytes
    }
}
