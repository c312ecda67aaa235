//! A run watched again.

use engine::record::{Record, VerifyError};
use engine::{Audience, Game};
use forward::{Command, Event, Forward};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::forward::{Chronicle, Film};

use super::counsel::Counsel;
use super::{draw, opening};
use crate::keys::{Action, Where};
use crate::paint::rows_from;
use crate::playback::{FOOT, FootWords, Playback, Wish};
use crate::projector::Projector;
use crate::screen::{Desk, Go, Pace, Screen, Thinking};

/// A record, at some point of it.
pub(crate) struct Replay {
    playback: Playback<Forward>,
    chronicle: Chronicle,
    counsel: Counsel,
    projector: Projector<Film>,
}

impl Replay {
    /// Plays the record once to check it, and stands at its beginning.
    ///
    /// # Errors
    /// When the record is not true.
    pub(crate) fn new(record: &Record<Forward>, thinking: Thinking) -> Result<Self, VerifyError> {
        let playback = Playback::new(record)?;
        let game = playback.timeline.game();
        let chronicle = Chronicle::begin(&game.view(Audience::Everyone));
        let mut counsel = Counsel::new(&record.setup().content(), record.setup().rules, thinking);
        counsel.look(game);
        Ok(Self { playback, chronicle, counsel, projector: Projector::default() })
    }

    fn game(&self) -> &Forward {
        self.playback.timeline.game()
    }

    fn step(&mut self, desk: &Desk) {
        let before = self.game().view(Audience::Everyone);
        let mut events: Vec<Event> = Vec::new();
        if self.playback.step(&mut events).is_none() {
            return;
        }
        self.chronicle.record(&events, self.playback.timeline.game());
        self.counsel.look(self.playback.timeline.game());
        let (motion, now) = (self.playback.motion(desk.look().motion), desk.clock.elapsed());
        self.projector.show(motion, |now| Film::of(&before, &events, now), now);
    }

    /// Jumps anywhere; the log is told again up to there.
    fn seek(&mut self, position: usize) {
        self.projector.stop();
        self.chronicle = Chronicle::up_to(&mut self.playback.timeline, position);
        self.counsel.look(self.playback.timeline.game());
    }

    fn take_over(&self, desk: &mut Desk) -> Go {
        let playback = &self.playback;
        match opening::take_over(&playback.record, playback.timeline.position(), desk) {
            Ok(journey) => {
                desk.say("A new run from here; the one you watched stays as it is.");
                Go::Swap(Box::new(journey))
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
                let game = self.game();
                return Go::Open(Box::new(opening::codex(game.content(), game.rules())));
            }
            Wish::Leave => return Go::Back,
        }
        Go::Stay
    }

    fn tick(&mut self, desk: &mut Desk) -> Go {
        let now = desk.clock.elapsed();
        self.projector.tick(now);
        self.counsel.listen();
        if self.projector.frame().is_none() && self.playback.takes_turn(now) {
            self.step(desk);
        }
        Go::Stay
    }

    fn pace(&self) -> Pace {
        if self.playback.is_running() { Pace::Moving } else { self.projector.pace().max(self.counsel.pace()) }
    }

    fn draw(&self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let game = self.game();
        let timeline = &self.playback.timeline;
        let next = timeline.commands().get(timeline.position());
        let table = draw::Table {
            game,
            view: game.view(Audience::Everyone),
            seed: self.playback.record.seed(),
            hand: None,
            frame: self.projector.frame(),
            outlook: self.counsel.outlook(),
            hint: next.map(|entry| draw::Hint { command: entry.command, words: "next" }),
            chronicle: &self.chronicle,
            desk,
        };
        draw::table(buffer, rows_from(area, 0, area.height - FOOT), &table);
        let words = FootWords { noun: "run", tell: |command: Command| command.to_string() };
        self.playback.draw_foot(buffer, rows_from(area, area.height - FOOT, FOOT), desk, &words);
    }
}
