//! All figures of two bots' duels, in groups of lines: the same for text, CSV and the report.

use tactics::bot::BotName;
use tactics::{Ending, Minion, Side, Skill, Word};

use super::bout::Bout;
use super::drafting::Drafting;
use super::finish::Finish;
use super::length::Length;
use super::luck::Decided;
use super::teams::Brought;
use crate::stats::{Proportion, Score};
use crate::table::{Cell, Column, Estimate, Table};

/// What a player takes for one action, in seconds.
pub(super) const ACTION_SECONDS: f64 = 4.0;
/// Minutes in an action.
const ACTION_MINUTES: f64 = ACTION_SECONDS / 60.0;

/// Lines that belong together.
pub(super) struct Group {
    /// The name in CSV.
    pub(super) key: &'static str,
    /// What the lines are about.
    pub(super) title: String,
    /// What is counted, if anything is.
    counted: Option<&'static str>,
    /// What the figure is, with its unit.
    figure: &'static str,
    pub(super) lines: Vec<Line>,
}

/// One figure.
pub(super) struct Line {
    pub(super) name: String,
    /// What the name means, where it does not say so itself.
    about: Option<&'static str>,
    count: Option<u64>,
    pub(super) figure: Cell,
}

impl Line {
    fn new(name: impl Into<String>, count: Option<u64>, figure: Cell) -> Self {
        Self { name: name.into(), about: None, count, figure }
    }

    fn share(name: impl Into<String>, share: Proportion) -> Self {
        Self::new(name, Some(share.part), Cell::share(share))
    }

    /// A share of matches in which nothing counts half.
    fn matches(name: impl Into<String>, score: &Score) -> Self {
        Self::new(name, Some(score.halves() / 2), Cell::score(score))
    }
}

impl Group {
    /// The group as a table of its own.
    pub(super) fn table(&self) -> Table {
        let mut columns = vec![Column::new("name", self.title.clone())];
        columns.extend(self.counted.map(|counted| Column::new("count", counted)));
        columns.push(Column::new("figure", self.figure));
        let row = |line: &Line| {
            let about = line.about.map(|about| format!(": {about}")).unwrap_or_default();
            let mut row = vec![Cell::Text(format!("{}{about}", line.name))];
            row.extend(self.counted.map(|_| line.counted()));
            row.push(line.figure.clone());
            row
        };
        Table { columns, rows: self.lines.iter().map(row).collect() }
    }
}

impl Line {
    /// The count, or nothing where there is none.
    pub(super) fn counted(&self) -> Cell {
        self.count.map_or(Cell::Whole(None), Cell::Count)
    }
}

/// Every group, in the order in which a designer asks.
pub(super) fn all(bout: &Bout, bots: [BotName; 2], drafting: Drafting) -> Vec<Group> {
    let mut groups = vec![
        results(bout, bots),
        pairs(bout, bots),
        seats(bout),
        decided(bout),
        lengths(bout),
        rounds(bout),
        endings(bout),
        picks("class", "class", bout.classes().map(|(class, score)| (class.to_string(), score))),
        picks("skill", "skill", bout.skills().map(|(skill, score)| (skill.to_string(), score))),
        picks(
            "minions",
            "minions",
            bout.minions().map(|([one, two], score)| (format!("{one} and {two}"), score)),
        ),
    ];
    // Which teams chance brings says nothing of anybody.
    if drafting == Drafting::Bots {
        groups.push(teams(bout));
    }
    groups
}

fn results(bout: &Bout, [bot, versus]: [BotName; 2]) -> Group {
    let seat = |side| Proportion::new(bout.seat_share(side, Finish::Won), bout.seeds());
    let lines = vec![
        Line::matches("wins", &bout.share(Finish::Won)),
        Line::share("wins in the first seat", seat(Side::One)),
        Line::share("wins in the second seat", seat(Side::Two)),
        Line::matches("draws", &bout.share(Finish::Drawn)),
        Line::matches("losses", &bout.share(Finish::Lost)),
    ];
    let title = format!("{bot} against {versus}");
    Group { key: "result", title, counted: Some("matches"), figure: "share, %", lines }
}

/// What seeds come to when both their matches are taken together, best first.
pub(super) const PAIRS: [(&str, &str, Finish, Finish); 6] = [
    ("won_both", "won both", Finish::Won, Finish::Won),
    ("won_and_drew", "won one, drew one", Finish::Won, Finish::Drawn),
    ("split", "won one, lost one", Finish::Won, Finish::Lost),
    ("drew_both", "drew both", Finish::Drawn, Finish::Drawn),
    ("drew_and_lost", "drew one, lost one", Finish::Drawn, Finish::Lost),
    ("lost_both", "lost both", Finish::Lost, Finish::Lost),
];

/// How many seeds came to these two results, in either order.
pub(super) fn pair(bout: &Bout, one: Finish, other: Finish) -> Proportion {
    let count = bout.results(one, other) + if one == other { 0 } else { bout.results(other, one) };
    Proportion::new(count, bout.seeds())
}

fn pairs(bout: &Bout, [bot, _]: [BotName; 2]) -> Group {
    let line = |(_, name, one, other)| Line::share(name, pair(bout, one, other));
    let title = format!("both matches of a seed, for {bot}");
    Group { key: "pair", title, counted: Some("seeds"), figure: "share, %", lines: PAIRS.map(line).into() }
}

fn seats(bout: &Bout) -> Group {
    let lines = vec![
        Line::matches("first player wins", &bout.first_seat_share(Finish::Won)),
        Line::matches("second player wins", &bout.first_seat_share(Finish::Lost)),
        Line::new("first-player advantage", None, Cell::Percent(advantage(bout))),
    ];
    Group { key: "seat", title: "seats".into(), counted: Some("matches"), figure: "share, %", lines }
}

/// The first player's wins less the second's, as a share of all matches.
pub(super) fn advantage(bout: &Bout) -> Estimate {
    let score = bout.first_seat();
    Estimate {
        value: score.rate().map(|rate| 2.0 * rate - 1.0),
        interval: score.interval().map(|interval| interval.times(2.0).plus(-1.0)),
    }
}

fn decided(bout: &Bout) -> Group {
    let Decided { skill, deal, chance } = Decided::new(bout);
    let line =
        |(name, about, share)| Line { about: Some(about), ..Line::new(name, None, Cell::Percent(share)) };
    let lines = [
        ("skill", "the stronger bot won both, less the weaker won both", skill),
        ("deal", "one side won both, whoever played it", deal),
        ("chance", "draws, and what swapping cannot explain", chance),
    ];
    let lines = lines.map(line).into();
    Group { key: "decided", title: "what decides".into(), counted: None, figure: "share, %", lines }
}

fn lengths(bout: &Bout) -> Group {
    let lines = measures(bout).into_iter().flat_map(|(name, length, factor)| {
        let figures = length_figures(length, factor);
        figures.map(|(what, figure)| Line::new(format!("{name}, {what}"), None, figure))
    });
    Group { key: "length", title: "length".into(), counted: None, figure: "figure", lines: lines.collect() }
}

/// The same with a row for each length and a column for each figure.
pub(super) fn length_table(bout: &Bout) -> Table {
    let rows: Vec<(&str, [(&str, Cell); 7])> = measures(bout)
        .into_iter()
        .map(|(name, length, factor)| (name, length_figures(length, factor)))
        .collect();
    let heads = rows[0].1.iter().map(|&(what, _)| Column::new(what, what));
    let columns = [Column::new("length", "length")].into_iter().chain(heads).collect();
    let row = |(name, figures): (&str, [(&str, Cell); 7])| {
        [Cell::Text(name.to_owned())].into_iter().chain(figures.map(|(_, figure)| figure)).collect()
    };
    Table { columns, rows: rows.into_iter().map(row).collect() }
}

fn length_figures(length: &Length, factor: f64) -> [(&'static str, Cell); 7] {
    let scaled = |value: Option<f64>| Cell::plain(value.map(|value| value * factor));
    let percentile = |percent| scaled(length.each.percentile(percent).map(crate::stats::signed));
    [
        ("mean", length.cell(factor)),
        ("sd", scaled(length.each.deviation())),
        ("lowest", percentile(0)),
        ("5 %", percentile(5)),
        ("median", percentile(50)),
        ("95 %", percentile(95)),
        ("highest", percentile(100)),
    ]
}

/// What lengths are told: name, counts, and how long each of what is counted is.
fn measures(bout: &Bout) -> [(&'static str, &Length, f64); 3] {
    let (rounds, actions) = (&bout.rounds, &bout.actions);
    [
        ("rounds", rounds, 1.0),
        ("actions", actions, 1.0),
        ("minutes at 4 s per action", actions, ACTION_MINUTES),
    ]
}

fn rounds(bout: &Bout) -> Group {
    let total = bout.rounds.each.total();
    let line = |(round, count): (i64, u64)| {
        let share = Estimate { value: Proportion::new(count, total).rate(), interval: None };
        Line::new(round.to_string(), Some(count), Cell::Percent(share))
    };
    let ends = [0, 100].map(|percent| bout.rounds.each.percentile(percent).unwrap_or_default());
    let count = |round: i64| bout.rounds.each.iter().find(|&(other, _)| other == round);
    // Rounds in which no match ended are there too: a gap is something to see.
    let lines = (ends[0]..=ends[1]).map(|round| line(count(round).unwrap_or((round, 0)))).collect();
    Group { key: "rounds", title: "last round".into(), counted: Some("matches"), figure: "share, %", lines }
}

fn endings(bout: &Bout) -> Group {
    let line = |(ending, score): (Option<Ending>, &Score)| {
        let name = ending.map_or_else(|| "draw".to_owned(), |ending| ending.to_string());
        Line::matches(name, score)
    };
    let lines = bout.endings().map(line).collect();
    Group { key: "ending", title: "end".into(), counted: Some("matches"), figure: "share, %", lines }
}

fn picks<'a>(key: &'static str, title: &str, scores: impl Iterator<Item = (String, &'a Score)>) -> Group {
    let lines =
        scores.map(|(name, score)| Line::new(name, Some(score.matches()), Cell::score(score))).collect();
    Group { key, title: title.into(), counted: Some("matches"), figure: "wins, %, draws as half", lines }
}

fn teams(bout: &Bout) -> Group {
    let brought = Brought::new(bout);
    let mut lines = vec![
        Line::new("different teams", Some(brought.different), Cell::Whole(None)),
        Line {
            about: Some("as many as if all were brought alike"),
            ..Line::new("effective teams", None, Cell::plain(brought.effective))
        },
    ];
    let name = |(skill, [one, two]): (Skill, [Minion; 2])| format!("{skill}, {one} and {two}");
    lines.extend(brought.most.into_iter().map(|(team, share)| Line::share(name(team), share)));
    Group {
        key: "team",
        title: "teams".into(),
        counted: Some("brought"),
        figure: "figure, share in %",
        lines,
    }
}

/// The name of an ending for programs.
pub(super) const fn ending_word(ending: Option<Ending>) -> &'static str {
    match ending {
        Some(Ending::Blow) => "blow",
        Some(Ending::Attrition) => "attrition",
        Some(Ending::Timeout) => "timeout",
        Some(Ending::Surrender) => "surrender",
        Some(Ending::LastRound) => "last_round",
        None => "draw",
    }
}

/// The names of two minions for programs.
pub(super) fn minion_words([one, two]: [tactics::Minion; 2]) -> String {
    format!("{}+{}", one.word(), two.word())
}
