//! Whose last HP are gone, and what comes of it.

use engine::Sink;

use crate::verbs::{Act, Body};
use crate::{Ailment, Blow, Cause, Event, Foe, FoeIndex, Gold, Healing, Loot, Manner, Rank, Trait};

impl<S: Sink<Event>> Act<'_, S> {
    /// Ends the run if the last HP is gone and nothing turns death away.
    pub(super) fn hero_may_die(&mut self, cause: Cause) {
        if !self.run().hero.hp.is_gone() || self.is_over() {
            return;
        }
        match self.run().hero.second_wind(&self.run().content) {
            Some((relic, share)) => {
                self.turn_death(relic);
                self.heal(share, Healing::SecondWind);
            }
            None => self.die(cause),
        }
    }

    pub(super) fn foe_may_fall(&mut self, foe: FoeIndex) {
        if self.run().foes[foe].hp.is_gone() {
            self.fall(foe);
        }
    }

    /// A foe dies, whoever did it. What was slain counts for the hero only if it was in the fight.
    pub(super) fn fall(&mut self, foe: FoeIndex) {
        let foe = self.slay(foe);
        if foe.fights {
            self.reward(&foe);
        }
        if foe.kind.has(Trait::Bursts) {
            self.burst(&foe);
        }
    }

    /// What a foe brings that was slain in a fight, beside the spoils of the fight.
    fn reward(&mut self, foe: &Foe) {
        self.count_slain(foe);
        if foe.kind.rank() == Rank::Boss {
            let prize = self.draw_prize();
            self.lay(foe.at, Loot::Gear(prize));
        }
        if foe.purse > Gold(0) {
            self.regain_purse(foe.purse);
        }
        let (hero, bow) = (&self.run().hero, &self.run().content.bow);
        if hero.bow().is_some() && bow.arrows_per_kill > 0 && hero.arrows < bow.arrows {
            self.gain_arrows(bow.arrows_per_kill);
        }
        if let Some(share) = self.run().hero.leech(&self.run().content) {
            self.heal(share, Healing::Leech);
        }
    }

    /// Somebody who bursts hurts everybody beside it.
    fn burst(&mut self, burster: &Foe) {
        self.tell_burst(burster.at);
        for at in burster.at.neighbours() {
            if let Some(foe) = self.run().foe_at(at) {
                self.scorch_foe(burster, foe);
            }
        }
        if burster.at.distance(self.run().hero.at) == 1 && !self.is_over() {
            self.scorch_hero(burster);
        }
    }

    fn scorch_foe(&mut self, burster: &Foe, foe: FoeIndex) {
        let blow = self.run().burst_on(burster, &self.run().foes[foe]);
        self.land(&blow, burster.who(), Manner::Burst, Body::Foe(foe));
        self.alarm(foe);
        if self.run().foes[foe].hp.is_gone() {
            return self.fall(foe);
        }
        self.afflict(Body::Foe(foe), Ailment::Burn);
    }

    fn scorch_hero(&mut self, burster: &Foe) {
        let blow = self.run().clash().by_foe(burster, self.run().content.deeds.burst);
        self.land(&blow, burster.who(), Manner::Burst, Body::Hero);
        self.hero_may_die(Cause::Foe(burster.kind, Manner::Burst));
        if !self.is_over() {
            self.afflict(Body::Hero, Ailment::Burn);
        }
    }
}

impl crate::Labyrinth {
    /// The blow of somebody who bursts, on another foe.
    fn burst_on(&self, burster: &Foe, foe: &Foe) -> Blow {
        let content = &self.content;
        let blow = Blow::new(&burster.stats, &foe.stats, content.deeds.burst.into(), content);
        let blow = blow.on(&foe.ailments, content);
        if self.clash().is_guarded(foe) { blow.guarded(content.blows.foe_guard) } else { blow }
    }
}
