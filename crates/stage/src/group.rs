//! Runs that can be compared.

use std::fmt::Display;

/// The numbers a run is played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numbers {
    /// Those of its rule set.
    House,
    /// Others, chosen before the first command.
    Patched,
}

/// Runs that can be compared: those under other rules or with other numbers are another game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// A rule set with a name, and its own numbers.
    Named(&'static str),
    /// All others share one.
    Other,
}

impl Numbers {
    /// Whose numbers these are, beside those of the rule set.
    pub fn of<C: PartialEq>(content: &C, house: &C) -> Self {
        if content == house { Self::House } else { Self::Patched }
    }

    /// A rule set by name, and whether it is played with other numbers.
    pub(crate) fn rule_set(self, rules: impl Display) -> String {
        match self {
            Self::House => rules.to_string(),
            Self::Patched => format!("{rules}, patched"),
        }
    }
}

impl Group {
    /// The group of a run under these rules, of which some have a name.
    pub(crate) fn of<R: PartialEq>(rules: &R, numbers: Numbers, named: &[(&'static str, R)]) -> Self {
        match (numbers, named.iter().find(|(_, known)| known == rules)) {
            (Numbers::House, Some((name, _))) => Self::Named(name),
            _ => Self::Other,
        }
    }

    /// What it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Named(name) => name,
            Self::Other => "other",
        }
    }

    /// Counts runs group by group, in the order they have. Named groups are there even without a run.
    pub(crate) fn counted<'a, Run, R, Sums>(
        runs: &[&'a Run],
        named: &[(&'static str, R)],
        group_of: fn(&Run) -> Self,
        count: impl Fn(Vec<&'a Run>) -> Sums,
    ) -> Vec<(Self, Sums)> {
        let of = |group| count(runs.iter().copied().filter(|run| group_of(run) == group).collect());
        let mut sums: Vec<_> =
            named.iter().map(|(name, _)| Self::Named(name)).map(|group| (group, of(group))).collect();
        if runs.iter().any(|run| group_of(run) == Self::Other) {
            sums.push((Self::Other, of(Self::Other)));
        }
        sums
    }
}
