//! A run of Endless Tower at one moment.

use engine::{Dice, Seed};
use grid::{Direction, Point};
use serde::{Deserialize, Serialize};

use crate::floors::ground::Ground;
use crate::{Content, Fight, Foe, FoeId, FoeIndex, Hero, Outcome, Pad, Rank, Rules, Shop, Turns, Unrest};

/// A run. Only [`engine::Game::play`] changes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Labyrinth {
    pub(crate) rules: Rules,
    pub(crate) content: Content,
    pub(crate) seed: Seed,
    pub(crate) ground: Ground,
    pub(crate) hero: Hero,
    /// In the order of their numbers, which is the order in which they act.
    pub(crate) foes: Vec<Foe>,
    pub(crate) pads: Vec<Pad>,
    pub(crate) shop: Option<Shop>,
    pub(crate) fight: Option<Fight>,
    /// Fights won on this floor.
    pub(crate) fights: u16,
    /// Where the last foe fell.
    pub(crate) last_fall: Point,
    /// Since the run began.
    pub(crate) turn: Turns<u32>,
    /// Since the floor was entered.
    pub(crate) floor_turn: Turns<u32>,
    /// Foes slain, by rank.
    pub(crate) kills: [u32; 3],
    pub(crate) next_id: u16,
    pub(crate) dice: Streams,
    pub(crate) over: Option<Outcome>,
}

/// Dice by purpose, so that one kind of luck does not change another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Streams {
    /// How hard blows fall.
    pub(crate) blows: Dice,
    /// What is left by the slain.
    pub(crate) loot: Dice,
    /// Who arrives, and which way foes turn.
    pub(crate) foes: Dice,
}

impl Streams {
    pub(crate) fn of(seed: Seed) -> Self {
        let dice = |name| seed.branch(name).dice();
        Self { blows: dice("blows"), loot: dice("loot"), foes: dice("foes") }
    }
}

impl Labyrinth {
    /// The numbers of the run.
    pub const fn content(&self) -> &Content {
        &self.content
    }

    /// The same run with other dice to come: floors, and what stands and lies on them, stay those of its own seed.
    #[must_use]
    pub fn with_other_dice(&self, seed: Seed) -> Self {
        Self { dice: Streams::of(seed), ..self.clone() }
    }

    /// A run that looks the same to the player, with luck dealt anew: dice, what chests and shops will hold, and
    /// the floors above. What was not seen of this floor stays: no other half would fit the half that is known.
    #[must_use]
    pub fn redealt(&self, seed: Seed) -> Self {
        Self { seed, ..self.with_other_dice(seed) }
    }

    pub(crate) fn foe_at(&self, at: Point) -> Option<FoeIndex> {
        self.foes.iter().position(|foe| foe.at == at).map(FoeIndex)
    }

    /// Where a foe is in the list, if it still lives.
    pub(crate) fn find(&self, id: FoeId) -> Option<FoeIndex> {
        self.foes.binary_search_by_key(&id, |foe| foe.id).ok().map(FoeIndex)
    }

    pub(crate) fn foe(&self, id: FoeId) -> Option<&Foe> {
        self.foes.iter().find(|foe| foe.id == id)
    }

    /// Dice for something that stands on a tile, the same whatever happened before.
    pub(crate) fn luck_of(&self, what: &str, at: Point) -> Dice {
        let tile = u32::from(at.y) * u32::from(crate::Floor::WIDEST) + u32::from(at.x);
        self.seed.branch(what).branch(self.ground.number.0).branch(tile).dice()
    }

    /// Where a dash would lead: as far as there is room, but not less than a dash in plain boots.
    pub(crate) fn dash_goal(&self, direction: Direction) -> Option<Point> {
        let is_free = |at: Point| self.ground.is_free(at) && self.foe_at(at).is_none();
        let tiles = usize::from(self.hero.dash_tiles(&self.content));
        let line = std::iter::successors(Some(self.hero.at.step(direction)), |at| Some(at.step(direction)));
        let way: Vec<Point> = line.take(tiles).take_while(|at| is_free(*at)).collect();
        way.get(usize::from(self.content.moves.dash_tiles) - 1..)?.last().copied()
    }

    /// How restless the floor is.
    pub(crate) fn unrest(&self) -> Unrest {
        self.content.unrest.after(self.floor_turn)
    }

    /// How much stronger those have become who arrive.
    pub(crate) fn drift(&self) -> u16 {
        self.content.drift(self.fights, self.floor_turn)
    }

    /// Whether a boss keeps the stairs shut.
    pub(crate) fn is_boss_alive(&self) -> bool {
        self.foes.iter().any(|foe| foe.kind.rank() == Rank::Boss)
    }

    pub(crate) fn points(&self) -> i64 {
        let points = &self.content.points;
        let slain =
            self.kills.iter().zip(points.ranks).map(|(count, each)| i64::from(*count) * i64::from(each));
        i64::from(self.ground.number) * i64::from(points.floor)
            + i64::from(self.hero.level - 1) * i64::from(points.level)
            + slain.sum::<i64>()
    }
}
