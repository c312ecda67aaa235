//! What comes of staying on a floor for too long. RULES.md, section 2.

use engine::Sink;
use grid::{Flood, Point};

use crate::verbs::Act;
use crate::{Cells, Descent, Event, Habit, Kind, Origin, Percent, Trait};

/// No more of those who seek are about at a time.
const MOST: usize = 8;
/// Nobody lives to see more than so many, and numbers stay small.
const LAST: u16 = 200;

impl<S: Sink<Event>> Act<'_, S> {
    /// A turn more has been spent on the floor: once it is calm no more, somebody sets out now and then.
    pub(super) fn stir(&mut self) {
        let run = self.run();
        let (turn, calm) = (run.floor_turn, u32::from(run.content.calm));
        if turn == calm {
            self.tell_stirred();
        }
        let Some(number) = run_number(turn, calm, u32::from(self.run().content.seekers_every)) else {
            return;
        };
        let about = self.run().foes.iter().filter(|foe| foe.origin == Origin::Seeks).count();
        if about >= MOST {
            return;
        }
        let Some((kind, at)) = self.run().seeker(number).zip(self.run().far_away()) else { return };
        let growth = self.run().content.seekers_growth.0;
        self.set_out(kind, at, Percent(growth * number.min(LAST)));
    }
}

/// Whoever sets out on such a turn, counted from one; nobody on most.
fn run_number(turn: u32, calm: u32, every: u32) -> Option<u16> {
    let since = turn.checked_sub(calm).filter(|since| *since > 0 && since.is_multiple_of(every))?;
    Some(u16::try_from(since / every).unwrap_or(u16::MAX))
}

impl Descent {
    /// How many turns this floor stays calm; none when it stirs.
    pub(crate) fn calm(&self) -> u32 {
        u32::from(self.content.calm).saturating_sub(self.floor_turn)
    }

    /// Who looks for those who stay: somebody of the place who simply comes and strikes.
    fn seeker(&self, number: u16) -> Option<Kind> {
        let place = self.level.place;
        let seeks = |kind: &Kind| {
            let nature = kind.nature();
            let plain = |habit: &Habit| matches!(habit, Habit::Strike | Habit::Chase | Habit::Wander);
            let shows_itself = !kind.has(Trait::Disguised) && !kind.has(Trait::Sleeper);
            let walks = nature.step.is_some() && nature.domain.is_none();
            walks && shows_itself && nature.habits.iter().all(plain)
        };
        let kinds: Vec<Kind> = Kind::dwelling_at(place).filter(seeks).collect();
        let floor = u32::from(place.floor.0) * 2 + place.branch as u32;
        let mut dice = self.seed.branch("seekers").branch(floor).branch(u32::from(number)).dice();
        let count = u32::try_from(kinds.len()).ok().filter(|count| *count > 0)?;
        kinds.get(dice.below(count) as usize).copied()
    }

    /// A tile out of sight, as far away as can be.
    fn far_away(&self) -> Option<Point> {
        let standing = self.heroes.iter().filter(|hero| hero.stands()).map(|hero| hero.at);
        let land = self.level.open - self.level.blocked - self.level.locked;
        let hidden = self.level.free() - self.level.known.seen - self.everybody();
        let fronts = Flood::new(standing.collect::<Cells>(), &land);
        fronts.filter_map(|front| (front & hidden).first()).last()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_comes_a_while_after_the_floor_stirred() {
        let told: Vec<u32> = (0..1_300).filter(|turn| run_number(*turn, 1_200, 40).is_some()).collect();
        assert_eq!(told, [1_240, 1_280]);
        assert_eq!(run_number(1_280, 1_200, 40), Some(2));
    }

    #[test]
    fn every_place_has_somebody_to_seek() {
        use engine::{Game, Seed};
        let mut run = Descent::new(&crate::Setup::default(), Seed::from_bits(3)).expect("the setup is sound");
        for place in crate::Place::all() {
            run.level.place = place;
            assert!((1..20).all(|number| run.seeker(number).is_some()), "{place:?}");
        }
    }
}
