//! A run watched again.

use engine::record::{Record, VerifyError};
use engine::{Audience, Game, Timeline};
use forward::Forward;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::Millis;
use stage::forward::{Chronicle, Film};

use super::counsel::Counsel;
use super::{draw, opening};
use crate::playback::{FootWords, Playback};
use crate::replay::{Replay, Shown, Step, TakenOver, Watched};
use crate::screen::{Desk, Pace, Thinking};
use crate::screens::Codex;

/// The log of a run that is watched, and what could come of each moment.
pub(crate) struct Watching {
    chronicle: Chronicle,
    counsel: Counsel,
}

/// A record, at its beginning.
///
/// # Errors
/// When the record is not true.
pub(crate) fn replay(record: &Record<Forward>, thinking: Thinking) -> Result<Replay<Watching>, VerifyError> {
    Replay::new(record, |game: &Forward| {
        let mut counsel = Counsel::new(&record.setup().content(), record.setup().rules, thinking);
        counsel.look(game);
        Watching { chronicle: Chronicle::begin(&game.view(Audience::Everyone)), counsel }
    })
}

impl Watched for Watching {
    type Game = Forward;
    type Film = Film;
    const WORDS: FootWords<Forward> = FootWords { noun: "run", tell: |_, command| command.to_string() };

    fn step(&mut self, step: Step<'_, Forward>, now: Millis) -> Film {
        self.chronicle.record(step.events, step.after);
        self.counsel.look(step.after);
        Film::of(&step.before.view(Audience::Everyone), step.events, now)
    }

    fn seek(&mut self, timeline: &mut Timeline<Forward>, position: usize) {
        self.chronicle = Chronicle::up_to(timeline, position);
        self.counsel.look(timeline.game());
    }

    fn take_over(&self, record: &Record<Forward>, position: usize, desk: &mut Desk) -> TakenOver {
        let journey = opening::take_over(record, position, desk)?;
        Ok((Box::new(journey), "A new run from here; the one you watched stays as it is.".to_owned()))
    }

    fn codex(&self, playback: &Playback<Forward>) -> Codex {
        let game = playback.timeline.game();
        opening::codex(game.content(), game.rules())
    }

    fn listen(&mut self) {
        self.counsel.listen();
    }

    fn pace(&self) -> Pace {
        self.counsel.pace()
    }

    fn draw(&self, buffer: &mut Buffer, area: Rect, shown: Shown<'_, Self>, desk: &Desk) {
        let timeline = &shown.playback.timeline;
        let next = timeline.commands().get(timeline.position());
        let table = draw::Table {
            game: timeline.game(),
            view: timeline.game().view(Audience::Everyone),
            seed: shown.playback.record.seed(),
            hand: None,
            frame: shown.frame,
            outlook: self.counsel.outlook(),
            hint: next.map(|entry| draw::Hint { command: entry.command, words: "next" }),
            chronicle: &self.chronicle,
            desk,
        };
        draw::table(buffer, area, &table);
    }
}
