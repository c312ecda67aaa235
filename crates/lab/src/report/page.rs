//! The page itself.

use super::{Plot, scores, sweep};
use crate::chart::{PATTERNS, escaped, sample};
use crate::findings::{Findings, Stage};
use crate::plan::Plan;
use crate::setting::Setting;
use crate::solo::{Side, Solo};
use crate::study::Study;
use crate::table::{Cell, Estimate};

const STYLE: &str = include_str!("page.css");

/// The findings as a self-contained HTML page: no scripts, nothing to download.
pub fn page<S: Solo>(findings: &Findings<Plan<S>>) -> String {
    let plan = &findings.plan;
    let names: Vec<String> = plan.settings.iter().map(Setting::label).collect();
    let legend = legend(&names);
    let plots = if plan.sweep.is_some() {
        vec![sweep::plot(findings)]
    } else {
        let sides: Vec<Side<'_, S>> = names
            .iter()
            .zip(&findings.stages[0].tallies)
            .zip(&plan.settings)
            .map(|((label, tally), setting)| Side { label, tally, setup: &setting.terms.setup })
            .collect();
        let mut plots = S::plots(&sides);
        plots.push(scores::plot(&sides));
        plots
    };
    shell(S::ABOUT.title, &summary(findings), &plots, &legend, &footer(findings))
}

/// A page of plots under a heading.
pub(crate) fn shell(title: &str, summary: &str, plots: &[Plot], legend: &str, footer: &str) -> String {
    let sections: String = plots.iter().map(|plot| plot.html(legend)).collect();
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}: simulation</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n{PATTERNS}\
         <header>\n<p class=\"kicker\">Simulation</p>\n<h1>{title}</h1>\n{summary}</header>\n\
         <main>\n{sections}</main>\n{footer}</body>\n</html>\n",
    )
}

fn legend(names: &[String]) -> String {
    if names.len() < 2 {
        return String::new();
    }
    let entry = |(side, name): (usize, &String)| format!("<li>{}{}</li>", sample(side), escaped(name));
    format!("<ul class=\"legend\">{}</ul>\n", names.iter().enumerate().map(entry).collect::<String>())
}

/// The figures that somebody in a hurry wants.
fn summary<S: Solo>(findings: &Findings<Plan<S>>) -> String {
    let plan = &findings.plan;
    let each = if plan.settings.len() > 1 || plan.sweep.is_some() { " of each setting" } else { "" };
    let runs = grouped(plan.runs);
    let runs = format!("<p class=\"lead\">{runs} runs{each} from seed {}.</p>\n", plan.seed.number());
    let tiles = match findings.stages.as_slice() {
        [stage] => tiles(&plan.settings, stage),
        _ => plan.settings.iter().map(|setting| name_tile(&setting.to_string())).collect::<Vec<_>>().concat(),
    };
    format!("{runs}<ul class=\"tiles\">\n{tiles}</ul>\n")
}

fn tiles<S: Solo>(settings: &[Setting<S>], stage: &Stage<S>) -> String {
    let mut tiles = String::new();
    for (side, (setting, tally)) in settings.iter().zip(&stage.tallies).enumerate() {
        let name = format!(
            "{}{}",
            if settings.len() > 1 { sample(side) } else { String::new() },
            escaped(&setting.to_string())
        );
        tiles += &tile(S::WIN, &Cell::share(tally.win_rate()), &name);
    }
    if settings.len() > 1 {
        tiles +=
            &tile("difference", &Cell::difference(&stage.pairing), "second less first, on the same seeds");
    }
    tiles
}

/// What stands where there is more than one win rate to tell.
fn name_tile(name: &str) -> String {
    format!("<li>{}</li>\n", escaped(name))
}

/// A figure that can be read from afar.
pub(crate) fn tile(name: &str, cell: &Cell, below: &str) -> String {
    let Cell::Percent(Estimate { value: Some(value), interval: Some(interval) }) = cell else {
        return String::new();
    };
    let (value, interval) = (value * 100.0, interval.times(100.0));
    format!(
        "<li><span class=\"name\">{name}</span><strong>{value:.1}<small> %</small></strong>\
         <span class=\"interval\">{:.1} to {:.1}</span><span class=\"below\">{below}</span></li>\n",
        interval.low, interval.high
    )
}

fn footer<S: Solo>(findings: &Findings<Plan<S>>) -> String {
    let method = "Whiskers and small figures are 95 % confidence intervals: Wilson's for shares, normal ones \
                  for means. Settings that are shown together played the same seeds.";
    format!("<footer>\n<p>{method}</p>\n{}</footer>\n", speed(findings))
}

/// How long it took, as a paragraph.
pub(crate) fn speed<P: Study>(findings: &Findings<P>) -> String {
    format!(
        "<p>{} runs in {:.1} seconds, {} in a second.</p>\n",
        grouped(findings.runs()),
        findings.elapsed.as_secs_f64(),
        grouped(whole(findings.runs_per_second())),
    )
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a speed is positive and not huge"
)]
const fn whole(number: f64) -> u64 {
    number as u64
}

/// A count in groups of three digits.
pub(crate) fn grouped(count: u64) -> String {
    let digits = count.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_grouped_by_three_digits() {
        let spaced = |count| grouped(count).replace('\u{202f}', " ");
        assert_eq!(
            [spaced(0), spaced(999), spaced(1_000), spaced(1_234_567)],
            ["0", "999", "1 000", "1 234 567"]
        );
    }
}
