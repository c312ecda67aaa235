//! A run in progress, and its record as it is written.

use thiserror::Error;

use crate::line::Line;
use crate::record::{Damage, End, Entry, ReadError, Reading, Record, RecordWriter, VerifyError, check_end};
use crate::{Digest, Game, Seat, Seed, Sink};

/// A game that is being played and written down.
///
/// A session does no I/O: each change returns the bytes to append to the run's file, and a
/// file that holds any prefix of them can be resumed.
#[derive(Clone)]
pub struct Session<G: Game> {
    setup: G::Setup,
    seed: Seed,
    line: Line<G>,
    writer: RecordWriter<G>,
}

/// A session that goes on from a file.
#[derive(Clone)]
pub struct Resumed<G: Game> {
    /// The session after the last good command.
    pub session: Session<G>,
    /// How many bytes of the file are good. The rest is to be kept aside and cut off
    /// before anything is appended.
    pub good_bytes: usize,
    /// How many commands were taken back on the way.
    pub taken_back: usize,
    /// What is wrong with the rest, if there is one.
    pub damage: Option<Damage>,
}

impl<G: Game> Session<G> {
    /// Starts a game. The bytes are the beginning of its record.
    ///
    /// # Errors
    /// When the setup is impossible.
    pub fn begin(setup: G::Setup, seed: Seed) -> Result<(Self, Vec<u8>), G::SetupError> {
        let game = G::new(&setup, seed)?;
        let (writer, bytes) = RecordWriter::begin(&setup, seed, &game);
        let line = Line::new(game, writer.chain());
        Ok((Self { setup, seed, line, writer }, bytes))
    }

    /// Plays the good part of a record again and goes on from there.
    ///
    /// # Errors
    /// When the bytes are no record of this game and its rules, or when they do not play as
    /// they were recorded. The file is then to be left as it is.
    pub fn resume(bytes: &[u8]) -> Result<Resumed<G>, ResumeError> {
        let reading = Record::<G>::read(bytes)?;
        let record = &reading.record;
        let line = Line::replay(record, record.commands().len())?;
        check_end(record, line.game())?;
        let writer = RecordWriter::resume(&reading, line.chain());
        let session = Self { setup: record.setup().clone(), seed: record.seed(), line, writer };
        let Reading { good_bytes, taken_back, damage, .. } = reading;
        Ok(Resumed { session, good_bytes, taken_back, damage })
    }

    /// A new session that begins with the first `commands` commands of a record, to play on
    /// from a point that another run went through. The bytes are its record so far.
    ///
    /// # Errors
    /// When the record has fewer commands, or does not play as it was recorded.
    pub fn take_over(record: &Record<G>, commands: usize) -> Result<(Self, Vec<u8>), TakeOverError> {
        let length = record.commands().len();
        if commands > length {
            return Err(TakeOverError::Beyond { asked: commands, length });
        }
        let line = Line::replay(record, commands)?;
        let opening = line.record(record.setup(), record.seed());
        let (writer, bytes) = RecordWriter::compact(&opening, line.chain());
        Ok((Self { setup: opening.setup().clone(), seed: opening.seed(), line, writer }, bytes))
    }

    /// Plays a command and returns the bytes to append to the record.
    ///
    /// # Errors
    /// When the rules refuse it; the session is then untouched.
    pub fn play(
        &mut self,
        seat: Seat,
        command: G::Command,
        sink: &mut impl Sink<G::Event>,
    ) -> Result<Vec<u8>, G::Refusal> {
        let entry = Entry { seat, command };
        let disclosure = self.line.play(entry, sink)?;
        let mut bytes = self.writer.command(&entry, self.line.game());
        self.line.note(entry, self.writer.chain(), disclosure);
        if let Some(end) = End::of(self.line.game()) {
            bytes.extend(self.writer.end(&end));
        }
        Ok(bytes)
    }

    /// Takes the last command back and returns the bytes to append to the record.
    ///
    /// # Errors
    /// When there is nothing to take back, or somebody learned something from it.
    ///
    /// # Panics
    /// When the game refuses its own commands, which breaks the laws of [`Game`].
    pub fn undo(&mut self) -> Result<Vec<u8>, UndoRefusal> {
        if self.line.entries().is_empty() {
            return Err(UndoRefusal::Nothing);
        }
        if !self.can_undo() {
            return Err(UndoRefusal::Disclosed);
        }
        self.line.pop();
        Ok(self.writer.take_back(1, self.line.chain()))
    }

    /// Whether the last command may be taken back.
    pub fn can_undo(&self) -> bool {
        self.line.can_undo()
    }

    /// The game as it stands.
    pub const fn game(&self) -> &G {
        self.line.game()
    }

    /// The game as it stood after the first `commands` commands.
    ///
    /// # Panics
    /// When there are fewer.
    pub fn after(&self, commands: usize) -> G {
        self.line.after(commands)
    }

    /// What was chosen before the first command.
    pub const fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The seed of the run.
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// The commands that stand.
    pub fn commands(&self) -> &[Entry<G::Command>] {
        self.line.entries()
    }

    /// The score so far.
    pub fn score(&self) -> i64 {
        self.line.game().score()
    }

    /// The digest of the state.
    pub fn digest(&self) -> Digest {
        self.line.game().digest()
    }

    /// The record so far, without what was taken back.
    pub fn record(&self) -> Record<G> {
        self.line.record(&self.setup, self.seed)
    }

    /// The record so far as bytes, as short as it gets: for links and submissions.
    pub fn record_bytes(&self) -> Vec<u8> {
        self.record().to_bytes()
    }
}

/// Why a file cannot be gone on with.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ResumeError {
    /// It cannot be read as a record of this game.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// It does not play as it was recorded.
    #[error("the record does not play as it was recorded: {0}; the file is kept untouched")]
    Verify(#[from] VerifyError),
}

/// Why a record cannot be taken over.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TakeOverError {
    /// The point lies after the last command.
    #[error("the record has {length} commands, so nobody can go on after command {asked}")]
    Beyond {
        /// After how many commands the new session was to begin.
        asked: usize,
        /// How many there are.
        length: usize,
    },
    /// It does not play as it was recorded.
    #[error("the record does not play as it was recorded: {0}")]
    Verify(#[from] VerifyError),
}

/// Why a command cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum UndoRefusal {
    /// Nothing was played yet.
    #[error("there is nothing to take back")]
    Nothing,
    /// Dice fell, a card was turned, or something else came to light.
    #[error("the last command showed something hidden, so it stands")]
    Disclosed,
}
