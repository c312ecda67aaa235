//! Every number that play uses.
//!
//! `literal` has those of the written rules, `tuned` what was changed so that they hold together;
//! RULES.md, section 11, says why.

mod derived;
mod growth;
mod knobs;
mod literal;
mod tuned;

use serde::{Deserialize, Serialize};

use crate::{Gold, Hp, Hundredths, Kind, PerMille, Percent, Power, Scale, Stats, Turns, Xp};

/// Every number that play uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "each group says what it is")]
pub struct Content {
    pub hero: HeroNumbers,
    pub foes: FoeNumbers,
    pub blows: BlowNumbers,
    pub moves: MoveNumbers,
    pub bow: BowNumbers,
    pub spells: SpellNumbers,
    pub ailments: AilmentNumbers,
    pub spoils: SpoilNumbers,
    pub drops: DropNumbers,
    pub places: PlaceNumbers,
    pub prices: PriceNumbers,
    pub relics: RelicNumbers,
    pub pads: PadNumbers,
    pub unrest: UnrestNumbers,
    pub deeds: DeedNumbers,
    pub pack: Pack,
    pub points: PointNumbers,
}

/// The hero's numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HeroNumbers {
    /// At level 1.
    pub base: Stats,
    /// With each further level.
    pub per_level: Stats,
    /// Experience that a level takes,
    pub xp_first: Xp,
    /// and more of it for each level one has.
    pub xp_step: Xp,
}

/// The foes' numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FoeNumbers {
    /// Before anything is added.
    pub base: Stats,
    /// With each floor; HP grow by the floor to the power of 1.15 besides.
    pub per_floor: Stats,
    /// By rank: normal, elite, boss.
    pub ranks: [Scale; 3],
    /// By archetype and rank, on top of the ranks.
    pub ways: [[Scale; 3]; 6],
    /// By kind, what makes it quick or slow.
    pub speeds: [Percent<u16>; Kind::COUNT],
    /// By kind, how far what it does from afar reaches, in steps; one for those who do nothing so.
    pub reaches: [u8; Kind::COUNT],
}

/// How blows hurt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BlowNumbers {
    /// The least a blow varies to.
    pub least: Percent,
    /// The most a blow varies to.
    pub most: Percent,
    /// How much of the defence counts.
    pub defence_share: Percent,
    /// What a critical hit multiplies by.
    pub crit: Percent<u16>,
    /// How many tiles a critical hit knocks back.
    pub knockback: u8,
    /// How much of a hit guarding takes away.
    pub guard: Percent,
    /// How much of a hit a foe's guard takes away.
    pub foe_guard: Percent,
    /// What padded armour takes from a foe's chance of a critical hit.
    pub padded: PerMille<i32>,
}

/// How one moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoveNumbers {
    /// Tiles of a dash.
    pub dash_tiles: u8,
    /// Turns between two dashes.
    pub dash_rest: Turns,
    /// Columns one sees to each side.
    pub sight_columns: u8,
    /// Rows one sees up and down.
    pub sight_rows: u8,
    /// Turns without sight after which a foe gives up and recovers.
    pub patience: Turns,
}

/// Bows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BowNumbers {
    /// By bow: short, long, recurve.
    pub bows: [BowKind; 3],
    /// The most arrows at hand.
    pub arrows: u8,
    /// Turns until one comes back.
    pub arrow_rest: Turns,
    /// Arrows that come back with a foe that is slain.
    pub arrows_per_kill: u8,
    /// How much sooner nimble boots bring arrows back.
    pub nimble_sooner: Turns,
    /// What a bow in hand leaves of the damage of a bump.
    pub bump: Percent,
}

/// A bow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BowKind {
    /// Steps to the farthest target.
    pub range: u8,
    /// Damage of a bump that a shot has.
    pub damage: Percent,
    /// Added to the chance of a critical hit.
    pub crit: PerMille<i32>,
}

/// Spells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SpellNumbers {
    /// By spell: firebolt, fireball, frost, spark.
    pub spells: [SpellKind; 4],
    /// Charges that a first tome gives; each further one gives one more.
    pub charges: u8,
    /// The most that tomes give a spell.
    pub most_charges: u8,
    /// Charges of each spell that come back with each floor. At milestones all do.
    pub charges_per_floor: u8,
    /// How far a fireball reaches around its tile.
    pub fireball_radius: u8,
    /// How many foes a spark leaps to.
    pub leaps: u8,
    /// What is left of a spark with each leap.
    pub leap_share: Percent,
}

/// A spell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SpellKind {
    /// Steps to the farthest target.
    pub range: u8,
    /// Damage of a bump that it has.
    pub damage: Percent,
    /// How much of the defence it passes by.
    pub pierce: Percent,
}

/// Ailments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AilmentNumbers {
    /// Turns that each lasts: bleed, poison, slow, vulnerable, burn.
    pub turns: [Turns; 5],
    /// What bleeding, poison and burning take each turn, of the most HP.
    pub bleed: PerMille,
    /// See `bleed`.
    pub poison: PerMille,
    /// See `bleed`.
    pub burn: PerMille,
    /// What slowness takes of speed.
    pub slow: Percent,
    /// What vulnerability adds to a hit.
    pub vulnerable: Percent,
    /// What fire adds to a hit on somebody who burns.
    pub fire_on_burn: Percent,
    /// The chance that a barbed charm makes somebody bleed.
    pub barbed: Percent,
}

/// What a fight brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SpoilNumbers {
    /// HP of slain foes for a point of experience.
    pub hp_per_xp: u32,
    /// The least experience.
    pub least_xp: Xp,
    /// HP of slain foes for a piece of gold.
    pub hp_per_gold: u32,
    /// The least gold.
    pub least_gold: Gold,
    /// What the HP of a slain foe count for: normal, elite, boss.
    pub worth: [Percent<u16>; 3],
    /// HP that come back after a fight of the most.
    pub fight_heal: Percent,
    /// HP that come back with a level of the most.
    pub level_heal: Percent,
    /// Fights on a floor with full spoils.
    pub full_fights: u16,
    /// What each further fight takes.
    pub diminish: Percent,
    /// What is left at least.
    pub least_share: Percent,
    /// Fights after which new arrivals are stronger,
    pub drift_fights: u16,
    /// and turns on a floor after which they are.
    pub drift_turns: Turns<u16>,
}

/// What is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DropNumbers {
    /// The chance of loot after a fight,
    pub chance: Percent,
    /// and more for each floor,
    pub per_floor: Percent,
    /// but no more than this.
    pub cap: Percent,
    /// Weights of the rarities.
    pub rarities: [u8; 4],
    /// What each rarity multiplies the power by.
    pub rarity_power: [Percent<u16>; 4],
    /// The power of gear on floor 0, by slot.
    pub power: [Power; 4],
    /// The steps in which power comes, by slot, so that a better piece is one that can be felt.
    pub step: [Power; 4],
    /// What each floor adds to it.
    pub growth: Percent<i32>,
    /// What keen weapons add to the chance of a critical hit.
    pub keen_crit: PerMille<i32>,
    /// Of the loot of fights: weights of gear, flasks, tomes.
    pub fight_weights: [u8; 3],
    /// Of the loot of chests: weights of gear, flasks, tomes, gold.
    pub chest_weights: [u8; 4],
    /// The most flasks of a kind.
    pub most_flasks: u8,
    /// What a shop adds to the power of gear of what it has.
    pub upgrade: Percent<i32>,
}

/// What stands around.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlaceNumbers {
    /// What a potion heals of the most HP.
    pub potion: Percent,
    /// What a fountain heals.
    pub fountain: Percent,
    /// What coming up to a milestone heals.
    pub welcome: Percent,
    /// What the heal station heals for gold.
    pub station: Percent,
    /// What shrines add: HP,
    pub shrine_hp: Hp,
    /// attack,
    pub shrine_attack: Hundredths,
    /// or defence.
    pub shrine_defence: Hundredths,
    /// What spikes take, of the most HP.
    pub spikes: PerMille,
    /// What darts take, of the most HP.
    pub darts: PerMille,
    /// How far darts fly.
    pub darts_fly: u8,
}

/// What things cost: so much, and more for each floor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "they are called what they are")]
pub struct PriceNumbers {
    pub flask: Price,
    pub tome: Price,
    /// Times the power of the rarity.
    pub gear: Price,
    pub reroll: Price,
    pub upgrade: Price,
    pub relic: Price,
    pub station: Price,
}

/// A price that grows with the floors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Price {
    /// Before anything is added.
    pub base: u16,
    /// With each floor.
    pub per_floor: u16,
}

/// What relics do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RelicNumbers {
    /// What hawk's eyes add to arrows and single-target spells.
    pub hawk_eye: Percent,
    /// What thorns give back of a bump's damage.
    pub thorns: Percent,
    /// What is added to gold on a new floor.
    pub interest: Percent,
    /// How much of a hit guarding takes away with a wall of iron.
    pub iron_guard: Percent,
    /// What a slain foe gives back of the most HP.
    pub leech: Percent,
    /// How much sooner dashes are ready.
    pub dash_sooner: Turns,
    /// How much farther one sees.
    pub lantern: u8,
    /// HP after death was turned away of the most.
    pub second_wind: Percent,
}

/// When foes arrive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PadNumbers {
    /// Turns between arrivals that nobody called.
    pub every: Turns<u16>,
    /// Turns of warning.
    pub warning: Turns,
    /// With so many foes on the floor nobody arrives on their own.
    pub crowd: u8,
    /// Weight of normal foes among arrivals.
    pub normal_weight: u8,
    /// Weight of elites before any drift.
    pub elite_weight: u8,
    /// The chance that scouting calls an elite, before any drift.
    pub scout_risk: Percent,
}

/// What comes of staying on a floor for too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnrestNumbers {
    /// Turns on a floor before it stirs.
    pub calm: Turns<u16>,
    /// Turns between those who then come looking for the hero.
    pub every: Turns<u16>,
    /// How much stronger each of them is than the one before, of what its kind has.
    pub growth: Percent,
}

/// How hard special deeds hit, as a share of a bump.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "they are called what they are")]
pub struct DeedNumbers {
    /// What striking back is worth, by archetype.
    pub answer: [Percent; 6],
    /// What bumping on its own turn is worth, by archetype.
    pub bump: [Percent; 6],
    pub touch: Percent,
    pub shot: Percent,
    pub bolt: Percent,
    pub venom: Percent,
    pub charge: Percent,
    pub swing: Percent,
    pub ring: Percent,
    pub blast: Percent,
    pub cross: Percent,
    pub chain: Percent,
    pub beam: Percent,
    pub arrow: Percent,
    pub burst: Percent,
    /// How many come when a guardian calls.
    pub helpers: u8,
    /// Gold that a goblin takes, and more for each floor.
    pub theft: Price,
    /// Turns between special deeds.
    pub rest: Turns,
}

/// What the hero begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pack {
    /// Flasks: potions, tonics, mana.
    pub flasks: [u8; 3],
}

/// What the score is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PointNumbers {
    /// For each floor that was reached.
    pub floor: u16,
    /// For each level.
    pub level: u16,
    /// For each normal foe, elite, boss.
    pub ranks: [u16; 3],
}

impl Default for Content {
    fn default() -> Self {
        Self::TUNED
    }
}
