//! Everybody else's turn.

use engine::Sink;

use super::Act;
use crate::hero::slowed;
use crate::{Archetype, Event, FoeId, Mind, Trait};

/// What a foe's speed lets it do in a turn.
enum Pace {
    Lags,
    Walks,
    Hurries,
}

impl<S: Sink<Event>> Act<'_, S> {
    /// Everybody who was there at the beginning of the turn acts, in the order in which they came.
    pub(super) fn foes_act(&mut self) {
        let Some(last) = self.run.foes.last().map(|foe| foe.id) else { return };
        let mut place = 0;
        while let Some(foe) = self.run.foes.get(place) {
            let id = foe.id;
            if id > last || self.is_over() {
                return;
            }
            if foe.is_awake() {
                self.foe_turn(id, place);
                self.gain_lead(id);
            }
            // Somebody may have died meanwhile.
            place = self.run.foes.partition_point(|foe| foe.id <= id);
        }
    }

    fn foe_turn(&mut self, id: FoeId, place: usize) {
        self.run.foes[place].guards = false;
        if !self.keeps_track(place) {
            return;
        }
        let foe = &mut self.run.foes[place];
        foe.begin_turn();
        if std::mem::take(&mut foe.answered) {
            self.raise_guard(place);
            return self.go_on(place);
        }
        if let Some(intent) = foe.intent.take() {
            self.do_deed(place, intent);
            return;
        }
        match self.pace(place) {
            Pace::Lags => {
                let foe = &self.run.foes[place];
                let (id, kind, at) = (foe.id, foe.kind, foe.at);
                self.tell_at(at, Event::FoeLagged { id, kind });
                return self.raise_guard(place);
            }
            Pace::Walks => self.think(place),
            Pace::Hurries => {
                self.think(place);
                self.second_step(id);
            }
        }
        if let Some(place) = self.place(id) {
            self.raise_guard(place);
            let foe = &self.run.foes[place];
            if foe.kind.has(Trait::Rages) && foe.hp * 2 < foe.stats.hp && !self.is_over() {
                self.think(place);
            }
        }
    }

    /// The second step of somebody who hurries is a step and never a blow.
    fn second_step(&mut self, id: FoeId) {
        let Some(place) = self.place(id) else { return };
        let foe = &self.run.foes[place];
        let is_done = foe.intent.is_some() || foe.at.distance(self.run.hero.at) == 1 || self.is_over();
        match (foe.mind, foe.kind.archetype()) {
            _ if is_done => {}
            (Mind::Fleeing { .. }, _) => {
                self.step_back(place);
            }
            // Who keeps away does not run up.
            (_, Archetype::Archer | Archetype::Mage) if self.run.ground.seen.contains(foe.at) => {}
            _ => self.walk(place),
        }
    }

    fn raise_guard(&mut self, place: usize) {
        if self.run.foes[place].raises_guard() {
            self.tell_guard(place);
        }
    }

    /// Whether a foe still knows where the hero is. Whoever does not, recovers.
    fn keeps_track(&mut self, place: usize) -> bool {
        let patience = self.run.content.moves.patience;
        let foe = &mut self.run.foes[place];
        let is_seen = self.run.ground.seen.contains(foe.at);
        let (Mind::Hunting { unseen } | Mind::Fleeing { unseen }) = &mut foe.mind else { return false };
        *unseen = if is_seen { 0 } else { *unseen + 1 };
        if *unseen <= patience {
            return true;
        }
        foe.mind = Mind::Idle;
        foe.hp = foe.stats.hp;
        foe.ailments = crate::Ailments::NONE;
        (foe.intent, foe.hurries, foe.fights, foe.lead, foe.beat) = (None, false, false, 0, 0);
        let (id, kind, is_known) = (foe.id, foe.kind, foe.is_known);
        if is_known {
            self.tell(Event::FoeLost { id, kind });
        }
        false
    }

    /// What a foe's speed lets it do this turn.
    fn pace(&mut self, place: usize) -> Pace {
        let hero = self.run.hero.speed(&self.run.content).max(1);
        let foe = &mut self.run.foes[place];
        if std::mem::take(&mut foe.hurries) {
            foe.lead -= hero;
            Pace::Hurries
        } else if foe.lead <= -hero {
            foe.lead += hero;
            Pace::Lags
        } else {
            Pace::Walks
        }
    }

    /// Who is quicker than the hero gains a step now and then, and says so a turn before; who is
    /// slower loses one. Nobody gathers more than one step of either.
    fn gain_lead(&mut self, id: FoeId) {
        let hero = self.run.hero.speed(&self.run.content).max(1);
        let Some(place) = self.place(id) else { return };
        let foe = &mut self.run.foes[place];
        let gain = slowed(foe.stats.speed, foe.ailments, &self.run.content) - hero;
        foe.lead = (foe.lead + gain).clamp(-hero, hero);
        if foe.lead == hero && !foe.hurries {
            foe.hurries = true;
            let (id, kind, at) = (foe.id, foe.kind, foe.at);
            self.tell_at(at, Event::FoeHurries { id, kind });
        }
    }
}
