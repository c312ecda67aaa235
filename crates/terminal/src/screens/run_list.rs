//! All runs in the store, to go on with or to watch.

use arcade::Day;
use engine::Scoring;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use stage::{Description, RunState};

use crate::games::{self, Cabinet};
use crate::keys::{Action, Place};
use crate::paint::{Ink, draw_lines, inset, panel, rows_from, wrap_at_most};
use crate::screen::{Desk, Go, Screen};
use crate::store::{Contents, Listed};

const PAGE: usize = 10;
/// The lines about the run under the cursor.
const DETAIL: u16 = 2;

/// The list of runs.
pub(crate) struct RunList {
    rows: Vec<Row>,
    focus: usize,
}

struct Row {
    listed: Listed,
    described: Result<Description, String>,
}

impl RunList {
    pub(crate) fn new(desk: &Desk) -> Self {
        let mut list = Self { rows: Vec::new(), focus: 0 };
        list.refresh(desk);
        list
    }

    fn refresh(&mut self, desk: &Desk) {
        let row = |listed: Listed| Row { described: games::describe(&listed), listed };
        self.rows = desk.store.list().into_iter().map(row).collect();
        self.focus = self.focus.min(self.rows.len().saturating_sub(1));
    }

    fn open(&self, action: Action, desk: &mut Desk) -> Go {
        let Some(row) = self.rows.get(self.focus) else { return Go::Stay };
        let Contents::Run { game, bytes } = &row.listed.contents else {
            desk.say(row.described.as_ref().err().cloned().unwrap_or_default());
            return Go::Stay;
        };
        let under_way = matches!(&row.described, Ok(run) if run.state == RunState::UnderWay);
        let opened = match games::named(game) {
            Some(cabinet) if under_way && action == Action::CONFIRM => {
                (cabinet.resume)(&row.listed.path, desk)
            }
            _ => games::watch(bytes, &row.listed.path, desk.thinking).map_err(|failure| failure.to_string()),
        };
        match opened {
            Ok(screen) => Go::Open(screen),
            Err(reason) => {
                desk.say(reason);
                Go::Stay
            }
        }
    }

    /// All about the run under the cursor.
    fn detail(&self) -> String {
        let Some(row) = self.rows.get(self.focus) else { return String::new() };
        match &row.described {
            Err(reason) => reason.clone(),
            Ok(run) => {
                let cabinet = cabinet_of(&row.listed);
                let kind = kind_of(&row.listed, run).or(cabinet.map(|cabinet| cabinet.about.noun.word()));
                let score = match cabinet.map(|cabinet| cabinet.about.scoring) {
                    Some(Scoring::None) => String::new(),
                    _ => format!(", score {}", run.score),
                };
                format!("{}: {}, {}{score}", kind.unwrap_or("run"), run.headline, run.rules)
            }
        }
    }

    fn line<'a>(&self, place: usize, row: &Row, desk: &Desk) -> Line<'a> {
        let look = desk.look();
        let glyphs = look.glyphs();
        let day = row.listed.day().unwrap_or_else(|| " ".repeat(10));
        let time = row.listed.time().unwrap_or_else(|| " ".repeat(5));
        let (ink, sign, words) = match &row.described {
            Err(reason) => (Ink::Faint, glyphs.cross, reason.clone()),
            Ok(run) => {
                let (ink, sign) = match run.state {
                    RunState::UnderWay => (Ink::Life, glyphs.here),
                    RunState::Won => (Ink::Gold, glyphs.tick),
                    RunState::Lost | RunState::Over => (Ink::Text, glyphs.dot),
                };
                let kind = kind_of(&row.listed, run).map_or_else(String::new, |kind| format!(", {kind}"));
                let score = match cabinet_of(&row.listed).map(|cabinet| cabinet.about.scoring) {
                    Some(Scoring::None) => "-".to_owned(),
                    _ => run.score.to_string(),
                };
                (ink, sign, format!("{} {score:>5} {:<9} {}{kind}", run.seed, run.rules, run.brief))
            }
        };
        let pointer = if place == self.focus { glyphs.pointer } else { ' ' };
        let text = format!("{pointer}{sign} {day} {time}  {words}");
        if place == self.focus {
            Line::styled(format!("{text:<300}"), look.chosen(ink))
        } else {
            Line::styled(text, look.style(ink))
        }
    }
}

/// The game that a file is of.
fn cabinet_of(listed: &Listed) -> Option<&'static Cabinet> {
    match &listed.contents {
        Contents::Run { game, .. } => games::named(game),
        Contents::Unusable(_) => None,
    }
}

/// What is special about a run: taken over from another, or of a day's seed.
fn kind_of(listed: &Listed, run: &Description) -> Option<&'static str> {
    let Contents::Run { game, .. } = &listed.contents else { return None };
    let daily = listed.day().and_then(|day| day.parse::<Day>().ok()).map(|day| day.seed(game));
    match (listed.is_branch(), daily == Some(run.seed)) {
        (true, _) => Some("branch"),
        (false, true) => Some("daily"),
        (false, false) => None,
    }
}

impl Screen for RunList {
    /// The list borrows the keys of every table: watch is one of them.
    fn place(&self) -> Place {
        Place::Table
    }

    fn keys(&self) -> Vec<(Action, String)> {
        let words = [
            (Action::CONFIRM, "go on, or watch what is over"),
            (Action::WATCH, "watch"),
            (Action::UP, "up"),
            (Action::DOWN, "down"),
            (Action::PAGE_UP, "a page up"),
            (Action::PAGE_DOWN, "a page down"),
            (Action::FIRST, "newest"),
            (Action::LAST, "oldest"),
            (Action::BACK, "back"),
        ];
        words.map(|(action, words)| (action, words.to_owned())).to_vec()
    }

    fn act(&mut self, action: Action, desk: &mut Desk) -> Go {
        let last = self.rows.len().saturating_sub(1);
        match action {
            Action::UP => self.focus = self.focus.saturating_sub(1),
            Action::DOWN => self.focus = (self.focus + 1).min(last),
            Action::PAGE_UP => self.focus = self.focus.saturating_sub(PAGE),
            Action::PAGE_DOWN => self.focus = (self.focus + PAGE).min(last),
            Action::FIRST => self.focus = 0,
            Action::LAST => self.focus = last,
            Action::CONFIRM | Action::WATCH => return self.open(action, desk),
            Action::BACK => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    fn wake(&mut self, desk: &mut Desk) {
        self.refresh(desk);
    }

    fn draw(&self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let look = desk.look();
        let inside =
            inset(panel(buffer, area, look, &format!("Runs, newest first: {}", self.rows.len())), 0, 0);
        if self.rows.is_empty() {
            let words = format!("  No run yet. They will lie in {}.", desk.store.folder().display());
            draw_lines(buffer, inside, [Line::default(), Line::from(look.span(Ink::Faint, words))]);
            return;
        }
        let list = rows_from(inside, 0, inside.height - DETAIL - 1);
        let room = usize::from(list.height);
        let first = self.focus.saturating_sub(room.saturating_sub(1));
        let lines = self.rows.iter().enumerate().skip(first).map(|(place, row)| self.line(place, row, desk));
        draw_lines(buffer, list, lines);
        let detail = wrap_at_most(&self.detail(), usize::from(inside.width) - 2, usize::from(DETAIL));
        let words = detail.into_iter().map(|line| Line::from(look.span(Ink::Lux, format!(" {line}"))));
        draw_lines(buffer, rows_from(inside, inside.height - DETAIL, DETAIL), words);
    }
}
