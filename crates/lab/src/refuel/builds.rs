//! What a defence is made of.

use refuel::{Blueprint, Sort};

/// The two towers that most was paid for, in the order of all blueprints; one where only one was built.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Build([Option<Blueprint>; 2]);

impl Build {
    /// How many there can be.
    pub(super) const COUNT: usize = Blueprint::COUNT * Blueprint::COUNT + 1;

    /// The build of somebody who paid so much for each blueprint.
    pub(super) fn of(paid: &[u32; Blueprint::COUNT]) -> Self {
        let is_built =
            |blueprint: &Blueprint| blueprint.row().sort == Sort::Tower && paid[blueprint.index()] > 0;
        let mut towers: Vec<Blueprint> = Blueprint::ALL.into_iter().filter(is_built).collect();
        towers.sort_by_key(|tower| std::cmp::Reverse(paid[tower.index()]));
        towers.truncate(2);
        towers.sort_unstable();
        Self([towers.first().copied(), towers.get(1).copied()])
    }

    /// Its place in a table of all.
    pub(super) fn index(self) -> usize {
        match self.0 {
            [Some(first), other] => 1 + first.index() * Blueprint::COUNT + other.unwrap_or(first).index(),
            [None, _] => 0,
        }
    }

    /// What the build at a place in that table is called.
    pub(super) fn name(index: usize) -> String {
        let Some(place) = index.checked_sub(1) else { return "no tower".to_owned() };
        let [first, other] =
            [place / Blueprint::COUNT, place % Blueprint::COUNT].map(|place| Blueprint::ALL[place]);
        if first == other { format!("{first} alone") } else { format!("{first} and {other}") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn build(paid: &[(Blueprint, u32)]) -> String {
        let mut all = [0; Blueprint::COUNT];
        for (blueprint, materials) in paid {
            all[blueprint.index()] = *materials;
        }
        Build::name(Build::of(&all).index())
    }

    #[test]
    fn a_build_is_the_towers_that_most_was_paid_for() {
        assert_eq!(build(&[(Blueprint::Borer, 90)]), "no tower");
        assert_eq!(build(&[(Blueprint::Popgun, 10), (Blueprint::Borer, 90)]), "popgun alone");
        let three = [(Blueprint::Arcer, 30), (Blueprint::Popgun, 20), (Blueprint::Lobber, 25)];
        assert_eq!(build(&three), "lobber and arcer");
    }
}
