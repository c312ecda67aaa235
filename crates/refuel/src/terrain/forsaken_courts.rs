//! Courts and platforms that somebody has left: walls two levels high, wide stairs, rows of standing stones and cisterns
//! that have filled up. Steps lead up seldom, and from a platform one commands a whole court.

use grid::Direction::{East, North, South, West};

use super::common::{cliffs, fin_end, flat, high_cliffs, ramps};
use super::landscape::Ground::{Bare, Over};
use super::landscape::Slopes::Never;
use super::landscape::{Colours, Landscape, Layer, Look, Phase};
use super::piece::{
    Piece,
    Turns::{Four, One, Two},
};
use crate::Holding::{LargeRocks, Minerals, SmallRocks, Wellspring};

pub(super) const LANDSCAPE: Landscape = Landscape {
    title: "Forsaken Courts",
    first_level: 3,
    top: 3,
    springs: 1,
    river: false,
    pieces: &[
        &[flat(15000)],
        &cliffs(1500),
        &high_cliffs(2600, 500, 150),
        &[
            Piece::new("wall around a corner", 1400, Four, "2. 0. / 0. 0."),
            Piece::new("wall around a court", 1400, Four, "2. 2. / 2. 0."),
        ],
        &ramps(3600, 900),
        &[
            fin_end(900),
            Piece::new("row of standing stones", 1500, Two, "0. 0. / 0. 0.").with_fins(&[North, South]),
            Piece::new("corner of standing stones", 900, Four, "0. 0. / 0. 0.").with_fins(&[South, West]),
            Piece::new("stones where rows meet", 60, Four, "0. 0. / 0. 0.").with_fins(&[East, South, West]),
            Piece::new("cistern", 150, One, "0~ 0~ / 0~ 0~").on(0, 0),
            Piece::new("wall of a cistern", 1000, Four, "1. 1. / 0~ 0~").on(0, 0),
            Piece::new("corner of a cistern", 1000, Four, "1. 1. / 1. 0~").on(0, 0),
        ],
    ],
    phases: &[
        Phase { what: Wellspring, count: [8, 8], chance: 1000, slopes: Never, pulls: &[(Wellspring, -6000)] },
        Phase {
            what: Minerals,
            count: [5, 7],
            chance: 150,
            slopes: Never,
            pulls: &[(Wellspring, -1500), (Minerals, 900)],
        },
        Phase { what: LargeRocks, count: [4, 10], chance: 120, slopes: Never, pulls: &[(LargeRocks, -250)] },
        Phase {
            what: SmallRocks,
            count: [0, 34],
            chance: 100,
            slopes: Never,
            pulls: &[(LargeRocks, 300), (SmallRocks, -40)],
        },
    ],
    colours: Colours {
        low: 0x6a_6455,
        high: 0xd8_cba4,
        cliff: 0x4a_4438,
        way: 0xb9_9c78,
        water: 0x2e_6a62,
        monolith: 0x86_7c66,
        large_rocks: 0x94_8a70,
        small_rocks: 0xa8_9c7e,
        minerals: 0xf0_8838,
        wellspring: 0x7f_e060,
        sky: 0x17_1613,
    },
    scatter: &[
        Layer { look: Look::Bubble, on: Over(Wellspring), tries: 12, size: [190, 130], threshold: 300 },
        Layer { look: Look::Crystal, on: Over(Minerals), tries: 10, size: [170, 150], threshold: 250 },
        Layer { look: Look::Rubble, on: Over(LargeRocks), tries: 10, size: [380, 220], threshold: 0 },
        Layer { look: Look::Rubble, on: Over(SmallRocks), tries: 12, size: [140, 140], threshold: 250 },
        Layer { look: Look::Shrub, on: Bare, tries: 3, size: [70, 200], threshold: 560 },
        Layer { look: Look::Rubble, on: Bare, tries: 2, size: [60, 300], threshold: 620 },
    ],
};
