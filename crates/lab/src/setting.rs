//! What is simulated: rules, numbers and a bot.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::{fmt, fs};

use engine::tuning;
use serde::{Deserialize, Serialize};

use crate::error::{Error, Listed};
use crate::subject::Subject;

/// The names of a setting, as they were written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    /// The rule set; the game's own default when none is named.
    pub rules: Option<String>,
    /// The bot; the game's own default when none is named.
    pub bot: Option<String>,
    /// A file with other numbers than those of the house.
    pub content: Option<PathBuf>,
}

impl Names {
    /// These names, and another's where none was given.
    #[must_use]
    pub fn or(self, other: &Self) -> Self {
        Self {
            rules: self.rules.or_else(|| other.rules.clone()),
            bot: self.bot.or_else(|| other.bot.clone()),
            content: self.content.or_else(|| other.content.clone()),
        }
    }
}

/// Reads `rules=written,bot=thinker,content=FILE`, in any order; spaces serve as well as
/// commas.
impl FromStr for Names {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut names = Self::default();
        for word in text.split([',', ' ']).filter(|word| !word.is_empty()) {
            let (key, value) = word.split_once('=').unwrap_or((word, ""));
            let value = Some(value.to_owned()).filter(|value| !value.is_empty());
            match (key, value) {
                ("rules", Some(value)) => names.rules = Some(value),
                ("bot", Some(value)) => names.bot = Some(value),
                ("content", Some(value)) => names.content = Some(value.into()),
                _ => {
                    return Err(format!(
                        "'{word}' names no setting: write rules=NAME, bot=NAME or content=FILE, with \
                         commas between them, as in rules=written,bot=random"
                    ));
                }
            }
        }
        Ok(names)
    }
}

/// A setup and the bot that plays it.
#[derive(Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Setting<S: Subject> {
    /// The name of the rule set.
    pub rules: String,
    /// The name of the bot.
    pub bot: String,
    /// The file with other numbers, as it was named.
    pub content: Option<String>,
    /// What is played.
    pub setup: S::Setup,
}

impl<S: Subject> Setting<S> {
    /// The setting of these names.
    ///
    /// # Errors
    /// When a name is unknown, or the file cannot be read or is not a patch.
    pub fn new(names: &Names) -> Result<Self, Error> {
        let rules = names.rules.as_deref().unwrap_or(S::RULES[0]);
        let bot = names.bot.as_deref().unwrap_or(S::BOTS[0]);
        let setup = S::setup(rules)
            .ok_or_else(|| Error::UnknownRules { given: rules.to_owned(), known: S::RULES })?;
        if !S::BOTS.contains(&bot) {
            return Err(Error::UnknownBot { given: bot.to_owned(), known: S::BOTS });
        }
        let setup = match &names.content {
            Some(path) => patched::<S>(setup, path)?,
            None => setup,
        };
        let content = names.content.as_ref().map(|path| path.display().to_string());
        Ok(Self { rules: rules.to_owned(), bot: bot.to_owned(), content, setup })
    }

    /// A name short enough for the heading of a column.
    pub fn label(&self) -> String {
        let mut label = format!("{} \u{b7} {}", self.rules, self.bot);
        if let Some(file) = &self.content {
            label.extend([" \u{b7} ", file]);
        }
        label
    }

    /// The same setting with one number changed.
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

impl<S: Subject> fmt::Display for Setting<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} rules, bot {}", self.rules, self.bot)?;
        self.content.as_ref().map_or(Ok(()), |file| write!(f, ", numbers of {file}"))
    }
}

// Derived code would ask these of the game itself, which has no part in it.

impl<S: Subject> Clone for Setting<S> {
    fn clone(&self) -> Self {
        Self {
            rules: self.rules.clone(),
            bot: self.bot.clone(),
            content: self.content.clone(),
            setup: self.setup.clone(),
        }
    }
}

impl<S: Subject> PartialEq for Setting<S> {
    fn eq(&self, other: &Self) -> bool {
        self.rules == other.rules
            && self.bot == other.bot
            && self.content == other.content
            && self.setup == other.setup
    }
}

impl<S: Subject> fmt::Debug for Setting<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_setting_names_only_what_differs() {
        let names: Names = "rules=written, content=a.ron".parse().unwrap();
        let first = Names { rules: Some("published".into()), bot: Some("random".into()), content: None };
        let second = names.or(&first);
        assert_eq!(second.rules.as_deref(), Some("written"));
        assert_eq!(second.bot.as_deref(), Some("random"));
        assert_eq!(second.content, Some("a.ron".into()));
    }

    #[test]
    fn words_without_meaning_are_refused() {
        for text in ["rule=written", "rules", "rules=", "written"] {
            assert!(text.parse::<Names>().unwrap_err().contains("as in rules=written"), "{text}");
        }
    }
}
