//! What the fourteen places of Descent are made of, a row each.

use descent::Biome;

use crate::art::{Art, Ink};
use crate::dungeon::field::{Litter, Masonry, Paving, Walling};

/// What is true of all that differ in a few things only: grey stone, and stairs that lead down.
const GREY: Masonry = Masonry {
    joint: Ink::Night,
    slab: Ink::Raised,
    sheen: Ink::Slate,
    speck: Ink::Panel,
    mortar: Ink::Night,
    brick: Ink::Slate,
    lit: Ink::Stone,
    top: Ink::Panel,
    rim: Ink::Stone,
    growth: Ink::Mist,
    paving: Paving::Slabs,
    walling: Walling::Bricks,
    litter: None,
    stairs: Art::WayDown,
    light: (80, 190),
};

/// What a place is made of.
#[rustfmt::skip]
pub(super) const fn masonry(biome: Biome) -> Masonry {
    use Ink::{Bark, Bone, Deep, Dusk, Ember, Lamp, Life, Lux, Mist, Moss, Night, Panel, Raised, Rust, Slate, Stone, Tide, Void, Wine, Wood};
    match biome {
        Biome::OldCellars => Masonry { paving: Paving::Cobbles, walling: Walling::Bricks, litter: Some(Litter::Straw), speck: Bark, brick: Bark, lit: Wood, rim: Wood, growth: Slate, ..GREY },
        Biome::RootWarren => Masonry { paving: Paving::Earth, walling: Walling::Roots, litter: Some(Litter::Rootlets), sheen: Bark, speck: Moss, mortar: Panel, brick: Bark, lit: Wood, top: Night, rim: Moss, growth: Life, ..GREY },
        Biome::FloodedCrypt => Masonry { paving: Paving::Flags, walling: Walling::Niches, litter: Some(Litter::Puddles), speck: Deep, rim: Tide, growth: Deep, ..GREY },
        Biome::SporeGrotto => Masonry { paving: Paving::Rock, walling: Walling::Rock, litter: Some(Litter::Mushrooms), joint: Void, sheen: Dusk, speck: Moss, brick: Dusk, lit: Lux, top: Night, rim: Lux, growth: Life, ..GREY },
        Biome::Ossuary => Masonry { paving: Paving::Checker, walling: Walling::Skulls, litter: Some(Litter::Splinters), speck: Slate, mortar: Raised, brick: Stone, lit: Mist, rim: Mist, growth: Bone, ..GREY },
        Biome::BoneGalleries => Masonry { paving: Paving::Earth, walling: Walling::Femurs, litter: Some(Litter::Splinters), slab: Panel, sheen: Wine, speck: Slate, brick: Stone, lit: Bone, top: Night, rim: Wine, ..GREY },
        Biome::Foundry => Masonry { paving: Paving::Plates, walling: Walling::Plates, litter: Some(Litter::Slag), joint: Void, slab: Panel, speck: Rust, mortar: Void, brick: Raised, lit: Slate, top: Night, rim: Ember, growth: Lamp, ..GREY },
        Biome::RimeCaves => Masonry { paving: Paving::Rock, walling: Walling::Icicles, litter: Some(Litter::Snow), sheen: Deep, speck: Stone, brick: Deep, lit: Tide, rim: Mist, growth: Bone, ..GREY },
        Biome::SunkenGarden => Masonry { paving: Paving::Flags, walling: Walling::Ivy, litter: Some(Litter::Petals), joint: Moss, speck: Moss, rim: Moss, growth: Life, ..GREY },
        Biome::DampMines => Masonry { paving: Paving::Planks, walling: Walling::Timber, litter: Some(Litter::Rails), joint: Void, slab: Panel, sheen: Bark, speck: Stone, top: Night, rim: Wood, growth: Wood, ..GREY },
        Biome::Cisterns => Masonry { paving: Paving::Slabs, walling: Walling::Pipes, litter: Some(Litter::Rings), sheen: Deep, speck: Moss, rim: Moss, growth: Life, ..GREY },
        Biome::MireHollow => Masonry { paving: Paving::Earth, walling: Walling::Hanging, litter: Some(Litter::Reeds), sheen: Moss, speck: Bark, brick: Bark, lit: Life, rim: Moss, growth: Moss, ..GREY },
        Biome::EmberCourt => Masonry { paving: Paving::Checker, walling: Walling::Columns, litter: Some(Litter::Ash), joint: Void, sheen: Wine, speck: Rust, mortar: Void, brick: Raised, lit: Rust, top: Night, rim: Ember, growth: Lamp, ..GREY },
        Biome::GlassAbyss => Masonry { paving: Paving::Shards, walling: Walling::Crystals, litter: Some(Litter::Sparkles), joint: Void, slab: Panel, sheen: Dusk, speck: Lux, mortar: Void, brick: Dusk, lit: Tide, top: Night, rim: Lux, growth: Bone, light: (56, 150), ..GREY },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_places_are_built_and_paved_alike() {
        for (place, one) in Biome::ALL.into_iter().enumerate() {
            for two in &Biome::ALL[place + 1..] {
                let (one, two) = (masonry(one), masonry(*two));
                assert_ne!(one.walling, two.walling);
                assert_ne!((one.paving, one.sheen, one.litter), (two.paving, two.sheen, two.litter));
            }
        }
    }
}
