//! All runs together: how often, how far, and what stood in the way.

use forward::{Card, Location, Outcome};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Widget;

use super::guide::named;
use super::{Kept, Summary, summarise};
use crate::keys::{Action, Where};
use crate::paint::{Ink, Look, bar, column, draw_lines, inset, panel, row, rows_from};
use crate::screen::{Desk, Go, Screen};
use crate::store::{Contents, Listed};

const BAR: usize = 8;
const HEAD: u16 = 6;

/// What all finished runs come to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Statistics {
    pub(crate) finished: u32,
    pub(crate) unfinished: u32,
    pub(crate) given_up: u32,
    pub(crate) wins: u32,
    pub(crate) best: Option<i64>,
    /// Wins in a row, up to the last run.
    pub(crate) streak: u32,
    /// The most wins in a row.
    pub(crate) longest: u32,
    pub(crate) deaths_at: [u32; Location::COUNT],
    pub(crate) deaths_by: [u32; Card::COUNT],
}

impl Statistics {
    /// Counts runs, the oldest first.
    pub(crate) fn of<'a>(runs: impl IntoIterator<Item = &'a Summary>) -> Self {
        let mut sums = Self::default();
        for run in runs {
            let Some(outcome) = run.outcome else {
                match run.kept {
                    Kept::Kept => sums.unfinished += 1,
                    // Giving up is no way to keep a streak.
                    Kept::GivenUp => {
                        sums.given_up += 1;
                        sums.streak = 0;
                    }
                }
                continue;
            };
            sums.finished += 1;
            sums.best = sums.best.max(Some(run.score));
            match outcome {
                Outcome::Won => {
                    sums.wins += 1;
                    sums.streak += 1;
                    sums.longest = sums.longest.max(sums.streak);
                }
                Outcome::Died { cause, location } => {
                    sums.streak = 0;
                    sums.deaths_at[location.index()] += 1;
                    sums.deaths_by[cause.index()] += 1;
                }
            }
        }
        sums
    }
}

/// The page of statistics.
pub(crate) struct History {
    statistics: Statistics,
    /// The last runs, newest first, each with its day.
    recent: Vec<(String, Summary)>,
}

impl History {
    /// Counts what lies in the store.
    pub(crate) fn new(listed: &[Listed]) -> Self {
        let read = |listed: &Listed| match &listed.contents {
            Contents::Run { bytes, .. } => {
                let day = listed.day().unwrap_or_default();
                let kept = if listed.is_abandoned() { Kept::GivenUp } else { Kept::Kept };
                summarise(bytes).ok().map(|summary| (day, Summary { kept, ..summary }))
            }
            Contents::Unusable(_) => None,
        };
        let recent: Vec<(String, Summary)> = listed.iter().filter_map(read).collect();
        let statistics = Statistics::of(recent.iter().rev().map(|(_, summary)| summary));
        Self { statistics, recent }
    }

    fn draw_sums(&self, buffer: &mut Buffer, area: Rect, look: Look) {
        let sums = &self.statistics;
        let inside = inset(panel(buffer, area, look, "Forward, all runs"), 1, 0);
        let share = (sums.wins * 100).checked_div(sums.finished).unwrap_or(0);
        let cell = |name: &str, value: String| {
            vec![look.span(Ink::Faint, format!("{name} ")), look.bold(Ink::Bright, format!("{value:<8}"))]
        };
        let best = sums.best.map_or_else(|| "none yet".to_owned(), |best| best.to_string());
        draw_lines(
            buffer,
            inside,
            [
                Line::from(
                    [
                        cell("finished", sums.finished.to_string()),
                        cell("under way", sums.unfinished.to_string()),
                        cell("given up", sums.given_up.to_string()),
                        cell("best score", best),
                    ]
                    .concat(),
                ),
                Line::default(),
                Line::from(
                    [
                        cell("came through", format!("{} ({share} %)", sums.wins)),
                        cell("streak", sums.streak.to_string()),
                        cell("longest streak", sums.longest.to_string()),
                    ]
                    .concat(),
                ),
            ],
        );
    }
}

impl Screen for History {
    fn place(&self) -> Where {
        Where::Everywhere
    }

    fn keys(&self) -> Vec<(Action, String)> {
        named(&[(Action::Back, "back")])
    }

    fn act(&mut self, action: Action, _desk: &mut Desk) -> Go {
        if matches!(action, Action::Back | Action::Confirm) { Go::Back } else { Go::Stay }
    }

    fn draw(&self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let look = desk.look();
        self.draw_sums(buffer, rows_from(area, 0, HEAD - 1), look);
        let body = rows_from(area, HEAD - 1, area.height - HEAD + 1);
        let half = body.width / 2;
        let bars = rows_from(body, 0, 12);
        let by_place = Location::all()
            .map(|place| (format!("{place} {}", place.name()), self.statistics.deaths_at[place.index()]));
        draw_bars(buffer, column(bars, 0, half), look, "Deaths by location", by_place.collect());
        let by_card = Card::ALL
            .into_iter()
            .filter(|card| card.is_foe() || matches!(card, Card::Terror | Card::Pit))
            .map(|card| (card.to_string(), self.statistics.deaths_by[card.index()]));
        draw_bars(buffer, column(bars, half, body.width - half), look, "Deaths by card", by_card.collect());
        let rest = rows_from(body, 12, body.height.saturating_sub(12));
        let lines = self.recent.iter().map(|(day, run)| recent_line(look, day, run));
        if rest.height < 3 {
            return;
        }
        let inside = inset(panel(buffer, rest, look, "Lately"), 1, 0);
        draw_lines(buffer, inside, lines);
        if self.recent.is_empty() {
            let words = "No run yet. The gate is unlocked.";
            Line::from(look.span(Ink::Faint, words)).render(row(inside, 0), buffer);
        }
    }
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

fn recent_line<'a>(look: Look, day: &str, run: &Summary) -> Line<'a> {
    let ink = match run.outcome {
        Some(Outcome::Won) => Ink::Gold,
        Some(Outcome::Died { .. }) => Ink::Text,
        None => Ink::Faint,
    };
    let is_open = run.outcome.is_none() && run.kept == Kept::Kept;
    let state = if is_open { "under way, " } else { "" };
    Line::from(vec![
        look.span(Ink::Faint, format!("{day}  {}  ", run.seed)),
        look.bold(ink, format!("{:>6}  ", run.score)),
        look.span(Ink::Faint, format!("{:<9}  ", run.rules.to_string())),
        look.span(ink, format!("{state}{}", run.headline())),
    ])
}

#[cfg(test)]
mod tests {
    use engine::Seed;
    use forward::{Hero, Hp, Lux, Rules, Snare};

    use super::*;

    fn run(outcome: Option<Outcome>, score: i64) -> Summary {
        Summary {
            rules: Rules::WRITTEN,
            seed: Seed::from_name("history"),
            location: Location::FIRST,
            hero: Hero { hp: Hp(20), lux: Lux(0), weapon: None, snare: Snare::Open },
            score,
            outcome,
            kept: Kept::Kept,
        }
    }

    #[test]
    fn giving_up_ends_a_streak() {
        let given_up = Summary { kept: Kept::GivenUp, ..run(None, 40) };
        let sums = Statistics::of(&[run(Some(Outcome::Won), 10), given_up]);
        assert_eq!((sums.finished, sums.unfinished, sums.given_up, sums.streak), (1, 0, 1, 0));
    }

    #[test]
    fn runs_are_counted_and_streaks_end_with_a_death() {
        let died = Some(Outcome::Died { cause: Card::Pit, location: Location::LAST });
        let won = Some(Outcome::Won);
        let runs = [run(won, 10), run(won, 30), run(died, 5), run(None, 90), run(won, 20)];
        let sums = Statistics::of(&runs);
        assert_eq!((sums.finished, sums.unfinished, sums.wins), (4, 1, 3));
        assert_eq!((sums.best, sums.streak, sums.longest), (Some(30), 1, 2));
        assert_eq!((sums.deaths_at[8], sums.deaths_by[Card::Pit.index()]), (1, 1));
    }
}
