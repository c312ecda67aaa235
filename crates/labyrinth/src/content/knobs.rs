//! Every number of the content by name, with the values that make sense for it.

use engine::tuning::{Contradiction, Knob, Tunable};

use super::Content;

/// One number.
macro_rules! number {
    ($name:literal, $($field:ident).+ $([$place:literal])*, $range:expr, $about:literal) => {
        Knob {
            name: $name,
            about: $about,
            least: *$range.start(),
            most: *$range.end(),
            entries: 1,
            read: |content, _| i64::from(content.$($field).+$([$place])*),
            write: |content, _, value| content.$($field).+$([$place])* = small(value),
        }
    };
}

/// A row of numbers.
macro_rules! row {
    ($name:literal, $($field:ident).+, $entries:literal, $range:expr, $about:literal) => {
        Knob {
            name: $name,
            about: $about,
            least: *$range.start(),
            most: *$range.end(),
            entries: $entries,
            read: |content, place| i64::from(content.$($field).+[place]),
            write: |content, place, value| content.$($field).+[place] = small(value),
        }
    };
}

/// One number of each entry of a table.
macro_rules! column {
    ($name:literal, $($field:ident).+, $part:ident, $entries:literal, $range:expr, $about:literal) => {
        Knob {
            name: $name,
            about: $about,
            least: *$range.start(),
            most: *$range.end(),
            entries: $entries,
            read: |content, place| i64::from(content.$($field).+[place].$part),
            write: |content, place, value| content.$($field).+[place].$part = small(value),
        }
    };
}

/// What multiplies foes of an archetype, for each rank.
macro_rules! way {
    ($name:literal, $archetype:literal, $part:ident, $about:literal) => {
        Knob {
            name: $name,
            about: $about,
            least: 5,
            most: 1000,
            entries: 3,
            read: |content, rank| i64::from(content.foes.ways[$archetype][rank].$part),
            write: |content, rank, value| content.foes.ways[$archetype][rank].$part = small(value),
        }
    };
}

const KNOBS: &[Knob<Content>] = &[
    number!("hero_hp", hero.base.hp, 1..=500, "HP at level 1"),
    number!("hero_attack", hero.base.attack, 0..=10_000, "attack at level 1, in hundredths"),
    number!("hero_defence", hero.base.defence, 0..=10_000, "defence at level 1, in hundredths"),
    number!("hero_speed", hero.base.speed, 1..=10_000, "speed at level 1, in hundredths"),
    number!("hero_crit", hero.base.crit, 0..=1000, "chance of a critical hit, per mille"),
    number!("level_hp", hero.per_level.hp, 0..=100, "HP that a level adds"),
    number!("level_attack", hero.per_level.attack, 0..=1000, "attack that a level adds, in hundredths"),
    number!("level_defence", hero.per_level.defence, 0..=1000, "defence that a level adds, in hundredths"),
    number!("level_speed", hero.per_level.speed, 0..=1000, "speed that a level adds, in hundredths"),
    number!("xp_first", hero.xp_first, 1..=1000, "experience that every level takes"),
    number!("xp_step", hero.xp_step, 0..=1000, "and more of it for each level one has"),
    number!("foe_hp", foes.base.hp, 1..=500, "HP of a foe before floors are counted"),
    number!("foe_attack", foes.base.attack, 0..=10_000, "attack of a foe, in hundredths"),
    number!("foe_defence", foes.base.defence, 0..=10_000, "defence of a foe, in hundredths"),
    number!("foe_speed", foes.base.speed, 1..=10_000, "speed of a foe, in hundredths"),
    number!("foe_crit", foes.base.crit, 0..=1000, "a foe's chance of a critical hit, per mille"),
    number!(
        "floor_hp",
        foes.per_floor.hp,
        0..=100,
        "HP that a floor adds, beside the floor to the power of 1.15"
    ),
    number!("floor_attack", foes.per_floor.attack, 0..=1000, "attack that a floor adds, in hundredths"),
    number!("floor_defence", foes.per_floor.defence, 0..=1000, "defence that a floor adds, in hundredths"),
    number!("floor_speed", foes.per_floor.speed, 0..=1000, "speed that a floor adds, in hundredths"),
    column!("rank_hp", foes.ranks, hp, 3, 1..=1000, "HP of normal foes, elites and bosses, in hundredths"),
    column!("rank_attack", foes.ranks, attack, 3, 1..=1000, "their attack, in hundredths"),
    column!("rank_defence", foes.ranks, defence, 3, 1..=1000, "their defence, in hundredths"),
    way!("walker_hp", 0, hp, "HP of walkers by rank, in hundredths of what their rank has"),
    way!("walker_attack", 0, attack, "attack of walkers by rank, in hundredths"),
    way!("archer_hp", 1, hp, "HP of archers by rank, in hundredths"),
    way!("archer_attack", 1, attack, "attack of archers by rank, in hundredths"),
    way!("mage_hp", 2, hp, "HP of mages by rank, in hundredths"),
    way!("mage_attack", 2, attack, "attack of mages by rank, in hundredths"),
    way!("protector_hp", 3, hp, "HP of protectors by rank, in hundredths"),
    way!("protector_attack", 3, attack, "attack of protectors by rank, in hundredths"),
    way!("charger_hp", 4, hp, "HP of chargers by rank, in hundredths"),
    way!("charger_attack", 4, attack, "attack of chargers by rank, in hundredths"),
    way!("boss_hp", 5, hp, "HP of bosses by rank, in hundredths"),
    way!("boss_attack", 5, attack, "attack of bosses by rank, in hundredths"),
    row!("kind_speed", foes.speeds, 21, 1..=1000, "speed of each kind of foe, in hundredths"),
    row!("kind_reach", foes.reaches, 21, 1..=12, "how far what each kind does from afar reaches, in steps"),
    number!("blow_least", blows.least, 1..=100, "the least a blow varies to, in hundredths"),
    number!("blow_most", blows.most, 100..=200, "the most a blow varies to, in hundredths"),
    number!("defence_share", blows.defence_share, 0..=100, "how much of the defence counts, in hundredths"),
    number!("crit_damage", blows.crit, 100..=1000, "what a critical hit multiplies by, in hundredths"),
    number!("knockback", blows.knockback, 0..=4, "tiles that a critical hit knocks back"),
    number!("guard", blows.guard, 0..=100, "how much of a hit guarding takes away, in hundredths"),
    number!(
        "foe_guard",
        blows.foe_guard,
        0..=95,
        "how much of a hit a foe's guard takes away, in hundredths"
    ),
    number!("padded", blows.padded, 0..=1000, "what padded armour takes from foes' critical hits, per mille"),
    number!("dash_tiles", moves.dash_tiles, 1..=4, "tiles of a dash"),
    number!("dash_rest", moves.dash_rest, 1..=50, "turns between two dashes"),
    number!("sight_columns", moves.sight_columns, 2..=12, "columns one sees to each side"),
    number!("sight_rows", moves.sight_rows, 2..=12, "rows one sees up and down"),
    number!("patience", moves.patience, 1..=100, "turns without sight after which a foe gives up"),
    column!("bow_range", bow.bows, range, 3, 1..=8, "steps that shortbow, longbow and recurve shoot"),
    column!("bow_damage", bow.bows, damage, 3, 1..=200, "their damage, in hundredths of a bump"),
    column!("bow_crit", bow.bows, crit, 3, 0..=1000, "what they add to critical hits, per mille"),
    number!("arrows", bow.arrows, 1..=20, "the most arrows at hand"),
    number!("arrow_rest", bow.arrow_rest, 1..=100, "turns until an arrow comes back"),
    number!("arrows_per_kill", bow.arrows_per_kill, 0..=5, "arrows that come back with a slain foe"),
    number!("nimble_sooner", bow.nimble_sooner, 0..=50, "turns that nimble boots take from that"),
    number!("bow_bump", bow.bump, 1..=100, "what a bow in hand leaves of a bump, in hundredths"),
    column!(
        "spell_range",
        spells.spells,
        range,
        4,
        1..=8,
        "steps that firebolt, fireball, frost and spark reach"
    ),
    column!("spell_damage", spells.spells, damage, 4, 1..=200, "their damage, in hundredths of a bump"),
    column!("spell_pierce", spells.spells, pierce, 4, 0..=100, "the defence they pass by, in hundredths"),
    number!("charges", spells.charges, 1..=9, "charges that a first tome gives"),
    number!("most_charges", spells.most_charges, 1..=9, "the most charges that tomes give a spell"),
    number!(
        "charges_per_floor",
        spells.charges_per_floor,
        0..=9,
        "charges of each spell that come back with a floor"
    ),
    number!("fireball_radius", spells.fireball_radius, 0..=3, "how far a fireball reaches around its tile"),
    number!("leaps", spells.leaps, 0..=5, "how many foes a spark leaps to"),
    number!(
        "leap_share",
        spells.leap_share,
        1..=100,
        "what is left of a spark with each leap, in hundredths"
    ),
    row!("ailment_turns", ailments.turns, 5, 1..=20, "turns of bleed, poison, slow, vulnerable and burn"),
    number!("bleed", ailments.bleed, 0..=500, "HP that bleeding takes each turn, per mille of the most"),
    number!("poison", ailments.poison, 0..=500, "HP that poison takes each turn, per mille of the most"),
    number!("burn", ailments.burn, 0..=500, "HP that burning takes each turn, per mille of the most"),
    number!("slow", ailments.slow, 0..=95, "speed that slowness takes, in hundredths"),
    number!("vulnerable", ailments.vulnerable, 0..=200, "what it adds to each hit, in hundredths"),
    number!(
        "fire_on_burn",
        ailments.fire_on_burn,
        0..=200,
        "what fire adds on somebody who burns, in hundredths"
    ),
    number!("barbed", ailments.barbed, 0..=100, "chance that a barbed charm makes bleed, in hundredths"),
    number!("hp_per_xp", spoils.hp_per_xp, 1..=100, "HP of slain foes for a point of experience"),
    number!("least_xp", spoils.least_xp, 0..=100, "the least experience of a fight"),
    number!("hp_per_gold", spoils.hp_per_gold, 1..=100, "HP of slain foes for a piece of gold"),
    number!("least_gold", spoils.least_gold, 0..=100, "the least gold of a fight"),
    row!(
        "foe_worth",
        spoils.worth,
        3,
        0..=1000,
        "what the HP of normal foes, elites and bosses count for, in hundredths"
    ),
    number!("fight_heal", spoils.fight_heal, 0..=100, "HP back after a fight, in hundredths of the most"),
    number!("level_heal", spoils.level_heal, 0..=100, "HP back with a level, in hundredths of the most"),
    number!("full_fights", spoils.full_fights, 1..=100, "fights on a floor with full spoils"),
    number!("diminish", spoils.diminish, 0..=100, "what each further fight takes from spoils, in hundredths"),
    number!("least_share", spoils.least_share, 0..=100, "what is left of spoils at least, in hundredths"),
    number!("drift_fights", spoils.drift_fights, 1..=100, "fights after which arrivals are stronger"),
    number!("drift_turns", spoils.drift_turns, 1..=10_000, "turns on a floor after which they are"),
    number!("drop_chance", drops.chance, 0..=100, "chance of loot after a fight, in hundredths"),
    number!("drop_floor", drops.per_floor, 0..=100, "what each floor adds to it"),
    number!("drop_cap", drops.cap, 0..=100, "the most it can be"),
    row!("rarities", drops.rarities, 4, 0..=100, "weights of common, uncommon, rare and epic"),
    row!("rarity_power", drops.rarity_power, 4, 1..=1000, "their power, in hundredths"),
    row!(
        "gear_step",
        drops.step,
        4,
        1..=1000,
        "the steps in which the power of weapons, armour, charms and boots comes"
    ),
    row!("gear_power", drops.power, 4, 0..=10_000, "power of weapons, armour, charms and boots on floor 0"),
    number!("gear_growth", drops.growth, 0..=100, "what each floor adds to it, in hundredths"),
    number!("keen_crit", drops.keen_crit, 0..=1000, "what keen weapons add to critical hits, per mille"),
    row!("fight_loot", drops.fight_weights, 3, 0..=100, "weights of gear, flasks and tomes after fights"),
    row!("chest_loot", drops.chest_weights, 4, 0..=100, "weights of gear, flasks, tomes and gold in chests"),
    number!("most_flasks", drops.most_flasks, 1..=9, "the most flasks of a kind"),
    number!("upgrade", drops.upgrade, 0..=100, "what an upgrade adds to gear, in hundredths"),
    number!("potion", places.potion, 1..=100, "HP of a potion, in hundredths of the most"),
    number!("fountain", places.fountain, 1..=100, "HP of a fountain, in hundredths of the most"),
    number!("welcome", places.welcome, 0..=100, "HP for coming up to a milestone, in hundredths of the most"),
    number!("station", places.station, 1..=100, "HP of the heal station, in hundredths of the most"),
    number!("shrine_hp", places.shrine_hp, 0..=100, "HP that a shrine may add"),
    number!("shrine_attack", places.shrine_attack, 0..=1000, "attack that a shrine may add, in hundredths"),
    number!(
        "shrine_defence",
        places.shrine_defence,
        0..=1000,
        "defence that a shrine may add, in hundredths"
    ),
    number!("spikes", places.spikes, 0..=1000, "HP that spikes take, per mille of the most"),
    number!("darts", places.darts, 0..=1000, "HP that darts take, per mille of the most"),
    number!("darts_fly", places.darts_fly, 0..=8, "how far darts fly"),
    number!("flask_price", prices.flask.base, 0..=1000, "gold for a flask"),
    number!("flask_price_floor", prices.flask.per_floor, 0..=1000, "and more for each floor"),
    number!("tome_price", prices.tome.base, 0..=1000, "gold for a tome"),
    number!("tome_price_floor", prices.tome.per_floor, 0..=1000, "and more for each floor"),
    number!("gear_price", prices.gear.base, 0..=1000, "gold for common gear"),
    number!("gear_price_floor", prices.gear.per_floor, 0..=1000, "and more for each floor"),
    number!("reroll_price", prices.reroll.base, 0..=1000, "gold for new offers"),
    number!("reroll_price_floor", prices.reroll.per_floor, 0..=1000, "and more for each floor"),
    number!("upgrade_price", prices.upgrade.base, 0..=1000, "gold for an upgrade"),
    number!("upgrade_price_floor", prices.upgrade.per_floor, 0..=1000, "and more for each floor"),
    number!("relic_price", prices.relic.base, 0..=1000, "gold for a relic"),
    number!("relic_price_floor", prices.relic.per_floor, 0..=1000, "and more for each floor"),
    number!("station_price", prices.station.base, 0..=1000, "gold for the heal station"),
    number!("station_price_floor", prices.station.per_floor, 0..=1000, "and more for each floor"),
    number!("hawk_eye", relics.hawk_eye, 0..=100, "what Hawk's Eye adds to far hits, in hundredths"),
    number!("thorns", relics.thorns, 0..=200, "what thorns give back, in hundredths of a bump"),
    number!("interest", relics.interest, 0..=100, "what Miser's Scales add to gold, in hundredths"),
    number!(
        "iron_guard",
        relics.iron_guard,
        0..=100,
        "what guarding takes away with an Iron Wall, in hundredths"
    ),
    number!("leech", relics.leech, 0..=100, "HP that a slain foe gives back, in hundredths of the most"),
    number!("dash_sooner", relics.dash_sooner, 0..=50, "turns that Quicksilver takes from a dash's rest"),
    number!("lantern", relics.lantern, 0..=6, "how much farther one sees with a Far Lantern"),
    number!(
        "second_wind",
        relics.second_wind,
        1..=100,
        "HP after death was turned away, in hundredths of the most"
    ),
    number!("pad_every", pads.every, 1..=1000, "turns between arrivals that nobody called"),
    number!("pad_warning", pads.warning, 1..=20, "turns of warning before an arrival"),
    number!("pad_crowd", pads.crowd, 0..=20, "with so many foes nobody arrives uncalled"),
    number!("pad_normal", pads.normal_weight, 1..=100, "weight of normal foes among arrivals"),
    number!("pad_elite", pads.elite_weight, 0..=100, "weight of elites before any drift"),
    number!(
        "scout_risk",
        pads.scout_risk,
        0..=100,
        "chance that scouting calls an elite before any drift, in hundredths"
    ),
    number!("calm", unrest.calm, 1..=10_000, "turns on a floor before it stirs"),
    number!("unrest_every", unrest.every, 1..=1000, "turns between those who then come looking for the hero"),
    number!(
        "unrest_growth",
        unrest.growth,
        1..=100,
        "how much stronger each is than the one before, in hundredths of its kind"
    ),
    row!(
        "answer",
        deeds.answer,
        6,
        0..=200,
        "what striking back is worth by archetype, in hundredths of a bump"
    ),
    row!("bump", deeds.bump, 6, 0..=200, "what bumping the hero is worth by archetype, in hundredths"),
    number!("touch", deeds.touch, 0..=250, "a Specter's touch from afar, in hundredths of a bump"),
    number!("shot", deeds.shot, 0..=250, "a Bowman's shot"),
    number!("bolt", deeds.bolt, 0..=250, "an Imp's bolt"),
    number!("venom", deeds.venom, 0..=250, "a Spider's venom"),
    number!("charge", deeds.charge, 0..=250, "a charge"),
    number!("swing", deeds.swing, 0..=250, "a boss's heavy swing"),
    number!("ring", deeds.ring, 0..=250, "a blow all around"),
    number!("blast", deeds.blast, 0..=250, "an Acolyte's blast"),
    number!("cross", deeds.cross, 0..=250, "an Adept's cross of frost"),
    number!("chain", deeds.chain, 0..=250, "the Warden's chain"),
    number!("beam", deeds.beam, 0..=250, "the Guardian's beam"),
    number!("arrow", deeds.arrow, 0..=250, "a Captain's aimed arrow"),
    number!("burst", deeds.burst, 0..=250, "an Ember Slime that bursts"),
    number!("helpers", deeds.helpers, 0..=4, "how many come when a Guardian calls"),
    number!("theft", deeds.theft.base, 0..=100, "gold that a Goblin takes"),
    number!("theft_floor", deeds.theft.per_floor, 0..=100, "and more for each floor"),
    number!("deed_rest", deeds.rest, 1..=20, "turns between announced deeds"),
    row!("pack", pack.flasks, 3, 0..=9, "potions, tonics and mana flasks to begin with"),
    number!("floor_points", points.floor, 0..=1000, "points for each floor"),
    number!("level_points", points.level, 0..=1000, "points for each level"),
    row!("kill_points", points.ranks, 3, 0..=1000, "points for normal foes, elites and bosses"),
];

impl Tunable for Content {
    fn knobs() -> &'static [Knob<Self>] {
        KNOBS
    }

    fn problems(&self) -> Vec<Contradiction> {
        let mut problems = Vec::new();
        let mut problem =
            |about, sentence: &str| problems.push(Contradiction { about, sentence: sentence.to_owned() });
        let is_empty = |weights: &[u8]| weights.iter().all(|weight| *weight == 0);
        if is_empty(&self.drops.rarities[1..]) {
            problem(&["rarities"], "bosses leave something uncommon or better: one of these needs a weight");
        }
        if is_empty(&self.drops.fight_weights) {
            problem(&["fight_loot"], "something must be left to find after fights");
        }
        if is_empty(&self.drops.chest_weights) {
            problem(&["chest_loot"], "chests must hold something");
        }
        if self.pack.flasks.iter().any(|count| *count > self.drops.most_flasks) {
            problem(&["pack", "most_flasks"], "more flasks to begin with than can be carried");
        }
        if self.spells.charges > self.spells.most_charges {
            problem(&["charges", "most_charges"], "a first tome gives more charges than a spell can have");
        }
        problems
    }
}

/// Knobs are clamped to ranges that their numbers hold.
fn small<N: TryFrom<i64, Error: std::fmt::Debug>>(value: i64) -> N {
    N::try_from(value).expect("the range of a knob fits its number")
}
