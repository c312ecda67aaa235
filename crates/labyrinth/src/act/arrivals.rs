//! Who arrives, and when.

use engine::Sink;
use grid::{Flood, Point};

use super::Act;
use crate::{Ailments, Arrival, Cells, Event, Foe, FoeId, Kind, Mind, Rank};

impl<S: Sink<Event>> Act<'_, S> {
    /// Calls somebody to the nearest pad, with some risk.
    pub(super) fn scout(&mut self) {
        let pad = self.run.pad_at_hand().expect("it was checked that a pad is at hand");
        let rank = self.arriving_rank();
        let risk = u32::from(self.run.content.pads.scout_risk);
        let is_higher = self.run.dice.foes.below(100) < risk;
        self.announce(pad, if is_higher { Rank::Elite } else { rank });
        if let Some(arrival) = &mut self.run.pads[pad].arrival {
            // The turn that scouting takes is not one of warning.
            arrival.turns += 1;
        }
    }

    pub(super) fn pads_tick(&mut self) {
        for pad in 0..self.run.pads.len() {
            let at = self.run.pads[pad].at;
            let Some(arrival) = &mut self.run.pads[pad].arrival else { continue };
            arrival.turns -= 1;
            if arrival.turns == 0 {
                let kind = arrival.kind;
                self.run.pads[pad].arrival = None;
                self.arrive_foe(kind, at);
            }
        }
        let numbers = self.run.content.pads;
        let is_time = self.run.floor_turn.is_multiple_of(numbers.every.into());
        if is_time && self.run.foes.len() < usize::from(numbers.crowd) && !self.run.pads.is_empty() {
            let count = u32::try_from(self.run.pads.len()).expect("pads are few");
            let pad = self.run.dice.foes.below(count) as usize;
            if self.run.pads[pad].arrival.is_none() {
                let rank = self.arriving_rank();
                self.announce(pad, rank);
            }
        }
    }

    /// The more fights there were on a floor, the more of those who arrive are elite.
    fn arriving_rank(&mut self) -> Rank {
        let numbers = &self.run.content.pads;
        let drift = u32::from(self.run.content.drift(self.run.fights));
        let elite = u32::from(numbers.elite_weight) + drift;
        let draw = self.run.dice.foes.below(u32::from(numbers.normal_weight) + elite);
        if draw < elite { Rank::Elite } else { Rank::Normal }
    }

    fn announce(&mut self, pad: usize, rank: Rank) {
        let kinds = Kind::living_on(self.run.ground.number, rank);
        let kind =
            kinds[self.run.dice.foes.below(u32::try_from(kinds.len()).expect("kinds are few")) as usize];
        let turns = self.run.content.pads.warning;
        let at = self.run.pads[pad].at;
        self.run.pads[pad].arrival = Some(Arrival { kind, turns });
        if self.run.ground.explored.contains(at) {
            self.tell(Event::ArrivalAnnounced { at, kind, turns });
        }
    }

    /// Somebody comes there, or as near as there is room.
    pub(super) fn arrive_foe(&mut self, kind: Kind, at: Point) {
        let taken = self.run.bodies() | Cells::of(self.run.hero.at);
        let free = self.run.ground.free();
        let room = Flood::new(Cells::of(at), &free).find_map(|front| (front - taken).first());
        let Some(at) = room else { return };
        let id = self.run.add_foe(kind, at);
        self.tell_at(at, Event::Arrived { id, kind, at });
        // Who arrives in sight need not come into sight; it wakes when the hero looks around.
        if let (true, Some(foe)) = (self.run.ground.seen.contains(at), self.run.foes.last_mut()) {
            foe.noticed = true;
        }
    }
}

impl crate::Tower {
    /// Where all foes stand.
    pub(crate) fn bodies(&self) -> Cells {
        self.foes.iter().map(|foe| foe.at).collect()
    }

    /// The pad on which the hero stands, or one beside.
    pub(crate) fn pad_at_hand(&self) -> Option<usize> {
        self.pads.iter().position(|pad| pad.at.distance(self.hero.at) <= 1)
    }

    pub(crate) fn add_foe(&mut self, kind: Kind, at: Point) -> FoeId {
        let id = FoeId(self.next_id);
        self.next_id = self.next_id.wrapping_add(1);
        let stats = self.content.foe(kind, self.ground.number);
        self.foes.push(Foe {
            id,
            kind,
            at,
            hp: stats.hp,
            stats,
            ailments: Ailments::NONE,
            mind: Mind::Idle,
            intent: None,
            guards: false,
            hurries: false,
            fights: false,
            purse: 0,
            noticed: false,
            is_known: false,
            lead: 0,
            beat: 0,
            answered: false,
        });
        id
    }
}
