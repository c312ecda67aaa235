//! What units do: walking, striking, and who takes the blow.

use engine::Sink;

use crate::field::board::Formation;
use crate::turn::act::Act;
use crate::{Cause, Deed, Effect, Event, Skill, Tile, UnitId, Way};

impl<S: Sink<Event>> Act<'_, S> {
    /// Does a deed that has been checked.
    #[inline]
    pub(crate) fn perform(&mut self, id: UnitId, deed: Deed) {
        match deed {
            Deed::Move(to) => self.displace(id, to, Way::Walk),
            Deed::Attack(at) => self.strike(Formation::of(&self.game.position), id, at),
            Deed::Charge(to, at) => self.charge(id, to, at),
            Deed::Cast(aim) => self.cast(id, aim),
            Deed::Pass => self.pass(id),
        }
    }

    /// The tile takes effect before the blow; whoever it kills does not strike.
    fn charge(&mut self, id: UnitId, to: Tile, at: Tile) {
        let before = Formation::of(&self.game.position);
        self.displace(id, to, Way::Walk);
        if self.game.position.unit(id).hp > 0 {
            self.strike(before, id, at);
        }
    }

    /// An attack on whatever stands on a tile.
    fn strike(&mut self, before: Formation, id: UnitId, at: Tile) {
        if let Some(target) = self.game.position.unit_at(at) {
            return self.strike_unit(before, id, target);
        }
        self.show(id);
        self.strike_obstacle(id, at);
        self.spend_charge(id);
    }

    /// The order of RULES.md, 5.1: dodge, interception, strength, mark, challenge, answer.
    fn strike_unit(&mut self, before: Formation, id: UnitId, target: UnitId) {
        let (who, aimed_at) = (self.who(id), self.who(target));
        self.tell(Event::Attacked { who, target: aimed_at });
        if self.game.position.unit(target).has(Effect::Feint) {
            self.dodge(target);
            return self.counter(before, id, self.game.content.feint_damage);
        }
        self.show(id);
        let taker = self.intercept(before, target);
        if self.game.position.unit(taker).has(Effect::Invulnerable) {
            return self.stay_unharmed(taker);
        }
        let challenged = self.game.position.unit(id).has(Effect::Challenge);
        let challenger = id.side().opponent().hero();
        let mut damage = self.game.attack_of(id) + self.game.mark_on(taker);
        if challenged && taker != challenger {
            damage /= 2;
        }
        self.spend_charge(id);
        self.harm(taker, damage, Cause::Attack);
        if challenged && taker == challenger {
            self.counter(before, id, self.game.content.challenge_damage);
        }
    }

    /// The answer to an attack, which a tank beside the attacker takes.
    fn counter(&mut self, before: Formation, id: UnitId, damage: u8) {
        let who = self.who(id);
        self.tell(Event::Countered { who });
        self.hit(before, id, damage, Cause::Counter);
    }

    /// Fixed damage to a unit, or to the tank that guards it. Returns who took it.
    pub(crate) fn hit(&mut self, before: Formation, target: UnitId, damage: u8, cause: Cause) -> UnitId {
        let taker = self.intercept(before, target);
        if self.game.position.unit(taker).has(Effect::Invulnerable) {
            self.stay_unharmed(taker);
        } else {
            self.harm(taker, damage + self.game.mark_on(taker), cause);
        }
        taker
    }

    fn intercept(&mut self, before: Formation, target: UnitId) -> UnitId {
        let Some(tank) = before.guardian(&self.game.position, target) else { return target };
        let (guardian, ward) = (self.who(tank), self.who(target));
        self.tell(Event::Intercepted { guardian, ward });
        tank
    }
}

impl crate::Tactics {
    /// What an attack of a unit takes, before it is known who takes it. RULES.md, 5.1.
    pub fn attack_of(&self, id: UnitId) -> u8 {
        let unit = self.position.unit(id);
        let bonus = if unit.charges > 0 { self.content.skill(Skill::NaturesPower).power } else { 0 };
        let plain = i16::from(unit.stats.attack) + i16::from(bonus);
        let changes = unit.effects.iter().map(|effect| i16::from(self.content.effect(effect).attack));
        u8::try_from((plain + changes.sum::<i16>()).max(0)).expect("attacks are small")
    }

    /// What a mark on a unit adds to any damage it takes from others.
    pub(crate) const fn mark_on(&self, id: UnitId) -> u8 {
        if self.position.unit(id).has(Effect::DeathMark) { self.content.mark_damage } else { 0 }
    }
}
