//! The encounters, a row each: in which acts, what each comes of, and what comes of each answer.

use super::Upshot::{
    Ahead, Artefact as Gets, Blueprint as Draws, Chance, FindArtefact, FindAugment, FindBlueprint,
    FindFitted, GiveUp, Hull, Money, MostHull, Remember, Start,
};
use super::{Encounter, Tale, Trace};
use crate::Environment::{ColdSnap, FatGround, LongNight, Lull, Migration, StaticSeason, TailWind, ThinAir};
use crate::Good::{Energy, Materials};
use crate::Rarity::{Common, Legendary, Rare};
use crate::{Artefact, Blueprint};

const TALE: Tale = Tale { acts: [1, 3], after: None, may_leave: true, answers: &[] };

impl Encounter {
    #[rustfmt::skip]
    const fn tale_of(self) -> Tale {
        match self {
            Self::DriftingCrate => Tale { answers: &[&[Chance(65, &[Money(35)], &[Hull(-3)])], &[Money(14)]], ..TALE },
            Self::WreckField => Tale { answers: &[&[Money(18)], &[Chance(55, &[FindArtefact(Common)], &[Hull(-4)])]], ..TALE },
            Self::TinkerMoon => Tale { answers: &[&[Money(-20), FindAugment(Rare)], &[GiveUp, FindBlueprint(Rare)]], ..TALE },
            Self::Pilgrims => Tale { answers: &[&[Hull(-2), Money(35)], &[Start(Materials, -1), FindArtefact(Common)]], ..TALE },
            Self::QuietYard => Tale { answers: &[&[Money(-15), Hull(6)], &[Money(-35), MostHull(5)]], ..TALE },
            Self::MagnetStorm => Tale { may_leave: false, answers: &[&[Ahead(StaticSeason), Money(25)], &[Hull(-2)]], ..TALE },
            Self::Archive => Tale { answers: &[&[FindBlueprint(Common)], &[Chance(50, &[FindArtefact(Rare)], &[Ahead(Migration)])]], ..TALE },
            Self::BoneOrchard => Tale { answers: &[&[Start(Energy, 10)], &[Hull(-3), Start(Materials, 4)]], ..TALE },
            Self::Gamblers => Tale { answers: &[&[Money(-10), Chance(55, &[Money(22)], &[])], &[Money(-30), Chance(55, &[Money(65)], &[])]], ..TALE },
            Self::TwinSuns => Tale { answers: &[&[Ahead(FatGround), FindFitted(Common)], &[Money(15)]], ..TALE },
            Self::Customs => Tale { may_leave: false, answers: &[&[Money(-20)], &[GiveUp, Money(25)], &[Ahead(LongNight)]], ..TALE },
            Self::BlindSmith => Tale { answers: &[&[Money(-10), FindAugment(Common)], &[Hull(-4), FindAugment(Legendary)]], ..TALE },
            Self::SingingStone => Tale { answers: &[&[Ahead(ThinAir), FindArtefact(Common)], &[Chance(40, &[Gets(Artefact::ShipBell)], &[MostHull(-3)])]], ..TALE },
            Self::HullMites => Tale { may_leave: false, answers: &[&[Money(-20)], &[MostHull(-2), FindBlueprint(Rare)], &[Ahead(ColdSnap)]], ..TALE },
            Self::LostConvoy => Tale { acts: [2, 3], answers: &[&[Ahead(TailWind), Money(45)], &[Money(-25), FindBlueprint(Rare)]], ..TALE },
            Self::Auction => Tale { acts: [2, 3], answers: &[&[Money(-60), FindBlueprint(Legendary)], &[GiveUp, Money(45)]], ..TALE },
            Self::MirrorLake => Tale { answers: &[&[Chance(50, &[MostHull(5)], &[Hull(-3)])], &[Hull(3)]], ..TALE },
            Self::FuelThieves => Tale { acts: [2, 3], answers: &[&[Hull(-3), Money(45)], &[Ahead(Lull), Money(20)]], ..TALE },
            Self::OldBattery => Tale { answers: &[&[Hull(-2), Start(Energy, 20)], &[Money(20)]], ..TALE },
            Self::Surveyors => Tale { answers: &[&[Money(-25), Gets(Artefact::NightCharts)], &[Money(15)]], ..TALE },
            Self::EmptySchool => Tale { answers: &[&[Ahead(ColdSnap), FindAugment(Rare)], &[Ahead(LongNight), FindFitted(Rare)]], ..TALE },

            Self::OldGunner => Tale { acts: [1, 2], answers: &[&[MostHull(-1), Remember(Trace::Gunner)], &[Money(10)]], ..TALE },
            Self::GunnersFarewell => Tale { acts: [1, 3], after: Some(Trace::Gunner), answers: &[&[Draws(Blueprint::Keepsake)], &[FindAugment(Legendary)]], ..TALE },
            Self::WeatherMast => Tale { acts: [1, 2], answers: &[&[Money(-20), Remember(Trace::Mast)], &[Money(22)]], ..TALE },
            Self::FairWind => Tale { after: Some(Trace::Mast), answers: &[&[Draws(Blueprint::Windfall)], &[FindArtefact(Rare)]], ..TALE },
            Self::Stowaway => Tale { acts: [1, 2], answers: &[&[Hull(-1), Remember(Trace::Stowaway)], &[Money(12)]], ..TALE },
            Self::StowawaysMap => Tale { after: Some(Trace::Stowaway), answers: &[&[Hull(-2), Remember(Trace::Map)], &[Money(30)]], ..TALE },
            Self::MapsEnd => Tale { acts: [2, 3], after: Some(Trace::Map), answers: &[&[Gets(Artefact::FurnaceDoor)], &[FindBlueprint(Legendary)], &[Money(70)]], ..TALE },
            Self::Lender => Tale { acts: [1, 2], answers: &[&[Money(60), Remember(Trace::Debt)], &[Money(10)]], ..TALE },
            Self::LendersMen => Tale { acts: [2, 3], after: Some(Trace::Debt), may_leave: false, answers: &[&[Money(-75)], &[GiveUp], &[MostHull(-3), Hull(-2)], &[Ahead(TailWind), Ahead(ColdSnap)]] },
            Self::Spores => Tale { acts: [1, 2], answers: &[&[MostHull(-1), Remember(Trace::Spores)], &[Money(-5), Hull(2)]], ..TALE },
            Self::SporesBloom => Tale { acts: [1, 3], after: Some(Trace::Spores), answers: &[&[Gets(Artefact::RustSpores)], &[Hull(-3), Start(Materials, 5)]], ..TALE },
        }
    }
}

pub(super) const TALES: [Tale; Encounter::COUNT] = {
    let mut rows = [TALE; Encounter::COUNT];
    let mut place = 0;
    while place < Encounter::COUNT {
        rows[place] = Encounter::ALL[place].tale_of();
        place += 1;
    }
    rows
};
