//! A match at the table: what was played, what is kept of it, and who plays.

use engine::{Audience, Game, Perspective, Seat, Session};
use stage::tactics::{
    Choices, Chronicle, Curtain, Film, Lesson, Seated, Showing, Stands, Table, Verdict, bots, forecast,
    picks_in_haste, take_back,
};
use stage::{Chronicle as _, Millis};
use tactics::bot::Level;
use tactics::{Command, Draft, Event, Position, Refusal, Side, Stage, Tactics};

use super::moment::Moment;
use crate::counsel::tactics::Counsel;
use crate::games::Taken;
use crate::storage::{BrowserShelf, KeepError, Keeper, Origin};

/// A match that is being played.
pub(super) struct Run {
    pub(super) session: Session<Tactics>,
    pub(super) chronicle: Chronicle,
    /// Who writes it down; nobody writes lessons down.
    pub(super) keeper: Option<Keeper<BrowserShelf>>,
    pub(super) table: Table,
    pub(super) lesson: Option<&'static Lesson>,
    pub(super) curtain: Curtain,
    /// Who thinks for bots, and about good advice.
    pub(super) counsel: Counsel,
    /// The bots of both sides, who draft by lots that they remember.
    drafters: [Seated; 2],
    /// How many commands were taken back.
    pub(super) taken_back: usize,
}

/// What a command brought about.
pub(super) struct Played {
    /// What there is to see and to hear of it.
    pub(super) film: Film,
    /// Whether it is kept.
    pub(super) kept: Result<(), KeepError>,
}

impl Run {
    pub(super) fn new(session: Session<Tactics>, keeper: Option<Keeper<BrowserShelf>>, table: Table) -> Self {
        let drafters = bots(&table, session.game(), session.seed());
        Self {
            chronicle: Chronicle::of(&session),
            session,
            keeper,
            table,
            lesson: None,
            curtain: Curtain::default(),
            counsel: Counsel::new(),
            drafters,
            taken_back: 0,
        }
    }

    /// The same match as a lesson.
    pub(super) const fn with_lesson(mut self, lesson: &'static Lesson) -> Self {
        self.lesson = Some(lesson);
        self
    }

    /// The same match, of which so many commands were taken back before.
    pub(super) const fn with_taken_back(mut self, count: usize) -> Self {
        self.taken_back = count;
        self
    }

    /// Whether this is the match of a day.
    pub(super) fn is_daily(&self) -> bool {
        self.keeper.as_ref().is_some_and(|keeper| matches!(keeper.saved().origin, Origin::Daily(_)))
    }

    pub(super) const fn game(&self) -> &Tactics {
        self.session.game()
    }

    pub(super) const fn position(&self) -> &Position {
        self.game().position()
    }

    /// Whether a lesson is solved or failed.
    pub(super) fn verdict(&self) -> Verdict {
        self.lesson.map_or(Verdict::Open, |lesson| lesson.verdict(self.position()))
    }

    /// Whether nothing more can happen.
    pub(super) fn is_over(&self) -> bool {
        matches!(self.position().stage(), Stage::Over(_)) || self.verdict() != Verdict::Open
    }

    /// The match as it stands, for whoever takes it over from bots.
    pub(super) fn taken(&self) -> Taken {
        let decides = self.position().decider().unwrap_or(Side::One);
        let table = Table::to_take_over(Some(self.table), decides);
        Taken { record: self.session.record_bytes(), table: Some(table.to_string()) }
    }

    /// What may be shown now.
    pub(super) fn showing(&self) -> Showing {
        self.curtain.showing(&self.table, &self.game().view(Audience::Everyone))
    }

    /// The person whose decision is awaited in the battle.
    pub(super) fn person(&self) -> Option<Side> {
        self.position().decider().filter(|side| self.table.is_person(*side) && !self.is_over())
    }

    /// The bot whose command is awaited.
    pub(super) fn bot_to_move(&self) -> Option<(Side, Level)> {
        let view = self.game().view(Audience::Everyone);
        self.table.bot_to_move(&view).filter(|_| !self.is_over())
    }

    /// The draft of a side, as that side may see it.
    pub(super) fn draft_of(&self, side: Side) -> Draft {
        self.game().view(Audience::Seat(side.seat())).draft.unwrap_or_default()
    }

    /// What a bot picks next in its draft.
    pub(super) fn pick_of(&mut self, side: Side) -> Option<Command> {
        let bot = self.drafters[side.index()].as_mut()?;
        Some(bot.choose(Perspective::new(self.session.game(), side.seat())))
    }

    /// What is picked for a person whose time for the draft has run out, while another person at
    /// this screen has still to draft.
    pub(super) fn picks_in_haste(&self) -> Option<(Side, Vec<Command>)> {
        picks_in_haste(&self.table, self.game(), self.showing(), self.session.seed())
    }

    /// The match as it stands.
    pub(super) fn moment(&self) -> Moment {
        Moment {
            game: *self.game(),
            table: Some(self.table),
            choices: self.person().map(|side| Choices::of(self.game(), side)),
            forecast: forecast(self.game()),
            taken_back: self.taken_back,
        }
    }

    /// Plays a command of anybody's.
    ///
    /// # Errors
    /// When the rules refuse it; then nothing has changed.
    pub(super) fn play(
        &mut self,
        seat: Seat,
        command: Command,
        now: (u64, Millis),
    ) -> Result<Played, Refusal> {
        let before = *self.position();
        let mut events: Vec<Event> = Vec::new();
        let bytes = self.session.play(seat, command, &mut events)?;
        self.chronicle.record(&events, self.session.game());
        let film = Film::of(&before, self.position(), &events, now.1);
        let film = match self.table.own() {
            Some(side) => film.heard_by(side),
            None => film,
        };
        Ok(Played { film, kept: self.keep(&bytes, now.0) })
    }

    /// Takes back the last decision of a person and everything since, and says whether that is kept.
    ///
    /// # Errors
    /// Why it stands.
    pub(super) fn undo(&mut self, now: u64) -> Result<Result<(), KeepError>, Stands> {
        let taken = take_back(&self.session, &self.table)?;
        self.session = taken.session;
        self.taken_back += taken.count;
        self.chronicle = Chronicle::of(&self.session);
        Ok(self.keep(&taken.bytes, now))
    }

    /// Whether there is something that may be taken back. A draft is changed by picking anew.
    pub(super) fn can_undo(&self) -> bool {
        self.position().stage() != Stage::Draft && take_back(&self.session, &self.table).is_ok()
    }

    fn keep(&mut self, bytes: &[u8], now: u64) -> Result<(), KeepError> {
        self.keeper.as_mut().map_or(Ok(()), |keeper| keeper.append(bytes, now))
    }
}
