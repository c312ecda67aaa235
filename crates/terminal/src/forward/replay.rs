//! A run watched again.

use engine::record::{Record, VerifyError, verify};
use engine::{Audience, Digest, Game, Timeline};
use forward::{Event, Forward};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use stage::Millis;
use stage::forward::Chronicle;

use super::counsel::Counsel;
use super::guide::named;
use super::projector::Projector;
use super::{Codex, draw, opening};
use crate::keys::{Action, Where};
use crate::paint::{Ink, Motion, bar, draw_lines, rows_from};
use crate::screen::{Desk, Go, Pace, Screen, Thinking};

/// How long each command stays, slowest first.
const SPEEDS: [Millis; 6] = [2_400, 1_200, 600, 300, 120, 40];
const USUAL: usize = 1;
/// Faster than this, nothing moves on its way.
const TOO_FAST_FOR_FILMS: Millis = 600;
const LEAP: usize = 10;
const FOOT: u16 = 3;

/// A record, at some point of it.
pub(crate) struct Replay {
    record: Record<Forward>,
    timeline: Timeline<Forward>,
    chronicle: Chronicle,
    counsel: Counsel,
    digest: Digest,
    /// When the next command is due, while the replay runs.
    due: Option<Millis>,
    speed: usize,
    projector: Projector,
}

impl Replay {
    /// Plays the record once to check it, and stands at its beginning.
    ///
    /// # Errors
    /// When the record is not true.
    pub(crate) fn new(record: &Record<Forward>, thinking: Thinking) -> Result<Self, VerifyError> {
        let digest = verify(record)?.digest;
        let timeline = Timeline::new(record)?;
        let chronicle = Chronicle::begin(&timeline.game().view(Audience::Everyone));
        let mut counsel = Counsel::new(&record.setup().content(), record.setup().rules, thinking);
        counsel.look(timeline.game());
        let record = record.clone();
        let projector = Projector::default();
        Ok(Self { record, timeline, chronicle, counsel, digest, due: None, speed: USUAL, projector })
    }

    fn step(&mut self, desk: &Desk) {
        let before = self.timeline.game().view(Audience::Everyone);
        let mut events: Vec<Event> = Vec::new();
        if self.timeline.step_forward(&mut events).is_none() {
            return;
        }
        if self.timeline.position() == self.timeline.len() {
            self.due = None;
        }
        self.chronicle.record(&events, self.timeline.game());
        self.counsel.look(self.timeline.game());
        let is_slow = SPEEDS[self.speed] >= TOO_FAST_FOR_FILMS;
        let motion = if is_slow { desk.look().motion } else { Motion::Still };
        self.projector.show(motion, &before, &events, desk.clock.elapsed());
    }

    /// Jumps anywhere; the log is told again up to there.
    fn seek(&mut self, position: usize) {
        self.projector.stop();
        self.chronicle = Chronicle::up_to(&mut self.timeline, position);
        self.counsel.look(self.timeline.game());
    }

    fn take_over(&self, desk: &mut Desk) -> Go {
        match opening::take_over(&self.record, self.timeline.position(), desk) {
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

    fn draw_foot(&self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let look = desk.look();
        let glyphs = look.glyphs();
        let (position, length) = (self.timeline.position(), self.timeline.len());
        let state = if self.due.is_some() { "playing" } else { "paused" };
        let ended = if self.record.end().is_some() { "finished" } else { "unfinished" };
        let title =
            format!(" Replay of a run that is {ended}: {state}, {} ms a command ", SPEEDS[self.speed]);
        let rule = glyphs.rule.to_string();
        let rest = usize::from(area.width).saturating_sub(title.len() + 2);
        let count = format!(" {position}/{length} ");
        let width = usize::from(area.width).saturating_sub(count.len() + 1);
        let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let line = bar(number(position), number(length), width, glyphs.full, glyphs.hollow);
        let next = self.timeline.commands().get(position);
        let next = next.map_or_else(|| "the end".to_owned(), |entry| format!("next: {}", entry.command));
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

impl Screen for Replay {
    fn place(&self) -> Where {
        Where::Replay
    }

    fn keys(&self) -> Vec<(Action, String)> {
        let run = if self.due.is_some() { "pause" } else { "play" };
        let mut keys = vec![(Action::Confirm, run.to_owned())];
        keys.extend(named(&[
            (Action::Left, "back"),
            (Action::Right, "on"),
            (Action::Faster, "faster"),
            (Action::Slower, "slower"),
            (Action::First, "start"),
            (Action::Last, "end"),
            (Action::TakeOver, "play on from here"),
            (Action::PageUp, "ten back"),
            (Action::PageDown, "ten on"),
            (Action::Codex, "rules"),
            (Action::Back, "leave"),
        ]));
        keys
    }

    fn act(&mut self, action: Action, desk: &mut Desk) -> Go {
        let position = self.timeline.position();
        match action {
            Action::Confirm if self.due.is_some() => self.due = None,
            Action::Confirm => {
                if position == self.timeline.len() {
                    self.seek(0);
                }
                self.due = Some(desk.clock.elapsed());
            }
            Action::Right => self.step(desk),
            Action::Left => self.seek(position.saturating_sub(1)),
            Action::PageDown => self.seek(position + LEAP),
            Action::PageUp => self.seek(position.saturating_sub(LEAP)),
            Action::First => self.seek(0),
            Action::Last => self.seek(self.timeline.len()),
            Action::Faster | Action::Up => self.speed = (self.speed + 1).min(SPEEDS.len() - 1),
            Action::Slower | Action::Down => self.speed = self.speed.saturating_sub(1),
            Action::TakeOver => return self.take_over(desk),
            Action::Codex => {
                self.due = None;
                let game = self.timeline.game();
                return Go::Open(Box::new(Codex::new(game.content(), game.rules())));
            }
            Action::Back => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    fn tick(&mut self, desk: &mut Desk) -> Go {
        let now = desk.clock.elapsed();
        self.projector.tick(now);
        self.counsel.listen();
        if self.projector.frame().is_none() && self.due.is_some_and(|due| due <= now) {
            self.due = Some(now + SPEEDS[self.speed]);
            self.step(desk);
        }
        Go::Stay
    }

    fn pace(&self) -> Pace {
        if self.due.is_some() { Pace::Moving } else { self.projector.pace(&self.counsel) }
    }

    fn draw(&self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let game = self.timeline.game();
        let next = self.timeline.commands().get(self.timeline.position());
        let table = draw::Table {
            game,
            view: game.view(Audience::Everyone),
            seed: self.record.seed(),
            hand: None,
            frame: self.projector.frame(),
            outlook: self.counsel.outlook(),
            hint: next.map(|entry| draw::Hint { command: entry.command, words: "next" }),
            chronicle: &self.chronicle,
            desk,
        };
        draw::table(buffer, rows_from(area, 0, area.height - FOOT), &table);
        self.draw_foot(buffer, rows_from(area, area.height - FOOT, FOOT), desk);
    }
}
