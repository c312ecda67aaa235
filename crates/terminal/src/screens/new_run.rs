//! Before a run: the rules and the seed.

use std::iter;

use engine::{Seed, SeedError};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Widget};

use crate::games::Entrance;
use crate::keys::{Action, Chord, Where};
use crate::paint::{Ink, Look, centred, column, draw_lines, inset, rows_from};
use crate::screen::{Desk, Go, Screen, Taken};

const SEED_LETTERS: usize = 9;
/// A seed may also be written as a number.
const SEED_DIGITS: usize = 12;
const RULES_WIDTH: u16 = 36;

/// The page before a run.
pub(crate) struct NewRun {
    entrance: &'static Entrance,
    rules: usize,
    seed: String,
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
        Self { entrance, rules: 0, seed: String::new(), row: Row::Begin }
    }

    /// The seed as written; nothing when none is.
    fn written_seed(&self) -> Option<Result<Seed, SeedError>> {
        if self.seed.is_empty() { None } else { Some(self.seed.parse()) }
    }

    fn begin(&mut self, desk: &mut Desk) -> Go {
        let seed = match self.written_seed() {
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

    /// The seed as nine tiles, with a mark below the letter that is wrong.
    fn draw_seed(&self, buffer: &mut Buffer, area: Rect, look: Look) {
        let letters: Vec<char> = self.seed.chars().collect();
        let wrong = match self.written_seed() {
            Some(Err(SeedError::Letter { place, .. })) => Some(place - 1),
            _ => None,
        };
        let count = letters.len().max(SEED_LETTERS);
        let tiles: Vec<Span<'_>> = (0..count)
            .flat_map(|place| {
                let focused = self.row == Row::Seed && place == letters.len();
                let letter =
                    letters.get(place).copied().unwrap_or(if focused { '_' } else { look.glyphs().lost });
                let ink = if wrong == Some(place) { Ink::Blood } else { Ink::Bright };
                let gap = if place % 3 == 2 && place + 1 < count { "  -  " } else { " " };
                let tile = if self.row == Row::Seed {
                    look.bold(ink, format!("[{letter}]"))
                } else {
                    look.span(ink, format!(" {letter} "))
                };
                [tile, look.span(Ink::Faint, gap)]
            })
            .collect();
        let verdict = match self.written_seed() {
            None => look.span(Ink::Faint, "No seed: a road that nobody has walked."),
            Some(Ok(seed)) => look.span(Ink::Life, format!("{} the road {seed}", look.glyphs().tick)),
            Some(Err(error)) => look.span(Ink::Wane, format!("{} {error}", look.glyphs().cross)),
        };
        let pointer = if self.row == Row::Seed { look.glyphs().pointer } else { ' ' };
        let heading = look.bold(Ink::Gold, format!("{pointer} seed "));
        let lines = [
            Line::from(heading).centered(),
            Line::default(),
            Line::from(tiles).centered(),
            Line::default(),
            Line::from(verdict).centered(),
        ];
        draw_lines(buffer, area, lines);
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

    /// Wherever the cursor is, a letter can only be meant for the seed.
    fn types(&self, chord: Chord) -> Taken {
        let is_text = |letter: char| letter.is_alphanumeric() || letter == '-';
        if chord.is_backspace() || chord.character().is_some_and(is_text) { Taken::Yes } else { Taken::No }
    }

    fn typing(&self) -> Option<&'static str> {
        Some("type a seed, Backspace deletes")
    }

    fn write(&mut self, chord: Chord) -> Taken {
        if self.types(chord) == Taken::No {
            return Taken::No;
        }
        self.row = Row::Seed;
        if chord.is_backspace() {
            self.seed.pop();
        } else if let Some(letter) = chord.character().filter(|letter| *letter != '-') {
            let is_number = letter.is_ascii_digit() && self.seed.bytes().all(|byte| byte.is_ascii_digit());
            let most = if is_number { SEED_DIGITS } else { SEED_LETTERS };
            if self.seed.chars().count() < most {
                self.seed.extend(letter.to_uppercase().take(1));
            }
        }
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
        self.draw_seed(buffer, rows_from(page, 11, 5), look);
        let begin = match self.row {
            Row::Begin => {
                Span::styled(format!(" {} Set out   ", look.glyphs().pointer), look.chosen(Ink::Gold))
            }
            _ => look.bold(Ink::Text, "   Set out   "),
        };
        draw_lines(buffer, rows_from(page, 18, 1), [Line::from(begin).centered()]);
    }
}
