//! A run of Descent at one moment.

use engine::{Dice, Seat, Seed};
use grid::Point;
use serde::{Deserialize, Serialize};

use crate::floors::level::Level;
use crate::offer::Stock;
use crate::sketch::Sketch;
use crate::{
    Cells, Content, Foe, FoeId, FriendlyFire, Gold, Hero, Item, Modifier, Modifiers, Offer, Outcome, Pack,
    Rules, Tally, Trait,
};

/// A run. Only [`engine::Game::play`] changes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Descent {
    pub(crate) rules: Rules,
    pub(crate) content: Content,
    pub(crate) modifiers: Modifiers,
    pub(crate) fire: FriendlyFire,
    pub(crate) seed: Seed,
    pub(crate) level: Level,
    /// One or two, by seat.
    pub(crate) heroes: Vec<Hero>,
    /// In the order of their numbers, which is the order in which they act.
    pub(crate) foes: Vec<Foe>,
    pub(crate) purse: Gold,
    pub(crate) keys: u8,
    pub(crate) offer: Option<Offer>,
    pub(crate) stock: Stock,
    /// Whether the hearth of this floor is lit.
    pub(crate) is_hearth_lit: bool,
    /// Offers since one had something rare.
    pub(crate) pity: grid::Pity,
    /// Items that were carried at any time, a bit each.
    pub(crate) collected: u128,
    /// Items that were offered on this floor and not taken, a bit each.
    pub(crate) passed_over: u128,
    /// What was drafted and is still to come, the next first.
    pub(crate) drafted: Vec<Item>,
    /// Whether one of those was offered on this floor.
    pub(crate) is_dealt: bool,
    /// What was done so far, counted.
    pub(crate) tally: Tally,
    /// Kinds that were seen at any time, a bit each.
    pub(crate) met: u32,
    pub(crate) score: i64,
    pub(crate) kills: u16,
    /// Since the run began.
    pub(crate) turn: u32,
    /// Since the floor was entered.
    pub(crate) floor_turn: u32,
    pub(crate) next_id: u16,
    pub(crate) dice: Streams,
    pub(crate) over: Option<Outcome>,
    #[serde(skip)]
    pub(crate) sketch: Sketch,
}

/// Dice by purpose, so that one kind of luck does not change another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Streams {
    /// How hard blows fall.
    pub(crate) blows: Dice,
    /// What the slain leave.
    pub(crate) loot: Dice,
    /// Where creatures wander.
    pub(crate) minds: Dice,
}

impl Streams {
    pub(crate) fn of(seed: Seed) -> Self {
        let dice = |name| seed.branch(name).dice();
        Self { blows: dice("blows"), loot: dice("loot"), minds: dice("minds") }
    }
}

impl Descent {
    /// The numbers of the run.
    pub const fn content(&self) -> &Content {
        &self.content
    }

    /// The same run with other dice to come: floors, and what stands and lies on them, stay those of its own seed.
    #[must_use]
    pub fn with_other_dice(&self, seed: Seed) -> Self {
        Self { dice: Streams::of(seed), ..self.clone() }
    }

    /// A run that looks the same to whoever plays, with luck dealt anew: dice, offers, and the floors below. What
    /// was not seen of this floor stays: no other half would fit the half that is known.
    #[must_use]
    pub fn redealt(&self, seed: Seed) -> Self {
        Self { seed, ..self.with_other_dice(seed) }
    }

    pub(crate) fn hero(&self, seat: Seat) -> &Hero {
        &self.heroes[usize::from(seat.index())]
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..u8::try_from(self.heroes.len()).unwrap_or(u8::MAX)).map(Seat::new)
    }

    /// Who stands on a tile and plays.
    pub(crate) fn hero_at(&self, at: Point) -> Option<Seat> {
        self.seats().find(|seat| self.hero(*seat).at == at && !self.hero(*seat).is_gone())
    }

    /// Where a creature is in the list, if it lives.
    pub(crate) fn find(&self, id: FoeId) -> Option<usize> {
        self.foes.binary_search_by_key(&id, |foe| foe.id).ok()
    }

    pub(crate) fn foe(&self, id: FoeId) -> Option<&Foe> {
        self.find(id).map(|place| &self.foes[place])
    }

    /// The creature that acts after another, even after one that has fallen.
    pub(crate) fn foe_after(&self, id: FoeId) -> Option<FoeId> {
        let place = self.foes.partition_point(|foe| foe.id <= id);
        self.foes.get(place).map(|foe| foe.id)
    }

    pub(crate) fn foe_at(&self, at: Point) -> Option<&Foe> {
        self.foes.iter().find(|foe| foe.at == at)
    }

    /// Whether anybody stands on a tile.
    pub(crate) fn is_taken(&self, at: Point) -> bool {
        self.foe_at(at).is_some() || self.hero_at(at).is_some()
    }

    /// Where creatures stand.
    fn bodies(&self) -> Cells {
        self.foes.iter().map(|foe| foe.at).collect()
    }

    /// Where everybody stands.
    pub(crate) fn everybody(&self) -> Cells {
        self.bodies() | self.heroes.iter().filter(|hero| !hero.is_gone()).map(|hero| hero.at).collect()
    }

    /// Whether a creature is in sight as whoever plays sees it: stalkers hide in grass, steam and gas.
    pub(crate) fn is_seen(&self, foe: &Foe) -> bool {
        let is_in_sight = self.level.known.seen.contains(foe.at);
        is_in_sight && (!self.is_veiled(foe) || self.heroes.iter().any(|hero| hero.at.distance(foe.at) <= 2))
    }

    fn is_veiled(&self, foe: &Foe) -> bool {
        let ground = &self.level.ground;
        foe.kind.has(Trait::Veiled)
            && (ground.grass.contains(foe.at)
                || ground.steam.contains(foe.at)
                || ground.spores.contains(foe.at)
                || ground.marsh.contains(foe.at))
    }

    /// Whether somebody has to be waited for: a creature in sight that is awake, or ground that moves in sight.
    pub fn is_dangerous(&self) -> bool {
        let ground = &self.level.ground;
        let burns = || (ground.fire.all() | ground.glow).meets(&self.level.known.seen);
        self.is_hunted() || !ground.is_at_rest() && burns()
    }

    /// Whether a creature in sight is awake.
    pub fn is_hunted(&self) -> bool {
        self.foes.iter().any(|foe| foe.is_awake() && self.is_seen(foe))
    }

    /// Whether a boss keeps the way on.
    pub(crate) fn is_boss_alive(&self) -> bool {
        self.foes.iter().any(|foe| foe.kind.is_boss())
    }

    /// How many things each can carry.
    pub(crate) const fn slots(&self) -> usize {
        if self.modifiers.has(Modifier::TornPack) { Pack::SLOTS - 1 } else { Pack::SLOTS }
    }

    /// Dice for something that stands on a tile, the same whatever happened before.
    pub(crate) fn luck_of(&self, what: &str, at: Point) -> Dice {
        let place = self.level.place;
        let tile = u32::from(at.y) * 80 + u32::from(at.x);
        let floor = u32::from(place.floor.0) * 2 + place.branch as u32;
        self.seed.branch(what).branch(floor).branch(tile).dice()
    }
}
