//! How a run begins, or begins again.

use std::path::Path;

use engine::record::Record;
use engine::{Seed, Session};
use stage::Staged;

use super::player::SetupOf;
use super::{Journey, Player};
use crate::games;
use crate::screen::Desk;
use crate::screens::Codex;
use crate::store::{Listed, OpenError};

impl<P: Player> Journey<P> {
    /// Begins a run.
    pub(crate) fn begin(setup: SetupOf<P>, seats: P::Seats, seed: Seed, desk: &mut Desk) -> Self {
        let (session, bytes) = Session::begin(setup, seed).expect("the numbers of the house make a game");
        Self::keep(session, bytes, seats, None, desk)
    }

    /// Goes on with a run from its file.
    ///
    /// # Errors
    /// Why the file cannot be gone on with.
    pub(crate) fn resume(path: &Path, desk: &mut Desk) -> Result<Self, OpenError> {
        let opened = desk.store.open::<P::Game>(path)?;
        if let Some(notice) = opened.notice {
            desk.say(notice);
        }
        let journey = Self::new(opened.session, Some(opened.keeper), P::seats_of(path), desk);
        Ok(Self { taken_back: opened.taken_back, ..journey })
    }

    /// Plays on from a point of another run, as a run of its own. Who sits at its table is asked of
    /// the game at that point.
    ///
    /// # Errors
    /// Why the record cannot be taken over, in words.
    pub(crate) fn take_over(
        record: &Record<P::Game>,
        commands: usize,
        seats: impl FnOnce(&P::Game) -> P::Seats,
        desk: &mut Desk,
    ) -> Result<Self, String> {
        let (session, bytes) = Session::take_over(record, commands).map_err(|error| error.to_string())?;
        let seats = seats(session.game());
        Ok(Self::keep(session, bytes, seats, Some(Listed::BRANCH), desk))
    }

    fn keep(
        session: Session<P::Game>,
        bytes: Vec<u8>,
        seats: P::Seats,
        origin: Option<&str>,
        desk: &mut Desk,
    ) -> Self {
        let parts = [Some(desk.clock.stamp()), P::seats_in_name(seats), origin.map(str::to_owned)];
        let stamp = parts.into_iter().flatten().collect::<Vec<_>>().join("-");
        let keeper = desk.keep::<P::Game>(session.seed(), bytes, &stamp);
        Self::new(session, Some(keeper), seats, desk)
    }
}

/// The page of rules, for runs with this setup.
pub(crate) fn codex<G: Staged>(setup: &G::Setup) -> Codex {
    Codex::new(games::title::<G>(), G::rulebook(setup).chapters)
}
