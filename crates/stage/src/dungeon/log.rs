//! What happened in a run, line by line, each with how much it matters.

use std::borrow::Borrow;

use super::Weight;
use crate::Entry;

/// When something happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct When {
    /// On which floor.
    pub floor: u32,
    /// In which turn.
    pub turn: u32,
}

/// A line of the archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// When it happened.
    pub when: When,
    /// What it says.
    pub entry: Entry,
    /// Where it comes from.
    pub source: Source,
    /// How much it matters.
    pub weight: Weight,
}

impl Borrow<Entry> for Line {
    fn borrow(&self) -> &Entry {
        &self.entry
    }
}

/// Where a line comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Something happened: the record of the run tells it again.
    Event,
    /// Somebody said something, as why an errand stopped: no record tells it.
    Remark,
}

/// What is said that is no event, as why an errand stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// The words.
    pub entry: Entry,
    /// How much they matter.
    pub weight: Weight,
}

/// The log of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Log {
    lines: Vec<Line>,
    /// How many lines there were before the last command.
    fresh_from: usize,
}

impl Log {
    /// Adds what a command did.
    pub fn record(&mut self, told: impl IntoIterator<Item = (Entry, Weight)>, when: When) {
        self.fresh_from = self.lines.len();
        let lines =
            told.into_iter().map(|(entry, weight)| Line { when, entry, source: Source::Event, weight });
        self.lines.extend(lines);
    }

    /// Adds a line that is no event. Whoever asks again in the same turn is told the same, once.
    pub(crate) fn remark(&mut self, Remark { entry, weight }: Remark, when: When) {
        if self.lines.last().is_some_and(|line| line.when.turn == when.turn && line.entry == entry) {
            return;
        }
        self.lines.push(Line { when, entry, source: Source::Remark, weight });
    }

    /// Takes over what was said until then in a log of which something was taken back.
    pub(crate) fn keep_remarks(&mut self, before: &Self, until: When) {
        let is_past = |line: &&Line| line.source == Source::Remark && line.when <= until;
        let mut told = std::mem::take(&mut self.lines).into_iter().peekable();
        for remark in before.lines.iter().filter(is_past) {
            while let Some(line) = told.next_if(|line| line.when <= remark.when) {
                self.lines.push(line);
            }
            self.lines.push(remark.clone());
        }
        self.lines.extend(told);
        self.fresh_from = self.lines.len();
    }

    /// All lines, and how many of the last are news.
    pub fn lines(&self) -> (&[Line], usize) {
        (&self.lines, self.lines.len() - self.fresh_from)
    }

    /// The news, the most important first: where there is not room for all, the last are left out.
    pub fn headlines(&self) -> Vec<&Line> {
        let mut news: Vec<&Line> = self.lines[self.fresh_from..].iter().collect();
        news.sort_by_key(|line| line.weight);
        if news.first().is_some_and(|line| line.weight != Weight::Formality) {
            news.retain(|line| line.weight != Weight::Formality);
        }
        news
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Tone;

    fn words(log: &Log) -> Vec<&str> {
        log.lines().0.iter().map(|line| line.entry.text.as_str()).collect()
    }

    fn entry(words: &str) -> Entry {
        Entry::new(Tone::Plain, words.to_owned())
    }

    fn told(turns: u32) -> Log {
        let mut log = Log::default();
        for turn in 1..=turns {
            log.record([(entry("a step"), Weight::Usual)], When { floor: 1, turn });
        }
        log
    }

    /// What was said stands after all that had happened by then, in the order in which it was said.
    #[test]
    fn remarks_come_back_where_they_were_made() {
        let mut log = told(0);
        for turn in 1..=3 {
            let when = When { floor: 1, turn };
            log.record([(entry("a step"), Weight::Usual)], when);
            for words in ["a foe", "a wall"] {
                log.remark(Remark { entry: entry(words), weight: Weight::Reason }, when);
            }
        }
        let mut shorter = told(2);
        shorter.keep_remarks(&log, When { floor: 1, turn: 2 });
        assert_eq!(words(&shorter), ["a step", "a foe", "a wall", "a step", "a foe", "a wall"]);
        assert_eq!(shorter.lines().1, 0, "nothing of it is news");
        let mut longer = told(4);
        longer.keep_remarks(&log, When { floor: 1, turn: 1 });
        assert_eq!(words(&longer), ["a step", "a foe", "a wall", "a step", "a step", "a step"]);
    }
}
