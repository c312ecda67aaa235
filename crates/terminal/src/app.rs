//! The arcade as a whole: a stack of screens, the foot line, the help.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Widget;
use stage::Repeats;

use crate::help;
use crate::keys::{Action, Chord};
use crate::paint::{Ink, centred, clear, draw_lines, lay_paper, row, rows_from, wrap, wrap_at_most};
use crate::screen::{Desk, FOOT, Go, LEAST, LEAST_HEIGHT, Pace, Screen, Taken};

/// The state of the arcade.
pub(crate) struct App {
    desk: Desk,
    screens: Vec<Box<dyn Screen>>,
    help: Help,
    /// What is said, key after key.
    said: Repeats,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Help {
    Closed,
    Open,
}

/// Where the notice is, and what it leaves to the screen.
struct Notice {
    body: Rect,
    place: Rect,
    lines: Vec<String>,
}

impl App {
    pub(crate) fn new(desk: Desk, first: Box<dyn Screen>) -> Self {
        Self { desk, screens: vec![first], help: Help::Closed, said: Repeats::default() }
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

    /// The window has this size.
    pub(crate) const fn fit(&mut self, width: u16, height: u16) {
        self.desk.window = (width, height);
    }

    /// A key was pressed.
    pub(crate) fn press(&mut self, chord: Chord) {
        let (width, height) = self.desk.window;
        let is_seen = has_room(width, height);
        let Some(screen) = self.screens.last_mut() else { return };
        // Nobody should decide anything about a table that cannot be seen.
        if !is_seen {
            if self.desk.config.keymap.action(chord, screen.place()) == Some(Action::QUIT) {
                self.screens.clear();
            }
            return;
        }
        if self.help == Help::Open {
            self.help = Help::Closed;
            // The help leads on to the rules; any other key only closes it.
            if self.desk.config.keymap.action(chord, screen.place()) != Some(Action::CODEX) {
                return;
            }
        }
        if screen.write(chord) == Taken::Yes {
            self.desk.notice = None;
            self.said.forget();
            return;
        }
        let Some(action) = self.desk.config.keymap.action(chord, screen.place()) else { return };
        self.desk.notice = None;
        match action {
            Action::HELP => self.help = Help::Open,
            Action::QUIT => self.screens.clear(),
            _ => {
                let go = screen.act(action, &mut self.desk);
                self.go(go);
            }
        }
        self.count();
    }

    /// Whoever is told the same by one key after another is told how often.
    fn count(&mut self) {
        let sign = self.desk.look().glyphs().times;
        match self.desk.notice.take() {
            Some(words) => self.desk.notice = Some(self.said.say(words, sign)),
            None => self.said.forget(),
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
        if !has_room(area.width, area.height) {
            self.draw_too_small(buffer, area);
            lay_paper(buffer, area, self.desk.look());
            return;
        }
        let notice = self.lay_notice(area, screen.as_ref());
        screen.draw(buffer, notice.body, &self.desk);
        self.draw_foot(buffer, row(area, area.height - 1), screen.as_ref());
        clear(buffer, notice.place);
        let bold = |line: String| Line::from(self.desk.look().bold(Ink::Wane, format!(" {line}")));
        draw_lines(buffer, notice.place, notice.lines.into_iter().map(bold));
        if self.help == Help::Open {
            help::draw(buffer, notice.body, &self.desk, screen.as_ref());
        }
        lay_paper(buffer, area, self.desk.look());
    }

    /// Finds room for the notice above the keys. A long one lies over what the screen can
    /// spare, or else leaves the screen a little less room.
    fn lay_notice(&self, area: Rect, screen: &dyn Screen) -> Notice {
        let body = rows_from(area, 0, area.height - FOOT);
        let own = row(area, area.height - FOOT);
        let notice = self.desk.notice.as_deref().unwrap_or_default();
        let width = |place: Rect| usize::from(place.width) - 2;
        let height = |lines: &[String]| u16::try_from(lines.len()).unwrap_or(u16::MAX);
        let lines = wrap(notice, width(own));
        if lines.len() == 1 {
            return Notice { body, place: own, lines };
        }
        if let Some(spare) = screen.spare(body) {
            let room = Rect { height: own.bottom() - spare.y, ..spare };
            let lines = wrap_at_most(notice, width(room), usize::from(room.height));
            let place = rows_from(room, room.height - height(&lines), room.height);
            return Notice { body, place, lines };
        }
        let most = area.height - 1 - LEAST_HEIGHT;
        let lines = wrap_at_most(notice, width(own), usize::from(most));
        let body = rows_from(area, 0, area.height - 1 - height(&lines));
        Notice { body, place: rows_from(area, body.height, height(&lines)), lines }
    }

    fn draw_foot(&self, buffer: &mut Buffer, area: Rect, screen: &dyn Screen) {
        let look = self.desk.look();
        let mut line = Line::default();
        let help = (Action::HELP, "help".to_owned());
        let mut room = usize::from(area.width).saturating_sub(help.1.len() + self.desk.key(help.0).len() + 5);
        if let Some(words) = screen.typing() {
            line.push_span(look.span(Ink::Lux, format!(" {words}  ")));
            room = room.max(line.width());
        }
        for (action, words) in screen.keys() {
            let before = line.width();
            let key = look.key(&help::key(&self.desk, screen, action));
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
        line.render(area, buffer);
    }

    fn draw_too_small(&self, buffer: &mut Buffer, area: Rect) {
        let look = self.desk.look();
        let (width, height) = LEAST;
        let lines = [
            Line::from(look.bold(Ink::Bright, "A little more room, please")).centered(),
            Line::from(format!("The table needs {width} by {height} characters;")).centered(),
            Line::from(format!("this window has {} by {}.", area.width, area.height)).centered(),
            Line::from(look.span(Ink::Faint, "Nothing happens until then;")).centered(),
            Line::from(look.span(Ink::Faint, format!("[{}] quits.", self.desk.key(Action::QUIT)))).centered(),
        ];
        draw_lines(buffer, centred(area, area.width, 5), lines);
    }
}

const fn has_room(width: u16, height: u16) -> bool {
    width >= LEAST.0 && height >= LEAST.1
}
