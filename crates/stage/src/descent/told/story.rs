//! A run in numbers: what its page at the end tells, and what a lesson is drawn from.

use descent::{Ailment, Event, Item, Kind, Matter, Place, Source, View, Who};

/// A run in numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Story {
    /// The floors, each with the turn in which it was entered.
    pub floors: Vec<(Place, u32)>,
    /// HP lost, by what took them.
    pub lost_to: Vec<(Source, u32)>,
    /// Damage done by whoever plays: with blows, throws and items.
    pub dealt: u32,
    /// Damage that the ground has done to creatures.
    pub by_ground: u32,
    /// The strongest hit, and on whom it fell.
    pub best_hit: Option<(u32, Kind)>,
    /// HP that came back.
    pub healed: u32,
    /// Creatures slain.
    pub slain: u32,
    /// Gold that was found.
    pub gold: u32,
    /// Flasks that were drunk or broken.
    pub flasks: u32,
    /// Throws and uses of tools.
    pub throws: u32,
    /// Things that were taken from offers, from keepers and from the ground, in their order.
    pub taken: Vec<Item>,
    /// Offers that were left for gold.
    pub left: u32,
    /// The most tiles that burnt at once.
    pub most_burning: u16,
}

impl Story {
    /// HP lost in all.
    pub fn lost(&self) -> u32 {
        self.lost_to.iter().map(|(_, cost)| cost).sum()
    }

    /// What took most HP, and how many.
    pub fn costliest(&self) -> Option<(Source, u32)> {
        self.lost_to.iter().copied().max_by_key(|(_, cost)| *cost)
    }

    /// The turn in which a place was entered.
    pub fn entered(&self, place: Place) -> Option<u32> {
        self.floors.iter().rev().find(|(known, _)| *known == place).map(|(_, turn)| *turn)
    }

    /// Takes in what a command did.
    pub(in crate::descent) fn note(&mut self, events: &[Event], after: &View) {
        for event in events {
            self.note_one(event, after.turn);
        }
    }

    fn note_one(&mut self, event: &Event, turn: u32) {
        match *event {
            Event::FloorEntered { place } => self.floors.push((place, turn)),
            Event::Harmed { who: Who::Hero(_), harm, source } => self.lose(source, harm.0.unsigned_abs()),
            Event::Harmed { who: Who::Foe(_, kind), harm, source } => {
                self.deal(kind, source, u32::from(harm.0.unsigned_abs()));
            }
            Event::Healed { who: Who::Hero(_), hp } => self.healed += u32::from(hp.0.unsigned_abs()),
            Event::Slain { .. } => self.slain += 1,
            Event::Took { loot: descent::Loot::Gold(gold), .. } => self.gold += u32::from(gold.0),
            Event::Took { loot: descent::Loot::Gear(item), .. }
            | Event::Chosen { item, .. }
            | Event::Bought { ware: descent::Ware::Item(item), .. } => self.taken.push(item),
            Event::Drank { .. } | Event::Broke { .. } => self.flasks += 1,
            Event::Threw { .. } => self.throws += 1,
            Event::OfferLeft { .. } => self.left += 1,
            Event::GroundTurned { burning } => self.most_burning = self.most_burning.max(burning),
            _ => {}
        }
    }

    fn lose(&mut self, source: Source, harm: u16) {
        let harm = u32::from(harm);
        match self.lost_to.iter_mut().find(|(known, _)| *known == source) {
            Some((_, cost)) => *cost += harm,
            None => self.lost_to.push((source, harm)),
        }
    }

    fn deal(&mut self, kind: Kind, source: Source, harm: u32) {
        match source {
            Source::Hero(_) | Source::Throw(_) | Source::Charm(_) | Source::Conducted(_) => {
                self.dealt += harm;
                if self.best_hit.is_none_or(|(best, _)| harm > best) {
                    self.best_hit = Some((harm, kind));
                }
            }
            Source::Ground(_) | Source::Ailment(_) | Source::Burst | Source::Spikes => self.by_ground += harm,
            Source::Foe(_) | Source::Blow(..) => {}
        }
    }

    /// HP lost to fire, on the ground or in clothes.
    pub fn lost_to_fire(&self) -> u32 {
        let is_fire = |source: &Source| {
            matches!(source, Source::Ground(Matter::Fire) | Source::Ailment(Ailment::Burning) | Source::Burst)
        };
        self.lost_to.iter().filter(|(source, _)| is_fire(source)).map(|(_, cost)| cost).sum()
    }
}
