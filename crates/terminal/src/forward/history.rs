//! All runs together: how often, how far, and what stood in the way.

use forward::{Card, Forward, Location, Outcome};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::Kept;
use stage::forward::{Statistics, Summary};

use crate::history::{self, RunLine, draw_bars};
use crate::paint::{Ink, Look, column};

const BAR: usize = 8;

/// The page of statistics.
pub(crate) type History = history::History<Ledger>;

/// How journeys are counted and told.
pub(crate) struct Ledger;

impl history::Ledger for Ledger {
    type Game = Forward;
    const NONE: &'static str = "No run yet. The gate is unlocked.";
    const BARS: u16 = 11;

    fn head() -> String {
        columns("rules", ["finished", "came through", "best", "streak", "longest", "under way", "given up"])
    }

    fn line(rules: &str, sums: &Statistics) -> String {
        let share = sums.win_rate().unwrap_or(0);
        columns(
            rules,
            [
                &sums.finished.to_string(),
                &format!("{} ({share} %)", sums.wins),
                &sums.best.map_or_else(|| "none".to_owned(), |best| best.to_string()),
                &sums.streak.to_string(),
                &sums.longest.to_string(),
                &sums.unfinished.to_string(),
                &sums.given_up.to_string(),
            ],
        )
    }

    fn draw_ends(buffer: &mut Buffer, area: Rect, look: Look, rules: &str, sums: &Statistics) {
        let title = |what: &str| format!("Deaths by {what}, {rules}");
        let half = area.width / 2;
        let by_place: Vec<(String, u32)> = Location::all()
            .map(|place| (format!("{place} {}", place.name()), sums.deaths_at[place.index()]))
            .collect();
        draw_bars(buffer, column(area, 0, half), look, &title("location"), (&by_place, BAR));
        let by_card: Vec<(String, u32)> = Card::ALL
            .into_iter()
            .filter(|card| card.can_kill())
            .map(|card| (card.to_string(), sums.deaths_by[card.index()]))
            .collect();
        draw_bars(buffer, column(area, half, area.width - half), look, &title("card"), (&by_card, BAR));
    }

    fn told(run: &Summary) -> RunLine {
        let ink = match run.outcome {
            Some(Outcome::Won) => Ink::Gold,
            Some(Outcome::Died { .. }) => Ink::Text,
            None => Ink::Faint,
        };
        let words = match (run.outcome, run.kept) {
            (None, Kept::Kept) => format!("under way at {}", run.progress.location.name()),
            _ => run.headline(),
        };
        RunLine { seed: run.seed, score: run.score, words, ink }
    }
}

/// A line of the table of sums: each column as wide as its heading needs.
fn columns(name: &str, [finished, through, best, streak, longest, open, given_up]: [&str; 7]) -> String {
    format!("{name:<13}{finished:>9}{through:>13}{best:>6}{streak:>7}{longest:>8}{open:>10}{given_up:>9}")
}
