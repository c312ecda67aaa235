//! What abilities do. RULES.md, 5.5.

use grid::Direction;

use crate::verbs::Act;
use crate::{
    Blueprint, Deed, Effect, EffectKind, Event, Good, Harms, Hp, Length, SIDE, Size, Source, Stat, Stats,
    Target, Ticks, Trade,
};

impl Act<'_> {
    /// An ability does what it does when it is used.
    pub(super) fn do_deeds(&mut self, blueprint: Blueprint, target: Target, stats: &Stats) {
        let at = self.run().spot_of(blueprint, target);
        let radius = Length(stats.get(Stat::Radius));
        let source = Some(Source::Ability(blueprint));
        let begin = |kind| Effect { blueprint, stats: *stats, at, kind };
        for deed in blueprint.row().deeds {
            match *deed {
                Deed::Blast(harms) => {
                    let ticks = Ticks(stats.get(Stat::Delay).unsigned_abs());
                    let effect = begin(EffectKind::Falling(harms, ticks));
                    if ticks.0 == 0 { self.land(&effect, harms) } else { self.begin_effect(effect) }
                }
                Deed::Storm(harms, strikes) => {
                    self.begin_effect(begin(EffectKind::Storm(harms, strikes, Ticks(0))));
                }
                Deed::Sweep(harms) => {
                    if let Target::Facing(_, toward) = target {
                        let ray = self.run().free_ray();
                        self.begin_effect(begin(EffectKind::Sweep(harms, toward, Ticks(0), ray)));
                    }
                }
                Deed::Harvests(materials, ticks) => {
                    self.begin_effect(begin(EffectKind::Harvest(materials, ticks)));
                }
                Deed::Inflicts(status, amount) => {
                    self.for_each_over(at, radius, |act, foe| act.afflict(foe, status, amount, source));
                }
                Deed::Shoves(by) => self.for_each_over(at, radius, |act, foe| act.push(foe, by)),
                Deed::Grants(condition, amount) => {
                    for place in 0..self.run().buildings.len() {
                        if self.run().is_building_near(place, at, radius) {
                            self.condition(place, condition, amount);
                        }
                    }
                }
                Deed::Strikes(harms) => {
                    let placed = self.run().buildings.len() - 1;
                    self.strike_in_range(placed, harms);
                }
                Deed::Improves(change) => self.improve(blueprint, change),
                Deed::Sharpens(change) => self.sharpen(blueprint, change),
                Deed::Drains(percent) => self.for_each_over(at, radius, |act, foe| {
                    let drained = &act.run().foes[foe];
                    let part = if drained.row().size == Size::Boss { 400 } else { 100 };
                    let harm = Hp((drained.hp.0 * i32::from(percent) / part).max(1));
                    act.harm(foe, harm, Harms::LOSS, source);
                }),
                Deed::Refreshes(waves) => self.cool(Some(blueprint), waves),
                Deed::Converts(trade) => self.trade(trade),
                Deed::Bursts => self.burst_domes(|dome| {
                    dome.at.squared_from_above(at) <= Length(radius.0 + dome.radius.0).squared()
                }),
                _ => {}
            }
        }
        if blueprint.row().deeds.iter().any(|deed| matches!(deed, Deed::Improves(_))) {
            self.tell(Event::Improved { by: blueprint });
        }
    }

    /// Something for something else, once.
    pub(super) fn trade(&mut self, Trade { give: (given, less), take: (taken, more), .. }: Trade) {
        self.gain(given, -less);
        self.gain(taken, more);
    }

    /// All that abilities began goes on by a tick, and bubbles too.
    pub(super) fn go_on_with_effects(&mut self) {
        let mut place = 0;
        while place < self.run().effects.len() {
            let effect = self.run().effects[place];
            let next = self.next_of_effect(&effect);
            self.go_on_with(place, next);
            place += usize::from(next.is_some());
        }
        self.pass_domes();
    }

    /// What becomes of an effect in a tick; nothing if it is over.
    fn next_of_effect(&mut self, effect: &Effect) -> Option<EffectKind> {
        match effect.kind {
            EffectKind::Falling(harms, Ticks(0 | 1)) => {
                self.land(effect, harms);
                None
            }
            EffectKind::Falling(harms, Ticks(left)) => Some(EffectKind::Falling(harms, Ticks(left - 1))),
            EffectKind::Harvest(_, Ticks(0 | 1)) => None,
            EffectKind::Harvest(materials, Ticks(left)) => {
                Some(EffectKind::Harvest(materials, Ticks(left - 1)))
            }
            EffectKind::Storm(harms, strikes, Ticks(0)) => {
                self.strike_one(effect, harms);
                let interval = Ticks(effect.stats.get(Stat::Interval).unsigned_abs().max(1) - 1);
                (strikes > 1).then_some(EffectKind::Storm(harms, strikes - 1, interval))
            }
            EffectKind::Storm(harms, strikes, Ticks(left)) => {
                Some(EffectKind::Storm(harms, strikes, Ticks(left - 1)))
            }
            EffectKind::Sweep(harms, toward, Ticks(since), ray) => {
                let since = Ticks(since + 1);
                self.sweep(effect, harms, toward, since, ray);
                let is_over = since.0 >= effect.stats.get(Stat::Duration).unsigned_abs();
                (!is_over).then_some(EffectKind::Sweep(harms, toward, since, ray))
            }
        }
    }

    /// A blast of an ability.
    fn land(&mut self, effect: &Effect, harms: Harms) {
        let Effect { blueprint, stats, at, .. } = *effect;
        self.tell(Event::Struck { blueprint, at });
        let (radius, damage) = (Length(stats.get(Stat::Radius)), Hp(stats.get(Stat::Damage)));
        let source = Some(Source::Ability(blueprint));
        self.for_each_over(at, radius, |act, foe| act.harm(foe, damage, harms, source));
    }

    /// A strike of a storm, at somebody by lot.
    fn strike_one(&mut self, effect: &Effect, harms: Harms) {
        let Effect { blueprint, stats, at, .. } = *effect;
        // A storm is above everything: heights do not count.
        let near = self.draw_over(at, Length(stats.get(Stat::Radius)));
        if let Some(foe) = near {
            let spot = self.run().sketch.spots.get(foe);
            self.tell(Event::Struck { blueprint, at: spot });
            self.harm(foe, Hp(stats.get(Stat::Damage)), harms, Some(Source::Ability(blueprint)));
        }
    }

    /// A ray goes along a row or a column, from two tiles before the world to two behind it.
    fn sweep(&mut self, effect: &Effect, harms: Harms, toward: Direction, since: Ticks, ray: u8) {
        let Effect { blueprint, stats, at, .. } = *effect;
        let (radius, damage) = (stats.get(Stat::Radius), Hp(stats.get(Stat::Damage)));
        let whole = (i32::from(SIDE) + 4) * Length::TILE.0;
        let ticks = i32::try_from(since.0).unwrap_or(i32::MAX);
        let duration = stats.get(Stat::Duration).max(1);
        let [before, now] = [ticks - 1, ticks].map(|ticks| whole * ticks / duration - 2 * Length::TILE.0);
        let (dx, dy) = toward.delta();
        let is_backwards = dx + dy < 0;
        for foe in 0..self.run().foes.len() {
            let spot = self.run().sketch.spots.get(foe);
            let (along, beside) = if dx != 0 { (spot.x, spot.y - at.y) } else { (spot.y, spot.x - at.x) };
            let along = if is_backwards { i32::from(SIDE) * Length::TILE.0 - along } else { along };
            let is_met = beside.abs() <= radius && along <= now + radius && along >= before - radius;
            let met = &self.run().foes[foe];
            if is_met && met.is_alive() && met.swept >> ray & 1 == 0 {
                self.mark_swept(foe, ray);
                self.harm(foe, damage, harms, Some(Source::Ability(blueprint)));
            }
        }
    }

    /// After a wave, buildings that trade do so, as often as they can.
    pub(super) fn trade_all(&mut self) {
        for place in 0..self.run().buildings.len() {
            for deed in self.run().buildings[place].row().deeds {
                if let Deed::Trades(trade) = deed {
                    for _ in 0..trade.most {
                        if self.run().purse.get(trade.give.0) < trade.give.1 {
                            break;
                        }
                        self.trade(*trade);
                    }
                }
            }
        }
    }

    /// So much of something is yielded by a building.
    pub(super) fn yield_of(&mut self, good: Good, amount: i32) {
        if amount > 0 {
            self.gain(good, amount);
        }
    }
}
