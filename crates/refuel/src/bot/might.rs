//! How much towers can do against the waves that are shown: an estimate in whole numbers.

use crate::{
    Attacker, Battle, Building, Flight, Gun, Harms, Quirk, SegmentId, Size, Spread, Stat, Stats, Watch,
};

/// What comes along one way in one batch.
#[derive(Clone, Copy, Debug)]
struct Danger {
    way: usize,
    kind: Attacker,
    count: i64,
    /// Ticks between two of them.
    spacing: i64,
    /// How far each goes in a tick, in parts of a way.
    speed: i64,
    /// The harm that it takes to stop all of them, in thousandths.
    asks: i64,
}

/// What comes, and along which pieces of ways.
#[derive(Clone, Debug)]
pub(super) struct Dangers {
    all: Vec<Danger>,
    /// For each way how many of those who come along it go over each piece, in 1024ths.
    shares: Vec<Vec<i64>>,
}

/// What is still to be done against each danger, in thousandths of health.
pub(super) type Left = Vec<i64>;

impl Dangers {
    /// What so many of the shown waves bring.
    pub(super) fn of(battle: &Battle, waves: usize) -> Self {
        let network = battle.land.network();
        let mut order: Vec<usize> = (0..network.segments().len()).collect();
        order.sort_by_key(|place| std::cmp::Reverse(network.segments()[*place].left));
        let shares = network.starts().iter().map(|start| {
            let mut shares = vec![0; order.len()];
            shares[usize::from(start.segment.0)] = 1024;
            for place in &order {
                let next = &network.segments()[*place].next;
                for SegmentId(on) in next {
                    shares[usize::from(*on)] += shares[*place] / i64::try_from(next.len()).unwrap_or(1);
                }
            }
            shares
        });
        let mut all = Vec::new();
        for batch in battle.next_waves().take(waves).flat_map(|wave| &wave.batches) {
            for (way, kind) in batch.on.iter().enumerate() {
                let Some(kind) = *kind else { continue };
                let (hp, speed) = battle.breed(kind);
                let row = kind.row();
                let value = i64::from(row.value) * i64::from(hp.0) / i64::from(row.hp.0);
                let count = i64::from(batch.count);
                let (spacing, speed) = (i64::from(batch.spacing.0), i64::from(speed.0));
                all.push(Danger { way, kind, count, spacing, speed, asks: 1000 * count * value });
            }
        }
        Self { all, shares: shares.collect() }
    }

    /// What all of them ask for, by so many hundredths, without what towers that stand can do.
    pub(super) fn left(&self, battle: &Battle, percent: i64) -> Left {
        let mut left: Left = self.all.iter().map(|danger| danger.asks * percent / 100).collect();
        for (place, building) in battle.buildings.iter().enumerate() {
            let Some(gun) = &building.row().gun else { continue };
            let (stats, watch) = (&battle.sketch.stats[place], battle.sketch.watches.get(place));
            for (left, danger) in left.iter_mut().zip(&self.all) {
                *left = (*left - self.harm(gun, stats, watch, danger)).max(0);
            }
        }
        left
    }

    /// What a tower would do of that.
    pub(super) fn gain(&self, building: &Building, stats: &Stats, watch: &Watch, left: &Left) -> i64 {
        let Some(gun) = &building.row().gun else { return 0 };
        let dangers = self.all.iter().zip(left).filter(|(_, left)| **left > 0);
        dangers.map(|(danger, left)| self.harm(gun, stats, watch, danger).min(*left)).sum()
    }

    /// The harm that a tower does to all of a batch on a way.
    fn harm(&self, gun: &Gun, stats: &Stats, watch: &Watch, danger: &Danger) -> i64 {
        let size = if danger.kind.row().size == Size::Small { Size::Small } else { Size::Large };
        let pieces = (0..).zip(&self.shares[danger.way]).filter(|(_, share)| **share > 0);
        let reached: i64 = pieces
            .map(|(id, share)| share * i64::from(watch.stretches(SegmentId(id), size).count_ones()))
            .sum();
        if reached == 0 {
            return 0;
        }
        let crossing = reached * STRETCH / 1024 / danger.speed.max(1);
        let time = crossing + (danger.count - 1) * danger.spacing;
        let hit = hit(gun, stats, danger.kind) * met(gun, stats, danger) / 100;
        hit * time / i64::from(stats.get(Stat::Interval).max(1))
    }
}

/// A 32nd of a piece of a way, in the measure of progress.
const STRETCH: i64 = 625;

/// What a hit takes of somebody, in thousandths.
fn hit(gun: &Gun, stats: &Stats, kind: Attacker) -> i64 {
    let row = kind.row();
    let resisted = |harms: Harms| gun.harms.is_within(harms);
    let resists =
        row.resists.iter().filter(|(harms, _)| resisted(*harms)).map(|(_, percent)| i64::from(*percent));
    let passes = 100 - resists.max().unwrap_or(0).min(100);
    let damage = 10 * i64::from(stats.get(Stat::Damage)) * passes;
    let loss = Harms::LOSS.is_within(gun.harms);
    let armour = if loss { 0 } else { 1000 * i64::from(row.armour.0) };
    // Half of a hit is a guess for what it brings besides: it freezes, burns, or bares.
    (damage - armour).max(0) * if gun.brings.is_empty() { 2 } else { 3 } / 2
}

/// How many are met by a shot, in hundredths.
fn met(gun: &Gun, stats: &Stats, danger: &Danger) -> i64 {
    let apart = (danger.spacing * danger.speed / 20).max(1);
    // So many of a row are within a length of each other.
    let within = |length: i32| (100 + 200 * i64::from(length) / apart).min(100 * danger.count);
    let radius = stats.get(Stat::Radius);
    let spread = match gun.spread {
        Spread::One => 100,
        Spread::Blast => within(radius).min(400),
        Spread::Sparks(count, share) | Spread::Chain(count, share) => {
            let others = (within(radius) - 100).min(100 * i64::from(count));
            100 + others * i64::from(share) / 100
        }
    };
    let flight = match gun.flight {
        Flight::Beam(_, most) => within(1500).min(100 * i64::from(most)),
        Flight::Pulse => within(stats.get(Stat::Range)).min(600),
        Flight::Ballistic if danger.speed > 2000 => 40,
        Flight::Ballistic => 75,
        _ => 100,
    };
    let quirks = gun.quirks.iter().fold(100, |percent, quirk| match quirk {
        Quirk::Pellets(count, _) => percent * i64::from(*count) / 2,
        Quirk::Astray(_) => percent * 6 / 10,
        Quirk::SpinsUp(..) => percent * 7 / 10,
        Quirk::FarHarder => percent * 3 / 2,
        Quirk::NearFaster(_) => percent * 13 / 10,
        _ => percent,
    });
    spread * flight / 100 * quirks / 100
}
