//! A line of play that can be walked back.

use crate::keyframes::Keyframes;
use crate::record::{End, Entry, Record, Replay, VerifyError};
use crate::{Audience, Digest, Disclosure, Game, Seed, Silence, Sink};

/// A game and the commands that led to it.
#[derive(Clone)]
pub(crate) struct Line<G: Game> {
    game: G,
    entries: Vec<Entry<G::Command>>,
    /// The chain after each command; the first one is before any.
    chains: Vec<Digest>,
    keyframes: Keyframes<G>,
    /// How many commands there were when something hidden last came to light.
    /// Those cannot be taken back.
    disclosed: usize,
}

/// Whether a command showed somebody something hidden.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Shown {
    Nothing,
    Something,
}

impl<G: Game> Line<G> {
    /// A game to which nothing has happened yet.
    pub(crate) fn new(game: G, chain: Digest) -> Self {
        let keyframes = Keyframes::new(game.clone());
        Self { game, entries: Vec::new(), chains: vec![chain], keyframes, disclosed: 0 }
    }

    /// The line of the first `commands` commands of a record, which has so many.
    pub(crate) fn replay(record: &Record<G>, commands: usize) -> Result<Self, VerifyError> {
        let mut replay = Replay::new(record)?;
        let mut line = Self::new(replay.game().clone(), replay.chain());
        for _ in 0..commands {
            let mut watch = Watch { sink: &mut Silence, shown: Shown::Nothing };
            let entry = replay.step(&mut watch)?.expect("the record has so many commands");
            line.push(entry, replay.chain(), watch.shown);
            line.keyframes.note(line.entries.len(), replay.game());
        }
        line.game = replay.into_game();
        Ok(line)
    }

    /// Plays a command, which is not part of the line before [`Line::note`].
    pub(crate) fn play(
        &mut self,
        entry: Entry<G::Command>,
        sink: &mut impl Sink<G::Event>,
    ) -> Result<Shown, G::Refusal> {
        let mut watch = Watch { sink, shown: Shown::Nothing };
        self.game.play(entry.seat, entry.command, &mut watch)?;
        Ok(watch.shown)
    }

    /// Makes the command that was just played part of the line.
    pub(crate) fn note(&mut self, entry: Entry<G::Command>, chain: Digest, shown: Shown) {
        self.push(entry, chain, shown);
        self.keyframes.note(self.entries.len(), &self.game);
    }

    /// Walks one command back.
    ///
    /// # Panics
    /// At the start of the line.
    pub(crate) fn pop(&mut self) {
        self.entries.pop().expect("a line that is walked back has commands");
        self.chains.pop();
        self.keyframes.forget_after(self.entries.len());
        self.game = self.keyframes.restore(&self.entries, self.entries.len());
    }

    pub(crate) const fn can_undo(&self) -> bool {
        self.entries.len() > self.disclosed
    }

    pub(crate) const fn game(&self) -> &G {
        &self.game
    }

    /// The game after the first so many commands, of which there are no fewer.
    pub(crate) fn after(&self, commands: usize) -> G {
        self.keyframes.restore(&self.entries, commands)
    }

    pub(crate) fn entries(&self) -> &[Entry<G::Command>] {
        &self.entries
    }

    /// The chain after the last command.
    pub(crate) fn chain(&self) -> Digest {
        *self.chains.last().expect("a line has a chain before its first command")
    }

    pub(crate) fn record(&self, setup: &G::Setup, seed: Seed) -> Record<G> {
        Record::of_run(setup.clone(), seed, self.entries.clone(), &self.chains, End::of(&self.game))
    }

    fn push(&mut self, entry: Entry<G::Command>, chain: Digest, shown: Shown) {
        self.entries.push(entry);
        self.chains.push(chain);
        if shown == Shown::Something {
            self.disclosed = self.entries.len();
        }
    }
}

/// Passes events on and notices whether any of them shows something hidden.
struct Watch<'s, S> {
    sink: &'s mut S,
    shown: Shown,
}

impl<Event: Disclosure, S: Sink<Event>> Sink<Event> for Watch<'_, S> {
    fn emit(&mut self, audience: Audience, event: Event) {
        if event.discloses() {
            self.shown = Shown::Something;
        }
        self.sink.emit(audience, event);
    }
}
