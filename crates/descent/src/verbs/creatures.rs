//! Creatures: what they know, announce, and how they come and go.

use engine::Sink;
use grid::Point;

use super::Act;
use crate::minds::Prey;
use crate::{
    Cells, Energy, Event, Foe, FoeId, Hp, Intent, Kind, Mind, Modifier, Origin, Percent, Turns, Who,
};

impl<S: Sink<Event>> Act<'_, S> {
    fn foe_mut(&mut self, id: FoeId) -> Option<&mut Foe> {
        let place = self.run.find(id)?;
        Some(&mut self.run.foes[place])
    }

    /// A creature comes to be somewhere, on its way to nobody.
    pub(crate) fn add_foe(&mut self, kind: Kind, at: Point) -> FoeId {
        let run = &mut *self.run;
        let id = FoeId(run.next_id);
        run.next_id += 1;
        let mut foe = Foe::new(id, kind, at, run.level.place.floor, &run.content);
        let together = if run.heroes.len() > 1 { run.content.together_hp } else { Percent(0) };
        let tyrant =
            if kind.is_boss() && run.modifiers.has(Modifier::Tyrants) { Percent(15) } else { Percent(0) };
        foe.most = foe.most.raised(together).raised(tyrant);
        foe.hp = foe.most;
        if run.modifiers.has(Modifier::Restless) {
            foe.speed += Energy(5);
        }
        run.foes.push(foe);
        id
    }

    /// A creature comes to be in the middle of things.
    pub(crate) fn arrive(&mut self, kind: Kind, at: Point, after: Point) {
        let id = self.add_foe(kind, at);
        if let Some(foe) = self.foe_mut(id) {
            foe.mind = Mind::Hunting { last: after, unseen: Turns::NONE };
            foe.origin = Origin::Called;
        }
        self.tell_at(at, Event::Arrived { id, kind, at });
    }

    /// Somebody sets out to look for those who stayed for too long, stronger than its kind.
    pub(crate) fn set_out(&mut self, kind: Kind, at: Point, strength: Percent) {
        self.arrive(kind, at, at);
        if let Some(foe) = self.run.foes.last_mut() {
            foe.origin = Origin::Seeks;
            foe.most = foe.most.raised(strength);
            foe.hp = foe.most;
            foe.attack = foe.attack.raised(strength);
            // Twice as quick as others is as quick as anybody can be.
            foe.speed += Energy(i16::try_from(strength.0).unwrap_or(i16::MAX).min(100));
        }
    }

    /// The floor is calm no more.
    pub(crate) fn tell_stirred(&mut self) {
        self.tell(Event::Stirred);
    }

    /// A champion has half as much health again.
    pub(crate) fn make_champion(&mut self, id: FoeId) {
        if let Some(foe) = self.foe_mut(id) {
            foe.most = foe.most.raised(Percent(50));
            foe.hp = foe.most;
        }
    }

    /// The steps that lead a creature nearer to whom it is after.
    pub(crate) fn sniff(&mut self, foe: &Foe, prey: Prey) -> Option<Cells> {
        self.run.sniff(foe, prey)
    }

    pub(crate) fn set_mind(&mut self, id: FoeId, mind: Mind) {
        if let Some(foe) = self.foe_mut(id) {
            foe.mind = mind;
        }
    }

    /// A creature learns where somebody is.
    pub(crate) fn rouse(&mut self, id: FoeId, last: Point) {
        let Some(foe) = self.foe_mut(id) else { return };
        let (was_awake, kind, at) = (foe.is_awake(), foe.kind, foe.at);
        if foe.mind != Mind::Fleeing {
            foe.mind = Mind::Hunting { last, unseen: Turns::NONE };
        }
        if !was_awake {
            self.tell_at(at, Event::Noticed { id, kind });
        }
    }

    pub(crate) fn flee(&mut self, id: FoeId) {
        let Some(foe) = self.foe_mut(id) else { return };
        (foe.mind, foe.intent) = (Mind::Fleeing, None);
        let (kind, at) = (foe.kind, foe.at);
        self.tell_at(at, Event::Fled { id, kind });
    }

    pub(crate) fn announce(&mut self, id: FoeId, Intent { blow, at, turns }: Intent) {
        let nature = blow.nature();
        let Some(foe) = self.foe_mut(id) else { return };
        foe.intent = Some(Intent { blow, at, turns });
        foe.rest = nature.rest + turns;
        // Nothing is announced and dealt in one turn, however quick somebody is.
        foe.energy = foe.energy.min(Energy::ACTION);
        let (kind, here) = (foe.kind, foe.at);
        self.tell_at(here, Event::Announced { id, kind, blow, at, turns });
    }

    /// An action passes before an announced blow; gives it when it falls now.
    pub(crate) fn count_down(&mut self, id: FoeId) -> Option<Intent> {
        let foe = self.foe_mut(id)?;
        let intent = foe.intent.as_mut()?;
        intent.turns = intent.turns.less(Turns(1));
        if intent.turns > Turns::NONE {
            foe.energy = foe.energy.min(Energy(0));
            return None;
        }
        let intent = foe.intent.take();
        let (kind, at) = (foe.kind, foe.at);
        if let Some(Intent { blow, .. }) = intent {
            self.tell_at(at, Event::Fell { id, kind, blow });
        }
        intent
    }

    /// What was announced does not come.
    pub(crate) fn break_off(&mut self, id: FoeId) {
        if let Some(foe) = self.foe_mut(id) {
            foe.intent = None;
        }
    }

    /// A creature has called, raised or summoned, and draws breath.
    pub(crate) fn draw_breath(&mut self, id: FoeId, turns: Turns) {
        if let Some(foe) = self.foe_mut(id) {
            foe.breath = turns;
        }
    }

    /// A creature lets time pass.
    pub(crate) fn idle(&mut self, place: usize, cost: Energy) {
        let foe = &mut self.run.foes[place];
        foe.energy -= cost;
        foe.has_struck = false;
    }

    pub(crate) fn note_strike(&mut self, id: FoeId, has_struck: bool) {
        if let Some(foe) = self.foe_mut(id) {
            foe.has_struck = has_struck;
        }
    }

    pub(crate) fn call(&mut self, id: FoeId) {
        if let Some(Foe { kind, .. }) = self.run.foe(id).copied() {
            self.tell(Event::Called { id, kind });
        }
    }

    pub(crate) fn sunder(&mut self, id: FoeId, by: Hp) {
        if let Some(foe) = self.foe_mut(id) {
            foe.defence = (foe.defence - by).max(Hp(0));
        }
    }

    pub(crate) fn spend_foe(&mut self, id: FoeId, cost: Energy) {
        if let Some(foe) = self.foe_mut(id) {
            foe.energy -= cost;
        }
    }

    /// A boss comes to the next part of its fight.
    pub(crate) fn begin_phase(&mut self, id: FoeId, phase: u8) {
        let Some(foe) = self.foe_mut(id) else { return };
        (foe.phase, foe.weathered, foe.intent) = (phase, 0, None);
        let kind = foe.kind;
        self.tell(Event::PhaseBegan { kind, phase });
    }

    pub(crate) fn turn_weather(&mut self, weather: crate::Weather) {
        self.tell(Event::WeatherTurned { weather });
    }

    /// The weather of a boss has gone on for a turn.
    pub(crate) fn count_weather(&mut self, id: FoeId) {
        if let Some(foe) = self.foe_mut(id) {
            foe.weathered = foe.weathered.saturating_add(1);
        }
    }

    /// A creature is gone, and worth its score.
    pub(crate) fn bury(&mut self, id: FoeId) -> Option<Foe> {
        let place = self.run.find(id)?;
        let foe = self.run.foes.remove(place);
        let Foe { kind, at, .. } = foe;
        if foe.origin == Origin::Dwells {
            self.run.score += i64::from(self.run.content.worth(kind));
        }
        self.run.kills = self.run.kills.saturating_add(1);
        self.tell_at(at, Event::Slain { id, kind, at });
        Some(foe)
    }

    /// A creature is eaten by another, and worth nothing.
    pub(crate) fn devour(&mut self, eater: FoeId, eaten: FoeId, hp: Hp) {
        if let Some(place) = self.run.find(eaten) {
            self.run.foes.remove(place);
        }
        self.mend(eater, hp);
        if let Some(Foe { kind, at, .. }) = self.run.foe(eater).copied() {
            self.tell_at(at, Event::Devoured { id: eater, kind, hp });
        }
    }

    /// Somebody struck somebody; what that takes is told apart.
    pub(crate) fn tell_strike(&mut self, by: Who, who: Who, is_critical: bool) {
        self.tell(Event::Struck { by, who, is_critical });
    }

    /// Creatures that came into sight are told, and those that did not wait for anything.
    pub(crate) fn notice_all(&mut self) {
        for place in 0..self.run.foes.len() {
            let foe = self.run.foes[place];
            let is_seen = self.run.is_seen(&foe);
            self.run.foes[place].is_noticed = is_seen;
            if is_seen {
                self.run.met |= 1 << foe.kind.index();
            }
            if is_seen && !foe.is_noticed {
                self.tell(Event::Seen { id: foe.id, kind: foe.kind, at: foe.at });
            }
        }
    }

    /// Whoever is seen now may strike before whoever plays looks again.
    pub(crate) fn meet_all(&mut self) {
        for foe in &mut self.run.foes {
            foe.is_met = foe.is_noticed;
        }
    }

    /// What slept or was disguised shows itself, which is all that it does in that turn.
    pub(crate) fn unmask(&mut self, id: FoeId, last: Point) {
        let Some(foe) = self.foe_mut(id).filter(|foe| foe.mind == Mind::Still) else { return };
        foe.energy = Energy(0);
        self.rouse(id, last);
    }
}
