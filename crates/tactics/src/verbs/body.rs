//! What happens to one unit: HP, effects, shields, and the passing of rounds.

use engine::Sink;

use crate::turn::act::Act;
use crate::{Cause, Effect, Event, Kind, Member, Shield, UnitId};

impl<S: Sink<Event>> Act<'_, S> {
    pub(crate) fn dodge(&mut self, id: UnitId) {
        let who = self.who(id);
        self.tell(Event::Dodged { who });
        self.cure(id, Effect::Feint);
    }

    pub(crate) fn stay_unharmed(&mut self, id: UnitId) {
        let who = self.who(id);
        self.tell(Event::Unharmed { who });
    }

    /// Damage from somebody: the shield takes what it can.
    pub(crate) fn harm(&mut self, id: UnitId, damage: u8, cause: Cause) {
        let unit = self.unit_mut(id);
        let shielded = damage.min(unit.shield.strength);
        unit.shield.strength -= shielded;
        if unit.shield.strength == 0 {
            unit.shield = Shield::NONE;
        }
        self.take_hp(id, damage - shielded, shielded, cause);
    }

    /// A loss of HP that no shield can take.
    pub(crate) fn lose(&mut self, id: UnitId, amount: u8, cause: Cause) {
        self.take_hp(id, amount, 0, cause);
    }

    /// Whoever has lost all HP stays until the deed or the round is over, but has none left to lose: no more is told.
    #[inline]
    fn take_hp(&mut self, id: UnitId, amount: u8, shielded: u8, cause: Cause) {
        let unit = self.unit_mut(id);
        let before = unit.hp;
        if before == 0 {
            return;
        }
        unit.hp = before.saturating_sub(amount);
        let (lost, hp) = (before - unit.hp, unit.hp);
        let who = self.who(id);
        self.tell(Event::Hurt { who, cause, shielded, lost, hp });
    }

    /// Nobody heals clones or the fallen; who is invulnerable heals twice as much. Nothing is
    /// told of whoever has all HP already.
    pub(crate) fn heal(&mut self, id: UnitId, amount: u8) {
        let ceiling = self.game.content.hp_ceiling;
        let unit = self.unit_mut(id);
        if unit.kind == Kind::Clone || unit.hp == 0 {
            return;
        }
        let amount = if unit.has(Effect::Invulnerable) { 2 * amount } else { amount };
        let before = unit.hp;
        unit.hp = before.saturating_add(amount).min(ceiling).max(before);
        let (amount, hp) = (unit.hp - before, unit.hp);
        if amount > 0 {
            let who = self.who(id);
            self.tell(Event::Healed { who, amount, hp });
        }
    }

    /// An effect begins, or begins anew, with the HP that come or go with it.
    pub(crate) fn gain(&mut self, id: UnitId, effect: Effect) {
        let numbers = *self.game.content.effect(effect);
        self.unit_mut(id).effects.set(effect, numbers.rounds);
        let who = self.who(id);
        self.tell(Event::EffectGained { who, effect, rounds: numbers.rounds });
        if numbers.hp > 0 {
            self.heal(id, numbers.hp.unsigned_abs());
        } else if numbers.hp < 0 && !self.game.position.unit(id).has(Effect::Invulnerable) {
            self.lose(id, numbers.hp.unsigned_abs(), Cause::Weakness);
        }
    }

    /// Ends an effect, if it is there.
    pub(crate) fn cure(&mut self, id: UnitId, effect: Effect) {
        if self.game.position.unit(id).has(effect) {
            self.unit_mut(id).effects.set(effect, 0);
            let who = self.who(id);
            self.tell(Event::EffectEnded { who, effect });
        }
    }

    pub(crate) fn raise_shield(&mut self, id: UnitId, strength: u8, rounds: u8) {
        self.unit_mut(id).shield = Shield { strength, rounds };
        let who = self.who(id);
        self.tell(Event::ShieldRaised { who, strength, rounds });
    }

    pub(crate) fn hide(&mut self, id: UnitId) {
        self.unit_mut(id).hidden = true;
        let who = self.who(id);
        self.tell(Event::Hidden { who });
    }

    /// A hidden unit can be seen again.
    #[inline]
    pub(crate) fn show(&mut self, id: UnitId) {
        if self.game.position.unit(id).hidden {
            self.unit_mut(id).hidden = false;
            let who = self.who(id);
            self.tell(Event::Seen { who });
        }
    }

    pub(crate) fn strengthen(&mut self, id: UnitId, charges: u8) {
        self.unit_mut(id).charges = charges;
        let who = self.who(id);
        self.tell(Event::Strengthened { who, charges });
    }

    pub(crate) fn spend_charge(&mut self, id: UnitId) {
        let unit = self.unit_mut(id);
        if unit.charges > 0 {
            let charges = unit.charges - 1;
            self.strengthen(id, charges);
        }
    }

    /// A round passes for a unit.
    #[inline]
    pub(crate) fn tick_unit(&mut self, id: UnitId) {
        let who = self.who(id);
        let unit = self.unit_mut(id);
        unit.cooldown = unit.cooldown.saturating_sub(1);
        let ended = unit.effects.tick();
        for effect in ended.iter() {
            self.tell(Event::EffectEnded { who, effect });
        }
        self.show(id);
        self.tick_shield(id);
        if id.member() == Member::Clone {
            self.fade(id);
        }
    }

    #[inline]
    fn tick_shield(&mut self, id: UnitId) {
        let unit = self.unit_mut(id);
        if unit.shield.rounds > 0 {
            unit.shield.rounds -= 1;
            if unit.shield.rounds == 0 {
                unit.shield = Shield::NONE;
                let who = self.who(id);
                self.tell(Event::ShieldEnded { who });
            }
        }
    }

    fn fade(&mut self, id: UnitId) {
        let unit = self.unit_mut(id);
        unit.fades -= 1;
        if unit.fades == 0 {
            self.remove(id);
            let who = self.who(id);
            self.tell(Event::CloneFaded { who });
        }
    }
}
