//! What runs end by.

use labyrinth::{Ailment, Cause, Kind};

/// Deaths by cause, in the order of [`names`].
pub(super) const COUNT: usize = Kind::ALL.len() + Ailment::ALL.len() + 1;

/// The place of a cause among all.
pub(super) const fn place(cause: Cause) -> usize {
    match cause {
        Cause::Foe(kind, _) | Cause::Deed(kind, _) => kind.index(),
        Cause::Ailment(ailment) => Kind::ALL.len() + ailment.index(),
        Cause::Trap(_) => COUNT - 1,
    }
}

/// What they are called.
pub(super) fn names() -> impl Iterator<Item = String> {
    let kinds = Kind::ALL.into_iter().map(|kind| kind.to_string());
    let ailments = Ailment::ALL.into_iter().map(|ailment| ailment.to_string());
    kinds.chain(ailments).chain(["a trap".to_owned()])
}

#[cfg(test)]
mod tests {
    use labyrinth::{Manner, Thing};

    use super::*;

    #[test]
    fn every_cause_has_a_place_and_a_name() {
        let foes = Kind::ALL.map(|kind| Cause::Foe(kind, Manner::Bump));
        let ailments = Ailment::ALL.map(Cause::Ailment);
        let places: Vec<usize> =
            foes.into_iter().chain(ailments).chain([Cause::Trap(Thing::Spikes)]).map(place).collect();
        assert_eq!(places, (0..COUNT).collect::<Vec<_>>());
        assert_eq!(names().count(), COUNT);
    }
}
