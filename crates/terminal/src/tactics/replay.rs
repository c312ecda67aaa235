//! A match watched again.

use engine::Timeline;
use engine::record::{Record, VerifyError};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::Millis;
use stage::tactics::{Chronicle, Film, Table, watched_words};
use tactics::Tactics;

use super::{draw, opening};
use crate::playback::{FootWords, Playback};
use crate::replay::{Replay, Shown, Step, TakenOver, Watched};
use crate::screen::Desk;
use crate::screens::Codex;

/// The log of a match that is watched.
pub(crate) struct Watching {
    /// Who played it, as far as that is known.
    table: Option<Table>,
    chronicle: Chronicle,
}

/// A record, at its beginning.
///
/// # Errors
/// When the record is not true.
pub(crate) fn replay(
    record: &Record<Tactics>,
    table: Option<Table>,
) -> Result<Replay<Watching>, VerifyError> {
    Replay::new(record, |game: &Tactics| Watching { table, chronicle: Chronicle::begin(game.position()) })
}

impl Watched for Watching {
    type Game = Tactics;
    type Film = Film;
    const WORDS: FootWords<Tactics> = FootWords { noun: "match", tell: |_, command| watched_words(command) };

    fn step(&mut self, step: Step<'_, Tactics>, now: Millis) -> Film {
        self.chronicle.record(step.events);
        Film::of(step.before.position(), step.after.position(), step.events, now)
    }

    fn seek(&mut self, timeline: &mut Timeline<Tactics>, position: usize) {
        self.chronicle = Chronicle::up_to(timeline, position);
    }

    fn take_over(&self, record: &Record<Tactics>, position: usize, desk: &mut Desk) -> TakenOver {
        let duel = opening::take_over(record, position, self.table, desk)?;
        let against = duel.table.words();
        let words = format!("A new match from here, {against}; the one you watched stays as it is.");
        Ok((Box::new(duel), words))
    }

    fn codex(&self, playback: &Playback<Tactics>) -> Codex {
        opening::codex(playback.timeline.game().content())
    }

    fn draw(&self, buffer: &mut Buffer, area: Rect, shown: Shown<'_, Self>, desk: &Desk) {
        let battle = draw::Battle {
            game: shown.playback.timeline.game(),
            table: self.table.as_ref(),
            lesson: None,
            hand: None,
            preview: None,
            frame: shown.frame,
            chronicle: &self.chronicle,
            left: None,
            taken_back: 0,
            desk,
        };
        draw::battle(buffer, area, &battle);
    }
}
