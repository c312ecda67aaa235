//! What is played: rules and numbers, by name.

use std::path::Path;
use std::{fmt, fs};

use arcade::Options;
use engine::tuning;
use serde::{Deserialize, Serialize};

use crate::error::{Error, Listed};
use crate::subject::Subject;

/// A rule set, perhaps with numbers of a file, and the setup that they make.
#[derive(Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Terms<S: Subject> {
    /// The name of the rule set.
    pub rules: String,
    /// The file with other numbers, as it was named.
    pub content: Option<String>,
    /// What is played.
    pub setup: S::Setup,
}

impl<S: Subject> Terms<S> {
    /// The terms of these names; the game's own rules when none are named.
    ///
    /// # Errors
    /// When there are no such rules, or the file cannot be read or is not a patch.
    pub fn new(rules: Option<&str>, content: Option<&Path>) -> Result<Self, Error> {
        let rules = rules.unwrap_or(S::ABOUT.rule_sets[0].name);
        let setup = S::setup(&Options::HOUSE.with("rules", rules)).map_err(|_| Error::UnknownRules {
            given: rules.to_owned(),
            known: S::ABOUT.rule_set_names().collect(),
        })?;
        let setup = match content {
            Some(path) => patched::<S>(setup, path)?,
            None => setup,
        };
        let content = content.map(|path| path.display().to_string());
        Ok(Self { rules: rules.to_owned(), content, setup })
    }

    /// The same with one number changed.
    ///
    /// # Errors
    /// When there is no such number, or nothing can be played with this value.
    pub fn tuned(&self, knob: &str, value: i64) -> Result<Self, Error> {
        let mut content = S::content(&self.setup);
        tuning::apply(&mut content, knob, value)?;
        let faults = tuning::faults(&content);
        if !faults.is_empty() {
            let knob = knob.to_owned();
            return Err(Error::Impossible { knob, value, faults: Listed(faults) });
        }
        Ok(Self { setup: S::with_content(self.setup.clone(), content), ..self.clone() })
    }
}

fn patched<S: Subject>(setup: S::Setup, path: &Path) -> Result<S::Setup, Error> {
    let text = fs::read_to_string(path).map_err(|source| Error::Read { path: path.to_owned(), source })?;
    let content = tuning::patched(&S::content(&setup), &text)
        .map_err(|errors| Error::Content { path: path.to_owned(), errors: Listed(errors) })?;
    Ok(S::with_content(setup, content))
}

// Derived code would ask these of the game itself, which has no part in it.

impl<S: Subject> Clone for Terms<S> {
    fn clone(&self) -> Self {
        Self { rules: self.rules.clone(), content: self.content.clone(), setup: self.setup.clone() }
    }
}

impl<S: Subject> PartialEq for Terms<S> {
    fn eq(&self, other: &Self) -> bool {
        self.rules == other.rules && self.content == other.content && self.setup == other.setup
    }
}

impl<S: Subject> fmt::Debug for Terms<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} rules, numbers of {:?}", self.rules, self.content)
    }
}
