//! All sprites by name.

use std::sync::LazyLock;

use super::Sprite;

/// Each family is a file; the names of the variants are the names in the file.
macro_rules! families {
    ($($(#[$about:meta])* $file:literal: $($name:ident)*;)*) => {
        /// A sprite of the house.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[expect(missing_docs, reason = "each is named after what it shows")]
        pub enum Art { $($($name,)*)* }

        impl Art {
            /// All of them, family by family.
            pub const ALL: &[Self] = &[$($(Self::$name,)*)*];
        }

        /// The name of each, and its file.
        const FILES: &[(&str, &[&str])] = &[$((include_str!($file), &[$(stringify!($name),)*]),)*];
    };
}

families! {
    "sprites/icons.txt":
        Play Pause StepForward StepBack ToStart ToEnd Share Download Upload Bin Gear SoundOn SoundOff
        Book Plot Calendar Clock Eye Undo Bulb Back Close Check Warning Home Plus Minus Keyboard Touch
        Trophy Skull Menu TurnRound;
    "sprites/emblems.txt":
        Arcade Labyrinth Descent Tactics Forward Refuel;
    "sprites/cards.txt":
        Item Weapon LesserBeast GreaterBeast Hollow Terror Pit Snare Blessing Caesura;
    "sprites/foes.txt":
        BurrHound BrambleBoar HollowShepherd GlassHeron TideOx HollowCantor CinderJackal PallBear
        HollowRegent;
    "sprites/weapons.txt":
        GnarledBranch SturdyBlade MasterworkBlade ThornBuckler GlassTarge MirrorShield BareHand;
    "sprites/table.txt":
        CardBack BackFoe BackPeril BackFind BackLight Traveller TravellerAside PrismFull PrismEmpty PrismSnared Heart HeartEmpty DieOne DieTwo DieThree
        DieFour DieFive DieSix;
    "sprites/fighters.txt":
        Warrior Mage Rogue Huntress Duelist Cleric Tank Archer Assassin;
    "sprites/field.txt":
        Obstacle Beacon PowerTile LifeTile SpeedTile WeaknessTile BleedTile SlowTile PowerMark LifeMark
        SpeedMark WeaknessMark BleedMark SlowMark BlindMark DeathMark FeintMark ChallengeMark
        InvulnerableMark RallyMark ShieldMark SkullMark;
    "sprites/labyrinth/figures.txt":
        Climber Slime Goblin Wolf Specter Bowman Imp EmberSlime Hobgoblin DireWolf Wraith Spider
        Protector Charger ArcherCaptain AcolyteMage Bulwark FrostAdept Berserker Warden
        ObsidianKnight FloorGuardian;
    "sprites/labyrinth/things.txt":
        DoorShut DoorOpen DoorSideShut DoorSideOpen Lock Stairs Grille Crack Chest Key Spikes
        Darts Pad Shop HealStation Statue Fountain Shrine Gold Potion Tonic Mana Blade ShortBow LongBow
        RecurveBow Armour Charm Boots Tome Firebolt Fireball Frost Spark Guard Bleed Poison Slow
        Vulnerable Burn;
    "sprites/labyrinth/relics.txt":
        Maul HawkEye WideEmber Thorns SecondWind Miser IronWall Leech Quicksilver Lantern;
    "sprites/descent/heroes.txt":
        Sexton Lamplighter Tidewife Poacher Gatekeeper Gambler;
    "sprites/descent/creatures.txt":
        Rat Bat Puffcap OilJelly LanternMoth CinderBeetle SumpEel Skeleton WallCrossbow
        GraveHound ChestMimic Orc AcidSpitter RimeImp PaviseGuard BoneChanter Golem BogDrowned
        WarCaller EmberAdept VeilStalker StormBinder NullWarden AshenDrake Dragon Slimelet
        SkeletonKing SlimeMonarch Vhal;
    "sprites/descent/things.txt":
        WayDown Keeper Shrinestone Hearth Pedestal Plate Pillar;
    "sprites/descent/items.txt":
        Sword Stave Sling Gaff Club Switch Pick Fork Cleaver Mallet HandBow LongSword Coat Mail
        Plated Cape Wraps FingerRing Bead Rod GrindStone Targe Coin Wick Shoes Pouch CrystalEye
        Bowl Heartstone Mask Seal Diadem Handbell Prism ColdLantern Gourd OilCan Nails BarbDarts
        Bellows Jar Bladder Sack Globe Pot RootRod Healing Haste FireVial FrostVial
        OilFlask RainFlask AcidFlask SparkFlask;
    "sprites/descent/signs.txt":
        Wet Chilled Frozen Oiled Corroded Held Hasted Dazed Rime Storm Tide Slick Verdant Edge
        Aim Swift Warding Fortune Skulls Femurs Cobweb;
}

static SPRITES: LazyLock<Vec<Sprite>> =
    LazyLock::new(|| read().unwrap_or_else(|error| panic!("the sprites are tested, yet: {error}")));

impl Art {
    /// The picture.
    pub fn sprite(self) -> &'static Sprite {
        &SPRITES[self as usize]
    }
}

/// Reads all files, in the order of [`Art::ALL`].
fn read() -> Result<Vec<Sprite>, String> {
    let mut sprites = Vec::new();
    for (text, names) in FILES {
        let drawn = Sprite::read_all(text).map_err(|error| error.to_string())?;
        let found: Vec<&str> = drawn.iter().map(|(name, _)| name.as_str()).collect();
        if found != *names {
            return Err(format!("the file has {found:?}, the list {names:?}"));
        }
        sprites.extend(drawn.into_iter().map(|(_, sprite)| sprite));
    }
    Ok(sprites)
}

#[cfg(test)]
mod tests {
    use super::super::Theme;
    use super::*;

    #[test]
    fn every_sprite_is_in_its_file() {
        assert_eq!(read().map(|sprites| sprites.len()), Ok(Art::ALL.len()));
    }

    #[test]
    fn the_icon_of_the_arcade_is_its_emblem() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/static/icon.svg");
        testkit::golden::check_file(path, &Art::Arcade.sprite().to_svg(Theme::Night));
    }
}
