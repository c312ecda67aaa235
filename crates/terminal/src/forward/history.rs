//! All runs together: how often, how far, and what stood in the way.

use forward::{Card, Location, Outcome};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;
use stage::Group;
use stage::Kept;
use stage::forward::{Statistics, Summary, summarise};

use crate::keys::{Action, Where, named};
use crate::paint::{Ink, Look, bar, column, draw_lines, inset, panel, row, rows_from};
use crate::screen::{Desk, Go, Screen};
use crate::store::{Contents, Listed};

const BAR: usize = 8;
const BARS: u16 = 11;
/// The frame of the sums, and the line that names them.
const SUMS: u16 = 3;

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
    /// It was played from its first card on.
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

    fn title(&self) -> String {
        match self.recent.iter().filter(|run| run.origin == Origin::Branch).count() {
            0 => "Forward, all runs".to_owned(),
            1 => "Forward, all runs; 1 branch not counted".to_owned(),
            count => format!("Forward, all runs; {count} branches not counted"),
        }
    }

    fn draw_sums(&self, buffer: &mut Buffer, area: Rect, look: Look) {
        let inside = inset(panel(buffer, area, look, &self.title()), 1, 0);
        let names = sums_line(
            "rules",
            ["finished", "came through", "best", "streak", "longest", "under way", "given up"],
        );
        let head = Line::from(look.span(Ink::Faint, names));
        let rows = self.sums.iter().enumerate().map(|(place, (set, sums))| {
            let share = sums.win_rate().unwrap_or(0);
            let words = sums_line(
                set.name(),
                [
                    &sums.finished.to_string(),
                    &format!("{} ({share} %)", sums.wins),
                    &sums.best.map_or_else(|| "none".to_owned(), |best| best.to_string()),
                    &sums.streak.to_string(),
                    &sums.longest.to_string(),
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
        draw_lines(buffer, inside, std::iter::once(head).chain(rows));
    }

    fn draw_deaths(&self, buffer: &mut Buffer, area: Rect, look: Look) {
        let (set, sums) = &self.sums[self.chosen];
        let title = |what: &str| format!("Deaths by {what}, {}", set.name());
        let half = area.width / 2;
        let by_place =
            Location::all().map(|place| (format!("{place} {}", place.name()), sums.deaths_at[place.index()]));
        draw_bars(buffer, column(area, 0, half), look, &title("location"), by_place.collect());
        let by_card = Card::ALL
            .into_iter()
            .filter(|card| card.can_kill())
            .map(|card| (card.to_string(), sums.deaths_by[card.index()]));
        draw_bars(buffer, column(area, half, area.width - half), look, &title("card"), by_card.collect());
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
        let ink = match run.outcome {
            Some(Outcome::Won) => Ink::Gold,
            Some(Outcome::Died { .. }) => Ink::Text,
            None => Ink::Faint,
        };
        // A branch is not ranked, so that it has no score to show.
        let score = match self.origin {
            Origin::Begun => run.score.to_string(),
            Origin::Branch => "branch".to_owned(),
        };
        let words = match (run.outcome, run.kept) {
            (None, Kept::Kept) => format!("under way at {}", run.location.name()),
            _ => run.headline(),
        };
        Line::from(vec![
            look.span(Ink::Faint, format!("{} {} ", self.day, run.seed)),
            look.bold(ink, format!("{score:>6} ")),
            look.span(Ink::Faint, format!("{:<9} ", run.group().name())),
            look.span(ink, words),
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
            let words = "No run yet. The gate is unlocked.";
            Line::from(look.span(Ink::Faint, words)).render(row(inside, 0), buffer);
        }
    }
}

/// A line of the table of sums: each column as wide as its heading needs.
fn sums_line(name: &str, [finished, through, best, streak, longest, open, given_up]: [&str; 7]) -> String {
    format!("{name:<9}{finished:>8}{through:>14}{best:>6}{streak:>8}{longest:>9}{open:>11}{given_up:>10}")
}

fn draw_bars(buffer: &mut Buffer, area: Rect, look: Look, title: &str, rows: Vec<(String, u32)>) {
    let inside = inset(panel(buffer, area, look, title), 1, 0);
    let most = rows.iter().map(|(_, count)| *count).max().unwrap_or(0).max(1);
    let glyphs = look.glyphs();
    let lines = rows.into_iter().map(|(name, count)| {
        let ink = if count > 0 { Ink::Text } else { Ink::Faint };
        Line::from(vec![
            look.span(ink, format!("{name:<22}{count:>4} ")),
            look.span(Ink::Blood, bar(count, most, BAR, glyphs.full, ' ')),
        ])
    });
    draw_lines(buffer, inside, lines);
}
