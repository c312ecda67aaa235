//! What is chosen before a battle begins.

use std::fmt;

use engine::tuning::{self, Unsound};
use serde::{Deserialize, Serialize};

use crate::{Battle, Blueprint, Content, Family, Given, Hull, Level, Modifier, Rarity, Terrain};

/// The choices before the first command.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// How far one has come.
    pub level: Level,
    /// What the world is made of; by the seed if nobody says.
    pub terrain: Option<Terrain>,
    /// The blueprints at hand, in the order in which they are shown.
    pub carried: Vec<Blueprint>,
    /// Artefacts, augments, what it is like where the battle is, and a boss.
    pub given: Vec<Given>,
    /// What alters the battle besides, for those who make one within their own rules: no record has it.
    #[serde(skip)]
    pub modifiers: Vec<Modifier>,
    /// What is left of the hull, if a run has taken some of it.
    pub hull: Option<Hull>,
    /// Numbers other than the usual ones.
    pub content: Option<Box<Content>>,
}

impl Default for Setup {
    fn default() -> Self {
        Self::on_level(Level(1))
    }
}

impl Setup {
    /// Blueprints of the sort that can be carried at most: buildings, and abilities.
    pub const MOST: usize = 9;

    /// A level with all that a run begins with.
    pub fn on_level(level: Level) -> Self {
        let carried = Blueprint::ALL.into_iter().filter(|one| one.row().rarity == Rarity::Starter);
        Self {
            level,
            terrain: None,
            carried: carried.collect(),
            given: Vec::new(),
            modifiers: Vec::new(),
            hull: None,
            content: None,
        }
    }

    /// The same with other blueprints at hand.
    #[must_use]
    pub fn carrying(self, carried: impl IntoIterator<Item = Blueprint>) -> Self {
        Self { carried: carried.into_iter().collect(), ..self }
    }

    /// All that alters the battle: what it is given, and what does besides.
    pub fn all_modifiers(&self) -> Vec<Modifier> {
        let given = Given::all_modifiers(self.given.iter().copied());
        given.into_iter().chain(self.modifiers.iter().copied()).collect()
    }

    /// The numbers the battle is played with.
    pub fn content(&self) -> Content {
        self.content.as_deref().copied().unwrap_or_default()
    }

    /// The sound numbers of the setup.
    ///
    /// # Errors
    /// All that is wrong with it.
    pub(crate) fn sound(&self) -> Result<Content, SetupError> {
        let mut wrong = Vec::new();
        if self.level.0 == 0 || self.level.0 > Self::LAST.0 {
            wrong.push(format!("levels go from 1 to {}, not {}", Self::LAST, self.level));
        }
        for (place, blueprint) in self.carried.iter().enumerate() {
            if self.carried[..place].contains(blueprint) {
                wrong.push(format!("{blueprint} is carried twice"));
            }
            if blueprint.row().rarity == Rarity::Special && *blueprint == Blueprint::Hub {
                wrong.push(format!("{blueprint} stands already, and is not carried"));
            }
        }
        for (is_built, what) in [(true, "buildings"), (false, "abilities")] {
            let count = self.carried.iter().filter(|one| one.is_built() == is_built).count();
            if count > Self::MOST {
                wrong.push(format!("{count} {what} are carried, but {} is the most", Self::MOST));
            }
        }
        match self.hull {
            Some(hull) if hull.0 <= 0 => wrong.push("there is no hull left".to_owned()),
            Some(hull) if hull > Self::MOST_HULL => {
                wrong.push(format!("no hull has more than {}", Self::MOST_HULL));
            }
            _ => {}
        }
        self.note_given(&mut wrong);
        for modifier in &self.all_modifiers() {
            if let Modifier::Attackers(_, hp, speed) = *modifier
                && !(MODEST.contains(&hp) && MODEST.contains(&speed))
            {
                wrong.push("attackers have from 10 to 1000 hundredths of their health and speed".to_owned());
            }
        }
        let content = tuning::sound(self.content.as_deref().copied(), Content::USUAL);
        match content {
            Ok(content) if wrong.is_empty() => Ok(content),
            Ok(_) => Err(SetupError { wrong, content: None }),
            Err(unsound) => Err(SetupError { wrong, content: Some(unsound) }),
        }
    }

    /// What is wrong with what it is given.
    fn note_given(&self, wrong: &mut Vec<String>) {
        let is_boss = |given: &Given| matches!(given, Given::Boss { .. });
        for (place, given) in self.given.iter().enumerate() {
            if self.given[..place].contains(given) {
                wrong.push(format!("{given} is given twice"));
            } else if is_boss(given) && self.given[..place].iter().any(is_boss) {
                wrong.push(format!("one boss comes already, so {given} cannot"));
            }
            match *given {
                Given::Augment(blueprint, augment) if !augment.fits(blueprint) => {
                    wrong.push(format!("{augment} does not fit {blueprint}"));
                }
                Given::Boss { kind, .. } if kind.row().family != Family::Boss => {
                    wrong.push(format!("{kind} is no boss"));
                }
                Given::Boss { wave, .. } if !(1..=Battle::MOST_WAVES).contains(&wave) => {
                    wrong.push(format!("waves go from 1 to {}, not {wave}", Battle::MOST_WAVES));
                }
                _ => {}
            }
        }
    }

    /// No hull is larger than what the numbers of a battle can make of it.
    const MOST_HULL: Hull = Hull(1000);
    /// Nobody has come farther.
    pub const LAST: Level = Level(200);
}

const MODEST: std::ops::RangeInclusive<u16> = 10..=1000;

/// All that is wrong with a setup.
#[derive(Debug)]
pub struct SetupError {
    wrong: Vec<String>,
    content: Option<Unsound>,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&engine::listed(&self.wrong))?;
        match &self.content {
            Some(unsound) if self.wrong.is_empty() => unsound.fmt(f),
            Some(unsound) => write!(f, "; {unsound}"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for SetupError {}
