//! The plots of duels.

use tactics::Class;
use tactics::bot::BotName;

use super::bout::Bout;
use super::drafting::Drafting;
use super::duels::Duels;
use super::finish::Finish;
use super::groups::{self, Group};
use super::luck::METHOD;
use super::rungs::{self, Rung};
use super::text::sweep_table;
use crate::chart::{Axis, Frame, Whisker, bars, marks, polyline};
use crate::findings::Findings;
use crate::report::Plot;
use crate::stats::{Score, real, signed};
use crate::sweep::Sweep;
use crate::table::{Cell, Estimate};

/// The plots of one duel: one for each group of figures that has something to plot.
pub(super) fn duel(bout: &Bout, bots: [BotName; 2], drafting: Drafting) -> Vec<Plot> {
    let shown = |group: &Group| match group.key {
        "length" => Plot { table: groups::length_table(bout), ..plot(group, bots) },
        _ => plot(group, bots),
    };
    groups::all(bout, bots, drafting).iter().map(shown).collect()
}

fn plot(group: &Group, [bot, versus]: [BotName; 2]) -> Plot {
    let (title, caption, svg) = match group.key {
        "result" => (
            format!("{bot} against {versus}"),
            "How matches end for the bot, in all and from each seat.".to_owned(),
            bar_chart(group, "matches, %"),
        ),
        "pair" => (
            "Both matches of a seed".to_owned(),
            format!(
                "Teams stay in their seats and the bots change places; this is what {bot} makes of both."
            ),
            bar_chart(group, "seeds, %"),
        ),
        "seat" => (
            "First and second player".to_owned(),
            "The first player moves first. The advantage is the first player's share less the second's."
                .to_owned(),
            bar_chart(group, "matches, %"),
        ),
        "decided" => ("What decides".to_owned(), METHOD.to_owned(), bar_chart(group, "share, %")),
        "length" => (
            "How long matches are".to_owned(),
            "Both players' actions count, and what they choose for the dead. A minute is fifteen actions."
                .to_owned(),
            length_chart(group),
        ),
        "rounds" => (
            "The last round".to_owned(),
            "How many matches end in which round.".to_owned(),
            bar_chart(group, "matches, %"),
        ),
        "ending" => (
            "How matches end".to_owned(),
            "A hero falls to a blow, wears away at the end of a round, or the last round decides.".to_owned(),
            bar_chart(group, "matches, %"),
        ),
        "class" => ("Classes".to_owned(), PICKS.to_owned(), pick_chart(group, "class", &[])),
        "skill" => (
            "Skills".to_owned(),
            format!("{PICKS} They stand in the order of the table, three for each class."),
            pick_chart(group, "skill", &Class::ALL.map(|class| class.to_string())),
        ),
        "team" => (
            "Teams".to_owned(),
            "The teams that the bots brought most often, and how many there were.".to_owned(),
            bar_chart(group, "drafts, %"),
        ),
        _ => ("Pairs of minions".to_owned(), PICKS.to_owned(), pick_chart(group, "minions", &[])),
    };
    Plot { title, caption, svg, table: group.table() }
}

const PICKS: &str = "What teams with each make of their matches, whoever plays them and against whomever; a draw is \
    half a win. What lies outside of 45 to 55 % stands out.";

/// Estimates at places 0, 1 and so on; shares in percent.
fn group_marks(group: &Group) -> Vec<Whisker> {
    let mark = |(place, line): (u64, &groups::Line)| {
        let (estimate, factor) = match &line.figure {
            Cell::Percent(estimate) => (estimate, 100.0),
            Cell::Number(estimate) => (estimate, 1.0),
            _ => return None,
        };
        let interval = estimate.interval.map(|interval| interval.times(factor));
        Some(Whisker { x: real(place), y: estimate.value? * factor, interval })
    };
    (0..).zip(&group.lines).filter_map(mark).collect()
}

/// About as many letters as stand beneath a plot.
const LETTERS: usize = 85;

/// Names that would run into each other are numbered instead, in the order of the table.
fn names_axis(label: &str, group: &Group) -> Axis {
    let names: Vec<&str> = group.lines.iter().map(|line| line.name.as_str()).collect();
    let longest = names.iter().map(|name| name.chars().count()).max().unwrap_or_default();
    if names.len() * longest < LETTERS {
        return Axis::names(label, names);
    }
    let numbers: Vec<String> = (1..=names.len()).map(|number| number.to_string()).collect();
    let label = format!("{label}: line of the table");
    Axis::names(&label, numbers.iter().map(String::as_str))
}

fn ends(marks: &[Whisker]) -> impl Iterator<Item = f64> + '_ {
    marks.iter().flat_map(|mark| match mark.interval {
        Some(interval) => [interval.low, interval.high],
        None => [mark.y, mark.y],
    })
}

fn bar_chart(group: &Group, label: &str) -> String {
    let points = group_marks(group);
    let y = Axis::numbers(label, ends(&points).chain([0.0]));
    let mut frame = Frame::new(names_axis(&group.title, group), y);
    bars(&mut frame, &points, 0, 1);
    frame.svg(&format!("{}, {label}", group.title))
}

/// The means alone: rounds, actions and minutes have nothing but their kind in common.
fn length_chart(group: &Group) -> String {
    let means: Vec<&groups::Line> = group.lines.iter().filter(|line| line.name.ends_with("mean")).collect();
    let names = means.iter().map(|line| line.name.trim_end_matches(", mean"));
    let mark = |(place, line): (u64, &&groups::Line)| match &line.figure {
        Cell::Number(Estimate { value: Some(value), interval }) => {
            Some(Whisker { x: real(place), y: *value, interval: *interval })
        }
        _ => None,
    };
    let points: Vec<Whisker> = (0..).zip(&means).filter_map(mark).collect();
    let y = Axis::numbers("mean", ends(&points).chain([0.0]));
    let mut frame = Frame::new(Axis::names("length", names), y);
    bars(&mut frame, &points, 0, 1);
    frame.svg("Mean length of a match in rounds, actions and minutes")
}

/// Win rates around one half. Words stand above equally wide parts of the plot.
fn pick_chart(group: &Group, label: &str, above: &[String]) -> String {
    let points = group_marks(group);
    let y = Axis::numbers("wins, %, draws as half", ends(&points).chain([45.0, 55.0]));
    let mut frame = Frame::new(names_axis(label, group), y);
    for height in [45.0, 50.0, 55.0] {
        frame.rule_across(height);
    }
    let width = real(group.lines.len() as u64) / real(above.len().max(1) as u64);
    for (place, word) in (0..).zip(above) {
        let left = real(place) * width - 0.5;
        frame.rule_up(left);
        frame.word_above(left + width / 2.0, word);
    }
    marks(&mut frame, &points, 0, 1);
    frame.svg(&format!("Wins of teams by {label}, in percent"))
}

/// Strength against positions looked at.
pub(super) fn ladder(rungs: &[Rung<'_>]) -> Plot {
    let places = places(rungs);
    let tick = |(rung, &place): (&Rung<'_>, &f64)| (place, short(rung.bot));
    let ticks: Vec<(f64, String)> = rungs.iter().zip(&places).map(tick).collect();
    let ends_of = |pick: fn(f64, f64) -> f64| places.iter().copied().reduce(pick).unwrap_or(0.0);
    let (low, high) = (ends_of(f64::min) - 0.3, ends_of(f64::max) + 0.3);
    let x = Axis { label: "positions looked at for each command".into(), low, high, ticks };
    let mark =
        |(rung, &x): (&Rung<'_>, &f64)| Whisker { x, y: rung.elo.points, interval: Some(rung.elo.interval) };
    let points: Vec<Whisker> = rungs.iter().zip(&places).map(mark).collect();
    let mut frame = Frame::new(x, Axis::numbers("Elo above the first bot", ends(&points)));
    polyline(&mut frame, points.iter().map(|mark| (mark.x, mark.y)), 0);
    marks(&mut frame, &points, 0, 1);
    Plot {
        title: "Strength by positions looked at".into(),
        caption: "Each bot played the one before it. A difference of 400 Elo is ten wins for one loss. One seed \
                  with two draws is added to each, so that clean sweeps have a figure; doubts add up on the way."
            .into(),
        svg: frame.svg("Elo of each bot of the ladder"),
        table: rungs::table(rungs),
    }
}

/// Searches stand by the logarithm of their budget, and the bots without one before them.
fn places(rungs: &[Rung<'_>]) -> Vec<f64> {
    let nodes = |rung: &Rung<'_>| rung.bot.nodes().map(|nodes| f64::from(nodes).log10());
    let first = rungs.iter().filter_map(nodes).reduce(f64::min).unwrap_or(0.0);
    let mut others = real(rungs.iter().filter(|rung| nodes(rung).is_none()).count() as u64);
    let mut place = |rung: &Rung<'_>| {
        nodes(rung).unwrap_or_else(|| {
            others -= 1.0;
            first - 0.5 * (others + 1.0)
        })
    };
    rungs.iter().map(&mut place).collect()
}

fn short(bot: BotName) -> String {
    bot.nodes().map_or_else(|| bot.to_string(), |nodes| nodes.to_string())
}

/// How the result follows one number.
pub(super) fn sweep(findings: &Findings<Duels>, sweep: &Sweep) -> Vec<Plot> {
    let plot = |title: &str, caption: &str, label: &str, figure: &dyn Fn(&Bout) -> Score| {
        let mark = |(&value, bout): (&i64, &Bout)| {
            let score = figure(bout);
            let interval = score.interval().map(|interval| interval.times(100.0));
            Some(Whisker { x: signed(value), y: score.rate()? * 100.0, interval })
        };
        let points: Vec<Whisker> = sweep.values.iter().zip(&findings.stages).filter_map(mark).collect();
        let mut frame =
            Frame::new(Axis::chosen(&sweep.knob, &sweep.values), Axis::numbers(label, ends(&points)));
        polyline(&mut frame, points.iter().map(|mark| (mark.x, mark.y)), 0);
        marks(&mut frame, &points, 0, 1);
        Plot {
            title: format!("{title} by {}", sweep.knob),
            caption: caption.into(),
            svg: frame.svg(&format!("{title} for each value of {}", sweep.knob)),
            table: sweep_table(findings),
        }
    };
    let same = "Each value was played on the same seeds; everything else stayed as it is.";
    vec![
        plot("Wins", same, "wins, %", &|bout| bout.share(Finish::Won)),
        plot("The first player's points", same, "first player's points, %", &Bout::first_seat),
    ]
}
