//! Which sprite and which ink stands for what in Descent.

use ::descent::{Ailment, Character, Flask, Item, Kind, Matter, Rarity, Tag, Thing, Tier};
use stage::descent::Cover;

use crate::art::{Art, Ink};
use crate::dungeon::field::{Covering, Layer};

impl Art {
    /// The picture of a kind of creature.
    pub const fn creature(kind: Kind) -> Self {
        match kind {
            Kind::Rat => Self::Rat,
            Kind::Bat => Self::Bat,
            Kind::Goblin => Self::Goblin,
            Kind::Puffcap => Self::Puffcap,
            Kind::OilJelly => Self::OilJelly,
            Kind::LanternMoth => Self::LanternMoth,
            Kind::CinderBeetle => Self::CinderBeetle,
            Kind::SumpEel => Self::SumpEel,
            Kind::Skeleton => Self::Skeleton,
            Kind::WallCrossbow => Self::WallCrossbow,
            Kind::GraveHound => Self::GraveHound,
            Kind::ChestMimic => Self::ChestMimic,
            Kind::Orc => Self::Orc,
            Kind::AcidSpitter => Self::AcidSpitter,
            Kind::RimeImp => Self::RimeImp,
            Kind::PaviseGuard => Self::PaviseGuard,
            Kind::BoneChanter => Self::BoneChanter,
            Kind::Wraith => Self::Wraith,
            Kind::Golem => Self::Golem,
            Kind::BogDrowned => Self::BogDrowned,
            Kind::WarCaller => Self::WarCaller,
            Kind::EmberAdept => Self::EmberAdept,
            Kind::VeilStalker => Self::VeilStalker,
            Kind::StormBinder => Self::StormBinder,
            Kind::NullWarden => Self::NullWarden,
            Kind::AshenDrake => Self::AshenDrake,
            Kind::Dragon => Self::Dragon,
            Kind::Slimelet => Self::Slimelet,
            Kind::SkeletonKing => Self::SkeletonKing,
            Kind::SlimeMonarch => Self::SlimeMonarch,
            Kind::Vhal => Self::Vhal,
        }
    }

    /// The picture of whoever goes down.
    pub const fn hero(character: Character) -> Self {
        match character {
            Character::Sexton => Self::Sexton,
            Character::Lamplighter => Self::Lamplighter,
            Character::Tidewife => Self::Tidewife,
            Character::Poacher => Self::Poacher,
            Character::Gatekeeper => Self::Gatekeeper,
            Character::Gambler => Self::Gambler,
        }
    }

    /// The picture of an item: what it is made like. Its inks are those of its first tag, see
    /// [`Ink::of_item`], so that two of one make are still told apart.
    #[rustfmt::skip]
    pub const fn item(item: Item) -> Self {
        match item {
            Item::NotchedBlade | Item::CinderBrand | Item::NullBlade => Self::Sword,
            Item::LongTooth | Item::Wyrmtongue => Self::LongSword,
            Item::AshStave | Item::Conductor => Self::Stave,
            Item::ShepherdsSling => Self::Sling,
            Item::FishersGaff | Item::Harpoon => Self::Gaff,
            Item::BottleClub => Self::Club,
            Item::BrambleSwitch => Self::Switch,
            Item::IciclePick => Self::Pick,
            Item::StormFork | Item::Skybreaker => Self::Fork,
            Item::RustCleaver => Self::Cleaver,
            Item::GlacierMaul => Self::Mallet,
            Item::PlagueBow | Item::Sunfall => Self::HandBow,
            Item::QuiltedCoat | Item::Oilskin | Item::SalamanderCoat | Item::SalamanderHide => Self::Coat,
            Item::ScaleHauberk | Item::ThornMail => Self::Mail,
            Item::MirrorPlate => Self::Plated,
            Item::MossCloak | Item::SecondShadow => Self::Cape,
            Item::RunnersWraps | Item::DervishSilks => Self::Wraps,
            Item::TinderRing => Self::FingerRing,
            Item::HoarfrostBead => Self::Bead,
            Item::CopperRod => Self::Rod,
            Item::Whetstone | Item::GraveSalt => Self::GrindStone,
            Item::PaddedBuckler | Item::IronStance => Self::Targe,
            Item::LuckyFarthing | Item::GoldenHand => Self::Coin,
            Item::RagWick | Item::OilSaintsLamp => Self::Wick,
            Item::TravellersBoots | Item::SkateBoots | Item::SlickSoles | Item::Waders => Self::Shoes,
            Item::SporePouch | Item::HerbPouch | Item::QuickPurse => Self::Pouch,
            Item::CatsEye => Self::CrystalEye,
            Item::BeggarsBowl => Self::Bowl,
            Item::EmberHeart | Item::HeartOfTheBog => Self::Heartstone,
            Item::FilterMask => Self::Mask,
            Item::MerchantsSeal => Self::Seal,
            Item::MisersCrown | Item::WinterCrown => Self::Diadem,
            Item::PacifistsBell | Item::SparkThimble => Self::Handbell,
            Item::GlassOath | Item::HuntersEye => Self::Prism,
            Item::FrostLantern => Self::ColdLantern,
            Item::RainGourd => Self::Gourd,
            Item::LampOil => Self::OilCan,
            Item::ThrowingNails => Self::Nails,
            Item::BarbedDarts => Self::BarbDarts,
            Item::Bellows => Self::Bellows,
            Item::JarOfEels => Self::Jar,
            Item::AcidBladder | Item::Firedamp => Self::Bladder,
            Item::SeedBag => Self::Sack,
            Item::StormGlass => Self::Globe,
            Item::SmokePot => Self::Pot,
            Item::RootStaff => Self::RootRod,
        }
    }

    /// The picture of a flask.
    pub const fn flask_of(flask: Flask) -> Self {
        match flask {
            Flask::Healing => Self::Healing,
            Flask::Haste => Self::Haste,
            Flask::Fire => Self::FireVial,
            Flask::Frost => Self::FrostVial,
            Flask::Oil => Self::OilFlask,
            Flask::Rain => Self::RainFlask,
            Flask::Acid => Self::AcidFlask,
            Flask::Spark => Self::SparkFlask,
        }
    }

    /// The badge of what ails somebody.
    pub const fn malady(ailment: Ailment) -> Self {
        match ailment {
            Ailment::Burning => Self::Burn,
            Ailment::Wet => Self::Wet,
            Ailment::Chilled => Self::Chilled,
            Ailment::Frozen => Self::Frozen,
            Ailment::Oiled => Self::Oiled,
            Ailment::Poisoned => Self::Poison,
            Ailment::Corroded => Self::Corroded,
            Ailment::Held => Self::Held,
            Ailment::Hasted => Self::Hasted,
            Ailment::Dazed => Self::Dazed,
        }
    }

    /// The sign of a tag.
    pub const fn tag(tag: Tag) -> Self {
        match tag {
            Tag::Ember => Self::Burn,
            Tag::Rime => Self::Rime,
            Tag::Storm => Self::Storm,
            Tag::Tide => Self::Tide,
            Tag::Slick => Self::Slick,
            Tag::Blight => Self::Poison,
            Tag::Verdant => Self::Verdant,
            Tag::Edge => Self::Edge,
            Tag::Aim => Self::Aim,
            Tag::Swift => Self::Swift,
            Tag::Guard => Self::Warding,
            Tag::Fortune => Self::Fortune,
        }
    }

    /// The picture of something that stands around.
    pub const fn thing(thing: Thing) -> Self {
        match thing {
            Thing::Chest => Self::Chest,
            Thing::Keeper => Self::Keeper,
            Thing::Shrine => Self::Shrinestone,
            Thing::Hearth => Self::Hearth,
            Thing::Pedestal => Self::Pedestal,
            Thing::Spikes => Self::Spikes,
            Thing::Plate(_) => Self::Plate,
        }
    }

    /// The sign of what lies, flows or burns on a tile.
    pub const fn matter(matter: Matter) -> Self {
        match matter {
            Matter::Grass | Matter::Wood => Self::Verdant,
            Matter::Bones => Self::Skulls,
            Matter::Web => Self::Held,
            Matter::Water => Self::Wet,
            Matter::Oil => Self::Slick,
            Matter::Acid => Self::Corroded,
            Matter::Lava | Matter::Glow | Matter::Fire => Self::Burn,
            Matter::Ice => Self::Frozen,
            Matter::Steam => Self::Tide,
            Matter::Spores | Matter::Marsh => Self::Poison,
            Matter::Cold => Self::Chilled,
            Matter::Shock => Self::Storm,
        }
    }
}

impl Ink {
    /// The ink of a rarity. Its letter is always beside it.
    pub const fn of_grade(rarity: Rarity) -> Self {
        match rarity {
            Rarity::Common => Self::Mist,
            Rarity::Uncommon => Self::Life,
            Rarity::Rare => Self::Tide,
            Rarity::Legendary => Self::Lux,
        }
    }

    /// The ink of a tier. Its number is always beside it.
    pub const fn of_tier(tier: Tier) -> Self {
        match tier {
            Tier::Rooted => Self::Stone,
            Tier::Wanderer => Self::Mist,
            Tier::Hunter => Self::Lamp,
            Tier::Tactician => Self::Ember,
            Tier::Boss => Self::Blood,
        }
    }

    /// What a flask leaves behind where it flies.
    pub const fn of_flask(flask: Flask) -> Self {
        match flask {
            Flask::Healing => Self::Blood,
            Flask::Haste | Flask::Spark => Self::Lamp,
            Flask::Fire => Self::Ember,
            Flask::Frost => Self::Mist,
            Flask::Oil => Self::Slate,
            Flask::Rain => Self::Tide,
            Flask::Acid => Self::Life,
        }
    }

    /// The inks of an item: sprites of items have those of light where those of a tag belong.
    pub fn of_item(item: Item) -> &'static [(Self, Self)] {
        // The last tag speaks where another item of the same make has the same first one.
        let is_second = Item::ALL.into_iter().take(item.index()).any(|other| {
            Art::item(other) == Art::item(item) && other.tags().iter().next() == item.tags().iter().next()
        });
        let tag = if is_second { item.tags().iter().last() } else { item.tags().iter().next() };
        tag.map_or(&[], Self::of_tag)
    }

    /// The inks of a tag, bright and dark. Its sign or its name always stands beside them.
    pub const fn of_tag(tag: Tag) -> &'static [(Self, Self)] {
        match tag {
            Tag::Ember => &[(Self::Lux, Self::Ember), (Self::Dusk, Self::Rust)],
            Tag::Rime => &[(Self::Lux, Self::Bone), (Self::Dusk, Self::Tide)],
            Tag::Storm => &[(Self::Lux, Self::Lamp), (Self::Dusk, Self::Ember)],
            Tag::Tide => &[(Self::Lux, Self::Tide), (Self::Dusk, Self::Deep)],
            Tag::Slick => &[(Self::Lux, Self::Slate), (Self::Dusk, Self::Dusk)],
            Tag::Blight => &[(Self::Lux, Self::Life), (Self::Dusk, Self::Bark)],
            Tag::Verdant => &[(Self::Lux, Self::Life), (Self::Dusk, Self::Moss)],
            Tag::Edge => &[(Self::Lux, Self::Mist), (Self::Dusk, Self::Stone)],
            Tag::Aim => &[(Self::Lux, Self::Blood), (Self::Dusk, Self::Wine)],
            Tag::Swift => &[],
            Tag::Guard => &[(Self::Lux, Self::Stone), (Self::Dusk, Self::Slate)],
            Tag::Fortune => &[(Self::Lux, Self::Wood), (Self::Dusk, Self::Rust)],
        }
    }

    /// What comes out of a plate that is stepped on shines on it.
    pub const fn of_plate(matter: Matter) -> &'static [(Self, Self)] {
        match matter {
            Matter::Fire | Matter::Glow | Matter::Lava => &[(Self::Lamp, Self::Ember)],
            Matter::Water | Matter::Steam => &[(Self::Lamp, Self::Tide)],
            Matter::Cold | Matter::Ice => &[(Self::Lamp, Self::Bone)],
            Matter::Acid | Matter::Spores | Matter::Marsh => &[(Self::Lamp, Self::Life)],
            Matter::Oil => &[(Self::Lamp, Self::Dusk)],
            _ => &[],
        }
    }
}

impl Covering {
    /// How what covers a tile is painted. Steps and strikes that come for an instant leave nothing to paint,
    /// and doors are seen to be of wood.
    pub(super) fn of(cover: Cover) -> Self {
        let layer = |matter: Matter| {
            Some(match matter {
                Matter::Grass if cover.is_tall => Layer::TallGrass,
                Matter::Grass => Layer::Grass,
                Matter::Bones => Layer::Bones,
                Matter::Web => Layer::Web,
                Matter::Water => Layer::Water,
                Matter::Oil => Layer::Oil,
                Matter::Acid => Layer::Acid,
                Matter::Lava => Layer::Lava,
                Matter::Ice => Layer::Ice,
                Matter::Steam => Layer::Steam,
                Matter::Spores => Layer::Spores,
                Matter::Marsh => Layer::Marsh,
                Matter::Glow => Layer::Glow,
                Matter::Fire => Layer::Fire,
                Matter::Wood | Matter::Cold | Matter::Shock => return None,
            })
        };
        Matter::ALL.into_iter().filter(|matter| cover.has(*matter)).filter_map(layer).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::{Sprite, Theme};

    /// Which cells are not clear, around the middle of the foot.
    fn shape(sprite: &Sprite) -> Vec<(usize, usize)> {
        let left = 16 - sprite.width() / 2;
        let top = 36 - sprite.height();
        (0..36)
            .flat_map(|y| (0..32).map(move |x| (x, y)))
            .filter(|&(x, y)| x >= left && y >= top && sprite.ink(x - left, y - top).is_some())
            .collect()
    }

    fn inks(sprite: &Sprite) -> Vec<Ink> {
        let cells = (0..sprite.height()).flat_map(|y| (0..sprite.width()).map(move |x| (x, y)));
        cells.filter_map(|(x, y)| sprite.ink(x, y)).collect()
    }

    #[test]
    fn everybody_and_everything_is_told_apart_by_its_outline() {
        let creatures = Kind::ALL.map(Art::creature);
        let heroes = Character::ALL.map(Art::hero);
        let flasks = Flask::ALL.map(Art::flask_of);
        let things = Thing::ALL.map(Art::thing);
        let all: Vec<Art> = creatures.into_iter().chain(heroes).chain(flasks).chain(things).collect();
        for (place, one) in all.iter().enumerate() {
            for two in &all[place + 1..] {
                let (one_shape, two_shape) = (shape(one.sprite()), shape(two.sprite()));
                let shared = one_shape.iter().filter(|cell| two_shape.contains(cell)).count();
                let larger = one_shape.len().max(two_shape.len());
                assert!(shared * 100 < larger * 95, "{one:?} and {two:?}");
            }
        }
    }

    #[test]
    fn badges_and_signs_are_told_apart() {
        for all in [Ailment::ALL.map(Art::malady).to_vec(), Tag::ALL.map(Art::tag).to_vec()] {
            for (place, one) in all.iter().enumerate() {
                assert!(
                    all[place + 1..].iter().all(|two| shape(one.sprite()) != shape(two.sprite())),
                    "{one:?}"
                );
            }
        }
    }

    #[test]
    fn no_two_items_look_alike() {
        for (place, one) in Item::ALL.into_iter().enumerate() {
            for two in &Item::ALL[place + 1..] {
                let look = |item: Item| (Art::item(item), Ink::of_item(item));
                assert_ne!(look(one), look(*two), "{one:?} and {two:?}");
            }
        }
    }

    #[test]
    fn bosses_are_larger_than_everybody_else() {
        let size = |kind: Kind| shape(Art::creature(kind).sprite()).len();
        let (bosses, others): (Vec<Kind>, Vec<Kind>) = Kind::ALL.into_iter().partition(|kind| kind.is_boss());
        let smallest = bosses.into_iter().map(size).min();
        let largest = others.into_iter().filter(|kind| *kind != Kind::Dragon).map(size).max();
        assert!(smallest > largest, "{smallest:?} {largest:?}");
    }

    #[test]
    fn everybody_stands_out_from_dark_floors_without_colours() {
        for theme in Theme::ALL {
            for art in Kind::ALL.map(Art::creature).into_iter().chain(Character::ALL.map(Art::hero)) {
                let inks = inks(art.sprite());
                for floor in [Ink::Night, Ink::Panel, Ink::Raised] {
                    let ground = theme.rgb(floor);
                    let clear = inks.iter().filter(|ink| theme.rgb(**ink).contrast(ground) >= 1.5).count();
                    assert!(clear * 5 >= inks.len(), "{art:?} on {floor:?} in {theme:?}");
                }
            }
        }
    }

    #[test]
    fn tiers_and_rarities_can_be_read() {
        for theme in Theme::ALL {
            let inks = Rarity::ALL.map(Ink::of_grade).into_iter().chain(Tier::ALL.map(Ink::of_tier));
            for ink in inks {
                assert!(theme.rgb(ink).contrast(theme.rgb(Ink::Void)) >= 4.5, "{theme:?} {ink:?}");
            }
        }
    }
}
