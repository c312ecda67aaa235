//! All runs of a game together, counted by rule set: what is the same for games of one player.

use engine::{Game as _, Seed};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;
use stage::{Group, Kept, Ranked, Staged, summarise};

use crate::games;
use crate::keys::{Action, Place, named};
use crate::paint::{Ink, Look, bar, draw_lines, inset, panel, row, rows_from};
use crate::screen::{Desk, Go, Screen};
use crate::store::{Contents, Listed};

/// The frame of the sums, and the line that names them.
const SUMS: u16 = 3;

/// How the runs of a game are counted and told.
pub(crate) trait Ledger: Sized + 'static {
    /// Which game it is.
    type Game: Ranked;
    /// What is said where there is no run yet.
    const NONE: &'static str;
    /// The lines of what ended the runs, with their frame.
    const BARS: u16;

    /// The line above the sums.
    fn head() -> String;

    /// The sums of a group in a line, after the name of its rules.
    fn line(rules: &str, sums: &SumsOf<Self>) -> String;

    /// More about the sums that are chosen, below all of them.
    fn below(_sums: &SumsOf<Self>) -> Option<String> {
        None
    }

    /// Draws what ended the runs by rules of that name.
    fn draw_ends(buffer: &mut Buffer, area: Rect, look: Look, rules: &str, sums: &SumsOf<Self>);

    /// A run in a few words.
    fn told(run: &SummaryOf<Self>) -> RunLine;

    /// What players call the rules of a group.
    fn rules_title(group: Group) -> String {
        Self::Game::ABOUT.rules_title(group.name())
    }
}

/// A run, as it is counted.
type SummaryOf<L> = <<L as Ledger>::Game as Staged>::Summary;
/// What some runs come to.
type SumsOf<L> = <<L as Ledger>::Game as Staged>::Statistics;

/// A run as the list of the last ones tells it.
pub(crate) struct RunLine {
    pub(crate) seed: Seed,
    pub(crate) score: i64,
    /// How it went, and how much that matters.
    pub(crate) words: String,
    pub(crate) ink: Ink,
}

/// The page of statistics.
pub(crate) struct History<L: Ledger> {
    /// What is counted together: runs under other rules are another game.
    sums: Vec<(Group, SumsOf<L>)>,
    /// Which of the sums the bars are about.
    chosen: usize,
    /// The last runs, newest first.
    recent: Vec<Recent<L>>,
}

struct Recent<L: Ledger> {
    day: String,
    summary: SummaryOf<L>,
    origin: Origin,
}

/// Whether a run counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Origin {
    /// It was played from its first command on.
    Begun,
    /// It was taken over from another run, by somebody who knew what lies ahead.
    Branch,
}

impl<L: Ledger> History<L> {
    /// Counts what lies in the store.
    pub(crate) fn new(listed: &[Listed]) -> Self {
        let recent: Vec<Recent<L>> = listed.iter().filter_map(Recent::read).collect();
        let counted: Vec<&SummaryOf<L>> =
            recent.iter().rev().filter(|run| run.origin == Origin::Begun).map(|run| &run.summary).collect();
        let sums = L::Game::by_group(&counted);
        let latest = counted.last().map(|run| L::Game::group(run));
        let chosen = sums.iter().position(|(group, _)| Some(*group) == latest).unwrap_or(0);
        Self { sums, chosen, recent }
    }

    fn title(&self) -> String {
        let name = games::title::<L::Game>();
        match self.recent.iter().filter(|run| run.origin == Origin::Branch).count() {
            0 => format!("{name}, all runs"),
            1 => format!("{name}, all runs; 1 branch not counted"),
            count => format!("{name}, all runs; {count} branches not counted"),
        }
    }

    fn sums_lines<'a>(&self, look: Look) -> Vec<Line<'a>> {
        let head = Line::from(look.span(Ink::Faint, L::head()));
        let rows = self.sums.iter().enumerate().map(|(place, (group, sums))| {
            let words = L::line(&L::rules_title(*group), sums);
            if place == self.chosen {
                Line::from(Span::styled(words, look.chosen(Ink::Gold)))
            } else {
                Line::from(look.span(Ink::Text, words))
            }
        });
        let below = L::below(&self.sums[self.chosen].1);
        let below = below.map(|words| Line::from(look.span(Ink::Lux, words)));
        std::iter::once(head).chain(rows).chain(below).collect()
    }

    fn draw_recent(&self, buffer: &mut Buffer, area: Rect, look: Look) {
        if area.height < SUMS {
            return;
        }
        let inside = inset(panel(buffer, area, look, "Lately"), 1, 0);
        draw_lines(buffer, inside, self.recent.iter().map(|run| run.line(look)));
        if self.recent.is_empty() {
            Line::from(look.span(Ink::Faint, L::NONE)).render(row(inside, 0), buffer);
        }
    }
}

impl<L: Ledger> Recent<L> {
    fn read(listed: &Listed) -> Option<Self> {
        let Contents::Run { bytes, .. } = &listed.contents else { return None };
        let kept = if listed.is_abandoned() { Kept::GivenUp } else { Kept::Kept };
        Some(Self {
            day: listed.day().unwrap_or_default(),
            summary: L::Game::kept(&summarise::<L::Game>(bytes).ok()?, kept),
            origin: if listed.is_branch() { Origin::Branch } else { Origin::Begun },
        })
    }

    fn line<'a>(&self, look: Look) -> Line<'a> {
        let RunLine { seed, score, words, ink } = L::told(&self.summary);
        // A branch is not ranked, so that it has no score to show.
        let score = match self.origin {
            Origin::Begun => score.to_string(),
            Origin::Branch => "branch".to_owned(),
        };
        Line::from(vec![
            look.span(Ink::Faint, format!("{} {seed} ", self.day)),
            look.bold(ink, format!("{score:>6} ")),
            look.span(Ink::Faint, format!("{:<9} ", L::rules_title(L::Game::group(&self.summary)))),
            look.span(ink, words),
        ])
    }
}

impl<L: Ledger> Screen for History<L> {
    fn place(&self) -> Place {
        Place::Everywhere
    }

    fn keys(&self) -> Vec<(Action, String)> {
        named(&[(Action::UP, "rules above"), (Action::DOWN, "rules below"), (Action::BACK, "back")])
    }

    fn act(&mut self, action: Action, _desk: &mut Desk) -> Go {
        let count = self.sums.len();
        match action {
            Action::UP | Action::LEFT => self.chosen = (self.chosen + count - 1) % count,
            Action::DOWN | Action::RIGHT => self.chosen = (self.chosen + 1) % count,
            Action::BACK | Action::CONFIRM => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    fn draw(&self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let look = desk.look();
        let lines = self.sums_lines(look);
        let sums = SUMS - 1 + u16::try_from(lines.len()).expect("a handful of rule sets");
        let inside = inset(panel(buffer, rows_from(area, 0, sums), look, &self.title()), 1, 0);
        draw_lines(buffer, inside, lines);
        let (group, ended) = &self.sums[self.chosen];
        L::draw_ends(buffer, rows_from(area, sums, L::BARS), look, &L::rules_title(*group), ended);
        self.draw_recent(buffer, rows_from(area, sums + L::BARS, area.height), look);
    }
}

/// A panel of things that happened, each with how often and a bar of so many characters.
pub(crate) fn draw_bars(
    buffer: &mut Buffer,
    area: Rect,
    look: Look,
    title: &str,
    (rows, width): (&[(String, u32)], usize),
) {
    let inside = inset(panel(buffer, area, look, title), 1, 0);
    let most = rows.iter().map(|(_, count)| *count).max().unwrap_or(0).max(1);
    let lines = rows.iter().map(|(name, count)| {
        let ink = if *count > 0 { Ink::Text } else { Ink::Faint };
        Line::from(vec![
            look.span(ink, format!("{name:<22}{count:>4} ")),
            look.span(Ink::Blood, bar(*count, most, width, look.glyphs().full, ' ')),
        ])
    });
    draw_lines(buffer, inside, lines);
    if rows.is_empty() {
        draw_lines(buffer, inside, [Line::from(look.span(Ink::Faint, "Nothing yet."))]);
    }
}
