//! A match watched again.

use engine::record::{Record, VerifyError};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::tactics::{Chronicle, Film, Table, watched_words};
use tactics::{Event, Tactics};

use super::{draw, opening};
use crate::keys::{Action, Where};
use crate::paint::rows_from;
use crate::playback::{FOOT, FootWords, Playback, Wish};
use crate::projector::Projector;
use crate::screen::{Desk, Go, Pace, Screen};

/// A record, at some point of it.
pub(crate) struct Replay {
    playback: Playback<Tactics>,
    /// Who played it, as far as that is known.
    table: Option<Table>,
    chronicle: Chronicle,
    projector: Projector<Film>,
}

impl Replay {
    /// Plays the record once to check it, and stands at its beginning.
    ///
    /// # Errors
    /// When the record is not true.
    pub(crate) fn new(record: &Record<Tactics>, table: Option<Table>) -> Result<Self, VerifyError> {
        let playback = Playback::new(record)?;
        let chronicle = Chronicle::begin(playback.timeline.game().position());
        Ok(Self { playback, table, chronicle, projector: Projector::default() })
    }

    fn step(&mut self, desk: &Desk) {
        let before = *self.playback.timeline.game().position();
        let mut events: Vec<Event> = Vec::new();
        if self.playback.step(&mut events).is_none() {
            return;
        }
        self.chronicle.record(&events);
        let (motion, now) = (self.playback.motion(desk.look().motion), desk.clock.elapsed());
        let after = *self.playback.timeline.game().position();
        self.projector.show(motion, |now| Film::of(&before, &after, &events, now), now);
    }

    /// Jumps anywhere; the log is told again up to there.
    fn seek(&mut self, position: usize) {
        self.projector.stop();
        self.chronicle = Chronicle::up_to(&mut self.playback.timeline, position);
    }

    fn take_over(&self, desk: &mut Desk) -> Go {
        let playback = &self.playback;
        match opening::take_over(&playback.record, playback.timeline.position(), self.table, desk) {
            Ok(duel) => {
                desk.say(format!(
                    "A new match from here, {}; the one you watched stays as it is.",
                    duel.table.words()
                ));
                Go::Swap(Box::new(duel))
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
                let content = *self.playback.timeline.game().content();
                return Go::Open(Box::new(opening::codex(&content)));
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
        let battle = draw::Battle {
            game: self.playback.timeline.game(),
            table: self.table.as_ref(),
            lesson: None,
            hand: None,
            preview: None,
            frame: self.projector.frame(),
            chronicle: &self.chronicle,
            left: None,
            taken_back: 0,
            desk,
        };
        draw::battle(buffer, rows_from(area, 0, area.height - FOOT), &battle);
        let words = FootWords { noun: "match", tell: watched_words };
        self.playback.draw_foot(buffer, rows_from(area, area.height - FOOT, FOOT), desk, &words);
    }
}
