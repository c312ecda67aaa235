//! What is simulated: rules, numbers and a bot.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::error::Error;
use crate::solo::Solo;
use crate::terms::Terms;

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

/// What is played, and the bot that plays it.
#[derive(Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Setting<S: Solo> {
    /// The name of the bot.
    pub bot: String,
    /// Rules and numbers. The files of parts have another name for it.
    #[serde(rename = "ground")]
    pub terms: Terms<S>,
    /// Who plays, by name, one of them by lot in each run; nobody where the setup says it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cast: Vec<String>,
}

impl<S: Solo> Setting<S> {
    /// The setting of these names.
    ///
    /// # Errors
    /// When a name is unknown, or the file cannot be read or is not a patch.
    pub fn new(names: &Names) -> Result<Self, Error> {
        let terms = Terms::new(names.rules.as_deref(), names.content.as_deref())?;
        let bot = names.bot.as_deref().unwrap_or(S::USUAL_BOT);
        if !S::bots().contains(&bot) {
            return Err(Error::UnknownBot { given: bot.to_owned(), known: S::bots() });
        }
        Ok(Self { bot: bot.to_owned(), terms, cast: Vec::new() })
    }

    /// The setups of the runs: one for each of the cast.
    pub(crate) fn setups(&self) -> Vec<S::Setup> {
        if self.cast.is_empty() {
            return vec![self.terms.setup.clone()];
        }
        self.cast.iter().map(|who| S::with_cast(&self.terms.setup, who)).collect()
    }

    /// A name short enough for the heading of a column.
    pub fn label(&self) -> String {
        let mut label = format!("{} \u{b7} {}", self.terms.rules, self.bot);
        if let Some(file) = &self.terms.content {
            label.extend([" \u{b7} ", file]);
        }
        label
    }

    /// The same setting with one number changed.
    ///
    /// # Errors
    /// As [`Terms::tuned`].
    pub fn tuned(&self, knob: &str, value: i64) -> Result<Self, Error> {
        Ok(Self { terms: self.terms.tuned(knob, value)?, ..self.clone() })
    }
}

impl<S: Solo> fmt::Display for Setting<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} rules, bot {}", self.terms.rules, self.bot)?;
        if !self.cast.is_empty() {
            write!(f, ", {} by lot", self.cast.join(", "))?;
        }
        self.terms.content.as_ref().map_or(Ok(()), |file| write!(f, ", numbers of {file}"))
    }
}

// Derived code would ask these of the game itself, which has no part in it.

impl<S: Solo> Clone for Setting<S> {
    fn clone(&self) -> Self {
        Self { bot: self.bot.clone(), terms: self.terms.clone(), cast: self.cast.clone() }
    }
}

impl<S: Solo> PartialEq for Setting<S> {
    fn eq(&self, other: &Self) -> bool {
        self.bot == other.bot && self.terms == other.terms && self.cast == other.cast
    }
}

impl<S: Solo> fmt::Debug for Setting<S> {
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
