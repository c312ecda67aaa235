//! A page of rules, piece by piece.

use engine::tuning::Tunable;

use crate::Tone;

/// A piece of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Passage {
    /// The title of a chapter.
    Title(&'static str),
    /// A sentence or two.
    Words(String),
    /// A thing and what it does. Without a name it goes on with the entry before.
    Entry {
        /// What it is called.
        name: String,
        /// What it is about.
        tone: Tone,
        /// What it does.
        words: String,
    },
    /// A line of a table; the first cell is its heading.
    Row {
        /// From left to right.
        cells: Vec<String>,
        /// What it is about.
        tone: Tone,
    },
}

/// A sentence or two.
pub(crate) fn words(text: impl Into<String>) -> Passage {
    Passage::Words(text.into())
}

/// A thing and what it does.
pub(crate) fn entry(name: impl Into<String>, tone: Tone, words: impl Into<String>) -> Passage {
    Passage::Entry { name: name.into(), tone, words: words.into() }
}

/// A chapter about what is not as in the house, if anything is.
pub(crate) fn other_numbers<C: Tunable + PartialEq>(content: &C, house: &C, about: &str) -> Vec<Passage> {
    if content == house {
        return Vec::new();
    }
    let changed = C::knobs().iter().filter_map(|knob| {
        let values = |of: &C| {
            let values = (0..knob.entries).map(|place| (knob.read)(of, place).to_string());
            values.collect::<Vec<_>>().join(" / ")
        };
        let (own, house) = (values(content), values(house));
        let told = format!("{own} instead of {house}: {}.", knob.about);
        (own != house).then(|| entry(knob.name, Tone::Gold, told))
    });
    [Passage::Title("Other numbers"), words(about)].into_iter().chain(changed).collect()
}

/// All that some pieces say, a line each.
#[cfg(test)]
pub(crate) fn text(passages: Vec<Passage>) -> String {
    let line = |passage: Passage| match passage {
        Passage::Title(title) => title.to_owned(),
        Passage::Words(words) => words,
        Passage::Entry { name, words, .. } => format!("{name} {words}"),
        Passage::Row { cells, .. } => cells.join(" "),
    };
    passages.into_iter().map(line).collect::<Vec<_>>().join("\n")
}

/// The rules that a run is played by, with its own numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rulebook {
    /// The rule set by name, and whether the numbers are others.
    pub rules: String,
    /// What it says, chapter by chapter.
    pub chapters: Vec<Passage>,
}
