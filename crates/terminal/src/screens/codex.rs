//! The rules inside the game, made from the numbers they are played with.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use stage::Passage;

use crate::keys::{Action, Place, named};
use crate::paint::{Ink, Look, centred, draw_lines, inset, panel, wrap};
use crate::screen::{Desk, Go, Screen};

const WIDTH: u16 = 84;
/// How far a page reaches.
const PAGE: usize = 12;

/// The page of rules.
pub(crate) struct Codex {
    game: &'static str,
    passages: Vec<Passage>,
    /// How many passages are above the window.
    scrolled: usize,
}

impl Codex {
    /// The rules of a game, chapter by chapter.
    pub(crate) const fn new(game: &'static str, passages: Vec<Passage>) -> Self {
        Self { game, passages, scrolled: 0 }
    }

    fn scroll(&mut self, place: usize) {
        let is_title = |passage: &Passage| matches!(passage, Passage::Title(_));
        let last = self.passages.iter().rposition(is_title).unwrap_or(0);
        self.scrolled = place.min(last);
    }

    /// Where the chapter after or before the present place begins.
    fn chapter(&self, action: Action) -> usize {
        let is_title = |place: &usize| matches!(self.passages[*place], Passage::Title(_));
        let mut all = 0..self.passages.len();
        match action {
            Action::RIGHT => all.find(|place| *place > self.scrolled && is_title(place)),
            _ => all.rfind(|place| *place < self.scrolled && is_title(place)),
        }
        .unwrap_or(self.scrolled)
    }
}

impl Screen for Codex {
    fn place(&self) -> Place {
        Place::Everywhere
    }

    fn keys(&self) -> Vec<(Action, String)> {
        named(&[
            (Action::DOWN, "on"),
            (Action::UP, "back up"),
            (Action::RIGHT, "next chapter"),
            (Action::LEFT, "chapter before"),
            (Action::PAGE_DOWN, "a page down"),
            (Action::PAGE_UP, "a page up"),
            (Action::FIRST, "the beginning"),
            (Action::LAST, "the end"),
            (Action::BACK, "close"),
        ])
    }

    fn act(&mut self, action: Action, _desk: &mut Desk) -> Go {
        match action {
            Action::DOWN => self.scroll(self.scrolled + 1),
            Action::UP => self.scroll(self.scrolled.saturating_sub(1)),
            Action::CONFIRM | Action::PAGE_DOWN => self.scroll(self.scrolled + PAGE),
            Action::PAGE_UP => self.scroll(self.scrolled.saturating_sub(PAGE)),
            Action::LEFT | Action::RIGHT => self.scroll(self.chapter(action)),
            Action::FIRST => self.scrolled = 0,
            Action::LAST => self.scroll(self.passages.len()),
            Action::BACK | Action::CODEX => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    fn draw(&self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let look = desk.look();
        let place = centred(area, WIDTH, area.height);
        let inside = inset(panel(buffer, place, look, &format!("The rules of {}", self.game)), 2, 0);
        let width = usize::from(inside.width);
        let lines = |passages: &[Passage]| -> Vec<Line<'_>> {
            passages.iter().flat_map(|passage| lines_of(look, passage, width)).collect()
        };
        let all = lines(&self.passages);
        let first = lines(&self.passages[..self.scrolled]).len();
        let below = all.len().saturating_sub(first + usize::from(inside.height));
        draw_lines(buffer, inside, all.into_iter().skip(first));
        let foot = if below > 0 { format!(" {below} more lines ") } else { " the end ".to_owned() };
        let edge = Rect { y: place.bottom() - 1, height: 1, ..inset(place, 2, 0) };
        draw_lines(buffer, edge, [Line::from(look.span(Ink::Faint, foot)).right_aligned()]);
    }
}

fn lines_of<'a>(look: Look, passage: &Passage, width: usize) -> Vec<Line<'a>> {
    match passage {
        Passage::Title(title) => {
            let rule = look.glyphs().rule.to_string();
            let rest = width.saturating_sub(title.chars().count() + 4);
            vec![
                Line::default(),
                Line::from(vec![
                    look.span(Ink::Frame, rule.repeat(2)),
                    look.bold(Ink::Gold, format!(" {title} ")),
                    look.span(Ink::Frame, rule.repeat(rest)),
                ]),
            ]
        }
        Passage::Words(words) => {
            wrap(words, width).into_iter().map(|line| Line::from(look.span(Ink::Text, line))).collect()
        }
        Passage::Entry { name, tone, words } => {
            // A long name takes its room from the words: the two never touch.
            let label = (name.chars().count() + 1).max(16);
            let wrapped = wrap(words, width.saturating_sub(label));
            (0..)
                .zip(wrapped)
                .map(|(place, line)| {
                    let name = if place == 0 { name.as_str() } else { "" };
                    Line::from(vec![
                        look.bold((*tone).into(), format!("{name:<label$}")),
                        look.span(Ink::Text, line.trim_start().to_owned()),
                    ])
                })
                .collect()
        }
        Passage::Row { cells, tone } => {
            let mut line = Line::default();
            for (place, cell) in (0..).zip(cells) {
                let cell = if place == 0 { format!("{cell:<18}") } else { format!("{cell:^9}") };
                line.push_span(look.span(if place == 0 { Ink::Gold } else { (*tone).into() }, cell));
            }
            vec![line]
        }
    }
}
