//! What a turn does to those who ail and to what rests.

use engine::Sink;

use super::Act;
use crate::{Ailment, Cause, Event, Who};

impl<S: Sink<Event>> Act<'_, S> {
    pub(super) fn hero_suffers(&mut self) {
        if !self.run.hero.ailments.is_any() {
            return;
        }
        for (ailment, _) in self.run.hero.ailments.iter() {
            let amount = self.run.content.suffering(ailment, self.run.hero.stats.hp);
            if amount > 0 && !self.is_over() {
                self.run.hero.hp -= amount;
                let hp = self.run.hero.hp.max(0);
                self.tell(Event::Suffered { who: Who::Hero, ailment, amount, hp });
                self.hero_may_die(Cause::Ailment(ailment));
            }
        }
        self.run.hero.ailments.wane();
    }

    pub(super) fn foes_suffer(&mut self) {
        if self.is_over() {
            return;
        }
        let ailing: Vec<_> =
            self.run.foes.iter().filter(|foe| foe.ailments.is_any()).map(|foe| foe.id).collect();
        for id in ailing {
            let Some(place) = self.place(id) else { continue };
            let ailments = self.run.foes[place].ailments;
            for ailment in Ailment::ALL.into_iter().filter(|ailment| ailments.has(*ailment)) {
                let (Some(place), false) = (self.place(id), self.is_over()) else { break };
                let foe = &mut self.run.foes[place];
                let amount = self.run.content.suffering(ailment, foe.stats.hp);
                if amount > 0 {
                    foe.hp -= amount;
                    let (hp, at) = (foe.hp.max(0), foe.at);
                    let who = self.who(place);
                    self.tell_at(at, Event::Suffered { who, ailment, amount, hp });
                    self.foe_may_die(place);
                }
            }
            if let Some(place) = self.place(id) {
                self.run.foes[place].ailments.wane();
            }
        }
    }

    /// Dashes and arrows come back.
    pub(super) fn things_rest(&mut self) {
        let content = &self.run.content;
        let hero = &mut self.run.hero;
        hero.dash_wait = hero.dash_wait.saturating_sub(1);
        if hero.bow().is_none() || hero.arrows >= content.bow.arrows {
            hero.arrow_wait = 0;
            return;
        }
        hero.arrow_wait += 1;
        if hero.arrow_wait >= hero.arrow_rest(content) {
            hero.arrow_wait = 0;
            hero.arrows += 1;
            let arrows = hero.arrows;
            self.tell(Event::ArrowBack { arrows });
        }
    }
}
