//! A run at the table: who climbs, and which hints were followed.

use std::sync::Arc;

use engine::{Bot, Game, Perspective, Seat, Session};
use labyrinth::{Command, Content, Labyrinth};
use stage::labyrinth::{Topic, Tutorial};

use crate::games::Taken;
use crate::labyrinth::seat::climber::Climber;
use crate::labyrinth::seat::moment::Moment;
use crate::storage::{BrowserShelf, Learned, ShelfError};
use crate::table;

/// A run that is being played.
pub(in crate::labyrinth) type Run = table::Run<Labyrinth, Ascent>;

/// Who climbs, and what is known about that.
pub(in crate::labyrinth) struct Ascent {
    pub(in crate::labyrinth) climber: Climber,
    /// Who decides, if a bot climbs.
    bot: Option<Box<dyn Bot<Labyrinth> + Send>>,
    content: Arc<Content>,
    /// What this device knows of hints that were followed.
    pub(in crate::labyrinth) learned: Tutorial,
}

impl Ascent {
    pub(in crate::labyrinth) fn new(session: &Session<Labyrinth>, climber: Climber) -> Self {
        let content = Arc::new(session.setup().content());
        let learned = Tutorial::read(&Learned::of(&BrowserShelf, Labyrinth::NAME).titles().join(" "));
        Self { climber, bot: climber.bot(&content), content, learned }
    }
}

impl Run {
    /// Keeps for all later runs which hints were followed by now; bots follow them for nobody.
    ///
    /// # Errors
    /// When that is not kept.
    pub(in crate::labyrinth) fn keep_learned(&mut self) -> Result<(), ShelfError> {
        let (now, known) = (self.chronicle.tutorial, self.own.learned);
        if now == known || self.own.climber != Climber::Person {
            return Ok(());
        }
        let fresh = |topic: &Topic| now.knows(*topic) && !known.knows(*topic);
        self.own.learned = now;
        Topic::ALL
            .into_iter()
            .filter(fresh)
            .try_for_each(|topic| Learned::add(&BrowserShelf, Labyrinth::NAME, topic.name()))
    }

    /// The run as it stands.
    pub(in crate::labyrinth) fn moment(&self) -> Moment {
        Moment::of(self.game(), &self.own.content)
    }

    /// What the bot that climbs does next, if one does.
    pub(in crate::labyrinth) fn bot_choice(&mut self) -> Option<Command> {
        let bot = self.own.bot.as_mut()?;
        Some(bot.choose(Perspective::new(self.session.game(), Seat::FIRST)))
    }

    /// The run as it stands, for whoever takes it over from a bot.
    pub(in crate::labyrinth) fn taken(&self) -> Taken {
        Taken { record: self.session.record_bytes(), table: Some(Climber::Person.name().to_owned()) }
    }

    /// Whether the last command may be taken back.
    pub(in crate::labyrinth) fn can_undo(&self) -> bool {
        !self.is_daily() && self.session.can_undo()
    }
}
