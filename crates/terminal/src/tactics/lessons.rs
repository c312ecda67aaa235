//! The list of lessons.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use stage::tactics::LESSONS;
use tactics::{Setup, Tactics};

use super::Duel;
use crate::games::Installed as _;
use crate::journey::codex;
use crate::keys::{Action, Place, named};
use crate::paint::{Ink, centred, draw_lines, inset, panel, rows_from, wrap};
use crate::screen::{Desk, Go, Screen};

/// The page of lessons.
#[derive(Default)]
pub(crate) struct Lessons {
    focus: usize,
}

impl Screen for Lessons {
    fn place(&self) -> Place {
        Place::Everywhere
    }

    fn keys(&self) -> Vec<(Action, String)> {
        named(&[
            (Action::CONFIRM, "begin"),
            (Action::UP, "up"),
            (Action::DOWN, "down"),
            (Action::CODEX, "rules"),
            (Action::BACK, "back"),
        ])
    }

    fn act(&mut self, action: Action, desk: &mut Desk) -> Go {
        let count = LESSONS.len();
        match action {
            Action::UP => self.focus = (self.focus + count - 1) % count,
            Action::DOWN => self.focus = (self.focus + 1) % count,
            Action::CONFIRM => return Go::Open(Box::new(Duel::learn(&LESSONS[self.focus], desk))),
            Action::CODEX => return Go::Open(Box::new(codex::<Tactics>(&Setup::default()))),
            Action::BACK => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    fn draw(&self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let look = desk.look();
        let place = centred(area, 70, 16);
        let inside = inset(panel(buffer, place, look, &format!("Lessons of {}", Tactics::TITLE)), 2, 1);
        let lines = LESSONS.iter().enumerate().map(|(place, lesson)| {
            let words = format!(" {}  {:<40}", place + 1, lesson.title);
            if place == self.focus {
                Line::from(vec![
                    look.bold(Ink::Gold, format!("{} ", look.glyphs().pointer)),
                    Span::styled(words, look.chosen(Ink::Gold)),
                ])
            } else {
                Line::from(look.span(Ink::Text, format!("  {words}")))
            }
        });
        draw_lines(buffer, inside, lines);
        let task = wrap(LESSONS[self.focus].task, usize::from(inside.width));
        let below = rows_from(inside, u16::try_from(LESSONS.len()).unwrap_or(0) + 2, inside.height);
        let words =
            task.into_iter().map(|line| Line::from(look.span(Ink::Lux, line.trim_start().to_owned())));
        draw_lines(buffer, below, words);
    }
}
