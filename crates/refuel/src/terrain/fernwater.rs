//! Low green hills between rivers. Nobody builds on water and no side branch crosses it, yet one sees far over it, and
//! nowhere else: groves stand together and hide what is behind them.

use super::common::{cliffs, flat, ramps};
use super::landscape::Ground::{Bare, Over, Shore};
use super::landscape::Slopes::{Never, Too};
use super::landscape::{Colours, Landscape, Layer, Look, Phase};
use super::piece::{
    Piece,
    Turns::{Eight, Four, One},
};
use crate::Holding::{LargeRocks, Minerals, SmallRocks, Wellspring};

pub(super) const LANDSCAPE: Landscape = Landscape {
    title: "Fernwater",
    first_level: 1,
    top: 2,
    springs: 1,
    river: true,
    pieces: &[
        &[flat(26000).on(0, 0), flat(12000).on(1, 2)],
        &cliffs(700),
        &ramps(4200, 1800),
        &[
            Piece::new("open water", 300, One, "0~ 0~ / 0~ 0~").on(0, 0),
            Piece::new("bank", 5200, Four, "0. 0. / 0~ 0~").on(0, 0),
            Piece::new("bend of a river", 1500, Four, "0. 0. / 0. 0~").on(0, 0),
            Piece::new("spit of land", 1300, Four, "0. 0~ / 0~ 0~").on(0, 0),
            Piece::new("steep bank", 900, Four, "1. 1. / 0~ 0~").on(0, 0),
            Piece::new("steep bank around a corner", 400, Four, "1. 1. / 1. 0~").on(0, 0),
            Piece::new("steep spit of land", 300, Four, "1. 0~ / 0~ 0~").on(0, 0),
            Piece::new("cliff that comes down to a river", 700, Eight, "1. 1. / 0. 0~").on(0, 0),
            Piece::new("cliff that ends at a river", 400, Eight, "1. 0. / 0~ 0~").on(0, 0),
        ],
    ],
    phases: &[
        Phase { what: Wellspring, count: [8, 8], chance: 1000, slopes: Never, pulls: &[(Wellspring, -6000)] },
        Phase {
            what: Minerals,
            count: [5, 7],
            chance: 200,
            slopes: Never,
            pulls: &[(Wellspring, -1200), (Minerals, 400)],
        },
        Phase {
            what: LargeRocks,
            count: [8, 16],
            chance: 40,
            slopes: Too,
            pulls: &[(Wellspring, -100), (Minerals, -100), (LargeRocks, 220)],
        },
        Phase { what: SmallRocks, count: [0, 22], chance: 40, slopes: Too, pulls: &[(LargeRocks, 120)] },
    ],
    colours: Colours {
        low: 0x3f_6b3a,
        high: 0x9c_b85c,
        cliff: 0x4b_4234,
        way: 0xd8_c48c,
        water: 0x2f_7fa8,
        monolith: 0x55_5a50,
        large_rocks: 0x24_5230,
        small_rocks: 0x4f_8a3c,
        minerals: 0xe8_8a3a,
        wellspring: 0xb8_f04a,
        sky: 0x10_1f1c,
    },
    scatter: &[
        Layer { look: Look::Bubble, on: Over(Wellspring), tries: 12, size: [190, 130], threshold: 300 },
        Layer { look: Look::Crystal, on: Over(Minerals), tries: 10, size: [160, 150], threshold: 250 },
        Layer { look: Look::Tree, on: Over(LargeRocks), tries: 24, size: [330, 160], threshold: 0 },
        Layer { look: Look::Shrub, on: Over(SmallRocks), tries: 16, size: [170, 130], threshold: 200 },
        Layer { look: Look::Shrub, on: Shore, tries: 5, size: [70, 140], threshold: 420 },
        Layer { look: Look::Shrub, on: Bare, tries: 4, size: [70, 180], threshold: 520 },
    ],
};
