//! Who arrives, and when.

use engine::Sink;
use grid::{Flood, Point};

use crate::verbs::Act;
use crate::{Cells, Event, Kind, Labyrinth};

impl<S: Sink<Event>> Act<'_, S> {
    /// Calls somebody to the nearest pad, with some risk.
    pub(super) fn scout(&mut self) {
        let pad = self.run().pad_at_hand().expect("it was checked that a pad is at hand");
        let rank = self.draw_called_rank();
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
        if self.run().is_somebody_due() {
            let pad = self.draw_pad();
            if self.run().pads[pad].arrival.is_none() {
                let rank = self.draw_rank();
                let kind = self.draw_kind(rank);
                self.announce_arrival(pad, kind, self.run().content.pads.warning);
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
    /// Whether it is time for somebody to come uncalled. On a floor that stirs no crowd is too large.
    fn is_somebody_due(&self) -> bool {
        let (pads, unrest) = (&self.content.pads, &self.content.unrest);
        let turn = self.floor_turn.0;
        let is_due = match turn.checked_sub(unrest.calm.into()) {
            Some(since) => since > 0 && since.is_multiple_of(unrest.every.into()),
            None => turn.is_multiple_of(pads.every.into()) && self.foes.len() < usize::from(pads.crowd),
        };
        is_due && !self.pads.is_empty()
    }

    /// Where all foes stand.
    pub(crate) fn bodies(&self) -> Cells {
        self.foes.iter().map(|foe| foe.at).collect()
    }

    /// The pad on which the hero stands, or one beside.
    pub(crate) fn pad_at_hand(&self) -> Option<usize> {
        self.pads.iter().position(|pad| pad.at.distance(self.hero.at) <= 1)
    }
}
