//! Before a run: who goes down, who goes along, by which rules, and what makes it harder.

use descent::{Career, Character, Descent, FriendlyFire, Modifier, Modifiers, Rules, Setup};
use engine::{Game as _, RuleSetNote, Seed};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::Delve;
use super::draft::DraftPage;
use super::race::RacePage;
use crate::journey::codex;
use crate::keys::Action;
use crate::paint::{Ink, Look, draw_lines, rows_from, wrap_at_most};
use crate::screen::{Desk, Screen};
use crate::screens::{Form, Preparation, WIDTH, turned};

const RULE_SETS: &[RuleSetNote] = Descent::ABOUT.rule_sets;
/// Where the words about a row begin.
const ABOUT: u16 = 34;
/// The lines below the rows, for all that is to be said of one.
const TOLD: usize = 2;

/// The page before a run.
pub(super) type NewRun = Preparation<RunForm>;

/// What is chosen before a run.
pub(super) struct RunForm {
    /// What the player has done before, and what that opens.
    career: Career,
    character: usize,
    /// Nobody, or the place of a character and one.
    companion: usize,
    rules: usize,
    modifiers: usize,
    fire: FriendlyFire,
    way: Way,
}

/// How one goes down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// In one run, alone or together.
    Run,
    /// Two runs on one seed.
    Race,
    /// The same, after a draft.
    Draft,
}

impl Way {
    const ALL: [Self; 3] = [Self::Run, Self::Race, Self::Draft];

    const fn value(self) -> (&'static str, &'static str) {
        match self {
            Self::Run => ("a run", "Seven floors down, in one run."),
            Self::Race => ("a race", "Two at one keyboard, one after the other on the same seed."),
            Self::Draft => {
                ("a draft", "Eighteen items lie face up; two take six each, and then race on one seed.")
            }
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Way,
    Character,
    Companion,
    Fire,
    Rules,
    Modifiers,
}

impl Row {
    const ALL: [Self; 6] =
        [Self::Way, Self::Character, Self::Companion, Self::Fire, Self::Rules, Self::Modifiers];

    const fn label(self) -> &'static str {
        match self {
            Self::Way => "what",
            Self::Character => "who",
            Self::Companion => "with",
            Self::Fire => "blows",
            Self::Rules => "rules",
            Self::Modifiers => "harder",
        }
    }
}

impl RunForm {
    pub(super) const fn new(career: Career) -> Self {
        Self {
            career,
            character: 0,
            companion: 0,
            rules: 0,
            modifiers: 0,
            fire: FriendlyFire::Off,
            way: Way::Run,
        }
    }

    const fn character(&self) -> Character {
        Character::ALL[self.character]
    }

    fn companion(&self) -> Option<Character> {
        self.companion.checked_sub(1).map(|place| Character::ALL[place])
    }

    fn rules(&self) -> Rules {
        RULE_SETS[self.rules].name.parse().expect("the game names rule sets that exist")
    }

    fn setup(&self) -> Setup {
        Setup {
            character: self.character(),
            companion: self.companion().filter(|_| self.way == Way::Run),
            fire: self.fire,
            modifiers: Modifiers::first(self.modifiers),
            ..Setup::with_rules(self.rules())
        }
    }

    /// What each of two goes down with who race.
    fn setups(&self) -> [Setup; 2] {
        let second = self.companion().unwrap_or(self.character());
        [self.setup(), Setup { character: second, ..self.setup() }]
    }

    /// How somebody who may not go down yet is opened. In races everything is open to everybody.
    fn locked(&self, character: Character) -> Option<String> {
        let is_shut = self.way == Way::Run && !self.career.opens(character);
        let lock = character.lock().filter(|_| is_shut)?;
        Some(format!("Locked. To open: {lock}."))
    }

    /// What is chosen in a row, and what there is to say about it.
    fn value(&self, row: Row) -> (String, String) {
        match row {
            Row::Way => {
                let (value, about) = self.way.value();
                (value.to_owned(), about.to_owned())
            }
            Row::Character => (self.character().to_string(), self.about(self.character())),
            Row::Companion if self.way != Way::Run => {
                let second = self.companion().unwrap_or(self.character());
                (second.to_string(), format!("Who the second player is. {}", self.about(second)))
            }
            Row::Companion => match self.companion() {
                None => ("nobody".to_owned(), "You go down alone.".to_owned()),
                Some(one) => (one.to_string(), format!("Two at one keyboard. {}", self.about(one))),
            },
            Row::Fire => match (self.companion().filter(|_| self.way == Way::Run), self.fire) {
                (None, _) => {
                    ("-".to_owned(), "Whether you can hurt each other, when two go down.".to_owned())
                }
                (Some(_), FriendlyFire::Off) => {
                    ("spare friends".to_owned(), "Blows and throws do not hurt each other.".to_owned())
                }
                (Some(_), FriendlyFire::On) => {
                    ("strike all".to_owned(), "Blows and throws hurt whoever they hit.".to_owned())
                }
            },
            Row::Rules => {
                let RuleSetNote { name, title, line, about, .. } = RULE_SETS[self.rules];
                (title.to_owned(), format!("{line} {} ({name})", about.join(" ")))
            }
            Row::Modifiers => self.harder(),
        }
    }

    fn about(&self, character: Character) -> String {
        let told = || {
            let mut lines = character.lines().into_iter();
            let first = lines.next().unwrap_or_default();
            lines.fold(first, |all, line| format!("{all}; {line}")) + "."
        };
        self.locked(character).unwrap_or_else(told)
    }

    /// How many modifiers may be chosen: in races all of them.
    fn open_modifiers(&self) -> usize {
        if self.way == Way::Run { self.career.modifiers() } else { Modifier::ALL.len() }
    }

    fn harder(&self) -> (String, String) {
        if self.open_modifiers() == 0 {
            return (
                "nothing".to_owned(),
                "Each run that is won opens one thing that makes it harder.".to_owned(),
            );
        }
        let chosen: Vec<&str> = Modifiers::first(self.modifiers).iter().map(Modifier::line).collect();
        match chosen.len() {
            0 => ("nothing".to_owned(), format!("Up to {} of ten may be chosen.", self.open_modifiers())),
            count => (format!("{count} of 10"), format!("{}.", chosen.join("; "))),
        }
    }

    /// A row with the beginning of what there is to say about it.
    fn row_line<'a>(&self, look: Look, row: Row, focused: Option<Row>) -> Line<'a> {
        let (value, about) = self.value(row);
        let is_focused = focused == Some(row);
        let value = if is_focused {
            Span::styled(format!("< {value:^17} >"), look.chosen(Ink::Gold))
        } else {
            look.bold(Ink::Bright, format!("  {value:^17}  "))
        };
        let pointer = if is_focused { look.glyphs().pointer } else { ' ' };
        let short = wrap_at_most(&about, usize::from(WIDTH - ABOUT), 1);
        Line::from(vec![
            look.bold(Ink::Gold, format!("{pointer} {:<9}", row.label())),
            value,
            look.span(Ink::Faint, format!("  {}", short.concat())),
        ])
    }
}

impl Form for RunForm {
    const ROWS: usize = Row::ALL.len();
    const CHANGE: &'static str = "change";
    const NOUN: &'static str = "run";
    const NO_SEED: &'static str = "No seed: a depth that nobody has seen.";
    const BEGIN: &'static str = "Go down";

    fn title(&self) -> String {
        format!("A new run of {}", Descent::ABOUT.title)
    }

    fn turn(&mut self, row: usize, action: Action) {
        match Row::ALL[row] {
            Row::Way => {
                let here = Way::ALL.iter().position(|way| *way == self.way).unwrap_or(0);
                self.way = Way::ALL[turned(here, Way::ALL.len(), action)];
                self.modifiers = self.modifiers.min(self.open_modifiers());
            }
            Row::Character => self.character = turned(self.character, Character::ALL.len(), action),
            Row::Companion => self.companion = turned(self.companion, Character::ALL.len() + 1, action),
            Row::Fire => {
                self.fire = match self.fire {
                    FriendlyFire::Off => FriendlyFire::On,
                    FriendlyFire::On => FriendlyFire::Off,
                }
            }
            Row::Rules => self.rules = turned(self.rules, RULE_SETS.len(), action),
            Row::Modifiers => self.modifiers = turned(self.modifiers, self.open_modifiers() + 1, action),
        }
    }

    fn obstacle(&self) -> Option<(usize, String)> {
        let rows = [(Row::Character, Some(self.character())), (Row::Companion, self.companion())];
        let mut locked = rows.into_iter().filter_map(|(row, who)| Some((row, self.locked(who?)?)));
        let (row, words) = locked.next()?;
        Some((Row::ALL.iter().position(|other| *other == row)?, words))
    }

    fn begin(&self, seed: Seed, desk: &mut Desk) -> Box<dyn Screen> {
        match self.way {
            Way::Run => Box::new(Delve::begin(self.setup(), (), seed, desk)),
            Way::Race => Box::new(RacePage::new(self.setups(), seed)),
            Way::Draft => Box::new(DraftPage::new(self.setups(), seed)),
        }
    }

    fn codex(&self) -> Box<dyn Screen> {
        Box::new(codex::<Descent>(&self.setup()))
    }

    fn draw(&self, buffer: &mut Buffer, page: Rect, look: Look, focused: Option<usize>) {
        let focused = focused.map(|row| Row::ALL[row]);
        let rows = Row::ALL.map(|row| self.row_line(look, row, focused));
        draw_lines(buffer, rows_from(page, 2, 6), rows);
        let (_, about) = self.value(focused.unwrap_or(Row::Character));
        let told = wrap_at_most(&about, usize::from(WIDTH) - 4, TOLD);
        let told =
            told.into_iter().map(|line| Line::from(look.span(Ink::Lux, format!("  {}", line.trim_start()))));
        draw_lines(buffer, rows_from(page, 9, 2), told);
    }
}
