//! Bumps, and what they bring with them.

use engine::{Seat, Sink};
use grid::Point;

use crate::combat::damage::damage;
use crate::verbs::{Act, Body};
use crate::{Energy, Event, FoeId, Hp, Pact, Source, Stat, Trigger, Who};

impl<S: Sink<Event>> Act<'_, S> {
    /// Somebody who plays strikes a creature beside them.
    pub(super) fn strike(&mut self, seat: Seat, id: FoeId) -> Energy {
        let cost = Energy(100 + self.run().hero(seat).stat(Stat::Strike)).max(Energy(50));
        let bumps = self.count_bump(seat);
        self.bump(seat, id, bumps);
        if bumps.is_multiple_of(4) && self.run().hero(seat).swears(Pact::Shadow) {
            self.bump(seat, id, bumps);
        }
        cost
    }

    fn bump(&mut self, seat: Seat, id: FoeId, bumps: u8) {
        let Some(foe) = self.run().foe(id).copied() else { return };
        self.unmask(id, self.run().hero(seat).at);
        let is_critical = self.draw_chance(self.run().might(seat).critical());
        let luck = self.draw_luck();
        self.tell_strike(Who::Hero(seat), Who::Foe(id, foe.kind), is_critical);
        let harm = self.run().might(seat).bump(&foe, luck, is_critical);
        self.hurt(Body::Foe(id), harm, Source::Hero(seat), None);
        let struck = Some((foe.at, Some(Body::Foe(id))));
        self.trigger(seat, Trigger::Bump, struck);
        if bumps.is_multiple_of(3) {
            self.trigger(seat, Trigger::ThirdBump, struck);
        }
        if is_critical {
            self.trigger(seat, Trigger::Critical, struck);
        }
    }

    /// A creature strikes somebody who plays.
    pub(super) fn strike_hero(&mut self, id: FoeId, seat: Seat) {
        let Some(foe) = self.run().foe(id).copied() else { return };
        let luck = self.draw_luck();
        self.tell_strike(Who::Foe(id, foe.kind), Who::Hero(seat), false);
        let harm = damage(foe.attack, self.run().hero(seat).defence(), luck);
        self.take_blow(seat, harm, Source::Foe(foe.kind));
        if let Some(ailment) = foe.kind.nature().brings {
            self.afflict(Body::Hero(seat), ailment);
        }
        self.answer(seat, id);
    }

    /// A blow falls on somebody who plays, less what is blocked.
    pub(super) fn take_blow(&mut self, seat: Seat, harm: Hp, source: Source) {
        let (harm, kept_off) = self.run().hero(seat).withstand(harm);
        self.count_blocked(kept_off);
        self.lower_shield(seat);
        self.relax(seat);
        self.hurt(Body::Hero(seat), harm, source, None);
    }

    /// What happens to whoever struck somebody who plays.
    pub(super) fn answer(&mut self, seat: Seat, id: FoeId) {
        let Some(at) = self.run().foe(id).map(|foe| foe.at) else { return };
        if !self.is_over() && self.run().hero(seat).stands() {
            self.trigger(seat, Trigger::Struck, Some((at, Some(Body::Foe(id)))));
        }
    }

    /// Whoever stands somewhere and can be hurt by whoever plays at a seat.
    pub(super) fn bodies_at(&self, seat: Seat, at: Point) -> Option<Body> {
        let run = self.run();
        let foe = run.foe_at(at).map(|foe| Body::Foe(foe.id));
        let friend = run.hero_at(at).filter(|other| *other != seat && run.fire == crate::FriendlyFire::On);
        foe.or_else(|| friend.map(Body::Hero))
    }
}
