//! All runs together: how often, how deep, who went down, and what ended them.

use descent::Descent;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::descent::{Statistics, Summary};

use crate::history::{self, RunLine, draw_bars};
use crate::paint::{Ink, Look};

const BAR: usize = 20;

/// The page of statistics.
pub(super) type History = history::History<Ledger>;

/// How runs are counted and told.
pub(super) struct Ledger;

impl history::Ledger for Ledger {
    type Game = Descent;
    const NONE: &'static str = "No run yet. The stairs lead down.";
    const BARS: u16 = 8;

    fn head() -> String {
        columns("rules", ["finished", "won", "deepest", "mean floor", "best score", "under way", "given up"])
    }

    fn line(rules: &str, sums: &Statistics) -> String {
        let none = || "-".to_owned();
        let tenths = |tenths: u32| format!("{}.{}", tenths / 10, tenths % 10);
        let deepest = if sums.finished > 0 { sums.deepest.to_string() } else { none() };
        columns(
            rules,
            [
                &sums.finished.to_string(),
                &sums.win_rate().map_or_else(none, |rate| format!("{} ({rate}%)", sums.won)),
                &deepest,
                &sums.mean_floor_tenths().map_or_else(none, tenths),
                &sums.best_score.map_or_else(none, |best| best.to_string()),
                &sums.unfinished.to_string(),
                &sums.given_up.to_string(),
            ],
        )
    }

    fn below(sums: &Statistics) -> Option<String> {
        let runs: Vec<String> =
            sums.by_character.iter().map(|(name, runs, won)| format!("{name} {won} of {runs}")).collect();
        let fewest = sums.fewest_turns.map(|turns| format!("; the quickest took {turns} turns"));
        (!runs.is_empty()).then(|| format!("Won: {}{}", runs.join(", "), fewest.unwrap_or_default()))
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
fn columns(name: &str, [finished, won, deepest, mean, score, open, given_up]: [&str; 7]) -> String {
    format!("{name:<18}{finished:>8}{won:>8}{deepest:>8}{mean:>11}{score:>11}{open:>10}{given_up:>9}")
}
