//! A finished or unfinished run, to be watched at any point.

use crate::keyframes::Keyframes;
use crate::record::{Entry, Record, Replay, Verdict, VerifyError, claims};
use crate::{Game, Silence, Sink};

/// A record that can be walked and jumped through in both directions.
#[derive(Clone)]
pub struct Timeline<G: Game> {
    entries: Vec<Entry<G::Command>>,
    keyframes: Keyframes<G>,
    game: G,
    position: usize,
}

impl<G: Game> Timeline<G> {
    /// Plays a record once, checking its chain, and stands before its first command.
    ///
    /// # Errors
    /// When the record does not play as it was recorded.
    pub fn new(record: &Record<G>) -> Result<Self, VerifyError> {
        Self::with_verdict(record).map(|(timeline, _)| timeline)
    }

    /// The same, and what the record comes to: a run that claims another end than its own can be
    /// watched, and is found out all the same.
    ///
    /// # Errors
    /// As [`Timeline::new`].
    pub fn with_verdict(record: &Record<G>) -> Result<(Self, Verdict<G::Outcome>), VerifyError> {
        let mut replay = Replay::new(record)?;
        let game = replay.game().clone();
        let mut keyframes = Keyframes::new(game.clone());
        while replay.step(&mut Silence)?.is_some() {
            keyframes.note(replay.played(), replay.game());
        }
        let verdict = claims(record, replay.game());
        Ok((Self { entries: record.commands().to_vec(), keyframes, game, position: 0 }, verdict))
    }

    /// How many commands there are.
    pub const fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there are no commands at all.
    pub const fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// After how many commands the timeline stands.
    pub const fn position(&self) -> usize {
        self.position
    }

    /// The game at that point.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// All commands, those ahead included.
    pub fn commands(&self) -> &[Entry<G::Command>] {
        &self.entries
    }

    /// Jumps to the point after so many commands, or to the end when there are fewer.
    pub fn seek(&mut self, commands: usize) {
        let target = commands.min(self.entries.len());
        // Nearby points ahead are cheaper to walk to than to jump to.
        if target == self.position + 1 {
            self.step_forward(&mut Silence);
        } else if target != self.position {
            self.game = self.keyframes.restore(&self.entries, target);
            self.position = target;
        }
    }

    /// Plays the next command, telling `sink` what happens, and returns it; nothing at the end.
    ///
    /// # Panics
    /// When the game refuses its own commands, which breaks the laws of [`Game`].
    pub fn step_forward(&mut self, sink: &mut impl Sink<G::Event>) -> Option<Entry<G::Command>> {
        let entry = *self.entries.get(self.position)?;
        self.game
            .play(entry.seat, entry.command, sink)
            .unwrap_or_else(|refusal| panic!("a command that was played was refused: {refusal}"));
        self.position += 1;
        Some(entry)
    }

    /// Goes back before the last command and returns it; nothing at the start.
    pub fn step_back(&mut self) -> Option<Entry<G::Command>> {
        let before = self.position.checked_sub(1)?;
        self.seek(before);
        Some(self.entries[before])
    }
}
