//! Who arrives, and when.

use engine::Sink;
use grid::{Flood, Point};

use crate::verbs::Act;
use crate::{Cells, Event, Kind, Labyrinth, Rank};

impl<S: Sink<Event>> Act<'_, S> {
    /// Calls somebody to the nearest pad, with some risk.
    pub(super) fn scout(&mut self) {
        let pad = self.run().pad_at_hand().expect("it was checked that a pad is at hand");
        let rank = self.draw_rank();
        let rank = if self.roll_scouting() { Rank::Elite } else { rank };
        let kind = self.draw_kind(rank);
        // The turn that scouting takes is not one of warning.
        let turns = self.run().content.pads.warning.next();
        self.announce_arrival(pad, kind, turns);
    }

    pub(super) fn pads_tick(&mut self) {
        for pad in 0..self.run().pads.len() {
            if let Some(kind) = self.count_down(pad) {
                self.arrive_near(kind, self.run().pads[pad].at);
            }
        }
        let run = self.run();
        let numbers = run.content.pads;
        let is_time = run.floor_turn.0.is_multiple_of(numbers.every.0.into());
        if is_time && run.foes.len() < usize::from(numbers.crowd) && !run.pads.is_empty() {
            let pad = self.draw_pad();
            if self.run().pads[pad].arrival.is_none() {
                let rank = self.draw_rank();
                let kind = self.draw_kind(rank);
                self.announce_arrival(pad, kind, numbers.warning);
            }
        }
    }

    /// Somebody comes there, or as near as there is room.
    pub(super) fn arrive_near(&mut self, kind: Kind, at: Point) {
        let taken = self.run().bodies() | Cells::of(self.run().hero.at);
        let free = self.run().ground.free();
        let room = Flood::new(Cells::of(at), &free).find_map(|front| (front - taken).first());
        if let Some(at) = room {
            self.appear(kind, at);
        }
    }
}

impl Labyrinth {
    /// Where all foes stand.
    pub(crate) fn bodies(&self) -> Cells {
        self.foes.iter().map(|foe| foe.at).collect()
    }

    /// The pad on which the hero stands, or one beside.
    pub(crate) fn pad_at_hand(&self) -> Option<usize> {
        self.pads.iter().position(|pad| pad.at.distance(self.hero.at) <= 1)
    }
}
