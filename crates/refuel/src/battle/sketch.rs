//! What follows from a battle and is kept, so that it is not worked out in every tick.

use crate::battle::land::Land;
use crate::{
    Around, Attacker, Battle, Building, Change, Changes, Condition, Content, Deed, Family, Fitting, Flight,
    GainRule, Good, Harms, Hp, Length, Modifier, Origin, Place, Quirk, Range, Shape, Sight, Size, Speed,
    Spot, Stat, Stats, Status, Turning, Watches, Whose,
};

/// What follows from a battle. It is no part of it: neither digests nor comparisons know of it. It is worked out anew
/// whenever buildings become others.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sketch {
    /// Whether any of it was worked out.
    is_drawn: bool,
    /// For each building its numbers with all that alters them.
    pub(crate) stats: Vec<Stats>,
    /// Which parts of the ways each building reaches.
    pub(crate) watches: Watches,
    /// For each kind of attacker its health and its speed.
    breeds: Vec<(Hp, Speed)>,
    /// Buildings that do something to all attackers in range.
    pub(crate) auras: Vec<Aura>,
    /// Buildings that kindle what flies through their range.
    pub(crate) kilns: Vec<Kiln>,
    /// Where each attacker was when it had gone, in the order of the attackers.
    pub(crate) spots: Spots,
    /// Which buildings have somebody in range, a bit for each.
    seen: Vec<u64>,
    /// Those that are near, while somebody asks.
    pub(crate) near: Vec<u16>,
    /// What the battle was given that alters what hits of guns are like.
    pub(crate) fittings: Vec<(Whose, Fitting)>,
    /// What the battle was given that alters what comes in.
    rules: Vec<GainRule>,
    /// What becomes of what comes in, in order.
    pub(crate) gains: Vec<GainRule>,
    changes: Changes,
}

/// What a building does to all attackers in range.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Aura {
    pub(crate) by: u16,
    pub(crate) slows: u8,
    pub(crate) weakens: (Harms, u16),
}

/// A building that kindles what flies through its range.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kiln {
    by: u16,
    /// The middle of its tile.
    at: Spot,
    range: Length,
    brings: (Status, u16),
}

/// Where attackers are, in columns.
#[derive(Clone, Debug, Default)]
pub(crate) struct Spots {
    pub(crate) x: Vec<i32>,
    pub(crate) y: Vec<i32>,
    pub(crate) z: Vec<i32>,
}

impl Spots {
    #[inline]
    pub(crate) fn get(&self, place: usize) -> Spot {
        Spot { x: self.x[place], y: self.y[place], z: self.z[place] }
    }

    pub(crate) fn clear(&mut self) {
        self.x.clear();
        self.y.clear();
        self.z.clear();
    }

    #[inline]
    pub(crate) fn set(&mut self, place: usize, spot: Spot) {
        (self.x[place], self.y[place], self.z[place]) = (spot.x, spot.y, spot.z);
    }

    #[inline]
    pub(crate) fn push(&mut self, spot: Spot) {
        self.x.push(spot.x);
        self.y.push(spot.y);
        self.z.push(spot.z);
    }

    pub(crate) fn reserve(&mut self, count: usize) {
        for column in [&mut self.x, &mut self.y, &mut self.z] {
            column.reserve(count.saturating_sub(column.len()));
        }
    }
}

/// Two battles are the same whatever was worked out about them.
impl PartialEq for Sketch {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Sketch {}

impl Sketch {
    pub(crate) const fn is_drawn(&self) -> bool {
        self.is_drawn
    }

    /// Works out everything.
    pub(crate) fn draw(
        &mut self,
        land: &Land,
        buildings: &[Building],
        modifiers: &[Modifier],
        content: &Content,
    ) {
        self.breeds = Attacker::ALL.map(|kind| breed(kind, modifiers, content)).to_vec();
        self.is_drawn = true;
        self.fittings.clear();
        self.fittings.extend(modifiers.iter().filter_map(|modifier| match modifier {
            Modifier::Hits(whose, fitting) => Some((*whose, *fitting)),
            _ => None,
        }));
        self.rules.clear();
        self.rules.extend(modifiers.iter().filter_map(|modifier| match modifier {
            Modifier::Gains(rule) => Some(*rule),
            _ => None,
        }));
        self.survey(land, buildings, content);
    }

    /// Works out what follows from the buildings.
    pub(crate) fn survey(&mut self, land: &Land, buildings: &[Building], content: &Content) {
        self.stats.clear();
        self.stats.extend(buildings.iter().map(|building| building.stats));
        for place in 0..buildings.len() {
            self.stats[place] = Self::ranged(buildings, place);
        }
        for place in 0..buildings.len() {
            self.renew_stats(buildings, place, content);
        }
        let ranges =
            buildings.iter().zip(&self.stats).map(|(building, stats)| (building.at, range(building, stats)));
        self.watches.renew(&land.relief, land.network(), ranges);
        self.seen.clear();
        self.seen.resize(buildings.len().div_ceil(64), 0);
        self.auras.clear();
        self.auras.extend((0..).zip(buildings).filter_map(|(by, building)| auras(by, building)));
        self.kilns.clear();
        let kilns = (0..).zip(buildings.iter().zip(&self.stats));
        self.kilns.extend(kilns.filter_map(|(by, (building, stats))| kiln(by, building, stats)));
        self.gains.clear();
        self.gains.extend_from_slice(&self.rules);
        let deeds = buildings.iter().flat_map(|building| building.row().deeds);
        self.gains.extend(deeds.filter_map(|deed| match deed {
            Deed::EnergyOfMaterials(percent) => {
                Some(GainRule::also(Good::Materials, Good::Energy, (*percent).into()))
            }
            _ => None,
        }));
        self.gains.sort_by_key(|rule| rule.order);
    }

    /// The numbers of a building with nothing altered but its range, by those beside it.
    fn ranged(buildings: &[Building], place: usize) -> Stats {
        let building = &buildings[place];
        let mut changes = Changes::default();
        for other in buildings.iter().filter(|other| is_beside(building, other)) {
            for deed in other.row().deeds {
                if let Deed::Supports(Around::Neighbours, change) = deed
                    && change.stat == Stat::Range
                {
                    changes.add(*change, Origin::Blueprint(other.blueprint));
                }
            }
        }
        changes.stats(&building.stats)
    }

    /// Works out anew the numbers of one building, after it has become another by itself.
    pub(crate) fn renew_stats(&mut self, buildings: &[Building], place: usize, content: &Content) {
        let mut changes = std::mem::take(&mut self.changes);
        self.gather(buildings, place, content, &mut changes);
        self.stats[place] = changes.stats(&buildings[place].stats);
        self.changes = changes;
    }

    /// All that alters a building, in its order.
    pub(crate) fn gather(
        &self,
        buildings: &[Building],
        place: usize,
        content: &Content,
        changes: &mut Changes,
    ) {
        let building = &buildings[place];
        changes.clear();
        for change in own_changes(building) {
            changes.add(change, Origin::Blueprint(building.blueprint));
        }
        if building.conditions.has(Condition::Overclocked) {
            let change = Change::percent(Stat::Interval, content.overclocked.into());
            changes.add(change, Origin::Condition(Condition::Overclocked));
        }
        for (other, stats) in buildings.iter().zip(&self.stats) {
            for deed in other.row().deeds {
                if let Deed::Supports(around, change) = deed
                    && reaches(*around, other, stats, building)
                {
                    changes.add(*change, Origin::Blueprint(other.blueprint));
                }
            }
        }
    }

    /// What a kind of attacker has in health, and how fast it is.
    #[inline]
    pub(crate) fn breed(&self, kind: Attacker) -> (Hp, Speed) {
        self.breeds[kind.index()]
    }

    /// Nobody is in range of anything, until somebody is seen.
    pub(crate) fn forget_seen(&mut self) {
        self.seen.fill(0);
    }

    /// An attacker of a size is somewhere: whoever reaches it has somebody in range.
    #[inline]
    pub(crate) fn see(&mut self, place: Place, size: Size) {
        for (seen, watchers) in self.seen.iter_mut().zip(self.watches.watchers(place, size)) {
            *seen |= watchers;
        }
    }

    /// Whether a building has anybody in range.
    #[inline]
    pub(crate) fn has_seen(&self, building: usize) -> bool {
        self.seen[building / 64] >> (building % 64) & 1 != 0
    }

    /// Makes room, so that ticks need none.
    pub(crate) fn reserve(&mut self, foes: usize) {
        self.spots.reserve(foes);
        self.near.reserve(foes.saturating_sub(self.near.len()));
    }
}

/// What a building has become by itself.
fn own_changes(building: &Building) -> impl Iterator<Item = Change> {
    let grown = building.grown;
    let learns = building
        .row()
        .gun
        .is_some_and(|gun| gun.quirks.iter().any(|quirk| matches!(quirk, Quirk::Learns(_))));
    let learnt = (learns && grown != 0).then_some(Change::plus(Stat::Damage, grown).at(Change::GROWTH));
    let yields = building.row().deeds.iter().filter_map(move |deed| match deed {
        Deed::YieldGrows(stat, _) if grown != 0 => Some(Change::plus(*stat, grown).at(Change::GROWTH)),
        _ => None,
    });
    learnt.into_iter().chain(yields)
}

/// What a kind of attacker has in health, and how fast it is.
pub(crate) fn breed(kind: Attacker, modifiers: &[Modifier], content: &Content) -> (Hp, Speed) {
    let row = kind.row();
    let is_meant = |family: Option<Family>| family.is_none_or(|family| family == row.family);
    let percents = modifiers.iter().filter_map(|modifier| match modifier {
        Modifier::Attackers(family, hp, speed) if is_meant(*family) => Some((*hp, *speed)),
        _ => None,
    });
    let all = [(content.attacker_hp, content.attacker_speed)].into_iter().chain(percents);
    let (hp, speed) = all
        .fold((i64::from(row.hp.0) * 1000, i64::from(row.speed.0) * 1000), |(hp, speed), percent| {
            (hp * i64::from(percent.0) / 100, speed * i64::from(percent.1) / 100)
        });
    let whole = |thousandths: i64| i32::try_from(thousandths / 1000).unwrap_or(i32::MAX);
    (Hp(whole(hp).max(1)), Speed(whole(speed).max(1)))
}

/// Whether a building stands on one of the eight tiles around another.
fn is_beside(one: &Building, other: &Building) -> bool {
    one.at != other.at && one.at.x.abs_diff(other.at.x).max(one.at.y.abs_diff(other.at.y)) <= 1
}

/// Whether what a building does around it reaches another.
pub(crate) fn reaches(around: Around, one: &Building, stats: &Stats, other: &Building) -> bool {
    match around {
        Around::Neighbours => is_beside(one, other),
        Around::InRange => {
            let by = |one: u8, other: u8| i64::from(one.abs_diff(other)) * 1000;
            let (x, y) = (by(one.at.x, other.at.x), by(one.at.y, other.at.y));
            one.at != other.at && x * x + y * y <= Length(stats.get(Stat::Range)).squared()
        }
    }
}

fn auras(by: u16, building: &Building) -> Option<Aura> {
    let aura = building.row().deeds.iter().fold(
        Aura { by, slows: 100, weakens: (Harms::NONE, 100) },
        |aura, deed| match deed {
            Deed::Slows(percent) => Aura { slows: *percent, ..aura },
            Deed::Weakens(harms, percent) => Aura { weakens: (*harms, *percent), ..aura },
            _ => aura,
        },
    );
    (aura.slows != 100 || aura.weakens.1 != 100).then_some(aura)
}

fn kiln(by: u16, building: &Building, stats: &Stats) -> Option<Kiln> {
    let middle = |place: u8| i32::from(place) * 1000 + 500;
    building.row().deeds.iter().find_map(|deed| match deed {
        Deed::Kindles(status, amount) => Some(Kiln {
            by,
            at: Spot { x: middle(building.at.x), y: middle(building.at.y), z: 0 },
            range: Length(stats.get(Stat::Range)),
            brings: (*status, *amount),
        }),
        _ => None,
    })
}

impl Battle {
    /// What the hits of a shot bring that has flown from one spot to another, as seen from above.
    pub(crate) fn kindled_between(&self, from: Spot, to: Spot) -> Option<(Status, u16)> {
        let is_through = |kiln: &&Kiln| {
            let [line, away] = [to, kiln.at].map(|spot| Spot { z: 0, ..spot } - Spot { z: 0, ..from });
            let whole = line.dot(line).max(1);
            // The part of the line where it is nearest, in thousandths.
            let part = (away.dot(line) * 1000 / whole).clamp(0, 1000);
            let along = |by: i32| i32::try_from(i64::from(by) * part / 1000).unwrap_or(0);
            let nearest = Spot { x: along(line.x), y: along(line.y), z: 0 };
            nearest.squared_from_above(away) <= kiln.range.squared()
                && !self.buildings[usize::from(kiln.by)].conditions.has(Condition::Paralysed)
        };
        self.sketch.kilns.iter().find(is_through).map(|kiln| kiln.brings)
    }
}

/// What a building reaches from where it stands.
pub(crate) fn range(building: &Building, stats: &Stats) -> Range {
    let length = Length(stats.get(Stat::Range));
    let Some(gun) = building.row().gun else {
        return Range { sight: Sight::Over, ..Range::disc(length) };
    };
    let shape = match (gun.turning, gun.flight) {
        (Turning::Fixed, Flight::Beam(width, _)) => Shape::Lane { toward: building.facing, length, width },
        (Turning::Fixed, _) => Shape::Lane { toward: building.facing, length, width: Length::TILE },
        _ => Shape::Disc(length),
    };
    Range { shape, limits: gun.limits, sight: gun.sight, ..Range::disc(length) }
}
