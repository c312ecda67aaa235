//! What is read off one battle of Refuel.

use engine::{Audience, Sink};
use refuel::{Blueprint, Cause, Command, Event, Family, Fuel, Hull, Refuel};

use super::thirst::is_for_fuel;
use crate::solo::Meter;

/// Battles with more waves are told up to here, and all that comes later with the last.
pub(super) const WAVES: usize = 24;

/// One battle, as its events tell it.
#[derive(Clone, Debug)]
pub struct RefuelMeter {
    /// What was at hand.
    pub(super) hand: Vec<Blueprint>,
    /// For each blueprint how often it was built or used, and what was paid for that.
    pub(super) used: [u32; Blueprint::COUNT],
    pub(super) materials: [u32; Blueprint::COUNT],
    pub(super) energy: [u32; Blueprint::COUNT],
    /// The health that each took, by family.
    pub(super) dealt: [[u32; Family::COUNT]; Blueprint::COUNT],
    /// For each wave the hull that it took; so many waves there were.
    pub(super) hull_lost: [u16; WAVES],
    pub(super) waves: usize,
    /// Whether abilities were used in a wave.
    pub(super) struck: [bool; WAVES],
    /// Attackers that came to the hub, by family, of all that came or were born on the way.
    pub(super) arrived: [u32; Family::COUNT],
    pub(super) came: [u32; Family::COUNT],
    /// Materials that were spent on what yields fuel.
    pub(super) on_fuel: u32,
    /// What is built just now is built for fuel.
    is_fuel_next: bool,
    /// At the end.
    pub(super) hull: Hull,
    pub(super) fuel: Fuel,
    pub(super) commands: u32,
}

impl RefuelMeter {
    /// Materials that were spent in all.
    pub(super) fn spent(&self) -> u32 {
        self.materials.iter().sum()
    }

    /// The wave that goes on.
    fn wave(&self) -> usize {
        self.waves.saturating_sub(1).min(WAVES - 1)
    }
}

fn whole(number: i32) -> u32 {
    u32::try_from(number).unwrap_or(0)
}

impl Meter<Refuel> for RefuelMeter {
    fn begin(game: &Refuel) -> Self {
        Self {
            hand: game.cards().iter().map(|card| card.blueprint).collect(),
            used: [0; Blueprint::COUNT],
            materials: [0; Blueprint::COUNT],
            energy: [0; Blueprint::COUNT],
            dealt: [[0; Family::COUNT]; Blueprint::COUNT],
            hull_lost: [0; WAVES],
            waves: 0,
            struck: [false; WAVES],
            arrived: [0; Family::COUNT],
            came: [0; Family::COUNT],
            on_fuel: 0,
            is_fuel_next: false,
            hull: game.hull(),
            fuel: Fuel(0),
            commands: 0,
        }
    }

    fn command(&mut self, game: &Refuel, command: Command) {
        self.commands += 1;
        if let Command::Build(blueprint, target) = command {
            let over = target.at().and_then(|at| game.world().tiles.get(at)).map(|tile| tile.holding);
            self.is_fuel_next = is_for_fuel(blueprint, over);
        }
    }

    fn end(&mut self, game: &Refuel) {
        self.hull = game.hull();
        self.fuel = game.purse().fuel;
    }
}

impl Sink<Event> for RefuelMeter {
    fn emit(&mut self, _audience: Audience, event: Event) {
        match event {
            Event::Built { blueprint, paid, .. } => {
                let place = blueprint.index();
                self.used[place] += 1;
                self.materials[place] += whole(paid.materials.0);
                self.energy[place] += whole(paid.energy.0);
                if self.is_fuel_next {
                    self.on_fuel += whole(paid.materials.0);
                }
            }
            Event::Used { blueprint, paid, .. } => {
                let place = blueprint.index();
                self.used[place] += 1;
                self.materials[place] += whole(paid.materials.0);
                self.energy[place] += whole(paid.energy.0);
                let wave = self.wave();
                self.struck[wave] = true;
            }
            Event::WaveBegan { .. } => self.waves += 1,
            Event::Came { who, .. } | Event::Born { who, .. } => {
                self.came[who.kind.row().family.index()] += 1;
            }
            Event::Arrived { who } => self.arrived[who.kind.row().family.index()] += 1,
            Event::Hurt { who, harm, by: Cause::Building(blueprint, _) | Cause::Ability(blueprint) } => {
                self.dealt[blueprint.index()][who.kind.row().family.index()] += whole(harm.0);
            }
            Event::HullLost { hull } => {
                let wave = self.wave();
                self.hull_lost[wave] += u16::try_from(hull.0).unwrap_or(0);
            }
            _ => {}
        }
    }
}
