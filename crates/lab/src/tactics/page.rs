//! Duels as a page with plots.

use engine::Game as _;
use tactics::Tactics;

use super::bout::Bout;
use super::contest::Contest;
use super::duels::Duels;
use super::finish::Finish;
use super::groups::advantage;
use super::plots;
use super::rungs;
use crate::chart::escaped;
use crate::findings::Findings;
use crate::report::{grouped, shell, speed, tile};
use crate::table::Cell;

/// The findings as a self-contained page.
pub(super) fn page(findings: &Findings<Duels>) -> String {
    let plan = &findings.plan;
    let plots = match (&plan.contest, &plan.sweep) {
        (Contest::MatchUps(_), _) => Vec::new(),
        (Contest::Ladder(ladder), _) => vec![plots::ladder(&rungs::rungs(ladder, &findings.stages))],
        (Contest::Duel(_), Some(sweep)) => plots::sweep(findings, sweep),
        (Contest::Duel(bots), None) => plots::duel(&findings.stages[0], *bots, plan.drafting),
    };
    shell(Tactics::ABOUT.title, &summary(findings), &plots, "", &footer(findings))
}

fn summary(findings: &Findings<Duels>) -> String {
    let plan = &findings.plan;
    let lead = format!(
        "<p class=\"lead\">{}: {} seeds from seed {}, each played twice with the sides swapped.</p>\n",
        escaped(&plan.to_string()),
        grouped(plan.runs),
        plan.seed.number()
    );
    let tiles = match (&plan.contest, findings.stages.as_slice()) {
        (Contest::Duel([bot, versus]), [bout]) => tiles(bout, &bot.to_string(), &versus.to_string()),
        _ => return lead,
    };
    format!("{lead}<ul class=\"tiles\">\n{tiles}</ul>\n")
}

fn tiles(bout: &Bout, bot: &str, versus: &str) -> String {
    let won =
        tile(&format!("wins of {bot}"), &Cell::score(&bout.share(Finish::Won)), &format!("against {versus}"));
    let first = tile(
        "first-player advantage",
        &Cell::Percent(advantage(bout)),
        "first player's wins less the second's",
    );
    won + &first
}

fn footer(findings: &Findings<Duels>) -> String {
    let method = "Whiskers and small figures are 95 % confidence intervals. Both matches of a seed count as one \
                  witness where they have something in common. A run is a seed, played from both sides.";
    format!("<footer>\n<p>{method}</p>\n{}</footer>\n", speed(findings))
}
