//! What items do when something happens.

use engine::{Seat, Sink};
use grid::Point;

use crate::combat::might::Wetness;
use crate::combat::shape::{square, towards};
use crate::verbs::moves::Motion;
use crate::verbs::{Act, Body};
use crate::{Ailment, Cells, Deed, Energy, Event, FoeId, Gold, Hp, Matter, Source, Tag, Trigger};

/// Who lets lightning go.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Lightning {
    /// Somebody aims it, and knows the water they stand in.
    Aimed,
    /// What is carried does by itself, at a blow given or taken: it spares all who play.
    Carried,
}

/// Where something happens, and to whom if to anybody.
pub(super) type Target = (Point, Option<Body>);

impl<S: Sink<Event>> Act<'_, S> {
    /// Something happened that items answer to.
    pub(super) fn trigger(&mut self, seat: Seat, trigger: Trigger, target: Option<Target>) {
        let target = target.unwrap_or((self.run().hero(seat).at, Some(Body::Hero(seat))));
        for deed in self.run().hero(seat).deeds(trigger) {
            if self.is_over() {
                return;
            }
            match deed {
                // As lightning does, cold that comes by itself spares all who play.
                Deed::Lay(Matter::Cold, turns, size) => {
                    let tiles = square(target.0, size);
                    self.lay(Matter::Cold, &tiles, turns, target.0);
                    self.chill_foes(&tiles);
                }
                deed => self.deed(seat, deed, target),
            }
        }
    }

    /// One thing that an item does.
    pub(super) fn deed(&mut self, seat: Seat, deed: Deed, (at, body): Target) {
        match deed {
            Deed::Afflict(ailment) => {
                if let Some(body) = body.or_else(|| self.bodies_at(seat, at)) {
                    self.afflict(body, ailment);
                }
            }
            Deed::Lay(matter, turns, size) => self.come_over(matter, &square(at, size), turns, at),
            Deed::Shock(harm) => self.shock(seat, at, self.run().might(seat).deed(harm), Lightning::Carried),
            Deed::Harm(harm) => {
                if let Some(body) = body {
                    self.hurt(body, self.run().might(seat).deed(harm), Source::Charm(seat), None);
                }
            }
            Deed::Heal(harm) => self.heal_by(seat, self.run().might(seat).deed(harm)),
            Deed::Pull => {
                if let Some(Body::Foe(id)) = body {
                    self.pull(id, self.run().hero(seat).at);
                }
            }
            Deed::Sunder(by) => {
                if let Some(Body::Foe(id)) = body {
                    self.sunder(id, self.run().might(seat).deed(by));
                }
            }
            Deed::Energy(energy) => self.hurry(seat, Energy(energy.into())),
            Deed::Coin(gold) => self.give_gold(Gold(gold.into())),
        }
    }

    /// Something comes over tiles: what it is to the ground, and cold also to whoever is there.
    pub(super) fn come_over(&mut self, matter: Matter, tiles: &Cells, turns: u8, at: Point) {
        let oiled = if matter == Matter::Fire { self.run().slick() } else { 0 };
        self.lay(matter, tiles, turns.saturating_add(oiled).min(crate::Timed::LONGEST), at);
        if matter != Matter::Cold {
            return;
        }
        let run = self.run();
        let heroes = run.seats().filter(|seat| tiles.contains(run.hero(*seat).at)).map(Body::Hero);
        let heroes: Vec<Body> = heroes.collect();
        for body in heroes {
            self.chill(body);
        }
        self.chill_foes(tiles);
    }

    /// Cold comes over the creatures on tiles.
    fn chill_foes(&mut self, tiles: &Cells) {
        let foes = self.run().foes.iter().filter(|foe| tiles.contains(foe.at)).map(|foe| Body::Foe(foe.id));
        let foes: Vec<Body> = foes.collect();
        for body in foes {
            self.chill(body);
        }
    }

    /// Lightning strikes a tile, and runs through the water that it meets.
    pub(super) fn shock(&mut self, seat: Seat, at: Point, harm: Hp, lightning: Lightning) {
        let tiles = self.run().might(seat).shocked(&self.run().level.ground, at);
        self.lay(Matter::Shock, &tiles, 0, at);
        let own = if lightning == Lightning::Aimed { waders(self.run(), &tiles) } else { Vec::new() };
        let foes: Vec<FoeId> =
            self.run().foes.iter().filter(|foe| tiles.contains(foe.at)).map(|foe| foe.id).collect();
        for id in foes {
            if self.place_of(Body::Foe(id)).is_some_and(|at| self.run().level.ground.has(Matter::Water, at)) {
                self.count_shocked();
            }
            self.hurt_by_shock(Body::Foe(id), harm, (seat, at));
        }
        for body in own {
            self.hurt_by_shock(body, harm, (seat, at));
        }
    }

    /// Whom the lightning itself does not strike the water brings it to.
    fn hurt_by_shock(&mut self, body: Body, harm: Hp, (seat, at): (Seat, Point)) {
        let is_wet = match body {
            Body::Hero(seat) => self.run().hero(seat).ailments.has(Ailment::Wet),
            Body::Foe(id) => self.run().foe(id).is_some_and(|foe| foe.ailments.has(Ailment::Wet)),
        };
        let wetness = if is_wet { Wetness::Wet } else { Wetness::Dry };
        let harm = self.run().might(seat).shock(harm, wetness);
        let is_brought = self.place_of(body) != Some(at);
        let source = if is_brought { Source::Conducted(seat) } else { Source::Charm(seat) };
        self.hurt(body, harm, source, Some(Matter::Shock));
    }

    /// A creature is drawn a tile nearer to somewhere.
    fn pull(&mut self, id: FoeId, to: Point) {
        let Some(foe) = self.run().foe(id).copied() else { return };
        let near = foe.at.step(towards(foe.at, to));
        let is_free = self.run().level.is_free(near) && !self.run().is_taken(near);
        if is_free && !foe.kind.is_boss() {
            self.move_to(Body::Foe(id), near, Motion::Slides);
        }
    }
}

/// Whoever plays and stands in water that a shock runs through; who lets it go is safe on dry ground alone.
fn waders(run: &crate::Descent, tiles: &Cells) -> Vec<Body> {
    let is_in = |seat: &Seat| {
        let at = run.hero(*seat).at;
        run.hero(*seat).stands() && tiles.contains(at) && run.level.ground.has(Matter::Water, at)
    };
    run.seats().filter(is_in).map(Body::Hero).collect()
}

impl crate::Descent {
    /// How many turns longer fires burn that those light who play.
    fn slick(&self) -> u8 {
        u8::try_from(self.measure(Tag::Slick).0 / 50).unwrap_or(0)
    }
}
