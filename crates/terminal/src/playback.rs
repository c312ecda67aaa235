//! A record as it is watched: where it stands, how fast it runs, and the bar below it.

use engine::record::{Record, VerifyError};
use engine::{Digest, Sink, Timeline};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use stage::{Millis, Staged};

use crate::games;
use crate::keys::{Action, named};
use crate::paint::{Ink, Motion, bar, draw_lines};
use crate::screen::Desk;

/// How long each command stays, slowest first.
const SPEEDS: [Millis; 6] = [2_400, 1_200, 600, 300, 120, 40];
const USUAL: usize = 1;
/// Faster than this, nothing moves on its way.
const TOO_FAST_FOR_FILMS: Millis = 600;
const LEAP: usize = 10;
/// The lines of the bar.
pub(crate) const FOOT: u16 = 3;

/// A record, at some point of it.
pub(crate) struct Playback<G: Staged> {
    pub(crate) record: Record<G>,
    pub(crate) timeline: Timeline<G>,
    digest: Digest,
    /// When the next command is due, while the replay runs.
    due: Option<Millis>,
    speed: usize,
}

/// What a key asks of the screen around a playback.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    /// Nothing.
    Nothing,
    /// The next command.
    Step,
    /// Another point.
    Seek(usize),
    /// To play on from here.
    TakeOver,
    /// The rules.
    Codex,
    /// To leave.
    Leave,
}

impl<G: Staged> Playback<G> {
    /// Plays the record once to check it, and stands at its beginning.
    ///
    /// # Errors
    /// When the record is not true.
    pub(crate) fn new(record: &Record<G>) -> Result<Self, VerifyError> {
        let (timeline, verdict) = Timeline::with_verdict(record)?;
        let digest = verdict?.digest;
        Ok(Self { record: record.clone(), timeline, digest, due: None, speed: USUAL })
    }

    pub(crate) fn keys(&self) -> Vec<(Action, String)> {
        let run = if self.is_running() { "pause" } else { "play" };
        let mut keys = vec![(Action::CONFIRM, run.to_owned())];
        keys.extend(named(&[
            (Action::LEFT, "back"),
            (Action::RIGHT, "on"),
            (Action::FASTER, "faster"),
            (Action::SLOWER, "slower"),
            (Action::FIRST, "start"),
            (Action::LAST, "end"),
            (Action::TAKE_OVER, "play on from here"),
            (Action::PAGE_UP, "ten back"),
            (Action::PAGE_DOWN, "ten on"),
            (Action::CODEX, "rules"),
            (Action::BACK, "leave"),
        ]));
        keys
    }

    pub(crate) fn act(&mut self, action: Action, now: Millis) -> Wish {
        let position = self.timeline.position();
        match action {
            Action::CONFIRM if self.is_running() => self.due = None,
            Action::CONFIRM => {
                self.due = Some(now);
                if position == self.timeline.len() {
                    return Wish::Seek(0);
                }
            }
            Action::RIGHT => return Wish::Step,
            Action::LEFT => return Wish::Seek(position.saturating_sub(1)),
            Action::PAGE_DOWN => return Wish::Seek(position + LEAP),
            Action::PAGE_UP => return Wish::Seek(position.saturating_sub(LEAP)),
            Action::FIRST => return Wish::Seek(0),
            Action::LAST => return Wish::Seek(self.timeline.len()),
            Action::FASTER | Action::UP => self.speed = (self.speed + 1).min(SPEEDS.len() - 1),
            Action::SLOWER | Action::DOWN => self.speed = self.speed.saturating_sub(1),
            Action::TAKE_OVER => return Wish::TakeOver,
            Action::CODEX => {
                self.due = None;
                return Wish::Codex;
            }
            Action::BACK => return Wish::Leave,
            _ => {}
        }
        Wish::Nothing
    }

    /// Plays the next command, if there is one.
    pub(crate) fn step(&mut self, sink: &mut impl Sink<G::Event>) -> Option<()> {
        self.timeline.step_forward(sink)?;
        if self.timeline.position() == self.timeline.len() {
            self.due = None;
        }
        Some(())
    }

    /// Whether the next command is due; if so, the one after it is due later.
    pub(crate) fn takes_turn(&mut self, now: Millis) -> bool {
        let is_due = self.due.is_some_and(|due| due <= now);
        if is_due {
            self.due = Some(now + SPEEDS[self.speed]);
        }
        is_due
    }

    pub(crate) const fn is_running(&self) -> bool {
        self.due.is_some()
    }

    /// How things move at this speed.
    pub(crate) fn motion(&self, usual: Motion) -> Motion {
        if SPEEDS[self.speed] >= TOO_FAST_FOR_FILMS { usual } else { Motion::Still }
    }

    /// Draws the bar.
    pub(crate) fn draw_foot(&self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let look = desk.look();
        let glyphs = look.glyphs();
        let (position, length) = (self.timeline.position(), self.timeline.len());
        let state = if self.is_running() { "playing" } else { "paused" };
        let ended = if self.record.end().is_some() { "finished" } else { "unfinished" };
        let title = format!(
            " Replay of a {} that is {ended}: {state}, {} ms a command ",
            games::noun::<G>(),
            SPEEDS[self.speed]
        );
        let rule = glyphs.rule.to_string();
        let rest = usize::from(area.width).saturating_sub(title.len() + 2);
        let count = format!(" {position}/{length} ");
        let width = usize::from(area.width).saturating_sub(count.len() + 1);
        let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let line = bar(number(position), number(length), width, glyphs.full, glyphs.hollow);
        let next = self.timeline.commands().get(position);
        let next = next.map_or_else(
            || "the end".to_owned(),
            |entry| format!("next: {}", self.timeline.game().command_words(entry.command)),
        );
        draw_lines(
            buffer,
            area,
            [
                Line::from(vec![
                    look.span(Ink::Frame, rule.repeat(2)),
                    look.bold(Ink::Gold, title),
                    look.span(Ink::Frame, rule.repeat(rest)),
                ]),
                Line::from(vec![look.span(Ink::Gold, format!(" {line}")), look.bold(Ink::Bright, count)]),
                Line::from(vec![
                    look.bold(Ink::Text, format!(" {next:<20}")),
                    look.span(Ink::Life, format!("{} checked to the last command ", glyphs.tick)),
                    look.span(Ink::Faint, format!("{} digest {}", glyphs.dot, self.digest)),
                ]),
            ],
        );
    }
}
