//! A run at a table: what was played, what is kept of it, and what is a game's own about it.

use engine::{Audience, Resumed, Seat, Session};
use stage::{Chronicle, Heed, Meant, Motion, Staged};

use crate::browser::clock;
use crate::storage::{BrowserShelf, Claim, KeepError, Keeper, Origin, RunId};

/// A run that is being played.
pub(crate) struct Run<G: Staged, Own> {
    pub(crate) session: Session<G>,
    pub(crate) chronicle: G::Chronicle,
    /// Who writes it down; nobody writes lessons down.
    pub(crate) keeper: Option<Keeper<BrowserShelf>>,
    /// How many commands were taken back.
    pub(crate) taken_back: usize,
    /// Who minds which keys count.
    pub(crate) heed: Heed<G>,
    /// What is the game's own.
    pub(crate) own: Own,
}

/// What a command brought about.
pub(crate) struct Consequence<G: Staged> {
    /// What there is to see and to hear of it.
    pub(crate) film: G::Film,
    /// What happened.
    pub(crate) events: Vec<G::Event>,
    /// Whether it is kept.
    pub(crate) kept: Result<(), KeepError>,
}

impl<G: Staged, Own> Run<G, Own> {
    /// A run that has been read, and who writes it down.
    pub(crate) fn new(
        session: Session<G>,
        keeper: Option<Keeper<BrowserShelf>>,
        own: impl FnOnce(&Session<G>) -> Own,
    ) -> Self {
        Self {
            chronicle: Chronicle::of(&session),
            own: own(&session),
            session,
            keeper,
            taken_back: 0,
            heed: Heed::default(),
        }
    }

    /// A run that goes on from what was kept of it.
    pub(crate) fn resumed(
        resumed: Resumed<G>,
        keeper: Keeper<BrowserShelf>,
        own: impl FnOnce(&Session<G>) -> Own,
    ) -> Self {
        Self { taken_back: resumed.taken_back, ..Self::new(resumed.session, Some(keeper), own) }
    }

    pub(crate) const fn game(&self) -> &G {
        self.session.game()
    }

    /// What everybody may know of the run.
    pub(crate) fn view(&self) -> G::View {
        self.game().view(Audience::Everyone)
    }

    /// Whether this is the run of a day.
    pub(crate) fn is_daily(&self) -> bool {
        self.keeper.as_ref().is_some_and(|keeper| matches!(keeper.saved().origin, Origin::Daily(_)))
    }

    /// The score that it is to beat, if it was begun because of somebody's run.
    pub(crate) fn to_beat(&self) -> Option<i64> {
        self.keeper.as_ref().and_then(|keeper| keeper.saved().to_beat)
    }

    /// The name that it is kept under.
    pub(crate) fn id(&self) -> Option<RunId> {
        self.keeper.as_ref().map(|keeper| keeper.id().clone())
    }

    /// The hold on the run, where it is kept.
    pub(crate) fn claim(&self) -> Option<Claim> {
        self.keeper.as_ref().map(|keeper| keeper.claim().clone())
    }

    /// Plays a command of anybody's.
    ///
    /// # Errors
    /// When the rules refuse it; then nothing has changed.
    pub(crate) fn play(
        &mut self,
        seat: Seat,
        command: G::Command,
        motion: Motion,
    ) -> Result<Consequence<G>, G::Refusal> {
        self.play_seen(seat, Audience::Everyone, command, motion)
    }

    /// The same, with the film that somebody sees of it.
    ///
    /// # Errors
    /// When the rules refuse it; then nothing has changed.
    pub(crate) fn play_seen(
        &mut self,
        seat: Seat,
        audience: Audience,
        command: G::Command,
        motion: Motion,
    ) -> Result<Consequence<G>, G::Refusal> {
        let before = self.game().view(audience);
        let mut events: Vec<G::Event> = Vec::new();
        let bytes = self.session.play(seat, command, &mut events)?;
        self.chronicle.record(&events, self.session.game());
        let after = self.game().view(audience);
        let now = clock::elapsed();
        let film = G::film(&before, &after, &events, motion, now);
        self.heed.played(before, &after, now);
        Ok(Consequence { film, events, kept: self.keep(&bytes) })
    }

    /// Something was taken back, which wrote these bytes.
    ///
    /// # Errors
    /// When that is not kept.
    pub(crate) fn took_back(&mut self, bytes: &[u8]) -> Result<(), KeepError> {
        self.chronicle = self.chronicle.taken_back(&self.session);
        self.heed = Heed::default();
        self.keep(bytes)
    }

    /// Whether a key that has just ended a film does more than that.
    pub(crate) fn counts_in_film(&self, meant: Meant<G::Command>) -> bool {
        self.heed.counts_in_film(&self.view(), meant)
    }

    /// Whether a key does anything while nothing moves.
    pub(crate) fn counts_at_rest(&self, meant: Meant<G::Command>) -> bool {
        self.heed.counts_at_rest(&self.view(), meant, clock::elapsed())
    }

    fn keep(&mut self, bytes: &[u8]) -> Result<(), KeepError> {
        self.keeper.as_mut().map_or(Ok(()), |keeper| keeper.append(bytes, clock::unix_seconds()))
    }
}
