//! How strong the bots of a ladder are.

use tactics::bot::BotName;

use super::bout::Bout;
use super::contest::Ladder;
use super::finish::Finish;
use crate::stats::Elo;
use crate::table::{Cell, Column, Estimate, Table};

/// A bot of a ladder.
pub(super) struct Rung<'a> {
    pub(super) bot: BotName,
    /// Its strength above the first bot of the ladder.
    pub(super) elo: Elo,
    /// The bot below, what was counted against it, and the strength above it.
    pub(super) climb: Option<(BotName, &'a Bout, Elo)>,
}

/// The bots of a ladder from the first to the last.
pub(super) fn rungs<'a>(Ladder(bots): &Ladder, bouts: &'a [Bout]) -> Vec<Rung<'a>> {
    let mut rungs = vec![Rung { bot: bots[0], elo: Elo::ZERO, climb: None }];
    for (pair, bout) in bots.windows(2).zip(bouts) {
        let step = Elo::of(&bout.score());
        let elo = step.above(&rungs[rungs.len() - 1].elo);
        rungs.push(Rung { bot: pair[1], elo, climb: Some((pair[0], bout, step)) });
    }
    rungs
}

/// A row for each bot.
pub(super) fn table(rungs: &[Rung<'_>]) -> Table {
    let columns = vec![
        Column::new("bot", "bot"),
        Column::new("versus", "against"),
        Column::new("win_rate", "wins, %"),
        Column::new("elo_step", "Elo above it"),
        Column::new("elo", "Elo"),
    ];
    let row = |rung: &Rung<'_>| {
        let mut row = vec![Cell::Text(rung.bot.to_string())];
        match &rung.climb {
            Some((below, bout, step)) => {
                row.extend([
                    Cell::Text(below.to_string()),
                    Cell::score(&bout.share(Finish::Won)),
                    cell(step),
                ]);
            }
            None => row.extend([Cell::Text("-".into()), Cell::Percent(UNKNOWN), Cell::Number(UNKNOWN)]),
        }
        row.push(cell(&rung.elo));
        row
    };
    Table { columns, rows: rungs.iter().map(row).collect() }
}

const UNKNOWN: Estimate = Estimate { value: None, interval: None };

fn cell(elo: &Elo) -> Cell {
    Cell::Number(Estimate { value: Some(elo.points), interval: Some(elo.interval) })
}
