//! A wide shelf of ice, hardly uneven. Fins of stone stand all over it, alone and in rows: nothing is high, and yet one
//! sees along lanes only. Rich in minerals.

use grid::Direction::{North, South, West};

use super::common::{cliffs, fin_end, flat, ramps};
use super::landscape::Ground::{Bare, Over};
use super::landscape::Slopes::{Never, Too};
use super::landscape::{Colours, Landscape, Layer, Look, Phase};
use super::piece::{
    Piece,
    Turns::{Four, One, Two},
};
use crate::Holding::{LargeRocks, Minerals, SmallRocks, Wellspring};

pub(super) const LANDSCAPE: Landscape = Landscape {
    title: "Pale Shelf",
    first_level: 2,
    top: 2,
    springs: 1,
    river: false,
    pieces: &[
        &[
            flat(12000),
            fin_end(9000),
            Piece::new("row of fins", 2600, Two, "0. 0. / 0. 0.").with_fins(&[North, South]),
            Piece::new("fins around a corner", 500, Four, "0. 0. / 0. 0.").with_fins(&[South, West]),
            Piece::new("sheet of clear ice", 30, One, "0~ 0~ / 0~ 0~").on(0, 0),
            Piece::new("rim of clear ice", 900, Four, "0. 0. / 0~ 0~").on(0, 0),
            Piece::new("corner of clear ice", 700, Four, "0. 0. / 0. 0~").on(0, 0),
        ],
        &cliffs(360),
        &ramps(1500, 700),
    ],
    phases: &[
        Phase { what: Wellspring, count: [8, 8], chance: 1000, slopes: Never, pulls: &[(Wellspring, -6000)] },
        Phase {
            what: Minerals,
            count: [9, 12],
            chance: 300,
            slopes: Never,
            pulls: &[(Wellspring, -900), (Minerals, -700)],
        },
        Phase { what: LargeRocks, count: [0, 3], chance: 60, slopes: Too, pulls: &[(LargeRocks, -2000)] },
        Phase {
            what: SmallRocks,
            count: [0, 16],
            chance: 70,
            slopes: Too,
            pulls: &[(Minerals, 60), (LargeRocks, 300)],
        },
    ],
    colours: Colours {
        low: 0xa9_c9d8,
        high: 0xf4_fbff,
        cliff: 0x6b_93ab,
        way: 0x8f_a9b8,
        water: 0x3f_9fc8,
        monolith: 0x3b_4656,
        large_rocks: 0x7f_b6d0,
        small_rocks: 0x9f_c4d4,
        minerals: 0xe0_6a4a,
        wellspring: 0x4f_d88a,
        sky: 0x16_202c,
    },
    scatter: &[
        Layer { look: Look::Bubble, on: Over(Wellspring), tries: 12, size: [190, 130], threshold: 300 },
        Layer { look: Look::Crystal, on: Over(Minerals), tries: 10, size: [170, 150], threshold: 250 },
        Layer { look: Look::Shard, on: Over(LargeRocks), tries: 14, size: [420, 200], threshold: 0 },
        Layer { look: Look::Shard, on: Over(SmallRocks), tries: 12, size: [150, 140], threshold: 250 },
        Layer { look: Look::Pebble, on: Bare, tries: 2, size: [50, 260], threshold: 600 },
    ],
};
