//! A run watched again.

use engine::record::{Record, VerifyError};
use engine::{Audience, Game};
use labyrinth::{Command, Event, Tower};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::labyrinth::{self as play, Chronicle, Film};

use super::{draw, opening};
use crate::keys::{Action, Where};
use crate::paint::rows_from;
use crate::playback::{FOOT, FootWords, Playback, Wish};
use crate::projector::Projector;
use crate::screen::{Desk, Go, Pace, Screen};

/// A record, at some point of it.
pub(crate) struct Replay {
    playback: Playback<Tower>,
    chronicle: Chronicle,
    projector: Projector<Film>,
}

impl Replay {
    /// Plays the record once to check it, and stands at its beginning.
    ///
    /// # Errors
    /// When the record is not true.
    pub(crate) fn new(record: &Record<Tower>) -> Result<Self, VerifyError> {
        let playback = Playback::new(record)?;
        let chronicle = Chronicle::begin(&playback.timeline.game().view(Audience::Everyone));
        Ok(Self { playback, chronicle, projector: Projector::default() })
    }

    fn game(&self) -> &Tower {
        self.playback.timeline.game()
    }

    fn step(&mut self, desk: &Desk) {
        let before = self.game().view(Audience::Everyone);
        let mut events: Vec<Event> = Vec::new();
        if self.playback.step(&mut events).is_none() {
            return;
        }
        let after = self.game().view(Audience::Everyone);
        self.chronicle.record(&events, &after);
        let (motion, now) = (self.playback.motion(desk.look().motion), desk.clock.elapsed());
        let film = |now| Film::of(&before, &after, &events, play::Motion::Full, now);
        self.projector.show(motion, film, now);
    }

    /// Jumps anywhere; the log is told again up to there.
    fn seek(&mut self, position: usize) {
        self.projector.stop();
        self.chronicle = Chronicle::up_to(&mut self.playback.timeline, position);
    }

    fn take_over(&self, desk: &mut Desk) -> Go {
        let playback = &self.playback;
        match opening::take_over(&playback.record, playback.timeline.position(), desk) {
            Ok(climb) => {
                desk.say("A new run from here; the one you watched stays as it is.");
                Go::Swap(Box::new(climb))
            }
            Err(reason) => {
                desk.say(reason);
                Go::Stay
            }
        }
    }
}

impl Screen for Replay {
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
            Wish::Seek(position) => self.seek(position),
            Wish::TakeOver => return self.take_over(desk),
            Wish::Codex => {
                let setup = self.playback.record.setup();
                return Go::Open(Box::new(opening::codex(&setup.content(), setup.rules)));
            }
            Wish::Leave => return Go::Back,
        }
        Go::Stay
    }

    fn tick(&mut self, desk: &mut Desk) -> Go {
        let now = desk.clock.elapsed();
        self.projector.tick(now);
        if self.projector.frame().is_none() && self.playback.takes_turn(now) {
            self.step(desk);
        }
        Go::Stay
    }

    fn pace(&self) -> Pace {
        if self.playback.is_running() { Pace::Moving } else { self.projector.pace() }
    }

    fn draw(&self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let view = self.game().view(Audience::Everyone);
        let table = draw::Table {
            game: self.game(),
            view: &view,
            seed: self.playback.record.seed(),
            hand: None,
            frame: self.projector.frame(),
            chronicle: &self.chronicle,
            desk,
        };
        draw::table(buffer, rows_from(area, 0, area.height - FOOT), &table);
        let words = FootWords { noun: "run", tell: |command: Command| command.to_string() };
        self.playback.draw_foot(buffer, rows_from(area, area.height - FOOT, FOOT), desk, &words);
    }
}
