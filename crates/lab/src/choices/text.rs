//! What choices are worth, as tables for a terminal.

use super::POINT;
use super::appraisal::Figure;
use super::course::Stretch;
use super::court::COMPARED;
use super::judged::Judged;
use super::kind::KindTally;
use super::ladder::steps;
use super::plan::{Choices, ChoicesTally};
use super::spread::Shares;
use crate::findings::Findings;
use crate::stats::{Interval, Ratio, signed};
use crate::table::{self, Cell, Column, Estimate, Table};

/// All that was found.
pub(super) fn text<S: Judged>(findings: &Findings<Choices<S>>) -> String {
    let (plan, tally) = (&findings.plan, &findings.stages[0]);
    let course = &tally.course;
    let walk = course
        .walk()
        .map_or_else(String::new, |walk| format!(", longest stretch without one {walk} (median)"));
    let parts = [
        format!("{}, {plan}", S::ABOUT.title),
        format!("Decisions by kind\n{}", table::text(&shares_of_kinds::<S>(tally))),
        format!(
            "What they are worth, in points: {}\n{}",
            S::MEASURE.point(),
            table::text(&worths_of_kinds::<S>(tally))
        ),
        format!(
            "A run\n  decisions    {}\n  that matter  {}{walk}\n",
            Cell::Number(ratio(course.decisions(), 1.0)).shown(),
            Cell::Number(above_nothing(ratio(course.mattered(), 1.0))).shown(),
        ),
        format!("Where they lie\n{}", table::text(&places::<S>(tally))),
        format!("By tenths of the run\n{}", table::text(&tenths(tally))),
        format!("The ladder{}\n{}", rival::<S>(), table::text(&ladder::<S>(tally))),
        format!("Steps that are clearly apart: {}\n", steps(&tally.rungs, S::MEASURE)),
        format!("Where the spread of results comes from\n{}", table::text(&spread(tally))),
        notes::<S>(tally),
    ];
    parts.join("\n")
}

fn rival<S: Judged>() -> String {
    S::RIVAL.map_or_else(String::new, |rival| format!(", each against {rival}"))
}

/// How all this was found.
fn notes<S: Judged>(tally: &ChoicesTally) -> String {
    let (judged, lots) = (judged(tally), tally.all.lots());
    format!(
        "Worths: {}\nChanged for 'informed': {}.\nCost: {judged} decisions judged, {lots} lots tried; a run is broken off after {} commands.\n\
         In brackets: where the true figure lies with 95 % confidence; decisions of one run count as one witness.\n",
        S::METHOD,
        S::OTHERWISE,
        S::MOST_COMMANDS
    )
}

/// What the row of all kinds together is called.
pub(super) const ALL_KINDS: &str = "all kinds";

/// How many decisions were judged, of whatever kind.
pub(super) fn judged(tally: &ChoicesTally) -> i64 {
    tally.kinds.iter().map(KindTally::judged).sum()
}

/// Every kind by its name, and all of them together at the end.
fn named_kinds<S: Judged>(tally: &ChoicesTally) -> impl Iterator<Item = (&'static str, &KindTally)> {
    S::KINDS.iter().copied().zip(&tally.kinds).chain([(ALL_KINDS, &tally.all)])
}

/// All kinds in one table, for programs.
pub(super) fn kinds<S: Judged>(tally: &ChoicesTally) -> Table {
    let (mut shares, worths) = (shares_of_kinds::<S>(tally), worths_of_kinds::<S>(tally));
    shares.columns.extend(worths.columns.into_iter().skip(1));
    shares.rows.iter_mut().zip(worths.rows).for_each(|(row, more)| row.extend(more.into_iter().skip(1)));
    shares
}

/// How often each kind came, and of what sort its decisions are.
pub(super) fn shares_of_kinds<S: Judged>(tally: &ChoicesTally) -> Table {
    let columns = [
        ("kind", "kind"),
        ("came", "in a run"),
        ("judged", "judged"),
        ("options", "options"),
        ("alone", "the same, %"),
        ("idle", "idle, %"),
        ("unclear", "unclear, %"),
        ("dominated", "dominated, %"),
        ("obvious", "obvious, %"),
        ("matters", "matter, %"),
        ("informed", "informed, %"),
    ];
    let rows = named_kinds::<S>(tally).map(|(name, kind)| {
        let share = |figure| Cell::Percent(within_whole(ratio(kind.of(figure), 1.0)));
        let judged = if name == ALL_KINDS { judged(tally) } else { kind.judged() };
        vec![
            Cell::Text(name.to_owned()),
            Cell::Number(Estimate { value: kind.came().mean(), interval: None }),
            Cell::Count(judged.unsigned_abs()),
            Cell::plain(kind.of(Figure::Options).mean()),
            share(Figure::Alone),
            share(Figure::Idle),
            share(Figure::Unclear),
            share(Figure::Dominated),
            share(Figure::Obvious),
            share(Figure::Matters),
            Cell::Percent(within_whole(ratio(kind.informed(), 1.0))),
        ]
    });
    Table { columns: named(&columns), rows: rows.collect() }
}

/// What is at stake in each kind, and what players lose who do not know.
pub(super) fn worths_of_kinds<S: Judged>(tally: &ChoicesTally) -> Table {
    let columns = [
        ("kind", "kind"),
        ("stake", "stake"),
        ("random", "lost at random"),
        ("first", "by the first"),
        ("simple", "by the simple rule"),
        ("margin", "margin (median)"),
    ];
    let rows = named_kinds::<S>(tally).map(|(name, kind)| {
        let worth = |figure| Cell::Number(ratio(kind.of(figure), signed(POINT)));
        vec![
            Cell::Text(name.to_owned()),
            worth(Figure::Stake),
            worth(Figure::Random),
            worth(Figure::First),
            worth(Figure::Simple),
            Cell::plain(kind.margin().map(|margin| signed(margin) / signed(POINT))),
        ]
    });
    Table { columns: named(&columns), rows: rows.collect() }
}

/// How many things were changed for each kind, and how many of them changed what is best.
pub(super) fn informed<S: Judged>(tally: &ChoicesTally) -> Table {
    let columns = [("kind", "kind"), ("changes", "changes"), ("informed", "informed, %")];
    let rows = S::KINDS.iter().zip(&tally.kinds).map(|(name, kind)| {
        vec![
            Cell::Text((*name).to_owned()),
            Cell::Count(kind.informed().count().unsigned_abs()),
            Cell::Percent(within_whole(ratio(kind.informed(), 1.0))),
        ]
    });
    Table { columns: named(&columns), rows: rows.collect() }
}

/// Decisions by part of the game.
pub(super) fn places<S: Judged>(tally: &ChoicesTally) -> Table {
    let rows =
        S::PLACES.iter().zip(tally.course.places()).filter(|(_, stretch)| stretch.decisions.count() > 0);
    let columns =
        [("place", S::PLACE), ("runs", "runs there"), ("decisions", "decisions"), ("matter", "that matter")];
    Table {
        columns: named(&columns),
        rows: rows.map(|(name, stretch)| row((*name).to_owned(), stretch)).collect(),
    }
}

/// Decisions by tenth of the run.
pub(super) fn tenths(tally: &ChoicesTally) -> Table {
    let columns =
        [("tenth", "tenth"), ("runs", "runs"), ("decisions", "decisions"), ("matter", "that matter")];
    let rows =
        (1..).zip(tally.course.tenths()).map(|(tenth, stretch): (u32, _)| row(tenth.to_string(), stretch));
    Table { columns: named(&columns), rows: rows.collect() }
}

fn row(name: String, stretch: &Stretch) -> Vec<Cell> {
    vec![
        Cell::Text(name),
        Cell::Count(stretch.decisions.count().unsigned_abs()),
        Cell::plain(stretch.decisions.mean()),
        Cell::Number(above_nothing(ratio(&stretch.mattered, 1.0))),
    ]
}

/// How far each player comes.
pub(super) fn ladder<S: Judged>(tally: &ChoicesTally) -> Table {
    let columns = [
        ("player", "player"),
        ("runs", "runs"),
        ("result", S::MEASURE.head()),
        ("ended", "reached an end, %"),
        ("commands", "commands a run"),
        ("about", "what it does"),
    ];
    let rows = S::RUNGS.iter().zip(&tally.rungs).map(|(rung, counted)| {
        vec![
            Cell::Text(rung.name.to_owned()),
            Cell::Count(counted.results().total()),
            S::MEASURE.cell(counted.results()),
            Cell::Percent(Estimate { value: counted.ended().rate(), interval: None }),
            Cell::plain(counted.commands().mean()),
            Cell::Text(rung.about.to_owned()),
        ]
    });
    Table { columns: named(&columns), rows: rows.collect() }
}

/// The players whose results are compared, all together and those with some sense.
pub(super) const GROUPS: [&[usize]; 2] = [&[0, 1, 2], &[1, 2]];

/// The shares of choice, seed and dice.
pub(super) fn spread(tally: &ChoicesTally) -> Table {
    let columns = [("players", "players"), ("choice", "choice, %"), ("seed", "seed, %"), ("dice", "dice, %")];
    let nothing = Estimate { value: None, interval: None };
    let row = |group: &&[usize]| {
        let names: Vec<&str> = group.iter().map(|&policy| COMPARED[policy]).collect();
        let none = Shares { choice: nothing, seed: nothing, dice: nothing };
        let Shares { choice, seed, dice } = tally.spread.shares(group).unwrap_or(none);
        let mut row = vec![Cell::Text(names.join(", "))];
        row.extend([choice, seed, dice].map(Cell::Percent));
        row
    };
    Table { columns: named(&columns), rows: GROUPS.iter().map(row).collect() }
}

fn named(columns: &[(&str, &str)]) -> Vec<Column> {
    columns.iter().map(|(key, head)| Column::new(*key, *head)).collect()
}

/// A mean in larger units.
pub(super) fn ratio(ratio: &Ratio, unit: f64) -> Estimate {
    let interval = ratio.interval().map(|interval| interval.times(1.0 / unit));
    Estimate { value: ratio.mean().map(|mean| mean / unit), interval }
}

/// A share, with an interval that does not leave 0 to 1.
fn within_whole(estimate: Estimate) -> Estimate {
    let clipped = |Interval { low, high }: Interval| Interval { low, high: high.min(1.0) };
    let above = above_nothing(estimate);
    Estimate { interval: above.interval.map(clipped), ..above }
}

/// A count, with an interval that does not go below nothing.
fn above_nothing(estimate: Estimate) -> Estimate {
    let clipped = |Interval { low, high }: Interval| Interval { low: low.max(0.0), high };
    Estimate { interval: estimate.interval.map(clipped), ..estimate }
}
