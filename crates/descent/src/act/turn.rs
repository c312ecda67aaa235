//! How time passes. RULES.md, section 2.

use engine::{Seat, Sink};

use crate::verbs::{Act, Body};
use crate::{
    Ailment, Burst, Cells, Event, FoeId, Hp, Matter, Mind, Percent, Source, TOUCHES, Tag, Trait, Turns, Ward,
};

/// How much a hurt creature mends a turn out of sight.
const MENDING: Percent = Percent(5);
/// With so much it comes back.
const MENDED: Percent = Percent(75);

/// Whether somebody who plays could act since the last turn of all creatures. Blows that were announced fall only after
/// that, so that nobody slow stands where they fall for want of an action.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Warning {
    Heard,
    Pending,
}

impl<S: Sink<Event>> Act<'_, S> {
    /// Time passes until somebody who plays can act.
    pub(super) fn go_on(&mut self) {
        // Whoever could act in peace and did not has let the turn pass.
        let mut warning = Warning::Heard;
        while !self.is_over() && !self.is_anybody_awaited() {
            self.creatures_act(warning);
            if self.is_over() {
                return;
            }
            self.end_turn();
            warning = Warning::Pending;
        }
    }

    fn is_anybody_awaited(&mut self) -> bool {
        let run = self.run();
        let ready = run.seats().filter(|seat| run.is_ready(*seat)).count();
        let able =
            run.heroes.iter().filter(|hero| hero.stands() && !hero.ailments.has(Ailment::Frozen)).count();
        if ready > 0 && ready < able && !run.is_dangerous() {
            self.tarry();
            return false;
        }
        ready > 0
    }

    /// All creatures, in the order in which they came, each as long as it has the energy.
    fn creatures_act(&mut self, warning: Warning) {
        let mut place = 0;
        while let Some(id) = self.run().foes.get(place).map(|foe| foe.id) {
            let mut here = Some(place);
            let acts =
                |foe: &crate::Foe| foe.is_ready() && (foe.intent.is_none() || warning == Warning::Heard);
            while let Some(at) = here.filter(|at| acts(&self.run().foes[*at])) {
                here = if self.run().is_left_alone(&self.run().foes[at]) {
                    self.pass_time(at)
                } else {
                    self.creature_acts(id);
                    self.run().find(id)
                };
                if self.is_over() {
                    return;
                }
            }
            // Others may have fallen meanwhile, or the creature itself.
            place = here.map_or_else(|| self.run().foes.partition_point(|foe| foe.id <= id), |at| at + 1);
        }
    }

    /// The end of a turn, stage by stage.
    pub(crate) fn end_turn(&mut self) {
        self.count_turn();
        self.stir();
        if let Some(burst) = self.turn_ground() {
            self.burst(&burst);
        }
        self.touch_everybody();
        self.ail_everybody();
        self.daze();
        self.mend_fled();
        self.count_lying();
        if self.is_over() {
            return;
        }
        self.weather_goes_on();
        self.give_energy();
        self.look();
        if !self.run().foes.iter().any(super::super::beings::foe::Foe::is_awake) {
            self.raise_shields();
        }
    }

    /// Something happens to everybody who is there now, one after the other; who falls on the way is left out.
    fn for_everybody(&mut self, mut deed: impl FnMut(&mut Self, Body)) {
        let foes = &self.run().foes;
        let (mut next, last) = (foes.first().map(|foe| foe.id), foes.last().map(|foe| foe.id));
        for seat in self.run().seats() {
            if self.run().hero(seat).stands() {
                deed(self, Body::Hero(seat));
            }
        }
        while let Some(id) = next.filter(|id| Some(*id) <= last) {
            deed(self, Body::Foe(id));
            next = self.run().foe_after(id);
        }
    }

    fn burst(&mut self, burst: &Burst) {
        if burst.harm == 0 {
            return;
        }
        self.for_everybody(|act, body| {
            if act.place_of(body).is_some_and(|at| burst.tiles.contains(at)) {
                let harm = act.measured(body, Matter::Marsh, Hp(burst.harm.into()));
                act.hurt(body, harm, Source::Burst, Some(Matter::Fire));
            }
        });
    }

    /// Everybody is touched by the ground they are on. RULES.md, 6.6.
    fn touch_everybody(&mut self) {
        self.feel_ground();
        let run = self.run();
        let mut places = run.heroes.iter().map(|hero| hero.at).chain(run.foes.iter().map(|foe| foe.at));
        if !places.any(|at| run.is_touching(at)) {
            return;
        }
        self.for_everybody(|act, body| {
            if act.place_of(body).is_some_and(|at| act.run().is_touching(at)) {
                act.touch(body);
            }
        });
    }

    fn touch(&mut self, body: Body) {
        for touch in &TOUCHES {
            let Some(at) = self.place_of(body) else { return };
            if self.is_over() || !self.run().level.ground.has(touch.matter, at) {
                continue;
            }
            let ward = self.ward(body, touch.matter);
            match ward {
                Some(Ward::Immune) => continue,
                Some(Ward::Heals(hp)) => {
                    if let Body::Hero(seat) = body {
                        self.heal_by(seat, Hp(hp.into()));
                    }
                    continue;
                }
                Some(Ward::Hurts(hp)) => self.hurt(body, Hp(hp.into()), Source::Ground(touch.matter), None),
                Some(Ward::Half) | None => {}
            }
            if touch.harm > 0 {
                let harm = Hp(touch.harm.into());
                let harm = if ward == Some(Ward::Half) { Hp((harm.0 + 1) / 2) } else { harm };
                self.hurt(
                    body,
                    self.measured(body, touch.matter, harm),
                    Source::Ground(touch.matter),
                    Some(touch.matter),
                );
            }
            if let Some(ailment) = touch.brings {
                self.afflict(body, ailment);
            }
            if let Some(ailment) = touch.ends {
                self.end(body, ailment);
            }
            if touch.is_spent {
                self.use_up(touch.matter, &Cells::of(at));
            }
        }
    }

    /// What ground is to somebody, if it is anything special.
    pub(super) fn ward(&self, body: Body, matter: Matter) -> Option<Ward> {
        match body {
            Body::Hero(seat) => self.run().hero(seat).ward(matter),
            Body::Foe(id) => {
                let is_hardy = self.run().foe(id).is_some_and(|foe| foe.is_hardy(matter));
                is_hardy.then_some(Ward::Immune)
            }
        }
    }

    /// What ground takes of somebody: more of creatures, and more still with what those carry who play.
    fn measured(&self, body: Body, matter: Matter, harm: Hp) -> Hp {
        if let Body::Hero(_) = body {
            return harm;
        }
        let harm = harm.raised(self.run().content.foe_ground);
        match matter {
            Matter::Fire => harm.raised(self.run().measure(Tag::Ember)),
            Matter::Acid | Matter::Spores => harm.raised(self.run().measure(Tag::Blight)),
            _ => harm,
        }
    }

    fn ail_everybody(&mut self) {
        let (heroes, foes) = (&self.run().heroes, &self.run().foes);
        let mut all = heroes.iter().map(|hero| &hero.ailments).chain(foes.iter().map(|foe| &foe.ailments));
        if !all.any(crate::Ailments::is_any) {
            return;
        }
        self.for_everybody(|act, body| {
            let ailments = match body {
                Body::Hero(seat) => act.run().hero(seat).ailments,
                Body::Foe(id) => act.run().foe(id).map_or(crate::Ailments::NONE, |foe| foe.ailments),
            };
            if ailments.is_any() {
                act.ail(body, &ailments);
            }
        });
    }

    fn ail(&mut self, body: Body, ailments: &crate::Ailments) {
        for ailment in ailments.iter().filter(|ailment| ailment.harm() > 0) {
            let element = (ailment == Ailment::Burning).then_some(Matter::Fire);
            let harm = Hp(ailment.harm().into());
            let harm =
                self.measured(body, if element.is_some() { Matter::Fire } else { Matter::Spores }, harm);
            self.hurt(body, self.poison_spares(body, ailment, harm), Source::Ailment(ailment), element);
        }
        self.pass_ailments(body);
    }

    /// Poison never takes the last of anybody.
    fn poison_spares(&self, body: Body, ailment: Ailment, harm: Hp) -> Hp {
        let hp = match body {
            Body::Hero(seat) => self.run().hero(seat).hp,
            Body::Foe(id) => self.run().foe(id).map_or(Hp(0), |foe| foe.hp),
        };
        if ailment == Ailment::Poisoned { harm.min(hp - Hp(1)) } else { harm }
    }

    /// Whoever is near a warden is dazed for as long as that lasts.
    fn daze(&mut self) {
        for seat in self.run().seats() {
            let at = self.run().hero(seat).at;
            let dazes = |foe: &crate::Foe| foe.at.distance(at) <= 2 && foe.kind.has(Trait::Nullifies);
            if self.run().foes.iter().any(dazes) {
                self.begin(Body::Hero(seat), Ailment::Dazed, Turns(1));
            }
        }
    }

    fn mend_fled(&mut self) {
        let fled =
            |foe: &&crate::Foe| foe.mind == Mind::Fleeing && !self.run().level.known.seen.contains(foe.at);
        let ids: Vec<FoeId> = self.run().foes.iter().filter(fled).map(|foe| foe.id).collect();
        for id in ids {
            let Some(foe) = self.run().foe(id).copied() else { continue };
            self.mend(id, foe.most.share(MENDING).max(Hp(1)));
            if !self.run().foe(id).is_some_and(|foe| foe.is_below(MENDED)) {
                self.come_back(id);
            }
        }
    }

    /// Whoever fled comes back, with those of its kind that are near.
    fn come_back(&mut self, id: FoeId) {
        let Some(foe) = self.run().foe(id).copied() else { return };
        let Some(last) = self.run().nearest_hero(foe.at).map(|seat| self.run().hero(seat).at) else { return };
        let friends =
            self.run().foes.iter().filter(|other| other.kind == foe.kind && other.at.distance(foe.at) <= 8);
        let ids: Vec<FoeId> = friends.map(|other| other.id).collect();
        for id in ids {
            self.set_mind(id, Mind::Idle);
            self.rouse(id, last);
        }
    }

    fn count_lying(&mut self) {
        let lying: Vec<Seat> = self.run().seats().filter(|seat| !self.run().hero(*seat).stands()).collect();
        for seat in lying {
            self.lie(seat);
        }
    }
}
