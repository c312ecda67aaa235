//! The lines of a log that are on the page.

use std::borrow::Borrow;

use stage::Entry;

/// The lines of the log.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Lines {
    /// How many came before those that are on the page; a replay shows them.
    pub(crate) before: usize,
    /// The last ones, the oldest first.
    pub(crate) last: Vec<Entry>,
    /// How many of the last are news.
    pub(crate) news: usize,
    /// The news in a row, where their order there is another one than in the log.
    pub(crate) headlines: Option<String>,
}

impl Lines {
    /// How many lines are on the page.
    pub(crate) const MOST: usize = 400;

    /// The last of some lines, of which so many are news.
    pub(crate) fn of<Line>((all, news): (&[Line], usize), told: impl Fn(&Line) -> Entry) -> Self {
        let before = all.len().saturating_sub(Self::MOST);
        let last = all[before..].iter().map(told).collect();
        Self { before, last, news: news.min(Self::MOST), headlines: None }
    }

    /// What the last command did, in a row.
    pub(crate) fn told(&self) -> String {
        if let Some(headlines) = &self.headlines {
            return headlines.clone();
        }
        let news = &self.last[self.last.len() - self.news..];
        news.iter().map(|entry| entry.text.as_str()).collect::<Vec<_>>().join(" ")
    }
}

/// A line of all that has happened.
pub(crate) struct Archived {
    /// When it happened, where a game tells that.
    pub(crate) when: String,
    pub(crate) entry: Entry,
}

impl Archived {
    /// Lines of which nobody tells when they happened.
    pub(crate) fn all<Line: Borrow<Entry>>(lines: &[Line]) -> Vec<Self> {
        lines.iter().map(|line| Self { when: String::new(), entry: line.borrow().clone() }).collect()
    }
}

#[cfg(test)]
mod tests {
    use stage::Tone;

    use super::*;

    #[test]
    fn a_long_log_is_cut_at_its_beginning_and_news_are_told_in_a_row() {
        let all: Vec<Entry> = (0..500).map(|number| Entry::new(Tone::Plain, number.to_string())).collect();
        let lines = Lines::of((&all, 2), Entry::clone);
        assert_eq!((lines.before, lines.last.len()), (100, 400));
        assert_eq!(lines.told(), "498 499");
        assert_eq!(Lines::default().told(), "");
    }
}
