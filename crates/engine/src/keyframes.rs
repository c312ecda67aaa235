//! Snapshots at intervals, so that any point of a run is near one.

use crate::record::Entry;
use crate::{Game, Silence};

/// Going back costs at most this many commands.
const INTERVAL: usize = 32;

/// The states of a run after every so many commands, the first one before any.
#[derive(Clone)]
pub(crate) struct Keyframes<G> {
    frames: Vec<G>,
}

impl<G: Game> Keyframes<G> {
    pub(crate) fn new(first: G) -> Self {
        Self { frames: vec![first] }
    }

    /// Keeps the state after `commands` commands, if it is due.
    pub(crate) fn note(&mut self, commands: usize, game: &G) {
        if commands == self.frames.len() * INTERVAL {
            self.frames.push(game.clone());
        }
    }

    /// Forgets all states after more than `commands` commands.
    pub(crate) fn forget_after(&mut self, commands: usize) {
        self.frames.truncate(commands / INTERVAL + 1);
    }

    /// The state after `commands` commands, which are the first of `entries`.
    ///
    /// # Panics
    /// When `entries` are not the commands that led to these states.
    pub(crate) fn restore(&self, entries: &[Entry<G::Command>], commands: usize) -> G {
        let frame = commands / INTERVAL;
        let mut game = self.frames[frame].clone();
        for entry in &entries[frame * INTERVAL..commands] {
            game.play(entry.seat, entry.command, &mut Silence)
                .unwrap_or_else(|refusal| panic!("a command that was played was refused: {refusal}"));
        }
        game
    }
}
