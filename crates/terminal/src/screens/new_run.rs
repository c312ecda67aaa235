//! Before a run: the rules and the seed.

use std::iter;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Widget};

use super::SeedField;
use crate::games::Entrance;
use crate::keys::{Action, Chord, Where};
use crate::paint::{Ink, Look, centred, column, draw_lines, inset, rows_from};
use crate::screen::{Desk, Go, Screen, Taken};

const RULES_WIDTH: u16 = 36;

/// The page before a run.
pub(crate) struct NewRun {
    entrance: &'static Entrance,
    rules: usize,
    seed: SeedField,
    row: Row,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Rules,
    Seed,
    Begin,
}

impl Row {
    const ALL: [Self; 3] = [Self::Rules, Self::Seed, Self::Begin];

    fn step(self, count: usize) -> Self {
        Self::ALL[(self as usize + count) % Self::ALL.len()]
    }
}

impl NewRun {
    pub(crate) fn new(entrance: &'static Entrance) -> Self {
        Self { entrance, rules: 0, seed: SeedField::default(), row: Row::Begin }
    }

    fn begin(&mut self, desk: &mut Desk) -> Go {
        let seed = match self.seed.seed() {
            None => desk.clock.fresh_seed(),
            Some(Ok(seed)) => seed,
            // The reason stands below the seed as long as the seed is wrong.
            Some(Err(_)) => {
                self.row = Row::Seed;
                desk.say("No run begins from this seed: mend it or delete it.");
                return Go::Stay;
            }
        };
        Go::Swap((self.entrance.begin)(self.entrance.rules[self.rules].name, seed, desk))
    }

    fn draw_rules(&self, buffer: &mut Buffer, area: Rect, look: Look) {
        let count = u16::try_from(self.entrance.rules.len()).expect("a handful of rule sets");
        let width = (area.width / count).min(RULES_WIDTH);
        let left = (area.width - width * count) / 2;
        for (place, set) in (0..).zip(self.entrance.rules) {
            let spot = column(area, left + place * width, width);
            let chosen = usize::from(place) == self.rules;
            let (border, ink) = match (chosen, self.row) {
                (true, Row::Rules) => (look.glyphs().strong, Ink::Gold),
                (true, _) => (look.glyphs().strong, Ink::Text),
                (false, _) => (look.glyphs().frame, Ink::Frame),
            };
            let sign = if chosen { look.glyphs().tick } else { ' ' };
            let pointer = match (chosen, self.row) {
                (true, Row::Rules) => format!("{} ", look.glyphs().pointer),
                _ => String::new(),
            };
            let title = Line::from(look.bold(ink, format!(" {pointer}{sign} {} ", set.name))).centered();
            let block = Block::bordered().border_set(border).border_style(look.style(ink)).title(title);
            let inside = inset(block.inner(spot), 1, 1);
            block.render(spot, buffer);
            let words = if chosen { Ink::Bright } else { Ink::Faint };
            let lines = iter::once(&set.title).chain(set.about);
            draw_lines(buffer, inside, lines.map(|line| Line::styled(*line, look.style(words)).centered()));
        }
    }
}

impl Screen for NewRun {
    fn place(&self) -> Where {
        Where::Everywhere
    }

    fn keys(&self) -> Vec<(Action, String)> {
        let mut words = vec![(Action::Confirm, "begin")];
        if self.row == Row::Rules {
            words.extend([(Action::Left, "other rules"), (Action::Right, "other rules")]);
        }
        words.extend([(Action::Up, "up"), (Action::Down, "down")]);
        words.extend([(Action::Codex, "rules"), (Action::Back, "back")]);
        words.into_iter().map(|(action, words)| (action, words.to_owned())).collect()
    }

    fn types(&self, chord: Chord) -> Taken {
        SeedField::types(chord)
    }

    fn typing(&self) -> Option<&'static str> {
        Some("type a seed, Backspace deletes")
    }

    fn write(&mut self, chord: Chord) -> Taken {
        if self.seed.write(chord) == Taken::No {
            return Taken::No;
        }
        self.row = Row::Seed;
        Taken::Yes
    }

    fn act(&mut self, action: Action, desk: &mut Desk) -> Go {
        let count = self.entrance.rules.len();
        match action {
            Action::Up => self.row = self.row.step(2),
            Action::Down => self.row = self.row.step(1),
            Action::Left if self.row == Row::Rules => self.rules = (self.rules + count - 1) % count,
            Action::Right if self.row == Row::Rules => self.rules = (self.rules + 1) % count,
            Action::Confirm => return self.begin(desk),
            Action::Codex => return Go::Open((self.entrance.codex)(self.entrance.rules[self.rules].name)),
            Action::Back => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    fn draw(&self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let look = desk.look();
        let page = centred(area, 78, 20);
        let title = format!("A new run of {}", self.entrance.title);
        draw_lines(buffer, page, [Line::from(look.bold(Ink::Gold, title)).centered()]);
        self.draw_rules(buffer, rows_from(page, 2, 8), look);
        let nothing = "No seed: a road that nobody has walked.";
        self.seed.draw(buffer, rows_from(page, 11, 5), look, self.row == Row::Seed, nothing);
        let begin = match self.row {
            Row::Begin => {
                Span::styled(format!(" {} Set out   ", look.glyphs().pointer), look.chosen(Ink::Gold))
            }
            _ => look.bold(Ink::Text, "   Set out   "),
        };
        draw_lines(buffer, rows_from(page, 18, 1), [Line::from(begin).centered()]);
    }
}
