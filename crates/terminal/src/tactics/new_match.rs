//! Before a match: who plays, by which rules, and with which clock.

use std::iter;

use engine::{Game as _, RuleSetNote, Seed};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use stage::tactics::{Pace, Player, Seating};
use tactics::bot::Level;
use tactics::{RuleSet, Setup, Side, Tactics};

use super::Duel;
use crate::games::Installed as _;
use crate::journey::codex;
use crate::keys::Action;
use crate::paint::{Ink, Look, draw_lines, rows_from, wrap};
use crate::screen::{Desk, Screen};
use crate::screens::{Form, Preparation, WIDTH, turned};

const RULE_SETS: &[RuleSetNote] = Tactics::ABOUT.rule_sets;

/// Where the words about a row begin.
const ABOUT: u16 = 30;

/// The page before a match.
pub(crate) type NewMatch = Preparation<MatchForm>;

/// What is chosen before a match.
pub(crate) struct MatchForm {
    seating: Seating,
    rules: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Player(Side),
    Rules,
    Clock,
}

impl Row {
    const ALL: [Self; 4] = [Self::Player(Side::One), Self::Player(Side::Two), Self::Rules, Self::Clock];
}

impl MatchForm {
    pub(crate) fn new() -> Self {
        Self { seating: Seating::against(Level::Normal, Side::One), rules: 0 }
    }

    fn value(&self, row: Row) -> (String, String) {
        let (value, about) = match row {
            Row::Player(side) => {
                let player = self.seating.player(side);
                let is_you = self.seating.own() == Some(side);
                (if is_you { "you" } else { player.title() }, self.seating.about(side))
            }
            Row::Rules => {
                let RuleSetNote { name, title, line, .. } = RULE_SETS[self.rules];
                return (title.to_owned(), format!("{line} ({name})"));
            }
            Row::Clock => {
                return (
                    self.seating.pace.title().to_owned(),
                    self.seating.pace.about(self.rules().content()),
                );
            }
        };
        (value.to_owned(), about.to_owned())
    }

    /// A row, and below it what is left to say.
    fn row_lines<'a>(&self, look: Look, row: Row, focused: Option<Row>) -> Vec<Line<'a>> {
        let label = match row {
            Row::Player(side) => side.to_string(),
            Row::Rules => "rules".to_owned(),
            Row::Clock => "clock".to_owned(),
        };
        let (value, about) = self.value(row);
        let is_focused = focused == Some(row);
        let value = if is_focused {
            Span::styled(format!("< {value:^15} >"), look.chosen(Ink::Gold))
        } else {
            look.bold(Ink::Bright, format!("  {value:^15}  "))
        };
        let pointer = if is_focused { look.glyphs().pointer } else { ' ' };
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
        RULE_SETS[self.rules].name.parse().expect("the game names rule sets that exist")
    }

    fn setup(&self) -> Setup {
        Setup::with_rules(self.rules())
    }
}

impl Form for MatchForm {
    const ROWS: usize = Row::ALL.len();
    const CHANGE: &'static str = "change";
    const NOUN: &'static str = "match";
    const NO_SEED: &'static str = "No seed: luck that nobody has seen.";
    const BEGIN: &'static str = "Begin";

    fn title(&self) -> String {
        format!("A new match of {}", Tactics::TITLE)
    }

    fn turn(&mut self, row: usize, action: Action) {
        match Row::ALL[row] {
            Row::Player(side) => {
                let here = Player::ALL.iter().position(|player| *player == self.seating.player(side));
                let next = turned(here.unwrap_or(0), Player::ALL.len(), action);
                self.seating.players[side.index()] = Player::ALL[next];
            }
            Row::Rules => self.rules = turned(self.rules, RULE_SETS.len(), action),
            Row::Clock => {
                self.seating.pace = match self.seating.pace {
                    Pace::Free => Pace::Clock,
                    Pace::Clock => Pace::Free,
                }
            }
        }
    }

    fn begin(&self, seed: Seed, desk: &mut Desk) -> Box<dyn Screen> {
        Box::new(Duel::begin(self.setup(), self.seating, seed, desk))
    }

    fn codex(&self) -> Box<dyn Screen> {
        Box::new(codex::<Tactics>(&self.setup()))
    }

    fn draw(&self, buffer: &mut Buffer, page: Rect, look: Look, focused: Option<usize>) {
        let focused = focused.map(|row| Row::ALL[row]);
        for (place, row) in (0..).zip(Row::ALL) {
            draw_lines(buffer, rows_from(page, 2 + place * 2, 2), self.row_lines(look, row, focused));
        }
    }
}
