//! The numbers that a run is played with, apart from the rows of creatures, items and places.

mod knobs;

use serde::{Deserialize, Serialize};

use crate::{Energy, FloorNumber, Gold, Hp, Kind, Nature, Percent, Tier, Turns};

/// All numbers of a rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Content {
    /// What creatures have in health beyond their rows, bosses left out.
    pub foe_hp: Percent,
    /// What they have in attack beyond their rows, by tier, the rooted first.
    pub foe_attack: [Percent; Self::TIERS],
    /// What each floor adds to that, whoever lives there.
    pub depth_attack: Percent,
    /// What ground takes of creatures beyond what it takes of whoever plays.
    pub foe_ground: Percent,
    /// What creatures gain in health with each floor.
    pub growth_hp: Percent,
    /// What they gain in attack.
    pub growth_attack: Percent,
    /// What they gain in speed.
    pub growth_speed: Percent,
    /// One when they grow from their home floor on, zero when all do from the first.
    pub grows_from_home: u8,
    /// What the first level takes in experience; each further one takes as much more.
    pub level_xp: u16,
    /// How often whoever plays strikes critically.
    pub critical: Percent,
    /// What that adds.
    pub critical_harm: Percent,
    /// What a healing flask heals.
    pub flask: Hp,
    /// What the stairs heal.
    pub stairs: Percent,
    /// Healing flasks that lie on every floor.
    pub sure_flasks: u8,
    /// How much of the written density of traps there is.
    pub traps: Percent,
    /// What a trap takes on the first floor, less one step.
    pub trap_harm: Hp,
    /// What each floor adds to that.
    pub trap_growth: Hp,
    /// Gold on the first floor.
    pub gold: Gold,
    /// What each floor adds to it.
    pub gold_growth: Percent,
    /// Encounters, before depth adds some.
    pub encounters: u8,
    /// What each floor adds to prices.
    pub price_growth: Percent,
    /// What a healing flask costs on the first floor.
    pub flask_price: Gold,
    /// The most heads of an encounter.
    pub heads: u8,
    /// One when those with quick feet strike as quickly as they walk, zero when they do not.
    pub quick_strikes: u8,
    /// What each tier of a slain creature is worth; zero when each is worth what its row says.
    pub tier_score: u16,
    /// How long creatures look for whom they do not see.
    pub patience: Turns,
    /// How long a floor is calm.
    pub calm: u16,
    /// From then on, how often somebody comes to look for those who stay.
    pub seekers_every: u16,
    /// How much stronger each of them is than the one before.
    pub seekers_growth: Percent,
    /// Under so much health the hearth is lit.
    pub hearth_below: Percent,
    /// So much health it heals to.
    pub hearth_to: Percent,
    /// What two seats add to the health of creatures.
    pub together_hp: Percent,
    /// What they add to encounters.
    pub together_count: Percent,
    /// After so many offers without anything rare, the next has something.
    pub pity: u8,
    /// How long somebody can lie before they are lost.
    pub lying: Turns,
}

impl Content {
    /// Tiers of creatures that are no bosses.
    pub const TIERS: usize = Tier::Boss.index();

    /// The numbers with all rulings.
    pub const RULED: Self = Self {
        foe_hp: Percent(10),
        foe_attack: [Percent(60), Percent(60), Percent(120), Percent(170)],
        depth_attack: Percent(30),
        foe_ground: Percent(150),
        growth_hp: Percent(25),
        growth_attack: Percent(15),
        growth_speed: Percent(5),
        grows_from_home: 1,
        level_xp: 40,
        critical: Percent(5),
        critical_harm: Percent(50),
        flask: Hp(35),
        stairs: Percent(15),
        sure_flasks: 1,
        traps: Percent(10),
        trap_harm: Hp(5),
        trap_growth: Hp(3),
        gold: Gold(30),
        gold_growth: Percent(20),
        encounters: 3,
        price_growth: Percent(10),
        flask_price: Gold(35),
        heads: 3,
        quick_strikes: 0,
        tier_score: 0,
        patience: Turns(10),
        calm: 1_200,
        seekers_every: 40,
        seekers_growth: Percent(10),
        hearth_below: Percent(35),
        hearth_to: Percent(50),
        together_hp: Percent(50),
        together_count: Percent(25),
        pity: 8,
        lying: Turns(20),
    };

    /// The design document to the letter. RULES.md, section 14.
    pub const LITERAL: Self = Self {
        foe_hp: Percent(0),
        foe_attack: [Percent(0); Self::TIERS],
        depth_attack: Percent(0),
        foe_ground: Percent(0),
        grows_from_home: 0,
        level_xp: 0,
        stairs: Percent(0),
        sure_flasks: 0,
        traps: Percent(100),
        heads: 1,
        quick_strikes: 1,
        tier_score: 10,
        patience: Turns(0),
        pity: 7,
        ..Self::RULED
    };

    /// What a kind has in attack on a floor, beyond its row and what it grows by: bosses are as their rows say.
    /// RULES.md, 5.5.
    pub fn keenness(&self, kind: Kind, floor: FloorNumber) -> Percent {
        let of_tier = self.foe_attack.get(kind.tier().index());
        of_tier.map_or(Percent(0), |keen| Percent(keen.0 + self.depth_attack.0 * u16::from(floor.0)))
    }

    /// What a trap takes on a floor.
    pub fn trap(&self, floor: FloorNumber) -> Hp {
        self.trap_harm + Hp(self.trap_growth.0 * i16::from(floor.0))
    }

    /// A price of the first floor on another.
    pub fn price(&self, price: Gold, floor: FloorNumber) -> Gold {
        let percent = 100 + u32::from(self.price_growth.0) * u32::from(floor.0 - 1);
        Gold(u16::try_from(u32::from(price.0) * percent / 100).unwrap_or(u16::MAX))
    }

    /// The gold that lies on a floor.
    pub fn gold(&self, floor: FloorNumber) -> Gold {
        let percent = 100 + u32::from(self.gold_growth.0) * u32::from(floor.0 - 1);
        Gold(u16::try_from(u32::from(self.gold.0) * percent / 100).unwrap_or(u16::MAX))
    }

    /// What a strike costs a kind.
    pub fn strike(&self, kind: Kind) -> Energy {
        let Nature { step, strike, .. } = *kind.nature();
        step.filter(|_| self.quick_strikes == 1).map_or(strike, |step| strike.min(step))
    }

    /// What slaying one of a kind is worth.
    pub fn worth(&self, kind: Kind) -> u16 {
        match self.tier_score {
            0 => kind.nature().score,
            score => score * u16::try_from(kind.tier().index()).unwrap_or(0),
        }
    }

    /// How many encounters a floor has.
    pub const fn encounters(&self, floor: FloorNumber) -> u8 {
        self.encounters + floor.0 * 4 / 5
    }
}

impl Default for Content {
    fn default() -> Self {
        Self::RULED
    }
}
