//! A run at the table: what was played, what is kept of it, and who climbs.

use std::sync::Arc;

use engine::{Bot, Game, Perspective, Seat, Session, UndoRefusal};
use labyrinth::{Command, Content, Event, Refusal, Tower, View};
use stage::labyrinth::{Chronicle, Film, Motion, Topic, Tutorial};
use stage::{Chronicle as _, Millis};

use super::climber::Climber;
use super::moment::Moment;
use super::prize::Prize;
use crate::games::Taken;
use crate::storage::{BrowserShelf, KeepError, Keeper, Learned, Origin, ShelfError};
use crate::words::LabyrinthWords;

/// A run that is being played.
pub(super) struct Run {
    pub(super) session: Session<Tower>,
    pub(super) chronicle: Chronicle,
    pub(super) keeper: Keeper<BrowserShelf>,
    pub(super) climber: Climber,
    /// Who decides, if a bot climbs.
    bot: Option<Box<dyn Bot<Tower> + Send>>,
    content: Arc<Content>,
    /// What this device knows of hints that were followed.
    learned: Tutorial,
}

/// What a command brought about.
pub(super) struct Played {
    /// What there is to see and to hear of it.
    pub(super) film: Film,
    /// The run before it.
    pub(super) before: Arc<View>,
    /// The run after it.
    pub(super) after: Moment,
    /// What it brought that is worth a moment.
    pub(super) prizes: Vec<Prize>,
    /// Whether it is kept.
    pub(super) kept: Result<(), KeepError>,
}

/// Why a command stands.
pub(super) enum Stands {
    /// Nothing is taken back in the run of a day.
    Daily,
    /// The rules say so.
    Refused(UndoRefusal),
}

impl Run {
    pub(super) fn new(session: Session<Tower>, keeper: Keeper<BrowserShelf>, climber: Climber) -> Self {
        let content = Arc::new(session.setup().content());
        let bot = climber.bot(&content);
        let learned = Tutorial::read(&Learned::of(&BrowserShelf, Tower::NAME).titles().join(" "));
        let mut chronicle = Chronicle::of(&session);
        chronicle.tutorial.add(learned);
        Self { session, chronicle, keeper, climber, bot, content, learned }
    }

    /// Keeps for all later runs which hints were followed by now; bots follow them for nobody.
    ///
    /// # Errors
    /// When that is not kept.
    pub(super) fn keep_learned(&mut self) -> Result<(), ShelfError> {
        let now = self.chronicle.tutorial;
        if now == self.learned || self.climber != Climber::Person {
            return Ok(());
        }
        let fresh = |topic: &Topic| now.knows(*topic) && !self.learned.knows(*topic);
        let kept = Topic::ALL
            .into_iter()
            .filter(fresh)
            .try_for_each(|topic| Learned::add(&BrowserShelf, Tower::NAME, topic.name()));
        self.learned = now;
        kept
    }

    /// The run as it stands.
    pub(super) fn moment(&self) -> Moment {
        Moment::of(self.session.game(), &self.content)
    }

    /// What the bot that climbs does next, if one does.
    pub(super) fn bot_choice(&mut self) -> Option<Command> {
        let bot = self.bot.as_mut()?;
        Some(bot.choose(Perspective::new(self.session.game(), Seat::FIRST)))
    }

    /// The run as it stands, for whoever takes it over from a bot.
    pub(super) fn taken(&self) -> Taken {
        Taken { record: self.session.record_bytes(), table: Some(Climber::Person.name().to_owned()) }
    }

    /// Whether this is the run of a day.
    pub(super) fn is_daily(&self) -> bool {
        matches!(self.keeper.saved().origin, Origin::Daily(_))
    }

    /// Plays a command.
    ///
    /// # Errors
    /// When the rules refuse it; then nothing has changed.
    pub(super) fn play(
        &mut self,
        before: &Moment,
        command: Command,
        motion: Motion,
        now: (u64, Millis),
        words: &LabyrinthWords,
    ) -> Result<Played, Refusal> {
        let mut events: Vec<Event> = Vec::new();
        let bytes = self.session.play(Seat::FIRST, command, &mut events)?;
        let after = self.moment();
        self.chronicle.record(&events, &after.view);
        let film = Film::of(&before.view, &after.view, &events, motion, now.1);
        let prizes = Prize::all(before, &after, &events, words);
        let kept = self.keeper.append(&bytes, now.0);
        Ok(Played { film, before: Arc::clone(&before.view), after, prizes, kept })
    }

    /// Takes the last command back and says whether that is kept.
    ///
    /// # Errors
    /// When it stands.
    pub(super) fn undo(&mut self, now: u64) -> Result<Result<(), KeepError>, Stands> {
        if self.is_daily() {
            return Err(Stands::Daily);
        }
        let bytes = self.session.undo().map_err(Stands::Refused)?;
        self.chronicle = self.chronicle.taken_back(&self.session);
        Ok(self.keeper.append(&bytes, now))
    }

    /// Whether the last command may be taken back.
    pub(super) fn can_undo(&self) -> bool {
        !self.is_daily() && self.session.can_undo()
    }
}
