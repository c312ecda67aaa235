//! Which sprite stands for what in Endless Tower.

use ::labyrinth::{Ailment, Bow, Flask, Kind, Make, Rank, Rarity, Relic, Spell};

use crate::art::{Art, Ink};

impl Art {
    /// The picture of a kind of foe.
    pub const fn dweller(kind: Kind) -> Self {
        match kind {
            Kind::Slime => Self::Slime,
            Kind::Goblin => Self::Goblin,
            Kind::Wolf => Self::Wolf,
            Kind::Specter => Self::Specter,
            Kind::Bowman => Self::Bowman,
            Kind::Imp => Self::Imp,
            Kind::EmberSlime => Self::EmberSlime,
            Kind::Hobgoblin => Self::Hobgoblin,
            Kind::DireWolf => Self::DireWolf,
            Kind::Wraith => Self::Wraith,
            Kind::Spider => Self::Spider,
            Kind::Protector => Self::Protector,
            Kind::Charger => Self::Charger,
            Kind::ArcherCaptain => Self::ArcherCaptain,
            Kind::AcolyteMage => Self::AcolyteMage,
            Kind::Bulwark => Self::Bulwark,
            Kind::FrostAdept => Self::FrostAdept,
            Kind::Berserker => Self::Berserker,
            Kind::Warden => Self::Warden,
            Kind::ObsidianKnight => Self::ObsidianKnight,
            Kind::FloorGuardian => Self::FloorGuardian,
        }
    }

    /// The picture of a piece of gear.
    pub const fn gear(make: Make) -> Self {
        match make {
            Make::Blade => Self::Blade,
            Make::Bow(Bow::Short) => Self::ShortBow,
            Make::Bow(Bow::Long) => Self::LongBow,
            Make::Bow(Bow::Recurve) => Self::RecurveBow,
            Make::Armour => Self::Armour,
            Make::Charm => Self::Charm,
            Make::Boots => Self::Boots,
        }
    }

    /// The picture of something to drink.
    pub const fn flask(flask: Flask) -> Self {
        match flask {
            Flask::Potion => Self::Potion,
            Flask::Tonic => Self::Tonic,
            Flask::Mana => Self::Mana,
        }
    }

    /// The small picture of a spell, which also flies.
    pub const fn spell(spell: Spell) -> Self {
        match spell {
            Spell::Firebolt => Self::Firebolt,
            Spell::Fireball => Self::Fireball,
            Spell::Frost => Self::Frost,
            Spell::Spark => Self::Spark,
        }
    }

    /// The picture of a relic.
    pub const fn relic(relic: Relic) -> Self {
        match relic {
            Relic::Maul => Self::Maul,
            Relic::HawkEye => Self::HawkEye,
            Relic::WideEmber => Self::WideEmber,
            Relic::Thorns => Self::Thorns,
            Relic::SecondWind => Self::SecondWind,
            Relic::Miser => Self::Miser,
            Relic::IronWall => Self::IronWall,
            Relic::Leech => Self::Leech,
            Relic::Quicksilver => Self::Quicksilver,
            Relic::Lantern => Self::Lantern,
        }
    }

    /// The badge of what ails somebody.
    pub const fn ailment(ailment: Ailment) -> Self {
        match ailment {
            Ailment::Bleed => Self::Bleed,
            Ailment::Poison => Self::Poison,
            Ailment::Slow => Self::Slow,
            Ailment::Vulnerable => Self::Vulnerable,
            Ailment::Burn => Self::Burn,
        }
    }
}

impl Ink {
    /// The ink of a rarity. Its letter is always beside it.
    pub const fn of_rarity(rarity: Rarity) -> Self {
        match rarity {
            Rarity::Common => Self::Mist,
            Rarity::Uncommon => Self::Life,
            Rarity::Rare => Self::Tide,
            Rarity::Epic => Self::Lux,
        }
    }

    /// The ink of a rank. Its letter is always beside it.
    pub const fn of_rank(rank: Rank) -> Self {
        match rank {
            Rank::Normal => Self::Mist,
            Rank::Elite => Self::Lamp,
            Rank::Boss => Self::Blood,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::{Sprite, Theme};

    /// Which cells are not clear, around the middle of the foot.
    fn shape(sprite: &Sprite) -> Vec<(usize, usize)> {
        let left = 16 - sprite.width() / 2;
        let top = 32 - sprite.height();
        (0..32)
            .flat_map(|y| (0..32).map(move |x| (x, y)))
            .filter(|&(x, y)| x >= left && y >= top && sprite.ink(x - left, y - top).is_some())
            .collect()
    }

    fn all_pictures() -> Vec<Art> {
        Kind::ALL
            .into_iter()
            .map(Art::dweller)
            .chain([Art::Climber, Art::Tome])
            .chain(Make::all().map(Art::gear))
            .chain(Flask::ALL.map(Art::flask))
            .chain(Spell::ALL.map(Art::spell))
            .chain(Ailment::ALL.map(Art::ailment))
            .chain(Relic::ALL.map(Art::relic))
            .collect()
    }

    #[test]
    fn everything_is_told_apart_by_its_outline() {
        let all = all_pictures();
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
    fn the_higher_the_rank_the_larger_the_figure() {
        let sizes = |rank: Rank| {
            let of_rank = Kind::ALL.into_iter().filter(move |kind| kind.rank() == rank);
            of_rank.map(|kind| shape(Art::dweller(kind).sprite()).len())
        };
        let mean = |rank: Rank| sizes(rank).sum::<usize>() / sizes(rank).count();
        assert!(mean(Rank::Normal) * 5 < mean(Rank::Elite) * 4);
        assert!(sizes(Rank::Elite).max() < sizes(Rank::Boss).min());
    }

    #[test]
    fn figures_stand_out_from_every_floor_without_colours() {
        // Floors are made of these; what looks at the floor is the outline and the light of a figure.
        let floors = [Ink::Night, Ink::Panel, Ink::Raised];
        for theme in Theme::ALL {
            for kind in Kind::ALL {
                let sprite = Art::dweller(kind).sprite();
                let cells = (0..sprite.height()).flat_map(|y| (0..sprite.width()).map(move |x| (x, y)));
                let inks: Vec<Ink> = cells.filter_map(|(x, y)| sprite.ink(x, y)).collect();
                for floor in floors {
                    let ground = theme.rgb(floor);
                    let clear = inks.iter().filter(|ink| theme.rgb(**ink).contrast(ground) >= 1.5).count();
                    assert!(clear * 5 >= inks.len(), "{kind:?} on {floor:?} in {theme:?}");
                }
            }
        }
    }

    #[test]
    fn ranks_and_rarities_have_inks_of_their_own() {
        for theme in Theme::ALL {
            for ink in Rarity::ALL.map(Ink::of_rarity) {
                assert!(theme.rgb(ink).contrast(theme.rgb(Ink::Void)) >= 4.5, "{theme:?} {ink:?}");
            }
            for ink in [Rank::Normal, Rank::Elite, Rank::Boss].map(Ink::of_rank) {
                assert!(theme.rgb(ink).contrast(theme.rgb(Ink::Void)) >= 4.5, "{theme:?} {ink:?}");
            }
        }
    }
}
