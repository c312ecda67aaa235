//! What shops sell, what rests give, and what battles leave. RULES.md, 11.4 to 11.6.

use grid::Pity;

use super::Run;
use super::fight::{FightSort, Prize};
use super::gift::Gift;
use super::hardship::Toll;
use super::offer::{Offer, Offers, Whence};
use super::pool::{self, Odds, Pool};
use crate::words::worded;
use crate::{Good, Rarity};

worded! {
    /// What a shop sells.
    Shelf {
        /// Blueprints.
        Drawings = "drawings",
        /// Augments.
        Fittings = "fittings",
        /// Artefacts.
        Curios = "curios",
        /// Repairs, room in the tanks, and money for what one does not need.
        Dockyard = "dockyard",
    }
}

/// What something of a rarity costs before shops make it dearer.
const fn price(of: Prize, rarity: Rarity) -> i32 {
    let [common, rare, legendary] = match of {
        Prize::Blueprints => [30, 50, 80],
        Prize::Augments => [25, 40, 60],
        Prize::Artefacts => [45, 65, 95],
    };
    match rarity {
        Rarity::Legendary => legendary,
        Rarity::Rare => rare,
        _ => common,
    }
}

/// What is sold in a dockyard, and for how much.
const DOCKYARD: [(Gift, i32); 5] = [
    (Gift::Hull(4), 30),
    (Gift::Hull(9), 60),
    (Gift::MostHull(3), 55),
    (Gift::Start(Good::Materials, 3), 45),
    (Gift::GiveUp, -20),
];

/// A blueprint of a reward has an augment already once in so many times.
const FITTED_ONE_IN: u32 = 8;

impl Run {
    /// What the rewards of a battle are, and how rare it was.
    pub(super) fn rewards(&self, sort: FightSort, prizes: &[Prize]) -> (Vec<Offers>, Pity) {
        let mut pity = self.pity;
        let stream = self.luck().branch("rewards").stream();
        let mut pool = Pool::new(&self.hold, stream, self.rarity(pool::odds(self.act, sort)));
        let all = prizes.iter().map(|prize| {
            let rarities = pool.rarities(self.content.shown, &mut pity, self.content.patience);
            let gifts = rarities.into_iter().filter_map(|rarity| gift(&mut pool, *prize, rarity));
            Offers::one_of(Whence::Reward(sort), gifts.map(|gift| Offer::free([gift])).collect())
        });
        let all = all.filter(|offers| !offers.all.is_empty()).collect();
        (all, pity)
    }

    /// What a shop sells.
    pub(super) fn shop(&self, shelf: Shelf) -> Offers {
        let stream = self.luck().branch("shop").stream();
        let mut pool = Pool::new(&self.hold, stream, self.rarity(pool::odds(self.act, FightSort::Elite)));
        let asks = |asked: i32| if asked > 0 { asked * self.prices() / 100 } else { asked };
        let (prize, count) = match shelf {
            Shelf::Drawings => (Prize::Blueprints, 5),
            Shelf::Fittings => (Prize::Augments, 5),
            Shelf::Curios => (Prize::Artefacts, 4),
            Shelf::Dockyard => {
                let all = DOCKYARD.into_iter().map(|(gift, asked)| Offer::sold(gift, asks(asked)));
                return Offers { whence: Whence::Shop(shelf), all: all.collect(), left: u8::MAX };
            }
        };
        let mut all = Vec::new();
        for _ in 0..count {
            let rarity = pool.rarity();
            let Some(gift) = gift(&mut pool, prize, rarity) else { continue };
            let asked = price(prize, gift.rarity().unwrap_or(rarity));
            all.push(Offer::sold(gift, asks(asked)));
        }
        Offers { whence: Whence::Shop(shelf), all, left: u8::MAX }
    }

    /// What a rest gives.
    pub(super) fn rest(&self) -> Offers {
        let stream = self.luck().branch("rest").stream();
        let mut pool = Pool::new(&self.hold, stream, self.rarity(pool::odds(self.act, FightSort::Plain)));
        let mended = self.tolls().fold(self.content.repair.0, |hull, toll| match toll {
            Toll::Repair(more) => hull + more.0,
            _ => hull,
        });
        let mut all = vec![Offer::free([Gift::Hull(mended.max(1))])];
        for _ in 0..2 {
            let rarity = pool.rarity();
            all.extend(pool.augment(rarity).map(|augment| Offer::free([Gift::Augment(augment)])));
        }
        all.push(Offer::free([Gift::Start(Good::Materials, 3)]));
        Offers::one_of(Whence::Rest, all)
    }

    /// What shops ask, in hundredths.
    fn prices(&self) -> i32 {
        self.tolls().fold(i32::from(self.content.prices), |percent, toll| match toll {
            Toll::Prices(more) => percent * more / 100,
            _ => percent,
        })
    }

    /// Odds under the hardships.
    pub(super) fn rarity(&self, odds: Odds) -> Odds {
        self.tolls().fold(odds, |odds, toll| match toll {
            Toll::Rarity(percent) => pool::rarer(odds, percent),
            _ => odds,
        })
    }
}

/// Something of a rarity, if there is any.
fn gift(pool: &mut Pool<'_>, prize: Prize, rarity: Rarity) -> Option<Gift> {
    match prize {
        Prize::Blueprints => {
            let blueprint = pool.blueprint(rarity)?;
            let augment = if pool.happens(100 / FITTED_ONE_IN) { pool.augment_for(blueprint) } else { None };
            Some(augment.map_or(Gift::Blueprint(blueprint), |augment| Gift::Fitted(blueprint, augment)))
        }
        Prize::Augments => pool.augment(rarity).map(Gift::Augment),
        Prize::Artefacts => pool.artefact(rarity).map(Gift::Artefact),
    }
}

impl Gift {
    /// How often it is found, if it is found by chance.
    pub fn rarity(&self) -> Option<Rarity> {
        match self {
            Self::Blueprint(blueprint) | Self::Fitted(blueprint, _) => Some(blueprint.row().rarity),
            Self::Augment(augment) => Some(augment.rarity()),
            Self::Artefact(artefact) => Some(artefact.rarity()),
            _ => None,
        }
    }
}
