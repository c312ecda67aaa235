//! Attackers, and what becomes of them.

use super::Act;
use crate::battle::foe::Statuses;
use crate::{Attacker, Event, Foe, FoeId, Hp, Length, Place, SegmentId, Source, Status, Who};

/// No more are born while so many are there: their carriers keep them.
pub(crate) const CROWD: usize = 500;

impl Act<'_> {
    /// An attacker comes from outside.
    pub(crate) fn appear(&mut self, kind: Attacker, way: usize) {
        let segment = self.run.land.network().starts()[way].segment;
        let turns = self.run.turns[way];
        self.run.turns[way] = turns.wrapping_add(1);
        let foe = self.newborn(kind, Place { segment, progress: 0 }, turns);
        self.add(foe);
        let who = Who { id: foe.id, kind };
        self.tell(Event::Came { who, place: foe.place });
    }

    /// An attacker comes out of another, so far before or behind it.
    pub(crate) fn bear(&mut self, parent: usize, kind: Attacker, offset: Length) {
        let Foe { place, came, .. } = self.run.foes[parent];
        let turns = self.run.births;
        self.run.births = turns.wrapping_add(1);
        let mut foe = Foe { came, ..self.newborn(kind, place, turns) };
        let by = 20 * offset.0.unsigned_abs();
        if offset.0 < 0 {
            back(&mut foe, by);
        } else {
            // Nobody is born into the hub.
            let network = self.run.land.network();
            let ahead = foe.place.progress + by;
            if ahead < Place::WHOLE || !network.segment(foe.place.segment).next.is_empty() {
                foe.place.progress = ahead;
                self.run.land.go_on(&mut foe);
            } else {
                foe.place.progress = Place::WHOLE - 1;
            }
        }
        self.add(foe);
        let who = Who { id: foe.id, kind };
        self.tell(Event::Born { who, place: foe.place });
    }

    fn newborn(&mut self, kind: Attacker, place: Place, turns: u32) -> Foe {
        let id = FoeId(self.run.count);
        self.run.count += 1;
        let (hp, _) = self.run.sketch.breed(kind);
        Foe {
            id,
            kind,
            hp,
            place,
            statuses: borne(kind),
            pace: 100,
            is_bare: false,
            turns,
            came: [None; 3],
            age: 0,
            rest: 0,
            steady: 0,
            done: 0,
            swept: 0,
            lit_by: None,
        }
    }

    fn add(&mut self, foe: Foe) {
        self.run.foes.push(foe);
        self.run.sketch.spots.push(self.run.land.aim_at(&foe));
    }

    /// An attacker loses health. Whoever has none left falls.
    pub(crate) fn lose(&mut self, foe: usize, harm: Hp, source: Option<Source>) {
        let hurt = &mut self.run.foes[foe];
        hurt.hp -= harm;
        let (hp, family) = (hurt.hp, hurt.row().family);
        self.credit(source, family, harm.0.unsigned_abs());
        let (who, by) = (self.who(foe), self.cause(source));
        self.tell(Event::Hurt { who, harm, by });
        if hp.0 <= 0 {
            self.run.foes[foe].hp = Hp(0);
            self.tell(Event::Fell { who, by });
        }
    }

    /// What wards an attacker takes damage instead of it. Tells what is left of the damage.
    pub(crate) fn ward_off(&mut self, foe: usize, damage: Hp) -> Hp {
        let statuses = &mut self.run.foes[foe].statuses;
        let left = i32::from(statuses.left(Status::Warded));
        let off = left.min(damage.0);
        statuses.set(Status::Warded, u16::try_from(left - off).unwrap_or(0));
        damage - Hp(off)
    }

    /// An attacker gets health back, up to what its kind has.
    pub(crate) fn heal(&mut self, foe: usize, hp: Hp) {
        let healed = &mut self.run.foes[foe];
        let most = self.run.sketch.breed(healed.kind).0;
        let hp = Hp(hp.0.min(most.0 - healed.hp.0));
        if hp.0 > 0 {
            healed.hp += hp;
            let who = self.who(foe);
            self.tell(Event::Healed { who, hp });
        }
    }

    /// Something comes over an attacker; more of the same adds nothing, unless it is more.
    pub(crate) fn afflict(&mut self, foe: usize, status: Status, amount: u16, by: Option<Source>) {
        let afflicted = &mut self.run.foes[foe];
        if afflicted.statuses.left(status) >= amount || status == Status::Rooted && afflicted.steady > 0 {
            return;
        }
        afflicted.statuses.set(status, amount);
        match status {
            Status::Burning => afflicted.lit_by = by,
            Status::Rooted => {
                let steady = self.run.content.steady.0 + u32::from(amount);
                afflicted.steady = u16::try_from(steady).unwrap_or(u16::MAX);
            }
            _ => {}
        }
        let who = self.who(foe);
        self.tell(Event::Afflicted { who, status, amount });
    }

    /// An attacker is pushed back on its way, unless it was not long ago.
    pub(crate) fn push(&mut self, foe: usize, by: Length) {
        let pushed = &mut self.run.foes[foe];
        if pushed.steady > 0
            || self.run.assault.is_none_or(|assault| assault.ticks > self.run.content.patience)
        {
            return;
        }
        back(pushed, 20 * by.0.unsigned_abs());
        pushed.steady = u16::try_from(self.run.content.steady.0).unwrap_or(u16::MAX);
        let place = pushed.place;
        self.find_again(foe);
        let who = self.who(foe);
        self.tell(Event::Pushed { who, place });
    }

    /// An attacker is back where a way begins, sound, and with nothing over it but what it came with.
    pub(crate) fn send_back(&mut self, foe: usize) {
        let Foe { id, kind, .. } = self.run.foes[foe];
        let starts = self.run.land.network().starts();
        let segment = starts[id.0 as usize % starts.len()].segment;
        let (most, _) = self.run.sketch.breed(kind);
        let returned = &mut self.run.foes[foe];
        (returned.place, returned.came) = (Place { segment, progress: 0 }, [None; 3]);
        returned.statuses = borne(kind);
        let place = returned.place;
        self.find_again(foe);
        let who = self.who(foe);
        self.tell(Event::Pushed { who, place });
        self.heal(foe, most);
    }

    /// An attacker is somewhere else than where it had gone in this tick.
    fn find_again(&mut self, foe: usize) {
        let run = &mut *self.run;
        let moved = &run.foes[foe];
        run.sketch.spots.set(foe, run.land.aim_at(moved));
        run.sketch.see(moved.place, moved.row().size);
    }

    /// An attacker throws off its armour and goes at another pace.
    pub(crate) fn bare(&mut self, foe: usize, pace: u16) {
        let bared = &mut self.run.foes[foe];
        (bared.is_bare, bared.pace) = (true, pace);
        let who = self.who(foe);
        self.tell(Event::Bared { who });
    }

    /// An attacker has had a habit that it has only once. Tells whether it had not before.
    pub(crate) fn has_first(&mut self, foe: usize, habit: usize) -> bool {
        let done = &mut self.run.foes[foe].done;
        let is_first = *done >> habit & 1 == 0;
        *done |= 1 << habit;
        is_first
    }

    /// An attacker that has answered a hit does not for so long.
    pub(crate) fn rest(&mut self, foe: usize, ticks: u16) {
        self.run.foes[foe].rest = ticks;
    }

    /// A tick passes for an attacker and for all that has come over it.
    #[inline]
    pub(crate) fn pass(&mut self, foe: usize) {
        let foe = &mut self.run.foes[foe];
        foe.age = foe.age.wrapping_add(1);
        foe.rest = foe.rest.saturating_sub(1);
        foe.steady = foe.steady.saturating_sub(1);
        if !foe.statuses.is_empty() {
            foe.statuses.pass();
        }
    }

    /// A ray has gone over an attacker.
    pub(crate) fn mark_swept(&mut self, foe: usize, ray: u8) {
        self.run.foes[foe].swept |= 1 << ray;
    }

    /// A ray has gone over all of the world.
    pub(super) fn forget_swept(&mut self, ray: u8) {
        self.run.foes.iter_mut().for_each(|foe| foe.swept &= !(1 << ray));
    }

    /// Those that fell or are gone are no more in the way.
    pub(crate) fn clear_gone(&mut self) {
        if self.run.foes.iter().any(|foe| !foe.is_alive()) {
            self.run.foes.retain(Foe::is_alive);
            self.place_spots();
        }
    }
}

/// What a kind of attacker comes with.
fn borne(kind: Attacker) -> Statuses {
    let mut statuses = Statuses::default();
    for (status, amount) in kind.row().bears {
        statuses.set(*status, *amount);
    }
    statuses
}

/// Somebody is put back by so much of a way, as far as it is remembered how they came.
fn back(foe: &mut Foe, by: u32) {
    let mut by = by;
    while by > foe.place.progress {
        let [before, rest @ ..] = foe.came;
        let Some(segment) = before else {
            foe.place.progress = 0;
            return;
        };
        by -= foe.place.progress;
        foe.place = Place { segment, progress: Place::WHOLE };
        foe.came = [rest[0], rest[1], None];
    }
    foe.place.progress = (foe.place.progress - by).min(Place::WHOLE - 1);
}

/// Where somebody came from, with one more piece of a way.
pub(super) const fn came_by(foe: &mut Foe, segment: SegmentId) {
    foe.came = [Some(segment), foe.came[0], foe.came[1]];
}
