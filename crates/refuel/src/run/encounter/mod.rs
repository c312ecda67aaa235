//! Encounters: short, with an answer to choose, and some of them with more to come. RULES.md, 11.7.

mod table;

use engine::SplitMix64;
use grid::pick;

use super::Run;
use super::fight::FightSort;
use super::gift::Gift;
use super::hold::Hold;
use super::offer::{Offer, Offers, Whence};
use super::pool::{self, Pool};
use crate::words::worded;
use crate::{Artefact, Blueprint, Environment, Good, Rarity};

worded! {
    /// Somebody or something that is met. `table` has a row for each, `text::stories` its words.
    #[expect(missing_docs, reason = "they are called what they are")]
    Encounter {
        DriftingCrate = "drifting-crate",
        WreckField = "wreck-field",
        TinkerMoon = "tinker-moon",
        Pilgrims = "pilgrims",
        QuietYard = "quiet-yard",
        MagnetStorm = "magnet-storm",
        Archive = "archive",
        BoneOrchard = "bone-orchard",
        Gamblers = "gamblers",
        TwinSuns = "twin-suns",
        Customs = "customs",
        BlindSmith = "blind-smith",
        SingingStone = "singing-stone",
        HullMites = "hull-mites",
        LostConvoy = "lost-convoy",
        Auction = "auction",
        MirrorLake = "mirror-lake",
        FuelThieves = "fuel-thieves",
        OldBattery = "old-battery",
        Surveyors = "surveyors",
        EmptySchool = "empty-school",
        OldGunner = "old-gunner",
        GunnersFarewell = "gunners-farewell",
        WeatherMast = "weather-mast",
        FairWind = "fair-wind",
        Stowaway = "stowaway",
        StowawaysMap = "stowaways-map",
        MapsEnd = "maps-end",
        Lender = "lender",
        LendersMen = "lenders-men",
        Spores = "spores",
        SporesBloom = "spores-bloom",
    }
}

worded! {
    /// What an encounter leaves behind, and a later one comes of.
    #[expect(missing_docs, reason = "they are called what they are")]
    Trace {
        Gunner = "gunner",
        Mast = "mast",
        Stowaway = "stowaway",
        Map = "map",
        Debt = "debt",
        Spores = "spores",
    }
}

/// What comes of an answer, as its row says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Upshot {
    /// So much money, or a price.
    Money(i32),
    /// So much of the hull.
    Hull(i32),
    /// So much more hull at most.
    MostHull(i32),
    /// So much more at the beginning of every battle.
    Start(Good, i32),
    /// This blueprint.
    Blueprint(Blueprint),
    /// This artefact.
    Artefact(Artefact),
    /// A blueprint of a rarity.
    FindBlueprint(Rarity),
    /// The same with an augment that is fitted already.
    FindFitted(Rarity),
    /// An augment of a rarity.
    FindAugment(Rarity),
    /// An artefact of a rarity.
    FindArtefact(Rarity),
    /// A blueprint on board goes.
    GiveUp,
    /// More comes of it later.
    Remember(Trace),
    /// What the next battle is like besides.
    Ahead(Environment),
    /// So many times in a hundred the first of these, else the others.
    Chance(u8, &'static [Self], &'static [Self]),
}

/// One answer, as what comes of it.
pub type Answer = &'static [Upshot];

/// All that is true of an encounter but its words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tale {
    /// The first and the last act in which it is met, counted from one.
    pub acts: [u8; 2],
    /// What it comes of, if it comes of anything.
    pub after: Option<Trace>,
    /// Whether one may just go on.
    pub may_leave: bool,
    /// What one can answer.
    pub answers: &'static [Answer],
}

impl Encounter {
    /// All that is true of it.
    pub const fn tale(self) -> &'static Tale {
        &table::TALES[self.index()]
    }

    /// Whether it can be met now.
    pub(super) fn may_come(self, hold: &Hold, act: u8) -> bool {
        let tale = self.tale();
        let [first, last] = tale.acts;
        let comes_of = tale.after.is_none_or(|trace| hold.traces.contains(&trace));
        (first..=last).contains(&(act + 1)) && comes_of && !hold.met.contains(&self)
    }

    /// What is met: whatever comes of something earlier is likelier than all else.
    pub(super) fn drawn(hold: &Hold, act: u8, stream: &mut SplitMix64) -> Self {
        let weight = |one: Self| match (one.may_come(hold, act), one.tale().after) {
            (false, _) => 0,
            (true, None) => 1,
            (true, Some(_)) => FOLLOWS,
        };
        let weights: Vec<u32> = Self::ALL.into_iter().map(weight).collect();
        pick(weights.iter().copied(), |sum| stream.below(sum))
            .map_or(Self::DriftingCrate, |one| Self::ALL[one])
    }
}

/// How much likelier it is that something earlier goes on.
const FOLLOWS: u32 = 12;

impl Run {
    /// What is met at the stop where one is.
    pub(super) fn meeting(&self) -> Encounter {
        Encounter::drawn(&self.hold, self.act, &mut self.luck().branch("encounter").stream())
    }

    /// What can be answered to an encounter. What it finds is drawn now, so that everybody knows what they choose.
    pub(super) fn answers(&self, encounter: Encounter) -> Offers {
        let stream = self.luck().branch("answers").stream();
        let odds = self.rarity(pool::odds(self.act, FightSort::Elite));
        let mut pool = Pool::new(&self.hold, stream, odds);
        let answers = encounter.tale().answers.iter();
        let all = answers.map(|answer| Offer::free(gifts(&mut pool, answer))).collect();
        Offers::one_of(Whence::Encounter(encounter), all)
    }
}

fn gifts(pool: &mut Pool<'_>, upshots: &[Upshot]) -> Vec<Gift> {
    upshots.iter().map(|upshot| gift(pool, *upshot)).collect()
}

/// What something comes to here and now. Whoever could find nothing any more finds money.
fn gift(pool: &mut Pool<'_>, upshot: Upshot) -> Gift {
    const INSTEAD: Gift = Gift::Money(30);
    match upshot {
        Upshot::Money(amount) => Gift::Money(amount),
        Upshot::Hull(amount) => Gift::Hull(amount),
        Upshot::MostHull(amount) => Gift::MostHull(amount),
        Upshot::Start(good, more) => Gift::Start(good, more),
        Upshot::Blueprint(blueprint) => Gift::Blueprint(blueprint),
        Upshot::Artefact(artefact) if pool.has(artefact) => INSTEAD,
        Upshot::Artefact(artefact) => Gift::Artefact(artefact),
        Upshot::FindBlueprint(rarity) => pool.blueprint(rarity).map_or(INSTEAD, Gift::Blueprint),
        Upshot::FindFitted(rarity) => pool.blueprint(rarity).map_or(INSTEAD, |blueprint| {
            let augment = pool.augment_for(blueprint);
            augment.map_or(Gift::Blueprint(blueprint), |augment| Gift::Fitted(blueprint, augment))
        }),
        Upshot::FindAugment(rarity) => pool.augment(rarity).map_or(INSTEAD, Gift::Augment),
        Upshot::FindArtefact(rarity) => pool.artefact(rarity).map_or(INSTEAD, Gift::Artefact),
        Upshot::GiveUp => Gift::GiveUp,
        Upshot::Remember(trace) => Gift::Remember(trace),
        Upshot::Ahead(environment) => Gift::Ahead(environment),
        Upshot::Chance(percent, better, worse) => {
            Gift::Chance(percent, gifts(pool, better), gifts(pool, worse))
        }
    }
}
