//! What is found and offered, drawn from the tables of a floor.

use engine::Dice;

use crate::{
    Content, Family, Flask, FloorNumber, Gold, Item, Loot, Make, Offer, Percent, Perk, Rarity, Shop, Slot,
    Spell,
};

/// How often a shop looks for something else than it has.
const TRIES: usize = 8;

impl Content {
    /// The chance that a fight leaves something.
    pub(crate) fn drop_chance(&self, floor: FloorNumber) -> Percent<u32> {
        let drops = &self.drops;
        Percent((u32::from(drops.chance.0) + u32::from(drops.per_floor.0) * floor.0).min(drops.cap.0.into()))
    }

    /// The loot of a fight.
    pub(crate) fn drop(&self, floor: FloorNumber, luck: &mut Dice) -> Loot {
        match pick(&self.drops.fight_weights, luck) {
            0 => Loot::Gear(self.gear(floor, luck)),
            1 => Loot::Flask(flask(luck)),
            _ => Loot::Tome(tome(luck)),
        }
    }

    /// What a chest holds.
    pub(crate) fn chest(&self, floor: FloorNumber, luck: &mut Dice) -> Loot {
        match pick(&self.drops.chest_weights, luck) {
            0 => Loot::Gear(self.gear(floor, luck)),
            1 => Loot::Flask(flask(luck)),
            2 => Loot::Tome(tome(luck)),
            _ => {
                let flask = self.prices.flask.on(floor);
                Loot::Gold(flask + Gold(luck.below(flask.0 + 1)))
            }
        }
    }

    /// A piece of gear.
    pub(crate) fn gear(&self, floor: FloorNumber, luck: &mut Dice) -> Item {
        let rarity = Rarity::ALL[pick(&self.drops.rarities, luck)];
        self.make(floor, rarity, luck)
    }

    /// What a boss leaves: never common.
    pub(crate) fn prize(&self, floor: FloorNumber, luck: &mut Dice) -> Item {
        let [_, seldom @ ..] = self.drops.rarities;
        let rarity = Rarity::ALL[1 + pick(&seldom, luck)];
        self.make(floor, rarity, luck)
    }

    /// What a shop offers: something to drink, something to wear, and perhaps something to read.
    pub(crate) fn offers(&self, floor: FloorNumber, luck: &mut Dice) -> [Option<Offer>; Shop::OFFERS] {
        let prices = &self.prices;
        let flask = |flask| Some(Offer { loot: Loot::Flask(flask), price: prices.flask.on(floor) });
        let mut gear = || {
            let item = self.gear(floor, luck);
            let rarity = u32::from(self.drops.rarity_power[item.rarity.index()].0);
            Some(Offer { loot: Loot::Gear(item), price: Gold(prices.gear.on(floor).0 * rarity / 100) })
        };
        let first = gear();
        // Nobody is offered the same thing twice; luck that insists on it leaves a place empty.
        let second = (0..TRIES).map(|_| gear()).find(|offer| *offer != first).flatten();
        let drink = if luck.below(2) == 0 { Flask::Tonic } else { Flask::Mana };
        let tome = (luck.below(2) == 0)
            .then(|| Offer { loot: Loot::Tome(tome(luck)), price: prices.tome.on(floor) });
        [flask(Flask::Potion), flask(drink), first, second, tome]
    }

    fn make(&self, floor: FloorNumber, rarity: Rarity, luck: &mut Dice) -> Item {
        let family = &Family::ALL[pick(&Family::ALL.map(|family| family.weight), luck)];
        let make = match family.makes {
            [make] => *make,
            several => {
                let count = u32::try_from(several.len()).expect("a family is small");
                several[luck.below(count) as usize]
            }
        };
        // The rarer, the surer is a perk.
        let has_perk = luck.below(3) < rarity as u32;
        let perk = has_perk.then(|| perk(make.slot(), luck));
        self.plain(make, rarity, floor, perk)
    }

    /// A piece of gear without any luck.
    pub(crate) fn plain(&self, make: Make, rarity: Rarity, floor: FloorNumber, perk: Option<Perk>) -> Item {
        let power = self.power(make.slot(), rarity, floor);
        let floor = u16::try_from(floor.0).unwrap_or(u16::MAX);
        Item::new(make, rarity, floor, power, perk)
    }
}

fn perk(slot: Slot, luck: &mut Dice) -> Perk {
    match slot.perks()[luck.below(2) as usize] {
        Perk::Tome(_) => Perk::Tome(tome(luck)),
        perk => perk,
    }
}

fn flask(luck: &mut Dice) -> Flask {
    Flask::ALL[pick(&Flask::FOUND, luck)]
}

fn tome(luck: &mut Dice) -> Spell {
    Spell::ALL[luck.below(4) as usize]
}

/// A place by weights.
fn pick(weights: &[u8], luck: &mut Dice) -> usize {
    grid::pick(weights.iter().copied(), |sum| luck.below(sum)).expect("something has a weight")
}
