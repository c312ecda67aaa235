//! A run watched again.

use engine::record::{Record, VerifyError};
use engine::{Audience, Game, Timeline};
use labyrinth::Tower;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::Millis;
use stage::labyrinth::{Chronicle, Film, Motion, command_words};

use super::{draw, opening};
use crate::playback::{FootWords, Playback};
use crate::replay::{Replay, Shown, Step, TakenOver, Watched};
use crate::screen::Desk;
use crate::screens::Codex;

/// The log of a run that is watched.
pub(crate) struct Watching {
    chronicle: Chronicle,
}

/// A record, at its beginning.
///
/// # Errors
/// When the record is not true.
pub(crate) fn replay(record: &Record<Tower>) -> Result<Replay<Watching>, VerifyError> {
    Replay::new(record, |game: &Tower| Watching {
        chronicle: Chronicle::begin(&game.view(Audience::Everyone)),
    })
}

impl Watched for Watching {
    type Game = Tower;
    type Film = Film;
    const WORDS: FootWords<Tower> = FootWords {
        noun: "run",
        tell: |game, command| command_words(&game.view(Audience::Everyone), command),
    };

    fn step(&mut self, step: Step<'_, Tower>, now: Millis) -> Film {
        let [before, after] = [step.before, step.after].map(|game| game.view(Audience::Everyone));
        self.chronicle.record(step.events, &after);
        Film::of(&before, &after, step.events, Motion::Full, now)
    }

    fn seek(&mut self, timeline: &mut Timeline<Tower>, position: usize) {
        self.chronicle = Chronicle::up_to(timeline, position);
    }

    fn take_over(&self, record: &Record<Tower>, position: usize, desk: &mut Desk) -> TakenOver {
        let climb = opening::take_over(record, position, desk)?;
        Ok((Box::new(climb), "A new run from here; the one you watched stays as it is.".to_owned()))
    }

    fn codex(&self, playback: &Playback<Tower>) -> Codex {
        let setup = playback.record.setup();
        opening::codex(&setup.content(), setup.rules)
    }

    fn draw(&self, buffer: &mut Buffer, area: Rect, shown: Shown<'_, Self>, desk: &Desk) {
        let game = shown.playback.timeline.game();
        let table = draw::Table {
            game,
            view: &game.view(Audience::Everyone),
            seed: shown.playback.record.seed(),
            hand: None,
            frame: shown.frame,
            chronicle: &self.chronicle,
            desk,
        };
        draw::table(buffer, area, &table);
    }
}
