//! All runs together: how often, how high, and what ended them.

use labyrinth::next_title;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;
use stage::Group;
use stage::Kept;
use stage::labyrinth::{Statistics, Summary, summarise};

use crate::keys::{Action, Where, named};
use crate::paint::{Ink, Look, bar, draw_lines, inset, panel, row, rows_from};
use crate::screen::{Desk, Go, Screen};
use crate::store::{Contents, Listed};

const BAR: usize = 20;
const BARS: u16 = 8;
/// The frame of the sums, the line that names them, and the title that was earned.
const SUMS: u16 = 4;

/// The page of statistics.
pub(crate) struct History {
    /// What is counted together: runs under other rules are another game.
    sums: Vec<(Group, Statistics)>,
    /// Which of the sums the bars are about.
    chosen: usize,
    /// The last runs, newest first.
    recent: Vec<Recent>,
}

struct Recent {
    day: String,
    summary: Summary,
    origin: Origin,
}

/// Whether a run counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Origin {
    /// It was played from its first step on.
    Begun,
    /// It was taken over from another run, by somebody who knew what lies ahead.
    Branch,
}

impl History {
    /// Counts what lies in the store.
    pub(crate) fn new(listed: &[Listed]) -> Self {
        let recent: Vec<Recent> = listed.iter().filter_map(Recent::read).collect();
        let counted: Vec<&Summary> =
            recent.iter().rev().filter(|run| run.origin == Origin::Begun).map(|run| &run.summary).collect();
        let sums = Statistics::by_group(&counted);
        let latest = counted.last().map(|run| run.group());
        let chosen = sums.iter().position(|(group, _)| Some(*group) == latest).unwrap_or(0);
        Self { sums, chosen, recent }
    }

    fn draw_sums(&self, buffer: &mut Buffer, area: Rect, look: Look) {
        let inside = inset(panel(buffer, area, look, "Endless Tower, all runs"), 1, 0);
        let head = sums_line(
            "rules",
            ["finished", "best floor", "mean floor", "best score", "under way", "given up"],
        );
        let rows = self.sums.iter().enumerate().map(|(place, (group, sums))| {
            let none = || "none".to_owned();
            let best = if sums.finished > 0 { sums.best_floor.to_string() } else { none() };
            let words = sums_line(
                group.name(),
                [
                    &sums.finished.to_string(),
                    &best,
                    &sums.mean_floor().map_or_else(none, |mean| mean.to_string()),
                    &sums.best_score.map_or_else(none, |best| best.to_string()),
                    &sums.unfinished.to_string(),
                    &sums.given_up.to_string(),
                ],
            );
            if place == self.chosen {
                Line::from(Span::styled(words, look.chosen(Ink::Gold)))
            } else {
                Line::from(look.span(Ink::Text, words))
            }
        });
        let best = self.sums[self.chosen].1.best_floor;
        let next = next_title(best)
            .map_or_else(String::new, |(floor, title)| format!("; {title} from floor {floor} on"));
        let title = format!("Title: {}{next}", self.sums[self.chosen].1.title());
        let lines = std::iter::once(Line::from(look.span(Ink::Faint, head)))
            .chain(rows)
            .chain([Line::from(look.span(Ink::Lux, title))]);
        draw_lines(buffer, inside, lines);
    }

    fn draw_deaths(&self, buffer: &mut Buffer, area: Rect, look: Look) {
        let (group, sums) = &self.sums[self.chosen];
        let inside = inset(panel(buffer, area, look, &format!("What ended them, {}", group.name())), 1, 0);
        let most = sums.deaths_by.first().map_or(1, |(_, count)| *count);
        let lines = sums.deaths_by.iter().map(|(name, count)| {
            Line::from(vec![
                look.span(Ink::Text, format!("{name:<18}{count:>4} ")),
                look.span(Ink::Blood, bar(*count, most, BAR, look.glyphs().full, ' ')),
            ])
        });
        draw_lines(buffer, inside, lines);
        if sums.deaths_by.is_empty() {
            let words = Line::from(look.span(Ink::Faint, "Nothing yet."));
            words.render(row(inside, 0), buffer);
        }
    }
}

impl Recent {
    fn read(listed: &Listed) -> Option<Self> {
        let Contents::Run { bytes, .. } = &listed.contents else { return None };
        let kept = if listed.is_abandoned() { Kept::GivenUp } else { Kept::Kept };
        Some(Self {
            day: listed.day().unwrap_or_default(),
            summary: Summary { kept, ..summarise(bytes).ok()? },
            origin: if listed.is_branch() { Origin::Branch } else { Origin::Begun },
        })
    }

    fn line<'a>(&self, look: Look) -> Line<'a> {
        let run = &self.summary;
        let ink = if run.outcome.is_some() { Ink::Text } else { Ink::Faint };
        // A branch is not ranked, so that it has no score to show.
        let score = match self.origin {
            Origin::Begun => run.score.to_string(),
            Origin::Branch => "branch".to_owned(),
        };
        Line::from(vec![
            look.span(Ink::Faint, format!("{} {} ", self.day, run.seed)),
            look.bold(ink, format!("{score:>6} ")),
            look.span(Ink::Faint, format!("{:<7}", run.group().name())),
            look.span(ink, run.headline()),
        ])
    }
}

impl Screen for History {
    fn place(&self) -> Where {
        Where::Everywhere
    }

    fn keys(&self) -> Vec<(Action, String)> {
        named(&[(Action::Up, "rules above"), (Action::Down, "rules below"), (Action::Back, "back")])
    }

    fn act(&mut self, action: Action, _desk: &mut Desk) -> Go {
        let count = self.sums.len();
        match action {
            Action::Up | Action::Left => self.chosen = (self.chosen + count - 1) % count,
            Action::Down | Action::Right => self.chosen = (self.chosen + 1) % count,
            Action::Back | Action::Confirm => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    fn draw(&self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let look = desk.look();
        let sums = SUMS + u16::try_from(self.sums.len()).expect("a handful of rule sets");
        self.draw_sums(buffer, rows_from(area, 0, sums), look);
        self.draw_deaths(buffer, rows_from(area, sums, BARS), look);
        let rest = rows_from(area, sums + BARS, area.height);
        if rest.height < 3 {
            return;
        }
        let inside = inset(panel(buffer, rest, look, "Lately"), 1, 0);
        draw_lines(buffer, inside, self.recent.iter().map(|run| run.line(look)));
        if self.recent.is_empty() {
            let words = Line::from(look.span(Ink::Faint, "No run yet. The door stands open."));
            words.render(row(inside, 0), buffer);
        }
    }
}

/// A line of the table of sums: each column as wide as its heading needs.
fn sums_line(name: &str, [finished, best, mean, score, open, given_up]: [&str; 6]) -> String {
    format!("{name:<8}{finished:>9}{best:>12}{mean:>12}{score:>12}{open:>11}{given_up:>10}")
}
