//! Looks and keys.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use stage::keys::Binding;

use crate::config::Colours;
use crate::keys::{Action, Place, actions};
use crate::paint::{Charset, Ink, Motion, column, draw_lines, inset, panel, rows_from};
use crate::screen::{Desk, Go, LEAST_HEIGHT, Screen};

const TOP: u16 = 9;

/// The settings page.
#[derive(Default)]
pub(crate) struct SettingsScreen {
    focus: usize,
    /// How many pages of keys were turned over.
    page: usize,
}

/// A line that can be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Colours,
    Characters,
    Motion,
    Hints,
    Keys,
}

impl Row {
    const ALL: [Self; 5] = [Self::Colours, Self::Characters, Self::Motion, Self::Hints, Self::Keys];
}

/// The value after or before another one, round and round.
fn turn<T: Copy + PartialEq>(all: &[T], value: T, action: Action) -> T {
    let place = all.iter().position(|&known| known == value).unwrap_or(0);
    let step = if action == Action::LEFT { all.len() - 1 } else { 1 };
    all[(place + step) % all.len()]
}

impl SettingsScreen {
    fn change(&self, action: Action, desk: &mut Desk) {
        let settings = &mut desk.config.settings;
        match Row::ALL[self.focus] {
            Row::Colours => settings.colours = turn(&Colours::ALL, settings.colours, action),
            Row::Characters => settings.charset = turn(&Charset::ALL, settings.charset, action),
            Row::Motion => settings.motion = turn(&Motion::ALL, settings.motion, action),
            Row::Hints if action == Action::CONFIRM => {
                let said = match desk.store.forget_learned() {
                    Ok(()) => "All hints are given again.".to_owned(),
                    Err(reason) => format!("The hints cannot be written down: {reason}"),
                };
                desk.say(said);
                return;
            }
            Row::Keys if action == Action::CONFIRM => {
                let said = match desk.config.write_keys() {
                    Ok(path) => format!("Written: {}. Edit it and open the arcade again.", path.display()),
                    Err(reason) => reason,
                };
                desk.say(said);
                return;
            }
            Row::Hints | Row::Keys => return,
        }
        if let Err(reason) = desk.config.save() {
            desk.say(format!("Only for this session: {reason}"));
        }
    }

    fn lines<'a>(&self, desk: &Desk) -> Vec<Line<'a>> {
        let look = desk.look();
        let settings = &desk.config.settings;
        let rows = Row::ALL.into_iter().enumerate().map(|(place, row)| {
            let (name, value, about) = match row {
                Row::Colours => ("Colours", settings.colours.name(), "auto asks the terminal; now "),
                Row::Characters => {
                    ("Characters", settings.charset.name(), "ascii for terminals without box drawing")
                }
                Row::Motion => ("Motion", settings.motion.name(), "still: nothing moves on its way"),
                Row::Hints => ("Hints", "give all again", "in all games, also those you followed"),
                Row::Keys => ("Keys", "write keys.toml", "a file with every key, to edit"),
            };
            let now = if row == Row::Colours { look.depth.name() } else { "" };
            let focused = place == self.focus;
            let pointer = if focused { look.glyphs().pointer } else { ' ' };
            let value = format!(" {value} ");
            let value = if focused {
                Span::styled(value, look.chosen(Ink::Gold))
            } else {
                look.bold(Ink::Text, value)
            };
            let space = " ".repeat(18_usize.saturating_sub(value.width()));
            Line::from(vec![
                look.bold(Ink::Gold, format!(" {pointer} ")),
                look.span(Ink::Text, format!("{name:<12}")),
                value,
                look.span(Ink::Faint, format!("{space}{about}{now}")),
            ])
        });
        rows.collect()
    }
}

impl Screen for SettingsScreen {
    fn place(&self) -> Place {
        Place::Everywhere
    }

    fn keys(&self) -> Vec<(Action, String)> {
        let words = [
            (Action::LEFT, "change"),
            (Action::RIGHT, "change"),
            (Action::UP, "up"),
            (Action::DOWN, "down"),
            (Action::CONFIRM, "change"),
            (Action::PAGE_DOWN, "more keys"),
            (Action::BACK, "back"),
        ];
        words.map(|(action, words)| (action, words.to_owned())).to_vec()
    }

    fn act(&mut self, action: Action, desk: &mut Desk) -> Go {
        let count = Row::ALL.len();
        match action {
            Action::UP => self.focus = (self.focus + count - 1) % count,
            Action::DOWN => self.focus = (self.focus + 1) % count,
            Action::LEFT | Action::RIGHT | Action::CONFIRM => self.change(action, desk),
            // How many there are depends on the window: after the last comes the first again.
            Action::PAGE_DOWN => self.page = self.page.wrapping_add(1),
            Action::BACK => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    fn draw(&self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let look = desk.look();
        // Below a long notice every line counts.
        let gap = u16::from(area.height > LEAST_HEIGHT);
        let height = TOP + gap;
        let top = inset(panel(buffer, rows_from(area, 0, height), look, "Settings"), 0, 0);
        let mut lines = self.lines(desk);
        let path = |path: Option<std::path::PathBuf>| {
            path.map_or_else(|| "nowhere".to_owned(), |path| path.display().to_string())
        };
        lines.extend((0..gap).map(|_| Line::default()));
        lines.push(Line::from(
            look.span(Ink::Faint, format!("   settings  {}", path(desk.config.settings_path()))),
        ));
        lines.push(Line::from(
            look.span(Ink::Faint, format!("   runs      {}", desk.store.folder().display())),
        ));
        draw_lines(buffer, top, lines);
        let rest = rows_from(area, height, area.height - height);
        draw_keys(buffer, rest, desk, (&path(desk.config.keys_path()), self.page));
    }
}

/// The columns of the keys.
const COLUMNS: u16 = 3;

/// Every action with its keys, a page at a time, and what is wrong with the file.
fn draw_keys(buffer: &mut Buffer, area: Rect, desk: &Desk, (path, page): (&str, usize)) {
    let look = desk.look();
    let problems = &desk.config.problems;
    let below = u16::try_from(problems.len()).unwrap_or(4).min(4);
    let rows = area.height.saturating_sub(2 + below).max(1);
    let all = actions();
    let pages: Vec<&[Binding]> = all.chunks(usize::from(rows * COLUMNS)).collect();
    let page = page % pages.len();
    let is_there = desk.config.keys_path().is_some_and(|path| path.exists());
    let source = if is_there { format!("Keys, from {path}") } else { "Keys, as they come".to_owned() };
    let title = match pages.len() {
        1 => source,
        count => format!("{source}, {} of {count} [{}]", page + 1, desk.key(Action::PAGE_DOWN)),
    };
    let inside = inset(panel(buffer, area, look, &title), 1, 0);
    let table = rows_from(inside, 0, inside.height - below);
    let width = table.width / COLUMNS;
    for (place, part) in (0..).zip(pages[page].chunks(usize::from(rows))) {
        let lines = part.iter().map(|Binding { action, .. }| {
            Line::from(vec![
                look.span(Ink::Text, format!("{:<12}", action.name())),
                look.bold(Ink::Gold, desk.config.keymap.labels(*action)),
            ])
        });
        draw_lines(buffer, column(table, place * width, width), lines);
    }
    let words = problems.iter().map(|problem| Line::from(look.bold(Ink::Wane, problem.clone())));
    draw_lines(buffer, rows_from(inside, inside.height - below, below), words);
}
