//! The only writers of a battle: each verb changes the match and tells it.

use engine::Sink;

use crate::act::Act;
use crate::{
    Aim, Cause, Deed, Effect, Event, Kind, Member, Object, Omen, Outcome, Plan, Plans, Shield, Side, Skill,
    Spawn, Stage, Stats, Tile, Tiles, Unit, UnitId, UnitSet, Way,
};

impl<S: Sink<Event>> Act<'_, S> {
    #[inline]
    fn unit_mut(&mut self, id: UnitId) -> &mut Unit {
        &mut self.game.position.units[id.index()]
    }

    pub(crate) fn pass(&mut self, id: UnitId) {
        let who = self.who(id);
        self.tell(Event::Passed { who });
    }

    #[inline]
    pub(crate) fn end_turn(&mut self, id: UnitId) {
        let position = &mut self.game.position;
        position.spent = position.spent | UnitSet::of(id);
        position.hand = None;
    }

    #[inline]
    pub(crate) fn keep_in_hand(&mut self, id: UnitId) {
        self.game.position.hand = Some(id.member());
    }

    /// Setting a beacon is the one use of a skill that needs no rest.
    #[inline]
    pub(crate) fn begin_cooldown(&mut self, id: UnitId, deed: Deed) {
        let Deed::Cast(aim) = deed else { return };
        let Some(skill) = self.game.position.unit(id).skill else { return };
        if skill == Skill::WarpBeacon && aim != Aim::Nothing {
            return;
        }
        self.unit_mut(id).cooldown = self.game.content.skill(skill).cooldown;
    }

    pub(crate) fn declare(&mut self, id: UnitId, deed: Deed) {
        let orders = self.game.position.units.iter().filter_map(|unit| unit.plan).map(|plan| plan.order);
        let order = orders.max().unwrap_or(0) + 1;
        self.unit_mut(id).plan = Some(Plan { deed, order });
        let who = self.who(id);
        self.tell(Event::Declared { who, deed });
    }

    pub(crate) fn drop_plan(&mut self, id: UnitId) {
        self.unit_mut(id).plan = None;
    }

    /// Puts a unit on another tile, whose buff it then takes.
    #[inline]
    pub(crate) fn displace(&mut self, id: UnitId, to: Tile, way: Way) {
        let who = self.who(id);
        let unit = self.unit_mut(id);
        let from = std::mem::replace(&mut unit.tile, to);
        let held = &mut self.game.position.held[id.side().index()];
        *held = (*held - Tiles::of(from)) | Tiles::of(to);
        self.tell(Event::Moved { who, from, to, way });
        if let Some(effect) = self.game.position.objects.take_buff(to) {
            self.tell(Event::BuffTaken { who, tile: to, effect });
            self.gain(id, effect);
            if self.game.position.unit(id).hp == 0 {
                self.lost_to_tiles = self.lost_to_tiles | UnitSet::of(id);
            }
        }
    }

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

    #[inline]
    fn take_hp(&mut self, id: UnitId, amount: u8, shielded: u8, cause: Cause) {
        let unit = self.unit_mut(id);
        let before = unit.hp;
        unit.hp = before.saturating_sub(amount);
        let (lost, hp) = (before - unit.hp, unit.hp);
        let who = self.who(id);
        self.tell(Event::Hurt { who, cause, shielded, lost, hp });
    }

    /// Nobody heals clones or the fallen; who is invulnerable heals twice as much.
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
        let who = self.who(id);
        self.tell(Event::Healed { who, amount, hp });
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

    pub(crate) fn set_beacon(&mut self, id: UnitId, tile: Tile) {
        self.unit_mut(id).beacon = Some(tile);
        let who = self.who(id);
        self.tell(Event::BeaconSet { who, tile });
    }

    pub(crate) fn take_beacon(&mut self, id: UnitId) -> Tile {
        self.unit_mut(id).beacon.take().expect("a checked beacon stands")
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

    pub(crate) fn strike_obstacle(&mut self, id: UnitId, tile: Tile) {
        let damage = self.game.attack_of(id);
        let Some(Object::Obstacle { hp }) = self.game.position.objects.at(tile) else {
            unreachable!("a checked obstacle stands");
        };
        let shattered = self.game.position.unit(id).has(Effect::Power);
        let hp = if shattered { 0 } else { hp.saturating_sub(damage) };
        let who = self.who(id);
        self.tell(Event::ObstacleStruck { who, tile, hp });
        if hp == 0 {
            self.game.position.objects.clear(tile);
            self.tell(Event::ObstacleDestroyed { tile });
        } else {
            self.game.position.objects.put(tile, Object::Obstacle { hp });
        }
    }

    /// A unit appears that was not on the board; its turn of this round is still to come.
    pub(crate) fn appear(&mut self, id: UnitId, stats: Stats, tile: Tile) {
        let fades = self.game.content.clone_rounds;
        *self.unit_mut(id) = Unit { fades, ..Unit::fresh(Kind::Clone, None, stats, tile) };
        let position = &mut self.game.position;
        position.living = position.living | UnitSet::of(id);
        position.spent = position.spent - UnitSet::of(id);
        position.held[id.side().index()] |= Tiles::of(tile);
        let who = self.who(id);
        self.tell(Event::CloneMade { who, tile });
    }

    /// Takes a unit from the board; a mark on it heals the enemy's hero.
    pub(crate) fn die(&mut self, id: UnitId) {
        let Unit { tile, .. } = *self.game.position.unit(id);
        let marked = self.game.position.unit(id).has(Effect::DeathMark);
        self.remove(id);
        let who = self.who(id);
        self.tell(Event::Died { who, tile });
        if marked {
            self.heal(id.side().opponent().hero(), self.game.content.mark_heal);
        }
    }

    fn remove(&mut self, id: UnitId) {
        let unit = self.unit_mut(id);
        let tile = unit.tile;
        *unit = unit.fallen();
        let position = &mut self.game.position;
        position.living = position.living - UnitSet::of(id);
        position.spent = position.spent - UnitSet::of(id);
        position.held[id.side().index()] = position.held[id.side().index()] - Tiles::of(tile);
    }

    pub(crate) fn await_choice(&mut self, side: Side, id: UnitId) {
        let position = &mut self.game.position;
        position.pending = position.pending | UnitSet::of(id);
        position.stage = Stage::Choice(side);
    }

    /// Lays down what was chosen for the first of the dead that wait.
    pub(crate) fn spawn_for_pending(&mut self, spawn: Spawn) {
        let position = &mut self.game.position;
        let id = position.pending.first().expect("somebody's death is to be decided on");
        position.pending = position.pending - UnitSet::of(id);
        if position.pending.is_empty() {
            position.stage = Stage::Action;
        }
        let tile = position.unit(id).tile;
        self.spawn(tile, spawn);
    }

    /// Lays an object down. Whatever lay there is gone.
    pub(crate) fn spawn(&mut self, tile: Tile, spawn: Spawn) {
        let content = &self.game.content;
        let object = match spawn {
            Spawn::Obstacle => Object::Obstacle { hp: content.obstacle_hp },
            Spawn::Tile => Object::Buff { effect: self.game.position.next_tile, rounds: content.tile_rounds },
        };
        self.game.position.objects.put(tile, object);
        self.tell(Event::Spawned { tile, object });
        if spawn == Spawn::Tile {
            self.show_next_tile();
        }
    }

    pub(crate) fn show_next_tile(&mut self) {
        let drawn = self.game.luck.tiles.below(6);
        let effect = Effect::TILES[drawn as usize];
        self.game.position.next_tile = effect;
        self.tell(Event::NextTileShown { effect });
    }

    /// So many omens are used up, and as many come to light behind the others.
    pub(crate) fn draw_omens(&mut self, used: usize) {
        let omens = &mut self.game.position.omens;
        omens.rotate_left(used % Omen::SHOWN);
        for omen in &mut omens[Omen::SHOWN - used..] {
            *omen = Omen::draw(&mut self.game.luck.omens);
        }
        let omens = *omens;
        self.tell(Event::OmensShown { omens });
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

    pub(crate) fn tick_objects(&mut self) {
        for tile in self.game.position.objects.tick().iter() {
            self.tell(Event::BuffGone { tile });
        }
    }

    pub(crate) fn end(&mut self, outcome: Outcome) {
        let position = &mut self.game.position;
        position.stage = Stage::Over(outcome);
        position.hand = None;
        position.pending = UnitSet::NONE;
        position.plans = Plans::Waiting;
        self.tell(Event::Ended { outcome });
    }
}
