//! What screens and bots ask of a battle.

use std::borrow::Cow;

use engine::Silence;
use grid::Point;

use crate::act::YIELDS;
use crate::battle::sketch;
use crate::verbs::Act;
use crate::{
    Around, Assault, Battle, Blueprint, Building, Card, Changes, Deed, Dome, Effect, Energy, Family, Foe,
    Fuel, Good, Hp, Hull, Length, Level, Materials, Outcome, Placing, Price, Purse, Range, Shot, Spot, Stat,
    Stats, Target, Ticks, Wave,
};

impl Battle {
    /// On which level it is fought.
    pub const fn level(&self) -> Level {
        self.level
    }

    /// What there is to pay with, and the fuel so far.
    pub const fn purse(&self) -> Purse {
        self.purse
    }

    /// The fuel that is fought for.
    pub const fn goal(&self) -> Fuel {
        self.goal
    }

    /// What is left of the hull.
    pub const fn hull(&self) -> Hull {
        self.hull
    }

    /// The hull that each wave has taken so far.
    pub fn losses(&self) -> &[Hull] {
        &self.losses
    }

    /// How many waves are over.
    pub const fn waves_over(&self) -> u16 {
        self.wave
    }

    /// The wave that goes on.
    pub const fn assault(&self) -> Option<Assault> {
        self.assault
    }

    /// How it ended, if it has.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.over
    }

    /// The blueprints at hand.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// All buildings, the hub first.
    pub fn buildings(&self) -> &[Building] {
        &self.buildings
    }

    /// All attackers.
    pub fn foes(&self) -> &[Foe] {
        &self.foes
    }

    /// What flies.
    pub fn shots(&self) -> &[Shot] {
        &self.shots
    }

    /// What abilities have begun.
    pub fn effects(&self) -> &[Effect] {
        &self.effects
    }

    /// Bubbles that attackers have left.
    pub fn domes(&self) -> &[Dome] {
        &self.domes
    }

    /// Where an attacker is aimed at.
    pub fn spot(&self, foe: &Foe) -> Spot {
        self.land.aim_at(foe)
    }

    /// The wave that goes on or comes next, and those that are shown after it.
    pub fn next_waves(&self) -> impl Iterator<Item = &Wave> {
        (0..u16::from(self.content.preview)).map(|ahead| self.wave_of(self.wave + ahead))
    }

    /// All waves that can come, also those that whoever plays is not shown yet.
    pub fn waves_in_store(&self) -> &[Wave] {
        &self.waves
    }

    /// The numbers of what would be built or used.
    pub(crate) fn make(&self, blueprint: Blueprint, target: Target) -> Stats {
        let tier = if let Target::Tier(_, tier) = target { usize::from(tier) } else { 0 };
        let card = self.card(blueprint).expect("it was checked that it is at hand");
        card.makes[tier.min(Card::MAKES - 1)]
    }

    /// What a blueprint at hand costs. Energy that is missing is paid in materials.
    pub fn price(&self, blueprint: Blueprint, target: Target) -> Price {
        let stats = self.make(blueprint, target);
        let dearer = blueprint.row().deeds.iter().map(|deed| match deed {
            Deed::Dearer(more) => {
                let standing =
                    self.buildings.iter().filter(|building| building.blueprint == blueprint).count();
                more.0 * i32::try_from(standing).unwrap_or(i32::MAX)
            }
            _ => 0,
        });
        let materials = stats.get(Stat::Materials) + dearer.sum::<i32>();
        Price { materials: Materials(materials), energy: Energy(stats.get(Stat::Energy)) }
    }

    /// What comes back when a building is sold: all of it before its first wave.
    pub fn refund(&self, building: &Building) -> Price {
        let percent = if building.age == 0 { 100 } else { i32::from(self.content.refund) };
        let Price { materials, energy } = building.paid;
        Price { materials: Materials(materials.0 * percent / 100), energy: Energy(energy.0 * percent / 100) }
    }

    /// The same with all that follows from it worked out: only a battle that was read from bytes has none of that.
    pub(crate) fn drawn(&self) -> Cow<'_, Self> {
        if self.sketch.is_drawn() {
            return Cow::Borrowed(self);
        }
        let mut copy = self.clone();
        Act::new(&mut copy, &mut Silence);
        Cow::Owned(copy)
    }

    /// The numbers of a building now, with all that alters them.
    pub fn stats(&self, building: usize) -> Stats {
        self.drawn().sketch.stats[building]
    }

    /// All that alters the numbers of a building, in its order: it tells how each of them came about.
    pub fn changes(&self, building: usize) -> Changes {
        let mut changes = Changes::default();
        self.drawn().sketch.gather(&self.buildings, building, &self.content, &mut changes);
        changes
    }

    /// What a building reaches from its tile.
    pub fn range(&self, building: usize) -> Range {
        sketch::range(&self.buildings[building], &self.stats(building))
    }

    /// What a blueprint at hand would reach from a tile.
    pub fn range_of(&self, blueprint: Blueprint, target: Target) -> Option<Range> {
        let card = self.card(blueprint)?;
        let at = target.at()?;
        let facing = if let Target::Facing(_, facing) = target { facing } else { grid::Direction::North };
        let building = Building { facing, ..Building::new(card.blueprint, at, self.make(blueprint, target)) };
        Some(sketch::range(&building, &building.stats))
    }

    /// The attackers that a building could aim at, the best first.
    pub fn in_range(&self, building: usize) -> Vec<Foe> {
        let drawn = self.drawn();
        drawn.able(building).into_iter().map(|foe| self.foes[foe]).collect()
    }

    /// What comes in after a wave, as all stands now.
    pub fn income(&self) -> Purse {
        let drawn = self.drawn();
        let mut income = Purse::default();
        for place in 0..self.buildings.len() {
            for (stat, good) in YIELDS {
                income.set(good, income.get(good) + drawn.yields(place, stat));
            }
        }
        income
    }

    /// The health that each building and each ability has taken so far, by family.
    pub fn dealt(&self) -> impl Iterator<Item = (Blueprint, [u32; Family::COUNT])> {
        let buildings = self.buildings.iter().map(|building| (building.blueprint, building.dealt));
        buildings.chain(self.cards.iter().map(|card| (card.blueprint, card.dealt)))
    }

    /// The score so far: the fuel, and for a battle that is won, all that is left of the hull ten times.
    pub(crate) fn points(&self) -> i64 {
        let fuel = i64::from(self.purse.fuel.0);
        let is_won = self.purse.fuel >= self.goal && self.hull.0 > 0;
        if is_won { fuel + 10 * i64::from(self.hull.0) } else { fuel }
    }

    /// Health and speed of a kind of attacker in this battle.
    pub fn breed(&self, kind: crate::Attacker) -> (Hp, crate::Speed) {
        sketch::breed(kind, &self.modifiers, &self.content)
    }

    /// Where an ability does something.
    pub(crate) fn spot_of(&self, blueprint: Blueprint, target: Target) -> Spot {
        match (blueprint.row().place, target.at()) {
            (_, None) => Spot::default(),
            (Placing::Point, Some(at)) => self.land.aimed_at(at),
            (_, Some(at)) => self.land.relief.above_tile(at, Length(0)),
        }
    }

    /// Whether a building stands so near to a spot of the map.
    pub(crate) fn is_building_near(&self, building: usize, at: Spot, within: Length) -> bool {
        let Point { x, y } = self.buildings[building].at;
        let middle = |place: u8| i32::from(place) * 1000 + 500;
        at.squared_from_above(Spot { x: middle(x), y: middle(y), z: 0 }) <= within.squared()
    }

    /// Whether what a building does around it reaches another.
    pub(crate) fn is_reached(&self, around: Around, building: usize, other: usize) -> bool {
        let [one, other] = [building, other].map(|place| &self.buildings[place]);
        sketch::reaches(around, one, &self.sketch.stats[building], other)
    }

    /// A ray that no other effect is.
    pub(crate) fn free_ray(&self) -> u8 {
        let is_free = |ray: &u8| {
            !self.effects.iter().any(
                |effect| matches!(effect.kind, crate::EffectKind::Sweep(_, _, _, taken) if taken == *ray),
            )
        };
        (0..8).find(is_free).unwrap_or(7)
    }

    /// How many ticks of waves there were.
    pub const fn ticks(&self) -> Ticks {
        Ticks(self.ticks)
    }

    /// So much of something is there.
    pub const fn amount(&self, good: Good) -> i32 {
        self.purse.get(good)
    }
}
