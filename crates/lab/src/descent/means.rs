//! By what creatures are harmed.

use descent::{Event, FoeId, Source, Who};

/// By what a creature was harmed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Means {
    /// Bumps.
    Strikes,
    /// What is thrown, by its own harm.
    Throws,
    /// What items do.
    Charms,
    /// What lies on tiles, whoever brought it there, gas that bursts, lightning that water brought, spikes, and what
    /// creatures catch from those.
    Ground,
    /// What they catch from strikes, throws and items.
    Ailments,
    /// Other creatures.
    Creatures,
}

impl Means {
    pub(super) const COUNT: usize = 6;

    pub(super) const NAMES: [&'static str; Self::COUNT] =
        ["strikes", "throws", "items", "ground", "ailments by items", "each other"];
}

/// Tells by what each creature is harmed: who caught fire from the ground burns by it.
#[derive(Clone, Debug, Default)]
pub(super) struct Culprits {
    /// Who was touched by the ground just now.
    touched: Option<FoeId>,
    /// Who is ill from the ground.
    caught: Vec<FoeId>,
}

impl Culprits {
    /// The means of harm that an event tells of, if it does.
    pub(super) fn means(&mut self, event: &Event) -> Option<Means> {
        match *event {
            Event::Harmed { who: Who::Foe(id, _), source, .. } => {
                let means = self.means_of(id, source);
                let is_touch = matches!(source, Source::Ground(_) | Source::Burst);
                self.touched = Some(id).filter(|_| is_touch);
                Some(means)
            }
            Event::Afflicted { who: Who::Foe(id, _), .. } => {
                let is_from_ground = self.touched == Some(id);
                self.caught.retain(|other| *other != id);
                if is_from_ground {
                    self.caught.push(id);
                }
                None
            }
            Event::Slain { id, .. } => {
                self.caught.retain(|other| *other != id);
                None
            }
            Event::Struck { .. } | Event::Threw { .. } | Event::Broke { .. } => {
                self.touched = None;
                None
            }
            _ => None,
        }
    }

    fn means_of(&self, id: FoeId, source: Source) -> Means {
        match source {
            Source::Hero(_) => Means::Strikes,
            Source::Throw(_) => Means::Throws,
            Source::Charm(_) => Means::Charms,
            Source::Foe(_) | Source::Blow(..) => Means::Creatures,
            Source::Conducted(_) | Source::Ground(_) | Source::Burst | Source::Spikes => Means::Ground,
            Source::Ailment(_) if self.caught.contains(&id) => Means::Ground,
            Source::Ailment(_) => Means::Ailments,
        }
    }
}

#[cfg(test)]
mod tests {
    use descent::{Ailment, Hp, Kind, Matter, Turns};
    use engine::Seat;

    use super::*;

    fn harmed(id: u16, source: Source) -> Event {
        Event::Harmed { who: Who::Foe(FoeId(id), Kind::Rat), harm: Hp(1), source }
    }

    fn lit(id: u16) -> Event {
        let who = Who::Foe(FoeId(id), Kind::Rat);
        Event::Afflicted { who, ailment: Ailment::Burning, turns: Turns(3) }
    }

    #[test]
    fn who_caught_fire_from_the_ground_burns_by_it() {
        let mut culprits = Culprits::default();
        let burning = Source::Ailment(Ailment::Burning);
        for (event, means) in [
            (harmed(1, Source::Ground(Matter::Fire)), Some(Means::Ground)),
            (lit(1), None),
            (harmed(1, burning), Some(Means::Ground)),
            (harmed(2, Source::Hero(Seat::FIRST)), Some(Means::Strikes)),
            (lit(2), None),
            (harmed(2, burning), Some(Means::Ailments)),
            (harmed(1, burning), Some(Means::Ground)),
            (lit(1), None),
            (harmed(1, burning), Some(Means::Ailments)),
        ] {
            assert_eq!(culprits.means(&event), means, "{event:?}");
        }
    }
}
