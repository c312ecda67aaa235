//! The drawings. Letters are those that floors are drawn with; `.` is bare.

use super::Room;
use crate::Biome;

/// A room as it was drawn, and where it is found.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sketch {
    /// From which floor to which.
    pub(crate) floors: [u8; 2],
    /// Where alone; anywhere when none is named.
    pub(crate) biomes: &'static [Biome],
    /// With its rim.
    pub(crate) drawing: &'static str,
}

const fn sketch(floors: [u8; 2], biomes: &'static [Biome], drawing: &'static str) -> Sketch {
    Sketch { floors, biomes, drawing }
}

impl Room {
    /// How it was drawn.
    #[rustfmt::skip]
    #[expect(clippy::too_many_lines, reason = "a table: a drawing for each room")]
    pub(crate) const fn sketch(self) -> Sketch {
        use Biome::{
            BoneGalleries, Cisterns, DampMines, EmberCourt, FloodedCrypt, Foundry, GlassAbyss, MireHollow,
            OldCellars, Ossuary, RimeCaves, RootWarren, SporeGrotto, SunkenGarden,
        };
        match self {
            // Behind a lock: the offer that the guide's four pedestals stand for, a chest, and gold.
            Self::Treasury => sketch([2, 7], &[], "
                #######
                #.....#
                #.....#
                #.*I$.#
                #.....#
                #.....#
                ###L###"),
            // A pack in the open. Without anything: go back into the door, where one at a time comes, or keep the
            // pillar at your back. With something: fire or cold between them while they wait for you to come out.
            Self::Arena => sketch([3, 5], &[], "
                ###########
                #.........#
                #.........#
                #.........#
                #...###...#
                #.w.###.w.#
                #...###...#
                #....w....#
                #.........#
                #.........#
                #####.#####"),
            // A short cut through what is seen: walk around, or pay for it in blood.
            Self::TrapPassage => sketch([2, 7], &[],
                "#.#\n#.#\n#^#\n#.#\n#x#\n#.#\n#^#\n#.#\n#^#\n#.#\n#x#\n#.#\n#^#\n#.#\n#.#"),
            // The guide's shop: three plinths, and the keeper before them.
            Self::Shop => sketch([2, 6], &[], "
                #########
                #.......#
                #.#.#.#.#
                #.......#
                #...&...#
                #.......#
                ####.####"),
            // Without anything: from stone to stone, one wade at a time, and never where the water ripples. With
            // something: cold lays a way over the water, a shock clears it of whoever lives there.
            Self::EelMoat => sketch([2, 6], &[FloodedCrypt, RimeCaves, SunkenGarden, DampMines, Cisterns, MireHollow], "
                #########
                #.~~~~e.#
                #.~.~.~.#
                #.~~$~~.#
                #.~.~.~.#
                #.~~~~~.#
                ####.####"),
            // Without anything: strike the jelly down where it sits, and wade through what it leaves. With something:
            // a spark from the door, and all of it burns.
            Self::PowderStore => sketch([1, 4], &[OldCellars, Ossuary, Foundry], "
                #########
                #$#¬¬¬..#
                #.j¬¬¬...
                #.#¬¬¬..#
                #########"),
            // Without anything: from niche to niche while it winds the bow. With something: steam in the row, or a
            // throw from the last niche.
            Self::ShootingGallery => sketch([3, 7], &[Ossuary, BoneGalleries, Foundry, EmberCourt, GlassAbyss], "
                #############
                ###.##.##.$##
                ...........T#
                ###.##.##.###
                #############"),
            // Without anything: strike one, step back until the cloud is gone, walk in. With something: a throw from
            // the door, or fire, which eats spores.
            Self::PuffcapRing => sketch([1, 3], &[OldCellars, RootWarren, FloodedCrypt, SporeGrotto, BoneGalleries], "
                #######
                #.f$f.#
                #..f..#
                #.....#
                ###.###"),
            // Without anything: the ledge winds all the way round. With something: cold or water on two tiles, and it
            // is half as long.
            Self::LavaCauseway => sketch([4, 7], &[Foundry, EmberCourt], "
                #########
                #$......#
                #¤¤¤¤¤¤.#
                #.......#
                #.¤¤¤¤¤¤#
                #.......#
                #######.#"),
            // Without anything: tear through, held at every step, while nobody is near. With something: any fire takes
            // all webs in a breath.
            Self::WebbedLarder => sketch([1, 7], &[OldCellars, RootWarren, SporeGrotto, BoneGalleries, DampMines], "
                #########
                #$×××××.#
                #××××××..
                #*×××××.#
                #########"),
            // Without anything: slide from stone to stone until the line is right. With something: fire melts the ice,
            // sure feet walk.
            Self::SkatingRink => sketch([4, 7], &[RimeCaves, GlassAbyss], "
                #########
                #==#====#
                #====$==#
                #=====#=#
                #=======#
                #=#=====#
                ####.####"),
            // Without anything: call the beetles out and kill them away from the gas. With something: a spark from the
            // door, and the gas does it.
            Self::GasShaft => sketch([2, 5], &[SporeGrotto, DampMines], "
                #########
                #:::c:::#
                #$:::::..
                #:::c:::#
                #########"),
            // Without anything: the dry way winds between the pools, out of the spitter's row. With something: water
            // washes acid away, cold makes a floor of it.
            Self::AcidSieve => sketch([4, 7], &[Cisterns, MireHollow], "
                #########
                #.≈...≈$#
                #.≈.≈.≈.#
                #.≈.≈.≈a#
                #...≈...#
                #.#######"),
            // Without anything: along the wall, where who comes must leave the grass and be seen. With something: fire,
            // and there is no grass.
            Self::GrassBlind => sketch([5, 7], &[SunkenGarden, MireHollow], "
                #########
                #...$...#
                #.\"\"\"\"\".#
                #.\"\"A\"\".#
                #.\"\"\"\"\".#
                #.......#
                ####.####"),
            // Without anything: it is slow; lead it around the pool once and be gone. With something: cold holds whoever
            // is wet, a shock fills the pool.
            Self::DrownedWell => sketch([5, 7], &[SunkenGarden, DampMines, Cisterns, MireHollow, GlassAbyss], "
                #########
                #...$...#
                #.#~~~#.#
                #.~~z~~.#
                #.#~~~#.#
                #.......#
                ####.####"),
            // Without anything: around the block, and strike from behind. With something: whatever lies on the ground
            // asks for no shield.
            Self::GuardPost => sketch([4, 7], &[Foundry, RimeCaves, EmberCourt, GlassAbyss], "
                #########
                #...$...#
                #.##.##.#
                #.##.##.#
                #.##p##.#
                #.......#
                ####.####"),
            // Without anything: leave it alone, for a crack in the wall leads behind it. With something: shocks, which
            // it cannot bear.
            Self::GolemDoor => sketch([5, 7], &[], "
                #########
                #.....#.#
                #.....G.#
                #.....#.#
                #.....#$#
                #.....C.#
                ##.######"),
            // Without anything: look before you open; one of the two breathes. With something: throw at both.
            Self::TwoChests => sketch([3, 7], &[], "
                #######
                #$...v#
                #.....#
                #.....#
                ###.###"),
            // Without anything: past the pillars to whom the bones obey, and strike there first. With something: fire,
            // for burnt bones do not rise.
            Self::BoneChapel => sketch([4, 6], &[], "
                #########
                #..$N...#
                #.#.%.#.#
                #.%.%.%.#
                #.#.%.#.#
                #.......#
                ####.####"),
        }
    }
}
