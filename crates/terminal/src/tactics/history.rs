//! All matches together: against whom, with which class, and how they ended.

use std::iter;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use stage::tactics::{FinishedMatch, Record, Statistics};
use stage::{Kept, Staged, Statistics as _, summarise};
use tactics::bot::Level;
use tactics::{Class, Outcome, Tactics};

use super::table_of;
use crate::keys::{Action, Place, named};
use crate::paint::{Ink, Look, column, draw_lines, inset, panel, rows_from};
use crate::screen::{Desk, Go, Screen};
use crate::store::{Contents, Listed};

/// Four rows of opponents or six of classes, a heading, and the frame.
const SUMS: u16 = 9;

/// The page of statistics.
pub(crate) struct History {
    sums: Statistics,
    /// The last matches, newest first.
    recent: Vec<(String, FinishedMatch)>,
}

impl History {
    /// Counts what lies in the store.
    pub(crate) fn new(listed: &[Listed]) -> Self {
        let recent: Vec<(String, FinishedMatch)> = listed.iter().filter_map(read).collect();
        Self { sums: Statistics::of(recent.iter().map(|(_, played)| played)), recent }
    }

    fn draw_sums(&self, buffer: &mut Buffer, area: Rect, look: Look) {
        let half = area.width / 2;
        let levels =
            Level::ALL.iter().zip(&self.sums.levels).map(|(level, sums)| (level.name().to_owned(), *sums));
        let rows: Vec<(String, Record)> =
            levels.chain([("two people, P1".to_owned(), self.sums.hot_seat)]).collect();
        draw_records(buffer, column(area, 0, half), look, "Against", &rows);
        let classes: Vec<(String, Record)> = Class::ALL
            .into_iter()
            .zip(self.sums.classes)
            .map(|(class, sums)| (class.to_string(), sums))
            .collect();
        draw_records(buffer, column(area, half, area.width), look, "With", &classes);
    }
}

fn read(listed: &Listed) -> Option<(String, FinishedMatch)> {
    let Contents::Run { bytes, .. } = &listed.contents else { return None };
    let kept = if listed.is_abandoned() { Kept::GivenUp } else { Kept::Kept };
    let summary = Tactics::kept(&summarise::<Tactics>(bytes).ok()?, kept);
    let played = FinishedMatch { summary, seating: table_of(&listed.path), is_branch: listed.is_branch() };
    Some((listed.day().unwrap_or_default(), played))
}

fn draw_records(buffer: &mut Buffer, area: Rect, look: Look, title: &str, rows: &[(String, Record)]) {
    let inside = inset(panel(buffer, area, look, title), 1, 0);
    let line = |name: &str, [won, lost, drawn]: [&str; 3]| format!("{name:<15}{won:>5}{lost:>6}{drawn:>6}");
    let head = Line::from(look.span(Ink::Faint, line("", ["won", "lost", "drawn"])));
    let rows = rows.iter().map(|(name, sums)| {
        let ink = if sums.played() > 0 { Ink::Text } else { Ink::Faint };
        let [won, lost, drawn] = [sums.won, sums.lost, sums.drawn].map(|count| count.to_string());
        Line::from(look.span(ink, line(name, [&won, &lost, &drawn])))
    });
    draw_lines(buffer, inside, std::iter::once(head).chain(rows));
}

impl Screen for History {
    fn place(&self) -> Place {
        Place::Everywhere
    }

    fn keys(&self) -> Vec<(Action, String)> {
        named(&[(Action::BACK, "back")])
    }

    fn act(&mut self, action: Action, _desk: &mut Desk) -> Go {
        if matches!(action, Action::BACK | Action::CONFIRM) { Go::Back } else { Go::Stay }
    }

    fn draw(&self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let look = desk.look();
        self.draw_sums(buffer, rows_from(area, 0, SUMS), look);
        let others = [(self.sums.put_away, "put away"), (self.sums.uncounted, "not counted")];
        let told =
            others.iter().filter(|(count, _)| *count > 0).map(|(count, what)| format!("{count} {what}"));
        let title = iter::once("Lately".to_owned()).chain(told).collect::<Vec<_>>().join("; ");
        let inside = inset(panel(buffer, rows_from(area, SUMS, area.height), look, &title), 1, 0);
        let lines = self.recent.iter().map(|(day, played)| line(look, day, played));
        draw_lines(buffer, inside, lines);
        if self.recent.is_empty() {
            draw_lines(buffer, inside, [Line::from(look.span(Ink::Faint, "No match yet."))]);
        }
    }
}

/// A match in a line: when, who, with whom, and how it ended.
fn line<'a>(look: Look, day: &str, played: &FinishedMatch) -> Line<'a> {
    let summary = &played.summary;
    let seating = played.seating.map_or_else(String::new, |seating| seating.words());
    let heroes = summary.teams.map(|[one, two]| format!("{} - {}", one.class, two.class));
    let result = match summary.outcome {
        Some(Outcome::Won { side, .. }) => format!("{side} won in round {}", summary.round),
        _ => summary.headline(),
    };
    let ink = if played.counts() { Ink::Text } else { Ink::Faint };
    Line::from(vec![
        look.span(Ink::Faint, format!("{day}  ")),
        look.span(ink, format!("{seating:<18} {:<19} {result}", heroes.unwrap_or_default())),
    ])
}
