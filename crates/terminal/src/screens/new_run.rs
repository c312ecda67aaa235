//! Before a run: the rules and the seed.

use engine::Seed;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use crate::games::Entrance;
use crate::keys::{Action, Chord, Where};
use crate::paint::{Ink, centred, draw_lines, inset, panel};
use crate::screen::{Desk, Go, Screen, Taken};

const LONGEST: usize = 13;

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
    fn written_seed(&self) -> Option<Result<Seed, String>> {
        if self.seed.is_empty() {
            return None;
        }
        Some(self.seed.parse::<Seed>().map_err(|error| error.to_string()))
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
        Go::Swap((self.entrance.begin)(self.entrance.rules[self.rules].0, seed, desk))
    }

    fn row_line<'a>(&self, desk: &Desk, row: Row, words: Vec<Span<'a>>) -> Line<'a> {
        let look = desk.look();
        let pointer = if self.row == row { look.glyphs().pointer } else { ' ' };
        let mut line = Line::from(look.bold(Ink::Gold, format!(" {pointer} ")));
        line.extend(words);
        line
    }

    fn rules_words<'a>(&self, desk: &Desk) -> Vec<Span<'a>> {
        let look = desk.look();
        let mut words = vec![look.bold(Ink::Text, "Rules   ")];
        for (place, (name, _)) in self.entrance.rules.iter().enumerate() {
            let text = format!(" {name} ");
            let chosen = place == self.rules;
            words.push(if chosen {
                Span::styled(text, look.chosen(Ink::Gold))
            } else {
                look.span(Ink::Faint, text)
            });
            words.push(Span::raw("  "));
        }
        words
    }

    fn seed_words<'a>(&self, desk: &Desk) -> Vec<Span<'a>> {
        let look = desk.look();
        let cursor = if self.row == Row::Seed { "_" } else { "" };
        let text = if self.seed.is_empty() && self.row != Row::Seed {
            look.span(Ink::Faint, "a new one")
        } else {
            look.bold(Ink::Bright, format!("{}{cursor}", self.seed))
        };
        vec![look.bold(Ink::Text, "Seed    "), text]
    }

    /// What the seed is, or which letter of it is wrong.
    fn seed_verdict<'a>(&self, desk: &Desk) -> Line<'a> {
        let look = desk.look();
        let indent = "            ";
        match self.written_seed() {
            None => Line::from(look.span(Ink::Faint, format!("{indent}empty: a seed nobody has played"))),
            Some(Ok(seed)) => {
                Line::from(look.span(Ink::Life, format!("{indent}{} {seed}", look.glyphs().tick)))
            }
            Some(Err(reason)) => {
                Line::from(look.span(Ink::Wane, format!("{indent}{} {reason}", look.glyphs().cross)))
            }
        }
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
        let title = format!("A new run of {}", self.entrance.title);
        let inside = inset(panel(buffer, centred(area, 78, 13), look, &title), 1, 1);
        let about = self.entrance.rules[self.rules].1;
        let begin = format!(" Begin in the {} rules ", self.entrance.rules[self.rules].0);
        let begin = match self.row {
            Row::Begin => Span::styled(begin, look.chosen(Ink::Gold)),
            _ => look.bold(Ink::Text, begin),
        };
        draw_lines(
            buffer,
            inside,
            [
                self.row_line(desk, Row::Rules, self.rules_words(desk)),
                Line::from(look.span(Ink::Faint, format!("            {about}"))),
                Line::default(),
                self.row_line(desk, Row::Seed, self.seed_words(desk)),
                self.seed_verdict(desk),
                Line::default(),
                Line::default(),
                self.row_line(desk, Row::Begin, vec![begin]),
            ],
        );
    }
}
