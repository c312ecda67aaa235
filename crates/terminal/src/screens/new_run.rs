//! Before a run of one player: the rules.

use std::iter;

use engine::Seed;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Block, Widget};

use super::preparation::{Form, Preparation, turned};
use crate::games::Cabinet;
use crate::keys::Action;
use crate::paint::{Ink, Look, column, draw_lines, inset, rows_from, wrap};
use crate::screen::{Desk, Screen};

const RULES_WIDTH: u16 = 36;

/// The page before a run.
pub(crate) type NewRun = Preparation<RunForm>;

/// The rule sets of a game, of which one is chosen.
pub(crate) struct RunForm {
    cabinet: &'static Cabinet,
    rules: usize,
}

impl RunForm {
    pub(crate) const fn new(cabinet: &'static Cabinet) -> Self {
        Self { cabinet, rules: 0 }
    }

    fn name(&self) -> &'static str {
        self.cabinet.about.rule_sets[self.rules].name
    }
}

impl Form for RunForm {
    const ROWS: usize = 1;
    const CHANGE: &'static str = "other rules";
    const NOUN: &'static str = "run";
    const NO_SEED: &'static str = "No seed: a road that nobody has walked.";
    const BEGIN: &'static str = "Set out";

    fn title(&self) -> String {
        format!("A new run of {}", self.cabinet.title)
    }

    fn turn(&mut self, _row: usize, action: Action) {
        self.rules = turned(self.rules, self.cabinet.about.rule_sets.len(), action);
    }

    fn begin(&self, seed: Seed, desk: &mut Desk) -> Box<dyn Screen> {
        (self.cabinet.begin)(self.name(), seed, desk)
    }

    fn codex(&self) -> Box<dyn Screen> {
        (self.cabinet.codex)(self.name())
    }

    fn draw(&self, buffer: &mut Buffer, page: Rect, look: Look, focused: Option<usize>) {
        let count = u16::try_from(self.cabinet.about.rule_sets.len()).expect("a handful of rule sets");
        let width = (page.width / count).min(RULES_WIDTH);
        let left = (page.width - width * count) / 2;
        // Where many stand side by side, their words take more lines and leave no margin.
        let (height, margin) = if width < RULES_WIDTH { (9, 0) } else { (8, 1) };
        let area = rows_from(page, 2, height);
        for (place, set) in (0..).zip(self.cabinet.about.rule_sets) {
            let spot = column(area, left + place * width, width);
            let chosen = usize::from(place) == self.rules;
            let (border, ink) = match (chosen, focused) {
                (true, Some(_)) => (look.glyphs().strong, Ink::Gold),
                (true, None) => (look.glyphs().strong, Ink::Text),
                (false, _) => (look.glyphs().frame, Ink::Frame),
            };
            let sign = if chosen { look.glyphs().tick } else { ' ' };
            let pointer = match (chosen, focused) {
                (true, Some(_)) => format!("{} ", look.glyphs().pointer),
                _ => String::new(),
            };
            let title = Line::from(look.bold(ink, format!(" {pointer}{sign} {} ", set.title))).centered();
            let name = Line::from(look.span(Ink::Faint, format!(" {} ", set.name))).right_aligned();
            let block = Block::bordered().border_set(border).border_style(look.style(ink));
            let block = block.title(title).title_bottom(name);
            let inside = inset(block.inner(spot), margin, margin);
            block.render(spot, buffer);
            let words = if chosen { Ink::Bright } else { Ink::Faint };
            let lines = iter::once(&set.line).chain(set.about);
            let lines = lines.flat_map(|line| wrap(line, usize::from(inside.width)));
            let line = |line: String| Line::styled(line.trim().to_owned(), look.style(words)).centered();
            draw_lines(buffer, inside, lines.map(line));
        }
    }
}
