//! The items, a row each: rarity, what it is worn as, tags, effects. Words are made of these.

use serde::{Deserialize, Serialize};

use crate::Ailment::{Burning, Chilled, Corroded, Frozen, Held, Oiled, Poisoned, Wet};
use crate::Deed::{Afflict, Coin, Energy, Harm, Heal, Lay, Pull, Shock, Sunder};
use crate::Effect::{On, Pact as Swears, Stat as Adds, Throws, Tool as Uses, Ward as Wards};
use crate::Matter::{Acid, Cold, Fire, Grass, Marsh, Oil, Spores, Steam, Water, Web};
use crate::Size::{Five, One, Three};
use crate::Stat::{
    Attack, Bargain, Critical, Defence, Gold, Health, Pierce, Quiet, Range, Reach, Shield, Sight, Speed,
    Step, Sure,
};
use crate::Tag::{Aim, Blight, Edge, Ember, Fortune, Guard, Rime, Slick, Storm, Swift, Tide, Verdant};
use crate::Trigger::{Bump, Critical as OnCritical, Kill, Purse, Step as OnStep, Struck, ThirdBump, Wait};
use crate::Ward::{Half, Heals, Hurts, Immune};
use crate::items::item::{Make, Rarity, Sort};
use crate::items::tag::Tags;
use crate::{Missile, Pact, Tool, Turns};

/// As many as one likes.
const fn missile(attack: i8, range: u8) -> Missile {
    Missile { attack, range, count: 0, deed: None }
}

/// So many for each floor.
const fn handful(count: u8, attack: i8, range: u8) -> Missile {
    Missile { attack, range, count, deed: None }
}

impl Missile {
    const fn and(self, deed: crate::Deed) -> Self {
        Self { deed: Some(deed), ..self }
    }
}

/// Rests for twenty turns.
const fn tool(deed: crate::Deed, range: u8) -> Tool {
    Tool { deed, range, rest: Turns(20) }
}

impl Make {
    /// It makes builds possible.
    const fn enables(self) -> Self {
        Self { is_enabler: true, ..self }
    }

    /// It spoils all of a tag.
    const fn spoils(self, tag: crate::Tag) -> Self {
        Self { spoils: Some(tag), ..self }
    }
}

macro_rules! items {
    ($($rarity:ident { $($name:ident: $sort:ident [$($tag:ident),+] $(@$note:ident $(= $of:ident)?)? $($effect:expr),+;)+ })+) => {
        /// An item by name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
        #[expect(missing_docs, reason = "they are called what they are")]
        pub enum Item {
            $($($name,)+)+
        }

        impl Item {
            /// All of them, the commonest first.
            pub const ALL: [Self; Self::COUNT] = [$($(Self::$name,)+)+];
            /// How many there are.
            pub const COUNT: usize = [$($(stringify!($name),)+)+].len();

            /// All that is true of it.
            pub const fn make(self) -> Make {
                match self {
                    $($(Self::$name => {
                        let make = Make {
                            rarity: Rarity::$rarity,
                            sort: Sort::$sort,
                            tags: const { Tags::of(&[$($tag),+]) },
                            effects: const { &[$($effect),+] },
                            is_enabler: false,
                            spoils: None,
                        };
                        $(let make = make.$note($($of)?);)?
                        make
                    })+)+
                }
            }
        }
    };
}

items! {
    Common {
        NotchedBlade: Weapon [Edge] Adds(Attack, 2);
        AshStave: Weapon [Ember] Adds(Attack, 1), On(Bump, Afflict(Burning));
        ShepherdsSling: Weapon [Aim] Throws(missile(7, 5));
        FishersGaff: Weapon [Tide] Adds(Attack, 2), Throws(missile(5, 3).and(Pull));
        BottleClub: Weapon [Slick] Adds(Attack, 2), On(Bump, Afflict(Oiled));
        BrambleSwitch: Weapon [Verdant] Adds(Attack, 1), On(Bump, Heal(1));
        QuiltedCoat: Armour [Guard] Adds(Defence, 1), Adds(Health, 5);
        Oilskin: Armour [Slick, Tide] Adds(Defence, 1), Wards(Oil, Immune);
        RunnersWraps: Armour [Swift] Adds(Defence, 1), Adds(Step, -10);
        MossCloak: Armour [Verdant] Adds(Defence, 1), Adds(Quiet, 2);
        TinderRing: Charm [Ember] On(ThirdBump, Lay(Fire, 2, One));
        HoarfrostBead: Charm [Rime] @enables On(Bump, Afflict(Chilled));
        CopperRod: Charm [Storm] @enables On(ThirdBump, Shock(4));
        Whetstone: Charm [Edge] Adds(Critical, 7);
        RainGourd: Tool [Tide] @enables Uses(tool(Lay(Water, 0, Three), 4));
        LampOil: Tool [Slick] @enables Uses(tool(Lay(Oil, 0, Three), 4));
        SporePouch: Tool [Blight] Uses(tool(Lay(Spores, 5, Three), 5));
        ThrowingNails: Tool [Aim] Throws(handful(4, 9, 5));
        PaddedBuckler: Charm [Guard] Adds(Shield, 4);
        LuckyFarthing: Charm [Fortune] Adds(Gold, 25);
        SparkThimble: Charm [Storm] On(Bump, Shock(1));
        RagWick: Charm [Slick, Ember] On(Kill, Lay(Fire, 2, One));
        BarbedDarts: Tool [Aim, Blight] Throws(handful(3, 7, 5).and(Afflict(Poisoned)));
        TravellersBoots: Charm [Swift] Adds(Step, -8);
        GraveSalt: Charm [Blight] On(Bump, Afflict(Poisoned));
        HerbPouch: Charm [Verdant] On(Kill, Heal(2));
        CatsEye: Charm [Aim] Adds(Sight, 1), Adds(Range, 1);
        BeggarsBowl: Charm [Fortune] On(Kill, Coin(2));
    }
    Uncommon {
        LongTooth: Weapon [Edge] Adds(Attack, 4);
        CinderBrand: Weapon [Ember] Adds(Attack, 3), On(ThirdBump, Lay(Fire, 2, One));
        IciclePick: Weapon [Rime, Edge] Adds(Attack, 3), On(OnCritical, Afflict(Frozen));
        StormFork: Weapon [Storm] Adds(Attack, 3), On(ThirdBump, Shock(6));
        Harpoon: Weapon [Aim, Tide] Adds(Attack, 2), Throws(missile(9, 4).and(Pull));
        RustCleaver: Weapon [Blight] Adds(Attack, 3), On(Bump, Sunder(1));
        ScaleHauberk: Armour [Guard] Adds(Defence, 3);
        SalamanderCoat: Armour [Ember, Guard] Adds(Defence, 2), Wards(Fire, Half);
        SkateBoots: Charm [Rime, Swift] Adds(Sure, 1), Adds(Step, -8);
        Waders: Armour [Tide, Swift] Adds(Defence, 2), Wards(Web, Immune), Wards(Acid, Half);
        ThornMail: Armour [Guard, Verdant] Adds(Defence, 2), On(Struck, Harm(3));
        Bellows: Tool [Ember, Slick] Uses(tool(Lay(Fire, 2, Three), 3));
        FrostLantern: Tool [Rime] Uses(tool(Lay(Cold, 0, Five), 5));
        JarOfEels: Tool [Storm, Tide] Uses(tool(Shock(10), 6));
        AcidBladder: Tool [Blight] Uses(tool(Lay(Acid, 5, Three), 5));
        SeedBag: Tool [Verdant] @enables Uses(tool(Lay(Grass, 0, Five), 4));
        HuntersEye: Charm [Aim] Adds(Range, 2), Adds(Pierce, 2);
        QuickPurse: Charm [Fortune, Swift] On(Purse, Energy(100)), Adds(Gold, 10);
        EmberHeart: Charm [Ember, Verdant] On(Kill, Heal(3)), Wards(Fire, Half);
        IronStance: Charm [Guard, Edge] On(Wait, Energy(30)), Adds(Critical, 5);
        FilterMask: Charm [Blight] Wards(Spores, Immune);
        StormGlass: Tool [Storm] Uses(tool(Shock(14), 7));
        SlickSoles: Charm [Slick, Swift] Wards(Oil, Immune), Adds(Step, -8);
        MerchantsSeal: Charm [Fortune] Adds(Bargain, 20);
        SmokePot: Tool [Tide, Swift] Uses(tool(Lay(Steam, 6, Five), 0));
    }
    Rare {
        Wyrmtongue: Weapon [Ember, Edge] Adds(Attack, 7), On(OnCritical, Lay(Fire, 3, Three));
        GlacierMaul: Weapon [Rime, Guard] Adds(Attack, 8), On(Bump, Lay(Cold, 0, One)), Swears(Pact::Maul);
        Conductor: Weapon [Storm, Tide] Adds(Attack, 5), On(Bump, Afflict(Wet)), On(ThirdBump, Shock(9));
        PlagueBow: Weapon [Aim, Blight] Throws(missile(10, 6).and(Lay(Spores, 3, One)));
        MirrorPlate: Armour [Guard, Storm] Adds(Defence, 3), On(Struck, Shock(4));
        DervishSilks: Armour [Swift, Edge] Adds(Defence, 2), On(Kill, Energy(60));
        SalamanderHide: Armour [Ember, Verdant] @spoils = Tide Adds(Defence, 3), Wards(Fire, Heals(2)), Wards(Water, Hurts(2));
        OilSaintsLamp: Charm [Slick, Ember] On(OnStep, Lay(Oil, 0, One)), Wards(Fire, Immune);
        GlassOath: Charm [Edge] Swears(Pact::Glass);
        PacifistsBell: Charm [Guard, Verdant] @spoils = Edge Swears(Pact::Bell);
        MisersCrown: Charm [Guard] @spoils = Fortune Swears(Pact::Miser);
        RootStaff: Tool [Verdant, Tide] Uses(Tool { deed: Afflict(Held), range: 7, rest: Turns(8) });
        Firedamp: Tool [Slick, Blight] Uses(tool(Lay(Marsh, 0, Five), 6));
    }
    Legendary {
        Sunfall: Weapon [Ember, Aim] Adds(Attack, 4), Throws(missile(9, 5).and(Lay(Fire, 2, One)));
        WinterCrown: Armour [Rime, Guard] Adds(Defence, 5), On(Struck, Afflict(Chilled)), Adds(Sure, 1);
        Skybreaker: Weapon [Storm, Edge] Adds(Attack, 9), On(OnCritical, Shock(15)), Adds(Reach, 3);
        HeartOfTheBog: Charm [Blight, Tide, Verdant] Wards(Acid, Heals(2)), Wards(Water, Heals(2)), On(OnStep, Lay(Water, 0, One));
        SecondShadow: Charm [Swift, Edge] Swears(Pact::Shadow), Adds(Speed, 5);
        GoldenHand: Charm [Fortune, Guard] Swears(Pact::GoldenHand);
        NullBlade: Weapon [Edge, Blight] Adds(Attack, 10), On(Bump, Afflict(Corroded)), On(OnCritical, Afflict(Held));
    }
}
