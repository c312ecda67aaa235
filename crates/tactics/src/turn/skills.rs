//! What each skill does. RULES.md, section 7, has a row for each.

use engine::Sink;

use crate::field::board::Formation;
use crate::turn::act::Act;
use crate::{Aim, Cause, Content, Effect, Event, Member, Skill, Tile, Tiles, UnitId, UnitSet, Way};

/// A skill in use: whose, and what the board was like before.
struct Use {
    id: UnitId,
    skill: Skill,
    power: u8,
    before: Formation,
}

impl<S: Sink<Event>> Act<'_, S> {
    /// Uses a skill that has been checked.
    pub(crate) fn cast(&mut self, id: UnitId, aim: Aim) {
        let skill = self.game.position.unit(id).skill.expect("a checked skill is there");
        let who = self.who(id);
        self.tell(Event::SkillUsed { who, skill, aim });
        self.show(id);
        let power = self.content().skill(skill).power;
        let cast = Use { id, skill, power, before: Formation::of(&self.game.position) };
        match aim {
            Aim::Nothing => self.cast_at_nothing(&cast),
            Aim::Tile(tile) => self.cast_at_tile(&cast, tile),
            Aim::Cursing(tile, bane) => {
                let taker = self.cast_on_enemy(&cast, tile);
                self.curse(taker, bane.effect());
            }
        }
    }

    fn cast_at_nothing(&mut self, cast: &Use) {
        match cast.skill {
            Skill::Shockwave => self.shockwave(cast),
            Skill::Endure => {
                self.raise_shield(cast.id, cast.power, self.content().endure_rounds);
                self.cure(cast.id, Effect::Bleed);
            }
            Skill::WarpBeacon => self.jump_to_beacon(cast.id),
            Skill::WildMagic => self.wild_magic(cast),
            Skill::NaturesPower => {
                self.strengthen(cast.id, self.content().natures_charges);
                self.gain(cast.id, Effect::Life);
            }
            Skill::Feint => self.gain(cast.id, Effect::Feint),
            Skill::PowerOfMany => {
                for ally in self.allies(cast.id).iter() {
                    self.heal(ally, cast.power);
                    self.gain(ally, Effect::Rally);
                }
            }
            Skill::AscendedForm => self.gain(cast.id, Effect::Invulnerable),
            other => unreachable!("{other} was checked, and yet is aimed at nothing"),
        }
    }

    fn cast_at_tile(&mut self, cast: &Use, tile: Tile) {
        match cast.skill {
            Skill::HeroicLeap => self.heroic_leap(cast, tile),
            Skill::ElementalBlast => {
                let omen = self.game.position.omens[0];
                let taker = self.cast_on_enemy(cast, tile);
                if let Some(bane) = omen.curse(self.content().blast_percent) {
                    self.curse(taker, bane.effect());
                }
                self.draw_omens(1);
            }
            Skill::WarpBeacon => self.set_up_beacon(cast, tile),
            Skill::SmokeBomb => self.smoke_bomb(cast, tile),
            Skill::DeathMark => self.gain(self.on(tile), Effect::DeathMark),
            Skill::ShadowClone => self.make_clone(cast.id, tile),
            Skill::SpiritHawk => {
                self.cast_on_enemy(cast, tile);
            }
            Skill::SpectralBlades => {
                let from = self.game.position.unit(cast.id).tile;
                let line = Tiles::line(from, tile, self.content().skill(cast.skill).range);
                self.hit_enemies_on(cast, line);
            }
            Skill::Challenge => self.gain(self.on(tile), Effect::Challenge),
            Skill::Trinity => {
                let ally = self.on(tile);
                self.heal(ally, cast.power);
                self.cleanse(ally);
                self.gain(ally, Effect::Life);
            }
            other => unreachable!("{other} was checked, and yet is aimed at {tile}"),
        }
    }

    /// The landing takes effect before the damage; a hero whom the tile kills hurts nobody.
    fn heroic_leap(&mut self, cast: &Use, tile: Tile) {
        self.displace(cast.id, tile, Way::Leap);
        if self.game.position.unit(cast.id).hp > 0 {
            self.hit_enemies_on(cast, tile.neighbours());
        }
    }

    /// Whether there is room is judged by the board before the cast and the tiles that others
    /// were pushed to. Who falls by the damage is not moved any more.
    fn shockwave(&mut self, cast: &Use) {
        let centre = self.game.position.unit(cast.id).tile;
        let mut free = self.game.position.free();
        for target in self.enemies_on(cast.id, centre.neighbours()).iter() {
            let room = centre.beyond(self.game.position.unit(target).tile).filter(|&to| free.contains(to));
            let damage = if room.is_some() { cast.power } else { self.content().shockwave_blocked };
            self.hit(cast.before, target, damage, Cause::Skill);
            if let Some(to) = room {
                free -= Tiles::of(to);
                if self.game.position.unit(target).hp > 0 {
                    self.displace(target, to, Way::Push);
                }
            }
        }
    }

    /// Every enemy has an omen of its own, whether it lives through the damage or not. A tank
    /// takes its neighbours' damage but not their curses.
    fn wild_magic(&mut self, cast: &Use) {
        let enemies = self.enemies(cast.id);
        let chance = self.content().wild_percent;
        let omens = self.game.position.omens;
        for (target, omen) in enemies.iter().zip(omens) {
            self.hit(cast.before, target, cast.power, Cause::Skill);
            if let Some(bane) = omen.curse(chance) {
                self.curse(target, bane.effect());
            }
        }
        self.draw_omens(enemies.len() as usize);
    }

    /// A Rogue whom the tile kills neither hides nor blinds anybody.
    fn smoke_bomb(&mut self, cast: &Use, tile: Tile) {
        let left = self.game.position.unit(cast.id).tile;
        self.displace(cast.id, tile, Way::Teleport);
        if self.game.position.unit(cast.id).hp == 0 {
            return;
        }
        self.hide(cast.id);
        for enemy in self.enemies_on(cast.id, left.neighbours()).iter() {
            self.gain(enemy, Effect::Blind);
        }
    }

    /// A beacon without strength meets nobody, so that nothing is told of it.
    fn set_up_beacon(&mut self, cast: &Use, tile: Tile) {
        self.set_beacon(cast.id, tile);
        if cast.power > 0 {
            self.hit_enemies_on(cast, tile.neighbours());
        }
    }

    fn jump_to_beacon(&mut self, id: UnitId) {
        let beacon = self.take_beacon(id);
        self.displace(id, beacon, Way::Teleport);
    }

    /// Damage to the enemy on a tile. Returns who took it.
    fn cast_on_enemy(&mut self, cast: &Use, tile: Tile) -> UnitId {
        self.hit(cast.before, self.on(tile), cast.power, Cause::Skill)
    }

    fn hit_enemies_on(&mut self, cast: &Use, tiles: Tiles) {
        for enemy in self.enemies_on(cast.id, tiles).iter() {
            self.hit(cast.before, enemy, cast.power, Cause::Skill);
        }
    }

    /// A curse finds only the living.
    fn curse(&mut self, id: UnitId, effect: Effect) {
        if self.game.position.unit(id).hp > 0 {
            self.gain(id, effect);
        }
    }

    /// Removes the debuff that would last longest.
    fn cleanse(&mut self, id: UnitId) {
        let effects = self.game.position.unit(id).effects;
        // The first of several that last equally long, and the last of a reversed list.
        let longest = Effect::DEBUFFS.into_iter().rev().max_by_key(|&debuff| effects.rounds(debuff));
        self.cure(id, longest.expect("there are debuffs"));
    }

    const fn content(&self) -> &Content {
        &self.game.content
    }

    fn on(&self, tile: Tile) -> UnitId {
        self.game.position.unit_at(tile).expect("a checked target is there")
    }

    fn allies(&self, id: UnitId) -> UnitSet {
        self.game.position.living & id.side().units()
    }

    fn enemies(&self, id: UnitId) -> UnitSet {
        self.game.position.living & id.side().opponent().units()
    }

    fn enemies_on(&self, id: UnitId, tiles: Tiles) -> UnitSet {
        self.enemies(id).iter().filter(|&enemy| tiles.contains(self.game.position.unit(enemy).tile)).collect()
    }

    /// A clone steps as far as its Rogue. Appearing is no step, so that no tile takes effect.
    fn make_clone(&mut self, id: UnitId, tile: Tile) {
        let mut stats = self.content().clone;
        stats.moves = self.game.position.unit(id).stats.moves;
        self.appear(id.side().unit(Member::Clone), stats, tile);
    }
}
