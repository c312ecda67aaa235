//! What happened in a run, line by line, each with how much it matters.

use std::borrow::Borrow;

use super::Weight;
use crate::{Entry, counted};

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
    /// How often it was told at that time.
    pub times: u32,
}

impl Line {
    /// What it says, with how often it was told behind a sign: `You guard. ×3`.
    #[must_use]
    pub fn told(&self, sign: char) -> Entry {
        Entry { tone: self.entry.tone, text: counted(&self.entry.text, self.times, sign) }
    }

    /// Whether another line tells the same, at the same time.
    fn tells_as(&self, other: &Self) -> bool {
        self.entry == other.entry && self.source == other.source && self.when == other.when
    }
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
        for (entry, weight) in told {
            self.add(Line { when, entry, source: Source::Event, weight, times: 1 });
        }
    }

    /// Adds a line that is no event. Whoever asks again in the same turn is told the same, as the
    /// newest of all, with how often by now.
    pub(crate) fn remark(&mut self, Remark { entry, weight }: Remark, when: When) {
        let line = Line { when, entry, source: Source::Remark, weight, times: 1 };
        let mut times = 1;
        if let Some(place) = self.lines.iter().rposition(|said| said.tells_as(&line)) {
            times += self.lines.remove(place).times;
            self.fresh_from -= usize::from(place < self.fresh_from);
        }
        self.lines.push(Line { times, ..line });
    }

    /// Adds a line. One that tells the same as the last is the last once more.
    fn add(&mut self, line: Line) {
        match self.lines.last_mut() {
            Some(last) if last.tells_as(&line) => {
                last.times += 1;
                self.fresh_from = self.fresh_from.min(self.lines.len() - 1);
            }
            _ => self.lines.push(line),
        }
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

    /// The news for a line that is cut at its end, the newest first: what was said since the last
    /// command, and then what the command did.
    pub fn latest(&self) -> Vec<&Line> {
        let is_said = |line: &&Line| line.source == Source::Remark;
        let (said, done): (Vec<&Line>, Vec<&Line>) = self.headlines().into_iter().partition(is_said);
        said.into_iter().rev().chain(done).collect()
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

    #[test]
    fn what_is_told_again_is_counted_and_the_newest_of_all() {
        let (when, step) = (When { floor: 1, turn: 3 }, || (entry("a step"), Weight::Usual));
        let mut log = told(2);
        log.record([step(), step(), step()], when);
        let words =
            |log: &Log| -> Vec<String> { log.latest().into_iter().map(|line| line.told('x').text).collect() };
        assert_eq!((words(&log), log.lines().0.len()), (vec!["a step x3".to_owned()], 3));
        for number in 0..24 {
            let words = if number % 2 == 0 { "a foe" } else { "a wall" };
            log.remark(Remark { entry: entry(words), weight: Weight::Reason }, when);
        }
        assert_eq!(words(&log), ["a wall x12", "a foe x12", "a step x3"]);
        log.record([step(), (entry("a hit"), Weight::Wound), step()], When { turn: 4, ..when });
        assert_eq!(words(&log), ["a hit", "a step", "a step"], "every turn begins anew");
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
