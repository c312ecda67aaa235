//! What is seen and noticed, by the hero and by foes.

use engine::Sink;
use grid::sight;

use super::Act;
use crate::{Event, Foe, FoeIndex, Hundredths, Mind, Rank, Turns};

impl<S: Sink<Event>> Act<'_, S> {
    /// Knows what is in sight after a step or a door, before others act: what happens elsewhere is
    /// not told.
    pub(crate) fn glance(&mut self) {
        let reach = self.run.hero.sight(&self.run.content);
        self.run.ground.known.seen = sight(self.run.hero.at, reach, &self.run.ground.opaque);
    }

    /// Remembers what is in sight.
    pub(crate) fn remember(&mut self) {
        let ground = &mut self.run.ground;
        let tiles = ground.known.remember().len();
        ground.recalled = ground.known.as_last_seen(ground.recalled, ground.closed);
        let loot = ground.loot.iter().map(|(at, _)| *at).collect();
        ground.spotted = ground.known.as_last_seen(ground.spotted, loot);
        if tiles > 0 {
            let tiles = u16::try_from(tiles).unwrap_or(u16::MAX);
            self.tell(Event::Revealed { tiles });
        }
    }

    /// The hero sees a foe, or sees it no more.
    pub(crate) fn notice(&mut self, foe: FoeIndex) {
        let foe = &mut self.run.foes[foe];
        let is_seen = self.run.ground.known.seen.contains(foe.at);
        let was_seen = std::mem::replace(&mut foe.noticed, is_seen);
        foe.is_known |= is_seen;
        if is_seen && !was_seen {
            let Foe { id, kind, at, .. } = *foe;
            self.tell(Event::FoeSeen { id, kind, at });
        }
    }

    /// A foe notices the hero.
    pub(crate) fn wake(&mut self, foe: FoeIndex) {
        let foe = &mut self.run.foes[foe];
        foe.mind = Mind::HUNTING;
        let Foe { id, kind, .. } = *foe;
        self.tell(Event::FoeWoke { id, kind });
    }

    /// A foe knows of the hero, by whatever means, if it did not before.
    pub(crate) fn alarm(&mut self, foe: FoeIndex) {
        let foe = &mut self.run.foes[foe];
        if !foe.is_awake() {
            foe.mind = Mind::HUNTING;
        }
    }

    /// A foe that came looking for the hero is after them again, whatever it did before.
    pub(crate) fn seek(&mut self, foe: FoeIndex) {
        self.run.foes[foe].mind = Mind::HUNTING;
    }

    /// A foe that came looking for the hero takes those along who sleep beside it, so that nobody is
    /// in its way. A boss wakes and stays what it is.
    pub(crate) fn rouse_neighbours(&mut self, foe: FoeIndex) {
        let Foe { at, seeks, .. } = self.run.foes[foe];
        let is_asleep = |other: &&mut Foe| !other.is_awake() && other.at.distance(at) == 1;
        for other in self.run.foes.iter_mut().filter(|_| seeks).filter(is_asleep) {
            other.mind = Mind::HUNTING;
            other.seeks = other.kind.rank() != Rank::Boss;
        }
    }

    /// A foe calls all who can hear it.
    pub(crate) fn shout(&mut self, foe: FoeIndex) {
        let Foe { id, kind, at, .. } = self.run.foes[foe];
        self.tell(Event::FoeShouted { id, kind });
        let earshot = self.run.content.reach(kind);
        for other in &mut self.run.foes {
            if !other.is_awake() && other.at.distance(at) <= earshot {
                other.mind = Mind::HUNTING;
            }
        }
    }

    /// Counts the turns for which a foe has not seen the hero. One that never knew of any counts none.
    pub(crate) fn count_unseen(&mut self, foe: FoeIndex) -> Option<Turns> {
        let foe = &mut self.run.foes[foe];
        let is_seen = self.run.ground.known.seen.contains(foe.at);
        let (Mind::Hunting { unseen } | Mind::Fleeing { unseen }) = &mut foe.mind else { return None };
        *unseen = if is_seen { Turns::NONE } else { unseen.next() };
        Some(*unseen)
    }

    /// A foe loses track of the hero, and recovers.
    pub(crate) fn forget(&mut self, foe: FoeIndex) {
        let foe = &mut self.run.foes[foe];
        foe.mind = Mind::Idle;
        foe.hp = foe.stats.hp;
        foe.ailments = crate::Ailments::NONE;
        (foe.intent, foe.hurries, foe.fights, foe.lead, foe.beat) = (None, false, false, Hundredths(0), 0);
        let Foe { id, kind, is_known, .. } = *foe;
        if is_known {
            self.tell(Event::FoeLost { id, kind });
        }
    }
}
