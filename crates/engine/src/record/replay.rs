//! Playing a record again, command by command, believing nothing.

use super::header::Header;
use super::{Entry, Record, VerifyError, chain};
use crate::{Digest, Game, Sink};

/// A record being played again.
pub(crate) struct Replay<'r, G: Game> {
    record: &'r Record<G>,
    game: G,
    chain: Digest,
    played: usize,
    /// How many checkpoints are behind.
    checked: usize,
}

impl<'r, G: Game> Replay<'r, G> {
    pub(crate) fn new(record: &'r Record<G>) -> Result<Self, VerifyError> {
        let game = G::new(&record.setup, record.seed)
            .map_err(|error| VerifyError::Setup { reason: error.to_string() })?;
        let header = Header::new::<G>(&record.setup, record.seed);
        let chain = chain::start(&header, &game);
        let mut replay = Self { record, game, chain, played: 0, checked: 0 };
        replay.check_chain()?;
        Ok(replay)
    }

    pub(crate) const fn game(&self) -> &G {
        &self.game
    }

    pub(crate) const fn chain(&self) -> Digest {
        self.chain
    }

    pub(crate) const fn played(&self) -> usize {
        self.played
    }

    pub(crate) fn into_game(self) -> G {
        self.game
    }

    /// Plays the next command and returns it, or nothing after the last one.
    pub(crate) fn step(
        &mut self,
        sink: &mut impl Sink<G::Event>,
    ) -> Result<Option<Entry<G::Command>>, VerifyError> {
        let Some(&entry) = self.record.entries.get(self.played) else {
            return Ok(None);
        };
        self.game.play(entry.seat, entry.command, sink).map_err(|refusal| VerifyError::Refused {
            number: self.played + 1,
            seat: entry.seat.index(),
            command: entry.command.to_string(),
            reason: refusal.to_string(),
        })?;
        self.chain = chain::link(self.chain, &entry, &self.game);
        self.played += 1;
        self.check_chain()?;
        Ok(Some(entry))
    }

    fn check_chain(&mut self) -> Result<(), VerifyError> {
        let Some(checkpoint) = self.record.checkpoints.get(self.checked) else {
            return Ok(());
        };
        if checkpoint.commands != self.played {
            return Ok(());
        }
        if checkpoint.chain != self.chain {
            let since = self.checked.checked_sub(1).map_or(0, |last| self.record.checkpoints[last].commands);
            return Err(VerifyError::Chain { good: since, bad: self.played });
        }
        self.checked += 1;
        Ok(())
    }
}
