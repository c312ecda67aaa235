//! The creatures, a row each: all that sets one kind apart from another but its words and its picture.
//!
//! A row names only what differs from its family.

use super::Habit::{
    Announce, Call, Chase, Devour, Drag, Flee, Flit, KeepAway, RaiseBones, SeekFire, Strike, Summon,
    Surround, Wander,
};
use super::{Kind, Nature, Phase, Size, Tier, Trait, Traits, Weather};
use crate::{Ailment, Blow, Energy, FloorNumber, Hp, Matter, Matters, Percent, Turns};

const WANDERER: Nature = Nature {
    letter: ' ',
    tier: Tier::Wanderer,
    home: FloorNumber(1),
    deepest: FloorNumber(7),
    pack: 1,
    hp: Hp(1),
    attack: Hp(1),
    defence: Hp(0),
    step: Some(Energy(100)),
    strike: Energy(100),
    score: 0,
    aggro: 6,
    habits: &[Strike, Chase, Wander],
    traits: Traits::NONE,
    domain: None,
    haunts: Matters::NONE,
    hardy: Matters::NONE,
    brings: None,
    treads: None,
    bleeds: None,
    leaves: None,
    weak: None,
    phases: &[],
};
const ROOTED: Nature = Nature {
    tier: Tier::Rooted,
    step: None,
    aggro: 4,
    habits: &[Strike],
    traits: Traits::NONE.with(Trait::Mindless),
    ..WANDERER
};
const HUNTER: Nature = Nature { tier: Tier::Hunter, aggro: 8, ..WANDERER };
const TACTICIAN: Nature =
    Nature { tier: Tier::Tactician, aggro: 10, traits: Traits::NONE.with(Trait::Handy), ..WANDERER };
const BOSS: Nature = Nature {
    tier: Tier::Boss,
    pack: 0,
    aggro: 12,
    habits: &[],
    traits: Traits::NONE.with(Trait::Mindless),
    ..WANDERER
};

const fn floors(home: u8, deepest: u8, of: Nature) -> Nature {
    Nature { home: FloorNumber(home), deepest: FloorNumber(deepest), ..of }
}

/// Health, attack, defence, and what it is worth.
const fn body(letter: char, hp: i16, attack: i16, defence: i16, score: u16, of: Nature) -> Nature {
    Nature { letter, hp: Hp(hp), attack: Hp(attack), defence: Hp(defence), score, ..of }
}

/// Where there is something of these.
const fn haunts(matters: &[Matter]) -> Matters {
    let (mut all, mut place) = (Matters::NONE, 0);
    while place < matters.len() {
        all = all.with(matters[place]);
        place += 1;
    }
    all
}

const HARDY_FIRE: Matters = Matters::NONE.with(Matter::Fire);
const QUICK: Option<Energy> = Some(Energy(50));
const SLOW: Option<Energy> = Some(Energy(200));
const AIMED: Energy = Energy(200);

impl Kind {
    #[rustfmt::skip]
    const fn row(self) -> Nature {
        match self {
            Self::Rat => Nature { pack: 3, aggro: 5, ..body('r', 8, 3, 0, 10, floors(1, 3, WANDERER)) },
            Self::Bat => Nature { pack: 2, aggro: 7, step: QUICK, habits: &[Flit, Strike, Chase, Wander], ..body('b', 6, 2, 0, 8, floors(1, 4, WANDERER)) },
            Self::Goblin => Nature { pack: 2, habits: &[Flee, Strike, Chase, Wander], traits: Traits::NONE.with(Trait::Handy), ..body('g', 15, 5, 1, 20, floors(1, 4, WANDERER)) },
            Self::Puffcap => Nature { haunts: haunts(&[Matter::Grass, Matter::Marsh, Matter::Web]), hardy: Matters::NONE.with(Matter::Spores), bleeds: Some((Matter::Spores, 4)), ..body('f', 10, 4, 0, 15, floors(1, 3, ROOTED)) },
            Self::OilJelly => Nature { haunts: haunts(&[Matter::Oil, Matter::Water]), leaves: Some((Matter::Oil, 0, Size::Three)), weak: Some(Matter::Fire), ..body('j', 16, 5, 0, 22, floors(1, 4, ROOTED)) },
            Self::LanternMoth => Nature { pack: 2, step: QUICK, hardy: HARDY_FIRE, habits: &[SeekFire, Strike, Chase, Wander], ..body('m', 9, 7, 0, 21, floors(2, 4, WANDERER)) },
            Self::CinderBeetle => Nature { haunts: haunts(&[Matter::Oil, Matter::Grass, Matter::Bones, Matter::Marsh]), pack: 2, hardy: HARDY_FIRE, leaves: Some((Matter::Fire, 3, Size::Three)), weak: Some(Matter::Cold), ..body('c', 14, 8, 1, 27, floors(2, 5, WANDERER)) },
            Self::SumpEel => Nature { haunts: haunts(&[Matter::Water]), step: QUICK, domain: Some(Matter::Water), habits: &[Announce(Blow::Ripple), Chase, Wander], weak: Some(Matter::Shock), ..body('e', 18, 10, 0, 34, floors(2, 6, WANDERER)) },
            Self::Skeleton => Nature { haunts: haunts(&[Matter::Bones, Matter::Oil, Matter::Acid, Matter::Ice]), pack: 2, leaves: Some((Matter::Bones, 0, Size::One)), weak: Some(Matter::Fire), traits: Traits::NONE.with(Trait::Mindless), ..body('s', 20, 7, 2, 30, floors(3, 6, HUNTER)) },
            Self::WallCrossbow => Nature { haunts: haunts(&[Matter::Bones, Matter::Oil, Matter::Acid]), strike: AIMED, aggro: 8, habits: &[Announce(Blow::Bolt)], ..body('T', 18, 8, 3, 34, floors(3, 7, ROOTED)) },
            Self::GraveHound => Nature { haunts: haunts(&[Matter::Bones, Matter::Grass, Matter::Ice, Matter::Marsh]), pack: 3, step: QUICK, habits: &[Strike, Surround, Wander], ..body('w', 15, 8, 1, 27, floors(3, 5, HUNTER)) },
            Self::ChestMimic => Nature { traits: Traits::NONE.with(Trait::Disguised), ..body('v', 34, 10, 2, 45, floors(3, 7, HUNTER)) },
            Self::Orc => Nature { aggro: 6, traits: Traits::NONE.with(Trait::Handy), ..body('o', 35, 10, 3, 50, floors(4, 7, HUNTER)) },
            Self::AcidSpitter => Nature { haunts: haunts(&[Matter::Acid, Matter::Marsh, Matter::Oil]), strike: AIMED, hardy: Matters::NONE.with(Matter::Acid), habits: &[Announce(Blow::Spit), KeepAway, Strike, Chase, Wander], ..body('a', 20, 11, 1, 37, floors(4, 7, HUNTER)) },
            Self::RimeImp => Nature { haunts: haunts(&[Matter::Ice, Matter::Water]), treads: Some(Matter::Cold), brings: Some(Ailment::Chilled), weak: Some(Matter::Fire), ..body('i', 20, 9, 1, 37, floors(4, 7, HUNTER)) },
            Self::PaviseGuard => Nature { traits: Traits::NONE.with(Trait::Shielded).with(Trait::Handy), ..body('p', 30, 11, 6, 44, floors(4, 7, HUNTER)) },
            Self::BoneChanter => Nature { haunts: haunts(&[Matter::Acid, Matter::Marsh, Matter::Oil, Matter::Ice]), strike: AIMED, habits: &[RaiseBones, KeepAway, Strike, Chase, Wander], leaves: Some((Matter::Bones, 0, Size::One)), ..body('N', 22, 10, 1, 47, floors(4, 6, TACTICIAN)) },
            Self::Wraith => Nature { step: QUICK, habits: &[Flee, Strike, Chase, Wander], traits: Traits::NONE.with(Trait::Ghostly), ..body('W', 25, 12, 1, 60, floors(5, 7, TACTICIAN)) },
            Self::Golem => Nature { hardy: HARDY_FIRE.with(Matter::Acid).with(Matter::Spores), weak: Some(Matter::Shock), ..body('G', 60, 15, 6, 80, floors(5, 7, ROOTED)) },
            Self::BogDrowned => Nature { haunts: haunts(&[Matter::Water, Matter::Marsh]), step: SLOW, habits: &[Drag(Matter::Water), Strike, Chase, Wander], brings: Some(Ailment::Held), hardy: Matters::NONE.with(Matter::Spores), ..body('z', 45, 12, 1, 57, floors(5, 7, HUNTER)) },
            Self::WarCaller => Nature { habits: &[Call, Strike, Chase, Wander], ..body('O', 38, 12, 3, 67, floors(5, 7, TACTICIAN)) },
            Self::EmberAdept => Nature { haunts: haunts(&[Matter::Oil, Matter::Lava, Matter::Grass, Matter::Marsh]), strike: AIMED, hardy: HARDY_FIRE, habits: &[Announce(Blow::Kindle), KeepAway, Strike, Chase, Wander], weak: Some(Matter::Cold), ..body('M', 28, 13, 1, 61, floors(5, 7, TACTICIAN)) },
            Self::VeilStalker => Nature { haunts: haunts(&[Matter::Grass, Matter::Marsh]), traits: Traits::NONE.with(Trait::Veiled).with(Trait::Handy), hardy: Matters::NONE.with(Matter::Spores), ..body('A', 26, 14, 1, 62, floors(5, 7, TACTICIAN)) },
            Self::StormBinder => Nature { haunts: haunts(&[Matter::Water, Matter::Ice]), strike: AIMED, habits: &[Announce(Blow::Stormcall), KeepAway, Strike, Chase, Wander], ..body('S', 32, 15, 2, 70, floors(6, 7, TACTICIAN)) },
            Self::NullWarden => Nature { traits: Traits::NONE.with(Trait::Nullifies).with(Trait::Handy), ..body('X', 50, 13, 4, 84, floors(6, 7, TACTICIAN)) },
            Self::AshenDrake => Nature { haunts: haunts(&[Matter::Lava, Matter::Grass]), hardy: HARDY_FIRE, habits: &[Announce(Blow::Breath), Strike, Chase, Wander], weak: Some(Matter::Cold), ..body('d', 55, 15, 4, 91, floors(6, 7, TACTICIAN)) },
            Self::Dragon => Nature { aggro: 12, hardy: HARDY_FIRE, habits: &[Announce(Blow::Breath), Announce(Blow::Leap), Strike, Chase], traits: Traits::NONE.with(Trait::Sleeper), weak: Some(Matter::Cold), ..body('D', 100, 20, 5, 200, floors(7, 7, TACTICIAN)) },
            Self::Slimelet => Nature { pack: 0, hardy: Matters::NONE.with(Matter::Acid), traits: Traits::NONE.with(Trait::Mindless), ..body('l', 12, 6, 0, 5, floors(6, 6, HUNTER)) },

            Self::SkeletonKing => Nature { leaves: Some((Matter::Bones, 0, Size::Three)), phases: &KING, ..body('K', 176, 8, 2, 150, floors(3, 3, BOSS)) },
            Self::SlimeMonarch => Nature { hardy: Matters::NONE.with(Matter::Acid), traits: Traits::NONE.with(Trait::Mindless).with(Trait::Splits), phases: &MONARCH, ..body('Q', 272, 12, 3, 300, floors(6, 6, BOSS)) },
            Self::Vhal => Nature { hardy: HARDY_FIRE, phases: &VHAL, ..body('V', 304, 15, 5, 350, floors(7, 7, BOSS)) },
        }
    }
}

#[rustfmt::skip]
const KING: [Phase; 2] = [
    Phase { from: Percent(100), habits: &[Summon(Kind::Skeleton, 2, Turns(20)), Announce(Blow::Swing), Announce(Blow::BoneThrow), Strike, Chase], speed: Percent(100), weak: Some(Matter::Fire), weather: None },
    Phase { from: Percent(50), habits: &[Summon(Kind::Skeleton, 2, Turns(12)), Announce(Blow::Slam), Announce(Blow::Swing), Announce(Blow::BoneThrow), Strike, Chase], speed: Percent(120), weak: Some(Matter::Fire), weather: Some(Weather::BonesRise) },
];
#[rustfmt::skip]
const MONARCH: [Phase; 3] = [
    Phase { from: Percent(100), habits: &[Announce(Blow::Bounce), Announce(Blow::AcidSpit), Strike, Chase], speed: Percent(100), weak: Some(Matter::Cold), weather: None },
    Phase { from: Percent(60), habits: &[Devour(Kind::Slimelet, Hp(10)), Announce(Blow::Tremor), Announce(Blow::Bounce), Announce(Blow::AcidSpit), Strike, Chase], speed: Percent(100), weak: Some(Matter::Cold), weather: Some(Weather::AcidSpreads) },
    Phase { from: Percent(30), habits: &[Announce(Blow::Bounce), Announce(Blow::AcidSpit), Strike, Chase], speed: Percent(200), weak: Some(Matter::Cold), weather: Some(Weather::AcidDrips) },
];
#[rustfmt::skip]
const VHAL: [Phase; 3] = [
    Phase { from: Percent(100), habits: &[Announce(Blow::PoolBolt), Announce(Blow::GreatSwing), Strike, Chase], speed: Percent(100), weak: Some(Matter::Shock), weather: Some(Weather::Rain) },
    Phase { from: Percent(66), habits: &[Summon(Kind::RimeImp, 1, Turns(12)), Announce(Blow::Charge), Announce(Blow::GreatSwing), Strike, Chase], speed: Percent(100), weak: Some(Matter::Fire), weather: Some(Weather::Frost) },
    Phase { from: Percent(33), habits: &[Announce(Blow::Charge), Announce(Blow::GreatSwing), Strike, Chase], speed: Percent(120), weak: Some(Matter::Water), weather: Some(Weather::Drought) },
];

pub(super) const NATURES: [Nature; Kind::COUNT] = {
    let mut rows = [WANDERER; Kind::COUNT];
    let mut place = 0;
    while place < Kind::COUNT {
        rows[place] = Kind::ALL[place].row();
        place += 1;
    }
    rows
};
