//! Red rock, cut by gorges. High ground all around them, and many ramps: whoever holds the terraces sees far, and whoever
//! builds below a wall sees little.

use super::common::{cliffs, fin_end, flat, high_cliffs, ramps, winding_ramps};
use super::landscape::Ground::{Bare, BareFrom, Over};
use super::landscape::Slopes::{Never, Too};
use super::landscape::{Colours, Landscape, Layer, Look, Phase};
use super::piece::{Piece, Turns::Eight};
use crate::Holding::{LargeRocks, Minerals, SmallRocks, Wellspring};
use grid::Direction::South;

pub(super) const LANDSCAPE: Landscape = Landscape {
    title: "Ember Gorges",
    first_level: 1,
    top: 3,
    springs: 0,
    river: false,
    pieces: &[
        &[flat(8000), fin_end(200).on(0, 1)],
        &cliffs(1600),
        &high_cliffs(75, 100, 200),
        &ramps(6400, 3200),
        &winding_ramps(3200),
        &[Piece::new("end of a fin at the foot of a ramp", 200, Eight, "1. 1v / 0. 0.")
            .with_fins(&[South])
            .on(0, 1)],
    ],
    phases: &[
        Phase { what: Wellspring, count: [8, 8], chance: 1000, slopes: Never, pulls: &[(Wellspring, -6000)] },
        Phase {
            what: Minerals,
            count: [6, 8],
            chance: 300,
            slopes: Never,
            pulls: &[(Wellspring, -1500), (Minerals, 300)],
        },
        Phase {
            what: LargeRocks,
            count: [0, 6],
            chance: 200,
            slopes: Too,
            pulls: &[(Wellspring, -200), (LargeRocks, -1000)],
        },
        Phase {
            what: SmallRocks,
            count: [0, 40],
            chance: 200,
            slopes: Too,
            pulls: &[(Wellspring, -100), (LargeRocks, 200), (SmallRocks, -100)],
        },
    ],
    colours: Colours {
        low: 0x6b_2a1a,
        high: 0xd9_8a5c,
        cliff: 0x4a_1c14,
        way: 0xe8_c79a,
        water: 0x3b_6f8c,
        monolith: 0x3a_1612,
        large_rocks: 0x8a_4a34,
        small_rocks: 0x9c_5e44,
        minerals: 0xff_7a2f,
        wellspring: 0x6f_e04a,
        sky: 0x1d_0f12,
    },
    scatter: &[
        Layer { look: Look::Bubble, on: Over(Wellspring), tries: 12, size: [190, 130], threshold: 300 },
        Layer { look: Look::Crystal, on: Over(Minerals), tries: 10, size: [170, 150], threshold: 250 },
        Layer { look: Look::Boulder, on: Over(LargeRocks), tries: 8, size: [420, 240], threshold: 0 },
        Layer { look: Look::Pebble, on: Over(SmallRocks), tries: 14, size: [150, 130], threshold: 250 },
        Layer { look: Look::Pebble, on: Bare, tries: 3, size: [60, 200], threshold: 560 },
        Layer { look: Look::Shrub, on: BareFrom(2), tries: 2, size: [80, 260], threshold: 600 },
    ],
};
