//! What a list says about a run.

use std::fmt;

use descent::{Career, Character, Descent, Outcome, Place, Rules};
use engine::{Audience, Game as _, Seed};

use crate::{Kept, Numbers, RunState, SoloRun};

/// A run as a list and statistics know it.
pub type Summary = SoloRun<Progress>;

/// What runs can be compared: a rule set, and how many went down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct League {
    /// The rule set.
    pub rules: Rules,
    /// How many play.
    pub company: Company,
}

/// How many go down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Company {
    /// One.
    Alone,
    /// Two.
    Together,
}

impl League {
    /// All with a name. What players call one is the title of its rule set, and what stands behind the comma.
    const NAMED: [(&'static str, Self); 4] = [
        ("descent", Self { rules: Rules::Descent, company: Company::Alone }),
        ("guide", Self { rules: Rules::Guide, company: Company::Alone }),
        ("descent, together", Self { rules: Rules::Descent, company: Company::Together }),
        ("guide, together", Self { rules: Rules::Guide, company: Company::Together }),
    ];
}

impl fmt::Display for League {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, _) = Self::NAMED.into_iter().find(|(_, league)| league == self).expect("each has a name");
        f.write_str(name)
    }
}

/// How far a run came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The floor and its branch.
    pub place: Place,
    /// Who went down, by seat.
    pub characters: Vec<Character>,
    /// The level of the first.
    pub level: u8,
    /// HP left of the first.
    pub hp: i32,
    /// Turns taken.
    pub turns: u32,
    /// How many modifiers made it harder.
    pub modifiers: usize,
}

/// Where a run stands.
pub(in crate::descent) fn summary(seed: Seed, game: &Descent) -> Summary {
    let view = game.view(Audience::Everyone);
    let numbers = Numbers::of(game.content(), view.rules.content());
    let company = if view.heroes.len() > 1 { Company::Together } else { Company::Alone };
    let league = League { rules: view.rules, company };
    let first = &view.heroes[0];
    let modifiers = descent::Modifier::ALL.into_iter().filter(|one| view.modifiers.has(*one)).count();
    let progress = Progress {
        place: view.place,
        characters: view.heroes.iter().map(|hero| hero.character).collect(),
        level: first.level,
        hp: first.hp.0.into(),
        turns: view.turn,
        modifiers,
    };
    Summary::of(game, seed, (league, numbers), progress)
}

/// What comes of the runs that are kept: who may go down, and what may make it harder.
pub fn career<'a>(runs: impl IntoIterator<Item = &'a Summary>) -> Career {
    let outcomes: Vec<Outcome> = runs.into_iter().filter_map(|run| run.outcome).collect();
    Career::of(&outcomes)
}

impl crate::Progress for Progress {
    type Rules = League;
    type Outcome = Outcome;
    const NAMED: &'static [(&'static str, League)] = &League::NAMED;

    fn state(outcome: Outcome) -> RunState {
        if outcome.is_won() { RunState::Won } else { RunState::Lost }
    }

    fn brief(run: &Summary) -> String {
        let Self { place, characters, .. } = &run.progress;
        let names: Vec<String> = characters.iter().map(ToString::to_string).collect();
        format!("floor {}, {}", place.floor, names.join(" and "))
    }

    fn headline(run: &Summary) -> String {
        let Self { place, level, hp, .. } = &run.progress;
        match (run.outcome, run.kept) {
            (Some(outcome), _) => match outcome.cause {
                None => format!("won in {} turns", outcome.turns),
                Some(cause) => format!("floor {}, {cause}", outcome.place.floor),
            },
            (None, Kept::GivenUp) => format!("given up on floor {}", place.floor),
            (None, Kept::Kept) => format!("floor {}, level {level}, {hp} HP", place.floor),
        }
    }
}
