//! The numbers as they are written, and those that the written rules leave open.

use super::{
    AilmentNumbers, BlowNumbers, BowKind, BowNumbers, Content, DeedNumbers, DropNumbers, FoeNumbers,
    HeroNumbers, MoveNumbers, Pack, PadNumbers, PlaceNumbers, PointNumbers, Price, PriceNumbers,
    RelicNumbers, SpellKind, SpellNumbers, SpoilNumbers,
};
use crate::{Scale, Stats, kind};

const fn price(base: u16, per_floor: u16) -> Price {
    Price { base, per_floor }
}

const fn by_rank(hp: u16, others: u16) -> Scale {
    Scale { hp, attack: others, defence: others, speed: 100 }
}

impl Content {
    /// The numbers of the rule set `gdd`.
    pub const LITERAL: Self = Self {
        hero: HeroNumbers {
            base: Stats { hp: 30, attack: 600, defence: 200, speed: 500, crit: 50 },
            per_level: Stats { hp: 6, attack: 200, defence: 100, speed: 20, crit: 0 },
            xp_first: 20,
            xp_step: 10,
        },
        foes: FoeNumbers {
            base: Stats { hp: 20, attack: 500, defence: 100, speed: 400, crit: 50 },
            per_floor: Stats { hp: 6, attack: 160, defence: 60, speed: 15, crit: 0 },
            ranks: [Scale::SAME, by_rank(135, 120), by_rank(160, 120)],
            ways: [[Scale::SAME; 3]; 6],
            speeds: kind::SPEEDS,
            reaches: kind::REACHES,
        },
        blows: BlowNumbers {
            least: 90,
            most: 110,
            defence_share: 60,
            crit: 200,
            knockback: 1,
            guard: 50,
            foe_guard: 50,
            padded: 30,
        },
        moves: MoveNumbers { dash_tiles: 2, dash_rest: 5, sight_columns: 7, sight_rows: 5, patience: 10 },
        bow: BowNumbers {
            bows: [
                BowKind { range: 3, damage: 85, crit: 0 },
                BowKind { range: 4, damage: 80, crit: 0 },
                BowKind { range: 3, damage: 85, crit: 100 },
            ],
            arrows: 4,
            arrow_rest: 12,
            arrows_per_kill: 1,
            nimble_sooner: 4,
            bump: 80,
        },
        spells: SpellNumbers {
            spells: [
                SpellKind { range: 5, damage: 95, pierce: 20 },
                SpellKind { range: 5, damage: 60, pierce: 0 },
                SpellKind { range: 5, damage: 50, pierce: 0 },
                SpellKind { range: 4, damage: 70, pierce: 0 },
            ],
            charges: 3,
            charges_per_floor: 0,
            fireball_radius: 1,
            leaps: 2,
            leap_share: 70,
        },
        ailments: AilmentNumbers {
            turns: [3, 6, 3, 3, 3],
            bleed: 40,
            poison: 20,
            burn: 20,
            slow: 30,
            vulnerable: 25,
            fire_on_burn: 20,
            barbed: 10,
        },
        spoils: SpoilNumbers {
            hp_per_xp: 10,
            least_xp: 5,
            hp_per_gold: 14,
            least_gold: 2,
            worth: [100, 100, 100],
            fight_heal: 25,
            level_heal: 40,
            full_fights: 6,
            diminish: 10,
            least_share: 10,
            drift_fights: 3,
        },
        drops: DropNumbers {
            chance: 30,
            per_floor: 1,
            cap: 60,
            rarities: [70, 22, 7, 1],
            rarity_power: [100, 125, 160, 210],
            power: [200, 150, 6, 30],
            step: [50, 50, 1, 10],
            growth: 12,
            keen_crit: 40,
            fight_weights: [60, 30, 10],
            chest_weights: [50, 25, 10, 15],
            most_flasks: 5,
            upgrade: 15,
        },
        places: PlaceNumbers {
            potion: 40,
            fountain: 30,
            welcome: 15,
            station: 60,
            shrine_hp: 4,
            shrine_attack: 60,
            shrine_defence: 50,
            spikes: 120,
            darts: 90,
            darts_fly: 4,
        },
        prices: PriceNumbers {
            flask: price(8, 1),
            tome: price(20, 2),
            gear: price(15, 2),
            reroll: price(6, 1),
            upgrade: price(12, 2),
            relic: price(25, 3),
            station: price(8, 1),
        },
        relics: RelicNumbers {
            hawk_eye: 10,
            thorns: 30,
            interest: 10,
            iron_guard: 75,
            leech: 4,
            dash_sooner: 2,
            lantern: 2,
            second_wind: 30,
        },
        pads: PadNumbers {
            every: 60,
            warning: 3,
            crowd: 8,
            normal_weight: 9,
            elite_weight: 1,
            scout_risk: 15,
        },
        deeds: DeedNumbers {
            //        walker, archer, mage, protector, charger, boss
            answer: [100, 70, 50, 100, 100, 100],
            bump: [100, 70, 50, 100, 100, 100],
            touch: 70,
            shot: 80,
            bolt: 80,
            venom: 50,
            charge: 160,
            swing: 180,
            ring: 140,
            blast: 110,
            cross: 90,
            chain: 80,
            beam: 150,
            arrow: 130,
            burst: 60,
            helpers: 2,
            theft: price(2, 1),
            rest: 3,
        },
        pack: Pack { flasks: [1, 0, 0] },
        points: PointNumbers { floor: 100, level: 20, ranks: [2, 10, 50] },
    };
}
