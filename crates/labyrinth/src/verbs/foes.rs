//! What foes begin, announce and gain.

use engine::Sink;
use grid::Point;

use super::Act;
use crate::{
    Ailments, Archetype, Event, Foe, FoeId, FoeIndex, Gold, Hundredths, Intent, Kind, Labyrinth, Mind, Turns,
};

impl<S: Sink<Event>> Act<'_, S> {
    /// Somebody is there who was not. Who arrives in sight need not come into sight; it wakes when the
    /// hero looks around. On a floor that stirs it comes looking for the hero, and is stronger than
    /// its kind.
    pub(crate) fn appear(&mut self, kind: Kind, at: Point) {
        let id = self.run.add_foe(kind, at);
        let unrest = self.run.unrest();
        if let (true, Some(foe)) = (unrest.is_stirring(), self.run.foes.last_mut()) {
            foe.stats = foe.stats.scaled(self.run.content.roused(unrest));
            (foe.hp, foe.seeks, foe.mind) = (foe.stats.hp, true, Mind::HUNTING);
        }
        self.tell_at(at, Event::Arrived { id, kind, at });
        if let (true, Some(foe)) = (self.run.ground.known.seen.contains(at), self.run.foes.last_mut()) {
            foe.noticed = true;
        }
    }

    /// A foe's guard is down before its turn.
    pub(crate) fn lower_foe_guard(&mut self, foe: FoeIndex) {
        self.run.foes[foe].guards = false;
    }

    /// A foe's turn begins.
    pub(crate) fn begin_foe_turn(&mut self, foe: FoeIndex) {
        self.run.foes[foe].begin_turn();
    }

    /// A foe strikes back, which is its next turn.
    pub(crate) fn spend_turn(&mut self, foe: FoeIndex) {
        self.run.foes[foe].answered = true;
    }

    /// Whether a foe has spent the turn that begins now.
    pub(crate) fn take_spent_turn(&mut self, foe: FoeIndex) -> bool {
        std::mem::take(&mut self.run.foes[foe].answered)
    }

    /// A protector raises its guard when it is time.
    pub(crate) fn raise_foe_guard_in_time(&mut self, foe: FoeIndex) {
        if self.run.foes[foe].raises_guard() {
            self.tell_foe_guard(foe);
        }
    }

    pub(crate) fn raise_foe_guard(&mut self, foe: FoeIndex) {
        self.run.foes[foe].guards = true;
        self.tell_foe_guard(foe);
    }

    fn tell_foe_guard(&mut self, foe: FoeIndex) {
        let Foe { id, kind, at, .. } = self.run.foes[foe];
        self.tell_at(at, Event::FoeGuards { id, kind });
    }

    /// A foe goes on to another place in its rhythm.
    pub(crate) fn keep_time(&mut self, foe: FoeIndex, beat: u8) {
        self.run.foes[foe].beat = beat;
    }

    pub(crate) fn announce(&mut self, foe: FoeIndex, intent: Intent) {
        let foe = &mut self.run.foes[foe];
        foe.intent = Some(intent);
        let Foe { id, kind, at, .. } = *foe;
        self.tell_at(at, Event::Announced { id, kind, intent });
    }

    /// What a foe has announced is due; it rests before it announces something again. Bosses do not.
    pub(crate) fn take_announced(&mut self, foe: FoeIndex) -> Option<Intent> {
        let foe = &mut self.run.foes[foe];
        let intent = foe.intent.take()?;
        if foe.kind.archetype() != Archetype::Boss {
            foe.beat = self.run.content.deeds.rest.0;
        }
        let Foe { id, kind, at, .. } = *foe;
        self.tell_at(at, Event::DeedDone { id, kind, intent });
        Some(intent)
    }

    /// A foe is too slow for this turn.
    pub(crate) fn lag(&mut self, foe: FoeIndex) {
        let hero = self.run.hero_speed();
        let foe = &mut self.run.foes[foe];
        foe.lead += hero;
        let Foe { id, kind, at, .. } = *foe;
        self.tell_at(at, Event::FoeLagged { id, kind });
    }

    /// A foe takes the second step that it gathered itself for.
    pub(crate) fn spend_lead(&mut self, foe: FoeIndex) {
        let hero = self.run.hero_speed();
        let foe = &mut self.run.foes[foe];
        foe.hurries = false;
        foe.lead -= hero;
    }

    /// Who is quicker than the hero gains a step now and then, and says so a turn before; who is
    /// slower loses one. Nobody gathers more than one step of either.
    pub(crate) fn gain_lead(&mut self, foe: FoeIndex) {
        let hero = self.run.hero_speed();
        let foe = &mut self.run.foes[foe];
        let gain = foe.speed(&self.run.content) - hero;
        foe.lead = (foe.lead + gain).clamp(-hero, hero);
        if foe.lead == hero && !foe.hurries {
            foe.hurries = true;
            let Foe { id, kind, at, .. } = *foe;
            self.tell_at(at, Event::FoeHurries { id, kind });
        }
    }

    /// A foe takes gold and runs.
    pub(crate) fn rob(&mut self, foe: FoeIndex, gold: Gold) {
        self.run.hero.gold -= gold;
        let foe = &mut self.run.foes[foe];
        foe.purse += gold;
        foe.mind = Mind::Fleeing { unseen: Turns::NONE };
        let Foe { id, kind, .. } = *foe;
        self.tell(Event::Robbed { id, kind, gold });
    }
}

impl Labyrinth {
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
            seeks: false,
            purse: Gold(0),
            noticed: false,
            is_known: false,
            lead: Hundredths(0),
            beat: 0,
            answered: false,
        });
        id
    }
}
