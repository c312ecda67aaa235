//! What takes HP from whoever plays, and what runs end by.

use descent::{Ailment, Kind, Matter, Source};

/// The causes of harm, in the order of [`names`].
pub(super) const COUNT: usize = OTHERS + 3;

const GROUND: usize = Kind::COUNT;
const AILMENTS: usize = GROUND + Matter::COUNT;
const OTHERS: usize = AILMENTS + Ailment::COUNT;

/// The place of a cause among all.
pub(super) const fn place(source: Source) -> usize {
    match source {
        Source::Foe(kind) | Source::Blow(kind, _) => kind.index(),
        Source::Ground(matter) => GROUND + matter.index(),
        Source::Ailment(ailment) => AILMENTS + ailment.index(),
        Source::Burst => OTHERS,
        Source::Spikes => OTHERS + 1,
        Source::Hero(_) | Source::Throw(_) | Source::Charm(_) | Source::Conducted(_) => OTHERS + 2,
    }
}

/// What they are called.
pub(super) fn names() -> impl Iterator<Item = String> {
    let kinds = Kind::ALL.into_iter().map(|kind| kind.to_string());
    let ground = Matter::ALL.into_iter().map(|matter| matter.to_string());
    let ailments = Ailment::ALL.into_iter().map(|ailment| ailment.to_string().to_lowercase());
    let others = ["a burst of gas", "spikes", "somebody who plays"];
    kinds.chain(ground).chain(ailments).chain(others.map(str::to_owned))
}

#[cfg(test)]
mod tests {
    use engine::Seat;

    use super::*;

    #[test]
    fn every_cause_has_a_place_and_a_name() {
        let kinds = Kind::ALL.map(Source::Foe);
        let ground = Matter::ALL.map(Source::Ground);
        let ailments = Ailment::ALL.map(Source::Ailment);
        let others = [Source::Burst, Source::Spikes, Source::Throw(Seat::FIRST)];
        let all = kinds.into_iter().chain(ground).chain(ailments).chain(others);
        assert_eq!(all.map(place).collect::<Vec<_>>(), (0..COUNT).collect::<Vec<_>>());
        assert_eq!(names().count(), COUNT);
    }
}
