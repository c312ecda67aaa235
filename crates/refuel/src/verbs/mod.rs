//! The only writers: each verb changes the battle and tells it.
//!
//! The battle is out of reach for everybody else, who may look at it and use verbs.

mod buildings;
mod effects;
mod foes;
mod guns;
mod moves;
mod purse;
mod shots;
mod waves;

use engine::{Audience, Sink};

pub(crate) use self::foes::CROWD;

use crate::{Battle, Cause, Event, Source, Who};

/// A battle that is being played, with whoever listens.
pub(crate) struct Act<'a> {
    run: &'a mut Battle,
    sink: &'a mut dyn Sink<Event>,
}

impl<'a> Act<'a> {
    pub(crate) fn new(run: &'a mut Battle, sink: &'a mut dyn Sink<Event>) -> Self {
        let mut act = Self { run, sink };
        if !act.run.sketch.is_drawn() {
            act.redraw();
        }
        act
    }

    /// The battle as it is now.
    #[inline]
    pub(crate) const fn run(&self) -> &Battle {
        self.run
    }

    /// Tells something.
    #[inline]
    pub(crate) fn tell(&mut self, event: Event) {
        self.sink.emit(Audience::Everyone, event);
    }

    /// Who an attacker is for whoever listens.
    #[inline]
    pub(crate) fn who(&self, foe: usize) -> Who {
        let foe = &self.run.foes[foe];
        Who { id: foe.id, kind: foe.kind }
    }

    /// Where harm comes from, for whoever listens.
    #[inline]
    pub(crate) fn cause(&self, source: Option<Source>) -> Cause {
        match source {
            Some(Source::Building(place)) => {
                let building = &self.run.buildings[usize::from(place)];
                Cause::Building(building.blueprint, building.at)
            }
            Some(Source::Ability(blueprint)) => Cause::Ability(blueprint),
            None => Cause::Nobody,
        }
    }

    /// A number below a bound.
    pub(crate) fn draw(&mut self, bound: usize) -> usize {
        let bound = u32::try_from(bound).expect("few to choose from");
        self.run.dice.below(bound) as usize
    }

    /// Works out anew all that follows from the battle.
    fn redraw(&mut self) {
        let Self { run, .. } = self;
        run.sketch.draw(&run.land, &run.buildings, &run.modifiers, &run.content);
        self.place_spots();
    }

    /// Works out anew what follows from the buildings.
    fn survey(&mut self) {
        let Self { run, .. } = self;
        run.sketch.survey(&run.land, &run.buildings, &run.content);
    }
}
