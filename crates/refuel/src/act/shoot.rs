//! How guns shoot and what their hits do. RULES.md, 7.3 to 7.6.

use crate::battle::angle;
use crate::verbs::Act;
use crate::{
    Battle, Condition, Course, Energy, Event, Fitting, Flight, FoeId, Gun, Harms, Hp, Length, Quirk, Shot,
    Source, Speed, Spot, Spread, Stat, Stats, Status, Turning,
};

/// What is different about one shot.
#[derive(Clone, Copy)]
pub(super) struct Load {
    /// What its hits take, in hundredths of the damage.
    pub(super) percent: u16,
    /// The energy damage that it does as well.
    pub(super) charge: Hp,
    /// The energy that it yields when it hits.
    pub(super) gain: Energy,
    /// What its hits bring as well.
    pub(super) kindled: Option<(Status, u16)>,
}

impl Load {
    /// Nothing is different.
    const PLAIN: Self = Self { percent: 100, charge: Hp(0), gain: Energy(0), kindled: None };
}

impl Battle {
    fn stats_of(&self, building: usize) -> Stats {
        self.sketch.stats[building]
    }

    /// How many ticks a gun needs for its next shot, at somebody so far away.
    fn interval(&self, building: usize, gun: &Gun, away: Option<Length>) -> u16 {
        let stats = &self.sketch.stats[building];
        let mut interval = i64::from(stats.get(Stat::Interval));
        for quirk in gun.quirks {
            match (quirk, away) {
                (Quirk::SpinsUp(from, whole), _) => {
                    let (from, whole) = (i64::from(*from), i64::from(whole.0.max(1)));
                    let rate = from * whole + (100 - from) * i64::from(self.buildings[building].spin);
                    interval = interval * 100 * whole / rate.max(1);
                }
                (Quirk::NearFaster(least), Some(Length(away))) => {
                    let range = i64::from(stats.get(Stat::Range).max(1));
                    let percent =
                        i64::from(*least) + (100 - i64::from(*least)) * i64::from(away).min(range) / range;
                    interval = interval * percent / 100;
                }
                _ => {}
            }
        }
        u16::try_from(interval.max(1)).unwrap_or(u16::MAX)
    }

    /// What is different about the next shot of a gun, at somebody so far away.
    fn load(&self, building: usize, gun: &Gun, away: Length) -> Load {
        let mut load = Load::PLAIN;
        let range = self.sketch.stats[building].get(Stat::Range).max(1);
        for quirk in gun.quirks {
            match quirk {
                Quirk::FarHarder => {
                    let more = 100 * i64::from(away.0.min(range)) / i64::from(range);
                    load.percent += u16::try_from(more).unwrap_or(0);
                }
                Quirk::Charges(ticks, damage, gain)
                    if u32::from(self.buildings[building].idle) >= ticks.0 =>
                {
                    load.charge += *damage;
                    load.gain += *gain;
                }
                _ => {}
            }
        }
        if self.buildings[building].conditions.has(Condition::Electrified) {
            load.charge += self.content.electrified;
        }
        load
    }
}

impl Battle {
    /// What kinds of damage the hits of a gun do.
    fn harms_of(&self, building: usize, gun: &Gun) -> Harms {
        let blueprint = self.buildings[building].blueprint;
        let fitted = self.sketch.fittings.iter().rev().find_map(|(whose, fitting)| match *fitting {
            Fitting::Harms(harms) if whose.is_meant(blueprint) => Some(harms),
            _ => None,
        });
        fitted.unwrap_or(gun.harms)
    }
}

impl Act<'_> {
    /// All guns load, turn, and shoot.
    pub(super) fn operate_guns(&mut self) {
        self.look_around();
        for building in 0..self.run().buildings.len() {
            if let Some(gun) = &self.run().buildings[building].row().gun {
                if self.run().buildings[building].conditions.has(Condition::Paralysed) {
                    self.use_condition(building, Condition::Paralysed);
                } else {
                    self.operate(building, gun);
                }
            }
        }
    }

    fn operate(&mut self, building: usize, gun: &'static Gun) {
        if self.wind(building) {
            self.fulfil(building, gun);
        }
        let spins = gun.quirks.iter().find_map(|quirk| match quirk {
            Quirk::SpinsUp(_, ticks) => Some(u16::try_from(ticks.0).unwrap_or(u16::MAX)),
            _ => None,
        });
        let is_loaded = self.run().buildings[building].timer == 0;
        if !is_loaded && spins.is_none() && !matches!(gun.turning, Turning::Slow(_)) {
            return;
        }
        let target = self.run().target_of(building);
        if let Some(most) = spins {
            self.spin(building, target.is_some(), most);
        }
        let Some(target) = target else { return };
        let is_aimed = self.turn_to(building, gun, target);
        if is_loaded && is_aimed {
            self.shoot(building, gun, target);
        }
    }

    /// Turns a gun to whom it aims at. Tells whether it points there.
    fn turn_to(&mut self, building: usize, gun: &Gun, target: usize) -> bool {
        if gun.turning == Turning::Fixed {
            return true;
        }
        let away = self.run().sketch.spots.get(target) - self.run().eye(&self.run().buildings[building]);
        match gun.turning {
            Turning::Slow(by) => self.turn(building, angle::of(away.x, away.y), by),
            _ => true,
        }
    }

    fn shoot(&mut self, building: usize, gun: &'static Gun, target: usize) {
        let run = self.run();
        let (eye, spot) = (run.eye(&run.buildings[building]), run.sketch.spots.get(target));
        let away = Length(root(eye.squared_from_above(spot)));
        let (load, interval) = (run.load(building, gun, away), run.interval(building, gun, Some(away)));
        let (stats, id) = (run.stats_of(building), run.foes[target].id);
        let at = run.buildings[building].at;
        let blueprint = run.buildings[building].blueprint;
        let delay = u16::try_from(stats.get(Stat::Delay)).unwrap_or(u16::MAX);
        let hoard = run.hoard(building, gun);
        self.load(building, interval);
        match gun.flight {
            Flight::Pulse | Flight::Beam(..) => self.tell(Event::Discharged { by: at, blueprint }),
            _ => self.tell(Event::ShotAt { by: at, blueprint, target: id }),
        }
        match gun.flight {
            Flight::Instant => self.hit(building, gun, target, spot, load),
            Flight::Homing(speed) => {
                let course = Course::Homing { target: id, aim: spot, step: speed.0 / 20, left: FLIGHT };
                self.send(building, eye, course, load);
                self.send_hoard(building, (eye, target), speed, load, hoard);
            }
            Flight::Straight(speed) => self.send_pellets(building, gun, eye, spot, speed, load),
            Flight::Ballistic => {
                let to = self.run().land.relief.above(spot.x, spot.y, Length(0));
                let course = Course::Arc { from: eye, to, age: 0, whole: delay.max(1) };
                self.send(building, eye, course, load);
            }
            Flight::Beam(width, most) => self.burn_along(building, gun, (eye, spot), (width, most), load),
            Flight::Pulse if delay == 0 => self.pulse(building, gun, load),
            Flight::Pulse => self.light(building, delay, None),
            Flight::Tether => self.light(building, delay.max(1), Some(id)),
        }
        if self.run().buildings[building].conditions.has(Condition::Electrified) {
            self.use_condition(building, Condition::Electrified);
        }
    }

    /// What a gun began some ticks ago happens.
    fn fulfil(&mut self, building: usize, gun: &'static Gun) {
        match self.run().buildings[building].held {
            None => self.pulse(building, gun, Load::PLAIN),
            Some(held) => self.pull(building, gun, held, Load::PLAIN),
        }
    }

    /// Whoever a gun has fastened upon is hit if it is still in range.
    fn pull(&mut self, building: usize, gun: &'static Gun, held: FoeId, load: Load) {
        let held =
            self.run().find(held).filter(|foe| self.run().is_in_range(building, &self.run().foes[*foe]));
        if let Some(foe) = held {
            let spot = self.run().sketch.spots.get(foe);
            self.hit(building, gun, foe, spot, load);
        }
    }

    pub(super) fn send(&mut self, building: usize, at: Spot, course: Course, load: Load) {
        let Load { percent, charge, gain, kindled } = load;
        let by = u16::try_from(building).expect("few buildings");
        self.launch(Shot { by, at, course, percent, charge, gain, kindled });
    }

    /// Shots straight on, towards somewhere, one or several of them.
    fn send_pellets(
        &mut self,
        building: usize,
        gun: &Gun,
        from: Spot,
        to: Spot,
        Speed(speed): Speed,
        load: Load,
    ) {
        let away = to - from;
        let far = i64::from(root(away.dot(away)).max(1));
        let along = |by: i32| i32::try_from(i64::from(by) * i64::from(speed / 20) / far).unwrap_or(0);
        let step = Spot { x: along(away.x), y: along(away.y), z: along(away.z) };
        let left = u16::try_from(FLIGHT / (speed / 20).max(1)).unwrap_or(u16::MAX);
        let (mut pellets, mut across) = (1, 0);
        for quirk in gun.quirks {
            match quirk {
                Quirk::Pellets(count, spread) => (pellets, across) = (i32::from(*count), i32::from(*spread)),
                Quirk::Astray(most) => {
                    let drawn = self.draw(2 * usize::from(*most) + 1);
                    across += i32::try_from(drawn).unwrap_or(0) - i32::from(*most);
                }
                _ => {}
            }
        }
        for pellet in 0..pellets {
            let by = if pellets == 1 { across } else { across * pellet / (pellets - 1) - across / 2 };
            let step = turned(step, by);
            self.send(building, from, Course::Straight { step, left }, load);
        }
    }

    /// All in range are hit.
    fn pulse(&mut self, building: usize, gun: &'static Gun, load: Load) {
        for foe in 0..self.run().foes.len() {
            let run = self.run();
            if run.foes[foe].is_alive() && run.is_in_range(building, &run.foes[foe]) {
                self.hit_one(building, gun, foe, load);
            }
        }
    }

    /// So many of those along a ray are hit, the nearest first.
    fn burn_along(
        &mut self,
        building: usize,
        gun: &'static Gun,
        (from, to): (Spot, Spot),
        (width, most): (Length, u8),
        load: Load,
    ) {
        let mut reached = i64::MIN;
        for _ in 0..most {
            let next = (0..self.run().foes.len()).filter_map(|foe| {
                let run = self.run();
                let away = run.sketch.spots.get(foe) - from;
                let is_met = gun.turning == Turning::Fixed
                    || is_along(to - from, away, width, run.foes[foe].row().size);
                let far = away.dot(away) * 1024 + i64::try_from(foe).unwrap_or(0);
                (far > reached && is_met && run.can_aim_at(building, foe)).then_some((far, foe))
            });
            let Some((far, foe)) = next.min() else { return };
            reached = far;
            self.hit_one(building, gun, foe, load);
        }
    }

    /// Somebody was met by what a gun shot, and so are those around, if it spreads.
    pub(super) fn hit(&mut self, building: usize, gun: &'static Gun, foe: usize, at: Spot, load: Load) {
        let radius = Length(self.run().stats_of(building).get(Stat::Radius));
        match gun.spread {
            Spread::One => self.hit_one(building, gun, foe, load),
            Spread::Blast => self.blast(building, gun, at, load),
            Spread::Chain(leaps, percent) => self.leap(building, gun, (foe, leaps), (radius, percent), load),
            Spread::Sparks(most, percent) => {
                let spot = self.run().sketch.spots.get(foe);
                self.hit_one(building, gun, foe, load);
                let less = u32::from(load.percent) * u32::from(percent) / 100;
                let load = Load { percent: u16::try_from(less).unwrap_or(u16::MAX), ..load };
                for other in self.draw_near(spot, radius, Some(foe), most) {
                    self.hit_one(building, gun, usize::from(other), load);
                }
            }
        }
    }

    /// All around a spot are hit.
    pub(super) fn blast(&mut self, building: usize, gun: &'static Gun, at: Spot, load: Load) {
        let radius = Length(self.run().stats_of(building).get(Stat::Radius));
        self.harm_around(at, radius, |act, foe| act.hit_one(building, gun, foe, load));
    }

    pub(super) fn hit_one(&mut self, building: usize, gun: &'static Gun, foe: usize, load: Load) {
        let damage =
            i64::from(self.run().stats_of(building).get(Stat::Damage)) * i64::from(load.percent) / 100;
        let source = u16::try_from(building).ok().map(Source::Building);
        self.harm(
            foe,
            Hp(i32::try_from(damage).unwrap_or(i32::MAX)),
            self.run().harms_of(building, gun),
            source,
        );
        if load.charge.0 > 0 {
            self.harm(foe, load.charge, Harms::ENERGY, source);
        }
        self.gain(crate::Good::Energy, load.gain.0);
        if !self.run().foes[foe].is_alive() {
            return;
        }
        for (status, amount) in gun.brings.iter().copied().chain(load.kindled) {
            self.afflict(foe, status, amount, source);
        }
        for place in 0..self.run().sketch.fittings.len() {
            if let (whose, Fitting::Brings(status, amount)) = self.run().sketch.fittings[place]
                && whose.is_meant(self.run().buildings[building].blueprint)
            {
                self.afflict(foe, status, amount, source);
            }
        }
        for quirk in gun.quirks {
            if let Quirk::Pushes(by) = quirk {
                self.push(foe, *by);
            }
        }
    }

    /// Everybody in range of a building loses its damage: what it does when it is put down.
    pub(super) fn strike_in_range(&mut self, building: usize, harms: Harms) {
        let damage = Hp(self.run().stats_of(building).get(Stat::Damage));
        let source = u16::try_from(building).ok().map(Source::Building);
        for foe in 0..self.run().foes.len() {
            if self.run().is_in_range(building, &self.run().foes[foe]) {
                self.harm(foe, damage, harms, source);
            }
        }
    }
}

/// How far anything flies.
pub(super) const FLIGHT: i32 = 20_000;

/// The whole part of a square root.
pub(super) fn root(square: i64) -> i32 {
    i32::try_from(square.isqrt()).unwrap_or(i32::MAX)
}

/// A step turned by so many 256ths of a full turn, with the clock.
fn turned(step: Spot, by: i32) -> Spot {
    if by == 0 {
        return step;
    }
    let (cos, sin) = angle::vector(u8::try_from(by.rem_euclid(256)).unwrap_or(0));
    Spot { x: (step.x * cos - step.y * sin) / 1000, y: (step.x * sin + step.y * cos) / 1000, z: step.z }
}

/// Whether something lies along a ray of such a width.
fn is_along(ray: Spot, away: Spot, width: Length, size: crate::Size) -> bool {
    let (whole, part) = (ray.dot(ray), ray.dot(away));
    let beside = i128::from(away.dot(away)) * i128::from(whole) - i128::from(part) * i128::from(part);
    let most = Length(width.0 / 2 + size.girth().0).squared();
    part >= 0 && beside <= i128::from(most) * i128::from(whole)
}
