//! What is asked in a match.

use tactics::{Command, Deed};

/// A kind of decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// The hero's class.
    Class,
    /// The hero's skill.
    Skill,
    /// The two minions.
    Minions,
    /// Which unit acts.
    Unit,
    /// Whether it walks, strikes, casts or passes.
    Deed,
    /// Where it walks.
    Move,
    /// Whom it strikes, and from where.
    Strike,
    /// What its skill is aimed at.
    Aim,
    /// What a dead minion leaves behind.
    Spawn,
}

impl Kind {
    pub(super) const NAMES: [&'static str; 9] = [
        "draft: class",
        "draft: skill",
        "draft: minions",
        "which unit",
        "what it does",
        "where to walk",
        "whom to strike",
        "where to aim",
        "what the dead leave",
    ];

    /// The pick of a draft that a command makes.
    pub(super) const fn of_pick(command: Command) -> Option<Self> {
        match command {
            Command::Class(_) => Some(Self::Class),
            Command::Skill(_) => Some(Self::Skill),
            Command::Minions(..) => Some(Self::Minions),
            _ => None,
        }
    }

    /// The question behind a deed: walking, striking and casting have one each.
    pub(super) const fn of_deed(deed: Deed) -> Option<Self> {
        match deed {
            Deed::Move(_) => Some(Self::Move),
            Deed::Attack(_) | Deed::Charge(..) => Some(Self::Strike),
            Deed::Cast(_) => Some(Self::Aim),
            Deed::Pass => None,
        }
    }
}
