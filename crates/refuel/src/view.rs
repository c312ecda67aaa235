//! What a player may know: all that can be seen, and the waves that are shown ahead.

use std::sync::Arc;

use serde::Serialize;

use crate::battle::land::Land;
use crate::world::told;
use crate::{
    Assault, Battle, Building, Card, Content, Dome, Effect, Foe, Fuel, Given, Hull, Level, Modifier, Outcome,
    Price, Purse, Shot, Stats, Target, Wave, World,
};

/// A battle as whoever plays sees it. It never holds the seed, dice, or waves that are not shown yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BattleView {
    /// The level.
    pub level: Level,
    /// The numbers it is played with. They are those of the setup, which whoever plays chose.
    #[serde(skip)]
    pub content: Content,
    /// What it was given: artefacts, augments and environment.
    pub given: Vec<Given>,
    /// All that alters the numbers, as it follows from what is given.
    #[serde(skip)]
    pub modifiers: Vec<Modifier>,
    #[serde(rename = "world", serialize_with = "told::world")]
    pub(crate) land: Arc<Land>,
    /// How many waves are over.
    pub wave: u16,
    /// Whether a wave goes on.
    pub is_within_wave: bool,
    /// The wave that goes on.
    pub assault: Option<Assault>,
    /// The wave that goes on or comes next, and those after it that are shown.
    pub next_waves: Vec<Wave>,
    /// What there is to pay with, and the fuel so far.
    pub purse: Purse,
    /// What comes in after a wave, as all stands now.
    pub income: Purse,
    /// The fuel that is fought for.
    pub goal: Fuel,
    /// What is left of the hull.
    pub hull: Hull,
    /// The hull that each wave has taken so far.
    pub losses: Vec<Hull>,
    /// The blueprints at hand.
    pub cards: Vec<Card>,
    /// What each of them costs now.
    pub prices: Vec<Price>,
    /// All buildings, the hub first.
    pub buildings: Vec<Building>,
    /// Their numbers now.
    pub stats: Vec<Stats>,
    /// All attackers.
    pub foes: Vec<Foe>,
    /// What flies.
    pub shots: Vec<Shot>,
    /// What abilities have begun.
    pub effects: Vec<Effect>,
    /// Bubbles.
    pub domes: Vec<Dome>,
    /// The score so far.
    pub score: i64,
    /// How it ended, if it has.
    pub over: Option<Outcome>,
}

impl BattleView {
    /// The world.
    pub fn world(&self) -> &World {
        &self.land.world
    }
}

impl Battle {
    pub(crate) fn public(&self) -> BattleView {
        let drawn = self.drawn();
        BattleView {
            level: self.level,
            content: self.content,
            given: self.given.clone(),
            modifiers: self.modifiers.clone(),
            land: Arc::clone(&self.land),
            wave: self.wave,
            is_within_wave: self.assault.is_some(),
            assault: self.assault,
            next_waves: self.next_waves().cloned().collect(),
            purse: self.purse,
            income: drawn.income(),
            goal: self.goal,
            hull: self.hull,
            losses: self.losses.clone(),
            cards: self.cards.clone(),
            prices: self.cards.iter().map(|card| self.price(card.blueprint, Target::Anywhere)).collect(),
            buildings: self.buildings.clone(),
            stats: (0..self.buildings.len()).map(|place| drawn.stats(place)).collect(),
            foes: self.foes.clone(),
            shots: self.shots.clone(),
            effects: self.effects.clone(),
            domes: self.domes.clone(),
            score: self.points(),
            over: self.over,
        }
    }
}
