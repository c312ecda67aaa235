//! All runs together: how often, how high, and what ended them.

use labyrinth::{Floor, Labyrinth, next_title};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::labyrinth::{Statistics, Summary};

use crate::history::{self, RunLine, draw_bars};
use crate::paint::{Ink, Look};

const BAR: usize = 20;

/// The page of statistics.
pub(crate) type History = history::History<Ledger>;

/// How climbs are counted and told.
pub(crate) struct Ledger;

impl history::Ledger for Ledger {
    type Game = Labyrinth;
    const NONE: &'static str = "No run yet. The door stands open.";
    const BARS: u16 = 8;

    fn head() -> String {
        columns("rules", ["finished", "best floor", "mean floor", "best score", "under way", "given up"])
    }

    fn line(rules: &str, sums: &Statistics) -> String {
        let none = || "none".to_owned();
        let best = if sums.finished > 0 { sums.best_floor.to_string() } else { none() };
        columns(
            rules,
            [
                &sums.finished.to_string(),
                &best,
                &sums.mean_floor().map_or_else(none, |mean| mean.to_string()),
                &sums.best_score.map_or_else(none, |best| best.to_string()),
                &sums.unfinished.to_string(),
                &sums.given_up.to_string(),
            ],
        )
    }

    fn below(sums: &Statistics) -> Option<String> {
        // Whoever has not climbed yet has the title of the first floor already.
        let next = next_title(sums.best_floor.max(Floor::LOWEST))
            .map_or_else(String::new, |(floor, title)| format!("; {title} from floor {floor} on"));
        Some(format!("Title: {}{next}", sums.title()))
    }

    fn draw_ends(buffer: &mut Buffer, area: Rect, look: Look, rules: &str, sums: &Statistics) {
        let title = format!("What ended them, {rules}");
        draw_bars(buffer, area, look, &title, (&sums.deaths_by, BAR));
    }

    fn told(run: &Summary) -> RunLine {
        let ink = if run.outcome.is_some() { Ink::Text } else { Ink::Faint };
        RunLine { seed: run.seed, score: run.score, words: run.headline(), ink }
    }
}

/// A line of the table of sums: each column as wide as its heading needs.
fn columns(name: &str, [finished, best, mean, score, open, given_up]: [&str; 6]) -> String {
    format!("{name:<10}{finished:>9}{best:>12}{mean:>12}{score:>12}{open:>11}{given_up:>10}")
}
