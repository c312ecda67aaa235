//! A battle at one moment.

pub(crate) mod angle;
pub(crate) mod building;
pub(crate) mod card;
pub(crate) mod effect;
pub(crate) mod foe;
pub(crate) mod land;
pub(crate) mod priority;
pub(crate) mod purse;
pub(crate) mod shot;
pub(crate) mod sketch;

use std::sync::Arc;

use engine::{Dice, Seed};
use grid::Point;
use serde::{Deserialize, Serialize};

use self::land::Land;
use self::sketch::Sketch;
use crate::{
    Blueprint, Building, Card, Content, Dome, Effect, Foe, FoeId, Fuel, Given, Hull, Level, Modifier,
    Outcome, Purse, Shot, Ticks, Wave, World,
};

/// A battle. Only [`engine::Game::play`] changes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Battle {
    pub(crate) level: Level,
    pub(crate) content: Content,
    /// What it was given.
    pub(crate) given: Vec<Given>,
    /// All that alters it: what it was given, and what does besides.
    pub(crate) modifiers: Vec<Modifier>,
    #[serde(with = "land::shared")]
    pub(crate) land: Arc<Land>,
    /// All that can come, since the fuel of the hub alone ends a battle.
    #[serde(with = "land::shared")]
    pub(crate) waves: Arc<Vec<Wave>>,
    /// How many waves are over.
    pub(crate) wave: u16,
    /// The wave that goes on.
    pub(crate) assault: Option<Assault>,
    pub(crate) purse: Purse,
    pub(crate) goal: Fuel,
    pub(crate) hull: Hull,
    /// The blueprints at hand.
    pub(crate) cards: Vec<Card>,
    /// In the order in which they were built; the hub is the first.
    pub(crate) buildings: Vec<Building>,
    /// In the order of their numbers.
    pub(crate) foes: Vec<Foe>,
    pub(crate) shots: Vec<Shot>,
    pub(crate) effects: Vec<Effect>,
    pub(crate) domes: Vec<Dome>,
    /// How many attackers have come so far.
    pub(crate) count: u32,
    /// For each way how many have come along it, and how many were born on the way.
    pub(crate) turns: Vec<u32>,
    pub(crate) births: u32,
    /// Ticks of all waves.
    pub(crate) ticks: u32,
    /// The hull that each wave has taken.
    pub(crate) losses: Vec<Hull>,
    pub(crate) dice: Dice,
    pub(crate) over: Option<Outcome>,
    #[serde(skip)]
    pub(crate) sketch: Sketch,
}

/// A wave that goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Assault {
    /// Since it began.
    pub ticks: Ticks,
    /// The hull that it has taken.
    pub taken: Hull,
}

impl Battle {
    /// The numbers of the battle.
    pub const fn content(&self) -> &Content {
        &self.content
    }

    /// The world it is fought on.
    pub fn world(&self) -> &World {
        &self.land.world
    }

    /// The same battle with other dice to come.
    #[must_use]
    pub fn with_other_dice(&self, seed: Seed) -> Self {
        Self { dice: dice(seed), ..self.clone() }
    }

    /// The building on a tile.
    pub fn building_at(&self, at: Point) -> Option<&Building> {
        self.place_of_building(at).map(|place| &self.buildings[place])
    }

    pub(crate) fn place_of_building(&self, at: Point) -> Option<usize> {
        self.buildings.iter().position(|building| building.at == at)
    }

    /// A blueprint at hand.
    pub fn card(&self, blueprint: Blueprint) -> Option<&Card> {
        self.cards.iter().find(|card| card.blueprint == blueprint)
    }

    /// Where an attacker is in the list, if it is still there.
    pub(crate) fn find(&self, id: FoeId) -> Option<usize> {
        self.foes.binary_search_by_key(&id, |foe| foe.id).ok()
    }

    /// A wave, counted from zero. After the last that can be needed, that one comes again.
    pub(crate) fn wave_of(&self, number: u16) -> &Wave {
        let last = self.waves.len() - 1;
        &self.waves[usize::from(number).min(last)]
    }
}

/// What chance decides within a wave, with a stream of its own.
pub(crate) fn dice(seed: Seed) -> Dice {
    seed.branch("battle").dice()
}
