//! Where towers are measured, and against whom.

use crate::{Attacker, Blueprint};

/// A drawn world with some towers to build beside, and what may be spent on it.
pub(super) struct Field {
    pub(super) name: &'static str,
    pub(super) budget: i32,
    pub(super) world: &'static str,
    /// What stands there already: those who help others need somebody.
    pub(super) company: &'static [(Blueprint, (u8, u8))],
}

/// A wave: so many of a kind, so many ticks apart, one batch after the other.
pub(super) struct Stream {
    pub(super) name: &'static str,
    pub(super) batches: &'static [(u8, Attacker, u32)],
}

const COMPANY: &[(Blueprint, (u8, u8))] = &[
    (Blueprint::Popgun, (6, 6)),
    (Blueprint::Popgun, (8, 6)),
    (Blueprint::Twinpipe, (6, 9)),
    (Blueprint::Twinpipe, (8, 9)),
    (Blueprint::Whirler, (7, 6)),
];

pub(super) const FIELDS: [Field; 6] = [
    Field {
        name: "plain",
        budget: 60,
        company: COMPANY,
        world: "
            0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
            0
            0
            0
            0
            0
            0
            0Ee 0e 0e 0e 0e 0e 0e 0e 0e 0e 0e 0e 0e 0e 0H
        ",
    },
    // To and fro, so that whoever reaches far reaches much.
    Field {
        name: "bends",
        budget: 120,
        company: COMPANY,
        world: "
            0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
            0
            0Ee 0e 0e 0e 0e 0e 0e 0e 0e 0e 0e 0e 0s 0 0
            0 0 0 0 0 0 0 0 0 0 0 0 0s 0 0
            0 0 0 0 0 0 0 0 0 0 0 0 0s 0 0
            0 0 0s 0w 0w 0w 0w 0w 0w 0w 0w 0w 0w 0 0
            0 0 0s 0 0 0 0 0 0 0 0 0 0 0 0
            0 0 0s 0 0 0 0 0 0 0 0 0 0 0 0
            0 0 0e 0e 0e 0e 0e 0e 0e 0e 0e 0e 0s 0 0
            0 0 0 0 0 0 0 0 0 0 0 0 0s 0 0
            0 0 0 0 0 0 0 0 0 0 0 0 0s 0 0
            0 0 0 0 0 0 0 0 0 0H 0w 0w 0w 0 0
        ",
    },
    // A way at the bottom of a gorge: from its brink one sees little of it, and from above it a lot.
    Field {
        name: "gorge",
        budget: 60,
        company: &[],
        world: "
            3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~
            3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~
            3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~
            3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~
            3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~
            3 3 3 3 3 3 3 3 3 3 3 3 3 3 3
            3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~
            0Ee 0e 0e 0e 0e 0e 0e 0e 0e 0e 0e 0e 0e 0e 0H
            3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~
            3 3 3 3 3 3 3 3 3 3 3 3 3 3 3
            3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~
            3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~
            3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~
            3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~
            3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~ 3~
        ",
    },
    // Two islands beside the way: whoever has little room builds what is dear.
    Field {
        name: "islands",
        budget: 200,
        company: &[],
        world: "
            0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~
            0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~
            0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~
            0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~
            0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~
            0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~
            0~ 0~ 0~ 0~ 0~ 0~ 0 0~ 0 0~ 0~ 0~ 0~ 0~ 0~
            0Ee 0e 0e 0e 0e 0e 0e 0e 0e 0e 0e 0e 0e 0e 0H
            0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~
            0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~
            0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~
            0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~
            0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~
            0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~
            0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~
        ",
    },
    // A mere between the way and all ground that is built on.
    Field {
        name: "mere",
        budget: 120,
        company: &[],
        world: "
            0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
            0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
            0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
            0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~
            0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~
            0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~
            0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~
            0Ee 0e 0e 0e 0e 0e 0e 0e 0e 0e 0e 0e 0e 0e 0H
            0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~
            0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~
            0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~
            0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~
            0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
            0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
            0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
        ",
    },
    // Nothing but slopes beside the way: many need level ground.
    Field {
        name: "slopes",
        budget: 100,
        company: &[],
        world: "
            1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O
            1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O
            1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O
            1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O
            1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O
            1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O
            1v 1v 1v 1v 1v 1v 1v 1v 1v 1v 1v 1v 1v 1v 1v
            0Ee 0e 0e 0e 0e 0e 0e 0e 0e 0e 0e 0e 0e 0e 0H
            1^ 1^ 1^ 1^ 1^ 1^ 1^ 1^ 1^ 1^ 1^ 1^ 1^ 1^ 1^
            1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O
            1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O
            1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O
            1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O
            1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O
            1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O 1O
        ",
    },
];

const fn of(name: &'static str, batches: &'static [(u8, Attacker, u32)]) -> Stream {
    Stream { name, batches }
}

pub(super) const STREAMS: [Stream; 19] = [
    of("beads in a swarm", &[(80, Attacker::Bead, 2)]),
    of("gobbets", &[(40, Attacker::Gobbet, 10)]),
    of("boils", &[(12, Attacker::Boil, 20)]),
    of("beads, and a colossus behind them", &[(60, Attacker::Bead, 5), (2, Attacker::Colossus, 40)]),
    of("footlings", &[(40, Attacker::Footling, 5)]),
    of("stalwarts", &[(12, Attacker::Stalwart, 40)]),
    of("a colossus", &[(3, Attacker::Colossus, 40)]),
    of("pangols", &[(20, Attacker::Pangol, 20)]),
    of("bulwarks", &[(6, Attacker::Bulwark, 40)]),
    of("scales in a swarm", &[(60, Attacker::Scale, 2)]),
    of("sacks", &[(10, Attacker::Sack, 20)]),
    of("hives", &[(4, Attacker::Hive, 40)]),
    of("drapes", &[(12, Attacker::Drape, 20)]),
    of("cinders", &[(40, Attacker::Cinder, 5)]),
    of("husks", &[(40, Attacker::Husk, 5)]),
    of("motes in a swarm", &[(80, Attacker::Mote, 2)]),
    of("darts", &[(60, Attacker::Dart, 5)]),
    of("bolters", &[(30, Attacker::Bolter, 10)]),
    of(
        "a drummer, a mender and trudgers",
        &[(1, Attacker::Drummer, 40), (1, Attacker::Mender, 40), (20, Attacker::Trudger, 10)],
    ),
];
