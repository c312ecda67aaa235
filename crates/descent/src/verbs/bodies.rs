//! Health and ailments.

use engine::{Seat, Sink};

use super::{Act, Body};
use crate::{Ailment, Event, Hp, Source, Turns, Who};

impl<S: Sink<Event>> Act<'_, S> {
    /// Takes health from somebody. Whether they live on is for the caller to settle.
    pub(crate) fn harm(&mut self, body: Body, harm: Hp, source: Source) {
        let (Some(who), Some(at)) = (self.who(body), self.place_of(body)) else { return };
        match body {
            Body::Hero(seat) => {
                self.hero_mut(seat).hp -= harm;
                self.run.tally.lose(harm);
            }
            Body::Foe(id) => {
                if let Some(place) = self.run.find(id) {
                    self.run.tally.deal(source, harm, self.run.foes[place].hp);
                    self.run.foes[place].hp -= harm;
                }
            }
        }
        match who {
            Who::Hero(_) => self.tell(Event::Harmed { who, harm, source }),
            Who::Foe(..) => self.tell_at(at, Event::Harmed { who, harm, source }),
        }
    }

    /// Gives health back to whoever plays.
    pub(crate) fn heal(&mut self, seat: Seat, hp: Hp) {
        let hero = self.hero_mut(seat);
        let healed = hp.min(hero.most - hero.hp);
        if healed > Hp(0) {
            hero.hp += healed;
            self.tell(Event::Healed { who: Who::Hero(seat), hp: healed });
        }
    }

    /// A creature mends.
    pub(crate) fn mend(&mut self, id: crate::FoeId, hp: Hp) {
        if let Some(place) = self.run.find(id) {
            let foe = &mut self.run.foes[place];
            foe.hp = (foe.hp + hp).min(foe.most);
        }
    }

    /// An ailment begins for somebody.
    pub(crate) fn begin(&mut self, body: Body, ailment: Ailment, turns: Turns) {
        let (Some(who), Some(at)) = (self.who(body), self.place_of(body)) else { return };
        let ailments = match body {
            Body::Hero(seat) => &mut self.hero_mut(seat).ailments,
            Body::Foe(id) => match self.run.find(id) {
                Some(place) => &mut self.run.foes[place].ailments,
                None => return,
            },
        };
        let is_new = !ailments.has(ailment);
        ailments.begin(ailment, turns);
        if is_new {
            let event = Event::Afflicted { who, ailment, turns };
            if matches!(who, Who::Hero(_)) { self.tell(event) } else { self.tell_at(at, event) }
        }
    }

    /// An ailment ends for somebody.
    pub(crate) fn end(&mut self, body: Body, ailment: Ailment) {
        match body {
            Body::Hero(seat) => self.hero_mut(seat).ailments.end(ailment),
            Body::Foe(id) => {
                if let Some(place) = self.run.find(id) {
                    self.run.foes[place].ailments.end(ailment);
                }
            }
        }
    }

    /// A turn passes for what ails somebody.
    pub(crate) fn pass_ailments(&mut self, body: Body) {
        match body {
            Body::Hero(seat) => self.hero_mut(seat).ailments.tick(),
            Body::Foe(id) => {
                if let Some(place) = self.run.find(id) {
                    self.run.foes[place].ailments.tick();
                }
            }
        }
    }

    /// Somebody braces for the next blow, or does so no more.
    pub(crate) fn brace(&mut self, seat: Seat) {
        self.hero_mut(seat).braced = true;
    }

    pub(crate) fn relax(&mut self, seat: Seat) {
        self.hero_mut(seat).braced = false;
    }

    /// So much of a blow was kept off.
    pub(crate) fn count_blocked(&mut self, harm: Hp) {
        self.run.tally.block(harm);
    }

    /// A creature in water was struck by a shock.
    pub(crate) fn count_shocked(&mut self) {
        self.run.tally.shocked = self.run.tally.shocked.saturating_add(1);
    }

    /// The first blow of a fight has fallen, or the fight is over.
    pub(crate) fn lower_shield(&mut self, seat: Seat) {
        self.hero_mut(seat).shield_is_down = true;
    }

    pub(crate) fn raise_shields(&mut self) {
        self.run.heroes.iter_mut().for_each(|hero| hero.shield_is_down = false);
    }

    pub(crate) fn count_bump(&mut self, seat: Seat) -> u8 {
        let hero = self.hero_mut(seat);
        hero.bumps = (hero.bumps + 1) % 12;
        hero.bumps
    }

    /// Experience for everybody who plays.
    pub(crate) fn gain_xp(&mut self, xp: crate::Xp) {
        if self.run.content.level_xp == 0 {
            return;
        }
        for seat in self.run.seats() {
            self.hero_mut(seat).xp += xp;
            while self.run.hero(seat).xp >= self.run.hero(seat).xp_to_next(&self.run.content) {
                let needed = self.run.hero(seat).xp_to_next(&self.run.content);
                let hero = self.hero_mut(seat);
                hero.xp -= needed;
                hero.level += 1;
                hero.hp += Hp(5);
                hero.most += Hp(5);
                hero.refresh();
                let level = hero.level;
                self.tell(Event::Levelled { seat, level });
            }
        }
    }
}
