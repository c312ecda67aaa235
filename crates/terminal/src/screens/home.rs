//! The door: which game, and what to do in it.

use std::cmp::Reverse;
use std::path::PathBuf;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::banner;
use super::run_list::RunList;
use super::settings::SettingsScreen;
use engine::Noun;
use stage::{Description, RunState};

use crate::games::{self, CABINETS, Cabinet};
use crate::keys::{Action, Place};
use crate::paint::{Ink, column, draw_lines, rows_from};
use crate::screen::{Desk, Go, Screen};
use crate::store::Listed;

const MENU_WIDTH: u16 = 26;
const HEIGHT: u16 = 22;

/// The first screen.
pub(crate) struct Home {
    game: usize,
    focus: usize,
    /// The run of the chosen game that is under way and was played last, with where it stands.
    latest: Option<(PathBuf, String)>,
}

/// What can be done at the door.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Choice {
    Continue,
    New,
    Lessons,
    Daily,
    Runs,
    History,
    Settings,
    Leave,
}

impl Choice {
    const ALL: [Self; 8] = [
        Self::Continue,
        Self::New,
        Self::Lessons,
        Self::Daily,
        Self::Runs,
        Self::History,
        Self::Settings,
        Self::Leave,
    ];

    fn words(self, cabinet: &Cabinet) -> String {
        match self {
            Self::Continue => "Continue".to_owned(),
            Self::New => format!("New {}", cabinet.about.noun.word()),
            Self::Lessons => "Lessons".to_owned(),
            Self::Daily => "Today's seed".to_owned(),
            Self::Runs => "Runs and replays".to_owned(),
            Self::History => "History".to_owned(),
            Self::Settings => "Settings and keys".to_owned(),
            Self::Leave => "Leave".to_owned(),
        }
    }
}

impl Home {
    /// The door, at the game that was played last and is not over: its run is gone on with first.
    pub(crate) fn new(desk: &Desk) -> Self {
        let found = last_played(desk, |_| true);
        let game = found.as_ref().and_then(|(listed, _)| games::place(listed)).unwrap_or(0);
        Self { game, focus: 0, latest: found.map(words) }
    }

    /// The door, at the game with a name.
    pub(crate) fn at(cabinet: &Cabinet, desk: &Desk) -> Self {
        let is_it = |other: &Cabinet| other.about.name == cabinet.about.name;
        let mut home = Self { game: CABINETS.iter().position(is_it).unwrap_or(0), focus: 0, latest: None };
        home.refresh(desk);
        home
    }

    fn cabinet(&self) -> &'static Cabinet {
        &CABINETS[self.game]
    }

    fn choices(&self) -> Vec<Choice> {
        let possible = |choice: &Choice| match choice {
            Choice::Continue => self.latest.is_some(),
            Choice::Lessons => self.cabinet().lessons.is_some(),
            _ => true,
        };
        Choice::ALL.into_iter().filter(possible).collect()
    }

    fn refresh(&mut self, desk: &Desk) {
        let name = self.cabinet().about.name;
        self.latest = last_played(desk, |listed| listed.is_of(name)).map(words);
    }

    /// Another game: a run that is under way is gone on with first. Without one the cursor stays on the
    /// same choice, where there is one.
    fn turn_to(&mut self, game: usize, desk: &Desk) {
        let chosen = self.choices()[self.focus];
        self.game = game;
        self.refresh(desk);
        let wanted = if self.latest.is_some() { Choice::Continue } else { chosen };
        self.focus = self.choices().iter().position(|choice| *choice == wanted).unwrap_or(0);
    }

    fn choose(&self, desk: &mut Desk) -> Go {
        let cabinet = self.cabinet();
        match self.choices()[self.focus] {
            Choice::Continue => {
                let Some((path, _)) = &self.latest else { return Go::Stay };
                match (cabinet.resume)(path, desk) {
                    Ok(screen) => Go::Open(screen),
                    Err(reason) => {
                        desk.say(reason);
                        Go::Stay
                    }
                }
            }
            Choice::New => Go::Open((cabinet.prepare)(cabinet, desk)),
            Choice::Lessons => cabinet.lessons.map_or(Go::Stay, |lessons| Go::Open(lessons())),
            Choice::Daily => {
                let seed = desk.clock.today().seed(cabinet.about.name);
                if let Some(path) = under_way(desk, cabinet.about.name, seed) {
                    return match (cabinet.resume)(&path, desk) {
                        Ok(screen) => {
                            desk.say("Today's seed is under way: you go on with it.");
                            Go::Open(screen)
                        }
                        Err(reason) => {
                            desk.say(reason);
                            Go::Stay
                        }
                    };
                }
                Go::Open((cabinet.begin_day)(seed, desk))
            }
            Choice::Runs => Go::Open(Box::new(RunList::new(desk))),
            Choice::History => {
                let own = desk.store.list_all().into_iter().filter(|listed| listed.is_of(cabinet.about.name));
                Go::Open((cabinet.history)(&own.collect::<Vec<_>>()))
            }
            Choice::Settings => Go::Open(Box::new(SettingsScreen::default())),
            Choice::Leave => Go::Quit,
        }
    }

    /// What the choice under the cursor means, in a line.
    fn detail(&self, choice: Choice, desk: &Desk) -> String {
        match choice {
            Choice::Continue => self.latest.as_ref().map_or_else(String::new, |(_, words)| words.clone()),
            Choice::New => match self.cabinet().about.noun {
                Noun::Match => "Choose who plays, the rules, and a seed if you have one.".to_owned(),
                Noun::Run => "Choose the rules, and a seed if you have one.".to_owned(),
            },
            Choice::Lessons => "A few positions, each with something to find.".to_owned(),
            Choice::Daily => {
                let seed = desk.clock.today().seed(self.cabinet().about.name);
                format!("{}: everybody plays {seed} today.", desk.clock.today())
            }
            Choice::Runs => "Go on with a run, or watch one again.".to_owned(),
            Choice::History => "How often, how far, and what stood in the way.".to_owned(),
            Choice::Settings => "Colours, characters, movement; which key does what.".to_owned(),
            Choice::Leave => "The road will be here.".to_owned(),
        }
    }

    /// The names of all games, the chosen one in brackets.
    fn tabs<'a>(&self, desk: &Desk) -> Line<'a> {
        let look = desk.look();
        let tab = |(place, cabinet): (usize, &Cabinet)| {
            if place == self.game {
                look.bold(Ink::Bright, format!(" [{}] ", cabinet.title))
            } else {
                look.span(Ink::Faint, format!("  {}  ", cabinet.title))
            }
        };
        Line::from(CABINETS.iter().enumerate().map(tab).collect::<Vec<Span<'_>>>())
    }

    fn menu_lines<'a>(&self, desk: &Desk) -> Vec<Line<'a>> {
        let look = desk.look();
        let rows = self.choices().into_iter().enumerate().flat_map(|(place, choice)| {
            let words = format!("{:<20}", choice.words(self.cabinet()));
            let line = if place == self.focus {
                let pointer = look.bold(Ink::Gold, format!(" {} ", look.glyphs().pointer));
                Line::from(vec![pointer, Span::styled(format!(" {words}"), look.chosen(Ink::Gold))])
            } else {
                Line::from(look.span(Ink::Text, format!("    {words}")))
            };
            [line]
        });
        rows.collect()
    }
}

/// The newest run of a seed that can be gone on with.
fn under_way(desk: &Desk, game: &str, seed: engine::Seed) -> Option<PathBuf> {
    let is_it = |listed: &Listed| listed.is_of(game) && going_on(listed).is_some_and(|run| run.seed == seed);
    desk.store.list().into_iter().find(is_it).map(|listed| listed.path)
}

/// Of the runs that are wanted and can be gone on with, the one that was played last.
fn last_played(desk: &Desk, is_wanted: impl Fn(&Listed) -> bool) -> Option<(Listed, Description)> {
    let mut runs = desk.store.list();
    runs.retain(is_wanted);
    runs.sort_by_cached_key(|listed| Reverse(listed.played()));
    runs.into_iter().find_map(|listed| going_on(&listed).map(|run| (listed, run)))
}

/// What is said about a run that can be gone on with.
fn going_on(listed: &Listed) -> Option<Description> {
    games::describe(listed).ok().filter(|run| run.state == RunState::UnderWay)
}

/// Where a run is kept, and where it stands.
fn words((listed, run): (Listed, Description)) -> (PathBuf, String) {
    (listed.path, format!("{}, {}", run.headline, run.rules))
}

impl Screen for Home {
    fn place(&self) -> Place {
        Place::Everywhere
    }

    fn keys(&self) -> Vec<(Action, String)> {
        let mut keys = vec![
            (Action::CONFIRM, "choose".to_owned()),
            (Action::UP, "up".to_owned()),
            (Action::DOWN, "down".to_owned()),
        ];
        if CABINETS.len() > 1 {
            keys.extend([(Action::LEFT, "other game".to_owned()), (Action::RIGHT, "other game".to_owned())]);
        }
        keys.push((Action::CODEX, "rules".to_owned()));
        keys.push((Action::BACK, "leave".to_owned()));
        keys
    }

    fn act(&mut self, action: Action, desk: &mut Desk) -> Go {
        let count = self.choices().len();
        match action {
            Action::UP => self.focus = (self.focus + count - 1) % count,
            Action::DOWN => self.focus = (self.focus + 1) % count,
            Action::FIRST => self.focus = 0,
            Action::LAST => self.focus = count - 1,
            Action::LEFT => self.turn_to((self.game + CABINETS.len() - 1) % CABINETS.len(), desk),
            Action::RIGHT => self.turn_to((self.game + 1) % CABINETS.len(), desk),
            Action::CONFIRM => return self.choose(desk),
            Action::CODEX => {
                let cabinet = self.cabinet();
                return Go::Open((cabinet.codex)(cabinet.usual_rules()));
            }
            Action::BACK => return Go::Quit,
            _ => {}
        }
        Go::Stay
    }

    /// Back from a game, there may be another run to go on with.
    fn wake(&mut self, desk: &mut Desk) {
        let chosen = self.choices()[self.focus];
        let before = self.latest.take();
        self.refresh(desk);
        if before != self.latest || chosen == Choice::Daily {
            self.focus = 0;
        }
    }

    fn draw(&self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let look = desk.look();
        let page = rows_from(area, area.height.saturating_sub(HEIGHT) / 3, HEIGHT);
        // Where a long notice takes two lines, the name and the menu move together.
        let gap = u16::from(page.height == HEIGHT);
        let (titles, body) = (banner::HEIGHT + 1 + gap, banner::HEIGHT + 3 + 2 * gap);
        banner::draw(buffer, rows_from(page, gap, banner::HEIGHT), look);
        let cabinet = self.cabinet();
        let words =
            [self.tabs(desk).centered(), Line::from(look.span(Ink::Faint, cabinet.about.line)).centered()];
        draw_lines(buffer, rows_from(page, titles, 2), words);
        let body = rows_from(page, body, 10);
        let width = 78.min(body.width);
        let body = column(body, (body.width - width) / 2, width);
        draw_lines(buffer, rows_from(column(body, 0, MENU_WIDTH), 1, 9), self.menu_lines(desk));
        (cabinet.picture)(buffer, column(body, MENU_WIDTH, width - MENU_WIDTH), desk);
        let detail = self.detail(self.choices()[self.focus], desk);
        let words = Line::from(look.span(Ink::Lux, detail)).centered();
        draw_lines(buffer, rows_from(page, page.height - 1, 1), [words]);
    }
}
