//! The numbers as they are written, and those that the written rules leave open.

use super::{
    AilmentNumbers, BlowNumbers, BowKind, BowNumbers, Content, DeedNumbers, DropNumbers, FoeNumbers,
    HeroNumbers, MoveNumbers, Pack, PadNumbers, PlaceNumbers, PointNumbers, Price, PriceNumbers,
    RelicNumbers, SpellKind, SpellNumbers, SpoilNumbers, UnrestNumbers,
};
use crate::beings::kind;
use crate::{Gold, Hp, Hundredths, PerMille, Percent, Power, Scale, Stats, Turns, Xp};

const fn price(base: u16, per_floor: u16) -> Price {
    Price { base, per_floor }
}

const fn by_rank(hp: u16, others: u16) -> Scale {
    Scale { hp: Percent(hp), attack: Percent(others), defence: Percent(others), speed: Percent(100) }
}

const fn stats(hp: i32, attack: i32, defence: i32, speed: i32, crit: i32) -> Stats {
    Stats {
        hp: Hp(hp),
        attack: Hundredths(attack),
        defence: Hundredths(defence),
        speed: Hundredths(speed),
        crit: PerMille(crit),
    }
}

const fn by_slot(numbers: [i32; 4]) -> [Power; 4] {
    let [weapon, armour, charm, boots] = numbers;
    [Power(weapon), Power(armour), Power(charm), Power(boots)]
}

const fn percents(numbers: [u8; 6]) -> [Percent; 6] {
    let [walker, archer, mage, protector, charger, boss] = numbers;
    [Percent(walker), Percent(archer), Percent(mage), Percent(protector), Percent(charger), Percent(boss)]
}

impl Content {
    /// The numbers of the rule set `gdd`.
    pub const LITERAL: Self = Self {
        hero: HeroNumbers {
            base: stats(30, 600, 200, 500, 50),
            per_level: stats(6, 200, 100, 20, 0),
            xp_first: Xp(20),
            xp_step: Xp(10),
        },
        foes: FoeNumbers {
            base: stats(20, 500, 100, 400, 50),
            per_floor: stats(6, 160, 60, 15, 0),
            ranks: [Scale::SAME, by_rank(135, 120), by_rank(160, 120)],
            ways: [[Scale::SAME; 3]; 6],
            speeds: kind::SPEEDS,
            reaches: kind::REACHES,
        },
        blows: BlowNumbers {
            least: Percent(90),
            most: Percent(110),
            defence_share: Percent(60),
            crit: Percent(200),
            knockback: 1,
            guard: Percent(50),
            foe_guard: Percent(50),
            padded: PerMille(30),
        },
        moves: MoveNumbers {
            dash_tiles: 2,
            dash_rest: Turns(5),
            sight_columns: 7,
            sight_rows: 5,
            patience: Turns(10),
        },
        bow: BowNumbers {
            bows: [
                BowKind { range: 3, damage: Percent(85), crit: PerMille(0) },
                BowKind { range: 4, damage: Percent(80), crit: PerMille(0) },
                BowKind { range: 3, damage: Percent(85), crit: PerMille(100) },
            ],
            arrows: 4,
            arrow_rest: Turns(12),
            arrows_per_kill: 1,
            nimble_sooner: Turns(4),
            bump: Percent(80),
        },
        spells: SpellNumbers {
            spells: [
                SpellKind { range: 5, damage: Percent(95), pierce: Percent(20) },
                SpellKind { range: 5, damage: Percent(60), pierce: Percent(0) },
                SpellKind { range: 5, damage: Percent(50), pierce: Percent(0) },
                SpellKind { range: 4, damage: Percent(70), pierce: Percent(0) },
            ],
            charges: 3,
            most_charges: 9,
            charges_per_floor: 0,
            fireball_radius: 1,
            leaps: 2,
            leap_share: Percent(70),
        },
        ailments: AilmentNumbers {
            turns: [Turns(3), Turns(6), Turns(3), Turns(3), Turns(3)],
            bleed: PerMille(40),
            poison: PerMille(20),
            burn: PerMille(20),
            slow: Percent(30),
            vulnerable: Percent(25),
            fire_on_burn: Percent(20),
            barbed: Percent(10),
        },
        spoils: SpoilNumbers {
            hp_per_xp: 10,
            least_xp: Xp(5),
            hp_per_gold: 14,
            least_gold: Gold(2),
            worth: [Percent(100); 3],
            fight_heal: Percent(25),
            level_heal: Percent(40),
            full_fights: 6,
            diminish: Percent(10),
            least_share: Percent(10),
            drift_fights: 3,
            drift_turns: Turns(200),
        },
        drops: DropNumbers {
            chance: Percent(30),
            per_floor: Percent(1),
            cap: Percent(60),
            rarities: [70, 22, 7, 1],
            rarity_power: [Percent(100), Percent(125), Percent(160), Percent(210)],
            power: by_slot([200, 150, 6, 30]),
            step: by_slot([50, 50, 1, 10]),
            growth: Percent(12),
            keen_crit: PerMille(40),
            fight_weights: [60, 30, 10],
            chest_weights: [50, 25, 10, 15],
            most_flasks: 5,
            upgrade: Percent(15),
        },
        places: PlaceNumbers {
            potion: Percent(40),
            fountain: Percent(30),
            welcome: Percent(15),
            station: Percent(60),
            shrine_hp: Hp(4),
            shrine_attack: Hundredths(60),
            shrine_defence: Hundredths(50),
            spikes: PerMille(120),
            darts: PerMille(90),
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
            hawk_eye: Percent(10),
            thorns: Percent(30),
            interest: Percent(10),
            iron_guard: Percent(75),
            leech: Percent(4),
            dash_sooner: Turns(2),
            lantern: 2,
            second_wind: Percent(30),
        },
        pads: PadNumbers {
            every: Turns(60),
            warning: Turns(3),
            crowd: 8,
            normal_weight: 9,
            elite_weight: 1,
            scout_risk: Percent(15),
        },
        unrest: UnrestNumbers { calm: Turns(1200), every: Turns(50), growth: Percent(10) },
        deeds: DeedNumbers {
            //        walker, archer, mage, protector, charger, boss
            answer: percents([100, 70, 50, 100, 100, 100]),
            bump: percents([100, 70, 50, 100, 100, 100]),
            touch: Percent(70),
            shot: Percent(80),
            bolt: Percent(80),
            venom: Percent(50),
            charge: Percent(160),
            swing: Percent(180),
            ring: Percent(140),
            blast: Percent(110),
            cross: Percent(90),
            chain: Percent(80),
            beam: Percent(150),
            arrow: Percent(130),
            burst: Percent(60),
            helpers: 2,
            theft: price(2, 1),
            rest: Turns(3),
        },
        pack: Pack { flasks: [1, 0, 0] },
        points: PointNumbers { floor: 100, level: 20, ranks: [2, 10, 50] },
    };
}
