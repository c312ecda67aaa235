//! What a turn does to those who ail and to what rests.

use engine::Sink;

use crate::verbs::{Act, Body, Harm};
use crate::{Cause, Event, FoeId, Hp};

impl<S: Sink<Event>> Act<'_, S> {
    pub(super) fn hero_suffers(&mut self) {
        if !self.run().hero.ailments.is_any() {
            return;
        }
        for (ailment, _) in self.run().hero.ailments.iter() {
            let amount = self.run().content.suffering(ailment, self.run().hero.stats.hp);
            if amount > Hp::ZERO && !self.is_over() {
                self.hurt(Body::Hero, amount, Harm::Ailment(ailment));
                self.hero_may_die(Cause::Ailment(ailment));
            }
        }
        self.wane(Body::Hero);
    }

    pub(super) fn foes_suffer(&mut self) {
        if self.is_over() {
            return;
        }
        let ailing: Vec<FoeId> =
            self.run().foes.iter().filter(|foe| foe.ailments.is_any()).map(|foe| foe.id).collect();
        for id in ailing {
            self.foe_suffers(id);
        }
    }

    fn foe_suffers(&mut self, id: FoeId) {
        let Some(ailments) = self.run().foe(id).map(|foe| foe.ailments) else { return };
        for (ailment, _) in ailments.iter() {
            let (Some(foe), false) = (self.run().find(id), self.is_over()) else { break };
            let amount = self.run().content.suffering(ailment, self.run().foes[foe].stats.hp);
            if amount > Hp::ZERO {
                self.hurt(Body::Foe(foe), amount, Harm::Ailment(ailment));
                self.foe_may_fall(foe);
            }
        }
        if let Some(foe) = self.run().find(id) {
            self.wane(Body::Foe(foe));
        }
    }

    /// Dashes and arrows come back.
    pub(super) fn things_rest(&mut self) {
        self.rest_from_dash();
        let hero = &self.run().hero;
        if hero.bow().is_none() || hero.arrows >= self.run().content.bow.arrows {
            self.wait_for_no_arrow();
        } else {
            self.wait_for_arrow();
        }
    }
}
