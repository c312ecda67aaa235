//! The arcade as a whole: a stack of screens, the foot line, the help.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Widget;

use crate::help;
use crate::keys::{Action, Chord};
use crate::paint::{Ink, centred, clear, draw_lines, row, rows_from, wrap};
use crate::screen::{Desk, Go, Pace, Screen, Taken};

/// The smallest terminal that everything fits.
pub(crate) const LEAST: (u16, u16) = (80, 24);
/// The notice line and the line of keys.
const FOOT: u16 = 2;

/// The state of the arcade.
pub(crate) struct App {
    desk: Desk,
    screens: Vec<Box<dyn Screen>>,
    help: Help,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Help {
    Closed,
    Open,
}

impl App {
    pub(crate) fn new(desk: Desk, first: Box<dyn Screen>) -> Self {
        Self { desk, screens: vec![first], help: Help::Closed }
    }

    /// The arcade with another screen already open.
    pub(crate) fn opened(mut self, screen: Box<dyn Screen>) -> Self {
        self.screens.push(screen);
        self
    }

    /// Whether the player has left.
    pub(crate) const fn is_over(&self) -> bool {
        self.screens.is_empty()
    }

    /// How soon to draw again.
    pub(crate) fn pace(&self) -> Pace {
        self.screens.last().map_or(Pace::Still, |screen| screen.pace())
    }

    /// A key was pressed.
    pub(crate) fn press(&mut self, chord: Chord) {
        let Some(screen) = self.screens.last_mut() else { return };
        if self.help == Help::Open {
            self.help = Help::Closed;
            return;
        }
        if screen.write(chord) == Taken::Yes {
            self.desk.notice = None;
            return;
        }
        let Some(action) = self.desk.config.keymap.action(chord, screen.place()) else { return };
        self.desk.notice = None;
        match action {
            Action::Help => self.help = Help::Open,
            Action::Quit => self.screens.clear(),
            _ => {
                let go = screen.act(action, &mut self.desk);
                self.go(go);
            }
        }
    }

    /// Time has passed.
    pub(crate) fn tick(&mut self) {
        if let Some(screen) = self.screens.last_mut() {
            let go = screen.tick(&mut self.desk);
            self.go(go);
        }
    }

    fn go(&mut self, go: Go) {
        match go {
            Go::Stay => {}
            Go::Open(screen) => self.screens.push(screen),
            Go::Swap(screen) => {
                self.screens.pop();
                self.screens.push(screen);
            }
            Go::Back => {
                // Dropped before the one below looks around: a run gives its lock back.
                drop(self.screens.pop());
                if let Some(screen) = self.screens.last_mut() {
                    screen.wake(&mut self.desk);
                }
            }
            Go::Quit => self.screens.clear(),
        }
    }

    /// Draws everything.
    pub(crate) fn draw(&self, buffer: &mut Buffer, area: Rect) {
        let Some(screen) = self.screens.last() else { return };
        if area.width < LEAST.0 || area.height < LEAST.1 {
            self.draw_too_small(buffer, area);
            return;
        }
        let body = rows_from(area, 0, area.height - FOOT);
        screen.draw(buffer, body, &self.desk);
        self.draw_foot(buffer, rows_from(area, area.height - FOOT, FOOT), screen.as_ref());
        self.draw_notice(buffer, rows_from(area, 0, area.height - 1));
        if self.help == Help::Open {
            help::draw(buffer, body, &self.desk, &screen.keys());
        }
    }

    /// Draws the notice above the keys; a long one covers as much of the screen as it needs.
    fn draw_notice(&self, buffer: &mut Buffer, area: Rect) {
        let Some(notice) = &self.desk.notice else { return };
        let look = self.desk.look();
        let lines = wrap(notice, usize::from(area.width) - 2);
        let height = u16::try_from(lines.len()).unwrap_or(area.height).min(area.height);
        let place = rows_from(area, area.height - height, height);
        clear(buffer, place);
        draw_lines(
            buffer,
            place,
            lines.into_iter().map(|line| Line::from(look.bold(Ink::Wane, format!(" {line}")))),
        );
    }

    fn draw_foot(&self, buffer: &mut Buffer, area: Rect, screen: &dyn Screen) {
        let look = self.desk.look();
        let mut line = Line::default();
        let help = (Action::Help, "help".to_owned());
        let room = usize::from(area.width).saturating_sub(help.1.len() + self.desk.key(help.0).len() + 5);
        for (action, words) in screen.keys() {
            let before = line.width();
            let key = look.key(&self.desk.key(action));
            let words = look.span(Ink::Text, format!(" {words}  "));
            if before + key.width() + words.width() > room {
                break;
            }
            line.push_span(if before == 0 { look.span(Ink::Text, " ") } else { look.span(Ink::Text, "") });
            line.push_span(key);
            line.push_span(words);
        }
        line.push_span(look.key(&self.desk.key(help.0)));
        line.push_span(look.span(Ink::Faint, format!(" {}", help.1)));
        line.render(row(area, 1), buffer);
    }

    fn draw_too_small(&self, buffer: &mut Buffer, area: Rect) {
        let look = self.desk.look();
        let (width, height) = LEAST;
        let lines = [
            Line::from(look.bold(Ink::Bright, "A little more room, please")).centered(),
            Line::from(format!("The table needs {width} by {height} characters;")).centered(),
            Line::from(format!("this window has {} by {}.", area.width, area.height)).centered(),
            Line::from(look.span(Ink::Faint, "Nothing is lost: the run is saved.")).centered(),
        ];
        draw_lines(buffer, centred(area, area.width, 4), lines);
    }
}
