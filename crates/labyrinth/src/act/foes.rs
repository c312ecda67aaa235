//! Everybody else's turn: what they decide is done.

use engine::Sink;

use crate::minds::{Choice, Decision, Pace};
use crate::verbs::{Act, Body, Motion};
use crate::{Cells, Doors, Event, FoeId, FoeIndex, Manner, Trait};

impl<S: Sink<Event>> Act<'_, S> {
    /// Everybody who was there at the beginning of the turn acts, in the order in which they came.
    pub(super) fn foes_act(&mut self) {
        let Some(last) = self.run().foes.last().map(|foe| foe.id) else { return };
        let mut next = FoeIndex(0);
        while let Some(foe) = self.run().foes.get(next.0) {
            let id = foe.id;
            if id > last || self.is_over() {
                return;
            }
            if foe.is_awake() {
                self.foe_turn(next, id);
                if let Some(foe) = self.run().find(id) {
                    self.gain_lead(foe);
                }
            }
            // Somebody may have died meanwhile.
            next = FoeIndex(self.run().foes.partition_point(|foe| foe.id <= id));
        }
    }

    fn foe_turn(&mut self, foe: FoeIndex, id: FoeId) {
        self.lower_foe_guard(foe);
        if !self.keeps_track(foe) {
            return;
        }
        self.rouse_neighbours(foe);
        self.begin_foe_turn(foe);
        if self.take_spent_turn(foe) {
            self.raise_foe_guard_in_time(foe);
            if let Some(decision) = self.run().decide_after_answer(&self.run().foes[foe]) {
                self.do_as_decided(foe, &decision);
            }
            return;
        }
        if let Some(intent) = self.take_announced(foe) {
            return self.do_deed(foe, intent);
        }
        match self.run().pace(&self.run().foes[foe]) {
            Pace::Lags => {
                self.lag(foe);
                return self.raise_foe_guard_in_time(foe);
            }
            Pace::Walks => self.act_once(foe),
            Pace::Hurries => {
                self.spend_lead(foe);
                self.act_once(foe);
                self.second_step(id);
            }
        }
        if let Some(foe) = self.run().find(id) {
            self.raise_foe_guard_in_time(foe);
            let raging = &self.run().foes[foe];
            if raging.kind.has(Trait::Rages) && raging.is_below_half() && !self.is_over() {
                self.act_once(foe);
            }
        }
    }

    /// Whether a foe still knows where the hero is. Whoever does not, recovers; whoever came looking
    /// for the hero never gives up.
    fn keeps_track(&mut self, foe: FoeIndex) -> bool {
        let patience = self.run().content.moves.patience;
        match self.count_unseen(foe) {
            Some(unseen) if unseen > patience && self.run().foes[foe].seeks => {
                self.seek(foe);
                true
            }
            Some(unseen) if unseen > patience => {
                self.forget(foe);
                false
            }
            unseen => unseen.is_some(),
        }
    }

    fn act_once(&mut self, foe: FoeIndex) {
        let decision = self.run().decide(&self.run().foes[foe]);
        self.do_as_decided(foe, &decision);
    }

    fn second_step(&mut self, id: FoeId) {
        let (Some(foe), false) = (self.run().find(id), self.is_over()) else { return };
        let choice = self.run().decide_second_step(&self.run().foes[foe]);
        let beat = self.run().foes[foe].beat;
        self.do_as_decided(foe, &Decision { choice, beat });
    }

    fn do_as_decided(&mut self, foe: FoeIndex, decision: &Decision) {
        self.keep_time(foe, decision.beat);
        match &decision.choice {
            Choice::Stay => {}
            Choice::Step(tiles) => self.step_to_any(foe, tiles),
            Choice::Bump(way) => {
                let archetype = self.run().foes[foe].kind.archetype();
                let worth = self.run().content.deeds.bump[archetype.index()];
                self.strike_hero(foe, worth, Manner::Bump, Some(*way));
            }
            Choice::Shoot => self.shoot_hero(foe),
            Choice::Announce(intent) => self.announce(foe, *intent),
            Choice::Guard(tiles) => {
                self.raise_foe_guard(foe);
                self.step_to_any(foe, tiles);
            }
        }
    }

    /// A step to one of the tiles; to open a door takes the place of a step through it.
    fn step_to_any(&mut self, foe: FoeIndex, tiles: &Cells) {
        let Some(to) = self.draw_tile(tiles) else { return };
        let opens = self.run().foes[foe].doors() == Doors::Opens;
        if opens && self.run().ground.closed.contains(to) {
            return self.open_door(to, Body::Foe(foe));
        }
        self.move_to(Body::Foe(foe), to, Motion::Walks);
        self.arrive(Body::Foe(foe));
    }
}
