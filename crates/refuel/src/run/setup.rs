//! What is chosen before a run begins.

use std::fmt;

use engine::tuning::{self, Unsound};
use serde::{Deserialize, Serialize};

use super::content::RunContent;
use super::hardship::Hardship;
use super::kit::Kit;
use crate::Content;

/// The choices before the first command.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RunSetup {
    /// What the crew sets out with.
    pub kit: Kit,
    /// The hardships: so many, from the first on.
    pub hardships: u8,
    /// Numbers of the run other than the usual ones.
    pub content: Option<Box<RunContent>>,
    /// Numbers of its battles other than the usual ones.
    pub battles: Option<Box<Content>>,
}

impl RunSetup {
    /// The usual run with so many hardships.
    pub fn with_hardships(hardships: u8) -> Self {
        Self { hardships, ..Self::default() }
    }

    /// The numbers of the run.
    pub fn content(&self) -> RunContent {
        self.content.as_deref().copied().unwrap_or_default()
    }

    /// The numbers of its battles.
    pub fn battles(&self) -> Content {
        self.battles.as_deref().copied().unwrap_or_default()
    }

    /// The sound numbers of the setup.
    ///
    /// # Errors
    /// All that is wrong with it.
    pub(super) fn sound(&self) -> Result<(RunContent, Content), RunSetupError> {
        let mut wrong = Vec::new();
        if usize::from(self.hardships) > Hardship::COUNT {
            wrong.push(format!("there are {} hardships, not {}", Hardship::COUNT, self.hardships));
        }
        let content = tuning::sound(self.content.as_deref().copied(), RunContent::USUAL);
        let battles = tuning::sound(self.battles.as_deref().copied(), Content::USUAL);
        match (content, battles) {
            (Ok(content), Ok(battles)) if wrong.is_empty() => Ok((content, battles)),
            (content, battles) => {
                let unsound = [content.err(), battles.err()].into_iter().flatten().collect();
                Err(RunSetupError { wrong, unsound })
            }
        }
    }
}

/// All that is wrong with a setup.
#[derive(Debug)]
pub struct RunSetupError {
    wrong: Vec<String>,
    unsound: Vec<Unsound>,
}

impl fmt::Display for RunSetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let unsound = self.unsound.iter().map(ToString::to_string);
        let all: Vec<String> = self.wrong.iter().cloned().chain(unsound).collect();
        f.write_str(&engine::listed(&all))
    }
}

impl std::error::Error for RunSetupError {}
