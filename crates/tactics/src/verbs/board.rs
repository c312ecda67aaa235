//! What happens on the board: who stands where, what lies where, and what comes next.

use engine::Sink;

use crate::turn::act::Act;
use crate::{
    Effect, Event, Kind, Object, Omen, Spawn, Stage, Stats, Tile, Tiles, Unit, UnitId, UnitSet, Way,
};

impl<S: Sink<Event>> Act<'_, S> {
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
                self.lost_to_tiles |= UnitSet::of(id);
            }
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
        position.living |= UnitSet::of(id);
        position.spent -= UnitSet::of(id);
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

    pub(super) fn remove(&mut self, id: UnitId) {
        let unit = self.unit_mut(id);
        let tile = unit.tile;
        *unit = unit.fallen();
        let position = &mut self.game.position;
        position.living -= UnitSet::of(id);
        position.spent -= UnitSet::of(id);
        position.held[id.side().index()] -= Tiles::of(tile);
    }

    /// Lays down what was chosen for the first of the dead that wait.
    pub(crate) fn spawn_for_pending(&mut self, spawn: Spawn) {
        let position = &mut self.game.position;
        let id = position.pending.first().expect("somebody's death is to be decided on");
        position.pending -= UnitSet::of(id);
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

    pub(crate) fn tick_objects(&mut self) {
        for tile in self.game.position.objects.tick().iter() {
            self.tell(Event::BuffGone { tile });
        }
    }

    pub(crate) fn show_next_tile(&mut self) {
        let effect = Effect::draw_tile(&mut self.game.luck.tiles);
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
}
