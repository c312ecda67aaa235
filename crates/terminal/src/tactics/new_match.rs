//! Before a match: who plays, by which rules, with a clock or without, and from which seed.

use std::iter;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use stage::tactics::{Pace, Player, RULE_SETS, Table};
use tactics::bot::Level;
use tactics::{RuleSet, Setup, Side, Tactics};

use super::Duel;
use crate::journey::codex;
use crate::keys::{Action, Chord, Where};
use crate::paint::{Ink, Look, centred, draw_lines, rows_from, wrap};
use crate::screen::{Desk, Go, Screen, Taken};
use crate::screens::SeedField;

const WIDTH: u16 = 78;
/// Where the words about a row begin.
const ABOUT: u16 = 30;

/// The page before a match.
pub(crate) struct NewMatch {
    table: Table,
    rules: usize,
    seed: SeedField,
    row: Row,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Player(Side),
    Rules,
    Clock,
    Seed,
    Begin,
}

impl Row {
    const ALL: [Self; 6] =
        [Self::Player(Side::One), Self::Player(Side::Two), Self::Rules, Self::Clock, Self::Seed, Self::Begin];

    fn step(self, count: usize) -> Self {
        let here = Self::ALL.iter().position(|row| *row == self).unwrap_or(0);
        Self::ALL[(here + count) % Self::ALL.len()]
    }
}

impl NewMatch {
    pub(crate) fn new() -> Self {
        Self {
            table: Table::against(Level::Normal, Side::One),
            rules: 0,
            seed: SeedField::default(),
            row: Row::Begin,
        }
    }

    fn begin(&mut self, desk: &mut Desk) -> Go {
        let seed = match self.seed.seed() {
            None => desk.clock.fresh_seed(),
            Some(Ok(seed)) => seed,
            Some(Err(_)) => {
                self.row = Row::Seed;
                desk.say("No match begins from this seed: mend it or delete it.");
                return Go::Stay;
            }
        };
        Go::Swap(Box::new(Duel::begin(Setup::with_rules(self.rules()), self.table, seed, desk)))
    }

    fn turn(&mut self, action: Action) {
        let step = |count: usize, place: usize| match action {
            Action::Left => (place + count - 1) % count,
            _ => (place + 1) % count,
        };
        match self.row {
            Row::Player(side) => {
                let here = Player::ALL.iter().position(|player| *player == self.table.player(side));
                let next = step(Player::ALL.len(), here.unwrap_or(0));
                self.table.players[side.index()] = Player::ALL[next];
            }
            Row::Rules => self.rules = step(RULE_SETS.len(), self.rules),
            Row::Clock => {
                self.table.pace = match self.table.pace {
                    Pace::Free => Pace::Clock,
                    Pace::Clock => Pace::Free,
                }
            }
            Row::Seed | Row::Begin => {}
        }
    }

    fn value(&self, row: Row) -> (String, String) {
        let (value, about) = match row {
            Row::Player(side) => {
                let player = self.table.player(side);
                let is_you = self.table.own() == Some(side);
                (if is_you { "you" } else { player.title() }, self.table.about(side))
            }
            Row::Rules => (RULE_SETS[self.rules].name, RULE_SETS[self.rules].title),
            Row::Clock => {
                return (self.table.pace.title().to_owned(), self.table.pace.about(self.rules().content()));
            }
            Row::Seed | Row::Begin => ("", ""),
        };
        (value.to_owned(), about.to_owned())
    }

    /// A row, and below it what is left to say.
    fn row_lines<'a>(&self, look: Look, row: Row) -> Vec<Line<'a>> {
        let label = match row {
            Row::Player(side) => side.to_string(),
            Row::Rules => "rules".to_owned(),
            Row::Clock => "clock".to_owned(),
            Row::Seed | Row::Begin => String::new(),
        };
        let (value, about) = self.value(row);
        let focused = self.row == row;
        let value = if focused {
            Span::styled(format!("< {value:^15} >"), look.chosen(Ink::Gold))
        } else {
            look.bold(Ink::Bright, format!("  {value:^15}  "))
        };
        let pointer = if focused { look.glyphs().pointer } else { ' ' };
        let mut about = wrap(&about, usize::from(WIDTH - ABOUT)).into_iter();
        let head = Line::from(vec![
            look.bold(Ink::Gold, format!("{pointer} {label:<7}")),
            value,
            look.span(Ink::Faint, format!("  {}", about.next().unwrap_or_default())),
        ]);
        let indent = " ".repeat(usize::from(ABOUT));
        let rest =
            about.map(|words| Line::from(look.span(Ink::Faint, format!("{indent}{}", words.trim_start()))));
        iter::once(head).chain(rest).collect()
    }

    fn rules(&self) -> RuleSet {
        RULE_SETS[self.rules].name.parse().expect("the sign lists rule sets that exist")
    }
}

impl Screen for NewMatch {
    fn place(&self) -> Where {
        Where::Everywhere
    }

    fn keys(&self) -> Vec<(Action, String)> {
        let mut words = vec![(Action::Confirm, "begin")];
        if !matches!(self.row, Row::Seed | Row::Begin) {
            words.extend([(Action::Left, "change"), (Action::Right, "change")]);
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
        match action {
            Action::Up => self.row = self.row.step(Row::ALL.len() - 1),
            Action::Down => self.row = self.row.step(1),
            Action::Left | Action::Right => self.turn(action),
            Action::Confirm => return self.begin(desk),
            Action::Codex => return Go::Open(Box::new(codex::<Tactics>(&Setup::with_rules(self.rules())))),
            Action::Back => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    fn draw(&self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let look = desk.look();
        let page = centred(area, WIDTH, 20);
        let title = Line::from(look.bold(Ink::Gold, "A new match of 5x5 Tactics")).centered();
        draw_lines(buffer, page, [title]);
        for (place, row) in (0..).zip(&Row::ALL[..4]) {
            draw_lines(buffer, rows_from(page, 2 + place * 2, 2), self.row_lines(look, *row));
        }
        let nothing = "No seed: luck that nobody has seen.";
        self.seed.draw(buffer, rows_from(page, 11, 5), look, self.row == Row::Seed, nothing);
        let begin = match self.row {
            Row::Begin => {
                Span::styled(format!(" {} Begin   ", look.glyphs().pointer), look.chosen(Ink::Gold))
            }
            _ => look.bold(Ink::Text, "   Begin   "),
        };
        draw_lines(buffer, rows_from(page, 18, 1), [Line::from(begin).centered()]);
    }
}
