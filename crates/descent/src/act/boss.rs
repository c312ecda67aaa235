//! Bosses: phases, weather, and their end.

use engine::Sink;

use crate::combat::shape::square;
use crate::verbs::Act;
use crate::{Cells, Event, Foe, FoeId, Kind, Matter, Percent, Phase, Size, Thing, Timed, Weather};

/// How many drops of acid fall in a turn, and how long each lies.
const DROPS: usize = 3;
const POOL: u8 = 5;

impl<S: Sink<Event>> Act<'_, S> {
    /// A boss that has lost enough comes to the next part of its fight.
    pub(super) fn change_phase(&mut self, id: FoeId) {
        let Some(foe) = self.run().foe(id).copied() else { return };
        let next = foe.phase + 1;
        let Some(Phase { from, weather, .. }) = foe.kind.nature().phases.get(usize::from(next)).copied()
        else {
            return;
        };
        if foe.is_below(Percent(from.0 + 1)) {
            self.begin_phase(id, next);
            if let Some(weather) = weather {
                self.begin_weather(&foe, weather);
            }
        }
    }

    /// The ground of the arena changes with a phase. Cold, water and steam do no harm.
    pub(crate) fn begin_weather(&mut self, foe: &Foe, weather: Weather) {
        self.turn_weather(weather);
        let arena = self.run().arena();
        let ground = &self.run().level.ground;
        match weather {
            Weather::BonesRise => {
                let bones = ground.layer(Matter::Bones) & arena;
                let free: Vec<_> = (bones - self.run().everybody()).iter().take(4).collect();
                for at in free {
                    self.use_up(Matter::Bones, &Cells::of(at));
                    self.arrive(Kind::Skeleton, at, foe.at);
                }
            }
            Weather::AcidSpreads | Weather::AcidDrips => {}
            Weather::Rain => {
                let basin = square(foe.at, Size::Five);
                self.lay(Matter::Water, &(basin & arena), 0, foe.at);
            }
            Weather::Frost => {
                let water = ground.layer(Matter::Water) & arena;
                self.lay(Matter::Cold, &water, 0, foe.at);
            }
            Weather::Drought => {
                let ice = ground.layer(Matter::Ice) & arena;
                self.use_up(Matter::Ice, &ice);
                self.use_up(Matter::Water, &ice);
                self.lay(Matter::Steam, &ice, 4, foe.at);
            }
        }
    }

    /// What the weather of a boss does every turn, once its fight has begun. It comes after the ground has touched
    /// everybody, so that whatever it brings is seen before it hurts.
    pub(super) fn weather_goes_on(&mut self) {
        let weather = |foe: &Foe| foe.fight_phase()?.weather.map(|weather| (*foe, weather));
        let awake = self.run().foes.iter().filter(|foe| foe.is_awake() && foe.kind.is_boss());
        let Some((foe, weather)) = awake.copied().find_map(|foe| weather(&foe)) else { return };
        match weather {
            Weather::BonesRise | Weather::Rain | Weather::Frost => {}
            Weather::AcidSpreads => self.spread_acid(&foe),
            Weather::AcidDrips => self.drip_acid(),
            Weather::Drought => self.scorch_row(&foe),
        }
        self.count_weather(foe.id);
    }

    /// Poured acid runs a tile on, and has a turn less there.
    fn spread_acid(&mut self, foe: &Foe) {
        let poured = self.run().level.ground.drying;
        for turns in (2..=Timed::LONGEST).rev() {
            let fresh = (poured.with(turns).spread() - self.run().level.ground.acid) & self.run().arena();
            let fresh = fresh - self.run().everybody();
            if !fresh.is_empty() {
                self.lay(Matter::Acid, &fresh, turns - 1, foe.at);
            }
        }
    }

    fn drip_acid(&mut self) {
        for _ in 0..DROPS {
            let free = self.run().arena() - self.run().everybody();
            let place = self.draw_way(u32::try_from(free.len()).unwrap_or(u32::MAX));
            if let Some(at) = free.nth(place as usize) {
                self.lay(Matter::Acid, &Cells::of(at), POOL, at);
            }
        }
    }

    /// In the next row of the arena, from the top, whatever grows or was spilt glows.
    fn scorch_row(&mut self, foe: &Foe) {
        let (arena, ground) = (self.run().arena(), &self.run().level.ground);
        let fuel = (ground.layer(Matter::Grass) | ground.layer(Matter::Oil)) & arena;
        let fuel = fuel - self.run().everybody();
        let Some(top) = arena.first() else { return };
        let row: Cells = fuel.iter().filter(|at| at.y == top.y.saturating_add(foe.weathered)).collect();
        if !row.is_empty() {
            self.lay(Matter::Glow, &row, 0, foe.at);
        }
    }

    /// A boss falls: the way on is free, and something waits where it stood. The last one ends the run.
    pub(super) fn boss_falls(&mut self, foe: &Foe) {
        let floor = self.run().level.place.floor;
        self.score(500 * i64::from(floor.0));
        if self.run().level.stairs.is_none() {
            self.score(100 * i64::from(floor.0));
            self.finish(None);
            return;
        }
        if self.run().level.thing(foe.at).is_none() {
            self.place_thing(foe.at, Thing::Pedestal);
        }
    }
}

impl crate::Descent {
    /// The tiles of the arena, or the whole floor where there is none.
    fn arena(&self) -> Cells {
        let free = self.level.free();
        if self.level.arena.is_empty() { free } else { self.level.arena & free }
    }
}
