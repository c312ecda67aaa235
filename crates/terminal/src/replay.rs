//! A record watched again: what is the same in every game.

use engine::record::{Record, VerifyError};
use engine::{Game, Timeline};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::Millis;

use crate::keys::{Action, Where};
use crate::paint::rows_from;
use crate::playback::{FOOT, FootWords, Playback, Wish};
use crate::projector::{Footage, Projector};
use crate::screen::{Desk, Go, Pace, Screen};
use crate::screens::Codex;

/// What a game adds to a record that is watched: its log, its films and its table.
pub(crate) trait Watched: 'static {
    /// Which game it is.
    type Game: Game;
    /// What a command looks like.
    type Film: Footage;
    /// How the bar below speaks of it.
    const WORDS: FootWords<Self::Game>;

    /// Takes in what a command did, and makes a film of it.
    fn step(&mut self, command: Step<'_, Self::Game>, now: Millis) -> Self::Film;

    /// Jumps anywhere; the log is told again up to there.
    fn seek(&mut self, timeline: &mut Timeline<Self::Game>, position: usize);

    /// Plays on from a point of the record, as a run of its own, and what to say about it.
    ///
    /// # Errors
    /// Why that cannot be, in words.
    fn take_over(&self, record: &Record<Self::Game>, position: usize, desk: &mut Desk) -> TakenOver;

    /// The page of rules.
    fn codex(&self, playback: &Playback<Self::Game>) -> Codex;

    /// Looks after what is worked out aside.
    fn listen(&mut self) {}

    /// How soon that will look different.
    fn pace(&self) -> Pace {
        Pace::Still
    }

    /// Draws the table at this point of the record.
    fn draw(&self, buffer: &mut Buffer, area: Rect, shown: Shown<'_, Self>, desk: &Desk)
    where
        Self: Sized;
}

/// A command of a record: the game before and after it, and what happened.
pub(crate) struct Step<'a, G: Game> {
    pub(crate) before: &'a G,
    pub(crate) after: &'a G,
    pub(crate) events: &'a [G::Event],
}

/// A run that goes on from a point of a record, and what to say about it; or why there is none.
pub(crate) type TakenOver = Result<(Box<dyn Screen>, String), String>;

/// What is to be drawn of a record.
pub(crate) struct Shown<'a, W: Watched> {
    pub(crate) playback: &'a Playback<W::Game>,
    pub(crate) frame: Option<<W::Film as Footage>::Frame<'a>>,
}

/// A record, at some point of it.
pub(crate) struct Replay<W: Watched> {
    playback: Playback<W::Game>,
    projector: Projector<W::Film>,
    watched: W,
}

impl<W: Watched> Replay<W> {
    /// Plays the record once to check it, and stands at its beginning.
    ///
    /// # Errors
    /// When the record is not true.
    pub(crate) fn new(
        record: &Record<W::Game>,
        watched: impl FnOnce(&W::Game) -> W,
    ) -> Result<Self, VerifyError> {
        let playback = Playback::new(record)?;
        let watched = watched(playback.timeline.game());
        Ok(Self { playback, projector: Projector::default(), watched })
    }

    fn step(&mut self, desk: &Desk) {
        let before = self.playback.timeline.game().clone();
        let mut events = Vec::new();
        if self.playback.step(&mut events).is_none() {
            return;
        }
        let (motion, now) = (self.playback.motion(desk.look().motion), desk.clock.elapsed());
        let step = Step { before: &before, after: self.playback.timeline.game(), events: &events };
        let film = self.watched.step(step, now);
        self.projector.show(motion, |_| film, now);
    }

    fn take_over(&self, desk: &mut Desk) -> Go {
        let playback = &self.playback;
        match self.watched.take_over(&playback.record, playback.timeline.position(), desk) {
            Ok((screen, words)) => {
                desk.say(words);
                Go::Swap(screen)
            }
            Err(reason) => {
                desk.say(reason);
                Go::Stay
            }
        }
    }
}

/// Opens a replay, or says why it cannot be.
pub(crate) fn open<W: Watched>(replay: Result<Replay<W>, VerifyError>, desk: &mut Desk) -> Go {
    match replay {
        Ok(replay) => Go::Open(Box::new(replay)),
        Err(error) => {
            desk.say(error.to_string());
            Go::Stay
        }
    }
}

impl<W: Watched> Screen for Replay<W> {
    fn place(&self) -> Where {
        Where::Replay
    }

    fn keys(&self) -> Vec<(Action, String)> {
        self.playback.keys()
    }

    fn act(&mut self, action: Action, desk: &mut Desk) -> Go {
        match self.playback.act(action, desk.clock.elapsed()) {
            Wish::Nothing => {}
            Wish::Step => self.step(desk),
            Wish::Seek(position) => {
                self.projector.stop();
                self.watched.seek(&mut self.playback.timeline, position);
            }
            Wish::TakeOver => return self.take_over(desk),
            Wish::Codex => return Go::Open(Box::new(self.watched.codex(&self.playback))),
            Wish::Leave => return Go::Back,
        }
        Go::Stay
    }

    fn tick(&mut self, desk: &mut Desk) -> Go {
        let now = desk.clock.elapsed();
        self.projector.tick(now);
        self.watched.listen();
        if self.projector.frame().is_none() && self.playback.takes_turn(now) {
            self.step(desk);
        }
        Go::Stay
    }

    fn pace(&self) -> Pace {
        if self.playback.is_running() { Pace::Moving } else { self.projector.pace().max(self.watched.pace()) }
    }

    fn draw(&self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let shown = Shown { playback: &self.playback, frame: self.projector.frame() };
        self.watched.draw(buffer, rows_from(area, 0, area.height - FOOT), shown, desk);
        self.playback.draw_foot(buffer, rows_from(area, area.height - FOOT, FOOT), desk, &W::WORDS);
    }
}
