//! Before a run: the rules and the seed.

use engine::{Seed, SeedError};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Widget};

use crate::games::Entrance;
use crate::keys::{Action, Chord, Where};
use crate::paint::{Ink, Look, centred, column, draw_lines, inset, rows_from};
use crate::screen::{Desk, Go, Screen, Taken};

const LONGEST: usize = 13;
const SEED_LETTERS: usize = 9;
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
            Some(Err(reason)) => {
                self.row = Row::Seed;
                desk.say(format!("No run begins from this: {reason}."));
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
            let title = Line::from(look.bold(ink, format!(" {sign} {} ", set.name))).centered();
            let block = Block::bordered().border_set(border).border_style(look.style(ink)).title(title);
            let inside = inset(block.inner(spot), 1, 1);
            block.render(spot, buffer);
            let words = if chosen { Ink::Bright } else { Ink::Faint };
            draw_lines(
                buffer,
                inside,
                set.about.iter().map(|line| Line::styled(*line, look.style(words)).centered()),
            );
        }
    }

    /// The seed as nine tiles, with a mark below the letter that is wrong.
    fn draw_seed(&self, buffer: &mut Buffer, area: Rect, look: Look) {
        let letters: Vec<char> = self.seed.chars().filter(|letter| *letter != '-').collect();
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
        let words = [
            (Action::Confirm, "begin"),
            (Action::Up, "up"),
            (Action::Down, "down"),
            (Action::Left, "other rules"),
            (Action::Right, "other rules"),
            (Action::Back, "back"),
        ];
        words.map(|(action, words)| (action, words.to_owned())).to_vec()
    }

    fn write(&mut self, chord: Chord) -> Taken {
        if self.row != Row::Seed {
            return Taken::No;
        }
        if chord.is_backspace() {
            self.seed.pop();
            return Taken::Yes;
        }
        match chord.character().filter(|letter| letter.is_alphanumeric() || *letter == '-') {
            Some(letter) if self.seed.chars().count() < LONGEST => {
                self.seed.extend(letter.to_uppercase());
                Taken::Yes
            }
            Some(_) => Taken::Yes,
            None => Taken::No,
        }
    }

    fn act(&mut self, action: Action, desk: &mut Desk) -> Go {
        let count = self.entrance.rules.len();
        match action {
            Action::Up => self.row = self.row.step(2),
            Action::Down => self.row = self.row.step(1),
            Action::Left if self.row == Row::Rules => self.rules = (self.rules + count - 1) % count,
            Action::Right if self.row == Row::Rules => self.rules = (self.rules + 1) % count,
            Action::Confirm => return self.begin(desk),
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
        let begin = "   Set out   ";
        let begin = match self.row {
            Row::Begin => Span::styled(begin, look.chosen(Ink::Gold)),
            _ => look.bold(Ink::Text, begin),
        };
        draw_lines(buffer, rows_from(page, 18, 1), [Line::from(begin).centered()]);
    }
}
