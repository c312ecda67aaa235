//! Options as a game reads them.

use std::fmt::Display;
use std::str::FromStr;

use engine::tuning::{Tunable, patched};

use crate::{Options, OptionsError};

/// Options that are being read. What is wrong with them is gathered, so that all of it is said at once.
pub(crate) struct Reading<'a> {
    options: &'a Options,
    problems: Vec<String>,
}

impl<'a> Reading<'a> {
    pub(crate) const fn of(options: &'a Options) -> Self {
        Self { options, problems: Vec::new() }
    }

    /// The rule set that was chosen. A wrong name is answered with the whole sentence.
    pub(crate) fn rules<T: FromStr<Err: Display> + Default>(&mut self) -> T {
        let read = self.options.get("rules").map_or(Ok(T::default()), str::parse);
        read.unwrap_or_else(|error| {
            self.problems.push(error.to_string());
            T::default()
        })
    }

    /// What was chosen under another name, if anything was and it makes sense.
    pub(crate) fn value<T: FromStr<Err: Display>>(&mut self, name: &str) -> Option<T> {
        let read = self.options.get(name)?.parse();
        read.map_err(|error| self.problems.push(format!("{name}: {error}"))).ok()
    }

    /// Numbers that are not those of the house. A patch that changes nothing is no patch: the same run has the same
    /// record.
    pub(crate) fn content<C: Tunable + PartialEq>(&mut self, house: &C) -> Option<C> {
        match patched(house, self.options.get("content")?) {
            Ok(content) => Some(content).filter(|content| content != house),
            Err(errors) => {
                self.problems.extend(errors.iter().map(|error| format!("content: {error}")));
                None
            }
        }
    }

    /// Notes what is wrong with choices that do not go together.
    pub(crate) fn note(&mut self, problem: String) {
        self.problems.push(problem);
    }

    /// What was read, if nothing is wrong.
    pub(crate) fn read<T>(self, setup: T) -> Result<T, OptionsError> {
        if self.problems.is_empty() { Ok(setup) } else { Err(OptionsError(self.problems)) }
    }
}
