//! The blueprints, a row each: all that sets one apart from another but its words and its picture.
//!
//! A row names only what differs from its family.

use super::Deed::{
    Apart, Blast, Bursts, ByTheWay, Converts, Dearer, Drains, EnergyOfMaterials, Grants, Harvests, Improves,
    Inflicts, Kindles, Lends, Refreshes, Salvages, Sharpens, Shoves, Slows, Storm, Strikes, Supports, Sweep,
    Trades, Weakens, YieldGrows, YieldsByHeight, YieldsOver,
};
use super::{
    Around, Blueprint, By, Change, Choice, Design, Flight, Footing, Good, Gun, Limits, Placing, Quirk,
    Rarity, Sight, Sort, Spread, Stat, Stats, Trade, Turning,
};
use crate::world::tile::Holding;
use crate::{Condition, Energy, Harm, Harms, Hp, Length, Materials, Speed, Status, Ticks};

const TOWER: Design = Design {
    rarity: Rarity::Common,
    sort: Sort::Tower,
    place: Placing::Tile(Footing::ANY),
    stats: Stats::NONE,
    gun: Some(Gun::BULLETS),
    deeds: &[],
    tiers: &[],
};
const ECONOMIC: Design =
    Design { sort: Sort::Economic, place: Placing::Tile(Footing::FLAT), gun: None, ..TOWER };
const SPECIAL: Design = Design { sort: Sort::Special, gun: None, ..TOWER };
const ABILITY: Design = Design { sort: Sort::Ability, place: Placing::Point, gun: None, ..TOWER };

/// What it costs in materials and how far it shoots, how hard, and every how many ticks.
const fn shooting(materials: i32, range: i32, damage: i32, interval: i32) -> Stats {
    Stats::costs(materials, 0).range(range).damage(damage).interval(interval)
}

/// What it costs in energy, how far around it is felt, and how hard.
const fn felt(energy: i32, radius: i32, damage: i32) -> Stats {
    Stats::costs(0, energy).radius(radius).damage(damage)
}

impl Blueprint {
    #[rustfmt::skip]
    const fn row_of(self) -> Design {
        match self {
            Self::Hub => Design { rarity: Rarity::Special, stats: Stats::NONE.fuel(10).materials(10).energy(10), ..SPECIAL },

            Self::Popgun => Design { rarity: Rarity::Starter, stats: shooting(10, 2900, 2, 16), ..TOWER },
            Self::Lobber => Design { rarity: Rarity::Starter, place: Placing::Tile(Footing::FLAT), stats: shooting(25, 3700, 4, 40).radius(1200).delay(20), gun: Some(Gun { flight: Flight::Ballistic, harms: Harms::EXPLOSIVE, spread: Spread::Blast, sight: Sight::Over, ..Gun::BULLETS }), ..TOWER },
            Self::Twinpipe => Design { stats: shooting(15, 2400, 2, 8), ..TOWER },
            Self::Fidget => Design { stats: shooting(15, 3200, 3, 18), gun: Some(Gun { quirks: &[Quirk::NearFaster(25)], ..Gun::BULLETS }), ..TOWER },
            Self::Rattle => Design { stats: shooting(25, 2600, 1, 2), gun: Some(Gun { flight: Flight::Straight(Speed(24_000)), quirks: &[Quirk::Astray(6)], ..Gun::BULLETS }), ..TOWER },
            Self::Broadmouth => Design { place: Placing::Tile(Footing::FLAT), stats: shooting(20, 2300, 4, 30), gun: Some(Gun { flight: Flight::Straight(Speed(20_000)), turning: Turning::Slow(3), quirks: &[Quirk::Pellets(6, 26)], ..Gun::BULLETS }), ..TOWER },
            Self::Hoarpipe => Design { stats: shooting(20, 2700, 2, 20), gun: Some(Gun { harms: Harms::ENERGY, brings: &[(Status::Freezing, 40)], ..Gun::BULLETS }), ..TOWER },
            Self::Whirler => Design { stats: shooting(40, 3300, 2, 3), gun: Some(Gun { quirks: &[Quirk::SpinsUp(20, Ticks(100))], ..Gun::BULLETS }), ..TOWER },
            Self::Stamper => Design { place: Placing::Tile(Footing::ROCKY), stats: shooting(45, 1600, 20, 50).delay(2), gun: Some(Gun { flight: Flight::Pulse, harms: Harms::EXPLOSIVE, sight: Sight::Over, limits: Limits { above: Length(600), ..Limits::NONE }, choice: Choice::Nobody, ..Gun::BULLETS }), ..TOWER },
            Self::Longeye => Design { stats: shooting(25, 11_100, 10, 66), gun: Some(Gun { flight: Flight::Homing(Speed(60_000)), quirks: &[Quirk::FarHarder], ..Gun::BULLETS }), ..TOWER },
            Self::Arcer => Design { place: Placing::Tile(Footing::FLAT), stats: shooting(15, 3300, 4, 38).radius(1800), gun: Some(Gun { flight: Flight::Instant, harms: Harms::ENERGY, spread: Spread::Sparks(3, 50), sight: Sight::Over, ..Gun::BULLETS }), ..TOWER },
            Self::Bramble => Design { place: Placing::Tile(Footing::over(Holding::Path).and_slopes()), stats: shooting(20, 550, 3, 12), gun: Some(Gun { flight: Flight::Pulse, sight: Sight::Over, choice: Choice::Nobody, ..Gun::BULLETS }), ..TOWER },
            Self::Bellows => Design { place: Placing::Tile(Footing::FLAT), stats: shooting(30, 1700, 5, 50).delay(2), gun: Some(Gun { flight: Flight::Pulse, sight: Sight::Over, choice: Choice::Nobody, quirks: &[Quirk::Pushes(Length(600))], ..Gun::BULLETS }), ..TOWER },
            Self::Sunlance => Design { rarity: Rarity::Rare, place: Placing::Tile(Footing::ROCKY.and_slopes()), stats: shooting(30, 8100, 1, 3), gun: Some(Gun { flight: Flight::Beam(Length(300), 5), harms: Harms::ENERGY, turning: Turning::Fixed, choice: Choice::Nobody, ..Gun::BULLETS }), ..TOWER },
            Self::Coilgun => Design { rarity: Rarity::Rare, stats: shooting(40, 3700, 5, 10).with(Stat::Energy, 10), gun: Some(Gun { quirks: &[Quirk::Charges(Ticks(36), Hp(10), Energy(5))], ..Gun::BULLETS }), ..TOWER },
            Self::Peeler => Design { rarity: Rarity::Rare, stats: shooting(25, 3000, 3, 20), gun: Some(Gun { flight: Flight::Instant, harms: Harms::ENERGY, brings: &[(Status::Bared, 60)], ..Gun::BULLETS }), ..TOWER },
            Self::Threefold => Design { rarity: Rarity::Rare, stats: shooting(10, 2300, 3, 20), tiers: const { &[shooting(40, 3300, 8, 16), shooting(100, 4100, 22, 16)] }, ..TOWER },
            Self::Forkbolt => Design { rarity: Rarity::Rare, place: Placing::Tile(Footing::FLAT), stats: shooting(30, 3000, 9, 40).radius(1500), gun: Some(Gun { flight: Flight::Instant, harms: Harms::ENERGY, spread: Spread::Chain(4, 70), ..Gun::BULLETS }), ..TOWER },
            Self::Hornets => Design { rarity: Rarity::Rare, place: Placing::Tile(Footing::FLAT), stats: shooting(55, 4500, 8, 30).radius(500), gun: Some(Gun { flight: Flight::Homing(Speed(8000)), harms: Harms::EXPLOSIVE, spread: Spread::Blast, sight: Sight::Over, quirks: &[Quirk::Hoards(7, Ticks(20))], ..Gun::BULLETS }), ..TOWER },
            Self::Kiln => Design { rarity: Rarity::Legendary, place: Placing::Tile(Footing::FLAT), stats: shooting(60, 1900, 3, 20), gun: Some(Gun { flight: Flight::Pulse, harms: Harms::ENERGY, brings: &[(Status::Burning, 40)], sight: Sight::Over, choice: Choice::Nobody, ..Gun::BULLETS }), deeds: &[Kindles(Status::Burning, 60)], ..TOWER },
            Self::Tallyman => Design { rarity: Rarity::Legendary, stats: shooting(50, 3400, 10, 20), gun: Some(Gun { quirks: &[Quirk::Learns(Hp(1))], ..Gun::BULLETS }), ..TOWER },
            Self::Keepsake => Design { rarity: Rarity::Special, stats: shooting(25, 3000, 4, 12), gun: Some(Gun { harms: Harms::PHYSICAL.with(Harm::Energy).with(Harm::Explosive), ..Gun::BULLETS }), ..TOWER },

            Self::Borer => Design { rarity: Rarity::Starter, place: Placing::Tile(Footing::over(Holding::Minerals).and_over(Holding::Wellspring)), stats: Stats::costs(10, 0).materials(5).fuel(2), deeds: &[YieldsOver(Stat::MaterialYield, Holding::Minerals), YieldsOver(Stat::FuelYield, Holding::Wellspring)], ..ECONOMIC },
            Self::Sifter => Design { stats: Stats::costs(5, 0).materials(5), deeds: &[Dearer(Materials(5)), Apart], ..ECONOMIC },
            Self::Sunleaf => Design { place: Placing::Tile(Footing::FLAT.from_level(1)), stats: Stats::costs(5, 0).energy(2), deeds: &[YieldsByHeight(Stat::EnergyYield)], ..ECONOMIC },
            Self::Weir => Design { place: Placing::Tile(Footing::ROCKY), stats: Stats::costs(15, 0).materials(5), deeds: &[ByTheWay, Apart], ..ECONOMIC },
            Self::Condenser => Design { place: Placing::Tile(Footing::ANY), stats: Stats::costs(10, 0), deeds: &[Trades(Trade { give: (Good::Energy, 5), take: (Good::Materials, 4), most: 3 })], ..ECONOMIC },
            Self::Gleaner => Design { place: Placing::Tile(Footing::ROCKY), stats: Stats::costs(20, 0).range(1900), deeds: &[Salvages(Materials(1))], ..ECONOMIC },
            Self::Dynamo => Design { rarity: Rarity::Rare, place: Placing::Tile(Footing::ANY), stats: Stats::costs(15, 0), deeds: &[EnergyOfMaterials(40)], ..ECONOMIC },
            Self::Pumpjack => Design { rarity: Rarity::Rare, place: Placing::Tile(Footing::over(Holding::Wellspring)), stats: Stats::costs(30, 0).fuel(10).cooldown(1).first_cooldown(1), ..ECONOMIC },
            Self::Seedbed => Design { rarity: Rarity::Rare, place: Placing::Tile(Footing::ANY), stats: Stats::costs(30, 0).materials(5).cooldown(2).first_cooldown(2), deeds: &[YieldGrows(Stat::MaterialYield, 5)], ..ECONOMIC },
            Self::Still => Design { rarity: Rarity::Rare, place: Placing::Tile(Footing::ANY), stats: Stats::costs(25, 0), deeds: &[Trades(Trade { give: (Good::Materials, 6), take: (Good::Fuel, 2), most: 3 })], ..ECONOMIC },

            Self::Lookout => Design { rarity: Rarity::Rare, stats: Stats::costs(10, 0), deeds: const { &[Supports(Around::Neighbours, Change::percent(Stat::Range, 130))] }, ..SPECIAL },
            Self::Chargepost => Design { stats: Stats::costs(15, 0), deeds: &[Lends(Around::Neighbours, Condition::Electrified, 25)], ..SPECIAL },
            Self::Commutator => Design { rarity: Rarity::Rare, stats: Stats::costs(20, 0), deeds: const { &[Supports(Around::Neighbours, Change::at_least(Stat::EnergyYield, 2))] }, ..SPECIAL },
            Self::Whip => Design { rarity: Rarity::Rare, stats: Stats::costs(25, 0), deeds: const { &[Supports(Around::Neighbours, Change::percent(Stat::Interval, 75)), Supports(Around::Neighbours, Change::percent(Stat::Range, 85))] }, ..SPECIAL },
            Self::Ballast => Design { rarity: Rarity::Rare, stats: Stats::costs(25, 0), deeds: const { &[Supports(Around::Neighbours, Change::percent(Stat::Damage, 175)), Supports(Around::Neighbours, Change::percent(Stat::Interval, 135))] }, ..SPECIAL },
            Self::Resonator => Design { rarity: Rarity::Legendary, stats: Stats::costs(40, 0).range(2300).cooldown(2).first_cooldown(2), deeds: const { &[Supports(Around::InRange, Change::plus(Stat::Damage, 3))] }, ..SPECIAL },
            Self::Rimespire => Design { rarity: Rarity::Legendary, stats: Stats::costs(25, 0).range(2100), deeds: &[Slows(75), Weakens(Harms::ENERGY, 150)], ..SPECIAL },

            Self::Squib => Design { rarity: Rarity::Starter, stats: felt(10, 750, 5), deeds: &[Blast(Harms::EXPLOSIVE)], ..ABILITY },
            Self::Skyfall => Design { stats: felt(25, 1400, 20).delay(16), deeds: const { &[Blast(Harms::PHYSICAL.with(Harm::Explosive))] }, ..ABILITY },
            Self::Thunderhead => Design { stats: felt(15, 2500, 25).interval(20), deeds: &[Storm(Harms::ENERGY, 6)], ..ABILITY },
            Self::Foghorn => Design { stats: felt(12, 1300, 0), deeds: &[Shoves(Length(1500))], ..ABILITY },
            Self::Hoarfrost => Design { stats: felt(12, 1700, 0), deeds: &[Inflicts(Status::Freezing, 100)], ..ABILITY },
            Self::Tinder => Design { stats: felt(15, 1500, 0), deeds: &[Inflicts(Status::Burning, 160)], ..ABILITY },
            Self::Needle => Design { stats: felt(8, 1400, 2), deeds: &[Bursts, Inflicts(Status::Bared, 80), Blast(Harms::PHYSICAL)], ..ABILITY },
            Self::Limpet => Design { rarity: Rarity::Rare, place: Placing::Tile(Footing::ROCKY.and_slopes()), stats: Stats::costs(0, 10).range(2400).damage(3).interval(30).delay(24).waves(3).cooldown(1), gun: Some(Gun { flight: Flight::Tether, harms: Harms::LOSS, sight: Sight::Over, ..Gun::BULLETS }), deeds: &[Strikes(Harms::LOSS)], ..ABILITY },
            Self::Dye => Design { rarity: Rarity::Rare, stats: felt(20, 800, 0).cooldown(1), deeds: &[Inflicts(Status::Marked, u16::MAX)], ..ABILITY },
            Self::Sweepbeam => Design { rarity: Rarity::Rare, place: Placing::Line, stats: felt(30, 250, 30).duration(60), deeds: &[Sweep(Harms::ENERGY)], ..ABILITY },
            Self::Anchor => Design { rarity: Rarity::Rare, stats: felt(20, 800, 0).cooldown(1), deeds: &[Inflicts(Status::Rooted, 60)], ..ABILITY },
            Self::Overwind => Design { rarity: Rarity::Rare, stats: felt(15, 1600, 0), deeds: &[Grants(Condition::Overclocked, 1)], ..ABILITY },
            Self::Rewind => Design { rarity: Rarity::Rare, place: Placing::Anywhere, stats: Stats::costs(0, 10).cooldown(3), deeds: &[Refreshes(1)], ..ABILITY },
            Self::Barter => Design { rarity: Rarity::Rare, place: Placing::Anywhere, stats: Stats::NONE.cooldown(1), deeds: &[Converts(Trade { give: (Good::Energy, 15), take: (Good::Materials, 12), most: 1 })], ..ABILITY },
            Self::Distil => Design { rarity: Rarity::Legendary, place: Placing::Anywhere, stats: Stats::costs(0, 5), deeds: &[Converts(Trade { give: (Good::Materials, 12), take: (Good::Fuel, 3), most: 1 })], ..ABILITY },
            Self::Gleam => Design { rarity: Rarity::Rare, stats: felt(10, 1500, 0).cooldown(1), deeds: &[Harvests(Materials(1), Ticks(240))], ..ABILITY },
            Self::Snowball => Design { rarity: Rarity::Rare, stats: felt(15, 900, 8), deeds: const { &[Blast(Harms::PHYSICAL), Sharpens(Change::plus(Stat::Damage, 4))] }, ..ABILITY },
            Self::Undertow => Design { rarity: Rarity::Legendary, stats: felt(40, 1300, 0).cooldown(1), deeds: &[Drains(40)], ..ABILITY },
            Self::Refit => Design { rarity: Rarity::Legendary, place: Placing::Anywhere, stats: Stats::costs(10, 10).cooldown(1).first_cooldown(1), deeds: const { &[Improves(Change::plus(Stat::Materials, -2).at(Change::BLUEPRINT)), Improves(Change::percent(Stat::Range, 105).at(Change::BLUEPRINT)), Improves(Change::percent(Stat::Radius, 105).at(Change::BLUEPRINT)), Improves(Change { stat: Stat::Interval, by: By::Down(90, 5), order: Change::BLUEPRINT })] }, ..ABILITY },
            Self::Windfall => Design { rarity: Rarity::Special, place: Placing::Anywhere, stats: Stats::costs(0, 25).cooldown(2), deeds: &[Converts(Trade { give: (Good::Materials, 0), take: (Good::Materials, 30), most: 1 })], ..ABILITY },
        }
    }
}

pub(super) const DESIGNS: [Design; Blueprint::COUNT] = {
    let mut rows = [TOWER; Blueprint::COUNT];
    let mut place = 0;
    while place < Blueprint::COUNT {
        rows[place] = Blueprint::ALL[place].row_of();
        place += 1;
    }
    rows
};
