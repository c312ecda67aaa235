//! What a game lets somebody choose before a run with a form of its own.

use arcade::Options;
use engine::{Seed, SeedError};
use leptos::prelude::*;

use crate::browser::clock;

/// The part of a form in which a game asks for some of its options.
pub struct Choices {
    /// The options that it writes, by name: the shell asks for none of these again.
    pub options: &'static [&'static str],
    /// The part of the form, which writes them.
    pub fields: fn(Asked) -> AnyView,
}

/// What the rest of the form asks, for a game that begins something of its own there.
#[derive(Clone, Copy)]
pub struct Asked {
    /// All options but the rule set.
    pub written: Written,
    /// The rule set by name.
    pub rules: RwSignal<String>,
    /// What stands where a seed may be written.
    pub seed: RwSignal<String>,
}

impl Asked {
    /// The seed that was written; without one, a seed that nobody knows.
    ///
    /// # Errors
    /// When what was written is none.
    pub(crate) fn seed(self) -> Result<Seed, SeedError> {
        let written = self.seed.get_untracked();
        match written.trim() {
            "" => Ok(clock::fresh_seed()),
            code => code.parse(),
        }
    }
}

/// What was written into a form so far, option by option, in the order in which the game names them.
#[derive(Clone, Copy)]
pub struct Written(RwSignal<Vec<(&'static str, String)>>);

impl Written {
    /// Nothing, for options with these names.
    pub(crate) fn new(names: impl Iterator<Item = &'static str>) -> Self {
        Self(RwSignal::new(names.map(|name| (name, String::new())).collect()))
    }

    /// What was written under a name, for whoever follows it.
    pub(crate) fn get(self, name: &str) -> String {
        self.0.with(|written| text(written, name))
    }

    /// Writes something under a name.
    pub(crate) fn set(self, name: &str, value: &str) {
        self.0.update(|written| {
            let option = written.iter_mut().find(|(known, _)| *known == name);
            if let Some((_, text)) = option {
                value.clone_into(text);
            }
        });
    }

    /// What was written under a name, as it is now.
    pub(crate) fn now(self, name: &str) -> String {
        self.0.with_untracked(|written| text(written, name))
    }

    /// Some options, and all that was written.
    pub(crate) fn over(self, options: Options) -> Options {
        let written = self.0.get_untracked().into_iter().filter(|(_, text)| !text.trim().is_empty());
        written.fold(options, |options, (name, text)| options.with(name, text))
    }
}

fn text(written: &[(&'static str, String)], name: &str) -> String {
    written.iter().find(|(known, _)| *known == name).map(|(_, text)| text.clone()).unwrap_or_default()
}
